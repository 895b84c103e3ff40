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


def shortened(text: str, width: int, most: int, more: str) -> str:
    """A text in so many lines; if that is not all of it, it ends with `more`."""
    lines = wrapped(text, width).split("\n")
    if len(lines) <= most:
        return "\n".join(lines)
    words = lines[most - 1].split(" ")
    while len(words) > 1 and len(" ".join([*words, more])) > width:
        words.pop()
    return "\n".join([*lines[: most - 1], " ".join([*words, more])])


def newest(texts: Iterable[str], width: int, most: int, earlier: str = "") -> list[str]:
    """The last of some texts in so many lines, each with a dot; `earlier` stands for those left out."""
    folded = [wrapped(text, width - 2).split("\n") for text in texts]
    told = [line for first, *rest in folded for line in (f"· {first}", *(f"  {line}" for line in rest))]
    if len(told) <= most:
        return told
    return [earlier, *told[len(told) - most + 1 :]] if earlier else told[len(told) - most :]
