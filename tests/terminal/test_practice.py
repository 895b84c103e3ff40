"""Who plays against a bot that has not practised for such a table is told so when the game begins."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from terminal.remote_tables import asked, open_table, seated, until
from terminal.tables import BareTable, table
from veillee.terminal.app import TerminalApp
from veillee.terminal.explanations import practice_lines
from veillee.terminal.line_mode import LineMode
from veillee.terminal.local_table import LocalTable
from veillee.terminal.table import Table
from veillee.terminal.table_presenter import TablePresenter

ALONE = "has never practised at a table like this one, and plays by rules of thumb."
SHORT = {"rounds": 1}


def told(played: Table, language: str = "en") -> list[str]:
    return practice_lines(TablePresenter(played.game, played.rules, played.seating, language), played)


def begun(bots: list[str], **options: Any) -> LocalTable:
    return table(players=len(bots) + 1, bots=bots, options=options)


def test_only_bots_that_search_are_named() -> None:
    played = begun(["level5", "level2", "level4"], **SHORT)
    names = [played_by(played, seat) for seat in (1, 3)]
    assert told(played) == [
        f"{names[0]} and {names[1]} {ALONE.replace('has', 'have').replace('plays', 'play')}"
    ]
    assert told(begun(["level3"], **SHORT)) == []
    assert told(begun(["level5"])) == [], "that is what it has practised"


def played_by(played: LocalTable, seat: int) -> str:
    return TablePresenter(played.game, played.rules, played.seating, "en").words.seat(seat)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ALONE),
        ("fr", " jamais joué à une table comme celle-ci et "),
        ("ru", "не имеет опыта игры за такими столами и руководствуется простыми соображениями."),
    ],
)
def test_the_line_mode_says_so_below_its_heading(language: str, said: str) -> None:
    lines: list[str] = []
    LineMode(BareTable(begun(["level4"], **SHORT)), language, lines.append).begin()
    assert said in lines[1]
    assert sum(said in line for line in lines) == 1


@pytest.mark.parametrize(("options", "count"), [(SHORT, 1), ({}, 0)], ids=["short", "usual"])
def test_the_screen_says_so_in_passing(options: dict[str, Any], count: int) -> None:
    async def look() -> list[str]:
        app = TerminalApp("en", begun(["level4"], **options))
        async with app.run_test() as pilot:
            await pilot.pause()
            return [one.message for one in app._notifications]

    assert sum(ALONE in message for message in asyncio.run(look())) == count


def test_a_table_at_a_server_says_so_too(server: str) -> None:
    for level, options, count in (("level4", SHORT, 1), ("level2", SHORT, 0), ("level4", {}, 0)):
        bot = {"kind": "bot", "bot": level}
        _, links = open_table(server, {"kind": "free"}, bot, options=options)
        with seated(links[0]) as remote:
            until(lambda: asked(remote))
            assert len(told(remote)) == count
            remote._info.pop("practised")
            assert told(remote) == [], "a house of earlier days does not say it"
