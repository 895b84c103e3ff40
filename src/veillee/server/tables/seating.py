"""Sitting down, getting up, and giving a seat to a remote bot."""

from __future__ import annotations

from veillee.bots import stand_in_bot
from veillee.registry import find_game
from veillee.server.api_error import ApiError
from veillee.server.auth import Guest, Signer, new_token, same_secret, token_hash
from veillee.server.guest_names import checked_name, distinct_name
from veillee.server.model.table_setup import Seat, TableSetup
from veillee.server.tables.consent import grant_if_agreed
from veillee.server.tables.table import Table


def seat_of(table: Table, number: int) -> Seat:
    if not 0 <= number < table.setup.players:
        raise ApiError(404, "server-no-such-seat", seat=number)
    return table.setup.seats[number]


def invitations(table: Table) -> list[str | None]:
    """For each seat that waits for somebody, what lets its bearer sit there.

    A stand-in's seat is its player's, and waits for somebody else only when they have been away for a while.
    """
    setup = table.setup
    away = table.away()
    return [
        table.services.signer.invitation(setup.id, number, seat.serial)
        if seat.kind == "free" or (seat.kind == "stand-in" and number in away)
        else None
        for number, seat in enumerate(setup.seats)
    ]


def stored_invitations(signer: Signer, setup: TableSetup) -> list[str | None]:
    """As `invitations`, for a table that another process serves: who is away is known there alone."""
    return [
        signer.invitation(setup.id, number, seat.serial) if seat.kind == "free" else None
        for number, seat in enumerate(setup.seats)
    ]


async def sit(table: Table, number: int, guest: Guest, invitation: str | None, name: str | None) -> None:
    """Take a seat: with its invitation, or because it is one's own."""
    seat = seat_of(table, number)
    named = guest.name if name is None else checked_name(name)
    if seat.guest == guest.id and seat.kind == "guest":
        return
    if seat.kind not in ("free", "stand-in"):
        raise ApiError(409, "server-seat-taken")
    if seat.guest != guest.id:
        expected = table.services.signer.invitation(table.setup.id, number, seat.serial)
        if not same_secret(invitation or "", expected):
            raise ApiError(403, "server-bad-invitation")
        if seat.kind == "stand-in":
            _check_takeover(table, number, guest)
        seat.serial += 1
        seat.guest = guest.id
        seat.name = distinct_name(named, [other.name for other in table.setup.seats if other is not seat])
        seat.orders = {}
    if table.setup.asleep:
        table.schedule.restart()
    seat.give_back()
    await _revoke(table, seat)


def _check_takeover(table: Table, number: int, guest: Guest) -> None:
    """Nobody sees two hands, and who left for a moment finds the seat as it was."""
    if sits(table, guest):
        raise ApiError(409, "server-plays-already")
    if number not in table.away():
        raise ApiError(409, "server-seat-kept", seconds=round(table.services.settings.grace))


async def leave(table: Table, number: int, guest: Guest) -> None:
    """Get up: before the game the seat is free again, later a bot stands in while others are there."""
    seat = _own(table, number, guest)
    if table.game is None and table.archive is None:
        table.setup.seats[number] = Seat(serial=seat.serial)
    else:
        seat.stand_in(_stand_in(table), called=False)
    await _revoke(table, seat)
    await grant_if_agreed(table)


async def call_stand_in(table: Table, number: int, guest: Guest) -> None:
    """Let a bot play for who is asked back or away too long, if one sits at the table; or for oneself.

    Whoever does that looks on. If no other people play, the bots hurry to the end.
    """
    seat = seat_of(table, number)
    if not sits(table, guest):
        raise ApiError(403, "server-not-your-seat")
    if seat.kind == "stand-in":
        return
    if seat.awaited:
        seat.stand_in(_stand_in(table), called=True)
        await table.save()
        return
    if seat.guest == guest.id and seat.kind == "guest" and table.game is not None:
        seat.stand_in(_stand_in(table), called=False)
        seat.auto = True
        await table.save()
        await grant_if_agreed(table)
        return
    if number not in table.absent():
        raise ApiError(409, "server-not-absent", seconds=round(table.services.settings.grace))
    seat.stand_in(_stand_in(table), called=True)
    await table.save()
    await grant_if_agreed(table)


def sits(table: Table, guest: Guest) -> bool:
    """Whether a guest has a seat at the table."""
    return any(seat.guest == guest.id for seat in table.setup.seats)


def _stand_in(table: Table) -> str:
    return stand_in_bot(find_game(table.setup.game))


async def give_token(table: Table, number: int, guest: Guest) -> str:
    """Let a remote bot play a seat: one's own, or a free one at a table where one sits."""
    seat = seat_of(table, number)
    if seat.kind == "free":
        if not sits(table, guest):
            raise ApiError(403, "server-not-your-seat")
        seat.guest, seat.name, seat.awaited = guest.id, guest.name, False
        seat.serial += 1
    else:
        _own(table, number, guest)
    token = new_token()
    await _revoke(table, seat, token_hash(token))
    return token


async def take_token(table: Table, number: int, guest: Guest) -> None:
    """Take a seat back from its remote bot."""
    await _revoke(table, _own(table, number, guest))


async def _revoke(table: Table, seat: Seat, token: str | None = None) -> None:
    """Keep a seat whose token is no longer good, with another or none; the bot that had it is shown out."""
    gone, seat.token = seat.token, token
    await table.save()
    for connection in list(table.connections):
        if gone is not None and connection.token == gone:
            connection.fail(ApiError(403, "server-token-revoked"))


def _own(table: Table, number: int, guest: Guest) -> Seat:
    seat = seat_of(table, number)
    if seat.guest != guest.id:
        raise ApiError(403, "server-not-your-seat")
    return seat
