"""Saved campaigns: a folder each, with a file for every chapter and one that says what it has come to.

`campaign.json` is replaced as a whole after each chapter. A chapter that was finished while nobody could
write it down is made up for from its record when the campaign is opened again.
"""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, final

from veillee import campaigns
from veillee.core import Game
from veillee.core.campaign import Campaign, CampaignError, Progress
from veillee.core.near_names import did_you_mean
from veillee.core.record import Record, parse_record
from veillee.core.schema import Value
from veillee.core.session import Session
from veillee.data.owner_data import OwnerData
from veillee.registry import UnknownGame, about_of, find_game, owner_data_for
from veillee.terminal.local_table import LocalTable, resume_table
from veillee.terminal.saves import (
    OtherRulesError,
    SaveError,
    SaveFile,
    Seating,
    data_folder,
    write_atomically,
)
from veillee.terminal.table_setup import bot_names, seated_bots
from veillee.texts import YOU

CAMPAIGN_FORMAT: Final = 2
INDEX: Final = "campaign.json"
#: Whoever plays here is the first member of every campaign.
HUMAN: Final = 0


@dataclass(frozen=True)
class CampaignConfig:
    """The campaign somebody wants; what is None is chosen by the house."""

    game: Game
    campaign: str
    language: str
    players: int | None = None
    #: A bot for each other seat; the last one also takes the seats that remain.
    bots: Sequence[str] = ()
    options: Mapping[str, Value] = field(default_factory=dict)
    owner_data: OwnerData | None = None


@final
class SavedCampaign:
    """A campaign in its folder: its members by number, and what it has come to."""

    def __init__(self, path: Path, game: Game, data: dict[str, Any]) -> None:
        self.path = path
        self.game = game
        self.names: list[str] = data["names"]
        #: How each member plays; empty for the human.
        self.bots: list[str] = data["bots"]
        self.language: str = data["language"]
        self.progress: Progress = data["progress"]
        #: The file with the owner's data, if it is played with one.
        self.owner_file: str | None = data["owner_data"]
        self._seal: str = data.get("seal", "")

    @property
    def name(self) -> str:
        return self.path.name

    @property
    def left_at(self) -> int:
        """When it was last played, in nanoseconds."""
        return max(path.stat().st_mtime_ns for path in self.path.iterdir())

    @property
    def campaign(self) -> Campaign:
        return campaigns.campaign_of(self.game, self.progress)

    @property
    def is_over(self) -> bool:
        return bool(self.progress["closed"])

    @property
    def next_is_interlude(self) -> bool:
        chapter = self.campaign.chapter(self.progress)
        return chapter is not None and chapter.is_interlude

    @property
    def has_begun(self) -> bool:
        """Whether the next chapter was begun and left."""
        return self._file().path.exists()

    def write(self) -> None:
        data = {
            "format": CAMPAIGN_FORMAT,
            "game": self.game.id,
            "names": self.names,
            "bots": self.bots,
            "language": self.language,
            "owner_data": self.owner_file,
            "progress": self.progress,
            "seal": campaigns.seal_of(self.progress),
        }
        write_atomically(self.path / INDEX, json.dumps(data, ensure_ascii=False, indent=1) + "\n")

    def _file(self) -> SaveFile:
        return SaveFile(self.path / f"chapter-{self.progress['chapters'] + 1}.save")

    def owner_data(self) -> OwnerData | None:
        """The owner's data; SaveError if they are gone or of no use."""
        if self.owner_file is None:
            return None
        try:
            return owner_data_for(self.game, self.owner_file, Path(self.owner_file).read_bytes())
        except OSError as error:
            why = f"cannot read the owner's data in {self.owner_file}: {error.strerror}"
            raise SaveError(f"the campaign {self.name} cannot be played: {why}; put them back") from error
        except ValueError as error:
            raise SaveError(f"the campaign {self.name} cannot be played: {error}") from error

    def check(self) -> None:
        """CampaignError if the file was changed since it was written, and says what was never played."""
        if self._seal != campaigns.seal_of(self.progress):
            records = self._records()[: self.progress["chapters"]]
            campaigns.check(self.game, self.progress, records, self.owner_data())

    def mend(self) -> None:
        """Work out from the chapters what the campaign has come to."""
        try:
            self.progress = campaigns.mended(self.game, self.progress, self._records(), self.owner_data())
        except ValueError as error:
            raise SaveError(f"the campaign in {self.path} cannot be mended: {error}") from error
        self.write()

    def _records(self) -> list[Record]:
        """The finished chapters, up to the first that is missing."""
        found: list[Record] = []
        while (file := self.path / f"chapter-{len(found) + 1}.record").is_file():
            try:
                found.append(parse_record(file.read_text(encoding="utf-8")))
            except ValueError as error:
                raise CampaignError(f"{file.name} cannot be used: {error}") from error
        return found

    def table(self, seed: int | None = None) -> LocalTable:
        """The chapter that is being played, or the next one; SaveError if there is none.

        One of rules that today's can make nothing of is played anew; its save stays beside it.
        """
        table = self._table(seed)
        table.campaign = self.name
        return table

    def _table(self, seed: int | None) -> LocalTable:
        try:
            following = campaigns.next_chapter(self.game, self.progress, self.owner_data())
        except CampaignError as error:
            raise SaveError(f"the campaign {self.name} cannot be played: {error}") from error
        if following is None:
            raise SaveError(f"the campaign {self.name} is over")
        file = self._file()
        chapter, rules = following
        if file.path.exists():
            if file.read().record.header["arrangement"] != chapter.arrangement:
                raise SaveError(f"{file.path} is no game of this campaign; put it back, or take it away")
            try:
                return resume_table(file)
            except OtherRulesError:
                revision = file.read().record.about["revision"]
                file.path.replace(file.path.with_suffix(f".revision-{revision}.save"))
        seats = self.progress["seats"]
        seating = Seating(
            seats.index(HUMAN),
            tuple(self.names[member] for member in seats),
            tuple(self.bots[member] for member in seats),
            self.language,
            self.owner_file,
        )
        chosen = secrets.randbelow(1 << 32) if seed is None else seed
        session: Session[Any] = Session(
            rules, about_of(self.game), seed=chosen, arrangement=chapter.arrangement
        )
        return LocalTable(self.game, session, seating, file)

    def catch_up(self) -> None:
        """Write down the chapters that are over."""
        while not self.is_over:
            record = self._file().path.with_suffix(".record")
            if not record.is_file():
                return
            try:
                played = (self.progress["seats"], parse_record(record.read_text(encoding="utf-8")))
                self.progress = campaigns.retrace(self.game, self.progress, [played], self.owner_data())
            except (ValueError, LookupError, OSError) as error:
                raise SaveError(f"the chapter in {record} cannot be used: {error}") from error
            self.write()

    def seat(self, players: int) -> None:
        """Let bots join, or the last ones leave, until so many play; before an interlude only."""
        if self.has_begun:
            raise SaveError("players join and leave between two chapters; this one has begun")
        seats: list[int] = self.progress["seats"][:players]
        while len(seats) < players:
            seats.append(len(self.names))
            self.names.append(bot_names(len(self.names))[-1])
            self.bots.append(max(self.bots, key=bool))
        try:
            self.progress = self.campaign.reseat(self.progress, seats)
        except CampaignError as error:
            raise SaveError(str(error)) from error
        self.write()

    def give_up(self) -> None:
        if self.is_over:
            raise SaveError(f"the campaign {self.name} is over already")
        self.progress = self.campaign.give_up(self.progress)
        self.write()


