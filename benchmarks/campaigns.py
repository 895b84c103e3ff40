"""How often bots win campaigns: whole campaigns, played one after the other in one process.

    python benchmarks/campaigns.py fine-sand solo --bot search --iterations 200 --campaigns 60

Every campaign has its own seed. It counts as won if it is played to its end and not lost on the way; the
interval is Wilson's, at 95 %.
"""

from __future__ import annotations

import argparse
from random import Random
from typing import Any

from veillee.bots import BotMaker
from veillee.bots.arena.contest import finish
from veillee.bots.arena.tallies import wilson
from veillee.campaigns import begin, campaign_of, next_chapter
from veillee.core import FastChance, Game, Match, Rules
from veillee.core.arrangement import Arrangement, arrange
from veillee.core.campaign import DONE, Progress
from veillee.registry import find_game


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", help="a game's id")
    parser.add_argument("campaign", help="one of its campaigns")
    parser.add_argument("--players", type=int, default=1, help="how many play (1)")
    parser.add_argument("--bot", default="search", help="who plays (search)")
    parser.add_argument("--iterations", type=int, default=0, help="so many for a choice (as usual)")
    parser.add_argument("--campaigns", type=int, default=60, help="so many (60)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same campaigns (1)")
    arguments = parser.parse_args()
    game = find_game(arguments.game)
    won = 0
    for number in range(arguments.campaigns):
        progress = begin(game, arguments.campaign, arguments.players, {})
        progress = played(game, progress, arguments.bot, arguments.iterations, f"{arguments.seed}/{number}")
        won += progress["closed"] == DONE
        low, high = wilson(won / (number + 1), number + 1)
        print(
            f"{arguments.bot} won {won} of {number + 1}: {won / (number + 1):.1%} ({low:.1%} to {high:.1%}); "
            f"this one: {progress['closed']} after {progress['chapters']} chapters",
            flush=True,
        )


def played(game: Game, progress: Progress, bot: str, iterations: int, seed: str) -> Progress:
    """The whole campaign, all seats taken by the same bot."""
    while (following := next_chapter(game, progress)) is not None:
        chapter, rules = following
        rng = Random(f"{seed}/{progress['chapters']}")
        state = end_of(game, rules, chapter.arrangement, bot, iterations, rng)
        progress = campaign_of(game, progress).after(progress, rules, state)
    return progress


def end_of(
    game: Game, rules: Rules[Any], arrangement: Arrangement | None, bot: str, iterations: int, rng: Random
) -> Any:
    """One chapter, played to its end."""
    maker = BotMaker(game, rules)
    state = rules.blank_state()
    if arrangement is None:
        rules.fill(state)
    else:
        arrange(rules, state, arrangement)
    knowers = rules.everyone >> 1 if maker.remembers(bot) and not rules.is_interlude else 0
    match: Match[Any] = Match(rules, state, FastChance(rng), knowers, makes_views=True)
    match.start(arranged=arrangement is not None)
    bots = [maker.make(bot, rng, iterations) for _ in range(rules.players)]
    finish(match, bots)
    return state


if __name__ == "__main__":
    main()
