"""Lists of names in the order of a language's own alphabet, as people look for them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from veillee.texts.texts import Texts

_Item = TypeVar("_Item")
#: A run of digits or of letters; what stands between them parts words.
_WORD: Final = re.compile(r"\d+|[^\W\d_]+")
_LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae"})
#: Letters of their own that Unicode takes for another with a mark.
_LETTERS: Final = "й"


def alphabetical(items: Iterable[_Item], name: Callable[[_Item], str], texts: Texts) -> list[_Item]:
    """The items by their names; numbers count as numbers, and an article at the beginning does not count."""
    articles = texts.say("articles").split(", ")
    return sorted(items, key=lambda item: _key(name(item), articles))


def _key(name: str, articles: list[str]) -> tuple[list[tuple[int, str]], str]:
    """What is compared: words without accents, then, where these are the same, the name as it is."""
    plain = unicodedata.normalize("NFC", name).lower().translate(_LIGATURES)
    plain = next((plain[len(each) :] for each in map(_with_gap, articles) if plain.startswith(each)), plain)
    words = _WORD.findall("".join(map(_without_mark, plain)))
    return [(int(word), "") if word.isdecimal() else (10**9, word) for word in words], plain


def _with_gap(article: str) -> str:
    return article if article.endswith("\N{RIGHT SINGLE QUOTATION MARK}") else f"{article} "


def _without_mark(letter: str) -> str:
    return letter if letter in _LETTERS else unicodedata.normalize("NFD", letter)[0]
