"""People with a browser of their own: what they click on, and what they see at a table."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    TimeoutError,  # noqa: A004 - Playwright's own
    expect,
)

from browser.house import ServerProcess
from deals import CUT_ALIKE
from veillee.registry import find_game
from veillee.texts import Texts

DESKTOP: Final = (1280, 800)
TABLET: Final = (820, 1180)
PHONE: Final = (360, 640)
LOCALES: Final = {"en": "en-GB", "fr": "fr-FR", "ru": "ru-RU"}
PATIENCE: Final = 30_000

#: Something to answer, and nothing on its way; a curtain to lift; or the end.
ASKED: Final = ".frame:not(.settling):not(:has(.chosen)) .legal:not(:disabled):visible"
#: What sends a choice that has to be made twice.
SEND: Final = ".reading button.primary, .prompt[data-question] .buttons button.primary"
CURTAIN: Final = ".curtain button"
END: Final = "dialog[open] .buttons"
#: A page that is read before anybody goes on, where nothing is asked yet.
PAGE: Final = ".frame:not(:has(.legal:not(:disabled))) .beginning > button"
WHAT: Final = """(one) => one.closest('dialog') ? 'end'
    : one.closest('.curtain') ? 'curtain' : one.closest('.beginning') ? 'page' : 'asked'"""


class Visitor:
    """One person: one browser context with its own cookie, one page."""

    def __init__(self, context: BrowserContext, house: ServerProcess, language: str) -> None:
        self.context = context
        self.house = house
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.words = Texts(language)
        self.language = language

    # The front page

    def come(self, path: str = "/") -> None:
        self.page.goto(self.house.address + path)

    def button(self, message: str, **arguments: int | str) -> Locator:
        """A button by the words on it, in the visitor's language."""
        return self.page.get_by_role("button", name=self.words.say(message, **arguments), exact=True)

    def choose_game(self, game: str = "fairy-tale") -> None:
        title = Texts(self.language, find_game(game)).say("title")
        self.page.locator("button.game", has=self.page.get_by_text(title, exact=True)).click()

    def set_up(self, company: str = "bots", bots: int | None = None, **options: str | int) -> None:
        """In the sheet of a game: with whom, against how many, and by which options."""
        sheet = self.page.get_by_role("dialog")
        sheet.get_by_text(self.words.say(f"web-mode-{company}"), exact=True).click()
        if bots is not None:
            group = sheet.get_by_role("group", name=self.words.say("web-bots"), exact=True)
            group.get_by_text(str(bots), exact=True).click()
        if options:
            sheet.get_by_text(self.words.say("web-more"), exact=True).click()
        game = Texts(self.language, find_game("fairy-tale"))
        for name, value in options.items():
            field = sheet.locator("label", has=self.page.get_by_text(game.say(f"setting-{name}"), exact=True))
            field.locator("select").select_option(label=_said(game, name, value))

    def play(self) -> None:
        """The big button: a table is opened."""
        self.button("web-play").click()
        self.page.wait_for_url("**/table/*")

    def open_table(self, company: str = "bots", bots: int | None = None, **options: str | int) -> None:
        """From the front page to a table of Fairy Tale."""
        self.come()
        self.choose_game()
        self.set_up(company, bots, **options)
        self.play()

    def sit_down(self, game: str, players: int, **options: str | int | bool) -> None:
        """At a table with bots that was opened without the front page."""
        self.come()
        seats = [{"kind": "guest", "name": "Ada"}]
        seats += [{"kind": "bot", "bot": "random", "name": f"Bot {number}"} for number in range(1, players)]
        wish = {"game": game, "options": options, "seats": seats, "memory_aid": True}
        self.context.request.put(f"{self.house.address}/api/v1/me", data={"name": "Ada"})
        opened = self.context.request.post(f"{self.house.address}/api/v1/tables", data=wish)
        assert opened.ok, opened.text()
        self.come(f"/table/{opened.json()['id']}")
        self.wait()

    @property
    def table(self) -> str:
        return self.page.url.rstrip("/").rsplit("/", 1)[-1]

    # At the table

    @property
    def asked(self) -> Locator:
        return self.page.locator(ASKED)

    @property
    def end(self) -> Locator:
        return self.page.locator(END)

    @property
    def cards(self) -> Locator:
        """Every card whose face is in sight."""
        return self.page.locator("button.card[data-card]")

    @property
    def hand(self) -> Locator:
        """The cards to choose from."""
        return self.page.locator("ul.hand button.card")

    def kinds(self, cards: Locator) -> list[int]:
        return [int(card.get_attribute("data-card") or -1) for card in cards.all()]

    def names(self, cards: Locator) -> list[str]:
        return cards.locator(".name").all_inner_texts()

    def wait(self) -> str:
        """Until there is something to do: "asked", "curtain" or "end". A page of a chapter is turned."""
        somewhere = self.page.locator(f"{ASKED}, {CURTAIN}, {END}, {PAGE}").first
        try:
            found: str = somewhere.evaluate(WHAT)
        except Error as error:
            if "navigation" not in error.message:
                raise
            found = somewhere.evaluate(WHAT)  # the page was loaded anew meanwhile
        if found != "page":
            return found
        click_in_time(self.page.locator(PAGE))
        return self.wait()

    def put_away(self) -> None:
        """What others did to the visitor has been read, the page of a chapter, and what lies over a map."""
        told = self.page.locator(".for-you > button, .beginning > button, .drawn.over > button")
        for _ in range(told.count()):
            told.first.click()

    def answer(self, turn: int = 0) -> None:
        """Choose something legal by clicks: cards and buttons by turns, where there are both."""
        self.put_away()
        buttons = self.page.locator(f".prompt {ASKED.split()[-1]}")
        cards = self.page.locator(f".board {ASKED.split()[-1]}")
        wanted = buttons if buttons.count() and (turn % 2 or not cards.count()) else cards
        if not click_in_time(wanted.first):
            return
        send = self.page.locator(SEND)
        if send.count():
            send.first.click()
        expect(self.page.locator(".frame .chosen")).to_have_count(0, timeout=PATIENCE)

    def play_on(self, most: int = 400) -> int:
        """Answer whatever is asked, until the game is over or so many answers were given."""
        for given in range(most):
            match self.wait():
                case "end":
                    return given
                case "curtain":
                    self.page.locator(CURTAIN).click()
                case _:
                    self.answer(given)
        return most

    def tool(self, name: str) -> Locator:
        return self.button(f"web-tool-{name}")

    # The end

    def scores(self) -> dict[str, int]:
        """The points of everybody by name, as the end of Fairy Tale shows them."""
        rows = self.page.locator("dialog[open] li.page")
        found = {}
        for row in rows.all():
            points = row.locator("h3 b").inner_text()
            found[row.locator("h3 .name").inner_text()] = number_in(points)
        return found


