"""Stories: draw, read aloud, let the hero answer, carry out, discard; some stay open (du.stories)."""

from __future__ import annotations

from typing import Final, final

from veillee.core import Declared, Match, Reason
from veillee.games.dice_upon_a_time.base import DiceBase
from veillee.games.dice_upon_a_time.cards import CURSE, FORTUNE, HITS, MISFORTUNE
from veillee.games.dice_upon_a_time.effects import Effects
from veillee.games.dice_upon_a_time.events import Events
from veillee.games.dice_upon_a_time.losses import Losses
from veillee.games.dice_upon_a_time.reactions import Reactions
from veillee.games.dice_upon_a_time.state import DiceState
from veillee.games.dice_upon_a_time.verbs import ChoiceVerb

#: Of the effects that hit who draws a Misfortune, those that cost tokens.
_COSTS_TOKENS: Final = ("lose", "lose-any", "left-takes-token")


@final
class Stories:
    """Only the active player draws Stories, so `drawer` is always whose turn it is."""

    #: Asks whom to give a Curse that the Cursed Ring passes on.
    ask_bestow: Declared[[]]

    def __init__(
        self, rules: DiceBase, events: Events, reactions: Reactions, losses: Losses, effects: Effects
    ) -> None:
        self.rules = rules
        self.events = events
        self.reactions = reactions
        self.losses = losses
        self.effects = effects
        self.cloak = rules.kind("invisibility-cloak")
        self.ring = rules.kind("cursed-ring")
        self.tell = rules.card_verb("tell", rules.cards.stories)
        self.choose = ChoiceVerb(rules.verb("choose", option=["1", "2"]))
        self.draw = rules.step("draw-story", self.run_draw, "du.stories")
        self.end = rules.step("end-story", self.run_end, "du.stories")
        self.options = rules.step("misfortune", self.run_options, "du.misfortune")
        self.uncloak = rules.step("uncloak", self.run_uncloak, "du.cloak")
        self.warn = rules.step("warn", self.run_warn, "du.plant")
        self.strike = rules.step("strike", self.run_strike, "du.misfortune")
        self.lay_curse = rules.step("lay-curse", self.run_lay_curse, "du.curses")
        self.cursed = rules.step("cursed", self.run_cursed, "du.cursed-ring")
        self.ask_tell = rules.question("tell", self.offer_tell, self.take_tell, "du.events", is_open=True)
        self.ask_choose = rules.question(
            "choose", self.offer_choose, self.take_choose, "du.misfortune", self.explain_choose, is_open=True
        )

    def begin(self, match: Match[DiceState]) -> None:
        """The active player draws a Story."""
        if self.rules.with_stories:
            match.then(self.draw())

    def run_draw(self, match: Match[DiceState], seat: int) -> None:
        rules = self.rules
        zones = match.state.zones
        found = 0
        for _ in range(self.events.now(match.state).story_draws):
            if not zones[rules.story_deck] and zones[rules.story_discard]:
                match.move_all(rules.story_discard, rules.story_deck)
                match.shuffle(rules.story_deck)
            found += match.draw(rules.story_deck, rules.story)
        if found > 1:
            match.ask(match.state.active, self.ask_tell(found))
        elif found:
            self.read(match, zones[rules.story][-1])

    def offer_tell(self, state: DiceState, seat: int, drawn: int) -> list[int]:
        return self.tell.each_of(state.zones[self.rules.story][-drawn:])

    def take_tell(self, match: Match[DiceState], seat: int, option: int, drawn: int) -> None:
        rules = self.rules
        told = self.tell.card(option)
        story = match.state.zones[rules.story]
        others = story[-drawn:]
        others.remove(told)
        for kind in others:
            match.move(rules.story, len(story) - 1 - story[::-1].index(kind), rules.story_discard)
        self.read(match, told)

    def read(self, match: Match[DiceState], kind: int) -> None:
        """Begin with what a Story does; it lies on top of `story` until its end."""
        drawer = match.state.active
        story = self.rules.cards.story_kind[kind]
        if story == FORTUNE:
            match.then(self.end())
            self.effects.begin(match, drawer, self.rules.cards.effects_of[kind])
        elif story == MISFORTUNE:
            self._show_misfortune(match, kind)
        elif story == CURSE:
            self.reactions.open_hit(match, [drawer], False, self.lay_curse(kind))
        else:
            self._keep(match, drawer)

    def _keep(self, match: Match[DiceState], drawer: int) -> None:
        """The Story stays open before who drew it."""
        story = self.rules.story
        match.move(story, len(match.state.zones[story]) - 1, self.rules.kept_of(drawer))

    def run_end(self, match: Match[DiceState], seat: int) -> None:
        match.draw(self.rules.story, self.rules.story_discard)

    # Misfortunes and the Invisibility Cloak

    def _show_misfortune(self, match: Match[DiceState], kind: int) -> None:
        drawer, reactions = match.state.active, self.reactions
        fitting = reactions.possible(match.state, [self.cloak])
        cloaked = int(reactions.has_played(match.state, drawer, self.cloak))
        reactions.story_shown.open(match, [drawer], fitting, self.options(kind, cloaked))

    def run_options(self, match: Match[DiceState], seat: int, story: int, cloaked: int) -> None:
        """Under a Cloak a new Story comes instead; a Misfortune that comes so stands."""
        drawer = match.state.active
        if not cloaked and self.reactions.has_played(match.state, drawer, self.cloak):
            match.draw(self.rules.story, self.rules.story_discard)
            match.then(self.uncloak(drawer))
            match.then(self.draw())
            return
        match.then(self.end())
        match.ask(drawer, self.ask_choose(story))

    def run_uncloak(self, match: Match[DiceState], seat: int, drawer: int) -> None:
        self.reactions.finish(match, drawer, self.cloak)

    def offer_choose(self, state: DiceState, seat: int, story: int) -> list[int]:
        possible = self.effects.possible
        effects = self.rules.cards.effects_of[story]
        choices = [choice for choice, effect in enumerate(effects) if possible(state, seat, effect)]
        return self.choose.each(choices) or [self.reactions.decline]

    def explain_choose(self, state: DiceState, seat: int, option: int, story: int) -> list[Reason]:
        if option not in self.choose:
            return []
        number, card = self.choose.choice(option) + 1, self.rules.kind_names[story]
        return [Reason("du.misfortune", "option-impossible", {"option": number, "card": card})]

    def take_choose(self, match: Match[DiceState], seat: int, option: int, story: int) -> None:
        if option == self.reactions.decline:
            return
        rules = self.rules
        choice = self.choose.choice(option)
        if match.observed:
            match.tell("story-effect", card=story, effect=f"{rules.kind_names[story]}-{choice + 1}")
        number = rules.cards.effects_of[story][choice]
        effect = rules.cards.effects[number]
        if effect.name not in HITS:
            match.then(self.effects.do(seat, number))
            return
        match.then(self.warn(number))
        if effect.name == "left-takes-token":
            left = rules.around[seat][1]
            match.then(self.losses.seizing(left, seat, effect.number))

    def run_warn(self, match: Match[DiceState], seat: int, effect: int) -> None:
        """Option and targets are chosen: the drawer may still escape."""
        tokens = self.rules.cards.effects[effect].name in _COSTS_TOKENS
        self.reactions.open_hit(match, [match.state.active], tokens, self.strike(effect))

    def run_strike(self, match: Match[DiceState], seat: int, effect: int) -> None:
        drawer = match.state.active
        if self.reactions.escapes(match, drawer):
            match.state.loss = [0, 0, 0]
        else:
            self.effects.run(match, drawer, effect)

    # Curses and the Cursed Ring

    def run_lay_curse(self, match: Match[DiceState], seat: int, curse: int) -> None:
        rules, reactions = self.rules, self.reactions
        drawer = match.state.active
        if reactions.escapes(match, drawer):
            match.draw(rules.story, rules.story_discard)
            return
        self._keep(match, drawer)
        fitting = reactions.possible(match.state, [self.ring])
        reactions.curse_taken.open(match, [drawer], fitting, self.cursed())

    def run_cursed(self, match: Match[DiceState], seat: int) -> None:
        """Who answers a Curse with the Cursed Ring hands it, or another one, on."""
        drawer = match.state.active
        if self.reactions.has_played(match.state, drawer, self.ring):
            match.ask(drawer, self.ask_bestow())
