"""Friends that bring resources or actions, in a turn, before or after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from veillee.core import Match, Reason, Step
from veillee.games.grimm_forest.state import MATERIALS, GrimmForestState
from veillee.games.grimm_forest.windows import END_OF_BUILD, END_OF_GATHER, FRIEND, START_OF_BUILD

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest

STRAW: Final = 0
#: Wood is material 1, and the Forest place 1.
WOOD: Final = 1
WOOD_IN_FOREST: Final = 3 * WOOD + WOOD


@final
class GoldenGoose:
    """A resource for being alone; or, thrown off in your turn, two."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rule = "gf.friend.golden-goose"
        rules.windows.on(END_OF_GATHER, FRIEND, "golden-goose", self.lay_egg, rule, rules.walking.is_alone)
        rules.turns.add_discard("golden-goose", self.leave)

    def lay_egg(self, match: Match[GrimmForestState], owner: int) -> None:
        self.rules.supply.let_gain(match, "golden-goose", owner, 1)

    def leave(self, match: Match[GrimmForestState], seat: int) -> None:
        self.rules.friendship.lose(match, seat)
        self.rules.supply.let_gain(match, "golden-goose", seat, 2)


@final
class Woodcutter:
    """Two wood for you and two for the Forest; or, thrown off, one monster stopped."""

    def __init__(self, rules: GrimmForest) -> None:
        monsters = [
            name for name, is_monster in zip(rules.kind_names, rules.is_monster, strict=True) if is_monster
        ]
        rules.turns.add_special("woodcutter", self.fell)
        rules.monsters.add_stopper("woodcutter", monsters)

    def fell(self, match: Match[GrimmForestState], seat: int) -> None:
        match.state.resources[seat][WOOD] += 2
        match.state.stocks[WOOD_IN_FOREST] += 2


@final
class SevenDwarves:
    """One more action for being alone, also if they are gone when it is used."""

    def __init__(self, rules: GrimmForest) -> None:
        rule = "gf.friend.seven-dwarves"
        rules.windows.on(END_OF_GATHER, FRIEND, "seven-dwarves", self.help, rule, rules.walking.is_alone)

    def help(self, match: Match[GrimmForestState], owner: int) -> None:
        match.state.bonus[owner] += 1


@final
class Rumpelstiltskin:
    """A straw before everybody builds; for an action, all straw turned into wood or brick."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rule = "gf.friend.rumpelstiltskin"
        rules.windows.on(START_OF_BUILD, FRIEND, "rumpelstiltskin", self.bring_straw, self.rule)
        rules.turns.add_special("rumpelstiltskin", self.begin, self.why_not)
        self.spin = rules.verb("spin", material=MATERIALS[WOOD:]).base
        self.ask_spin = rules.question("spin", self.offer_spin, self.take_spin, self.rule)

    def bring_straw(self, match: Match[GrimmForestState], owner: int) -> None:
        match.state.resources[owner][STRAW] += 1

    def why_not(self, state: GrimmForestState, seat: int) -> list[Reason]:
        return [] if state.resources[seat][STRAW] else [Reason(self.rule, "no-straw-to-spin")]

    def begin(self, match: Match[GrimmForestState], seat: int) -> None:
        match.ask(seat, (self.ask_spin,))

    def offer_spin(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        return [self.spin, self.spin + 1]

    def take_spin(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        own = match.state.resources[seat]
        own[WOOD + option - self.spin] += own[STRAW]
        own[STRAW] = 0


@final
class RobinHood:
    """A gift from everybody who owns more; all are compared before the first gift."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        rule = "gf.friend.robin-hood"
        rules.windows.on(END_OF_BUILD, FRIEND, "robin-hood", self.act, rule, works=self.finds_rich)

    def finds_rich(self, state: GrimmForestState, owner: int) -> bool:
        own = sum(state.resources[owner])
        return any([sum(each) > own for each in state.resources])

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        state = match.state
        own = sum(state.resources[owner])
        for seat in reversed(self.rules.turn_order(state)):
            if sum(state.resources[seat]) > own:
                self.rules.giving.let_give(match, "robin-hood", seat, owner, 1, state.resources[seat])
