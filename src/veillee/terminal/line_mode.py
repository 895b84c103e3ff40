"""The line mode: the table in plain lines of text, for screen readers, pipes and scripts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, Final, final

from veillee.core.ahead import Ahead
from veillee.core.refusals import Reason
from veillee.core.schema import Result
from veillee.terminal.explanations import (
    about_card,
    hint_texts,
    log_lines,
    missing_options,
    points_so_far,
    practice_lines,
    reason_texts,
    result_lines,
    verdict,
)
from veillee.terminal.leave_choices import is_gone, leave_choices
from veillee.terminal.matching import begins, fold, nearest
from veillee.terminal.several_answers import answers_to, parts_of
from veillee.terminal.standing_orders import StandingOrders
from veillee.terminal.table import Table, TableMessage
from veillee.terminal.table_model import FactModel, SeatModel, TableModel, ZoneModel, counted_names
from veillee.terminal.table_presenter import TablePresenter
from veillee.texts import alphabetical

#: How many lines of the log are told to who comes to a game that has begun.
LATEST: Final = 12


@final
class LineMode:
    """Takes lines, prints lines; says what changed and nothing twice."""

    def __init__(self, table: Table, language: str, write: Callable[[str], None]) -> None:
        self._table = table
        self._language = language
        self._presenter = TablePresenter(table.game, table.rules, table.seating, language)
        self._texts = self._presenter.texts
        self._write_line = write
        #: How many lines were written.
        self._written = 0
        self._shown: dict[str, str] = {}
        #: The notice that was told last, and the number of the request it was about.
        self._notice: tuple[str, int | None] = ("", None)
        #: The events that were told.
        self._told: list[Any] = []
        #: What was answered without asking since the last choice, as far as it was told.
        self._forced: list[int] = []
        #: The decision that was asked for last.
        self._asked = -1
        #: Ways to leave that were offered, until one is chosen.
        self._ways: list[str] = []
        self.has_left = False
        self._model: TableModel = self._presenter.model(table.message())
        self._commands: dict[str, Callable[[], None]] = {
            "?": self._explain_question,
            "h": self._hint,
            "u": self._undo,
            "l": lambda: self._say_all(log_lines(self._presenter, self._table.message())),
            "q": self._leave,
        }
        self._orders = StandingOrders(table, self._presenter)
        if len(self._orders):
            self._commands["o"] = self._tell_orders

    def play(self, lines: Iterable[str]) -> Result | None:
        """Play until the game is over or the lines end; returns the result, if there is one."""
        self.begin()
        if not self.is_over():
            for line in lines:
                self.handle(line)
                if self.is_over() or self.has_left:
                    break
        return self.end()

    def begin(self) -> None:
        self._write(self._heading())
        self._say_all(practice_lines(self._presenter, self._table))
        self._write(self._texts.say("terminal-lines-help"))
        if len(self._orders):
            self._write(self._texts.say("terminal-orders-help"))
        if self._presenter.is_watching:
            self._write(self._texts.say("terminal-watching"))
        self._show()

    def end(self) -> Result | None:
        """Tell how it ended, or how to go on; returns the result, if there is one."""
        if self.is_over():
            self._tell()
            self._say_all(
                [
                    verdict(self._presenter, self._table.message()),
                    *result_lines(self._presenter, self._table),
                ]
            )
            return self._table.message()["result"]
        self._write(self._table.leave_message(self._texts, in_lines=True))
        return None

    def is_over(self) -> bool:
        return "result" in self._table.message()

    @property
    def is_asked(self) -> bool:
        """Whether a line is waited for."""
        model = self._model
        return bool(model.options or model.may_consent or model.may_call or self._ways)

    def update(self) -> None:
        """Tell what has happened meanwhile, and ask again where something was said in between."""
        before = self._written
        self._tell()
        if self._written > before or self._model.decision != self._asked:
            self._ask()

    def _heading(self) -> str:
        names = map(self._presenter.words.seat, range(self._table.rules.players))
        owned = [self._texts.say("terminal-owner-mark")] if self._table.seating.owner_data else []
        return " · ".join([self._model.title, *names, *owned])

    # What is typed

    def handle(self, line: str) -> None:
        typed = line.strip()
        if self._ways:
            self._leave_by(typed)
        elif not typed:
            self._ask()
        elif self._model.may_consent and typed.lower() in ("y", "n"):
            self._say_all(reason_texts(self._presenter, self._table.consent(typed.lower() == "y")))
        elif self._model.may_call and typed.lower() == "b":
            self._say_all(reason_texts(self._presenter, self._table.stand_in()))
        elif typed.lower() in self._commands:
            self._commands[typed.lower()]()
        elif len(self._orders) and (found := re.fullmatch(r"[oO]\s*(\d{1,3})", typed)):
            self._turn_order(int(found[1]) - 1)
        elif typed.startswith("?"):
            self._explain_card(typed[1:].strip())
        elif not self._model.options:
            self._write(self._model.prompt)
        else:
            self._choose(typed)

    def _leave(self) -> None:
        """Go, or ask first what shall become of the seat."""
        ways = leave_choices(self._table, self._texts)
        self._ways = [way for way, _ in ways]
        if not ways:
            self.has_left = True
            return
        self._write(self._texts.say("terminal-leave-how"))
        self._number([words for _, words in ways])

    def _leave_by(self, typed: str) -> None:
        """What is not the number of a way out means to stay."""
        known = typed.isdecimal() and 1 <= int(typed) <= len(self._ways)
        way = self._ways[int(typed) - 1] if known else "stay"
        self._ways = []
        reasons: list[Reason] = [] if way == "stay" else self._table.leave(way)
        self._say_all(reason_texts(self._presenter, reasons))
        self.has_left = is_gone(way) and not reasons
        if not self.has_left:
            self._ask()

    def _choose(self, typed: str) -> None:
        parts, ahead = parts_of(typed), self._ahead()
        if ahead and len(parts) > 1:
            self._choose_together(parts, ahead)
            return
        names = [self._model.names[option] for option in self._model.options]
        if typed.isdecimal() and 1 <= int(typed) <= len(names):
            self._answer(self._model.options[int(typed) - 1])
            return
        found = [
            option
            for option in self._model.options
            if any(begins(name, typed) for name in self._names_of(option))
        ]
        if len(found) == 1:
            self._answer(found[0])
        elif found:
            listed = ", ".join(self._model.names[option] for option in found)
            self._write(self._texts.say("terminal-lines-several", text=typed, names=listed))
        else:
            self._write(self._texts.say("terminal-lines-unknown", text=_plain(typed), count=len(names)))
            known = [name for option in self._model.options for name in self._names_of(option)]
            self._suggest(typed, known)

    def _ahead(self) -> Ahead:
        decision = self._table.message()["decision"]
        return decision.get("ahead", []) if decision else []

    def _choose_together(self, parts: list[str], ahead: Ahead) -> None:
        """Several answers in a row, in whatever order they were typed."""
        kind_in = self._presenter.card_options.kind_in
        closing = [option for edges in ahead for option, *_ in edges if kind_in(option) is None]
        answers = answers_to(ahead, parts, self._meant, closing)
        if answers is None:
            self._write(self._texts.say("terminal-lines-not-together"))
            return
        self._forced = []
        for option in answers:
            asked = self._table.message()["decision"]
            # What was the only choice left has been answered by itself.
            if asked and option in asked["options"]:
                self._say_all(reason_texts(self._presenter, self._table.answer(option, asked["number"])))
        self._show()

    def _meant(self, typed: str, known: list[int]) -> list[int]:
        """The options that a number or the beginning of a name may mean, on offer now or after others."""
        if typed.isdecimal():
            return [*self._model.options][int(typed) - 1 : int(typed)] if int(typed) else []
        names = [
            (name, option)
            for option in known
            for name in (self._presenter.words.option(option), self._card_name(option))
        ]
        exact = [option for name, option in names if fold(name) == fold(typed)]
        found = exact or [option for name, option in names if begins(name, typed)]
        # What may be one card or another is too little to go by.
        is_one = len({self._card_name(option) for option in found}) == 1
        return list(dict.fromkeys(found)) if is_one else []

    def _card_name(self, option: int) -> str:
        kind = self._presenter.card_options.kind_in(option)
        return "" if kind is None else self._presenter.words.card(kind)

    def _names_of(self, option: int) -> list[str]:
        card = self._card_name(option)
        return [self._model.names[option], *([card] if card else [])]

    def _answer(self, option: int) -> None:
        self._forced = []
        reasons = self._table.answer(option, self._model.decision)
        self._say_all(reason_texts(self._presenter, reasons))
        self._show()

    def _undo(self) -> None:
        reasons = self._table.undo()
        if reasons:
            said = " ".join(reason_texts(self._presenter, reasons))
            self._write(self._texts.say("terminal-no-undo", reason=said))
        else:
            self._forced = []
            self._show()

    def _tell_orders(self) -> None:
        self._write(self._texts.say("terminal-orders-lines"))
        self._number(self._orders.lines())

    def _turn_order(self, number: int) -> None:
        if not 0 <= number < len(self._orders):
            self._tell_orders()
            return
        self._say_all(reason_texts(self._presenter, self._orders.turn(number)))
        self._write(self._orders.line(number))
        self.update()

    def _hint(self) -> None:
        lines = [self._presenter.explained(*hint) for hint in hint_texts(self._presenter, self._table)]
        self._say_all(lines or [self._texts.say("terminal-no-hints")])

    # What is said

    def _explain_question(self) -> None:
        self._write(self._texts.say("terminal-lines-help"))
        self._say_all([self._model.look] if self._model.look else [])
        if self._model.rule:
            self._write(
                self._texts.say("terminal-rule-at", rule=self._presenter.rule_title(self._model.rule))
            )
        if self._ahead():
            self._write(self._texts.say("terminal-lines-together"))
        lines = missing_options(self._presenter, self._table, self._model)
        self._say_all([self._texts.say("terminal-missing"), *lines] if lines else [])
        self._ask()

    def _explain_card(self, typed: str) -> None:
        words = self._presenter.words
        names = {words.card(kind): kind for kind in range(len(self._table.rules.kind_names))}
        exact = [name for name in names if fold(name) == fold(typed)]
        found = exact or [name for name in names if begins(name, typed)]
        if len(found) == 1:
            lines = about_card(self._presenter, self._table, self._model, names[found[0]])
            self._say_all([f"{found[0]}.", *lines])
        elif found:
            listed = ", ".join(alphabetical(found, str, self._texts))
            self._write(self._texts.say("terminal-lines-several", text=typed, names=listed))
        else:
            self._write(self._texts.say("terminal-lines-no-card", text=_plain(typed)))
            self._suggest(typed, names)

    def _suggest(self, typed: str, names: Iterable[str]) -> None:
        """Name what may have been meant, if anything is near."""
        near = nearest(typed, names)
        if near is not None:
            self._write(self._texts.say("terminal-lines-meant", name=near))

    def _show(self) -> None:
        """What happened, what lies otherwise than before, and what is asked."""
        self._tell()
        self._ask()

    def _tell(self) -> None:
        if self._presenter.seating != self._table.seating:
            self._presenter = TablePresenter(
                self._table.game, self._table.rules, self._table.seating, self._language
            )
        message = self._table.message()
        self._model = self._presenter.model(message)
        if message["save_error"]:
            self._write(message["save_error"])
        self._say_all(self._happened(message))
        self._changed("", " · ".join(self._model.facts))
        for fact in self._model.lists:
            self._fact(fact)
        for zone in self._model.table:
            self._changed(zone.title, self._zone(zone))
        for seat in self._model.seats:
            self._seat(seat)
        points = points_so_far(self._presenter, self._model)
        if points:
            self._changed(self._texts.say("terminal-standing"), points)
        notice = (self._model.notice, (message.get("request") or {}).get("number"))
        if self._model.notice and notice != self._notice:
            self._write(self._model.notice)
        self._notice = notice

    def _happened(self, message: TableMessage) -> list[str]:
        """The events that were not told yet; if some that were told never happened, that comes first."""
        events = message["events"]
        pairs = zip(self._told, events, strict=False)
        kept = next((n for n, (one, other) in enumerate(pairs) if one != other), None)
        if kept is None:
            kept = min(len(self._told), len(events))
        back = [self._texts.say("terminal-taken-back")] if kept < len(self._told) else []
        forced = message["forced"][len(self._forced) :]
        is_first = not self._told
        self._told, self._forced = list(events), message["forced"]
        lines = log_lines(self._presenter, {**message, "forced": forced}, kept)
        if is_first and len(lines) > LATEST:
            lines = [self._texts.say("terminal-log-earlier"), *lines[-LATEST:]]
        return [*back, *lines]

    def _seat(self, seat: SeatModel) -> None:
        for zone in seat.zones:
            name = self._presenter.words.zone(zone.zone)
            self._changed(name[:1].upper() + name[1:], self._zone(zone))
        for fact in seat.facts:
            self._fact(fact)

    def _fact(self, fact: FactModel) -> None:
        self._changed(fact.owned, fact.text or self._texts.say("terminal-empty"))

    def _changed(self, title: str, text: str) -> None:
        if self._shown.get(title, self._texts.say("terminal-empty") if title else "") != text:
            self._shown[title] = text
            self._write(self._presenter.labelled(title, text) if title else text)

    def _zone(self, zone: ZoneModel) -> str:
        if not zone.cards:
            return self._texts.say("terminal-empty")
        if zone.is_hidden or zone.show_as == "count":
            return self._texts.say("terminal-cards", count=len(zone.cards))
        return ", ".join(name for name, _ in counted_names(zone.cards))

    def _ask(self) -> None:
        self._asked = self._model.decision
        if self._model.options:
            self._write(self._model.prompt)
            self._number([self._model.told(option) for option in self._model.options])

    def _number(self, words: Iterable[str]) -> None:
        for number, text in enumerate(words, 1):
            self._write(f"  {number}. {text}")

    def _say_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._write(line)

    def _write(self, line: str) -> None:
        self._written += 1
        self._write_line(line)


def _plain(typed: str) -> str:
    """What was typed, fit to be quoted: no control characters, and not too long."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in typed)
    return shown if len(shown) <= 40 else shown[:40] + "…"
