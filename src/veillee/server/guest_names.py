"""Names of guests: what a person would see of them counts.

Every character is put into a class, and a name is a row of clusters of classes. Joiners stand only where they
change what is seen: in Persian and its kin, after an Indic virama, and between emoji.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from itertools import count
from typing import Final

from veillee.server.api_error import ApiError
from veillee.texts import spellings

#: Characters as a person counts them, and bytes in UTF-8: a character may have several parts.
LONGEST_NAME: Final = 24
_MOST_BYTES: Final = 12 * LONGEST_NAME
#: Accents, points and vowel signs on one letter.
_MOST_MARKS: Final = 3

#: Characters that leave nothing on the screen, though their categories say otherwise.
_BLANKS: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\U00016fe4\U0001d159"
)
_BY_CATEGORY: Final = {
    **dict.fromkeys(("Lu", "Ll", "Lt", "Lm", "Lo"), "L"),
    **dict.fromkeys(("Mn", "Mc"), "M"),
    **dict.fromkeys(("Nd", "Nl", "No"), "N"),
    **dict.fromkeys(("Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po", "Sm", "Sc", "Sk"), "P"),
    "So": "E",
    "Zs": " ",
}
_BY_CHARACTER: Final = {
    "\u200c": "W",
    "\u200d": "J",
    "\ufe0e": "V",
    "\ufe0f": "V",
    "\u20e3": "K",
    "\U0001f3f4": "F",
    "\U000e007f": "H",
    **dict.fromkeys("0123456789#*", "D"),
    **dict.fromkeys(map(chr, range(0x1F3FB, 0x1F400)), "T"),
    **dict.fromkeys(map(chr, range(0x1F1E6, 0x1F200)), "R"),
    **dict.fromkeys(map(chr, range(0xE0020, 0xE007F)), "G"),
    **dict.fromkeys([chr(code) for code in (*range(0xFE00, 0xFE0E), *range(0xE0100, 0xE01F0))], "X"),
    **dict.fromkeys(_BLANKS, "X"),
}

#: One character as a person counts them, in classes.
_CLUSTER: Final = re.compile(
    f"A[Mv]{{0,{_MOST_MARKS}}}(?:W(?=A))?"  # an Arabic letter; a non-joiner before the next
    f"|L(?:J(?=v))?[Mv]{{0,{_MOST_MARKS}}}(?:(?<=v)[JW])?"  # any letter; a joiner at a virama
    "|B[Mv]{0,5}"  # Tibetan and Burmese letters stand in stacks
    "|DV?K|[DNPT ]"  # a key, a digit, a sign
    "|FG{2,6}H"  # the flag of a part of a country
    "|[EF]V?T?(?:J[EF]V?T?){0,4}"  # a symbol, or an emoji of several
    "|RR?"  # a country's flag
)


def checked_name(name: str) -> str:
    """A name without needless spaces; ApiError if nothing is seen of it, or more than would fit.

    The length is looked at first: putting marks in order takes long where there are very many.
    """
    if len(name) > _MOST_BYTES:
        raise _too_long()
    composed = unicodedata.normalize("NFC", name.strip())
    spaced = "".join(" " if unicodedata.category(char) == "Zs" else char for char in composed)
    found = " ".join(filter(None, spaced.split(" ")))
    length = _count(found)
    if not any(unicodedata.category(char)[0] in "LNSC" for char in found):
        raise ApiError(400, "server-empty-name")
    if length > LONGEST_NAME or len(found.encode()) > _MOST_BYTES:
        raise _too_long()
    return found


def distinct_name(name: str, taken: Collection[str]) -> str:
    """A name that nobody reads twice at the table: where somebody would, with the next number behind it."""
    known = set().union(*map(_readings, taken))
    if not name or known.isdisjoint(_readings(name)):
        return name
    return next(found for n in count(2) if known.isdisjoint(_readings(found := f"{name} {n}")))


def _readings(name: str) -> set[str]:
    return {spelling.casefold() for spelling in spellings(name)}


def _too_long() -> ApiError:
    return ApiError(400, "server-long-name", most=LONGEST_NAME)


def _count(name: str) -> int:
    """How many characters a person counts; ApiError at the first that does not belong."""
    classes = "".join(map(_class_of, name))
    length = at = 0
    while at < len(name):
        cluster = _CLUSTER.match(classes, at)
        if cluster is None:
            if classes[at] in "Mv" and at and classes[at - 1] in "Mv":
                raise ApiError(400, "server-piled-name", most=_MOST_MARKS)
            raise ApiError(400, "server-bad-name", code=f"U+{ord(name[at]):04X}")
        length += 1
        at = cluster.end()
    return length


def _class_of(char: str) -> str:
    """The class of a character in clusters; X for what has no place in a name."""
    if char in _BY_CHARACTER:
        return _BY_CHARACTER[char]
    kind = _BY_CATEGORY.get(unicodedata.category(char), "X")
    if kind == "L":
        if "\u0f00" <= char <= "\u109f":
            return "B"
        return "A" if unicodedata.bidirectional(char) == "AL" else "L"
    if kind == "M" and unicodedata.combining(char) == 9:
        return "v"
    if kind == "X" and "\U0001f300" <= char <= "\U0001faff":
        return "E"  # an emoji newer than our tables
    return kind
