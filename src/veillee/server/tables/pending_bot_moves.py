"""What a table's bots are thinking about: each question is asked once, and answered when it is due."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Protocol, final

import msgspec

from veillee.core.schema import Hint
from veillee.server.api_error import ApiError
from veillee.server.owner_files import OwnerFileJob
from veillee.server.tables.hosted_game import HostedGame
from veillee.server.workers.jobs import BotJob, HintJob

#: Takes hints, as a client gets them.
Tell = Callable[[list[Hint]], None]


class BotService(Protocol):
    """What a table asks of the workers."""

    async def choose(self, job: BotJob) -> int: ...
    async def hints(self, job: HintJob) -> list[Hint]: ...
    async def check_owner_file(self, job: OwnerFileJob) -> str: ...


@dataclass
class BotMove:
    """What a bot was asked, and its choice once it has made one."""

    decision: int
    option: int | None = None
    #: Whether it is asked on in the same sealed phase once it has taken that option.
    is_asked_on: bool = False


@final
class PendingBotMoves:
    """The bots of one table. `post` brings a choice back into the table's own task."""

    def __init__(self, bots: BotService, post: Callable[[Callable[[], Awaitable[None]]], Any]) -> None:
        self._bots = bots
        self._post = post
        self._moves: dict[int, BotMove] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def ask(self, game: HostedGame, seat: int, decision: int, seconds: float) -> None:
        """Ask the seat's bot, which may think for so many seconds, unless it has been asked already."""
        bot = game.setup.seats[seat].player
        known = self._moves.get(seat)
        if bot is None or (known is not None and known.decision == decision):
            return
        move = self._moves[seat] = BotMove(decision)
        job = BotJob(bot, *_question(game, seat), seconds, _owner(game))
        self._begin(self._choose(game, seat, move, job))

    def hint(self, game: HostedGame, seat: int, tell: Tell, refuse: Callable[[ApiError], None]) -> None:
        """Ask the advice about a seat's choice; `tell` or `refuse` follows, outside the table's own task."""
        if game.advice is None or seat not in game.asked():
            tell([])
        else:
            job = HintJob(f"{game.setup.id}/{seat}", *_question(game, seat))
            self._begin(self._advise(job, tell, refuse))

    def choice(self, seat: int, decision: int) -> int | None:
        """What the seat's bot has chosen, if it has."""
        move = self._moves.get(seat)
        return move.option if move is not None and move.decision == decision else None

    def is_asked_on(self, seat: int, decision: int) -> bool:
        """Whether the seat's bot has chosen, and is asked on in the same sealed phase."""
        move = self._moves.get(seat)
        return move is not None and move.decision == decision and move.is_asked_on

    def clear(self) -> None:
        """The game has gone back: what was asked is asked anew."""
        self._moves.clear()

    def stop(self) -> None:
        """Think no more, and let go of the table."""
        for task in self._tasks:
            task.cancel()
        self._post = _forget

    def _begin(self, thinking: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(thinking)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _advise(self, job: HintJob, tell: Tell, refuse: Callable[[ApiError], None]) -> None:
        try:
            found = await self._bots.hints(job)
        except ApiError as error:
            refuse(error)
        else:
            tell(found)

    async def _choose(self, game: HostedGame, seat: int, move: BotMove, job: BotJob) -> None:
        option = await self._bots.choose(job)

        async def decide() -> None:
            move.option = option
            is_current = self._moves.get(seat) is move and game.asked().get(seat) == move.decision
            move.is_asked_on = is_current and game.is_sealed() and game.asks_on(seat, option)

        self._post(decide)


def _owner(game: HostedGame) -> str:
    """Whose table it is: the first guest's who sits there."""
    return next((seat.guest for seat in game.setup.seats if seat.guest), game.setup.id)


def _forget(_: Callable[[], Awaitable[None]]) -> None:
    """Takes a choice for which nobody waits any more."""


def _question(game: HostedGame, seat: int) -> tuple[str, int, bytes, str | None, bytes, list[int]]:
    """What a seat is asked: the part that jobs for bots and for the advice have in common."""
    setup = game.setup
    return (
        setup.game,
        setup.players,
        msgspec.json.encode(setup.options),
        setup.owner_data,
        msgspec.json.encode(game.view(seat)),
        game.options(seat),
    )
