"""Records: a game as lines of text that prove themselves.

The first line is the header; then come the set-up, each answer with the draws it caused, each undo, and the
end. Every line is JSON in one fixed spelling and carries the SHA-256 of the line before it and of itself,
so that no byte can change unnoticed. The format is described in docs/records.md.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Final, cast, final

import msgspec

from veillee.core.arrangement import Arrangement
from veillee.core.chance import Draw
from veillee.core.rules import AnyRules
from veillee.core.schema import About, Event, Header, HeaderLine, Result
from veillee.core.state import State

RECORD_FORMAT = 1

#: Fields of a state that follow from the rest, and do not count for its hash.
_CONCLUDED: Final = ("knowledge", "before", "outbox")

#: What a record adds to its header by itself.
HEADER_OWN = ("type", "format", "hash")


class RecordError(ValueError):
    """A record that was damaged or forged; names the line and what is wrong with it."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line


_encoder: Final = msgspec.json.Encoder(order="sorted")


def spelled(data: Any) -> bytes:
    """The one spelling of a piece of JSON, without floats: keys sorted, no spaces, letters as they are."""
    return _encoder.encode(data)


def canonical(data: Any) -> str:
    """As `spelled`, as text."""
    return spelled(data).decode()


def digest(data: Any) -> str:
    return sha256(spelled(data)).hexdigest()


def state_hash(state: State) -> str:
    """The hash of what the rules made; what seats conclude from it may be put better some day."""
    return digest({name: getattr(state, name) for name, _ in type(state).FIELDS if name not in _CONCLUDED})


def header_of(
    rules: AnyRules,
    about: Mapping[str, Any],
    seed: int | None,
    commitment: str,
    entropies: Sequence[bytes],
    arrangement: Arrangement | None,
) -> Header:
    """What a record begins with: the game, its options and data, and what chance comes from.

    `about` may name the options itself: a record of earlier days lacks those that have come since.
    """
    found = {
        "players": rules.players,
        "options": dict(rules.options),
        **about,
        "arrangement": arrangement,
        "commitment": commitment,
        "entropies": [entropy.hex() for entropy in entropies],
    }
    header = cast("Header", found)
    if seed is not None:
        header["seed"] = seed
    if rules.setup.owner_data:
        header["owner_data"] = {"hash": rules.setup.owner_data, "note": rules.setup.owner_note}
    return header


def has_options(header: HeaderLine, rules: AnyRules) -> bool:
    """Whether a game was played with these rules' options; those that came later have their defaults."""
    played = header["options"]
    return all([played.get(name, value) == value for name, value in rules.options.items()])


def commitment_to(key: bytes) -> str:
    """What a header says about a key that is still secret."""
    return sha256(b"veillee key " + key).hexdigest()


