"""Windows and standing orders: a line while one is open, a dialog for what shall be answered at its end."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from browser.house import ServerProcess
from browser.visitors import Visitor, Visitors

#: So long that no test sees its end.
LONG = 15


def in_a_window(visitors: Visitors) -> tuple[Visitor, Visitor]:
    """One has told a tale; two is asked whether to hush it."""
    one, two = visitors.come(), visitors.come("fr")
    one.come()
    one.choose_game("whispers")
    one.set_up("link")
    sheet = one.page.get_by_role("dialog")
    sheet.get_by_text(one.words.say("web-more"), exact=True).click()
    sheet.get_by_label(one.words.say("web-time-to-react")).select_option(value=str(LONG))
    one.play()
    two.page.goto(one.page.get_by_label(one.words.say("web-invitation"), exact=True).input_value())
    two.button("web-sit-down").click()
    assert one.wait() == "asked"
    one.page.locator(".board .legal:visible").first.click()
    expect(line_of(two)).to_be_visible()
    return one, two


def line_of(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("img", name=visitor.words.say("web-window", seconds=LONG))


def orders_of(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("dialog", name=visitor.words.say("web-orders"))


def test_a_window_stays_open_for_everybody(visitors: Visitors, house: ServerProcess) -> None:
    one, two = in_a_window(visitors)
    expect(line_of(one)).to_be_visible()
    keep = two.page.locator(".prompt .legal").last
    keep.click()
    expect(keep).to_be_disabled()
    for visitor in (one, two):
        expect(line_of(visitor)).to_be_visible()
    window = house.table(one.table)["window"]
    assert window == {"number": 0, "seconds": LONG}


def test_orders_are_given_by_keyboard_and_kept(visitors: Visitors) -> None:
    _, two = in_a_window(visitors)
    two.button("web-orders").click()
    dialog = orders_of(two)
    expect(dialog.get_by_role("combobox")).to_have_count(1)
    expect(dialog.get_by_role("combobox")).to_have_value("ask")
    two.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    two.page.keyboard.press("o")
    dialog.get_by_role("combobox").focus()
    dialog.get_by_role("combobox").select_option(label=two.words.say("web-order-never"))
    expect(dialog.get_by_role("list")).to_have_attribute("aria-busy", "false")
    two.page.reload()
    expect(line_of(two)).to_be_visible()
    two.tool("menu").click()
    two.button("web-orders").last.click()
    expect(dialog.get_by_role("combobox")).to_have_value("never")
