"""Several people: by link, around one screen, looking on, and taking back with and without consent."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.house import ServerProcess
from browser.visitors import PATIENCE, Visitor, Visitors
from veillee.texts import Texts, shown_name


def two_at_a_table(visitors: Visitors) -> tuple[Visitor, Visitor]:
    """A table for two by invitation: one opens it, the other follows the link."""
    one, two = visitors.come(), visitors.come("fr")
    one.open_table("link", rounds=1)
    link = one.page.get_by_label(one.words.say("web-invitation"), exact=True).input_value()
    two.page.goto(link)
    two.button("web-sit-down").click()
    two.page.wait_for_url("**/table/*")
    assert one.table == two.table
    assert one.wait() == two.wait() == "asked"
    return one, two


def knows_nothing_of(visitor: Visitor, kinds: list[int], names: list[str]) -> None:
    """None of these cards is in the visitor's page, by number or by name."""
    seen = set(visitor.kinds(visitor.cards))
    known_words = " ".join(visitor.cards.all_inner_texts())
    content = visitor.page.content()
    for kind, name in zip(kinds, names, strict=True):
        if kind in seen:
            continue
        assert f'data-card="{kind}"' not in content
        if name not in known_words:
            assert name not in content, f"the page tells of {name}"


def play_in_turns(players: list[Visitor]) -> None:
    """Everybody answers whatever they are asked, until the game is over."""
    for turn in range(200):
        if any(player.end.count() for player in players):
            break
        for player in players:
            if player.asked.count():
                player.answer(turn)
    for player in players:
        assert player.wait() == "end"


def test_two_browsers_play_and_see_their_own_cards_only(visitors: Visitors, house: ServerProcess) -> None:
    one, two = visitors.come(), visitors.come()
    one.open_table("link", rounds=1)
    two.page.goto(one.page.get_by_label(one.words.say("web-invitation"), exact=True).input_value())
    two.button("web-sit-down").click()
    assert one.wait() == two.wait() == "asked"
    for me, other in ((one, two), (two, one)):
        assert me.hand.count() == 5
        knows_nothing_of(other, me.kinds(me.hand), me.names(me.hand))
    picks = [(player.kinds(player.hand)[:1], player.names(player.hand)[:1]) for player in (one, two)]
    for player in (one, two):
        player.answer()
    assert one.wait() == two.wait() == "asked"
    knows_nothing_of(two, *picks[0])
    knows_nothing_of(one, *picks[1])
    play_in_turns([one, two])
    scores = sorted(one.scores().values())
    assert scores == sorted(two.scores().values())
    assert len(house.table(one.table)["seats"]) == 2


def test_a_spectator_sees_what_lies_open_and_no_more(visitors: Visitors) -> None:
    player, spectator = visitors.come(), visitors.come()
    player.open_table(bots=2, rounds=1)
    player.wait()
    spectator.come(f"/table/{player.table}")
    spectator.page.get_by_text(spectator.words.say("web-spectator"), exact=True).wait_for()
    expect(spectator.page.locator(".prompt")).to_contain_text(spectator.words.say("web-watching"))
    assert spectator.cards.count() == 0
    knows_nothing_of(spectator, player.kinds(player.hand), player.names(player.hand))
    player.play_on(7)
    player.wait()
    assert spectator.asked.count() == 0
    assert spectator.cards.count() >= 3
    knows_nothing_of(spectator, player.kinds(player.hand), player.names(player.hand))
    for tool in ("hint", "undo"):
        assert spectator.tool(tool).count() == 0
    player.play_on()
    assert spectator.wait() == "end"


def test_a_choice_nobody_has_seen_is_taken_back_at_once(visitors: Visitors) -> None:
    one, two = two_at_a_table(visitors)
    hand = one.names(one.hand)
    one.hand.first.click()
    expect(one.hand).to_have_count(len(hand) - 1, timeout=PATIENCE)
    one.tool("undo").click()
    expect(one.hand).to_have_count(len(hand), timeout=PATIENCE)
    assert one.names(one.hand) == hand
    assert one.wait() == "asked"
    assert two.button("web-agree").count() == 0
    play_in_turns([one, two])


