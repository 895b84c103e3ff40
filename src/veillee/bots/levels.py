"""Levels: opponents from forgiving to strong, made of a game's advice and of search.

A weaker level plays as a weaker person does. It overlooks some of its options and takes the best of what it
saw, and it has a taste of its own; it never plays at random. A stronger one looks ahead. What the levels of a
game are like stands in its `levels.toml`, and who they are in its texts.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Annotated, Final, final

import msgspec
from msgspec import Meta

from veillee.bots.bot import Bot
from veillee.core import Game, View
from veillee.core.advice import Advice, Ranked
from veillee.registry import BrokenGame, files_of

LEVELS: Final = ("level1", "level2", "level3", "level4", "level5")
#: Who sits opposite a newcomer, and who plays on for somebody who has left.
USUAL: Final = "level2"
STAND_IN: Final = "level3"
FILE: Final = "levels.toml"

Share = Annotated[float, Meta(ge=0, le=0.95)]


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one level of a game plays."""

    #: How many iterations its search has for a choice; 0 for none: it goes by the advice alone.
    iterations: Annotated[int, Meta(ge=0)] = 0
    #: With which chance it overlooks an option.
    overlooks: Share = 0.0
    #: Nobody overlooks an option that the advice puts so many points before all others.
    plain: Annotated[float, Meta(gt=0)] = float("inf")
    #: What it likes: points that it adds to an option whose words begin so, or whose reason is this message.
    taste: dict[str, float] = {}


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in a game's `levels.toml`."""

    level1: Level
    level2: Level
    level3: Level
    level4: Level
    level5: Level
    #: Questions that take the strongest level longer than others, by their names.
    large: tuple[str, ...] = ()


def levels_of(game: Game) -> Mapping[str, Level]:
    """The levels of a game by their names, none if it has none; BrokenGame if its file cannot be used."""
    found = _read(game)
    return {} if found is None else {name: getattr(found, name) for name in LEVELS}


def searches(game: Game, bot: str) -> bool:
    """Whether a bot of this name searches at a table, and so plays by what it has practised."""
    level = levels_of(game).get(bot)
    return level is not None and level.iterations > 0


def large_questions(game: Game) -> tuple[str, ...]:
    """The questions that take the strongest level longer than others."""
    found = _read(game)
    return () if found is None else found.large


@lru_cache
def _read(game: Game) -> _File | None:
    file = files_of(game).folder / FILE
    if game.advice is None or not file.is_file():
        return None
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _File)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BrokenGame(f"{game.id}: {FILE}: {error}") from error


@final
class LevelBot:
    """Plays as its level says; `thinker` chooses among what it saw, if the level looks ahead."""

    looks = True

    def __init__(self, level: Level, advice: Advice, rng: Random, thinker: Bot | None) -> None:
        self._level = level
        self._advice = advice
        self._rng = rng
        self._thinker = thinker

    def choose(self, view: View, options: list[int]) -> int:
        if self._thinker is None:
            return max(self._seen(self._advice.rank(view, options)), key=self._liked).option
        if self._level.overlooks:
            options = sorted([each.option for each in self._seen(self._advice.rank(view, options))])
        return self._thinker.choose(view, options)

    def _seen(self, ranked: Sequence[Ranked]) -> Sequence[Ranked]:
        """What it does not overlook, the best first; who has overlooked everything looks again."""
        level = self._level
        if not level.overlooks or len(ranked) == 1:
            return ranked
        if ranked[0].value - ranked[1].value >= level.plain:
            return ranked[:1]
        seen: list[Ranked] = []
        while not seen:
            seen = [each for each in ranked if self._rng.random() >= level.overlooks]
        return seen

    def _liked(self, ranked: Ranked) -> float:
        """How good an option seems to it."""
        words = self._advice.rules.catalogue.words(ranked.option)
        return ranked.value + sum(
            [
                points
                for liked, points in self._level.taste.items()
                if liked == ranked.reason.message or f"{words} ".startswith(f"{liked} ")
            ]
        )
