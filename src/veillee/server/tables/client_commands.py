"""What seats ask of their table over the socket, and how it answers."""

from __future__ import annotations

from typing import Final, assert_never

from msgspec import UNSET

from veillee.core.reactions import ASK
from veillee.core.refusals import Reason
from veillee.server.api_error import ApiError
from veillee.server.messages import (
    Abandon,
    Answer,
    ClientCommand,
    Consent,
    Cut,
    Done,
    HintRequest,
    Pause,
    Refused,
    Resume,
    SetOrders,
    Undo,
    WhyNot,
    reasons_of,
)
from veillee.server.store import StoreError, TableTaken
from veillee.server.tables.client_connection import ClientConnection
from veillee.server.tables.consent import ask_others, grant_if_agreed
from veillee.server.tables.hosted_game import HostedGame, how_many_stand
from veillee.server.tables.rejection import Rejected, rejected
from veillee.server.tables.stored_record import answers_of
from veillee.server.tables.table import Table

#: What seats remember of lines taken back grows with every one of them; more would slow all tables down.
MOST_TAKE_BACKS: Final = 16


async def handle(
    table: Table, connection: ClientConnection, command: ClientCommand, waited: bool = False
) -> None:
    """Do what a client asks, now or as soon as the table holds back no more, and answer it."""
    if connection.is_replaced:
        return
    if _must_wait(table, command) and (table.changed or not waited):
        table.deferred.append(lambda: _handle_later(table, connection, command))
        return
    try:
        if command.seat not in connection.seats_at(table.setup):
            raise rejected("server-not-your-seat")
        done = await _do(table, connection, command)
    except Rejected as refusal:
        table.metrics.refuse()
        connection.send(Refused(command.id, reasons_of(refusal.reasons)))
    else:
        if done is not None:
            connection.send(done)
        if isinstance(command, Answer):
            if not waited:
                table.metrics.acknowledge(table.services.clock() - connection.received_at)
            await table.show_follow_up(command.seat)


async def _handle_later(table: Table, connection: ClientConnection, command: ClientCommand) -> None:
    """As `handle`, for one that has waited: there is nobody else left to tell of an error."""
    try:
        await handle(table, connection, command, waited=True)
    except ApiError as error:
        connection.fail(error)
    except TableTaken:
        raise
    except StoreError:
        connection.fail(ApiError(503, "server-not-saved"))
        raise


def _must_wait(table: Table, command: ClientCommand) -> bool:
    """While a table holds back it takes answers to what was shown, and orders; all else could tell more."""
    if not table.schedule.is_held(table.services.clock()) or isinstance(command, SetOrders):
        return False
    return not isinstance(command, Answer) or not table.schedule.was_shown(command.seat, command.decision)


async def _do(table: Table, connection: ClientConnection, command: ClientCommand) -> Done | None:  # noqa: PLR0911 - one for each command
    match command:
        case Answer():
            return await _answer(table, connection, command)
        case Undo():
            return await _undo(table, command)
        case Consent():
            return await _consent(table, command)
        case Abandon():
            return await _abandon(table, command)
        case Pause():
            return await _pause(table, command, True)
        case Resume():
            return await _pause(table, command, False)
        case HintRequest():
            _hint(table, connection, command)
            return None
        case WhyNot():
            return _why_not(table, command)
        case SetOrders():
            return await _set_orders(table, command)
        case _:
            assert_never(command)


def _begun_game(table: Table) -> HostedGame:
    """The game; refused if it has not begun."""
    if table.game is None:
        raise rejected("server-not-begun" if table.archive is None else "server-stopped")
    return table.game


async def _answer(table: Table, connection: ClientConnection, command: Answer) -> Done:
    done = table.acknowledged.find(connection, command)
    if done is None:
        done = await _take_answer(table, command)
        table.acknowledged.add(connection, command, done)
    return done


