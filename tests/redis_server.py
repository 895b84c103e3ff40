"""A Redis server of the tests' own: on loopback, on a free port, keeping nothing."""

from __future__ import annotations

import os
import secrets
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
import redis

from veillee.server.addresses import free_socket

#: Below the ports that connections are given, as for PostgreSQL.
_LOWEST_PORT: Final = 10_000
_PORTS: Final = 9_000


class RedisServer:
    """`stop` and `start` are for tests that let it go and return."""

    def __init__(self) -> None:
        self._program = os.environ.get("VEILLEE_REDIS") or shutil.which("redis-server") or ""
        if not self._program:
            pytest.fail("no Redis (Debian: redis-server); leave these tests out with -m 'not redis'")
        listening = free_socket("127.0.0.1", secrets.randbelow(_PORTS) + _LOWEST_PORT)
        self.port: int = listening.getsockname()[1]
        listening.close()
        self._server: subprocess.Popen[Any] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        options = ("--bind", "127.0.0.1", "--port", str(self.port), "--save", "", "--appendonly", "no")
        self._server = subprocess.Popen(
            [self._program, *options], stdout=subprocess.DEVNULL, cwd="/", stderr=subprocess.DEVNULL
        )
        with redis.Redis.from_url(self.url) as client:
            for _ in range(400):
                try:
                    client.ping()
                except redis.RedisError:
                    assert self._server.poll() is None, "Redis does not start"
                    time.sleep(0.05)
                else:
                    return
        pytest.fail("Redis does not answer")

    def stop(self) -> None:
        if self._server is not None:
            self._server.terminate()
            self._server.wait()
            self._server = None


@contextmanager
def running() -> Iterator[RedisServer]:
    server = RedisServer()
    server.start()
    try:
        yield server
    finally:
        server.stop()