def new_campaign(config: CampaignConfig) -> SavedCampaign:
    """A campaign in a folder of its own; OptionError or TableSetupError if it cannot be had."""
    game = config.game
    campaign = game.campaign(config.campaign)
    players = campaign.players[0] if config.players is None else config.players
    progress = campaigns.begin(game, campaign.id, players, config.options, config.owner_data)
    data = {
        "names": [YOU, *bot_names(players - 1)],
        "bots": ["", *seated_bots(game, config.bots, players - 1)],
        "language": config.language,
        "owner_data": config.owner_data and str(Path(config.owner_data.file).absolute()),
        "progress": progress,
    }
    found = SavedCampaign(_new_folder(f"{game.id}-{campaign.id}"), game, data)
    found.write()
    return found


def _folder() -> Path:
    return data_folder() / "campaigns"


def _new_folder(name: str) -> Path:
    taken = [int(match[1]) for path in _paths() if (match := re.fullmatch(rf"{name}-(\d+)", path.name))]
    return _folder() / f"{name}-{max(taken, default=0) + 1}"


def _paths() -> list[Path]:
    try:
        return sorted(path for path in _folder().iterdir() if path.is_dir())
    except FileNotFoundError:
        return []
    except OSError as error:
        raise SaveError(f"cannot look for campaigns in {_folder()}: {error.strerror or error}") from error


def saved_campaigns() -> tuple[list[SavedCampaign], list[str]]:
    """All campaigns that can be read, the one played last first; and why the others cannot."""
    found: list[SavedCampaign] = []
    errors: list[str] = []
    for path in _paths():
        if (path / INDEX).is_file():
            try:
                found.append(open_campaign(path.name))
            except SaveError as error:
                errors.append(str(error))
    return sorted(found, key=lambda saved: (saved.left_at, saved.name), reverse=True), errors


def _checked(data: Any) -> dict[str, Any]:
    if not isinstance(data, dict) or data.get("format") != CAMPAIGN_FORMAT:
        raise ValueError("this is not a campaign of this version")
    return data


def open_campaign(name: str) -> SavedCampaign:
    """The campaign of this name, brought up to date; SaveError says why it cannot be opened."""
    found = read_campaign(name)
    try:
        found.check()
        campaigns.campaign_of(found.game, found.progress).chapter(found.progress)
        found.campaign.sheet(found.progress)
    except (ValueError, LookupError, TypeError) as error:
        advice = f"nothing was changed; put it right, or let veillee campaign mend {name} work it out again"
        raise SaveError(f"{found.path / INDEX} is wrong: {_why(error)}; {advice}") from error
    found.catch_up()
    return found


def read_campaign(name: str) -> SavedCampaign:
    """The campaign of this name as its file says, be it right or wrong."""
    path = _folder() / name
    if "/" in name or not (path / INDEX).is_file():
        names = [path.name for path in _paths()]
        known = f"{did_you_mean(name, names)}known: {', '.join(names) or 'none'}"
        raise SaveError(f"there is no campaign {name!r} ({known})")
    try:
        data = _checked(json.loads((path / INDEX).read_text(encoding="utf-8")))
        return SavedCampaign(path, find_game(data["game"]), data)
    except (ValueError, LookupError, TypeError, OSError, UnknownGame) as error:
        raise SaveError(f"the campaign in {path} cannot be opened: {_why(error)}; it was kept") from error


def _why(error: Exception) -> str:
    return f"{error} is missing" if isinstance(error, KeyError) else str(error)
