"""Under a finger: every control in sight answers within 44 pixels, unless another one is nearer."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.test_looks import fits
from browser.visitors import Visitors

GAMES = ("fairy-tale", "fine-sand", "grimm-forest", "dice-upon-a-time")
#: Phones, upright and on their side.
SIZES = ((390, 844), (360, 640), (844, 390))
#: The controls in sight that do not answer to a touch 20 pixels from their middle, though nothing is nearer.
DEAF = """() => {
    const CONTROLS = 'button:not(:disabled), a[href], summary, select, input';
    const boxOf = (one) => one.getBoundingClientRect();
    const far = (one, x, y) => {
        const { left, right, top, bottom } = boxOf(one);
        return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    };
    const middle = (one) => {
        const { left, top, width, height } = boxOf(one);
        return [left + width / 2, top + height / 2];
    };
    const seen = [...document.querySelectorAll(CONTROLS)].filter((one) => {
        const found = document.elementFromPoint(...middle(one));
        return one.checkVisibility({ visibilityProperty: true }) && found?.closest(CONTROLS) === one;
    });
    /** What lies over the board, or beside it. */
    const SURFACES = 'header, .prompt, .notes, .moment, dialog, [popover], [data-over]';
    /** Whether a spot is beyond the edge of the large area that a control lies in. */
    const isBeyond = (one, x, y) => {
        for (let around = one.parentElement; around; around = around.parentElement) {
            const { width, height } = boxOf(around);
            const cuts = getComputedStyle(around).overflowY !== 'visible' && Math.min(width, height) > 150;
            if (cuts && far(around, x, y)) return true;
        }
        return false;
    };
    const isDeaf = (one) => {
        const [x, y] = middle(one);
        return [[20, 0], [-20, 0], [0, 20], [0, -20]].find(([dx, dy]) => {
            const spot = [x + dx, y + dy];
            if (!far(one, ...spot) || isBeyond(one, ...spot)) return false;
            if (seen.some((other) => other !== one && far(other, ...spot) <= far(one, ...spot))) return false;
            const found = document.elementsFromPoint(...spot);
            if (found[0]?.closest(SURFACES) !== one.closest(SURFACES)) return false;
            const met = found.map((each) => each.closest(CONTROLS));
            return !met[0] || !met.includes(one);
        });
    };
    return seen.filter(isDeaf).map((one) => {
        const { width, height } = boxOf(one);
        const said = one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 30);
        return `${one.className} “${said}” ${Math.round(width)} x ${Math.round(height)} at ${isDeaf(one)}`;
    });
}"""


@pytest.mark.parametrize("game", GAMES)
def test_every_control_answers_within_reach_of_a_finger(visitors: Visitors, game: str) -> None:
    visitor = visitors.come("ru", SIZES[0], has_touch=True, is_mobile=True)
    visitor.sit_down(game, 3)
    assert visitor.page.evaluate("matchMedia('(pointer: coarse)').matches")
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.wait_for_timeout(100)
        deaf = visitor.page.evaluate(DEAF)
        assert not deaf, f"{width} x {height}: " + "\n".join(deaf)
        fits(visitor, f"{width} x {height}")


def test_a_touch_between_two_goes_to_the_nearer(visitors: Visitors) -> None:
    visitor = visitors.come("en", SIZES[0], has_touch=True, is_mobile=True)
    visitor.sit_down("grimm-forest", 3)
    for line in visitor.page.locator("button.folded").all():
        box = line.bounding_box()
        assert box
        for beside in (-1, box["height"] + 1):
            visitor.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + beside)
            page = visitor.page.locator(f"[id='{line.get_attribute('popovertarget')}']")
            expect(page).to_be_visible()
            visitor.page.keyboard.press("Escape")
            expect(page).to_be_hidden()
