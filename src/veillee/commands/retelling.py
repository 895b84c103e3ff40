"""A record told in words: who answered what, and what a seat or the public was told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, final

from veillee.core import Rules
from veillee.core.decisions import decision_of
from veillee.core.happenings import Event
from veillee.core.record import Record
from veillee.core.session import ABOUT, Session
from veillee.texts import Texts


@final
class EventWords:
    """Events in one language, with cards, zones and options by their names."""

    def __init__(self, rules: Rules[Any], texts: Texts) -> None:
        self.rules = rules
        self.texts = texts
        self._tellers: dict[str, Callable[[Event], str]] = {
            "answer": self._answer,
            "move": self._move,
            "shuffle": lambda event: self.texts.say("event-shuffle", zone=self._zone(event["zone"])),
            "pass": self._pass,
            "show": self._show,
            "set": self._set,
        }

    def say(self, event: Event) -> str:
        return self._tellers.get(event["event"], self._told)(event)

    def _answer(self, event: Event) -> str:
        option = self.rules.catalogue.words(event["option"])
        return self.texts.say("event-answer", seat=event["seat"], option=option)

    def _move(self, event: Event) -> str:
        source, target = (self._zone(event[end][0]) for end in ("from", "to"))
        return self.texts.say(
            "event-move", **{"card": self._card(event["card"]), "from": source, "to": target}
        )

    def _pass(self, event: Event) -> str:
        ends = {end: self._list([self._zone(zone) for zone in event[end]]) for end in ("from", "to")}
        return self.texts.say("event-pass", **ends)

    def _show(self, event: Event) -> str:
        zone = self._zone(event["zone"])
        if not event["to"]:
            return self.texts.say("event-show-end", zone=zone)
        cards = "?" if event["cards"] is None else self._list([self._card(card) for card in event["cards"]])
        return self.texts.say("event-show", zone=zone, seats=self._list(event["to"]), cards=cards)

    def _set(self, event: Event) -> str:
        label = event["field"] if event["seat"] < 0 else f"{event['field']}.{event['seat']}"
        return self.texts.say("event-set", field=label, value=str(event["value"]))

    def _told(self, event: Event) -> str:
        """What only this game tells: in its own words, if it has some under the event's name."""
        arguments = {key: value for key, value in event.items() if key not in ("event", "rule", "n")}
        return self.texts.say(event["event"], **arguments)

    def _card(self, card: int) -> str:
        if card >= 0:
            return self.rules.kind_names[card]
        return self.texts.say("card-hidden", back=self.rules.back_names[~card])

    def _zone(self, zone: int) -> str:
        return self.rules.zone_label(zone)

    def _list(self, items: Sequence[object]) -> str:
        return ", ".join(map(str, items)) or "-"


def retell(record: Record, rules: Rules[Any], words: EventWords) -> list[dict[str, Any]]:
    """Every line of a (checked) record after the header, with what the public was told because of it."""
    header = record.header
    about = {name: header[name] for name in ABOUT}
    key = None if "seed" in header else bytes.fromhex(record.lines[-1]["key"])
    session = Session(rules, about, header.get("seed"), key, header["arrangement"])
    found: list[dict[str, Any]] = []
    heard = 0
    for number, line in enumerate(record.lines[1:], 2):
        entry = {"line": number, "type": line["type"]} | _TELLERS[line["type"]](session, line)
        public = session.events[rules.players]
        entry["events"] = [
            {**event, "words": words.say(event)} for event in public[min(heard, len(public)) :]
        ]
        heard = len(public)
        found.append(entry)
    return found


def _retell_answer(session: Session[Any], line: dict[str, Any]) -> dict[str, Any]:
    seat, option = line["seat"], line["option"]
    asked = decision_of(session.rules, session.state, seat) or {}
    session.answer(seat, option, plan=line.get("plan", 0))
    return {
        "seat": seat,
        "decision": line["decision"],
        "question": asked.get("question"),
        "rule": asked.get("rule"),
        "option": option,
        "words": session.rules.catalogue.words(option),
    }


def _retell_undo(session: Session[Any], line: dict[str, Any]) -> dict[str, Any]:
    session.undo(line["seat"])
    return {"seat": line["seat"], "decision": line["decision"]}


_TELLERS: dict[str, Callable[[Session[Any], dict[str, Any]], dict[str, Any]]] = {
    "setup": lambda session, line: {},
    "answer": _retell_answer,
    "undo": _retell_undo,
    "end": lambda session, line: {"result": line["result"]},
}
