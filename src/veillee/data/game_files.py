"""The files in a game's folder: cards, visibility, layout, rulebooks, texts and scenarios."""

from __future__ import annotations

import hashlib
import importlib.resources
import json
import re
import tomllib
from dataclasses import dataclass, fields
from importlib.resources.abc import Traversable
from typing import Any, Final

from veillee.core import Game
from veillee.core.schema.games import Language
from veillee.data.card_files import Cards, check_totals, parts_in, totals_in

LANGUAGES: Final[tuple[Language, ...]] = ("en", "fr", "ru")

_ANCHOR = re.compile(r"^#{2,6} .*\{#([a-z0-9.-]+)\}\s*$", re.MULTILINE)


class BrokenGame(ValueError):
    """A file in a game's folder that cannot be used; the message names it."""


@dataclass(frozen=True)
class About:
    """What stands on a game's box, as about.toml has it; a game without one gets a quiet half hour."""

    designers: tuple[str, ...] = ()
    publisher: str = ""
    year: int | None = None
    minutes: int = 30
    age: int = 8


class GameFiles:
    """What lies in a game's folder: cards, visibility, rulebooks, texts and scenarios."""

    def __init__(self, game: Game) -> None:
        self.game = game
        try:
            self.folder: Traversable = importlib.resources.files(game.module)
        except ImportError as error:
            raise BrokenGame(f"{game.id}: there is no package {game.module!r} with its files") from error
        decks = {path.name.removesuffix(".toml"): self._toml(path) for path in self._list("cards", ".toml")}
        self.cards: Cards = {deck: content.get("card", []) for deck, content in decks.items()}
        try:
            self.totals = [total for deck, content in decks.items() for total in totals_in(deck, content)]
            check_totals(self.cards, self.totals)
            #: By deck: where parts of its cards are better or less well known than the whole.
            self.parts = {deck: parts_in(deck, content) for deck, content in decks.items()}
        except ValueError as error:
            raise BrokenGame(f"{game.id}: {error}") from error
        self.visibility: dict[str, dict[str, str]] = self._toml(self.folder / "visibility.toml")
        layout = self.folder / "layout.toml"
        #: Where the game wants its zones on a table; see `veillee.data.layout`.
        self.layout: dict[str, Any] = self._toml(layout) if layout.is_file() else {}
        self.about = self._about(self.folder / "about.toml")
        aliases = self.folder / "aliases.toml"
        #: Ids that cards once had, and those they have now.
        self.aliases: dict[str, str] = self._toml(aliases) if aliases.is_file() else {}
        slips = self.folder / "slips.toml"
        #: What printed editions got wrong, with `id`, `edition` and `kind`; nobody can play so.
        self.slips: list[dict[str, str]] = self._toml(slips)["slip"] if slips.is_file() else []
        self.rulebooks: dict[str, str] = {
            language: self._spoken("rules", f"{language}.md") for language in LANGUAGES
        }
        self.anchors = anchors_in(self.rulebooks["en"])
        for language, rulebook in self.rulebooks.items():
            different = set(anchors_in(rulebook)) ^ set(self.anchors)
            if different:
                raise BrokenGame(
                    f"{game.id}: rules/{language}.md and rules/en.md differ in {sorted(different)}"
                )
        self._texts: dict[str, str] = {language: self._words(language) for language in LANGUAGES}
        self.data_hash = _hash({"cards": self._with_first_ids(), "visibility": self.visibility})

    def _with_first_ids(self) -> Cards:
        """The cards by the ids they first had: another id makes no other card."""
        first = {new: old for old, new in self.aliases.items()}
        return {
            deck: [{**row, "id": first.get(row["id"], row["id"])} for row in rows]
            for deck, rows in self.cards.items()
        }

    def texts(self, language: str) -> str:
        """The Fluent messages of one language."""
        return self._texts[language]

    def scenarios(self) -> list[Traversable]:
        return self._list("scenarios", ".toml")

    def _about(self, path: Traversable) -> About:
        data = self._toml(path) if path.is_file() else {}
        try:
            return About(**{**data, "designers": tuple(data.get("designers", ()))})
        except TypeError as error:
            known = ", ".join(field.name for field in fields(About))
            raise BrokenGame(f"{self.game.id}: about.toml: {error} (known: {known})") from error

    def _words(self, language: str) -> str:
        """The messages of one language: those in texts/en.ftl, and in texts/fables.en.ftl and the like."""
        main = self._spoken("texts", f"{language}.ftl")
        return "\n".join([main, *(self._text(path) for path in self._list("texts", f".{language}.ftl"))])

    def _list(self, folder: str, ending: str) -> list[Traversable]:
        within = self.folder / folder
        if not within.is_dir():
            return []
        return sorted(
            (path for path in within.iterdir() if path.name.endswith(ending)), key=lambda path: path.name
        )

    def _spoken(self, folder: str, name: str) -> str:
        """A file that every game has in every language."""
        path = self.folder / folder / name
        if not path.is_file():
            spoken = ", ".join(LANGUAGES)
            raise BrokenGame(f"{self.game.id}: {folder}/{name} is missing: a game speaks {spoken} ({path})")
        return self._text(path)

    def _text(self, path: Traversable) -> str:
        try:
            return path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BrokenGame(f"{self.game.id}: cannot read {path.name} in {path}: {error}") from error

    def _toml(self, path: Traversable) -> dict[str, Any]:
        try:
            return tomllib.loads(self._text(path))
        except tomllib.TOMLDecodeError as error:
            raise BrokenGame(f"{self.game.id}: {path.name} is not valid TOML: {error}") from error


def anchors_in(rulebook: str) -> list[str]:
    """The anchors of a rulebook's headings, in order."""
    return _ANCHOR.findall(rulebook)


def _hash(data: Any) -> str:
    canonical = json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()
