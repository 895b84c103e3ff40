"""Zones: where cards lie, and who may see them there."""

from __future__ import annotations

from typing import cast, final

from veillee.core.schema.games import Seen


@final
class Zone:
    """A pile (cards in order) or a bag (a hand: order means nothing), one for the table or one per seat.

    `seen` says who may see its cards, as visibility.toml has it: ``all``, ``owner`` or ``nobody``, with
    ``+shown`` where the rules also let a zone be shown to chosen seats for a while. How many cards lie in
    a zone, and their backs, everybody sees.
    """

    def __init__(self, name: str, first: int, per_seat: bool, seats: int, bag: bool, seen: str) -> None:
        self.name = name
        self.first = first
        self.per_seat = per_seat
        self.count = seats if per_seat else 1
        self.bag = bag
        seers, _, shown = seen.partition("+")
        self.can_be_shown = shown == "shown"
        if seers not in ("all", "owner", "nobody") or shown not in ("", "shown"):
            raise ValueError(
                f"visibility of {name!r}: {seen!r} is not all, owner or nobody, with or without +shown"
            )
        self.seen = cast("Seen", seers)
        if self.seen == "owner" and not per_seat:
            raise ValueError(f"visibility of {name!r}: a zone of the table has no owner")

    def mask(self, index: int, seats: int) -> int:
        """The seats that see this zone's cards as of right; bit `seats` is the public."""
        if self.seen == "all":
            return (1 << (seats + 1)) - 1
        return 1 << index if self.seen == "owner" else 0


def kinds_in(cards: list[int]) -> list[int]:
    """The kinds of some cards, each once and in their order; quick where they are sorted, as in a bag."""
    found: list[int] = []
    greatest = -1
    for kind in cards:
        if kind > greatest:
            greatest = kind
        elif kind in found:
            continue
        found.append(kind)
    return found
