"""What is written to the log: no secret, whatever fails."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.live_server import FREE, ME, Guest, serving
from server.test_security import HELLO, hung_up
from veillee.server.http import client_files
from veillee.server.monitoring.logs import JsonLines
from veillee.server.tables import seating

Headers = dict[str, str]


class Written(logging.Handler):
    """Every line a log would hold, tracebacks and all."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []
        #: The same as `--log json` writes it.
        self.objects: list[dict[str, str]] = []
        self._json = JsonLines()

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{self.format(record)} {record.args} {record.exc_info}")
        self.objects.append(json.loads(self._json.format(record)))


@pytest.fixture
def written() -> Iterator[Written]:
    """What `veillee serve` would write to standard error, and what the house says more quietly."""
    handler, backend = Written(), logging.getLogger("veillee")
    level = backend.level
    backend.setLevel(logging.DEBUG)
    handler.setLevel(logging.DEBUG)
    logging.getLogger().addHandler(handler)
    yield handler
    logging.getLogger().removeHandler(handler)
    backend.setLevel(level)


def test_no_secret_is_logged(tmp_path: Path, written: Written, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even when a request breaks down and the error itself quotes what was asked for."""

    async def play(address: str, secrets: list[str]) -> None:
        async with Guest(address) as anna:
            table, invitations = await anna.open(ME, FREE, FREE)
            token = (await anna.http.post(f"/api/v1/tables/{table}/seats/1/token")).json()["token"]
            invitation = invitations[2] or ""
            secrets += [token, invitation, anna.http.cookies.get("veillee") or ""]
            await hung_up(address, table, HELLO, "nonsense", headers={"authorization": f"Bearer {token}"})
            async with anna.at(table) as client:
                await client.command("hint", 0)
            for path in (f"/join/{table}/2/{invitation}", f"/join/{table}/2/{invitation}/{'x' * 5000}"):
                assert (await anna.http.get(path)).status_code in (200, 404)
            monkeypatch.setattr(client_files, "_find", broken)
            monkeypatch.setattr(seating, "sit", broken)
            assert (await anna.http.get(f"/join/{table}/2/{invitation}")).status_code == 500
            assert (await anna.sit(table, 2, invitation)).status_code == 500

    def broken(*given: object) -> None:
        raise OSError(f"cannot be done: {given}")

    secrets: list[str] = []
    with serving(tmp_path) as (address, backend):
        asyncio.run(play(address, secrets))
        secrets.append(backend.store.secret.hex())
    assert all(secrets)
    assert sum("a request failed: OSError" in line for line in written.lines) == 1
    assert any("a table broke down" in line for line in written.lines)
    assert len(written.objects) == len(written.lines)
    for line in [*written.lines, *map(str, written.objects)]:
        assert not any(secret in line for secret in secrets), line
