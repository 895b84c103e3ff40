"""Stories: draw, read aloud, let the hero answer, carry out, discard; some stay open (du.stories)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from veillee.core import Match, Reason, Step
from veillee.games.dice_upon_a_time.state import DiceState
from veillee.games.dice_upon_a_time.tasks import CURSE, FORTUNE, HITS, MISFORTUNE, WORDS

if TYPE_CHECKING:
    from veillee.games.dice_upon_a_time.game import DiceUponATime

#: Of the words that hit who draws a Misfortune, those that cost tokens.
_COSTS_TOKENS = {"lose", "lose-any", "left-takes-token"}


@final
class Stories:
    """Only the active player draws Stories, so `drawer` is always whose turn it is."""

    def __init__(self, rules: DiceUponATime) -> None:
        self.rules = rules
        self.names = [rules.kind_names[kind] for kind in rules.deck_kinds("stories")]
        self.first = rules.deck_kinds("stories")[0]
        self.cloak = rules.windows.number("invisibility-cloak")
        self.ring = rules.windows.number("cursed-ring")
        self.hits = [word in HITS for word in WORDS]
        self.costs_tokens = [word in _COSTS_TOKENS for word in WORDS]
        self.seized = WORDS.index("left-takes-token")
        self.tell = rules.verb("tell", card=self.names).base
        self.choose = rules.verb("choose", option=["1", "2"]).base
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
            match.then((self.draw,))

    def run_draw(self, match: Match[DiceState], seat: int, step: Step) -> None:
        rules = self.rules
        zones = match.state.zones
        found = 0
        for _ in range(rules.events.now(match.state).story_draws):
            if not zones[rules.story_deck] and zones[rules.story_discard]:
                match.move_all(rules.story_discard, rules.story_deck)
                match.shuffle(rules.story_deck)
            found += match.draw(rules.story_deck, rules.story)
        if found > 1:
            match.ask(match.state.active, (self.ask_tell, found))
        elif found:
            self.read(match, zones[rules.story][-1])

    def offer_tell(self, state: DiceState, seat: int, step: Step) -> list[int]:
        drawn = state.zones[self.rules.story][-step[1] :]
        return [self.tell + kind - self.first for kind in dict.fromkeys(drawn)]

    def take_tell(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        rules = self.rules
        told = option - self.tell + self.first
        story = match.state.zones[rules.story]
        drawn = story[-step[1] :]
        drawn.remove(told)
        for kind in drawn:
            match.move(rules.story, len(story) - 1 - story[::-1].index(kind), rules.story_discard)
        self.read(match, told)

    def read(self, match: Match[DiceState], kind: int) -> None:
        """Begin with what a Story does; it lies on top of `story` until its end."""
        rules = self.rules
        drawer = match.state.active
        story = rules.tasks.story_kind[kind]
        if story == FORTUNE:
            match.then((self.end,))
            rules.words.begin(match, drawer, rules.tasks.effects_of[kind])
        elif story == MISFORTUNE:
            mask = rules.windows.mask(match.state, [self.cloak])
            cloaked = int(rules.windows.has_played(match.state, drawer, self.cloak))
            after = (self.options, kind, cloaked)
            rules.windows.open(match, rules.windows.story_shown, [drawer], mask, after)
        elif story == CURSE:
            rules.windows.open_hit(match, [drawer], False, (self.lay_curse, kind))
        else:
            match.move(rules.story, len(match.state.zones[rules.story]) - 1, rules.kept_of(drawer))

    def run_end(self, match: Match[DiceState], seat: int, step: Step) -> None:
        match.draw(self.rules.story, self.rules.story_discard)

    # Misfortunes

    def run_options(self, match: Match[DiceState], seat: int, step: Step) -> None:
        """Under a Cloak a new Story comes instead; a Misfortune that comes so stands."""
        drawer = match.state.active
        windows = self.rules.windows
        if not step[2] and windows.has_played(match.state, drawer, self.cloak):
            match.draw(self.rules.story, self.rules.story_discard)
            match.then((self.uncloak, drawer))
            match.then((self.draw,))
            return
        match.then((self.end,))
        match.ask(drawer, (self.ask_choose, step[1]))

    def run_uncloak(self, match: Match[DiceState], seat: int, step: Step) -> None:
        self.rules.windows.finish(match, step[1], self.cloak)

    def offer_choose(self, state: DiceState, seat: int, step: Step) -> list[int]:
        effects = self.rules.tasks.effects_of[step[1]]
        possible = self.rules.words.possible
        options = [self.choose + i for i, effect in enumerate(effects) if possible(state, seat, effect)]
        return options or [self.rules.windows.decline]

    def explain_choose(self, state: DiceState, seat: int, step: Step, option: int) -> list[Reason]:
        if 0 <= option - self.choose < 2:
            number = option - self.choose + 1
            card = self.rules.kind_names[step[1]]
            return [Reason("du.misfortune", "option-impossible", {"option": number, "card": card})]
        return []

    def take_choose(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        if option == self.rules.windows.decline:
            return
        rules = self.rules
        number = rules.tasks.effects_of[step[1]][option - self.choose]
        effect = rules.tasks.effects[number]
        if not self.hits[effect.word]:
            match.then((rules.words.do, seat, number))
            return
        match.then((self.warn, number))
        if effect.word == self.seized:
            left = rules.around[seat][1]
            match.then((rules.words.losses.seizing, left, seat, effect.number))

    def run_warn(self, match: Match[DiceState], seat: int, step: Step) -> None:
        """Option and targets are chosen: the drawer may still escape."""
        number = step[1]
        tokens = self.costs_tokens[self.rules.tasks.effects[number].word]
        self.rules.windows.open_hit(match, [match.state.active], tokens, (self.strike, number))

    def run_strike(self, match: Match[DiceState], seat: int, step: Step) -> None:
        drawer = match.state.active
        if self.rules.windows.escapes(match, drawer):
            match.state.loss = [0, 0, 0]
        else:
            self.rules.words.run(match, drawer, step[1])

    # Curses

    def run_lay_curse(self, match: Match[DiceState], seat: int, step: Step) -> None:
        rules = self.rules
        drawer = match.state.active
        if rules.windows.escapes(match, drawer):
            match.draw(rules.story, rules.story_discard)
            return
        match.move(rules.story, len(match.state.zones[rules.story]) - 1, rules.kept_of(drawer))
        mask = rules.windows.mask(match.state, [self.ring])
        rules.windows.open(match, rules.windows.curse_taken, [drawer], mask, (self.cursed,))

    def run_cursed(self, match: Match[DiceState], seat: int, step: Step) -> None:
        drawer = match.state.active
        if self.rules.windows.has_played(match.state, drawer, self.ring):
            match.ask(drawer, (self.rules.own_items.ask_bestow,))
