"""A contest: bots play many games against each other.

Every deal is played once for each rotation of the bots around the table, so that nobody owes a win to seat
or cards. Every game has its own seeds: how it ends depends neither on the others nor on who plays it when.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from time import process_time
from typing import Any, cast, final

import msgspec

from veillee.bots.arena.tallies import Played
from veillee.bots.bot import Bot
from veillee.bots.makers import BotMaker
from veillee.core import FastChance, Match, Rules, View, view_of
from veillee.registry import find_game, rules_for


class Contest(msgspec.Struct, frozen=True):
    """Who plays what, and how often."""

    game: str
    players: int
    options: dict[str, Any]
    #: A bot for each seat, as they sit in the first rotation.
    bots: tuple[str, ...]
    #: At least so many games, in whole rotations.
    games: int
    seed: int
    #: How many iterations a bot that searches has for a choice; 0: as many as it usually has.
    iterations: int = 0
    #: These are multiplied by so much.
    thinking: float = 1.0

    @property
    def deals(self) -> int:
        return -(-self.games // self.players)

    @property
    def total(self) -> int:
        """How many games are played."""
        return self.deals * self.players

    def maker(self) -> BotMaker:
        """What makes the bots; BotError if one of them does not exist or cannot play this game."""
        found = _maker(self.game, self.players, msgspec.json.encode(self.options))
        for name in self.bots:
            found.check(name)
        return found

    def play(self, deal: int, rotation: int) -> Played:
        """One game of the contest."""
        maker = self.maker()
        seated = [self.bots[(seat + rotation) % self.players] for seat in range(self.players)]
        rng = Random(f"{self.seed}/{deal}/{rotation}")
        bots = [TimedBot(maker.make(name, rng, self.iterations, self.thinking)) for name in seated]
        knowers = sum(1 << seat for seat, name in enumerate(seated) if maker.remembers(name))
        state = play_game(maker.rules, bots, Random(f"{self.seed}/{deal}"), knowers)
        result = maker.rules.result(state)
        return Played(
            deal,
            rotation,
            seated,
            list(result.scores),
            list(result.winners),
            [bot.decisions for bot in bots],
            [round(bot.seconds, 6) for bot in bots],
        )


@lru_cache(maxsize=8)
def _maker(game_id: str, players: int, options: bytes) -> BotMaker:
    game = find_game(game_id)
    rules = rules_for(game, players, msgspec.json.decode(options))
    return BotMaker(game, rules)


@final
class TimedBot:
    """A bot that is timed."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.looks = bot.looks
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, view: View, options: list[int]) -> int:
        began = process_time()
        found = self._bot.choose(view, options)
        self.seconds += process_time() - began
        self.decisions += 1
        return found


def play_game(rules: Rules[Any], bots: Sequence[Bot], luck: Random, knowers: int = 0) -> Any:
    """One game without events; only the `knowers`, a mask of seats, remember. Returns its last state."""
    state = rules.blank_state()
    rules.fill(state)
    match: Match[Any] = Match(rules, state, FastChance(luck), knowers, makes_views=True)
    match.start()
    finish(match, bots)
    return state


def finish(match: Match[Any], bots: Sequence[Bot]) -> None:
    """Let a bot for each seat play a match to its end."""
    rules, state = match.rules, match.state
    blind = cast("View", {})
    while not state.over:
        seat = rules.asked(state)[0]
        options = rules.offer(state, seat)
        if len(options) == 1:
            match.apply(seat, options[0])
        else:
            bot = bots[seat]
            match.apply(seat, bot.choose(view_of(rules, state, seat) if bot.looks else blind, options))
