"""A record line by line: who answered what, and what the public was told because of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from veillee.core import Rules
from veillee.core.decisions import decision_of
from veillee.core.record import Record
from veillee.core.replay import begun
from veillee.core.schema import Event
from veillee.core.session import Session
from veillee.texts import Story


def replay_entries(record: Record, rules: Rules[Any], story: Story) -> list[dict[str, Any]]:
    """Every line of a (checked) record after the header, with what the public was told because of it.

    If its rules have changed, from the last epoch on: that one tells all the public was told before.
    """
    session = begun(record, rules)
    found: list[dict[str, Any]] = []
    heard = 0
    first = max(record.last_epoch, 1)
    for number, line in enumerate(record.lines[first:], first + 1):
        entry = {"line": number, "type": line["type"]} | _ENTRIES[line["type"]](session, line)
        public = session.events[rules.players]
        entry["events"] = event_entries(story, public[min(heard, len(public)) :])
        heard = len(public)
        found.append(entry)
    return found


def event_entries(story: Story, events: list[Event]) -> list[dict[str, Any]]:
    """Events with what they say in words, each by itself."""
    return [{**event, "words": story.event(event)} for event in events]


def _answer_entry(session: Session[Any], line: dict[str, Any]) -> dict[str, Any]:
    seat, option = line["seat"], line["option"]
    asked = decision_of(session.rules, session.state, seat)
    session.answer(seat, option, plan=line.get("plan", 0))
    return {
        "seat": seat,
        "decision": line["decision"],
        "question": asked and asked["question"],
        "rule": asked and asked["rule"],
        "option": option,
        "words": session.rules.catalogue.words(option),
    }


def _undo_entry(session: Session[Any], line: dict[str, Any]) -> dict[str, Any]:
    (session.take_back if "counters" in line else session.undo)(line["seat"])
    return {"seat": line["seat"], "decision": line["decision"]}


_ENTRIES: dict[str, Callable[[Session[Any], dict[str, Any]], dict[str, Any]]] = {
    "setup": lambda session, line: {},
    "epoch": lambda session, line: {"revision": line["revision"]},
    "answer": _answer_entry,
    "undo": _undo_entry,
    "end": lambda session, line: {"result": line["result"]},
}
