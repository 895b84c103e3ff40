"""The line mode: the table in plain lines of text, for screen readers, pipes and scripts."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from typing import Any, Final, final

from veillee.terminal.explain import about_card, hinted, log_lines, missing, result_lines, told
from veillee.terminal.scene import Scene, SeatPart, Stage, ZonePart, counted_names
from veillee.terminal.table import Link

_ONE_SORT: Final = str.maketrans("\N{RIGHT SINGLE QUOTATION MARK}\N{EN DASH}\N{EM DASH}", "'--")


@final
class LineTable:
    """Reads lines, prints lines; says what changed and nothing twice."""

    def __init__(self, link: Link, language: str, write: Callable[[str], None]) -> None:
        self._link = link
        self._stage = Stage(link.game, link.rules, link.seating, language)
        self._texts = self._stage.texts
        self._write = write
        self._shown: dict[str, str] = {}
        #: How many events were told.
        self._heard = 0
        self._scene: Scene = self._stage.scene(link.message())
        self._commands: dict[str, Callable[[], None]] = {
            "?": self._explain_question,
            "h": self._hint,
            "u": self._undo,
            "l": lambda: self._say_all(log_lines(self._stage, self._link.message())),
        }

    def play(self, lines: Iterable[str]) -> dict[str, Any] | None:
        """Play until the game is over or the lines end; returns the result, if there is one."""
        self._write(self._heading())
        self._write(self._texts.say("terminal-lines-help"))
        self._show()
        if not self._is_over():
            for line in lines:
                typed = line.strip()
                if typed.lower() == "q":
                    break
                self._take(typed)
                if self._is_over():
                    break
        if self._is_over():
            self._say_all(result_lines(self._stage, self._link))
            found: dict[str, Any] = self._link.message()["result"]
            return found
        self._write(self._texts.say("terminal-saved"))
        return None

    def _is_over(self) -> bool:
        return "result" in self._link.message()

    def _heading(self) -> str:
        owned = [self._texts.say("terminal-owner-mark")] if self._link.seating.owner_data else []
        return " · ".join([self._scene.title, *self._link.seating.names, *owned])

    # What is typed

    def _take(self, typed: str) -> None:
        if not typed:
            self._ask()
        elif typed.lower() in self._commands:
            self._commands[typed.lower()]()
        elif typed.startswith("?"):
            self._explain_card(typed[1:].strip())
        else:
            self._choose(typed)

    def _choose(self, typed: str) -> None:
        names = [self._scene.names[option] for option in self._scene.options]
        if typed.isdecimal() and 1 <= int(typed) <= len(names):
            self._answer(self._scene.options[int(typed) - 1])
            return
        found = [
            option
            for option in self._scene.options
            if any(_begins(name, typed) for name in self._names_of(option))
        ]
        if len(found) == 1:
            self._answer(found[0])
        elif found:
            listed = ", ".join(self._scene.names[option] for option in found)
            self._write(self._texts.say("terminal-lines-several", text=typed, names=listed))
        else:
            self._write(self._texts.say("terminal-lines-unknown", text=_plain(typed), count=len(names)))

    def _names_of(self, option: int) -> list[str]:
        kind = self._stage.kind_in(option)
        card = [] if kind is None else [self._stage.telling.card(kind)]
        return [self._scene.names[option], *card]

    def _answer(self, option: int) -> None:
        reasons = self._link.answer(option, self._scene.decision)
        self._say_all(told(self._stage, reasons))
        self._show()

    def _undo(self) -> None:
        reasons = self._link.undo()
        if reasons:
            said = " ".join(told(self._stage, reasons))
            self._write(self._texts.say("terminal-no-undo", reason=said))
        else:
            self._heard = len(self._link.message()["events"])
            self._write(self._texts.say("terminal-taken-back"))
            self._show()

    def _hint(self) -> None:
        lines = [f"{option}: {reason}" for option, reason in hinted(self._stage, self._link)]
        self._say_all(lines or [self._texts.say("terminal-no-hints")])

    # What is said

    def _explain_question(self) -> None:
        self._write(self._texts.say("terminal-lines-help"))
        if self._scene.rule:
            self._write(self._texts.say("terminal-rule-at", rule=self._stage.rule_title(self._scene.rule)))
        lines = missing(self._stage, self._link, self._scene)
        self._say_all([self._texts.say("terminal-missing"), *lines] if lines else [])
        self._ask()

    def _explain_card(self, typed: str) -> None:
        telling = self._stage.telling
        names = {telling.card(kind): kind for kind in range(len(self._link.rules.kind_names))}
        exact = [name for name in names if _fold(name) == _fold(typed)]
        found = exact or [name for name in names if _begins(name, typed)]
        if len(found) == 1:
            lines = about_card(self._stage, self._link, self._scene, names[found[0]])
            self._say_all([f"{found[0]}.", *lines])
        elif found:
            self._write(self._texts.say("terminal-lines-several", text=typed, names=", ".join(found)))
        else:
            self._write(self._texts.say("terminal-lines-no-card", text=_plain(typed)))

    def _show(self) -> None:
        """What happened, what lies otherwise than before, and what is asked."""
        message = self._link.message()
        self._scene = self._stage.scene(message)
        if message["trouble"]:
            self._write(message["trouble"])
        self._say_all(log_lines(self._stage, message, self._heard))
        self._heard = len(message["events"])
        self._changed("", " · ".join(self._scene.facts))
        for zone in self._scene.table:
            self._changed(zone.title, self._zone(zone))
        for seat in (*self._scene.others, self._scene.own):
            self._seat(seat)
        self._ask()

    def _seat(self, seat: SeatPart) -> None:
        for zone in seat.zones:
            name = self._stage.telling.zone(zone.zone)
            self._changed(name[:1].upper() + name[1:], self._zone(zone))

    def _changed(self, title: str, text: str) -> None:
        if self._shown.get(title, self._texts.say("terminal-empty") if title else "") != text:
            self._shown[title] = text
            self._write(f"{title}: {text}" if title else text)

    def _zone(self, zone: ZonePart) -> str:
        if not zone.cards:
            return self._texts.say("terminal-empty")
        if zone.is_hidden or zone.way == "count":
            return self._texts.say("terminal-cards", count=len(zone.cards))
        return ", ".join(name for name, _ in counted_names(zone.cards))

    def _ask(self) -> None:
        if not self._scene.options:
            return
        self._write(self._scene.prompt)
        for number, option in enumerate(self._scene.options, 1):
            self._write(f"  {number}. {self._scene.names[option]}")

    def _say_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._write(line)


def _fold(text: str) -> str:
    """A text as it is compared: without case and accents, with one sort of dash and apostrophe."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return kept.translate(_ONE_SORT)


def _begins(name: str, typed: str) -> bool:
    return _fold(name).startswith(_fold(typed))


def _plain(typed: str) -> str:
    """What was typed, fit to be quoted: no control characters, and not too long."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in typed)
    return shown if len(shown) <= 40 else shown[:40] + "…"
