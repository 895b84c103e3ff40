"""Whether a progress that was kept is what was played, and how to work it out anew."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from veillee.campaigns.chapters import begin, campaign_of, check_owner_data, retrace
from veillee.core import Game, OptionError
from veillee.core.campaign import GIVEN_UP, Campaign, CampaignError, Progress
from veillee.core.record import Record, digest
from veillee.data.owner_data import OwnerData
from veillee.registry import about_of

#: How much of a wrong value a complaint repeats.
_SHOWN: Final = 60


def check(game: Game, progress: Any, records: Sequence[Record], owner_data: OwnerData | None = None) -> None:
    """CampaignError if a progress that was kept is not what the records of its finished chapters come to.

    A chapter that was played by other rules than today's cannot be played again; then it is enough that the
    progress is possible.
    """
    first = _first(game, progress, owner_data)
    _check_shape(first, progress)
    check_owner_data(progress, owner_data)
    campaign = campaign_of(game, progress)
    flaw = _miscounted(progress, len(records)) or campaign.flaw(progress, first)
    if flaw:
        raise CampaignError(flaw)
    if any(record.about != about_of(game) for record in records):
        return
    found = _as_now(campaign, progress, _played(game, progress, first, records, owner_data))
    for key, value in found.items():
        if value != progress[key]:
            kept, played = _shown(progress[key], value)
            raise CampaignError(f"{key}: it says {kept}, but what was played comes to {played}")


def mended(
    game: Game, progress: Any, records: Sequence[Record], owner_data: OwnerData | None = None
) -> Progress:
    """The progress worked out anew: of the kept one only who plays, and what was chosen, is believed."""
    first = _first(game, progress, owner_data)
    return _as_now(
        campaign_of(game, first), {**first, **progress}, _played(game, progress, first, records, owner_data)
    )


def seal_of(progress: Progress) -> str:
    """What is kept beside a progress: while it fits, nobody has changed it, and it need not be checked."""
    return digest(progress)


def _first(game: Game, progress: Any, owner_data: OwnerData | None) -> Progress:
    """What the campaign was before its first chapter, with all who were ever to take part."""
    try:
        seats = (progress["seatings"] or [progress["seats"]])[0]
        first = begin(game, progress["campaign"], len(seats), progress["options"], owner_data)
        return {**first, "seats": list(seats), "members": progress["members"]}
    except (LookupError, TypeError) as error:
        missing = f"{error} is missing" if isinstance(error, KeyError) else str(error)
        raise CampaignError(missing) from error
    except OptionError as error:
        raise CampaignError(str(error)) from error


def _check_shape(first: Progress, progress: Progress) -> None:
    for key in [*first, *progress]:
        if key not in first:
            raise CampaignError(f"there is nothing called {key!r} in this campaign")
        if key not in progress:
            raise CampaignError(f"{key!r} is missing")
        if type(progress[key]) is not type(first[key]):
            raise CampaignError(f"{key}: {_shown(progress[key], first[key])[0]} is not like {first[key]!r}")


def _miscounted(progress: Progress, records: int) -> str:
    chapters, members, seats = progress["chapters"], progress["members"], progress["seats"]
    if chapters != records:
        return f"chapters: it says {chapters}, but there are the records of {records}"
    if len(progress["seatings"]) != records:
        return f"seatings: there are {len(progress['seatings'])}, but {records} chapters were played"
    for seating in [*progress["seatings"], seats]:
        if len(set(seating)) != len(seating) or not set(seating) <= set(range(members)):
            return f"seats: {seating} cannot be, among {members} members"
    return ""


def _played(
    game: Game, progress: Progress, first: Progress, records: Sequence[Record], owner_data: OwnerData | None
) -> Progress:
    try:
        return retrace(game, first, list(zip(progress["seatings"], records, strict=True)), owner_data)
    except (LookupError, TypeError, ValueError) as error:
        raise CampaignError(f"its chapters cannot be played again: {error}") from error


def _as_now(campaign: Campaign, progress: Progress, played: Progress) -> Progress:
    """What was played, and what has been decided since: who plays on, or that nobody does."""
    if progress["seats"] != played["seats"]:
        played = campaign.reseat(played, progress["seats"])
    if progress["closed"] == GIVEN_UP and not played["closed"]:
        played = campaign.give_up(played)
    found: Progress = json.loads(json.dumps(played))
    return found


def _shown(kept: Any, played: Any) -> tuple[str, str]:
    """Two values as a complaint shows them: if they are long, only what differs."""
    if isinstance(kept, list) and isinstance(played, list):
        if len(kept) != len(played):
            return f"{len(kept)} of them", f"{len(played)}"
        kept, played = next(pair for pair in zip(kept, played, strict=True) if pair[0] != pair[1])
    if isinstance(kept, dict) and isinstance(played, dict):
        keys = [key for key in {**kept, **played} if kept.get(key) != played.get(key)]
        kept, played = ({key: each[key] for key in keys if key in each} for each in (kept, played))
    return str(kept)[:_SHOWN], str(played)[:_SHOWN]
