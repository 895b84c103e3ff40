"""My games: what runs, what is over, campaigns; by kind, on another page of the same person, by keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.visitors import DESKTOP, PHONE, Visitor, Visitors


def entries(visitor: Visitor) -> Locator:
    return visitor.page.locator("main li a[href^='/table/']")


def choose(visitor: Visitor, label: str, value: str) -> None:
    line = visitor.page.locator("label", has=visitor.page.get_by_text(visitor.words.say(label), exact=True))
    line.locator("select").select_option(label=visitor.words.say(value))


def test_a_game_is_found_while_it_runs_and_after_it_is_over(visitors: Visitors) -> None:
    visitor = visitors.come("fr")
    words = visitor.words
    visitor.open_table(bots=1, rounds=1)
    visitor.wait()
    visitor.come()
    visitor.page.get_by_role("link", name=words.say("web-own-games"), exact=True).click()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(words.say("web-own-games"))
    expect(entries(visitor)).to_contain_text(words.say("web-your-turn"))
    entries(visitor).click()
    visitor.wait()
    visitor.play_on()
    visitor.come("/games")
    ended = re.compile(
        "|".join(words.say(f"web-own-{end}", names="") for end in ("won", "shared", "lost", "together"))
    )
    expect(entries(visitor)).to_contain_text(ended)
    visitor.page.get_by_text(words.say("web-own-running"), exact=True).click()
    expect(visitor.page.get_by_text(words.say("web-own-none-such"))).to_be_visible()
    expect(entries(visitor)).to_have_count(0)
    visitor.page.get_by_text(words.say("web-own-finished"), exact=True).click()
    choose(visitor, "web-own-company", "web-own-people")
    expect(visitor.page.get_by_text(words.say("web-own-none-such"))).to_be_visible()
    choose(visitor, "web-own-company", "web-own-bots")
    expect(entries(visitor)).to_have_count(1)
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("link", name=re.compile(words.say("web-record"))).click()
    assert '"type":"end"' in download.value.path().read_text()
    entries(visitor).focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.end.first).to_be_visible()


def test_another_persons_games_are_not_there(visitors: Visitors) -> None:
    visitor, other = visitors.come("en"), visitors.come("en")
    visitor.open_table(bots=1, rounds=1)
    other.come()
    other.context.request.put(f"{other.house.address}/api/v1/me", data={"name": "Ben"})
    other.come("/games")
    expect(other.page.get_by_text(other.words.say("web-own-none"))).to_be_visible()
    expect(entries(other)).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_campaigns_stand_below_and_nothing_overflows(visitors: Visitors, size: tuple[int, int]) -> None:
    visitor = visitors.come("ru", size)
    visitor.come()
    api = visitor.context.request
    api.put(f"{visitor.house.address}/api/v1/me", data={"name": "Ада"})
    seats = [{"kind": "guest", "name": "Ада"}, {"kind": "bot", "bot": "level1", "name": "Лис"}]
    wish = {"game": "fine-sand", "campaign": "fable", "seats": seats}
    opened = api.post(f"{visitor.house.address}/api/v1/campaigns", data=wish)
    assert opened.ok, opened.text()
    visitor.come("/games")
    campaign = visitor.page.locator(f"main li a[href='/campaign/{opened.json()['id']}']")
    expect(campaign).to_contain_text(visitor.words.say("web-own-goes-on"))
    expect(entries(visitor)).to_contain_text(visitor.words.say("web-own-chapter"))
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    campaign.click()
    visitor.page.wait_for_url("**/campaign/*")
