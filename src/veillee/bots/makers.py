"""Bots by their names, for one table."""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any, Final, final

from veillee.bots.bot import Bot, BotError, GreedyBot, RandomBot
from veillee.bots.judges import AdvisedJudge, has_common_result
from veillee.bots.levels import LEVELS, STAND_IN, USUAL, LevelBot, levels_of
from veillee.bots.priors import AdvisedPrior, FirstSight, Prior
from veillee.core import Game, Rules
from veillee.core.advice import Advice
from veillee.core.near_names import did_you_mean
from veillee.registry import advice_for

if TYPE_CHECKING:
    from veillee.bots.model import Judgement
    from veillee.bots.search import Search

#: Those that can be named: see docs/bots.md.
BOTS: Final = ("random", "greedy", "search", *LEVELS)
#: How many iterations a search has where nobody says.
ITERATIONS: Final = 200


def table_bots(game: Game) -> list[str]:
    """The bots that can sit at a table of this game."""
    names = LEVELS if levels_of(game) else ()
    return ["random", *(("greedy", *names) if game.advice is not None else ())]


def offered_bots(game: Game) -> list[str]:
    """The bots to choose from, the best last: its levels, if a game has them."""
    return list(levels_of(game)) or table_bots(game)


def usual_bot(game: Game) -> str:
    """The bot for who has not chosen any."""
    return USUAL if levels_of(game) else table_bots(game)[-1]


def stand_in_bot(game: Game) -> str:
    """The bot that plays on for somebody: it thinks no longer than it must."""
    return STAND_IN if levels_of(game) else table_bots(game)[-1]


@final
class BotMaker:
    """Makes the bots of one table."""

    def __init__(self, game: Game, rules: Rules[Any]) -> None:
        self.game = game
        self.rules = rules
        self.advice = advice_for(game, rules)
        #: Why nothing learned is used at this table; empty if it is, or if nobody has looked yet.
        self.shortfall = ""

    def check(self, name: str) -> None:
        """BotError if there is no bot of this name, or it cannot play here."""
        if name not in BOTS:
            raise BotError(f"there is no bot {name!r} ({did_you_mean(name, BOTS)}known: {', '.join(BOTS)})")
        if name != "random" and self.advice is None:
            raise BotError(f"the bot {name!r} plays by a game's advice, and this game gives none")
        if name in LEVELS and not levels_of(self.game):
            raise BotError(f"there is no bot {name!r} here: this game has no levels")

    def remembers(self, name: str) -> bool:
        """Whether a bot's view must hold what its seat remembers."""
        return self.iterations(name) > 0

    def iterations(self, name: str) -> int:
        """How many iterations a bot has for a choice where nobody says; 0 if it does not search."""
        if name == "search":
            return ITERATIONS
        level = levels_of(self.game).get(name)
        return 0 if level is None else level.iterations

    def make(self, name: str, rng: Random, iterations: int = 0, thinking: float = 1.0) -> Bot:
        """The bot of this name; BotError as `check` says.

        Who searches has so many `iterations` for a choice or, with 0, as many as usual, times `thinking`.
        """
        self.check(name)
        if name == "random" or self.advice is None:
            return RandomBot(rng)
        if name == "greedy":
            return GreedyBot(self.advice)
        searcher: Bot | None = None
        usual = self.iterations(name)
        if usual and self.has_aim:
            from veillee.bots.search import SearchBot  # noqa: PLC0415 (loads NumPy, which few bots need)

            most = max(1, round((iterations or usual) * thinking))
            searcher = SearchBot(self.search, most, rng, self._prior)
            if name == "search":
                return searcher
        if name == "search":
            return GreedyBot(self.advice)
        return LevelBot(levels_of(self.game)[name], self.advice, rng, searcher)

    @property
    def has_aim(self) -> bool:
        """Whether a search knows what to look for: the advice alone can see who leads, and no more."""
        if self.judgement is not None:
            return True
        sees_who_leads = type(self.advice).value is not Advice.value if self.advice is not None else False
        return sees_who_leads and not has_common_result(self.rules)

    @cached_property
    def judgement(self) -> Judgement | None:
        """What was learned for tables such as this one; if nothing was, `shortfall` says why."""
        from veillee.bots.model import ModelError, judgement_for  # noqa: PLC0415 (as above)

        try:
            return judgement_for(self.game, self.rules)
        except ModelError as error:
            self.shortfall = str(error)
        return None

    @cached_property
    def search(self) -> Search:
        """A search that judges by what was learned or, where nothing was, by the advice."""
        from veillee.bots.playouts import AdvisedPolicy  # noqa: PLC0415 (as above)
        from veillee.bots.search import Search  # noqa: PLC0415

        if self.advice is None:
            raise BotError("a search plays by a game's advice, and this game gives none")
        learned = self.judgement
        if learned is not None and learned.plays:
            return Search(self.rules, learned, learned)
        judge = AdvisedJudge(self.advice) if learned is None else learned
        return Search(self.rules, judge, AdvisedPolicy(self.advice))

    @property
    def _prior(self) -> Prior | None:
        """What a bot that searches thinks of its options at first sight."""
        learned = self.judgement
        if learned is not None and learned.plays:
            return learned
        if self.advice is None:
            return None
        return AdvisedPrior(self.advice, FirstSight()) if learned is None else learned.advised(self.advice)
