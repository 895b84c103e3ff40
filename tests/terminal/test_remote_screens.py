"""A table at a server on the full screen."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import Static

from server.live_server import BOT, FREE, serving
from terminal.remote_tables import (
    asked,
    open_table,
    play_on,
    seated,
    two_at_whispers,
    until,
)
from terminal.tables import asked as decided
from veillee.terminal.app import TerminalApp
from veillee.terminal.dialogs import ChoiceDialog, ResultDialog
from veillee.terminal.line_mode import LineMode
from veillee.terminal.remote_table import join
from veillee.terminal.table_screen import TableScreen
from veillee.terminal.waiting_room_screen import WaitingRoomScreen


def test_a_whole_game_on_the_full_screen(server: str, somebody: Callable[[str], None]) -> None:
    _, links = open_table(server, FREE, FREE, BOT)
    first = join(links[0], "en", "Anna")
    somebody("Boris")

    async def wait(holds: Callable[[], bool], pilot: Pilot[None]) -> None:
        for _ in range(1000):
            await pilot.pause()
            if holds():
                return
            await asyncio.sleep(0.01)
        raise AssertionError("it did not come to that")

    async def run() -> None:
        app = TerminalApp("en", first)
        async with app.run_test(size=(80, 24)) as pilot:
            await wait(lambda: isinstance(app.screen, WaitingRoomScreen), pilot)
            guests = app.screen.query_one("#guests", Static)
            assert str(guests.visual).splitlines() == ["Anna", "a free seat", "Perrine"]
            second = await asyncio.to_thread(join, links[1], "en", "Boris")
            other = threading.Thread(target=play_on, args=(second,))
            other.start()
            try:
                await wait(lambda: isinstance(app.screen, TableScreen), pilot)
                await pilot.press("q")
                await wait(lambda: isinstance(app.screen, ChoiceDialog), pilot)
                await pilot.press("escape")
                while not isinstance(app.screen, ResultDialog):
                    await wait(lambda: asked(first), pilot)
                    await pilot.press("1")
                    await pilot.pause()
            finally:
                other.join(20)
                second.close()
            assert app.unfinished is None
            await pilot.press("n", "q")

    try:
        asyncio.run(run())
    finally:
        first.close()


def test_a_request_is_answered_on_the_full_screen(server: str, somebody: Callable[[str], None]) -> None:
    with two_at_whispers(server, somebody) as (asker, other, name):

        async def run() -> None:
            app = TerminalApp("en", other)
            async with app.run_test(size=(80, 24)) as pilot:
                await asyncio.to_thread(play_on, asker, 1)
                assert await asyncio.to_thread(asker.undo) == []
                await asyncio.to_thread(until, lambda: other.message()["request"] is not None)
                await pilot.pause()
                await pilot.pause()
                prompt = str(app.screen.query_one("#prompt", Static).visual)
                assert prompt == f"{name} would like to take back the last choice. y: agree, n: refuse"
                await pilot.press("y")
                await asyncio.to_thread(until, lambda: asker.message().get("take_backs") == 1)

        asyncio.run(run())


def test_a_stand_in_is_called_for_who_is_away(tmp_path: Path, somebody: Callable[[str], None]) -> None:
    with serving(tmp_path / "server", grace=0.0) as (address, _):
        _, links = open_table(address, FREE, FREE, game="whispers", options={"rounds": 5})
        with seated(links[0], "Anna") as anna:
            somebody("Boris")
            with seated(links[1], "Boris") as boris:
                until(lambda: anna.waiting_room() is None and boris.waiting_room() is None)
            until(lambda: anna.message()["away"] == [1])
            until(lambda: anna.message()["waiting"] != [])
            while asked(anna):
                decision = decided(anna)
                assert anna.answer(decision["options"][0], decision["number"]) == []
                until(lambda: 1 in anna.message()["waiting"] or asked(anna))
            said: list[str] = []
            lines = LineMode(anna, "en", said.append)
            lines.begin()
            assert "Boris is away. b: let the computer stand in" in said
            lines.handle("b")
            until(lambda: asked(anna))
            assert anna.message()["away"] == []
