"""Somebody who hears the table as a screen reader tells it, and plays by roles, names and keys."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from playwright.sync_api import Locator

from browser.visitors import Visitor
from veillee.core.patches import patched
from veillee.registry import find_game, rules_for
from veillee.texts import Texts
from veillee.texts.words import Words

#: Buttons that answer nothing where answers stand, by what they say.
ASIDE: Final = ("web-why", "web-put-back", "web-not-yet", "web-orders", "board-put-back")
#: So often something is pressed in a game at most, and so many keys lead to any button.
MOST_PRESSES: Final = 200
LONGEST_WALK: Final = 100
IS_BEFORE: Final = """(one) =>
    Boolean(document.activeElement.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING)"""
HAS_PLACE: Final = "() => document.activeElement !== document.body"


@dataclass(frozen=True)
class Control:
    """A button as it is told: its name, what is said besides, and the groups around it, from inside."""

    name: str
    description: str
    is_pressed: bool
    is_disabled: bool
    groups: tuple[str, ...]


class Listener:
    """A visitor at a table with one bot; what its socket offers is compared with what the page tells."""

    def __init__(self, visitor: Visitor, game: str, **options: str | int | bool) -> None:
        self.visitor = visitor
        self.page = visitor.page
        about = find_game(game)
        self.texts = Texts(visitor.language, about)
        rules = rules_for(about, 2, about.complete(2, options))
        self.words = Words(rules, self.texts, ("Ada", "Bot 1"), 0)
        self._tree = visitor.context.new_cdp_session(visitor.page)
        self._message: Any = None
        self._chance = Random(7)
        visitor.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        visitor.sit_down(game, 2, **options)

    def _hear(self, frame: str | bytes) -> None:
        told = json.loads(frame)
        if told["type"] == "update" and (news := told["seats"].get("0")):
            self._message = patched(self._message, news)

    @property
    def decision(self) -> dict[str, Any]:
        """What the table asks; empty while it asks nothing."""
        return (self._message or {}).get("decision") or {}

    # What is told

    def controls(self) -> list[Control]:
        """Every button of the page, as a screen reader comes to know it."""
        nodes = {one["nodeId"]: one for one in self._tree.send("Accessibility.getFullAXTree")["nodes"]}
        buttons = [one for one in nodes.values() if not one["ignored"] and one["role"]["value"] == "button"]
        return [_control(one, nodes) for one in buttons]

    def answers(self) -> list[Control]:
        """The buttons that answer what is asked: they say so, or stand where answers stand."""
        aside = {self.texts.say(message) for message in ASIDE}
        found = [one for one in self.controls() if not one.is_disabled and one.name not in aside]
        return [one for one in found if self._is_answer(one)]

    def _is_answer(self, control: Control) -> bool:
        stand = {self.texts.say(message) for message in ("web-asked", "web-your-choice")}
        if not stand.isdisjoint(control.groups):
            return True
        if self.texts.say("web-log") in control.groups:
            return False
        options = [_plain(self.words.option(option)) for option in self.decision.get("options", [])]
        return control.description == self.texts.say("web-can-choose") or any(
            _speaks_of(control.name, one) for one in options
        )

    def leads_to(self, option: int, control: Control) -> bool:
        """Whether a button answers with an option, or names what the option is about and can be chosen."""
        if _plain(self.words.option(option)) in control.name:
            return True
        things = self._things(option)
        named = any(thing.casefold() in control.name.casefold() for thing in things)
        closes = not things and self.texts.say("web-your-choice") in control.groups
        return closes or (named and control.description == self.texts.say("web-can-choose"))

    def _things(self, option: int) -> list[str]:
        """What an option is about: its cards, dice, places by name."""
        rules = self.words.rules
        arguments = rules.catalogue.arguments(option)
        kinds = [rules.kind_names.index(one) for one in arguments.values() if one in rules.kind_names]
        named = [*map(self.words.card, kinds), *self.words.in_words(arguments).values()]
        return [_plain(str(thing)) for thing in named]

    # What is done

    def press(self, control: Control) -> None:
        """By keys alone: Tab leads to the button of that name, arrows inside a hand, and Enter presses it."""
        self.walk_to(self.page.get_by_role("button", name=control.name, exact=True))
        self.page.keyboard.press("Enter")

    def walk_to(self, wanted: Locator) -> None:
        """Tab, backwards where that is nearer; a group that is one stop has Home and the arrow inside."""
        focused = self.page.locator(":focus")
        way = "Shift+Tab" if wanted.first.evaluate(IS_BEFORE) else "Tab"
        is_one_stop = wanted.first.get_attribute("tabindex") == "-1"
        around = self.page.get_by_role("list").or_(self.page.get_by_role("group")).filter(has=wanted).last
        for _ in range(LONGEST_WALK):
            if wanted.and_(focused).count():
                return
            is_inside = is_one_stop and around.locator(focused).count() > 0
            if is_inside and way != "ArrowRight":
                self.page.keyboard.press("Home")
                way = "ArrowRight"
            else:
                self.page.keyboard.press(way)
        raise AssertionError(f"no key leads to {wanted}")

    def play_on(self) -> list[str]:
        """Answers by keys, at random, until the game is over; the questions that were asked and checked."""
        questions: list[str] = []
        asked = -1
        for _ in range(MOST_PRESSES):
            if self.visitor.wait() == "end":
                return questions
            self.put_away()
            answers = self.answers()
            if self.decision.get("number", asked) != asked:
                asked = self.decision["number"]
                questions.append(self.decision["question"])
                self.check_options(answers)
            self.press(self._chance.choice(answers))
            self.confirm()
            self.page.wait_for_function(HAS_PLACE)
        raise AssertionError("the game does not end")

    def confirm(self) -> None:
        """What has to be chosen twice asks whether it is meant: it is."""
        yes = re.escape(_plain(self.texts.say("web-send", option="")))
        send = self.page.get_by_role("button", name=re.compile(f"^{yes}"))
        if send.count():
            self.walk_to(send)
            self.page.keyboard.press("Enter")

    def put_away(self) -> None:
        """What others did was heard."""
        seen = self.visitor.button("web-seen")
        while seen.count():
            self.walk_to(seen)
            self.page.keyboard.press("Enter")
            self.page.wait_for_function(HAS_PLACE)

    def check_options(self, answers: list[Control]) -> None:
        """Every option on offer has a button that leads to it, and what is asked can be heard."""
        asked = self.page.get_by_role("region", name=self.texts.say("web-asked"), exact=True)
        assert asked.inner_text().strip(), "nothing is said to be asked"
        missing = [
            self.words.option(option)
            for option in self.decision["options"]
            if not any(self.leads_to(option, one) for one in answers)
        ]
        assert not missing, f"{self.decision['question']}: no button for {missing} among {answers}"


def _control(node: dict[str, Any], nodes: dict[str, dict[str, Any]]) -> Control:
    properties = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
    groups = []
    above = nodes.get(node.get("parentId", ""))
    while above:
        groups.append(above.get("name", {}).get("value", ""))
        above = nodes.get(above.get("parentId", ""))
    return Control(
        _plain(node["name"]["value"]),
        node.get("description", {}).get("value", ""),
        properties.get("pressed") in (True, "true"),
        properties.get("disabled") is True,
        tuple(filter(None, groups)),
    )


def _speaks_of(name: str, option: str) -> bool:
    """Whether a name begins or ends with an option's words; that it ends with a number says nothing."""
    begins = name.startswith(option) and not name[len(option) :][:1].isalnum()
    return begins or (name.endswith(option) and not option.isdigit())


def _plain(words: str) -> str:
    """Words as they are heard: any space is a space."""
    return " ".join(words.split())
