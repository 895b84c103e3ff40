"""What all phases of Fine Sand share: options, cards, where they lie, what a seat can pay and owes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from veillee.core import Rules, Setup
from veillee.games.fine_sand.cards import EFFECTS, Cards
from veillee.games.fine_sand.state import BRANCHES, DRAINS, DRAWS, ENDINGS, FineSandState

#: How many cards the board itself lets everybody draw in steps 1 and 2B.
BOARD_DRAW: Final = 2
#: In place of a kind, where there is none.
NONE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class FineSandBase(Rules[FineSandState]):
    """The rules before any phase is declared."""

    setup_rule = "fs.setup"
    lowest_wins = True

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        options = setup.options
        self.presorted = options["order"] == "presorted"
        self.fable_rounds = int(options["fable"])
        self.least_excess = options["payment"] == "least-excess"
        self.strict_gift = options["solo-gift"] == "strict"
        self.castles_on_gifts = options["castles-on-solo-gifts"] == "yes"
        self.rounds_at_most = int(options["rounds"])
        self.opening_hand = int(options["hand"])
        self.board_limit = int(options["limit"])
        #: Whether plain green and blue cards may always be left unused; until revision 2 that depended.
        self.may_waive = setup.revision > 1
        self._declare_cards()
        self._declare_zones()
        self.name_values("ending", ENDINGS)
        self.name_values("branch", BRANCHES)
        self.name_values("drained", DRAINS)
        self.name_values("drawn", DRAWS)

    def _declare_cards(self) -> None:
        self.cards = Cards(self.kind_rows)
        #: The rule each card has of its own; the cards of one row of the box share one.
        self.rule_of = [f"fs.{row.get('rule', row['id'])}" for row in self.kind_rows]
        #: The cards that verbs can name: an owner may have taken some out.
        self.kinds_in_box = [kind for kind, copies in enumerate(self.copies) if copies]
        coins = [kind for kind in self.kinds_in_box if self.cards.is_coin[kind]]
        #: What can lie on a `pallet`.
        self.storable_kinds = coins if self.has_effect("pallet") else []
        self.pallet_kind = self.cards.is_pallet.index(True) if True in self.cards.is_pallet else NONE

    def _declare_zones(self) -> None:
        self.draw = self.piles("draw")
        self.discard = self.piles("discard")
        self.hands = self.bags("hands")
        self.plan = self.bags("plan")
        self.aside = self.bags("aside")
        self.revealed = self.piles("revealed")
        self.front = self.bags("front")
        self.pallet = self.bags("pallet")
        self.built = self.bags("built")
        self.resting = self.bags("resting")
        self.chairs = self.bags("chairs")
        self.gifts = self.piles("gifts")
        self.removed = self.bags("removed")
        self.box = self.bags("box")

    def has_effect(self, name: str) -> bool:
        """Whether any card of this box has the effect: questions that no card asks are not declared."""
        number = list(EFFECTS).index(name)
        return any(
            [self.copies[kind] > 0 for kind, effect in enumerate(self.cards.effect) if effect == number]
        )

    def left_of(self, seat: int) -> int:
        """The left neighbour is the next seat."""
        return (seat + 1) % self.players

    def limit_of(self, state: FineSandState, seat: int) -> int:
        """The hand limit that the fourth column gives."""
        more = self.cards.limit
        limit = self.board_limit
        for kind in state.zones[self.built[seat]]:
            limit += more[kind]
        return limit

    def purse(self, state: FineSandState, seat: int) -> int:
        """What all that a seat can pay with is worth together."""
        zones, worth = state.zones, self.cards.worth
        total = state.tokens[seat]
        for kind in zones[self.hands[seat]]:
            total += worth[kind]
        for kind in zones[self.front[seat]]:
            total += worth[kind]
        for kind in zones[self.pallet[seat]]:
            total += worth[kind]
        return total

    def must_give(self, state: FineSandState, seat: int) -> bool:
        """Whether a lone player cannot end the turn before giving a card (fs.solo-gift)."""
        return (
            self.players == 1
            and not (state.timer or state.gifted[seat])
            and bool(state.zones[self.hands[seat]])
        )

    def owes_gift(self, state: FineSandState, seat: int) -> bool:
        """Whether, besides, no other action may take the lone player's last hand card."""
        return self.players == 1 and self.strict_gift and self.must_give(state, seat)
