"""A page whose messages get lost, come twice or stop coming: the game goes on, and it says what is wrong."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from bad_lines import Troubles, bad_line
from browser.house import ServerProcess
from browser.visitors import PATIENCE, Visitor, Visitors
from veillee.tools.verifier import verify
from veillee.torture.bad_line import DOWN, UP


@pytest.fixture
def line(house: ServerProcess) -> Iterator[Troubles]:
    """What stands between the pages and the house."""
    with bad_line(house.address) as troubles:
        house.front = troubles.address
        yield troubles
        house.front = ""


@pytest.fixture
def visitor(line: Troubles, visitors: Visitors) -> Visitor:
    """Somebody in mid-draft."""
    visitor = visitors.come()
    visitor.open_table(bots=2, rounds=1)
    visitor.play_on(1)
    assert visitor.wait() == "asked"
    assert line.lines == 1
    return visitor


def story(visitor: Visitor) -> list[str]:
    return visitor.page.locator("aside ol li").all_inner_texts()


def shows_the_truth(visitor: Visitor) -> None:
    """It shows what a page shows that is loaded now."""
    assert visitor.wait() == "asked"
    shown = visitor.names(visitor.cards), story(visitor)
    visitor.page.reload()
    assert visitor.wait() == "asked"
    assert (visitor.names(visitor.cards), story(visitor)) == shown


def finish(visitor: Visitor, house: ServerProcess) -> None:
    visitor.play_on()
    assert verify(house.record(visitor.table)) > 0


@pytest.mark.parametrize(("way", "kind"), [(UP, "answer"), (DOWN, "update")])
def test_a_message_that_is_lost_is_made_good(
    visitor: Visitor, house: ServerProcess, line: Troubles, way: str, kind: str
) -> None:
    """The page comes back by another line; the answer stands once."""
    hand = visitor.hand.count()
    line.next("drop", way, kind)
    visitor.answer()
    expect(visitor.hand).to_have_count(hand - 1, timeout=PATIENCE)
    assert line.is_over
    assert line.lines >= 2
    assert len({said["decision"] for said in line.said(UP, "answer")}) == 2
    shows_the_truth(visitor)
    finish(visitor, house)


def test_what_comes_twice_is_shown_and_done_once(
    visitor: Visitor, house: ServerProcess, line: Troubles
) -> None:
    hand = visitor.hand.count()
    for way, kind in ((UP, "answer"), (DOWN, "done"), (DOWN, "update")):
        line.next("duplicate", way, kind)
    visitor.answer()
    expect(visitor.hand).to_have_count(hand - 1, timeout=PATIENCE)
    assert line.is_over
    assert line.lines == 1
    shows_the_truth(visitor)
    finish(visitor, house)


def test_a_tap_under_way_on_a_line_that_falls_silent_and_is_cut_is_kept(
    visitor: Visitor, house: ServerProcess, line: Troubles
) -> None:
    """Nothing comes, and the next line is cut: the page says so until the game goes on."""
    hand = visitor.hand.count()
    line.next("silence", UP, "answer")
    line.next("cut", UP, "hello")
    visitor.hand.first.click()
    lost = visitor.page.get_by_text(visitor.words.say("web-line-lost"), exact=True)
    kept = visitor.page.get_by_text(visitor.words.say("web-tap-kept"), exact=True)
    lost.wait_for()
    kept.wait_for()
    expect(visitor.hand).to_have_count(hand - 1, timeout=PATIENCE)
    expect(lost).to_have_count(0)
    expect(kept).to_have_count(0)
    assert line.lines >= 3
    shows_the_truth(visitor)
    finish(visitor, house)