@final
class Record:
    """The lines of one game so far, or its last ones, where the first `dropped` are kept elsewhere."""

    def __init__(self, header: Mapping[str, Any]) -> None:
        #: As `schema.RecordLine` has them; one that was read may say anything until it is checked.
        self.lines: list[dict[str, Any]] = []
        self.dropped = 0
        self.last_hash = ""
        self.append({"type": "header", "format": RECORD_FORMAT, **header})
        self.header: HeaderLine = cast("HeaderLine", self.lines[0])

    @property
    def count(self) -> int:
        """How many lines there are, the dropped ones among them."""
        return self.dropped + len(self.lines)

    def append(self, entry: dict[str, Any]) -> None:
        """Add a line, chained to the one before."""
        self.last_hash = sha256(self.last_hash.encode() + spelled(entry)).hexdigest()
        self.lines.append({**entry, "hash": self.last_hash})

    def drop(self, count: int, last_hash: str) -> None:
        """Let go of all lines: `count` of them are kept elsewhere, and the last has this hash."""
        self.lines = []
        self.dropped = count
        self.last_hash = last_hash

    def setup(self, draws: list[Draw], state_hash: str) -> None:
        self.append({"type": "setup", "draws": _plain(draws), "state": state_hash})

    def answer(
        self, seat: int, decision: int, option: int, plan: int, draws: list[Draw], state_hash: str | None
    ) -> None:
        """An answer, the plan it belongs to (0: none), its draws, and the state's hash after a turn."""
        entry: dict[str, Any] = {"type": "answer", "seat": seat, "decision": decision, "option": option}
        if plan:
            entry["plan"] = plan
        if draws:
            entry["draws"] = _plain(draws)
        if state_hash is not None:
            entry["state"] = state_hash
        self.append(entry)

    def undo(self, seat: int, decision: int) -> None:
        """Take back this seat's answers from `decision` on."""
        self.append({"type": "undo", "seat": seat, "decision": decision})

    def take_back(self, seat: int, decision: int, counters: list[int]) -> None:
        """By consent, take back what came after a seat's decision; the draws go on from these counters."""
        self.append({"type": "undo", "seat": seat, "decision": decision, "counters": list(counters)})

    def end(self, result: Result, key: bytes) -> None:
        self.append({"type": "end", "result": dict(result), "key": key.hex()})

    def epoch(
        self,
        about: Mapping[str, Any],
        position: Mapping[str, Any],
        state_hash: str,
        events: list[list[Event]],
        take_backs: int,
    ) -> None:
        """The rules have changed: from here on the game is what follows from this state."""
        self.append(
            {
                "type": "epoch",
                "revision": about["revision"],
                "data": about["data"],
                "position": dict(position),
                "state": state_hash,
                "events": events,
                "take_backs": take_backs,
            }
        )

    @property
    def last_epoch(self) -> int:
        """Where the last line stands from which on the same rules were played by; 0 is the header."""
        found = [index for index, line in enumerate(self.lines) if line["type"] == "epoch"]
        return found[-1] if found else 0

    @property
    def about(self) -> About:
        """The game, and the rules and cards it was last played by."""
        last = self.lines[self.last_epoch]
        return {"game": self.header["game"], "revision": last["revision"], "data": last["data"]}

    def until(self, index: int) -> Record:
        """The record as it was when this line was the last."""
        begun = Record({name: value for name, value in self.header.items() if name not in HEADER_OWN})
        for line in self.lines[1 : index + 1]:
            begun.append({name: value for name, value in line.items() if name != "hash"})
        return begun

    def text(self) -> str:
        return "".join([canonical(line) + "\n" for line in self.lines])


def _plain(draws: list[Draw]) -> list[list[Any]]:
    return [[stream, n, size, list(out) if isinstance(out, tuple) else out] for stream, n, size, out in draws]


def parse_record(text: str) -> Record:
    """Read a record and check its spelling and its chain of hashes, line by line."""
    lines = text.split("\n")
    if lines[-1] != "":
        raise RecordError(len(lines), "the last line does not end")
    record: Record | None = None
    for number, line in enumerate(lines[:-1], 1):
        entry = _parse_line(line, number)
        found = entry.pop("hash", None)
        if record is None:
            record = _first_line(entry)
        else:
            record.append(entry)
        if record.lines[-1]["hash"] != found:
            raise RecordError(number, "the hash does not fit the line: it, or an earlier line, was changed")
        if canonical(record.lines[-1]) != line:
            raise RecordError(number, "the line is not in the record's own spelling")
    if record is None:
        raise RecordError(1, "the file is empty")
    return record


def _parse_line(line: str, number: int) -> dict[str, Any]:
    try:
        entry = json.loads(line)
    except ValueError as error:
        raise RecordError(number, f"not JSON ({error})") from error
    if not isinstance(entry, dict):
        raise RecordError(number, "not a JSON object")
    return entry


def _first_line(entry: dict[str, Any]) -> Record:
    if entry.get("type") != "header":
        raise RecordError(1, "the first line is not a header")
    if entry.get("format") != RECORD_FORMAT:
        raise RecordError(
            1, f"format {entry.get('format')!r} is unknown (this version reads format {RECORD_FORMAT})"
        )
    return Record({key: value for key, value in entry.items() if key not in HEADER_OWN})
