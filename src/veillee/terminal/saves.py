"""Saved games: one file each, replaced as a whole at every answer, so that none is ever half-written.

A save is a line about the table (who plays, in which language, how the game stands) and then the game's
record, which alone counts while the rules are the same. When the game is
over the record alone remains, beside where the save was, for `veillee replay` and `veillee verify`.
"""

from __future__ import annotations

import json
import os
import re
import tempfile
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, cast, final

from platformdirs import user_data_path

from veillee.core.reactions import ORDERS
from veillee.core.record import Record, RecordError, canonical, digest, parse_record
from veillee.core.schema import Event, Order, Position

SAVE_FORMAT = 1

_NAME = re.compile(r"(?P<game>.+)-(?P<number>\d+)\.(save|record)")


class SaveError(Exception):
    """A save that cannot be used, or a folder that cannot be written; the file is left as it is."""


class OtherRulesError(SaveError):
    """A save of rules that are not here, and of which those of today can make nothing."""


@dataclass(frozen=True)
class Seating:
    """Who sits where: the human's seat, each seat's name, and the sort of bot ("" for the human)."""

    human: int
    names: tuple[str, ...]
    bots: tuple[str, ...]
    language: str
    #: The file with the owner's data, if the table uses one.
    owner_data: str | None = None
    #: The human's standing orders, each a card's id and what to do.
    orders: tuple[tuple[str, Order], ...] = ()


@dataclass(frozen=True)
class SavedPosition:
    """How the game stood: what rules can go on from that would play the record otherwise."""

    position: Position
    #: What the human was told.
    events: list[Event]
    take_backs: int


@dataclass(frozen=True)
class SavedGame:
    """A save as it was read; `standing` is None in one of early days."""

    seating: Seating
    record: Record
    standing: SavedPosition | None = None


def data_folder() -> Path:
    """The folder of the saves: the user's data folder, or what VEILLEE_HOME names."""
    named = os.environ.get("VEILLEE_HOME")
    return Path(named) if named else user_data_path("veillee", appauthor=False)


@final
class SaveFile:
    """One game's file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def game(self) -> str:
        found = _NAME.fullmatch(self.path.name)
        return found["game"] if found else self.path.stem

    @property
    def left_at(self) -> int:
        """When it was last played, in nanoseconds; 0 if it is gone."""
        try:
            return self.path.stat().st_mtime_ns
        except OSError:
            return 0

    def write(self, seating: Seating, record: Record, standing: SavedPosition | None = None) -> Path:
        """Save the game as it stands; returns where. A finished one is kept as its record alone."""
        if record.lines[-1]["type"] == "end":
            target = self.path.with_suffix(".record")
            write_atomically(target, record.text())
            self.path.unlink(missing_ok=True)
            return target
        about = {"type": "table", "format": SAVE_FORMAT, "last": record.lines[-1]["hash"], **asdict(seating)}
        if standing is not None:
            about["standing"] = vars(standing)
            about["seal"] = digest(about["standing"])
        write_atomically(self.path, canonical(about) + "\n" + record.text())
        return self.path

    def read(self) -> SavedGame:
        """The save; SaveError says what is wrong with it."""
        try:
            first, _, rest = self.path.read_bytes().decode("utf-8").partition("\n")
            about = json.loads(first)
            record = parse_record(rest)
            seating = _seating(about, record)
            standing = _standing(about)
        except OSError as error:
            raise SaveError(f"cannot read {self.path}: {error.strerror or error}") from error
        except RecordError as error:
            raise self.error(f"line {error.line + 1}: {str(error).partition(': ')[2]}") from error
        except (ValueError, TypeError, KeyError, RecursionError) as error:
            raise self.error(str(error)) from error
        return SavedGame(seating, record, standing)

    def error(self, message: str) -> SaveError:
        return SaveError(self._complaint(message))

    def other_rules_error(self, message: str) -> OtherRulesError:
        return OtherRulesError(self._complaint(message))

    def _complaint(self, message: str) -> str:
        return f"the saved game {self.path} cannot be continued: {message}; the file was kept"


def _seating(about: Any, record: Record) -> Seating:
    if not isinstance(about, Mapping) or about.get("type") != "table" or about.get("format") != SAVE_FORMAT:
        raise ValueError("line 1: this is not a saved game of this version")
    if about["last"] != record.lines[-1]["hash"]:
        raise ValueError("lines are missing at its end")
    seating = Seating(
        int(about["human"]),
        tuple(map(str, about["names"])),
        tuple(map(str, about["bots"])),
        str(about["language"]),
        about["owner_data"],
        tuple(
            (str(card), cast("Order", order)) for card, order in about.get("orders", ()) if order in ORDERS
        ),
    )
    players = record.header["players"]
    if not (len(seating.names) == len(seating.bots) == players and 0 <= seating.human < players):
        raise ValueError("line 1: the seats do not fit the game")
    return seating


def _standing(about: Mapping[str, Any]) -> SavedPosition | None:
    kept = about.get("standing")
    if kept is None:
        return None
    if digest(kept) != about["seal"]:
        raise ValueError("line 1: how the game stands was changed")
    return SavedPosition(**kept)


def new_save_file(game: str) -> SaveFile:
    """A file of its own for a new game: no older game is ever overwritten."""
    taken = [int(found["number"]) for found in _names() if found["game"] == game]
    return SaveFile(data_folder() / f"{game}-{max(taken, default=0) + 1}.save")


def unfinished_saves(game: str | None = None) -> list[SaveFile]:
    """The saved games, of one game or of all, the latest first."""
    found = [SaveFile(data_folder() / name.string) for name in _names() if name.string.endswith(".save")]
    wanted = [file for file in found if game is None or file.game == game]
    return sorted(wanted, key=lambda file: (file.left_at, file.path.name), reverse=True)


def _names() -> list[re.Match[str]]:
    try:
        files = sorted(path.name for path in data_folder().iterdir())
    except FileNotFoundError:
        return []
    except OSError as error:
        raise SaveError(
            f"cannot look for saved games in {data_folder()}: {error.strerror or error}"
        ) from error
    return [found for name in files if (found := _NAME.fullmatch(name)) is not None]


def write_atomically(path: Path, text: str) -> None:
    """Write a file so that, whatever happens, either the old or the new text is there as a whole."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(text.encode())
                file.flush()
                os.fsync(file.fileno())
            Path(temporary).replace(path)
        except BaseException:
            Path(temporary).unlink(missing_ok=True)
            raise
        _sync_folder(path.parent)
    except OSError as error:
        raise SaveError(f"cannot save the game in {path}: {error.strerror or error}") from error


def _sync_folder(folder: Path) -> None:
    """Let the folder itself reach the disk, where the system can do that."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
