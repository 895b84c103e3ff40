"""The tables the laws are tried at: every registered game, every player count, every listed variant."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from veillee import registry
from veillee.core import Game, Rules, Setup

AnyRules = Rules[Any]


@dataclass(frozen=True)
class Table:
    """A game with its players and options; `spoil` lets a test break the rules after they are built.

    With an `arrangement` it begins from that position; in a reduced game its hidden cards are dealt anew
    each time.
    """

    game: Game
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    copies: dict[str, int] | None = None
    arrangement: dict[str, Any] | None = None
    spoil: Callable[[AnyRules], None] | None = None
    #: What tells an arranged table from others with the same options.
    name: str = ""

    def __str__(self) -> str:
        named = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.game.id, str(self.players), *named, *([self.name] if self.name else [])])

    def rules(self) -> AnyRules:
        """Fresh rules: laws wrap their handlers, so each gets its own."""
        files = registry.files_of(self.game)
        known = {row["id"] for rows in files.cards.values() for row in rows}
        unknown = set(self.copies or {}) - known
        assert not unknown, f"laws.toml of {self.game.id} names unknown cards: {sorted(unknown)}"
        cards = {
            deck: [
                {**row, "copies": (self.copies or {}).get(row["id"], row.get("copies", 1))} for row in rows
            ]
            for deck, rows in files.cards.items()
        }
        options = self.game.complete(self.players, self.options)
        rules = self.game.make(
            Setup(self.game.id, self.players, options, cards, files.visibility, aliases=files.aliases)
        )
        if self.spoil is not None:
            self.spoil(rules)
        return rules

    def about(self) -> dict[str, Any]:
        files = registry.files_of(self.game)
        return {"game": self.game.id, "revision": self.game.revision, "data": files.data_hash}


@lru_cache
def laws_file(game: Game) -> dict[str, Any]:
    path = registry.files_of(game).folder / "laws.toml"
    assert path.is_file(), f"{game.id} has no laws.toml: see docs/write-a-game.md, The laws"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def full_tables() -> list[Table]:
    """Each game at each player count, and each variant its laws.toml lists.

    Its `options` hold at all of them: played at random, some games would go on for long.
    """
    tables = []
    for game in registry.games():
        least, most = game.players
        options = laws_file(game).get("options", {})
        tables += [Table(game, players, options) for players in range(least, most + 1)]
        for variant in laws_file(game).get("variant", []):
            tables.append(
                Table(
                    game,
                    variant["players"],
                    options | variant.get("options", {}),
                    arrangement=variant.get("arrangement"),
                    name=variant.get("name", ""),
                )
            )
    return tables


def reduced_tables(game: Game) -> list[Table]:
    """A game reduced until all its deals and answers can be enumerated; large games take several."""
    reduced = laws_file(game)["reduced"]
    return [
        Table(game, small["players"], small.get("options", {}), small.get("copies"), small.get("arrangement"))
        for small in (reduced if isinstance(reduced, list) else [reduced])
    ]