def _said(texts: Texts, option: str, value: str | int) -> str:
    message = f"setting-{option}-{value}"
    return texts.say(message) if texts.has(message) else str(value)


def click_in_time(wanted: Locator) -> bool:
    """Clicks; false if there was nothing any more: it left one option, and the table's clock was faster."""
    try:
        wanted.click(position={"x": 8, "y": 16}, timeout=5_000)
    except TimeoutError:
        if wanted.count():
            raise
        return False
    return True


def number_in(text: str) -> int:
    """The one number in a text, with a minus of any kind."""
    found = re.search(r"-?\d+", text.replace("\N{MINUS SIGN}", "-"))
    assert found, f"no number in {text!r}"
    return int(found[0])


class Visitors:
    """Everybody at the house in one test, and every trouble their pages had."""

    def __init__(self, chromium: Browser, house: ServerProcess) -> None:
        self._chromium = chromium
        self._house = house
        self._contexts: list[BrowserContext] = []
        self._expected: list[str] = []
        self.troubles: list[str] = []

    def come(self, language: str = "en", size: tuple[int, int] = DESKTOP, **more: Any) -> Visitor:
        """Somebody new; cards do not travel unless it is asked for."""
        settings = {"reduced_motion": "reduce", **more}
        context = self._chromium.new_context(
            locale=LOCALES[language], viewport={"width": size[0], "height": size[1]}, **settings
        )
        context.add_init_script(CUT_ALIKE)
        self._contexts.append(context)
        context.on("console", self._heard)
        context.on("weberror", lambda error: self.troubles.append(f"uncaught: {error.error}"))
        context.on("request", self._asked)
        return Visitor(context, self._house, language)

    def expect(self, words: str) -> None:
        """Messages with these words are part of the test."""
        self._expected.append(words)

    def leave(self) -> None:
        for context in self._contexts:
            context.close()

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(w in message.text for w in self._expected):
            self.troubles.append(f"console {message.type}: {message.text}")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self._house.address, "data:", "blob:")):
            self.troubles.append(f"asked another server: {request.url}")
