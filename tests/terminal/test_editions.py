"""The first page with a game that has editions: a preset, and single options on top of it."""

from __future__ import annotations

from textual.pilot import Pilot

from terminal.test_app import drive
from veillee.terminal.app import TerminalApp
from veillee.terminal.start_rows import Row
from veillee.terminal.table_setup import resume_last_table


def test_an_edition_is_a_preset_and_single_options_may_be_changed() -> None:
    async def script(app: TerminalApp, pilot: Pilot[None]) -> None:
        def row(key: str) -> Row:
            return next(row for row in app.screen.query(Row) if row.key == key)

        async def turn(key: str, until: object) -> None:
            row(key).focus()
            while row(key).value != until:
                await pilot.press("right")

        row("game").focus()
        while row("game").value.id != "grimm-forest":
            await pilot.press("right")
        assert not [each for each in app.screen.query(Row) if each.key == "set-frog-prince"]
        await turn("edition", "fr-fan")
        await turn("details", True)
        assert row("set-frog-prince").value == "deck"
        await turn("set-tie-break", "turn-order")
        await pilot.press("enter")

    drive(script)
    options = resume_last_table().rules.options
    assert (options["frog-prince"], options["bridge-troll-self"]) == ("deck", "yes")
    assert (options["tie-break"], options["magic-flute"]) == ("turn-order", "before-placing")
