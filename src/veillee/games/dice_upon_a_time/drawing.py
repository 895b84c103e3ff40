"""Drawing Quests from decks of one's choice, the Magic Mirror, and cutting back to four (du.drawing)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from veillee.core import Match, Reason, Step
from veillee.games.dice_upon_a_time.state import DiceState

if TYPE_CHECKING:
    from veillee.games.dice_upon_a_time.game import DiceUponATime

#: The most active main Quests of a player.
MOST_QUESTS: Final = 4
DECKS: Final = ("2", "3", "4")


@final
class Drawing:
    def __init__(self, rules: DiceUponATime) -> None:
        self.rules = rules
        names = [rules.kind_names[kind] for kind in rules.tasks.quest_kinds]
        self.first = rules.tasks.quest_kinds[0]
        self.mirror = rules.windows.number("magic-mirror")
        self.draw = rules.verb("draw-quest", deck=DECKS).base
        self.skip = rules.verb("no-quest").base
        self.keep = rules.verb("keep-quest", card=names).base
        self.put_back = rules.verb("return-quest", card=names).base
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

    def begin(self, match: Match[DiceState], seat: int, number: int, keep: int) -> None:
        """Let a seat draw up to `number` Quests and keep `keep` of them, if it wants to."""
        if self.left(match.state):
            match.then((self.asking, seat, number, keep))

    def run_ask(self, match: Match[DiceState], seat: int, step: Step) -> None:
        self._ask(match, step[1], step[2], step[3])

    def _ask(self, match: Match[DiceState], seat: int, number: int, keep: int) -> None:
        drawn = len(match.state.zones[self.rules.offered])
        match.tell("cause-draw-quest", [seat], seat=seat, draws=number, keeps=keep, drawn=drawn)
        match.ask(seat, (self.ask_draw, number, keep))

    def offer_draw(self, state: DiceState, seat: int, step: Step) -> list[int]:
        zones = state.zones
        options = [self.draw + i for i, deck in enumerate(self.rules.quest_decks) if zones[deck]]
        return options if zones[self.rules.offered] else [*options, self.skip]

    def explain_draw(self, state: DiceState, seat: int, step: Step, option: int) -> list[Reason]:
        if option == self.skip:
            return [Reason("du.drawing", "draw-them-all", {"quests": step[1]})]
        if 0 <= option - self.draw < len(DECKS):
            return [Reason("du.drawing", "quest-deck-empty", {"deck": DECKS[option - self.draw]})]
        return []

    def take_draw(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        if option == self.skip:
            return
        rules = self.rules
        match.draw(rules.quest_decks[option - self.draw], rules.offered)
        left = self.left(match.state)
        match.state.ending = match.state.ending or not left
        _, number, keep = step
        if number > 1 and left:
            self._ask(match, seat, number - 1, keep)
        elif len(match.state.zones[rules.offered]) > keep:
            match.ask(seat, (self.ask_keep, keep))
        else:
            match.then((self.window, seat))

    def offer_keep(self, state: DiceState, seat: int, step: Step) -> list[int]:
        return [self.keep + kind - self.first for kind in dict.fromkeys(state.zones[self.rules.offered])]

    def take_keep(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        others = match.state.zones[self.rules.offered][:]
        others.remove(option - self.keep + self.first)
        for kind in others:
            self.under_its_deck(match, self.rules.offered, kind)
        match.then((self.window, seat))

    def under_its_deck(self, match: Match[DiceState], source: int, kind: int) -> None:
        """Put a Quest back; an object that was fetched for it goes back too."""
        tasks = self.rules.tasks
        match.move_kind(source, kind, self.rules.quest_decks[tasks.deck_of[kind]], bottom=True)
        if tasks.of[kind].object >= 0:
            match.state.carriers[tasks.of[kind].object] = -1

    def run_window(self, match: Match[DiceState], seat: int, step: Step) -> None:
        rules = self.rules
        drawer = step[1]
        others = [s for s in rules.around[match.state.active] if s != drawer]
        mask = rules.windows.mask(match.state, [self.mirror])
        if mask:
            rules.windows.open(match, rules.windows.quests_drawn, others, mask, (self.robbery, drawer))
        else:
            self._lay_out(match, drawer)

    def run_robbery(self, match: Match[DiceState], seat: int, step: Step) -> None:
        drawer = step[1]
        robber = self.rules.windows.player_of(match.state, self.mirror)
        if robber < 0:
            self._lay_out(match, drawer)
        else:
            self.rules.windows.open_hit(match, [drawer], False, (self.settle, drawer, robber))

    def run_settle(self, match: Match[DiceState], seat: int, step: Step) -> None:
        _, drawer, robber = step
        windows = self.rules.windows
        keeper = drawer if windows.escapes(match, drawer) else robber
        windows.finish(match, robber, self.mirror)
        self._lay_out(match, keeper)

    def _lay_out(self, match: Match[DiceState], seat: int) -> None:
        match.move_all(self.rules.offered, self.rules.quests + seat)
        if len(match.state.zones[self.rules.quests + seat]) > MOST_QUESTS:
            match.then((self.cut, seat))

    def run_cut(self, match: Match[DiceState], seat: int, step: Step) -> None:
        over = len(match.state.zones[self.rules.quests + step[1]]) - MOST_QUESTS
        match.ask(step[1], (self.ask_return, over))

    def offer_return(self, state: DiceState, seat: int, step: Step) -> list[int]:
        held = dict.fromkeys(state.zones[self.rules.quests + seat])
        return [self.put_back + kind - self.first for kind in held]

    def take_return(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        self.under_its_deck(match, self.rules.quests + seat, option - self.put_back + self.first)
        if step[1] > 1:
            match.ask(seat, (self.ask_return, step[1] - 1))
