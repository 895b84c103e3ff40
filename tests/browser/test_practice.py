"""Where a bot has not practised, the waiting room, its candle and the menu say so, and nowhere else."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from browser.visitors import Visitor, Visitors

LEVELS = ("level5", "level2")


def open_with(visitor: Visitor, *seats: dict[str, Any], **options: Any) -> None:
    """Come straight to a table of Fairy Tale, with these seats and both levels."""
    visitor.come()
    wish = {
        "game": "fairy-tale",
        "options": options,
        "seats": [{"kind": "guest", "name": "Ada"}, *seats, *({"kind": "bot", "bot": bot} for bot in LEVELS)],
    }
    visitor.context.request.put(f"{visitor.house.address}/api/v1/me", data={"name": "Ada"})
    opened = visitor.context.request.post(f"{visitor.house.address}/api/v1/tables", data=wish)
    assert opened.ok, opened.text()
    visitor.come(f"/table/{opened.json()['id']}")


def saying(visitor: Visitor, within: str) -> Locator:
    return visitor.page.locator(within).filter(has_text=visitor.words.say("web-not-practised"))


def test_the_waiting_room_says_so_below_the_bot(visitors: Visitors) -> None:
    visitor = visitors.come()
    open_with(visitor, {"kind": "free"}, teams="exchange")
    expect(saying(visitor, "li")).to_have_count(1)
    expect(saying(visitor, "li:nth-child(3)")).to_have_count(1)


def test_the_candle_and_the_menu_say_so(visitors: Visitors) -> None:
    visitor = visitors.come("fr")
    open_with(visitor, rounds=1)
    visitor.wait()
    expect(saying(visitor, ".candle title")).to_have_count(1)
    visitor.tool("menu").click()
    expect(saying(visitor, "dialog[open] p")).to_have_count(1)


def test_nothing_is_said_where_they_have_practised(visitors: Visitors) -> None:
    visitor = visitors.come()
    open_with(visitor)
    visitor.wait()
    visitor.page.wait_for_load_state("networkidle")
    visitor.tool("menu").click()
    expect(visitor.page.locator("dialog[open] p strong")).to_have_count(2)
    expect(saying(visitor, ".candle title")).to_have_count(0)
    expect(saying(visitor, "dialog[open] p")).to_have_count(0)
