"""Replaying: a record played again by the rules, line by line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from veillee.core.past import Past
from veillee.core.record import Record, RecordError, canonical, has_options, state_hash
from veillee.core.refusals import Refusal
from veillee.core.rules import Rules
from veillee.core.schema import Event
from veillee.core.session import Session
from veillee.core.state import State, state_from_json

S = TypeVar("S", bound=State)


def replay(record: Record, rules: Rules[S], key: bytes | None = None) -> Session[S]:
    """Play a record again; RecordError names the first line the rules do not confirm.

    A game that is not over and was no practice game can be replayed only by who has its `key`. If its rules
    have changed, what came before the last epoch stands as it is.
    """
    session = begun(record, rules, key)
    for _ in replaying(record, session):
        pass
    return session


def replaying(record: Record, session: Session[S]) -> Iterator[None]:
    """Play the rest of a record in a session that has `begun` it, a line at every step."""
    first = len(session.record.lines)
    for index in range(first):
        _compare(record, session, index)
    for index, line in enumerate(record.lines[first:], first):
        _repeat(session, line, index + 1)
        _compare(record, session, index)
        yield
    if len(session.record.lines) > len(record.lines):
        raise RecordError(len(record.lines) + 1, "the game is over, but the record does not say so")


def taken_over(
    record: Record,
    rules: Rules[S],
    about: Mapping[str, Any],
    state: S,
    events: list[list[Event]],
    take_backs: int,
) -> Session[S]:
    """A practice game of other rules as these, which `about` names, go on with it: from an epoch."""
    record.epoch(about, state.to_json(), state_hash(state), events, take_backs)
    return replay(record, rules)


def begun(record: Record, rules: Rules[S], key: bytes | None = None, keeps_events: bool = True) -> Session[S]:
    """The game of a record where these rules begin: after the set-up, or at its last epoch."""
    header = record.header
    past = _past(record, rules, record.last_epoch) if record.last_epoch else None
    if not has_options(header, rules):
        raise RecordError(1, f"it was played with other options: {canonical(header['options'])[:200]}")
    about = {name: header[name] for name in ("game", "revision", "data", "options")}
    if "seed" in header:
        return Session(
            rules,
            about,
            seed=header["seed"],
            arrangement=header["arrangement"],
            past=past,
            keeps_events=keeps_events,
        )
    return Session(
        rules,
        about,
        key=key or _revealed_key(record),
        arrangement=header["arrangement"],
        entropies=[bytes.fromhex(entropy) for entropy in header["entropies"]],
        past=past,
        keeps_events=keeps_events,
    )


def _past(record: Record, rules: Rules[S], index: int) -> Past[S]:
    line = record.lines[index]
    try:
        state: S = state_from_json(type(rules.new_state()), line["position"])
    except (LookupError, TypeError, ValueError) as error:
        raise RecordError(index + 1, f"this is no state of the game: {error!r}") from error
    if state_hash(state) != line["state"]:
        raise RecordError(index + 1, "the hash does not fit the state")
    told = [len(events) for events in line["events"]]
    past: Past[S] = Past(record.until(index), state, line["take_backs"], told)
    past.events = line["events"]
    return past


def _revealed_key(record: Record) -> bytes:
    end = record.lines[-1]
    if end["type"] != "end":
        raise RecordError(len(record.lines), "the game is not over, so its key is not known yet")
    return bytes.fromhex(end["key"])


def _repeat(session: Session[S], line: Mapping[str, Any], number: int) -> None:
    refusal: Refusal | None = None
    if line["type"] == "answer":
        refusal = session.answer(line["seat"], line["option"], line["decision"], line.get("plan", 0))
    elif line["type"] == "undo":
        take_back = session.take_back if "counters" in line else session.undo
        refusal = take_back(line["seat"])
    elif line["type"] == "end":
        session.abandon()
    else:
        raise RecordError(number, f"unknown type {line['type']!r}")
    if refusal is not None:
        raise RecordError(number, f"the rules refuse it: {refusal.reasons[0].message}")


def _compare(record: Record, session: Session[S], index: int) -> None:
    if index >= len(session.record.lines):
        raise RecordError(index + 1, "the rules have no such line")
    if index < len(record.lines) and record.lines[index]["hash"] != session.record.lines[index]["hash"]:
        shown = canonical(session.record.lines[index])
        raise RecordError(index + 1, f"the rules say otherwise: {shown[:200]}")
