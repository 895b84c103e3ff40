"""axe-core finds nothing serious, on any page, at any moment of a table, by daylight or candlelight."""

from __future__ import annotations

from pathlib import Path

import pytest

from browser.house import TESTS
from browser.test_campaigns import begin
from browser.visitors import DESKTOP, PHONE, Visitor, Visitors

AXE = TESTS.parent / "web/node_modules/axe-core/axe.min.js"
RUN = "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"


def check(visitor: Visitor, moment: str) -> None:
    if not visitor.page.evaluate("() => 'axe' in window"):
        visitor.page.evaluate(Path(AXE).read_text(encoding="utf-8"))
    serious = [
        f"{moment}: {found['id']} ({found['impact']}): {node['html'][:160]} {node['failureSummary']}"
        for found in visitor.page.evaluate(RUN)
        if found["impact"] in ("serious", "critical")
        for node in found["nodes"][:3]
    ]
    assert not serious, "\n".join(serious)


@pytest.fixture(params=["light", "dark"])
def light(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


def visit(visitors: Visitors, light: str, size: tuple[int, int] = DESKTOP, language: str = "en") -> Visitor:
    assert AXE.is_file(), "axe-core is missing: run scripts/web.sh"
    return visitors.come(language, size, color_scheme=light, bypass_csp=True)


def test_pages_around_the_table(visitors: Visitors, light: str) -> None:
    visitor = visit(visitors, light)
    visitor.come()
    visitor.page.locator("button.game").first.wait_for()
    check(visitor, "front page")
    visitor.choose_game()
    visitor.page.get_by_text(visitor.words.say("web-more"), exact=True).click()
    check(visitor, "sheet of a game")
    visitor.set_up("screen")
    check(visitor, "sheet for one screen")
    visitor.page.keyboard.press("Escape")
    visitor.button("web-settings").click()
    check(visitor, "settings")
    visitor.come("/rules/fairy-tale")
    visitor.page.locator(".book h1, .book h2").first.wait_for()
    check(visitor, "rules")
    visitor.come("/credits")
    visitor.page.get_by_role("heading", level=1).wait_for()
    check(visitor, "credits")
    visitor.come("/games")
    visitor.page.get_by_role("heading", level=1).wait_for()
    check(visitor, "my games, none yet")
    visitor.come("/nowhere")
    visitor.page.get_by_role("heading", level=1).wait_for()
    check(visitor, "a page that is not there")
    visitor.open_table("link")
    invitation = visitor.page.get_by_label(visitor.words.say("web-invitation"), exact=True)
    link = invitation.input_value()
    check(visitor, "waiting room")
    visitor.page.goto(link)
    visitor.button("web-sit-down").wait_for()
    check(visitor, "invitation")


@pytest.mark.parametrize(("light", "size"), [("light", DESKTOP), ("dark", PHONE)], ids=["desktop", "phone"])
def test_the_table(visitors: Visitors, light: str, size: tuple[int, int]) -> None:
    visitor = visit(visitors, light, size)
    visitor.open_table(bots=3, rounds=1)
    visitor.wait()
    check(visitor, "first pick")
    visitor.play_on(3)
    visitor.wait()
    check(visitor, "later pick")
    for tool in ("rules", "menu", "log")[: 3 if size == PHONE else 2]:
        visitor.tool(tool).click()
        check(visitor, tool)
        visitor.button("web-close").click()
    visitor.tool("hint").click()
    visitor.page.locator(".hints li").first.wait_for()
    check(visitor, "hints")
    visitor.play_on(4)
    visitor.wait()
    check(visitor, "play")
    visitor.play_on()
    check(visitor, "the end")
    visitor.button("web-look-at-table").click()
    check(visitor, "the table after the end")


@pytest.mark.parametrize(
    ("language", "light", "size"), [("fr", "dark", DESKTOP), ("ru", "light", PHONE)], ids=["fr", "ru"]
)
def test_other_languages(visitors: Visitors, language: str, light: str, size: tuple[int, int]) -> None:
    visitor = visit(visitors, light, size, language)
    visitor.come()
    visitor.page.locator("button.game").first.wait_for()
    check(visitor, "front page")
    visitor.choose_game()
    visitor.play()
    visitor.wait()
    visitor.tool("hint").click()
    visitor.page.locator(".hints li").first.wait_for()
    check(visitor, "hints")


def test_the_curtain_and_the_generic_board(visitors: Visitors, light: str) -> None:
    visitor = visit(visitors, light)
    visitor.open_table("screen", rounds=1)
    visitor.wait()
    check(visitor, "curtain")
    visitor.come()
    visitor.choose_game("bakers")
    visitor.play()
    visitor.wait()
    check(visitor, "a toy")


def test_a_campaign_and_a_spectator(visitors: Visitors, light: str) -> None:
    player, spectator = visit(visitors, light), visit(visitors, light)
    begin(player, "solo")
    player.wait()
    check(player, "a game of a campaign")
    spectator.come(f"/table/{player.table}")
    spectator.page.get_by_text(spectator.words.say("web-spectator"), exact=True).wait_for()
    check(spectator, "a spectator's table")
    player.tool("menu").click()
    player.page.get_by_role("link", name=player.words.say("web-campaign-sheet"), exact=True).click()
    player.page.locator(".sheet").first.wait_for()
    check(player, "a campaign's page")
