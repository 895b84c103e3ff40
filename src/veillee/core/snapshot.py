"""Snapshots: how a session stands, so that it can go on later without playing the whole game again.

A session is taken up from a snapshot and the lines that its record got since. Answers among them that were
taken back are left out before anything is played, so they cost nothing; but once answers were taken back by
consent, seats remember every line of play, and each of them is gone through.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any, Final, TypeVar, cast

from veillee.core.chance import key_from_seed
from veillee.core.epoch import position_of
from veillee.core.past import Past
from veillee.core.raw_events import Told
from veillee.core.record import HEADER_OWN, Record, RecordError, spelled, state_hash
from veillee.core.rules import Rules
from veillee.core.schema import About, AnswerLine, HeaderLine, RecordLine, Snapshot, StandingNow
from veillee.core.session import Session
from veillee.core.state import State

S = TypeVar("S", bound=State)

SNAPSHOT_FORMAT: Final = 2

#: A line of a record, and what was told with it.
ToldLine = tuple[RecordLine, list[Told]]


class NeedsRecord(Exception):
    """Something was taken back by consent after a snapshot: the whole record is needed."""


def snapshot_of(session: Session[S], about: Mapping[str, Any]) -> Snapshot:
    """Where a session's memory begins, after `session.base.lines` lines, and how it stands now."""
    base, begun = session.base, session.history.checkpoints[0]
    now: StandingNow | None = None
    if session.record.count > base.lines:
        now = {
            "lines": session.record.count,
            "position": position_of(session.rules, about, session.state),
            "told": session.log.counts,
            "take_backs": session.take_backs,
            "answers": [session.history.given_by(seat) for seat in range(session.rules.players)],
            "rewound": session.log.rewound,
        }
    return {
        "format": SNAPSHOT_FORMAT,
        "about": cast("About", dict(about)),
        "position": position_of(session.rules, about, begun.state),
        "hash": base.hash,
        "phases": begun.phases,
        "take_backs": base.take_backs,
        "told": base.told,
        "locked": session.history.locked,
        "answers": session.history.earlier,
        "rewound": base.rewound,
        "now": now,
    }


def begin_at(
    rules: Rules[S], header: HeaderLine, snapshot: Snapshot, after: int, state: S, key: bytes
) -> Session[S]:
    """A session that goes on from a snapshot taken after so many lines; `state` is its position's.

    Events are not kept in it: what is told is to be taken from its log.
    """
    record = Record({name: value for name, value in header.items() if name not in HEADER_OWN})
    record.drop(after, snapshot.get("hash", ""))
    past: Past[S] = Past(record, state, snapshot["take_backs"], snapshot["told"], snapshot["phases"])
    past.locked = [list(messages) for messages in snapshot["locked"]]
    past.rewound = snapshot.get("rewound", past.rewound)
    past.earlier = earlier_answers(snapshot) or past.earlier
    return Session(
        rules,
        {},
        key=key_from_seed(header["seed"]) if "seed" in header else key,
        arrangement=header["arrangement"],
        entropies=[bytes.fromhex(entropy) for entropy in header["entropies"]],
        past=past,
        keeps_events=False,
    )


def earlier_answers(kept: Snapshot | StandingNow) -> list[list[tuple[int, int]]]:
    """The last answers of each seat; none where an earlier format did not keep them."""
    # As JSON gives them they are lists, which compiled code does not take for tuples.
    stored: list[list[Any]] = cast("Any", kept).get("answers", [])
    return [[(pair[0], pair[1]) for pair in own] for own in stored]


def catching_up(session: Session[S], lines: Sequence[ToldLine]) -> Iterator[None]:
    """Play what the record says after a snapshot, an answer at every step.

    RecordError if the lines do not follow from it; NeedsRecord if the whole record is needed.
    """
    record = session.record
    last = record.last_hash
    for number, (line, _) in enumerate(lines, record.count + 1):
        entry = {name: value for name, value in line.items() if name != "hash"}
        last = sha256(last.encode() + spelled(entry)).hexdigest()
        if last != line["hash"]:
            raise RecordError(number, "the hash does not fit the line: it, or an earlier line, was changed")
        yield
    after = record.count + len(lines)
    if session.take_backs:
        for line, _ in lines:
            _repeat(session, line)
            # What seats remember is numbered by the line at which they came to.
            record.drop(record.count + 1, line["hash"])
            yield
    else:
        for answer in _standing(lines):
            _repeat(session, answer)
            yield
    for line, told in lines:
        session.log.count(told)
        if line["type"] == "undo" and not session.take_backs:
            session.log.rewound[line["seat"]] = True
    record.drop(after, last)


def _repeat(session: Session[S], line: RecordLine) -> None:
    count = session.record.count
    try:
        if line["type"] == "answer":
            session.repeat(line["seat"], line["option"], line.get("plan", 0))
        elif line["type"] == "undo" and "counters" not in line:
            session.repeat_undo(line["seat"])
        else:
            raise NeedsRecord
    except ValueError as error:
        raise RecordError(count, str(error)) from error
    if line["type"] == "answer" and "state" in line and state_hash(session.state) != line["state"]:
        raise RecordError(count, "the rules say otherwise")


def _standing(lines: Sequence[ToldLine]) -> list[AnswerLine]:
    """The answers that were not taken back."""
    found: list[AnswerLine] = []
    for line, _ in lines:
        if line["type"] == "undo" and "counters" not in line:
            seat, decision = line["seat"], line["decision"]
            found = [each for each in found if each["seat"] != seat or each["decision"] < decision]
        elif line["type"] == "answer":
            found.append(line)
        else:
            raise NeedsRecord
    return found
