"""What is laid over the board to be read: hints, what a question means."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.visitors import ASKED, DESKTOP, PHONE, Visitor, Visitors

#: What can be chosen and lies under a note.
COVERED = """(note) => {
    const own = note.getBoundingClientRect();
    return [...document.querySelectorAll('.board .legal, .board .hand .card')].filter((spot) => {
        const { left, right, top, bottom } = spot.getBoundingClientRect();
        return Math.min(right, own.right) > Math.max(left, own.left) + 1
            && Math.min(bottom, own.bottom) > Math.max(top, own.top) + 1;
    }).map((spot) => spot.textContent);
}"""

GAMES = ("fairy-tale", "fine-sand", "grimm-forest", "dice-upon-a-time")


def at_a_table(visitors: Visitors, game: str, language: str, size: tuple[int, int]) -> Visitor:
    visitor = visitors.come(language, size)
    visitor.come()
    visitor.choose_game(game)
    visitor.play()
    assert visitor.wait() == "asked"
    return visitor


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(("game", "language"), [*zip(GAMES, ("ru", "fr", "ru", "fr"), strict=True)])
def test_hints_are_read_whole(visitors: Visitors, game: str, language: str, size: tuple[int, int]) -> None:
    visitor = at_a_table(visitors, game, language, size)
    visitor.tool("hint").click()
    note = visitor.page.get_by_role("status").locator(".note:has(.hints li)")
    expect(note).to_be_in_viewport(ratio=1)
    assert note.evaluate("(one) => one.scrollHeight <= one.clientHeight"), "a hint is cut off"
    visitor.button("web-hints-close").click()
    expect(note).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_question_is_explained_and_leads_to_its_rule(
    visitors: Visitors, game: str, size: tuple[int, int]
) -> None:
    visitor = at_a_table(visitors, game, "en", size)
    prompt = visitor.page.locator(".prompt .words").inner_text()
    visitor.button("web-why").click()
    note = visitor.page.get_by_role("status").locator(".note.asked")
    expect(note).to_be_in_viewport(ratio=1)
    said = note.locator("p").inner_text().removesuffix(visitor.words.say("web-show-rule"))
    assert said.strip(), "nothing says what to look at"
    assert prompt not in said, "the question is said twice"
    assert note.evaluate(COVERED) == [], "it covers what can be chosen"
    visitor.button("web-show-rule").click()
    expect(visitor.page.locator("dialog .book .wanted")).to_be_visible()


@pytest.mark.parametrize("pace", ["tap", "slow"])
def test_every_step_of_the_others_can_be_followed(visitors: Visitors, pace: str) -> None:
    visitor = visitors.come("fr")
    visitor.page.add_init_script(f"""localStorage.setItem('veillee-settings', '{{"pace": "{pace}"}}')""")
    visitor.come()
    visitor.choose_game("dice-upon-a-time")
    visitor.play()
    step = visitor.page.locator(".note.step")
    told: list[str] = []
    while len(told) < 4:
        visitor.page.locator(f".note.step, {ASKED}").first.wait_for()
        if not step.count():
            visitor.answer()
            continue
        expect(step).to_be_in_viewport(ratio=1)
        lines = step.locator("li").all_inner_texts()
        assert not visitor.asked.count(), "something is asked before the step was seen"
        told += lines
        if pace == "tap":
            visitor.page.wait_for_timeout(1500)
            assert step.locator("li").all_inner_texts() == lines, "the step did not wait for a tap"
            step.get_by_role("button").click()
        expect(step.get_by_text(lines[-1], exact=True)).to_have_count(0, timeout=20_000)


def test_what_others_did_to_somebody_stays_until_it_is_seen(visitors: Visitors) -> None:
    visitor = visitors.come("en")
    visitor.sit_down("grimm-forest", 4)
    told = visitor.page.locator(".for-you")
    for turn in range(60):
        assert visitor.wait() == "asked", "nobody did anything to anybody"
        if told.count():
            break
        visitor.answer(turn)
    said = told.inner_text()
    visitor.page.wait_for_timeout(2_000)  # longer than what others do is shown for
    assert told.inner_text() == said
    visitor.button("web-seen").click()
    expect(told).to_have_count(0)


def test_a_refusal_is_said_where_it_is_heard_at_once(visitors: Visitors) -> None:
    """The regions are there before anything is said in them, and keep their roles."""
    visitor = visitors.come()
    visitor.open_table(bots=1, rounds=1)
    visitor.wait()
    regions = visitor.page.locator(".passing > [role]:has(+ [role=alert]), .passing > [role=alert]")
    expect(regions).to_have_text(["", ""])
    polite, assertive = regions.element_handles()
    visitor.page.keyboard.press("u")
    expect(regions.last.locator(".note.notice")).to_be_visible()
    assert regions.first.inner_text() == ""
    roles = [one.get_attribute("role") for one in (polite, assertive)]
    assert roles == ["status", "alert"]
    assert assertive.inner_text(), "another region came with the words"