async def _take_answer(table: Table, command: Answer) -> Done:
    if table.archive is not None:
        return await _answered_before(table, command)
    game = _begun_game(table)
    if table.setup.paused:
        raise rejected("server-paused")
    taken = game.answer(command.seat, command.decision, command.options)
    if not taken.count:
        raise Rejected(taken.reasons)
    if not taken.again:
        request = table.setup.request
        if request is not None and (request.kind == "undo" or not game.running):
            table.setup.request = None
        await table.save()
    return Done(command.id, taken=taken.count, reasons=reasons_of(taken.reasons) or UNSET)


async def _answered_before(table: Table, command: Answer) -> Done:
    """A game that is over takes no more answers, but says once more of those it took that they stand."""
    async with table.services.telling:
        given = await answers_of(table.services.store, table.setup.id, command.seat)
    count = how_many_stand(given, command.decision, command.options)
    if not count:
        raise rejected("server-stopped")
    return Done(command.id, taken=count)


async def _undo(table: Table, command: Undo) -> Done:
    game = _begun_game(table)
    if table.setup.paused:
        raise rejected("server-paused")
    if not table.undo_limit.take(str(command.seat)):
        raise rejected("server-too-fast")
    if not game.may_undo(command.seat):
        raise rejected("undo-often")
    if game.undo(command.seat):
        table.bot_moves.clear()
        await table.save()
        return Done(command.id)
    if game.session.take_backs >= MOST_TAKE_BACKS:
        raise Rejected([Reason("", "server-take-backs", {"most": MOST_TAKE_BACKS})])
    reasons = game.session.why_no_take_back(command.seat)
    if reasons:
        raise Rejected(reasons)
    await ask_others(table, "undo", command.seat)
    return Done(command.id)


async def _abandon(table: Table, command: Abandon) -> Done:
    if table.info.status in ("over", "abandoned", "stopped"):
        raise rejected("undo-over")
    await ask_others(table, "abandon", command.seat)
    return Done(command.id)


async def _consent(table: Table, command: Consent) -> Done:
    request = table.setup.request
    if request is None or request.number != command.request:
        raise rejected("server-no-request")
    if command.agree:
        request.agree(command.seat)
        await grant_if_agreed(table)
    else:
        table.setup.request = None
    await table.save()
    return Done(command.id)


async def _pause(table: Table, command: Pause | Resume, paused: bool) -> Done:
    if not _begun_game(table).running:
        raise rejected("undo-over")
    table.setup.paused = paused
    table.schedule.restart()
    await table.save()
    return Done(command.id)


def _hint(table: Table, connection: ClientConnection, command: HintRequest) -> None:
    """Let a worker think about it; the table goes on meanwhile."""
    table.bot_moves.hint(
        _begun_game(table),
        command.seat,
        lambda hints: connection.send(Done(command.id, hints=hints)),
        lambda error: connection.send(Refused(command.id, reasons_of([Reason("", error.message)]))),
    )


def _why_not(table: Table, command: WhyNot) -> Done:
    game = _begun_game(table)
    return Done(
        command.id, reasons=reasons_of(game.rules.why_not(game.session.state, command.seat, command.option))
    )


async def _set_orders(table: Table, command: SetOrders) -> Done:
    """A seat's standing orders, kept with the table; they count from the next window that ends."""
    reactions = table.description.get("reactions")
    known = [] if reactions is None else reactions["cards"]
    unknown = [card for card in command.orders if card not in known]
    if unknown:
        raise Rejected([Reason("", "server-no-such-order", {"card": unknown[0]})])
    table.setup.seats[command.seat].orders = {
        card: order for card, order in sorted(command.orders.items()) if order != ASK
    }
    await table.save()
    await table.show_orders(command.seat)
    return Done(command.id)


async def take_cut(table: Table, connection: ClientConnection, cut: Cut) -> None:
    """A seat's part of the key; the first one stands."""
    if cut.seat not in connection.seats_at(table.setup):
        raise ApiError(403, "server-not-your-seat")
    seat = table.setup.seats[cut.seat]
    if table.game is None and seat.entropy is None:
        seat.entropy = cut.entropy
        await table.save()
