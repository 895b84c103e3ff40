"""Records as the commands need them: read, checked line by line, and tied to a game of the house."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any

from veillee.commands.command import CommandError
from veillee.commands.files import read_bytes
from veillee.commands.game_arguments import read_owner_data
from veillee.commands.record_schema import check_schema
from veillee.core import OptionError, Rules
from veillee.core.record import RECORD_FORMAT, Record, RecordError, parse_record
from veillee.core.replay import replay
from veillee.core.session import Session
from veillee.data.owner_data import OwnerData
from veillee.registry import UnknownGame, files_of, find_game, rules_for
from veillee.tools import verifier
from veillee.tools.verifier import VerificationError

#: Words of every header; one changed byte cannot spoil both.
_MARKS = (b'"commitment":', b'"type":"header"')

_LINE = re.compile(r"line (\d+): ")


class CannotReplay(Exception):
    """A record that may be sound but cannot be replayed here; says why."""


@dataclass(frozen=True)
class Fault:
    """The first line that does not hold, and what is wrong with it."""

    line: int
    message: str


def fault_of(error: VerificationError | RecordError) -> Fault:
    found = _LINE.match(str(error))
    return Fault(int(found[1]), str(error)[found.end() :]) if found else Fault(1, str(error))


def read_record(file: str) -> str:
    """The text of a record; CommandError if the file is something else, VerificationError if it was one."""
    data = read_bytes(file)
    if not any(mark in data for mark in _MARKS):
        raise CommandError(f"{file} is not a game record")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise VerificationError(f"line {line}: not text in UTF-8") from error


def check_record(file: str, text: str) -> int:
    """Check all that can be checked without rules; returns how many draws were."""
    try:
        entries = verifier.read(text)
    except RecursionError as error:
        raise VerificationError("line 1: nested too deeply for a record") from error
    except UnicodeEncodeError as error:
        raise VerificationError("line 1: holds half a letter") from error
    if entries[0].get("type") == "header" and entries[0].get("format") != RECORD_FORMAT:
        raise CommandError(
            f"{file} has format {entries[0].get('format')!r}; this version reads format {RECORD_FORMAT}"
        )
    check_schema(entries)
    return verifier.verify(text)


def key_is_known(record: Record) -> bool:
    return "seed" in record.header or record.lines[-1]["type"] == "end"


def rules_of(record: Record, owner_file: str | None = None) -> Rules[Any]:
    """The rules a record was made by; CannotReplay if they are not here.

    VerificationError if they refuse the table. `owner_file` holds the owner's data, if any.
    """
    header = record.header
    try:
        game = find_game(header["game"])
    except UnknownGame as error:
        raise CannotReplay(str(error)) from error
    played = record.about
    if not game.plays_by(played["revision"]):
        raise CannotReplay(
            f"it was played by rules revision {played['revision']}, {game.id} has {game.revision} here"
        )
    if played["data"] != files_of(game).data_hash:
        raise CannotReplay(f"it was played with other cards than {game.id} has here")
    if not key_is_known(record):
        raise CannotReplay("the game is not over, so its key is not known yet")
    owner_data = _same_owner_data(record, read_owner_data(owner_file, game))
    try:
        return rules_for(game, header["players"], header["options"], owner_data, played["revision"])
    except OptionError as error:
        raise VerificationError(f"line 1: {error} (rule {error.rule})") from error


def owner_data_in(record: Record) -> str:
    """What a record says about the owner's data it was played with; empty if there was none."""
    named = record.header.get("owner_data")
    if named is None:
        return ""
    return ", ".join([*([named["note"]] if named["note"] else []), f"hash {named['hash'][:12]}…"])


def _same_owner_data(record: Record, given: OwnerData | None) -> OwnerData | None:
    """The owner's data as the record's header names it; CannotReplay if it is not what was given."""
    named = record.header.get("owner_data")
    if named is None:
        if given is not None:
            raise CannotReplay("it was played without owner's data; leave out --owner-data")
        return None
    played = f"it was played with owner's data ({owner_data_in(record)})"
    if given is None:
        raise CannotReplay(f"{played}; give the file with --owner-data")
    if given.hash != named["hash"]:
        raise CannotReplay(f"{played}, but {given.file} comes to other cards (hash {given.hash[:12]}…)")
    return replace(given, note=named["note"])


def play_again(record: Record, rules: Rules[Any]) -> Session[Any]:
    """The record replayed by its rules, every line confirmed; otherwise VerificationError or RecordError."""
    try:
        session = replay(record, rules)
    except RecordError:
        raise
    except Exception as error:
        raise VerificationError(
            f"line 1: the rules break down on this table: {type(error).__name__}: {error}"
        ) from error
    if session.state.over and record.lines[-1]["type"] != "end":
        raise VerificationError(f"line {len(record.lines) + 1}: is missing, though the game is over")
    return session


def parse(text: str) -> Record:
    return parse_record(text)
