"""Fine Sand (F. Friese, 2018): get rid of a whole deck by building it, all players at the same time.

State: for each seat a draw pile, an open discard, a hand, what it has built (ready, or resting until the next
turn), gifts for the left neighbour, and cards on their way: planned and not yet paid, revealed, drawn aside.
A round has two parallel phases (`rounds.py`): step 1, then everything up to the hand limit (`turns.py`).

Knowledge: Scaffolding never stays in a hand, and with least-excess payment an overpayment shows what a hand
lacks. Facts cannot say what is *not* there, so `determinize` is too generous in these two cases.

An arranged position begins at its `round` and `step`. With round 0 it is a new game: a campaign lays each
seat's pile open as its `discard`, and everything else, from the shuffle on, happens here.
"""

from __future__ import annotations

from typing import Any, Final, final

from veillee.core import Limits, Match, Ranking, Result, Setup, View
from veillee.games.fine_sand.base import FineSandBase
from veillee.games.fine_sand.building import Building
from veillee.games.fine_sand.derived import Derivation
from veillee.games.fine_sand.discards import Discards
from veillee.games.fine_sand.drawing import Drawing
from veillee.games.fine_sand.effects import Effects
from veillee.games.fine_sand.hand_limit import HandLimit
from veillee.games.fine_sand.paying import Paying
from veillee.games.fine_sand.ready_cards import ReadyCards
from veillee.games.fine_sand.rounds import Rounds
from veillee.games.fine_sand.scoring import ranking, result
from veillee.games.fine_sand.single_builds import SingleBuilds
from veillee.games.fine_sand.state import NOT_DRAINED, NOTHING_DRAWN, UNDECIDED, FineSandState
from veillee.games.fine_sand.turns import Turns
from veillee.games.fine_sand.verbs import TurnVerbs

#: Turns of the lone player before gifts begin.
SOLO_TIMER: Final = 13


@final
class FineSand(FineSandBase):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.starting_pile = self._introductory_pile()
        self.fable_stack = self.cards_of("fables")
        self.drawing = Drawing(self)
        self.building = Building(self)
        self.single_builds = SingleBuilds(self, self.drawing, self.building)
        self.paying = Paying(self, self.building)
        self.discards = Discards(self, self.drawing, self.paying)
        self.building.pay = self.paying.start
        self.single_builds.discard_first = self.discards.start
        self.hand_limit = HandLimit(self, self.discards)
        self.effects = Effects(self, self.drawing, self.building, self.single_builds, self.discards)
        self.turn_verbs = TurnVerbs(self)
        self.ready_cards = ReadyCards(self, self.turn_verbs, self.drawing, self.building, self.single_builds)
        self.turns = Turns(
            self,
            self.turn_verbs,
            self.drawing,
            self.building,
            self.hand_limit,
            self.effects,
            self.ready_cards,
        )
        self.rounds = Rounds(self, self.drawing, self.discards, self.turns)
        self.turn_verbs.done_to_choose = self.plain_verb("done-to-choose")
        self.derivation = Derivation(self, self.building, self.hand_limit, self.turns)

    def new_state(self) -> FineSandState:
        state = FineSandState()
        state.timer = SOLO_TIMER if self.players == 1 else 0
        state.tokens = [0] * self.players
        state.drained = [NOT_DRAINED] * self.players
        state.branch = [UNDECIDED] * self.players
        state.builds = [0] * self.players
        state.drawn = [NOTHING_DRAWN] * self.players
        state.gifted = [0] * self.players
        return state

    def fill(self, state: FineSandState) -> None:
        """Everybody has the same cards: the starting stack is the pile, the Fable stack stays in the box."""
        for seat in range(self.players):
            state.zones[self.draw[seat]] = [*self.starting_pile]
            state.zones[self.box[seat]] = [*self.fable_stack]

    def _introductory_pile(self) -> list[int]:
        """The starting cards from bottom to top, as the card file has them for a first game."""
        placed: list[tuple[int, int]] = []
        for kind in range(len(self.kind_names)):
            if self.kind_decks[kind] == "starting":
                last = [len(self.kind_names)] * self.copies[kind]
                places = [*self.cards.intro[kind], *last][: self.copies[kind]]
                placed += [(place, kind) for place in places]
        return [kind for _, kind in sorted(placed, reverse=True)]

    def deal(self, match: Match[FineSandState]) -> None:
        for number in range(1, self.fable_rounds + 1):
            self._bring_in(match, str(number))
        if not self.presorted:
            for seat in range(self.players):
                match.shuffle(self.draw[seat])

    def _bring_in(self, match: Match[FineSandState], mark: str) -> None:
        """A round of the Fable campaign: for all the same three digit cards go, and three new ones come."""
        zones = match.state.zones
        digits = [kind for kind in zones[self.draw[0]] if self.cards.mark[kind] != "W"]
        for _ in range(min(3, len(digits))):
            gone = digits.pop(match.below(len(digits)))
            for seat in range(self.players):
                match.move_kind(self.draw[seat], gone, self.box[seat])
        for kind in [kind for kind in zones[self.box[0]] if self.cards.mark[kind] == mark]:
            for seat in range(self.players):
                match.move_kind(self.box[seat], kind, self.draw[seat])

    def begin(self, match: Match[FineSandState]) -> None:
        """Open a new game, or go on where an arranged position stands."""
        rounds, state = self.rounds, match.state
        if state.round == 0:
            rounds.open(match)
        elif state.step == 2:
            match.then(rounds.step_two())
        else:
            rounds.play_step_one(match)

    def stage(self, state: FineSandState) -> int:
        return state.round

    def limits(self) -> Limits:
        """In a turn each card is handled a few times at most: chosen, paid or discarded, drawn again."""
        per_turn = 4 * len(self.all_cards())
        return Limits(
            self.rounds_at_most, self.players * (self.rounds_at_most * per_turn + self.opening_hand + 1)
        )

    def result(self, state: FineSandState) -> Result:
        return result(self, state)

    def ranking(self, state: FineSandState) -> Ranking:
        return ranking(self, state)

    def derived(self, view: View) -> dict[str, Any]:
        return self.derivation.of(view)
