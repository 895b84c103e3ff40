"""Words, last of all: message ids and their numbers become text in one of the house's languages."""

from __future__ import annotations

import importlib.resources
import re
import unicodedata
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import Any, Final, final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern

from veillee.core import Game
from veillee.registry import LANGUAGES, files_of


def house_texts(language: str) -> str:
    """The Fluent messages that every game can use: those of the engine, the commands and the tables."""
    folder = importlib.resources.files("veillee") / "house_texts"
    files = sorted(folder.iterdir(), key=lambda path: path.name)
    return "\n".join(
        path.read_text(encoding="utf-8")
        for path in files
        if path.name == f"{language}.ftl" or path.name.endswith(f".{language}.ftl")
    )


def _french_de(name: object) -> str:
    """A name after *de*, which loses its vowel before another: *d'Anna*, but *de Boris*."""
    plain = unicodedata.normalize("NFKD", str(name)).casefold()
    return (
        f"d\N{RIGHT SINGLE QUOTATION MARK}{name}"
        if re.match(r"[aeiouhœæ]|y[^aeiou]", plain)
        else f"de {name}"
    )


#: What a language cannot say by choosing among variants alone.
_FUNCTIONS: Final[dict[str, dict[str, Callable[[Any], Any]]]] = {"fr": {"DE": _french_de}}


#: Where an entry begins, with its name; all its other lines begin with a space or a bracket.
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
#: What may be a reference to another entry, among other words.
_REFERENCE: Final = re.compile(r"(?<![\w$-])-?[a-zA-Z][\w-]*", re.ASCII)


@final
class _Messages:
    """The messages of one language, each read when it is wanted: few of thousands are, and it takes time."""

    def __init__(self, language: str, sources: Sequence[str]) -> None:
        self._bundle = FluentBundle([language], functions=_FUNCTIONS.get(language), use_isolating=False)
        self._sources: dict[str, str] = {}
        for source in sources:
            starts = list(_ENTRY.finditer(source))
            for start, following in zip_longest(starts, starts[1:]):
                end = following.start() if following else len(source)
                self._sources.setdefault(start[1], source[start.start() : end])
        self._read: set[str] = set()

    def has(self, message_id: str) -> bool:
        return message_id in self._sources

    def message(self, message_id: str) -> Message:
        if message_id not in self._read:
            self._read_with_references(message_id)
        return self._bundle.get_message(message_id)

    def _read_with_references(self, message_id: str) -> None:
        found, new = {message_id}, {message_id}
        while new:
            named = {name for each in new for name in _REFERENCE.findall(self._sources[each])}
            new = (named & self._sources.keys()) - found
            found |= new
        source = "".join(self._sources[each] for each in sorted(found - self._read))
        self._bundle.add_resource(FluentResource(source))
        self._read |= found

    def format(self, pattern: Pattern, arguments: dict[str, int | str]) -> str:
        return str(self._bundle.format_pattern(pattern, arguments)[0])


@lru_cache
def _messages(language: str, game: Game | None) -> _Messages:
    """The messages of one language; where a game words one of the house's, its own come first."""
    own = [] if game is None else [files_of(game).texts(language)]
    return _Messages(language, [*own, house_texts(language)])


@final
class Texts:
    """What the house says in one language, at a table of `game` or at none; English fills the gaps."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"the house does not speak {language!r} (it speaks: {', '.join(LANGUAGES)})")
        self.language = language
        self._languages = [_messages(name, game) for name in dict.fromkeys((language, "en"))]

    def has(self, message_id: str) -> bool:
        return any(messages.has(message_id) for messages in self._languages)

    def say(self, message_id: str, /, **arguments: int | str) -> str:
        """The message as text. A missing one shows its id in brackets: odd to read, harmless to play."""
        for messages in self._languages:
            pattern = messages.message(message_id).value if messages.has(message_id) else None
            if pattern is not None:
                return messages.format(pattern, arguments)
        details = "".join(f" {name}={value}" for name, value in arguments.items())
        return f"[{message_id}{details}]"

    def attribute(self, message_id: str, name: str, /, **arguments: int | str) -> str | None:
        """An attribute of a message, such as the `.text` of a card; None if it has none of this name."""
        for messages in self._languages:
            if messages.has(message_id):
                pattern = messages.message(message_id).attributes.get(name)
                if pattern is not None:
                    return messages.format(pattern, arguments)
        return None
