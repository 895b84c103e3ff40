"""The bus: what processes tell each other by Redis. It may get lost, and nothing is lost by that.

Limits are counted together, whoever leaves says so, and whoever has idle workers. Tables, answers and clients
never go this way.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from typing import TYPE_CHECKING, Final, final
from urllib.parse import urlsplit

import msgspec

if TYPE_CHECKING:
    from redis.asyncio import Redis

_log = logging.getLogger(__name__)

#: How often what was spent is told, and how often something is said in any case, in seconds.
_EVERY: Final = 0.25
_BEAT: Final = 1.0
#: How long Redis may take for anything, and the pause before it is tried again.
_WITHIN: Final = 2.0
_PAUSE: Final = 0.5

#: How much was spent of each limit, by whom.
Spent = dict[str, dict[str, int]]


class BusError(Exception):
    """The bus cannot be used; the message holds no password."""


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a process tells the others."""

    by: str
    spent: Spent = {}
    #: Whether it comes or goes.
    moves: bool = False
    #: How many of its workers that search have nothing to do.
    idle: int = 0


_encode: Final = msgspec.msgpack.Encoder().encode
_decoder: Final = msgspec.msgpack.Decoder(News)


def check_bus(url: str) -> None:
    """BusError if the URL names no Redis server, or none answers there."""
    if not url.startswith(("redis://", "rediss://")):
        raise BusError("the bus is named by a URL such as redis://localhost:6379/0")
    try:
        from redis import Redis, RedisError  # noqa: PLC0415 - few need it
    except ImportError as error:
        raise BusError(f'a bus needs more packages: pip install "veillee[cluster]" ({error})') from error
    try:
        client = Redis.from_url(url, socket_connect_timeout=_WITHIN, socket_timeout=_WITHIN)
    except ValueError as error:
        raise BusError(f"the bus's URL cannot be read: {error}") from None
    try:
        client.ping()
    except RedisError as error:
        raise BusError(f"cannot use {_name(url)}: {error}") from error
    finally:
        client.close()


def _name(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.hostname or ''}:{parts.port or 6379}"


@final
class Bus:
    """Tells the others what this process has to say, and takes in what they do."""

    def __init__(self, url: str, secret: bytes, id: str, hear: Callable[[News], None]) -> None:
        self._url = url
        self._channel = f"veillee:{sha256(b'bus ' + secret).hexdigest()[:16]}"
        self._id = id
        self._hear = hear
        self._spoke = self._listens = True

    @property
    def is_up(self) -> bool:
        return self._spoke and self._listens

    async def run(self, spent: Callable[[], Spent], idle: Callable[[], int]) -> None:
        """Speak and listen until cancelled."""
        from redis.asyncio import Redis  # noqa: PLC0415 - few need it

        client = Redis.from_url(self._url, socket_connect_timeout=_WITHIN, socket_timeout=_WITHIN)
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._speak(client, spent, idle))
                tasks.create_task(self._listen(client))
        finally:
            await client.aclose()

    async def _speak(self, client: Redis, spent: Callable[[], Spent], idle: Callable[[], int]) -> None:
        await self._tell(client, News(self._id, moves=True))
        loop = asyncio.get_running_loop()
        told, told_idle = loop.time(), 0
        try:
            while True:
                await asyncio.sleep(_EVERY)
                news = News(self._id, spent(), idle=idle())
                if news.spent or news.idle != told_idle or loop.time() >= told + _BEAT:
                    told, told_idle = loop.time(), news.idle
                    self._spoke = self._note(self._spoke, await self._tell(client, news))
        except asyncio.CancelledError:
            await self._tell(client, News(self._id, moves=True))
            raise

    async def _tell(self, client: Redis, news: News) -> bool:
        from redis import RedisError  # noqa: PLC0415 - few need it

        try:
            async with asyncio.timeout(_WITHIN):
                await client.publish(self._channel, _encode(news))
        except (RedisError, OSError, TimeoutError):
            return False
        return True

    async def _listen(self, client: Redis) -> None:
        from redis import RedisError  # noqa: PLC0415 - few need it

        while True:
            try:
                async with client.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(self._channel)
                    self._listens = True
                    while True:
                        message = await channel.get_message(timeout=_WITHIN)
                        if message is not None:
                            self._take_in(message["data"])
            except (RedisError, OSError, TimeoutError):
                self._listens = self._note(self._listens, False)
                await asyncio.sleep(_PAUSE)

    def _take_in(self, data: bytes) -> None:
        try:
            news = _decoder.decode(data)
        except msgspec.MsgspecError:
            return
        if news.by != self._id:
            self._hear(news)

    def _note(self, before: bool, now: bool) -> bool:
        if before and not now:
            _log.warning("the bus %s is away: each process counts limits by itself", _name(self._url))
        return now


def total_of(counters: dict[str, Counter[str]]) -> Spent:
    """What was spent since the last time, of all limits of which anything was."""
    spent = {name: dict(counter) for name, counter in counters.items() if counter}
    for counter in counters.values():
        counter.clear()
    return spent
