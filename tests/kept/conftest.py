"""Servers on kept folders, started when a test first asks for one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kept.kept_servers import NOTHING_MOVES, Find, kept_servers
from veillee.server.settings import AT_ONCE


@pytest.fixture(scope="module")
def frozen_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Find]:
    """At which everything stays as it was kept."""
    with kept_servers(tmp_path_factory, NOTHING_MOVES) as found:
        yield found


@pytest.fixture(scope="module")
def quick_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Find]:
    """At which games are played on."""
    with kept_servers(tmp_path_factory, AT_ONCE) as found:
        yield found
