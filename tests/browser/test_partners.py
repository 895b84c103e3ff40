"""Two against two: partners exchange cards, and the Trickster takes a name."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from browser.house import ServerProcess
from browser.phone import GAME, KINDS, is_asked, on_a_phone, send, tap_kind
from browser.visitors import Visitor, Visitors
from veillee.texts import Texts

#: A deal that gives the first seat the Trickster.
WITH_TRICKSTER = "b0"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("partners"), DEAL=WITH_TRICKSTER)
    server.start()
    yield server
    server.close()


def test_partners_exchange_and_the_trickster_takes_a_name(visitors: Visitors) -> None:
    visitor = on_a_phone(visitors)
    visitor.open_table(bots=3, rounds=1, mode="expert", teams="exchange", trickster="ask")
    visitor.wait()
    assert "trickster" in [KINDS[kind] for kind in visitor.kinds(visitor.hand)], "the deal has changed"
    exchanged = 0
    while True:
        visitor.wait()
        if is_asked(visitor, "name"):
            break
        if is_asked(visitor, "exchange-for"):
            take_from_partner(visitor)
            exchanged += 1
        elif visitor.page.locator("ul.hand button.card.legal").count():
            picking = is_asked(visitor, "play")
            tap_kind(visitor, *(() if picking and not row(visitor).count() else ("trickster",)))
        else:
            row(visitor).and_(visitor.page.locator(".legal")).first.tap()
            send(visitor)
    assert exchanged
    name_the_trickster(visitor)


def row(visitor: Visitor) -> Locator:
    trickster = KINDS.index("trickster")
    return visitor.page.locator(f".mine button.card:not([data-card='{trickster}'])")


def take_from_partner(visitor: Visitor) -> None:
    """The card given stays in sight while one looks through the partner's."""
    given = visitor.page.locator(".mine .leaves .card")
    expect(given).to_be_in_viewport(ratio=1)
    kind = KINDS[visitor.kinds(given)[0]]
    game = Texts("en", GAME)
    words = game.say("board-you-give", card=game.say(f"card-{kind}"))
    expect(visitor.page.locator(".kept")).to_contain_text(words)
    visitor.page.locator(".counts.legal").tap()
    visitor.page.locator(":popover-open button.card.legal").first.tap()
    send(visitor)


def name_the_trickster(visitor: Visitor) -> None:
    names = visitor.page.locator(".names button.card")
    assert names.count() > 20
    names.first.tap()
    expect(visitor.page.locator(".card.chosen")).to_have_count(1)
    visitor.page.locator(".reading button.primary").tap()
    assert visitor.wait() == "end"
    mine = visitor.page.locator("dialog tr.mine")
    expect(mine).to_be_in_viewport(ratio=1)
    expect(mine).to_contain_text(visitor.words.say("board-you"))
    expect(visitor.page.locator("dialog tr")).to_have_count(4)
