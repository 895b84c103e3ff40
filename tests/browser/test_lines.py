"""Lines that break and houses that fall: nothing is lost, and nobody has to reload."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from browser.house import ServerProcess
from browser.visitors import PATIENCE, Visitor, Visitors
from veillee.tools.verifier import verify


class Line:
    """The sockets of a page, through our hands."""

    def __init__(self, visitor: Visitor) -> None:
        self.sockets: list[WebSocketRoute] = []
        self._servers: list[WebSocketRoute] = []
        #: Without their numbers on the line.
        self.answers: list[dict[str, Any]] = []
        self.is_down = False
        #: Sees every answer before the server does; True if it shall never get there.
        self.on_answer: Callable[[], bool] = lambda: False
        self.deaf = False
        visitor.page.route_web_socket("**/socket", self._connect)

    def drop(self) -> None:
        """Cut it at both ends."""
        self.sockets[-1].close(code=1011)
        self._servers[-1].close(code=4000)

    def _connect(self, page: WebSocketRoute) -> None:
        if self.is_down:
            page.close(code=1013)
            return
        self.sockets.append(page)
        server = page.connect_to_server()
        self._servers.append(server)

        def from_page(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "answer":
                self.answers.append({name: told for name, told in said.items() if name != "serial"})
                if self.on_answer():
                    return
            server.send(message)

        def from_server(message: str | bytes) -> None:
            if not self.deaf:
                page.send(message)

        page.on_message(from_page)
        server.on_message(from_server)


def in_mid_draft(visitors: Visitors) -> tuple[Visitor, Line]:
    visitor = visitors.come()
    line = Line(visitor)
    visitor.open_table(bots=2, rounds=1)
    visitor.play_on(1)
    assert visitor.wait() == "asked"
    return visitor, line


def finish(visitor: Visitor, house: ServerProcess) -> None:
    visitor.play_on()
    assert verify(house.record(visitor.table)) > 0


def test_an_answer_lost_on_the_way_is_sent_again(visitors: Visitors, house: ServerProcess) -> None:
    visitor, line = in_mid_draft(visitors)
    hand = visitor.hand.count()

    def swallow() -> bool:
        line.on_answer = lambda: False
        line.drop()
        return True

    line.on_answer = swallow
    visitor.answer()
    expect(visitor.hand).to_have_count(hand - 1, timeout=PATIENCE)
    lost, again = line.answers[-2:]
    assert lost == again
    assert len(line.sockets) == 2
    finish(visitor, house)


def test_an_answer_that_stood_is_harmless_when_sent_again(visitors: Visitors, house: ServerProcess) -> None:
    visitor, line = in_mid_draft(visitors)
    hand = visitor.names(visitor.hand)

    def deafen() -> bool:
        line.on_answer = lambda: False
        line.deaf = True
        return False

    line.on_answer = deafen
    visitor.hand.first.click()
    expect(visitor.page.locator("ul.hand .chosen")).to_have_count(1, timeout=PATIENCE)
    line.drop()
    line.deaf = False
    assert visitor.wait() == "asked"
    expect(visitor.hand).to_have_count(len(hand) - 1, timeout=PATIENCE)
    assert line.answers[-1] == line.answers[-2]
    assert hand[0] in visitor.names(visitor.page.locator(".kept button.card"))
    finish(visitor, house)


def test_what_is_chosen_without_a_line_is_sent_when_there_is_one(
    visitors: Visitors, house: ServerProcess
) -> None:
    visitor, line = in_mid_draft(visitors)
    hand = visitor.hand.count()
    line.is_down = True
    line.drop()
    lost = visitor.page.get_by_text(visitor.words.say("web-line-lost"), exact=True)
    lost.wait_for()
    visitor.context.set_offline(True)
    visitor.hand.first.click()
    kept = visitor.page.get_by_text(visitor.words.say("web-tap-kept"), exact=True)
    kept.wait_for()
    line.is_down = False
    visitor.context.set_offline(False)
    expect(lost).to_have_count(0, timeout=PATIENCE)
    expect(kept).to_have_count(0)
    expect(visitor.hand).to_have_count(hand - 1, timeout=PATIENCE)
    finish(visitor, house)


def test_a_silent_line_is_told_of_and_the_tap_is_kept(visitors: Visitors, house: ServerProcess) -> None:
    visitor, line = in_mid_draft(visitors)
    line.on_answer = lambda: True
    line.deaf = True
    visitor.hand.first.click()
    visitor.page.get_by_text(visitor.words.say("web-tap-kept"), exact=True).wait_for(timeout=5_000)
    line.on_answer = lambda: False
    line.deaf = False
    finish(visitor, house)
    assert len(line.sockets) > 1, "a line that says nothing is given up for another"


def test_a_page_outlives_the_server(visitors: Visitors, house: ServerProcess) -> None:
    visitors.expect("WebSocket connection to")
    visitor = visitors.come()
    visitor.open_table(bots=2, rounds=1)
    visitor.play_on(3)
    assert visitor.wait() == "asked"
    before = visitor.names(visitor.hand)
    story = visitor.page.locator("aside ol li").all_inner_texts()
    house.kill()
    lost = visitor.page.get_by_text(visitor.words.say("web-line-lost"), exact=True)
    lost.wait_for()
    house.start()
    expect(lost).to_have_count(0, timeout=PATIENCE)
    assert visitor.names(visitor.hand) == before
    assert visitor.page.locator("aside ol li").all_inner_texts() == story
    finish(visitor, house)
