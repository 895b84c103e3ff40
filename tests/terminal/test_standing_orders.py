"""Standing orders at the terminal: given by key or line, kept with the game, and obeyed."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from terminal.tables import BareTable, table
from veillee.core.schema import Order
from veillee.registry import LANGUAGES
from veillee.terminal.app import TerminalApp
from veillee.terminal.dialogs import ChoiceDialog
from veillee.terminal.line_mode import LineMode
from veillee.terminal.local_table import LocalTable, resume_table
from veillee.terminal.saves import unfinished_saves
from veillee.texts import Texts


def whispers(seed: int) -> LocalTable:
    return table("whispers", players=3, seed=seed)


def questions(played: LocalTable) -> list[str]:
    """All that the human is asked in a game in which the last option is always chosen."""
    found: list[str] = []
    while (decision := played.message()["decision"]) is not None:
        found.append(decision["question"])
        assert played.answer(decision["options"][-1], decision["number"]) == []
    return found


def murmured(played: LocalTable) -> int:
    """How many hushes the human has played."""
    rules: Any = played.rules
    mine = rules.murmurs[played.seating.human]
    moves = [event for event in played.message()["events"] if event["event"] == "move"]
    return sum(event["to"][0] == mine for event in moves)


#: A deal in which the human holds a hush when it is asked for.
SEED = 3


@pytest.mark.parametrize(
    ("order", "is_asked", "plays"), [("ask", True, 0), ("never", False, 0), ("always", False, 1)]
)
def test_orders_answer_for_the_human(order: Order, is_asked: bool, plays: int) -> None:
    played = whispers(SEED)
    played.set_orders({} if order == "ask" else {"hush": order})
    assert ("hush" in questions(played)) == is_asked
    assert min(1, murmured(played)) == plays


def test_orders_are_kept_with_the_game() -> None:
    whispers(SEED).set_orders({"hush": "never"})
    again = resume_table(unfinished_saves()[0])
    assert again.message()["orders"] == {"hush": "never"}
    assert "hush" not in questions(again)


@pytest.mark.parametrize("language", LANGUAGES)
def test_orders_line_by_line(language: str) -> None:
    played = table("whispers", language, players=3)
    texts = Texts(language)
    said: list[str] = []
    LineMode(BareTable(played), language, said.append).play(["o", "o 1", "o 1", "o 9"])
    assert said.count(texts.say("terminal-orders-lines")) == 2
    listed = [line for line in said if "hush" in line.casefold() and ":" in line]
    endings = [texts.say(f"terminal-order-{order}") for order in ("ask", "never", "always", "always")]
    assert [line.endswith(end) for line, end in zip(listed[-4:], endings, strict=True)] == [True] * 4
    assert played.message()["orders"] == {"hush": "always"}


def test_only_what_answers_an_aimed_card_can_wait_for_one() -> None:
    played = table("dice-upon-a-time", players=2)
    said: list[str] = []
    LineMode(BareTable(played), "en", said.append).play(["o"])
    listed = [line for line in said if line.endswith(Texts("en").say("terminal-order-ask"))]
    names = [re.sub(r"^\W*\d*\W*", "", line).partition(":")[0] for line in listed]
    LineMode(BareTable(played), "en", said.append).play([f"o {number + 1}" for number in range(len(names))])
    orders = played.message()["orders"]
    assert len(names) == 7
    assert names == sorted(names), "in the order of the alphabet, not of the card files"
    assert {card for card, order in orders.items() if order == "if-aimed"} == {"plant", "golden-ball"}
    assert set(orders.values()) == {"if-aimed", "never"}


def test_a_game_without_reactions_has_no_orders() -> None:
    played = table(players=3)
    said: list[str] = []
    LineMode(BareTable(played), "en", said.append).play([])
    assert Texts("en").say("terminal-orders-help") not in said


def test_orders_on_the_full_screen() -> None:
    played = table("whispers", players=3)

    async def turn(app: TerminalApp, pilot: Pilot[None]) -> None:
        await pilot.press("o")
        await pilot.pause()
        assert isinstance(app.screen, ChoiceDialog)
        await pilot.press("1")
        await pilot.pause()
        assert played.message()["orders"] == {"hush": "never"}
        shown = "\n".join(str(widget.visual) for widget in app.screen.query(Static))
        assert Texts("en").say("terminal-order-never") in shown
        await pilot.press("escape")
        await pilot.pause()
        assert not isinstance(app.screen, ChoiceDialog)

    async def run() -> None:
        app = TerminalApp("en", BareTable(played), seed=7)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await turn(app, pilot)

    asyncio.run(run())
