"""Golden sentences: events of the golden playthroughs in words, in every language.

web/tests/telling.test.ts reads the same files, so that the browser tells them in the same words. They are
written anew with `make golden`, after a change of texts or of a game's revision.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from golden.playing import played_out
from laws.tables import Table, full_tables
from veillee.core.rules import AnyRules
from veillee.core.schema import Event
from veillee.core.session import Session
from veillee.registry import HOUSE_GAMES, LANGUAGES
from veillee.server.game_descriptions import describe
from veillee.texts import Story, Texts

pytestmark = pytest.mark.both

FOLDER = Path(__file__).parent / "telling"
#: French says *d'Anna* and *de Boris*; somebody has no name.
NAMES = ["Anna", "Boris", "Émile", "", "Hélène"]
#: So many events after one another are also told as a story.
STORY = 40

#: What no playthrough tells: something taken back, and what a game has no words for.
_ODD_FIELD: Event = {"event": "set", "field": "odd-field", "seat": -1, "rule": "", "n": 0}
ODD: list[Event] = [
    {"event": "take-back", "seat": 0, "undone": 1234, "rule": "", "n": 0},
    {"event": "odd-one", "seat": 1, "card": 0, "many": 1234, "less": -3, "rule": "", "n": 0},
    {
        "event": "odd-two",
        "other_seats": "0 1",
        "is": True,
        "not": None,
        "all": ["a-b", 2, -2],
        "rule": "",
        "n": 0,
    },
    *({**_ODD_FIELD, "value": value} for value in (True, 1, -1234, None, "a-word", [1, -2, None, [3]], [])),
    {**_ODD_FIELD, "seat": 1, "value": False},
]

GAMES = [name.rpartition(".")[2].replace("_", "-") for name in HOUSE_GAMES]

Line = dict[str, Any]


def golden_lines(game: str) -> Iterator[Line]:
    """Tables, each followed by what its readers are told: every sort of event of this game once."""
    known: set[tuple[Any, ...]] = set()
    odd = [(0, [event]) for event in ODD]
    for table in [table for table in full_tables() if table.game.id == game]:
        session, _ = played_out(table)
        told = [*_events(session, known), *_stories(session, table)]
        if table.players > 1:
            told, odd = [*odd, *told], []
        if told:
            yield {"table": str(table), "names": NAMES[: table.players], "game": _described(table)}
            stories: dict[tuple[str, int], Story] = {
                (language, reader): Story(session.rules, Texts(language, table.game), NAMES, reader)
                for language in LANGUAGES
                for reader in range(table.players + 1)
            }
            for reader, events in told:
                yield _told(stories, reader, events)


def _told(stories: dict[tuple[str, int], Story], reader: int, events: list[Event]) -> Line:
    by_language = {language: stories[language, reader] for language in LANGUAGES}
    if len(events) == 1:
        said: Line = {language: story.event(events[0]) for language, story in by_language.items()}
    else:
        said = {language: story.log(events) for language, story in by_language.items()}
    return {"reader": reader, "events": events, **said}


def _events(session: Session[Any], known: set[tuple[Any, ...]]) -> Iterator[tuple[int, list[Event]]]:
    rules = session.rules
    for reader in (0, rules.players):
        for event in session.events[reader]:
            sort = (*_sort(rules, event), *_mine(rules, event, reader))
            if sort not in known:
                known.add(sort)
                yield reader, [event]


def _stories(session: Session[Any], table: Table) -> Iterator[tuple[int, list[Event]]]:
    """How a usual game begins, for a player and for who looks on."""
    if not table.arrangement and len(table.options) < 2 and table.players > 1:
        for reader in (0, table.players):
            yield reader, session.events[reader][:STORY]


def _sort(rules: AnyRules, event: Event) -> tuple[Any, ...]:
    """What makes an event of another sort, told in other words."""
    zones = [zone.name for zone in rules.zones for _ in range(zone.count)]
    match event["event"]:
        case "answer":
            return "answer", rules.catalogue.verb_of(event["option"]).name
        case "move":
            return "move", zones[event["from"][0]], zones[event["to"][0]], event["card"] >= 0, event["rule"]
        case "pass":
            return "pass", zones[event["from"][0]]
        case "shuffle" | "show":
            return event["event"], zones[event["zone"]], event["cards"] is None
        case "set":
            return "set", event["field"], type(event["value"]).__name__
        case name:
            return (name,)


def _mine(rules: AnyRules, event: Event, reader: int) -> tuple[bool, ...]:
    """Whether it is about who reads: the seat that acts, gives or takes."""
    if event["event"] == "move":
        return tuple(rules.zone_owner[event[end][0]] == reader for end in ("from", "to"))
    return (event.get("seat") == reader,)


def _described(table: Table) -> Line:
    """The game's description, without what nobody needs to tell a story."""
    found: Line = {**describe(table.game, table.rules())}
    found["kinds"] = [{**kind, "row": {}} for kind in found["kinds"]]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_events_are_told_in_the_words_they_always_were(game: str) -> None:
    path = FOLDER / f"{game}.jsonl"
    found = "".join(
        json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in golden_lines(game)
    )
    if os.environ.get("VEILLEE_WRITE_GOLDEN"):
        FOLDER.mkdir(exist_ok=True)
        path.write_text(found, encoding="utf-8")
    assert path.exists(), "no golden sentences yet: run `make golden`"
    assert found == path.read_text(encoding="utf-8")
