"""Words, last of all: message ids and their numbers become text in one of the house's languages."""

from __future__ import annotations

import importlib.resources
import re
import unicodedata
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, final

from fluent.runtime import FluentBundle, FluentResource

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


@lru_cache
def _bundle(language: str, game: Game | None) -> FluentBundle:
    """The messages of one language; where a game words one of the house's, its own come first."""
    bundle = FluentBundle([language], functions=_FUNCTIONS.get(language), use_isolating=False)
    if game is not None:
        bundle.add_resource(FluentResource(files_of(game).texts(language)))
    bundle.add_resource(FluentResource(house_texts(language)))
    return bundle


@final
class Texts:
    """What the house says in one language, at a table of `game` or at none; English fills the gaps."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"the house does not speak {language!r} (it speaks: {', '.join(LANGUAGES)})")
        self.language = language
        self._bundles = [_bundle(name, game) for name in dict.fromkeys((language, "en"))]

    def has(self, message_id: str) -> bool:
        return any(bundle.has_message(message_id) for bundle in self._bundles)

    def say(self, message_id: str, /, **arguments: int | str) -> str:
        """The message as text. A missing one shows its id in brackets: odd to read, harmless to play."""
        for bundle in self._bundles:
            if bundle.has_message(message_id):
                pattern = bundle.get_message(message_id).value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, dict(arguments))[0])
        details = "".join(f" {name}={value}" for name, value in arguments.items())
        return f"[{message_id}{details}]"

    def attribute(self, message_id: str, name: str, /, **arguments: int | str) -> str | None:
        """An attribute of a message, such as the `.text` of a card; None if it has none of this name."""
        for bundle in self._bundles:
            if bundle.has_message(message_id):
                pattern = bundle.get_message(message_id).attributes.get(name)
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, dict(arguments))[0])
        return None
