"""Dice Upon a Time in the browser: dice by drag, key and touch; against others, together, on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.house import ServerProcess
from browser.test_access import check
from browser.test_looks import EDGE, fits
from browser.visitors import ASKED, DESKTOP, PHONE, SEND, Visitor, Visitors
from veillee.registry import find_game
from veillee.texts import Texts
from veillee.tools.verifier import verify

GAME = find_game("dice-upon-a-time")
BEGINNER: dict[str, str | bool] = {"stories": False, "items": False, "characters": "off"}
MOST_QUESTIONS = 80
#: So many questions are answered with care.
PATIENT = 24
#: No socket is smaller than what a finger can touch, in pixels.
FINGER = 24
#: A touch so far from the middle of a socket or a place still means it: together 44 pixels.
BESIDE = 22
#: A point so far beside a socket where the die in hand fits, or a place it leads to: nearer to it than to any
#: other, and on none.
BESIDE_IT = """([wanted, reach]) => {
    const middle = (one) => {
        const box = one.getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];
    };
    const fitting = [...document.querySelectorAll('.socket.legal, .place.legal, .place.reached')];
    for (const target of fitting.filter((one) => one.matches(wanted))) {
        const [x, y] = middle(target);
        for (let turn = 0; turn < 16; turn++) {
            const at = [x + reach * Math.cos(turn * Math.PI / 8), y + reach * Math.sin(turn * Math.PI / 8)];
            const far = (one) => Math.hypot(middle(one)[0] - at[0], middle(one)[1] - at[1]);
            const hit = document.elementFromPoint(...at);
            const isFree = hit?.closest('.map') && !hit.closest('.unfit')
                && !fitting.some((one) => one !== target && one.contains(hit));
            if (isFree && fitting.every((one) => one === target || far(one) > reach + 1))
                return {
                    x: at[0], y: at[1], width: target.getBoundingClientRect().width,
                    socket: target.dataset.socket,
                    place: [...document.querySelectorAll('.place')].indexOf(target),
                };
        }
    }
    return null;
}"""
#: A map is readable from this height on, in pixels; what hides or follows it is not measured.
MAP = 280
HEIGHT_OF_MAP = """() => {
    const map = document.querySelector('.land > .map');
    return map && !document.querySelector('.moment.docked .cards') ? map.clientHeight : null;
}"""
#: How much of one's own dice and cards the prompt covers, in pixels.
HIDDEN_BELOW = """() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    return box('.table > .mine').bottom - box('.prompt').top;
}"""


def sit_down(visitor: Visitor, players: int, **options: str | bool) -> None:
    """Open a table with bots, and sit at it."""
    visitor.sit_down(GAME.id, players, **options)


def answer(visitor: Visitor, in_a_hurry: bool = False) -> None:
    """Fulfil, walk, put the die in hand near or anywhere, pick a die, else press a button; or that first."""
    page = visitor.page
    visitor.put_away()
    wishes = [".page:popover-open .legal", ".quest.legal", ".place.legal", ".socket.near.legal"]
    wishes += [".socket.legal", ".spirit.legal", ".slot.legal:not(.picked)", ".board .legal:not(.picked)"]
    wishes.insert(0 if in_a_hurry else len(wishes), ".prompt .legal")
    wished = next(one for one in wishes if page.locator(f"{ASKED.split()[0]} {one}:visible").count())
    page.locator(f"{wished}:visible").first.click()
    if page.locator(SEND).count():
        page.locator(SEND).first.click()
    expect(page.locator(".frame .chosen")).to_have_count(0)


def play_on(visitor: Visitor, on_a_phone: bool = False) -> None:
    """To the end of the game, after a while by the shortest way: by passing."""
    edge = visitor.page.evaluate(EDGE)
    for moment in range(MOST_QUESTIONS):
        if visitor.wait() == "end":
            return
        assert visitor.page.evaluate(EDGE) == edge, f"question {moment} moves the table"
        if on_a_phone:
            fits(visitor, f"question {moment}")
            assert visitor.page.evaluate(HIDDEN_BELOW) <= 1, "the dice are out of sight"
            height = visitor.page.evaluate(HEIGHT_OF_MAP)
            asked = visitor.page.locator(".prompt").inner_text()
            assert height is None or height >= MAP, f"{height} px of map above: {asked}"
        answer(visitor, in_a_hurry=moment > PATIENT)
    raise AssertionError("the game does not end")


def until_turn(visitor: Visitor) -> Locator:
    """Answer until a die can be picked up; that die."""
    dice = visitor.page.locator(".slot.legal[aria-pressed=false]")
    for _ in range(MOST_QUESTIONS):
        assert visitor.wait() == "asked"
        if dice.count():
            return dice.first
        answer(visitor)
    raise AssertionError("no turn came")


def test_a_beginners_game_for_two(visitors: Visitors, house: ServerProcess) -> None:
    visitor = visitors.come("fr")
    sit_down(visitor, 2, length="short", **BEGINNER)
    assert visitor.page.locator(".place").count() == 26
    assert visitor.page.locator("[data-socket]").count() == 42
    play_on(visitor)
    expect(visitor.page.locator("dialog[open] li.page")).to_have_count(2)
    assert verify(house.record(visitor.table)) > 0


def test_three_play_together_on_a_phone(visitors: Visitors) -> None:
    visitor = visitors.come("ru", PHONE, has_touch=True, is_mobile=True)
    sit_down(visitor, 3, mode="co-operative", length="short")
    box = visitor.page.locator(".socket").first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= FINGER
    play_on(visitor, on_a_phone=True)
    fits(visitor, "the end")
    total = Texts("ru", GAME).say("board-common", points=0).partition("0")[0]
    expect(visitor.page.locator("dialog[open]").get_by_text(total).first).to_be_visible()


def test_a_die_is_dragged_onto_a_socket(visitors: Visitors) -> None:
    visitor = visitors.come("en")
    sit_down(visitor, 2, length="short", **BEGINNER)
    page = visitor.page
    die = until_turn(visitor)
    number = die.get_attribute("data-die")
    fox = page.locator(".spirit.fox")
    lying = fox.locator(f"[data-piece='die-0-{number}']")
    expect(lying).to_have_count(0)
    start, end = die.bounding_box(), fox.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + 15, start["y"] + 15)
    page.mouse.down()
    page.mouse.move(end["x"] + 200, end["y"] + 200, steps=4)
    expect(page.locator(".dragged")).to_have_count(1)
    expect(page.locator(".spirit.fox.legal")).to_have_count(1)
    page.mouse.move(end["x"] + 20, end["y"] + 20, steps=4)
    page.mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)
    expect(lying).to_have_count(1)


def test_a_die_is_placed_with_the_keyboard(visitors: Visitors) -> None:
    visitor = visitors.come("en")
    sit_down(visitor, 2, length="short", **BEGINNER)
    page = visitor.page
    die = until_turn(visitor)
    number = die.get_attribute("data-die")
    slot = page.locator(f".slot[data-die='{number}']")
    in_hand = page.locator(".prompt").get_by_text(Texts("en", GAME).say("board-next"))
    expect(in_hand).to_have_count(0)
    slot.focus()
    page.keyboard.press("Enter")
    expect(slot).to_have_attribute("aria-pressed", "true")
    expect(in_hand).to_be_visible()
    page.keyboard.press("Escape")
    expect(slot).to_have_attribute("aria-pressed", "false")
    expect(in_hand).to_have_count(0)
    slot.focus()
    page.keyboard.press("Enter")
    focused = page.locator("[data-socket]:focus")
    expect(focused).to_have_count(1)
    socket = focused.get_attribute("data-socket")
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-socket='{socket}'] [data-piece='die-0-{number}']")).to_have_count(1)


def until_met(visitor: Visitor) -> Locator:
    """Put a die on the Fox and stay, until somebody here can get an offer; their plate."""
    partner = visitor.page.locator(".plate .cover.legal")
    until_turn(visitor).click()
    visitor.page.locator(".spirit.fox.legal").click()
    for _ in range(MOST_QUESTIONS):
        assert visitor.wait() == "asked"
        if partner.count():
            return partner.first
        answer(visitor, in_a_hurry=True)
    raise AssertionError("nobody was met")


def test_an_offer_is_put_together_and_answered(visitors: Visitors) -> None:
    visitor = visitors.come("en")
    sit_down(visitor, 2, length="short", **BEGINNER)
    page = visitor.page
    until_met(visitor).click()
    trade, propose = page.locator(".trade"), page.locator(".trade .propose button")
    parts = trade.locator("button.out")
    expect(trade).to_be_visible()
    expect(propose).to_have_count(0)
    own, other = trade.locator("section").first, trade.locator("section").last
    own.locator(".quest.legal").first.click()
    other.locator(".quest.legal").first.click()
    expect(parts).to_have_count(2)
    taken_out = own.locator("button.out").inner_text().removesuffix("✕").strip()
    own.locator("button.out").click()
    expect(parts).to_have_count(1)
    expect(own.locator(".quest.legal", has_text=taken_out)).to_have_count(1)
    log = page.locator(".log")
    asked_for = Texts("en", GAME).say("answered-propose", you="yes", seat="Ada")
    expect(log.get_by_text(asked_for)).to_have_count(0)
    propose.click()
    expect(log.get_by_text(asked_for)).to_be_visible()
    refuse = page.locator(".prompt").get_by_role("button", name=Texts("en", GAME).say("option-refuse"))
    assert visitor.wait() == "asked"
    if refuse.count():  # The bot answers by chance: here with an offer of its own.
        refuse.click()
    expect(trade).to_have_count(0)


@pytest.mark.parametrize("light", ["light", "dark"])
def test_nothing_stands_in_the_way_of_anybody(visitors: Visitors, light: str) -> None:
    visitor = visitors.come("en", DESKTOP, color_scheme=light, bypass_csp=True)
    sit_down(visitor, 5, characters="chosen", length="short")
    check(visitor, "choosing a character")
    until_turn(visitor)
    check(visitor, "a turn")
    answer(visitor)
    check(visitor, "a die in hand")
    visitor.page.locator(".decks").first.click()
    check(visitor, "decks and discards")


def test_a_die_on_a_path_is_the_whole_move(visitors: Visitors) -> None:
    """Placed, walked over, and what lies there taken; nobody is asked whether to go."""
    visitor = visitors.come("en")
    sit_down(visitor, 2, length="short", **BEGINNER)
    page = visitor.page
    until_turn(visitor)
    dice = page.locator(".slot.legal[aria-pressed=false]")
    near = page.locator(".socket.near.legal")
    only_placed = page.get_by_role("button", name=Texts("en", GAME).say("board-place-only"))
    for _ in range(dice.count()):
        dice.first.click()
        if near.count():
            break
    expect(only_placed).to_have_attribute("aria-pressed", "false")
    where = page.locator("[data-piece='figure-0']").get_attribute("data-at")
    near.first.click()
    expect(page.locator(f"[data-piece='figure-0'][data-at='{where}']")).to_have_count(0)


@pytest.mark.parametrize("size", [(844, 390), (640, 400)], ids=str)
def test_on_its_side_or_at_twice_its_size_the_map_stays_readable(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    visitor = visitors.come("fr", size)
    sit_down(visitor, 3, length="short")
    until_turn(visitor)
    box = visitor.page.locator(".land > .map").bounding_box()
    assert box is not None
    assert box["height"] >= MAP
    assert box["width"] >= 0.7 * size[0]
    fits(visitor, "on its side")


def until_chapter(visitor: Visitor) -> Locator:
    """Choose the first Quests, until the page lies there with which the chapter begins."""
    page = visitor.page.locator(".beginning")
    for _ in range(MOST_QUESTIONS):
        visitor.page.locator(f"{ASKED}, .beginning").first.wait_for()
        if page.count():
            return page
        answer(visitor)
    raise AssertionError("no page came")


@pytest.mark.parametrize("way", ["tap", "Enter", "Escape", "die"])
def test_a_chapter_begins_with_a_page(visitors: Visitors, way: str) -> None:
    visitor = visitors.come("en")
    sit_down(visitor, 2, length="short", **BEGINNER)
    page, texts = visitor.page, Texts("en", GAME)
    beginning = until_chapter(visitor)
    title = texts.say("chapter-of", chapter=1, of=3)
    expect(page.get_by_role("region", name=title)).to_be_visible()
    event = page.locator(".event .what").inner_text()
    expect(beginning).to_contain_text(texts.say("chapter-event", event=event))
    expect(beginning).to_contain_text(page.locator(".event .rule").inner_text())
    expect(beginning).to_contain_text(texts.say("chapter-goal-first"))
    if way == "tap":
        beginning.get_by_role("heading").click()
    elif way == "die":
        until_turn(visitor).click()
    else:
        page.locator("body").press(way)
    expect(beginning).to_have_count(0)
    page.locator(".chapters").click()
    expect(beginning).to_be_visible()


def test_the_page_that_explains_the_paths_comes_before_a_power_is_asked_for(visitors: Visitors) -> None:
    """Rapunzel may roll a die again before the Event is turned up; what that adds is read afterwards."""
    visitor = visitors.come("en")
    sit_down(visitor, 2, length="short", characters="chosen")
    page, texts = visitor.page, Texts("en", GAME)
    page.get_by_role("button", name=texts.say("card-rapunzel")).first.click()
    beginning = until_chapter(visitor)
    expect(page.locator(".prompt")).to_have_attribute("data-question", "roll")
    expect(page.locator(".event")).to_have_count(0)
    expect(beginning).to_contain_text(texts.say("chapter-goal-first"))
    beginning.get_by_role("button").click()
    expect(beginning).to_have_count(0)
    page.get_by_role("button", name=texts.say("option-enough")).click()
    event = page.locator(".event .what").inner_text()
    expect(beginning).to_contain_text(texts.say("chapter-event", event=event))
    expect(beginning).not_to_contain_text(texts.say("chapter-goal-first"))


def test_a_die_says_in_plain_words_what_it_lets_one_do(visitors: Visitors) -> None:
    visitor = visitors.come("fr")
    sit_down(visitor, 2, length="short", **BEGINNER)
    page, texts = visitor.page, Texts("fr", GAME)
    until_turn(visitor)
    die = page.locator(".slot[data-die='4']")
    value = die.locator("text").first.text_content() or ""
    said = texts.say("does-number", value=int(value))
    expect(die).to_have_accessible_name(f"{texts.say('card-die-numbers')}. {said}")
    expect(page.locator(".tray .does")).to_have_count(0)
    die.hover()
    expect(page.locator(".tray .does")).to_contain_text(said)


@pytest.mark.parametrize("wanted", [".socket", ".place.reached"])
def test_a_finger_beside_a_path_or_a_place_means_it(visitors: Visitors, wanted: str) -> None:
    """On a phone both are smaller than a finger; 44 pixels around their middle answer all the same."""
    visitor = visitors.come("en", PHONE, has_touch=True, is_mobile=True)
    sit_down(visitor, 2, length="short", **BEGINNER)
    page = visitor.page
    until_turn(visitor)
    visitor.put_away()
    dice = page.locator(".slot.legal[aria-pressed=false]")
    beside, number = None, None
    for at in range(dice.count()):
        number = dice.nth(at).get_attribute("data-die")
        page.locator(f".slot[data-die='{number}']").tap()
        beside = page.evaluate(BESIDE_IT, [wanted, BESIDE - 1])
        if beside:
            break
        page.locator(f".slot[data-die='{number}']").tap()
    assert beside, f"no {wanted} stands free enough to be tried"
    assert beside["width"] < 2 * BESIDE, "it is large enough itself: this tests nothing"
    page.touchscreen.tap(beside["x"], beside["y"])
    expect(page.locator(f"[data-socket] [data-piece='die-0-{number}']")).to_have_count(1)
    if wanted == ".socket":
        lying = page.locator(f"[data-socket='{beside['socket']}'] [data-piece='die-0-{number}']")
        expect(lying).to_have_count(1)
    else:
        at_place = f"place-{beside['place']}"
        expect(page.locator("[data-piece='figure-0']")).to_have_attribute("data-at", at_place)


def test_a_spirit_says_what_it_gives_before_a_finger_puts_a_die_there(visitors: Visitors) -> None:
    visitor = visitors.come("fr", PHONE, has_touch=True, is_mobile=True)
    sit_down(visitor, 2, length="short", **BEGINNER)
    page, texts = visitor.page, Texts("fr", GAME)
    until_turn(visitor)
    visitor.put_away()
    page.locator(".slot.legal[aria-pressed=false]").first.tap()
    fox = page.locator(".spirit.fox")
    fox.tap()
    expect(page.locator(".prompt")).to_contain_text(texts.attribute("card-fox", "text") or "?")
    expect(fox.locator("[data-piece]")).to_have_count(0)
    fox.tap()
    expect(fox.locator("[data-piece]")).to_have_count(1)
