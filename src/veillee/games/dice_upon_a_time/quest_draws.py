"""Drawing Quests from decks of one's choice, the Magic Mirror, and cutting back to four (du.drawing)."""

from __future__ import annotations

from typing import Final, final

from veillee.core import Match, Reason
from veillee.games.dice_upon_a_time.base import DiceBase
from veillee.games.dice_upon_a_time.reactions import Reactions
from veillee.games.dice_upon_a_time.state import DiceState
from veillee.games.dice_upon_a_time.verbs import DeckVerb

#: The most active main Quests of a player.
MOST_QUESTS: Final = 4
DECKS: Final = ("2", "3", "4")


@final
class QuestDraws:
    """Carries out a draw of `number` Quests, one after the other, of which `keep` are kept."""

    def __init__(self, rules: DiceBase, reactions: Reactions) -> None:
        self.rules = rules
        self.reactions = reactions
        self.mirror = rules.kind("magic-mirror")
        self.draw = DeckVerb(rules.verb("draw-quest", deck=DECKS))
        self.skip = rules.plain_verb("no-quest")
        self.keep = rules.card_verb("keep-quest", rules.cards.quests)
        self.put_back = rules.card_verb("return-quest", rules.cards.quests)
        self.asking = rules.step("ask-draw", self.run_ask, "du.drawing")
        self.window = rules.step("quests-window", self.run_window, "du.mirror")
        self.robbery = rules.step("quests-robbery", self.run_robbery, "du.mirror")
        self.settle = rules.step("quests-settled", self.run_settle, "du.mirror")
        self.cut = rules.step("cut-back", self.run_cut, "du.limit")
        self.ask_draw = rules.question(
            "draw-quest", self.offer_draw, self.take_draw, "du.drawing", self.explain_draw, is_open=True
        )
        self.ask_keep = rules.question("keep-quest", self.offer_keep, self.take_keep, "du.king", is_open=True)
        self.ask_return = rules.question(
            "return-quest", self.offer_return, self.take_return, "du.limit", is_open=True
        )

    def left(self, state: DiceState) -> bool:
        """Whether there is a Quest to draw; in the co-operative game all lie open already."""
        if self.rules.coop:
            return False
        two, three, four = self.rules.quest_decks
        return bool(state.zones[two] or state.zones[three] or state.zones[four])

    def decks_left(self, state: DiceState) -> list[int]:
        """The decks that a Quest can be drawn from."""
        return [deck for deck, zone in enumerate(self.rules.quest_decks) if state.zones[zone]]

    def begin(self, match: Match[DiceState], seat: int, number: int, keep: int) -> None:
        """Let a seat draw up to `number` Quests and keep `keep` of them, if it wants to."""
        if self.left(match.state):
            match.then(self.asking(seat, number, keep))

    def run_ask(self, match: Match[DiceState], seat: int, drawer: int, number: int, keep: int) -> None:
        self._ask(match, drawer, number, keep)

    def _ask(self, match: Match[DiceState], seat: int, number: int, keep: int) -> None:
        drawn = len(match.state.zones[self.rules.offered])
        match.tell("cause-draw-quest", [seat], seat=seat, draws=number, keeps=keep, drawn=drawn)
        match.ask(seat, self.ask_draw(number, keep))

    def offer_draw(self, state: DiceState, seat: int, number: int, keep: int) -> list[int]:
        options = self.draw.each(self.decks_left(state))
        return options if state.zones[self.rules.offered] else [*options, self.skip]

    def explain_draw(self, state: DiceState, seat: int, option: int, number: int, keep: int) -> list[Reason]:
        if option == self.skip:
            return [Reason("du.drawing", "draw-them-all", {"quests": number})]
        if option in self.draw:
            return [Reason("du.drawing", "quest-deck-empty", {"deck": DECKS[self.draw.deck(option)]})]
        return []

    def take_draw(self, match: Match[DiceState], seat: int, option: int, number: int, keep: int) -> None:
        if option == self.skip:
            return
        rules = self.rules
        match.draw(rules.quest_decks[self.draw.deck(option)], rules.offered)
        left = self.left(match.state)
        match.state.ending = match.state.ending or not left
        if number > 1 and left:
            self._ask(match, seat, number - 1, keep)
        elif len(match.state.zones[rules.offered]) > keep:
            match.ask(seat, self.ask_keep(keep))
        else:
            match.then(self.window(seat))

    def offer_keep(self, state: DiceState, seat: int, keep: int) -> list[int]:
        return self.keep.each_of(state.zones[self.rules.offered])

    def take_keep(self, match: Match[DiceState], seat: int, option: int, keep: int) -> None:
        others = match.state.zones[self.rules.offered][:]
        others.remove(self.keep.card(option))
        for kind in others:
            self.under_its_deck(match, self.rules.offered, kind)
        match.then(self.window(seat))

    def under_its_deck(self, match: Match[DiceState], source: int, kind: int) -> None:
        """Put a Quest back; an object that was fetched for it goes back too."""
        cards = self.rules.cards
        match.move_kind(source, kind, self.rules.quest_decks[cards.deck_of[kind]], bottom=True)
        if cards.task_of[kind].object >= 0:
            match.state.carriers[cards.task_of[kind].object] = -1

    # The Magic Mirror

    def run_window(self, match: Match[DiceState], seat: int, drawer: int) -> None:
        reactions = self.reactions
        others = [s for s in self.rules.around[match.state.active] if s != drawer]
        fitting = reactions.possible(match.state, [self.mirror])
        if fitting:
            reactions.quests_drawn.open(match, others, fitting, self.robbery(drawer))
        else:
            self._lay_out(match, drawer)

    def run_robbery(self, match: Match[DiceState], seat: int, drawer: int) -> None:
        robber = self.reactions.player_of(match.state, self.mirror)
        if robber < 0:
            self._lay_out(match, drawer)
        else:
            self.reactions.open_hit(match, [drawer], False, self.settle(drawer, robber))

    def run_settle(self, match: Match[DiceState], seat: int, drawer: int, robber: int) -> None:
        keeper = drawer if self.reactions.escapes(match, drawer) else robber
        self.reactions.finish(match, robber, self.mirror)
        self._lay_out(match, keeper)

    # Not more than four

    def _lay_out(self, match: Match[DiceState], seat: int) -> None:
        match.move_all(self.rules.offered, self.rules.quests[seat])
        if len(match.state.zones[self.rules.quests[seat]]) > MOST_QUESTS:
            match.then(self.cut(seat))

    def run_cut(self, match: Match[DiceState], seat: int, owner: int) -> None:
        over = len(match.state.zones[self.rules.quests[owner]]) - MOST_QUESTS
        match.ask(owner, self.ask_return(over))

    def offer_return(self, state: DiceState, seat: int, left: int) -> list[int]:
        return self.put_back.each_of(state.zones[self.rules.quests[seat]])

    def take_return(self, match: Match[DiceState], seat: int, option: int, left: int) -> None:
        self.under_its_deck(match, self.rules.quests[seat], self.put_back.card(option))
        if left > 1:
            match.ask(seat, self.ask_return(left - 1))
