"""`veillee forget`: old tables go, or a guest's name leaves; the games of others stay."""

from __future__ import annotations

import re
import sys
import time
from argparse import ArgumentParser, Namespace
from dataclasses import dataclass, replace
from typing import Any, Final

from veillee.commands.command import OK, Command, CommandError
from veillee.commands.output import columns, counted, print_json
from veillee.commands.store_access import add_store_arguments, settings_of, with_store
from veillee.server.settings import Settings
from veillee.server.store import CampaignRow, GuestRow, Store, TableRow, open_store, open_to_look
from veillee.texts import Texts, shown_name

_STATUSES: Final = ("open", "playing", "over", "abandoned")
_USUAL: Final = "over,abandoned,open"
_SECONDS: Final = {"h": 3600, "d": 86_400, "w": 604_800, "y": 31_557_600}
_ALL: Final = 1_000_000_000


@dataclass(frozen=True)
class Old:
    """What has not changed for long enough."""

    tables: list[TableRow]
    #: Closed campaigns, which go with all their tables.
    campaigns: list[CampaignRow]
    #: Guests who have no seat anywhere.
    guests: int

    @property
    def is_empty(self) -> bool:
        return not (self.tables or self.campaigns or self.guests)


def _arguments(parser: ArgumentParser) -> None:
    add_store_arguments(parser)
    parser.add_argument(
        "--older", metavar="AGE", help="what has not changed for so long goes: 36h, 90d, 12w or 2y"
    )
    parser.add_argument(
        "--status",
        default=_USUAL,
        metavar="LIST",
        help=f"tables of which kinds go, of {', '.join(_STATUSES)} ({_USUAL})",
    )
    parser.add_argument(
        "--guest", metavar="ID|NAME", help="whose name leaves: seats and campaigns lose it, games stay"
    )
    parser.add_argument("--dry-run", action="store_true", help="only print what would go")
    parser.add_argument("--yes", action="store_true", help="do not ask")


def _run(arguments: Namespace) -> int:
    if (arguments.older is None) == (arguments.guest is None):
        raise CommandError("say what to forget: --older AGE (with --status LIST), or --guest ID|NAME")
    settings = settings_of(arguments)
    return _forget_old(arguments, settings) if arguments.guest is None else _forget_guest(arguments, settings)


# Retention


def _forget_old(arguments: Namespace, settings: Settings) -> int:
    before = time.time() - _age(arguments.older)
    statuses = _statuses(arguments.status)
    found = with_store(lambda: open_to_look(settings), lambda store: _find_old(store, statuses, before))
    is_wanted = not found.is_empty and _agreed(arguments, lambda: _print_old(found))
    if is_wanted:
        found = with_store(lambda: open_store(settings), lambda store: _delete(store, found, before))
    if arguments.json:
        print_json({**_old_to_json(found), "done": is_wanted})
    elif found.is_empty:
        print("nothing is that old")
    elif is_wanted:
        print(f"gone: {_summary(found)}")
        _print_copies(settings)
    return OK


async def _find_old(store: Store, statuses: list[str], before: float) -> Old:
    tables = await store.find_tables(status=statuses, changed_before=before, limit=_ALL)
    campaigns = await store.find_campaigns(changed_before=before, limit=_ALL)
    return Old(
        [row for row in tables if row.campaign is None],
        [row for row in campaigns if row.status != "playing" and "over" in statuses],
        await store.count_idle_guests(before),
    )


async def _delete(store: Store, found: Old, before: float) -> Old:
    """Whoever sat at nothing but these tables goes with them."""
    await store.forget_tables([row.id for row in found.tables])
    await store.forget_campaigns([row.id for row in found.campaigns])
    guests = await store.forget_idle_guests(before)
    await store.rebuild()
    return replace(found, guests=guests)


def _age(text: str) -> float:
    read = re.fullmatch(r"(\d+)([hdwy])", text)
    if read is None:
        raise CommandError(f"--older {text!r} should be a number and h, d, w or y, as 90d")
    return float(read[1]) * _SECONDS[read[2]]


def _statuses(text: str) -> list[str]:
    found = [status.strip() for status in text.split(",")]
    for status in found:
        if status not in _STATUSES:
            raise CommandError(f"--status {status!r} is none of {', '.join(_STATUSES)}")
    return found


