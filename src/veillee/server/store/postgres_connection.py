"""Connections to PostgreSQL: made by URL, spoken to in the store's SQL, their complaints told in one line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, final
from urllib.parse import quote

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from veillee.server.store.engine import Cursor
from veillee.server.store.errors import ConnectionLost, StoreError

AnyConnection = psycopg.Connection[tuple[Any, ...]]

#: What a URL need not say: how soon a server that does not answer, or vanishes, counts as lost.
_DEFAULTS: Final[dict[str, Any]] = {
    "application_name": "veillee",
    "client_encoding": "UTF8",
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
#: What every session is told, whatever the server's own settings are. With its keepalives the server notices
#: that a machine has vanished, and frees its lock.
_SESSION: Final = {
    "synchronous_commit": "on",
    "statement_timeout": "60s",
    "lock_timeout": "10s",
    "idle_in_transaction_session_timeout": "60s",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
_SET: Final = "SELECT " + ", ".join(f"set_config('{name}', '{to}', false)" for name, to in _SESSION.items())

#: What PostgreSQL says when it cannot be reached, and what that means: there is no code for it so early.
_REFUSALS: Final = (
    ("password authentication failed", "it refuses the password of this user"),
    ("no password supplied", "it wants a password; write it into VEILLEE_DB, PGPASSWORD or ~/.pgpass"),
    ("role .* does not exist", "it has no such user; make one with `createuser --pwprompt`"),
    ("database .* does not exist", "it has no such database; make one with `createdb --owner USER NAME`"),
    ("translate host name|resolve host|Name or service not known", "no machine of this name is known"),
    ("refused|No such file", "no PostgreSQL server is running there"),
    ("timeout", "nothing answers there"),
    ("too many (clients|connections)|connection slots", "it has no room for more connections"),
)


@final
class Address:
    """Where a database is; StoreError if the URL cannot be read. Its name has no password in it."""

    def __init__(self, url: str) -> None:
        try:
            parts = conninfo_to_dict(url)
        except psycopg.ProgrammingError:
            # What libpq says about it quotes the password.
            raise StoreError(
                "the database's URL cannot be read: it should look like postgresql://user:password@host/name,"
                " where signs such as @ or / in a password are written as %40 or %2F"
            ) from None
        self.conninfo: Final = make_conninfo("", **{**_DEFAULTS, **parts})
        self.name: Final = _name(parts)

    def connect(self) -> AnyConnection:
        """A connection without a transaction; ConnectionLost if there is none to be had."""
        try:
            connection = psycopg.connect(self.conninfo, autocommit=True)
        except psycopg.Error as error:
            raise ConnectionLost(f"cannot reach {self.name}: {_refusal(error)}") from error
        try:
            connection.execute(_SET)
        except psycopg.Error as error:
            connection.close()
            raise self.failure(error, connection) from error
        return connection

    def failure(self, error: psycopg.Error, connection: AnyConnection) -> StoreError:
        """What to raise for what PostgreSQL complained about."""
        kind = ConnectionLost if connection.closed else StoreError
        hint = "; let this user own the database" if isinstance(error, errors.InsufficientPrivilege) else ""
        return kind(f"cannot use {self.name}: {first_line(error)}{hint}")


def _name(parts: dict[str, Any]) -> str:
    host, port = str(parts.get("host") or ""), parts.get("port")
    is_socket = host.startswith(("/", "@"))
    user = f"{quote(parts['user'])}@" if parts.get("user") else ""
    where = ("" if is_socket else host) + (f":{port}" if port else "")
    name = f"postgresql://{user}{where}/{quote(parts.get('dbname') or '')}"
    return f"{name}?host={host}" if is_socket else name


def _refusal(error: psycopg.Error) -> str:
    said = str(error)
    for pattern, meaning in _REFUSALS:
        if re.search(pattern, said):
            return meaning
    return first_line(error)


def first_line(error: BaseException) -> str:
    lines = str(error).strip().splitlines()
    return lines[0] if lines else type(error).__name__


def configure_reader(connection: AnyConnection) -> None:
    """Let a connection only read, and each of its transactions see one state."""
    connection.autocommit = True
    connection.execute(_SET)
    connection.autocommit = False
    connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
    connection.read_only = True


@final
class PostgresConnection:
    """A connection as the store speaks to it. psycopg prepares what is often asked."""

    def __init__(self, connection: AnyConnection) -> None:
        self._connection = connection

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> Cursor:
        return self._connection.execute(_translated(sql), parameters)

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> None:
        """One row goes as a plain statement: sending many has its price."""
        some = list(rows)
        if len(some) == 1:
            self._connection.execute(_translated(sql), some[0])
        elif some:
            self._connection.cursor().executemany(_translated(sql), some)


@lru_cache(1024)
def _translated(sql: str) -> str:
    """SQL with psycopg's parameters; ours never has a question mark inside of quotes."""
    return sql.replace("%", "%%").replace("?", "%s")
