"""Names as people type them: cut short, without accents or capitals, or nearly right."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from veillee.core.near_names import nearest_name

_ONE_SORT: Final = str.maketrans("\N{RIGHT SINGLE QUOTATION MARK}\N{EN DASH}\N{EM DASH}", "'--")


def fold(text: str) -> str:
    """A text as it is compared: without case and accents, with one sort of dash and apostrophe."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return kept.translate(_ONE_SORT)


def begins(name: str, typed: str) -> bool:
    return fold(name).startswith(fold(typed))


def nearest(typed: str, names: Iterable[str]) -> str | None:
    """The name that somebody may have meant."""
    folded = {fold(name): name for name in names}
    found = nearest_name(fold(typed), folded)
    return None if found is None else folded[found]
