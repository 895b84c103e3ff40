"""The tokens: gold, apples and bread, by kind in every list of tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

TOKENS: Final = ("gold", "apple", "bread")
GOLD: Final = 0
APPLE: Final = 1
BREAD: Final = 2
#: How many there are of each kind.
Tokens = tuple[int, int, int]
NO_TOKENS: Final[Tokens] = (0, 0, 0)

#: No card speaks of more tokens, cards or dice.
MOST: Final = 9


def token_named(name: str) -> int:
    """The kind of token with this name."""
    if name not in TOKENS:
        raise ValueError(f"unknown token {name!r} (known: {', '.join(TOKENS)})")
    return TOKENS.index(name)


def tokens_of(named: Any) -> Tokens:
    """Tokens by kind from how a data file writes them: ``{ apple = 2 }``."""
    found = [0, 0, 0]
    if not isinstance(named, Mapping):
        wanted = "should say which tokens and how many, such as { apple = 2 }"
        raise ValueError(f"{named!r} {wanted}")  # noqa: TRY004 - no card can say it, and so it is blamed
    for name, number in named.items():
        if type(number) is not int or not 0 <= number <= MOST:
            raise ValueError(f"{number} {name}: a card speaks of 0 to {MOST} tokens")
        found[token_named(name)] = int(number)
    return (found[GOLD], found[APPLE], found[BREAD])


def held(tokens: list[int]) -> list[int]:
    """The kinds of which there is at least one."""
    return [kind for kind, number in enumerate(tokens) if number]


def has_any(tokens: list[int]) -> bool:
    """Whether there is any token; `any` is a call out of the compiled code."""
    return tokens[GOLD] > 0 or tokens[APPLE] > 0 or tokens[BREAD] > 0
