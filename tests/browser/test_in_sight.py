"""On low and small screens: what is asked is in sight when it is asked, in all games."""

from __future__ import annotations

import time
from typing import Final

import pytest

from browser.test_dice_upon_a_time import answer as answer_dice
from browser.test_fine_sand import click_on
from browser.test_looks import fits
from browser.visitors import Visitor, Visitors

GAMES: Final = ("fairy-tale", "fine-sand", "grimm-forest", "dice-upon-a-time")
#: Small phones, upright and on their side, and a page of 1280 by 720 at twice its size.
SIZES: Final = ((320, 568), (568, 320), (640, 360))
MOVES: Final = 12
#: So long a page may take to scroll there, in seconds.
PATIENT: Final = 3
#: What is asked and out of sight. Of what can be chosen on the board all has to be seen, or what lies highest
#: where not all of it fits; what stands in the prompt always.
UNSEEN: Final = """() => {
    const boxOf = (one) => one.getBoundingClientRect();
    /** How much of it is seen: inside the page and everything that cuts it off. */
    const share = (one) => {
        let { left, right, top, bottom } = boxOf(one);
        const whole = (right - left) * (bottom - top);
        for (let around = one.parentElement; around; around = around.parentElement) {
            if (getComputedStyle(around).overflowY === 'visible' && around !== document.body) continue;
            const edge = around === document.body
                ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight } : boxOf(around);
            [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
            [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        }
        return Math.max(0, right - left) * Math.max(0, bottom - top) / whole;
    };
    const isThere = (one) => one.checkVisibility({ visibilityProperty: true }) && boxOf(one).width > 0;
    const all = (selector) => [...document.querySelectorAll(selector)].filter(isThere);
    const asked = all('.prompt .words, .prompt .why, .prompt .buttons button');
    const choices = all('.board .legal:not(:disabled)');
    const [top, bottom] = [Math.min(...choices.map((one) => boxOf(one).top)),
        Math.max(...choices.map((one) => boxOf(one).bottom))];
    const room = document.querySelector('.frame > .board').clientHeight;
    /** An offer is put together in a list that scrolls by itself. */
    const isOffer = document.querySelector('.prompt').dataset.question === 'build';
    const isWhole = bottom - top <= room - 8 && !isOffer;
    const wanted = isWhole ? choices : choices.filter((one) => boxOf(one).top === top);
    return [...asked, ...wanted].filter((one) => share(one) < 0.85).map((one) =>
        `${one.className}: ${one.textContent.trim().slice(0, 40)} (${Math.round(100 * share(one))} % seen)`);
}"""


def is_in_sight(visitor: Visitor, moment: str) -> None:
    until = time.monotonic() + PATIENT
    while unseen := visitor.page.evaluate(UNSEEN):
        assert time.monotonic() < until, f"{moment}: out of sight: " + "\n".join(unseen)
        time.sleep(0.1)


def choose(visitor: Visitor, game: str, turn: int) -> None:
    visitor.put_away()
    if game == "fine-sand":
        for hint in visitor.page.get_by_role("note").get_by_role("button").all()[:1]:
            hint.click()
        click_on(visitor)
    elif game == "dice-upon-a-time":
        answer_dice(visitor)
    else:
        visitor.answer(turn)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_is_in_sight(visitors: Visitors, game: str, size: tuple[int, int]) -> None:
    visitor = visitors.come("fr", size, has_touch=True, is_mobile=True)
    visitor.sit_down(game, 3)
    asked = ""
    for turn in range(MOVES):
        if visitor.wait() == "end":
            break
        visitor.put_away()
        question = visitor.page.locator(".prompt").get_attribute("data-question") or ""
        fits(visitor, f"move {turn}")
        if question != asked or game != "dice-upon-a-time":
            is_in_sight(visitor, f"move {turn} ({question})")
        asked = question
        choose(visitor, game, turn)
