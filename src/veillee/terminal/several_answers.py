"""Several answers typed together, where a decision says what goes together (`core/ahead.py`)."""

from __future__ import annotations

from collections.abc import Callable

from veillee.core.ahead import Ahead, answers_for, fits

#: The options that something typed may mean.
Meant = Callable[[str, list[int]], list[int]]


def parts_of(typed: str) -> list[str]:
    """What is typed together: numbers or names with commas between them."""
    return [part.strip() for part in typed.split(",") if part.strip()]


def answers_to(ahead: Ahead, parts: list[str], meant: Meant, closing: list[int]) -> list[int] | None:
    """The answers that all parts stand for; None if they are no whole choice.

    A choice of as many as one likes ends with an option of its own, one of `closing`: it need not be typed.
    """
    known = list(dict.fromkeys([option for node in ahead for edge in node for option in edge[:1] + edge[2:]]))
    for picked in _combinations(ahead, [meant(part, known) for part in parts], []):
        for last in ([], *[[option] for option in closing if option in known and option not in picked]):
            found = answers_for(ahead, [*picked, *last])
            if found is not None:
                return found
    return None


def _combinations(ahead: Ahead, choices: list[list[int]], picked: list[int]) -> list[list[int]]:
    """All ways to read the parts so that a choice can contain them."""
    if not choices:
        return [picked]
    return [
        found
        for option in choices[0]
        if fits(ahead, [*picked, option])
        for found in _combinations(ahead, choices[1:], [*picked, option])
    ]
