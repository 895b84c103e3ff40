"""Near misses: what somebody may have meant by a name that is not there."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

#: What is longer than this is no name that somebody mistyped.
_LONGEST: Final = 100


def did_you_mean(given: str, known: Iterable[str]) -> str:
    """``did you mean 'fairy-tale'? ``, to stand before what is known; empty if nothing is near."""
    near = nearest_name(given, known)
    return "" if near is None else f"did you mean {near!r}? "


def nearest_name(given: str, known: Iterable[str]) -> str | None:
    """The name that is spelled most like the given one, or the only one that begins like it."""
    wanted = given.casefold()
    if not 0 < len(wanted) <= _LONGEST:
        return None
    names = {name.casefold(): name for name in known}
    begins = [name for name in names if name.startswith(wanted)]
    found = begins if len(begins) == 1 else get_close_matches(wanted, list(names), 1)
    return names[found[0]] if found else None
