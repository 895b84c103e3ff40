"""Lines of text no wider than their place, broken at ordinary spaces only: French and Russian bind words."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import TextWrapper


def wrapped(text: str, width: int) -> str:
    """A text in lines of this width. The screen itself would break it at no-break spaces, too."""
    wrapper = TextWrapper(max(width, 1), break_long_words=False, break_on_hyphens=False)
    return "\n".join("\n".join(wrapper.wrap(line)) for line in text.split("\n"))


def all_wrapped(lines: Iterable[str], width: int) -> list[str]:
    return [wrapped(line, width) for line in lines]
