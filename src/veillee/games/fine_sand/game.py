"""Fine Sand (F. Friese, 2018): get rid of a whole deck by building it, all players at the same time.

State: for each seat a draw pile, an open discard, a hand, what it has built (ready, or resting until the next
turn), gifts for the left neighbour, and cards on their way: planned and not yet paid, revealed, drawn aside.
A round has two parallel phases (`rounds.py`): step 1, then everything up to the hand limit (`turn.py`).

Knowledge: Scaffolding never stays in a hand, and with least-excess payment an overpayment shows what a hand
lacks. Facts cannot say what is *not* there, so `determinize` is too generous in these two cases.

An arranged position begins at its `round` and `step`. With round 0 it is a new game: a campaign lays each
seat's pile open as its `discard`, and everything else, from the shuffle on, happens here.
"""

from __future__ import annotations

from typing import final

from veillee.core import Limits, Match, Result, Rules, Setup
from veillee.games.fine_sand.actions import Actions
from veillee.games.fine_sand.building import Building
from veillee.games.fine_sand.cards import EFFECTS, Cards
from veillee.games.fine_sand.discards import Discards
from veillee.games.fine_sand.paying import Paying
from veillee.games.fine_sand.piles import Piles
from veillee.games.fine_sand.rounds import Rounds
from veillee.games.fine_sand.scoring import result
from veillee.games.fine_sand.single_builds import SingleBuilds
from veillee.games.fine_sand.state import FineSandState
from veillee.games.fine_sand.turn import Turn

#: Turns of the lone player before gifts begin.
SOLO_TIMER = 13


@final
class FineSand(Rules[FineSandState]):
    setup_rule = "fs.setup"
    lowest_wins = True

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        options = setup.options
        self.presorted = options["order"] == "presorted"
        self.fable_rounds = int(options["fable"])
        self.strict_gift = options["solo-gift"] == "strict"
        self.castles_on_gifts = options["castles-on-solo-gifts"] == "yes"
        self.rounds_at_most = int(options["rounds"])
        self.opening_hand = int(options["hand"])
        self.board_limit = int(options["limit"])
        self.cards = Cards(self.kind_rows)
        #: The rule each card has of its own; the cards of one row of the box share one.
        self.rule_of = [f"fs.{row.get('rule', row['id'])}" for row in self.kind_rows]
        self.pallet_kind = self.cards.is_pallet.index(True) if True in self.cards.is_pallet else -1
        self.starting_pile = self._introductory_pile()
        self.fable_stack = self.cards_of("fables")
        self._declare_zones()
        self.piles = Piles(self)
        self.building = Building(self)
        self.single_builds = SingleBuilds(self)
        self.paying = Paying(self)
        self.discards = Discards(self)
        self.actions = Actions(self)
        self.turn = Turn(self)
        self.table_rounds = Rounds(self)

    def _declare_zones(self) -> None:
        self.draw = self.pile("draw")
        self.discard = self.pile("discard")
        self.hands = self.bag("hands")
        self.plan = self.bag("plan")
        self.aside = self.bag("aside")
        self.revealed = self.pile("revealed")
        self.front = self.bag("front")
        self.pallet = self.bag("pallet")
        self.built = self.bag("built")
        self.resting = self.bag("resting")
        self.chairs = self.bag("chairs")
        self.gifts = self.pile("gifts")
        self.removed = self.bag("removed")
        self.box = self.bag("box")

    def has_effect(self, name: str) -> bool:
        """Whether any card of this box has the effect: questions that no card asks are not declared."""
        number = list(EFFECTS).index(name)
        return any(
            [self.copies[kind] > 0 for kind, effect in enumerate(self.cards.effect) if effect == number]
        )

    def new_state(self) -> FineSandState:
        state = FineSandState()
        state.timer = SOLO_TIMER if self.players == 1 else 0
        state.tokens = [0] * self.players
        state.drained = [0] * self.players
        state.branch = [0] * self.players
        state.builds = [0] * self.players
        state.drawn = [0] * self.players
        state.gifted = [0] * self.players
        return state

    def fill(self, state: FineSandState) -> None:
        """Everybody has the same cards: the starting stack is the pile, the Fable stack stays in the box."""
        for seat in range(self.players):
            state.zones[self.draw + seat] = [*self.starting_pile]
            state.zones[self.box + seat] = [*self.fable_stack]

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
                match.shuffle(self.draw + seat)

    def _bring_in(self, match: Match[FineSandState], mark: str) -> None:
        """A round of the Fable campaign: for all the same three digit cards go, and three new ones come."""
        zones = match.state.zones
        digits = [kind for kind in zones[self.draw] if self.cards.mark[kind] != "W"]
        for _ in range(min(3, len(digits))):
            gone = digits.pop(match.below(len(digits)))
            for seat in range(self.players):
                match.move_kind(self.draw + seat, gone, self.box + seat)
        for kind in [kind for kind in zones[self.box] if self.cards.mark[kind] == mark]:
            for seat in range(self.players):
                match.move_kind(self.box + seat, kind, self.draw + seat)

    def begin(self, match: Match[FineSandState]) -> None:
        """Open a new game, or go on where an arranged position stands."""
        rounds, state = self.table_rounds, match.state
        if state.round == 0:
            rounds.open(match)
        elif state.step == 2:
            match.then((rounds.step_two,))
        else:
            rounds.play_step_one(match)

    def limits(self) -> Limits:
        """In a turn each card is handled a few times at most: chosen, paid or discarded, drawn again."""
        per_turn = 4 * len(self.all_cards())
        return Limits(
            self.rounds_at_most, self.players * (self.rounds_at_most * per_turn + self.opening_hand + 1)
        )

    def result(self, state: FineSandState) -> Result:
        return result(self, state)

    def left_of(self, seat: int) -> int:
        """The left neighbour is the next seat."""
        return (seat + 1) % self.players

    def must_give(self, state: FineSandState, seat: int) -> bool:
        """Whether a lone player cannot end the turn before giving a card (fs.solo-gift)."""
        return self.players == 1 and not (state.timer or state.gifted[seat]) and bool(state.zones[self.hands])

    def owes_gift(self, state: FineSandState, seat: int) -> bool:
        """Whether, besides, no other action may take the lone player's last hand card."""
        return self.players == 1 and self.strict_gift and self.must_give(state, seat)
