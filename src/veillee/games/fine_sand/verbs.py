"""Verbs that name a card: only cards of this box, and only those the verb can ever be about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from veillee.games.fine_sand.game import FineSand

NONE: Final = -1


@final
class CardVerb:
    """A verb with a block of options, one for each card it can name."""

    def __init__(self, rules: FineSand, name: str, fits: Sequence[bool] | None = None) -> None:
        kinds = [kind for kind, copies in enumerate(rules.copies) if copies and (fits is None or fits[kind])]
        self.first = rules.catalogue.size
        #: The option that names a kind, -1 where there is none.
        self.options = [NONE] * len(rules.copies)
        if kinds:
            rules.verb(name, card=[rules.kind_names[kind] for kind in kinds])
        for position, kind in enumerate(kinds):
            self.options[kind] = self.first + position
        self.kinds = kinds
        self.end = self.first + len(kinds)

    def has(self, option: int) -> bool:
        return self.first <= option < self.end

    def kind(self, option: int) -> int:
        """The card that an option of this verb names."""
        return self.kinds[option - self.first]