def _summary(found: Old) -> str:
    parts = [
        counted(len(found.tables), "table"),
        counted(len(found.campaigns), "campaign"),
        counted(found.guests, "guest"),
    ]
    return ", ".join(part for part in parts if not part.startswith("0 ")) or "nothing"


def _print_old(found: Old) -> None:
    rows: list[TableRow | CampaignRow] = [*found.tables, *found.campaigns]
    listed = [(row.id, row.game, row.status, _date(row.changed), _names(row.names)) for row in rows]
    print("\n".join(columns(listed)) if listed else "", end="\n" if listed else "")
    print(f"{_summary(found)}: these would go, with all that was kept of them")


def _old_to_json(found: Old) -> dict[str, Any]:
    return {
        "tables": [row.id for row in found.tables],
        "campaigns": [row.id for row in found.campaigns],
        "guests": found.guests,
    }


# A guest


def _forget_guest(arguments: Namespace, settings: Settings) -> int:
    words = arguments.guest
    guest = _the_one(words, with_store(lambda: open_to_look(settings), lambda store: _guests(store, words)))
    tables, campaigns = with_store(lambda: open_to_look(settings), lambda store: _places(store, guest.id))
    name = shown_name(guest.name, Texts("en"))
    where = f"{counted(tables, 'table')}, {counted(campaigns, 'campaign')}"

    def tell() -> None:
        print(f"{name} ({guest.id}), last seen {_date(guest.seen)}: the name would leave {where}")

    is_wanted = _agreed(arguments, tell)
    if is_wanted:
        with_store(lambda: open_store(settings), lambda store: _leave(store, guest.id))
    if arguments.json:
        names = {"guest": guest.id, "name": name}
        print_json({**names, "tables": tables, "campaigns": campaigns, "done": is_wanted})
    elif is_wanted:
        print(f"{name} has left {where}; the games stay")
        _print_copies(settings)
    return OK


async def _guests(store: Store, words: str) -> list[GuestRow]:
    """The guests of an id or a name; names that the house gave are kept by their own ids."""
    return await store.find_guests(words) or await store.find_guests(f"~{words.casefold()}")


def _the_one(words: str, found: list[GuestRow]) -> GuestRow:
    if not found:
        raise CommandError(f"there is no guest {words!r}")
    if len(found) > 1:
        known = ", ".join(f"{guest.id} (seen {_date(guest.seen)})" for guest in found[:5])
        raise CommandError(f"{len(found)} guests are called {words!r}; name one by its id: {known}")
    return found[0]


async def _places(store: Store, guest: str) -> tuple[int, int]:
    tables = await store.find_tables(guest=guest, limit=_ALL)
    return len(tables), len(await store.find_campaigns(guest=guest, limit=_ALL))


async def _leave(store: Store, guest: str) -> None:
    await store.forget_guest(guest)
    await store.rebuild()


# Both


def _agreed(arguments: Namespace, tell: Any) -> bool:
    """Whether it is to be done: not in a dry run, and not before somebody has said yes."""
    if not arguments.json:
        tell()
    if arguments.dry_run:
        return False
    if arguments.yes:
        return True
    if arguments.json or sys.stdin is None or not sys.stdin.isatty():
        raise CommandError("nothing was changed: say --yes, for nobody is here to be asked; or --dry-run")
    return input("This cannot be undone. Type yes: ").strip() == "yes"


def _print_copies(settings: Settings) -> None:
    """Copies beside the file still hold what has gone; of a database nobody knows where they are."""
    if settings.database is not None:
        print("  backups of the database still hold it")
        return
    for path in sorted(settings.data.glob("house.*.sqlite")):
        print(f"  {path} is an earlier copy and still holds it: delete that too")


def _date(at: float) -> str:
    return time.strftime("%Y-%m-%d", time.localtime(at))


def _names(names: list[str]) -> str:
    return ", ".join(shown_name(name, Texts("en")) for name in names if name)


COMMAND = Command(
    "forget",
    "Delete tables that are older than an age, or let a guest's name leave. No server may be running there.",
    (
        "veillee forget --older 90d --dry-run",
        "veillee forget --status open,abandoned --older 2w --yes",
        "veillee forget --guest Anna",
    ),
    {OK: "done, or nothing was to be done"},
    _arguments,
    _run,
)
