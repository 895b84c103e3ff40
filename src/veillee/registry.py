"""The registry: the one place that names games, and reads their folders.

A game is a module with a `GAME` (see `veillee.core.Game`). The house's own are listed here; the
environment variable VEILLEE_GAMES adds others, as module names separated by commas.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.resources
import json
import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Any, Final

from veillee.core import Game, Rules, Setup, schema
from veillee.core.advice import Advice
from veillee.core.schema import Value
from veillee.core.schema.games import Language
from veillee.data.card_files import Cards, check_totals, parts_in, totals_in
from veillee.data.owner_data import OwnerData, OwnerDataError, read_owner_data

#: The house's own games.
HOUSE_GAMES: tuple[str, ...] = (
    "veillee.games.fairy_tale",
    "veillee.games.grimm_forest",
    "veillee.games.fine_sand",
    "veillee.games.dice_upon_a_time",
)

LANGUAGES: Final[tuple[Language, ...]] = ("en", "fr", "ru")

_ANCHOR = re.compile(r"^#{2,6} .*\{#([a-z0-9.-]+)\}\s*$", re.MULTILINE)


class UnknownGame(LookupError):
    """A game id, or a module named by VEILLEE_GAMES, that the house does not know."""


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
        #: Where the game wants its zones on a table; see `veillee.layout`.
        self.layout: dict[str, Any] = self._toml(layout) if layout.is_file() else {}
        self.about = self._about(self.folder / "about.toml")
        slips = self.folder / "slips.toml"
        #: What printed editions got wrong, with `id`, `edition` and `kind`; nobody can play so.
        self.slips: list[dict[str, str]] = self._toml(slips)["slip"] if slips.is_file() else []
        self.rulebooks: dict[str, str] = {
            language: self._text(self.folder / "rules" / f"{language}.md") for language in LANGUAGES
        }
        self.anchors = anchors_in(self.rulebooks["en"])
        for language, rulebook in self.rulebooks.items():
            different = set(anchors_in(rulebook)) ^ set(self.anchors)
            if different:
                raise BrokenGame(
                    f"{game.id}: rules/{language}.md and rules/en.md differ in {sorted(different)}"
                )
        self._texts: dict[str, str] = {language: self._words(language) for language in LANGUAGES}
        self.data_hash = _hash({"cards": self.cards, "visibility": self.visibility})

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
        main = self.folder / "texts" / f"{language}.ftl"
        return "\n".join(self._text(path) for path in (main, *self._list("texts", f".{language}.ftl")))

    def _list(self, folder: str, ending: str) -> list[Traversable]:
        within = self.folder / folder
        if not within.is_dir():
            return []
        return sorted(
            (path for path in within.iterdir() if path.name.endswith(ending)), key=lambda path: path.name
        )

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


def games() -> list[Game]:
    """All games the house knows, its own first."""
    extra = [name.strip() for name in os.environ.get("VEILLEE_GAMES", "").split(",")]
    names = dict.fromkeys(name for name in (*HOUSE_GAMES, *extra) if name)
    return [game for name in names for game in _load(name)]


@lru_cache
def _load(name: str) -> tuple[Game, ...]:
    try:
        module = importlib.import_module(name)
    except ImportError as error:
        raise UnknownGame(
            f"cannot import the game module {name!r} (named by VEILLEE_GAMES): {error}"
        ) from error
    found = getattr(module, "GAMES", None) or (getattr(module, "GAME", None),)
    if not all(isinstance(game, Game) for game in found):
        raise UnknownGame(f"the module {name!r} (named by VEILLEE_GAMES) has no GAME")
    return tuple(found)


def find_game(id: str) -> Game:
    """The game with this id; UnknownGame lists what there is."""
    known = games()
    for game in known:
        if game.id == id:
            return game
    listed = ", ".join(game.id for game in known) or "none so far; VEILLEE_GAMES adds some"
    raise UnknownGame(f"unknown game {id!r} (known: {listed})")


@lru_cache
def files_of(game: Game) -> GameFiles:
    return GameFiles(game)


def owner_data_for(game: Game, file: str, content: bytes) -> OwnerData:
    """The owner's data in a file, for `rules_for`; OwnerDataError says what is wrong with it."""
    files = files_of(game)
    return read_owner_data(file, content, game.id, [each.id for each in games()], files.cards, files.totals)


def rules_for(
    game: Game,
    players: int,
    options: Mapping[str, Value] | None = None,
    owner_data: OwnerData | None = None,
) -> Rules[Any]:
    """The rules of a game for this table; OptionError if the options do not fit.

    With owner's data the cards are the owner's; OwnerDataError if the game cannot be played with them.
    """
    files = files_of(game)
    chosen = game.complete(players, options or {})
    cards = files.cards if owner_data is None else owner_data.cards
    owned = ("", "") if owner_data is None else (owner_data.hash, owner_data.note)
    try:
        rules = game.make(Setup(game.id, players, chosen, cards, files.visibility, *owned))
        rules.check()
    except (ValueError, KeyError) as error:
        if owner_data is not None:
            raise OwnerDataError(f"{owner_data.file}: {error}") from error
        raise BrokenGame(f"{game.id}: {error}") from error
    cited = {handler.rule for handler in rules.handlers} | {option.rule for option in game.options}
    cited |= {campaign.rule for campaign in game.campaigns}
    unknown = sorted((cited | {game.players_rule}) - set(files.anchors))
    if unknown:
        raise BrokenGame(f"{game.id}: no rulebook heading has the anchor {unknown[0]!r}")
    return rules


def about_of(game: Game) -> schema.About:
    """What a record says about the rules it is played by."""
    return {"game": game.id, "revision": game.revision, "data": files_of(game).data_hash}


def advice_for(game: Game, rules: Rules[Any]) -> Advice | None:
    """The game's advice at a table with these rules; None for a game that gives none."""
    return None if game.advice is None else game.advice(rules)
