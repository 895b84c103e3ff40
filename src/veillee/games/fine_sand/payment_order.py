"""What can pay, and in which order it is paid (fs.payment-order)."""

from __future__ import annotations

from typing import Final, final

from veillee.core import CardVerb
from veillee.games.fine_sand.base import FineSandBase

#: In place of a rank, for what cannot pay.
_NO_RANK: Final = -1


@final
class PaymentOrder:
    """Hand cards, Pallet cards, Scaffolding and tokens, each kind of item with a rank.

    Ranks go down in value and, within a value, through hand, Pallet, Scaffolding and tokens.
    """

    def __init__(
        self,
        rules: FineSandBase,
        from_hand: CardVerb,
        from_pallet: CardVerb,
        from_front: CardVerb,
        with_token: int,
    ) -> None:
        worth = rules.cards.worth
        items = [(-1, 3, with_token)]
        for place, verb in enumerate((from_hand, from_pallet, from_front)):
            items += [(-worth[kind], place, verb(kind)) for kind in verb.kinds if worth[kind]]
        items.sort()
        #: By rank: how an item is paid, what it is worth, and whether it comes from the hand.
        self.options = [option for _, _, option in items]
        self.values = [-value for value, _, _ in items]
        self.is_from_hand = [place == 0 for _, place, _ in items]
        self._ranks = {option: rank for rank, option in enumerate(self.options)}
        #: The rank of each kind by where it lies.
        self.in_hand = self._ranks_of(rules, from_hand)
        self.on_pallet = self._ranks_of(rules, from_pallet)
        self.in_front = self._ranks_of(rules, from_front)
        self.token = self._ranks[with_token]

    def _ranks_of(self, rules: FineSandBase, verb: CardVerb) -> list[int]:
        return [self._ranks.get(verb(kind), _NO_RANK) for kind in range(len(rules.kind_names))]

    def rank(self, option: int) -> int:
        """The rank of the item that an option pays."""
        return self._ranks[option]