def test_a_choice_the_others_saw_is_taken_back_if_they_agree(visitors: Visitors) -> None:
    one, two = two_at_a_table(visitors)
    hand = one.names(one.hand)
    one.answer()
    two.answer()
    assert one.wait() == two.wait() == "asked"
    one.tool("undo").click()
    two.button("web-disagree").click()
    expect(one.page.locator(".prompt").get_by_role("status")).to_have_count(0, timeout=PATIENCE)
    assert one.hand.count() == len(hand) - 1
    one.tool("undo").click()
    two.button("web-agree").click()
    expect(one.hand).to_have_count(len(hand), timeout=PATIENCE)
    assert one.names(one.hand) == hand
    play_in_turns([one, two])
    for player in (one, two):
        expect(player.page.get_by_role("dialog")).to_contain_text(player.words.say("web-take-backs", count=1))


def test_who_left_sits_there_again_on_return_and_after_a_rematch(visitors: Visitors) -> None:
    """By the cookie alone: nothing the page keeps is needed."""
    one, two = two_at_a_table(visitors)
    two.tool("menu").click()
    two.button("web-leave").click()
    two.page.get_by_role("alert").get_by_role("button", name=two.words.say("web-leave"), exact=True).click()
    two.page.wait_for_url(two.house.address + "/")
    two.page.evaluate("() => localStorage.removeItem('veillee-tables')")
    two.come(f"/table/{one.table}")
    two.tool("hint").wait_for()

    two.tool("menu").click()
    two.button("web-look-on").click()
    two.page.get_by_role("alert").get_by_role("button").first.click()
    two.page.get_by_text(two.words.say("web-computer-plays"), exact=True).wait_for()
    two.tool("menu").click()
    two.button("web-sit-again").click()
    two.tool("hint").wait_for()

    two.tool("menu").click()
    two.button("web-look-on").click()
    two.page.get_by_role("alert").get_by_role("button").first.click()
    one.play_on()
    assert two.wait() == "end"
    expect(two.button("web-rematch")).to_have_count(1)
    one.button("web-rematch").click()
    two.page.get_by_role("link", name=two.words.say("web-to-rematch"), exact=True).click()
    assert one.wait() == two.wait() == "asked"
    assert one.table == two.table


def test_a_link_says_where_others_find_the_house(visitors: Visitors) -> None:
    host = visitors.come()
    host.open_table("link", rounds=1)
    only_here = host.page.get_by_text(host.words.say("web-only-this-machine"), exact=True)
    link = host.page.get_by_label(host.words.say("web-invitation"), exact=True)
    only_here.wait_for()
    assert link.input_value().startswith(host.house.address)
    address = "http://192.168.1.7:8000"
    host.page.route("**/api/v1/house", lambda route: route.fulfill(json={"address": address}))
    host.page.reload()
    expect(link).to_have_value(re.compile(r"^http://192\.168\.1\.7:8000/join/"))
    assert only_here.count() == 0
    expect(host.page.get_by_role("img", name=host.words.say("web-qr"))).to_be_visible()


def test_who_comes_and_goes_is_told_and_a_rematch_asks_back(visitors: Visitors) -> None:
    one, two = two_at_a_table(visitors)
    name = shown_name(one.house.table(one.table)["seats"][1]["name"], Texts(one.language))
    two.tool("menu").click()
    two.button("web-leave").click()
    two.page.get_by_role("alert").get_by_role("button").first.click()
    two.page.wait_for_url(re.compile(r"/$"))
    log = one.page.locator("aside .log")
    expect(log).to_contain_text(one.words.say("web-company-left", name=name))
    expect(one.page.get_by_role("img", name=one.words.say("web-stand-in"))).to_be_visible()
    one.play_on()
    one.button("web-rematch").click()
    asked = one.page.get_by_text(one.words.say("web-asked-back", name=name))
    expect(asked).to_be_visible()
    assert one.house.table(one.table)["status"] == "open"
    two.page.reload()
    two.page.locator(f'a[href="/table/{one.table}"]').click()
    assert one.wait() == two.wait() == "asked"


def test_a_rematch_goes_on_without_who_left(visitors: Visitors) -> None:
    one, two = two_at_a_table(visitors)
    two.tool("menu").click()
    two.button("web-look-on").click()
    expect(two.page.get_by_role("dialog").get_by_role("alert")).to_contain_text(
        two.words.say("web-look-on-sure")
    )
    two.button("web-stay").click()
    two.button("web-leave").click()
    two.page.get_by_role("alert").get_by_role("button").first.click()
    one.play_on()
    one.button("web-rematch").click()
    seat = one.page.locator(".free")
    expect(seat).to_be_visible()
    seat.get_by_role("button").last.click()
    assert one.wait() == "asked"
