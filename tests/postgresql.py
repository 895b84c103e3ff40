"""A PostgreSQL server of the tests' own: on loopback, in a temporary folder, as a user without rights."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import psycopg
import pytest

from veillee.server.addresses import free_socket

USER: Final = "veillee"
#: What a URL must write in another way.
PASSWORD: Final = "open/se@same"
_DATABASE: Final = "house"
#: Below the ports that connections are given: while the server is down, nobody else comes to have its port,
#: and nobody who asks for it meets himself there.
_LOWEST_PORT: Final = 20_000
_PORTS: Final = 12_000
_QUICK: Final = ("fsync=off", "full_page_writes=off", "shared_buffers=32MB", "autovacuum=off")


class Cluster:
    """A running server. `stop`, `start` and `restart` are for tests that let it fail."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._programs = _programs()
        self._numbers = count(1)
        self._server: subprocess.Popen[Any] | None = None
        listening = free_socket("127.0.0.1", secrets.randbelow(_PORTS) + _LOWEST_PORT)
        self.port: int = listening.getsockname()[1]
        listening.close()

    def make(self) -> None:
        if os.geteuid() == 0:
            os.chown(self._folder, *_unprivileged())
        # An order of letters that is not ours, as many servers have it.
        letters = ("--encoding=UTF8", "--locale-provider=icu", "--icu-locale=en")
        self._run("initdb", "--no-sync", "--auth-local=trust", "--auth-host=scram-sha-256", *letters)
        self.start()
        self.execute(f"CREATE ROLE {USER} LOGIN PASSWORD '{PASSWORD}'")
        self.execute(f"CREATE DATABASE {_DATABASE} OWNER {USER}")

    def start(self) -> None:
        settings = (*_QUICK, "listen_addresses=127.0.0.1", f"unix_socket_directories={self._folder}")
        options = [word for setting in settings for word in ("-c", setting)]
        command = [str(self._programs / "postgres"), "-D", str(self._folder / "data"), "-p", str(self.port)]
        with (self._folder / "log").open("ab") as log:
            server = subprocess.Popen([*command, *options], stdout=log, stderr=log, **self._as_user())
        self._server = server
        for _ in range(600):
            if self._answers():
                return
            assert server.poll() is None, (self._folder / "log").read_text()
            time.sleep(0.05)
        pytest.fail("PostgreSQL does not answer")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Fast by default; SIGQUIT is a crash."""
        if self._server is not None:
            self._server.send_signal(how)
            self._server.wait()
            self._server = None

    def restart(self, how: signal.Signals = signal.SIGINT) -> None:
        self.stop(how)
        self.start()

    def url(self, database: str = _DATABASE, password: str = PASSWORD, user: str = USER) -> str:
        return f"postgresql://{user}:{quote(password, safe='')}@127.0.0.1:{self.port}/{database}"

    def execute(self, sql: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        """Do something as the server's owner."""
        with self._connect(database) as connection:
            cursor = connection.execute(sql)
            return cursor.fetchall() if cursor.description else []

    def bytes_of(self, schema: str) -> bytes:
        """All that lies on the disk in the files of a schema's tables and indexes."""
        self.execute("CHECKPOINT")
        own = f"SELECT oid FROM pg_class WHERE relnamespace = '{schema}'::regnamespace"
        long = f"SELECT reltoastrelid FROM pg_class WHERE oid IN ({own})"
        files = self.execute(
            f"SELECT pg_relation_filepath(oid) FROM pg_class WHERE oid IN ({own} UNION {long})"
            " AND relkind IN ('r', 'i', 't')",
            _DATABASE,
        )
        return b"".join((self._folder / "data" / path).read_bytes() for (path,) in files)

    def cut_connections(self) -> None:
        """End all sessions of the house, as an administrator or a network may."""
        self.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '{USER}'")

    @contextmanager
    def schema(self) -> Iterator[str]:
        """The URL of an empty schema, which takes less time than a database."""
        name = f"test_{next(self._numbers)}"
        self.execute(f"CREATE SCHEMA {name} AUTHORIZATION {USER}", _DATABASE)
        yield f"{self.url()}?options=-csearch_path%3D{name}"
        self.execute(f"DROP SCHEMA {name} CASCADE", _DATABASE)

    def _connect(self, database: str) -> psycopg.Connection[Any]:
        owner = pwd.getpwuid(_unprivileged()[0] if os.geteuid() == 0 else os.geteuid()).pw_name
        return psycopg.connect(
            host=str(self._folder), port=self.port, user=owner, dbname=database, autocommit=True
        )

    def _answers(self) -> bool:
        try:
            self._connect("postgres").close()
        except psycopg.OperationalError:
            return False
        return True

    def _run(self, program: str, *options: str) -> None:
        subprocess.run(
            [self._programs / program, "-D", self._folder / "data", *options],
            check=True,
            capture_output=True,
            **self._as_user(),
        )

    def _as_user(self) -> dict[str, Any]:
        """PostgreSQL refuses to run as root."""
        common: dict[str, Any] = {"cwd": self._folder, "env": {**os.environ, "LC_ALL": "C"}}
        if os.geteuid() != 0:
            return common
        user, group = _unprivileged()
        return {**common, "user": user, "group": group, "extra_groups": []}


def _unprivileged() -> tuple[int, int]:
    for name in ("postgres", "nobody"):
        try:
            found = pwd.getpwnam(name)
        except KeyError:
            continue
        return found.pw_uid, found.pw_gid
    pytest.fail("there is no user `postgres` to run PostgreSQL as")


def _programs() -> Path:
    """Where `initdb` and `postgres` are: as VEILLEE_POSTGRES says, on the path, or where Debian puts them."""
    found = shutil.which("initdb")
    folders = [
        os.environ.get("VEILLEE_POSTGRES", ""),
        str(Path(found).parent) if found else "",
        *sorted(map(str, Path("/usr/lib/postgresql").glob("*/bin")), reverse=True),
    ]
    for folder in folders:
        if folder and (Path(folder) / "postgres").exists():
            return Path(folder)
    pytest.fail("no PostgreSQL (Debian: postgresql); leave these tests out with -m 'not postgres'")


@contextmanager
def running() -> Iterator[Cluster]:
    # The path of a socket may not be long, as pytest's own folders are.
    folder = Path(tempfile.mkdtemp(prefix="veillee-"))
    try:
        cluster = Cluster(folder)
        try:
            cluster.make()
            yield cluster
        finally:
            cluster.stop()
    finally:
        shutil.rmtree(folder)
