"""What seats ask of their table over the socket, and how it answers."""

from __future__ import annotations

from typing import Final, Literal, assert_never

from msgspec import UNSET

from veillee.core.reactions import ASK
from veillee.core.rules import Reason
from veillee.server.api_error import ApiError
from veillee.server.messages import (
    Abandon,
    Answer,
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
    Wish,
    reasons_of,
)
from veillee.server.model.consent import Request
from veillee.server.store import StoreError
from veillee.server.tables.client_connection import Line
from veillee.server.tables.hosted_game import Play, how_many_stand
from veillee.server.tables.reopening import answers_of
from veillee.server.tables.table import Table

#: What seats remember of lines taken back grows with every one of them; more would slow all tables down.
MOST_TAKE_BACKS: Final = 16


class _No(Exception):
    """A wish that is refused; nothing has changed."""

    def __init__(self, reasons: list[Reason]) -> None:
        super().__init__()
        self.reasons = reasons


def _no(message: str) -> _No:
    return _No([Reason("", message)])


async def take_wish(table: Table, line: Line, wish: Wish, waited: bool = False) -> None:
    """Do what a client asks, now or as soon as the table may stir again, and answer it."""
    if _must_wait(table, wish) and (table.changed or not waited):
        table.later.append(lambda: _take_later(table, line, wish))
        return
    try:
        if wish.seat not in line.seats_at(table.setup):
            raise _no("server-not-your-seat")
        done = await _do(table, line, wish)
    except _No as no:
        table.metrics.refuse()
        line.send(Refused(wish.id, reasons_of(no.reasons)))
    else:
        if done is not None:
            line.send(done)
        if isinstance(wish, Answer):
            await table.show_follow_up(wish.seat)


async def _take_later(table: Table, line: Line, wish: Wish) -> None:
    """As `take_wish`, for one that has waited: there is nobody else left to tell of an error."""
    try:
        await take_wish(table, line, wish, waited=True)
    except ApiError as error:
        line.fail(error)
    except StoreError:
        line.fail(ApiError(503, "server-not-saved"))
        raise


def _must_wait(table: Table, wish: Wish) -> bool:
    """While a table keeps still it takes answers to what was shown, and orders; all else could tell more."""
    if not table.schedule.is_still(table.tools.clock()) or isinstance(wish, SetOrders):
        return False
    return not isinstance(wish, Answer) or not table.schedule.was_shown(wish.seat, wish.decision)


async def _do(table: Table, line: Line, wish: Wish) -> Done | None:  # noqa: PLR0911 - one for each wish
    match wish:
        case Answer():
            return await _answer(table, wish)
        case Undo():
            return await _undo(table, wish)
        case Consent():
            return await _consent(table, wish)
        case Abandon():
            return await _abandon(table, wish)
        case Pause():
            return await _pause(table, wish, True)
        case Resume():
            return await _pause(table, wish, False)
        case HintRequest():
            _hint(table, line, wish)
            return None
        case WhyNot():
            return _why_not(table, wish)
        case SetOrders():
            return await _set_orders(table, wish)
        case _:
            assert_never(wish)


def _playing(table: Table) -> Play:
    """The game; refused if it has not begun."""
    if table.play is None:
        raise _no("server-not-begun" if table.archive is None else "server-stopped")
    return table.play


async def _answer(table: Table, wish: Answer) -> Done:
    if table.archive is not None:
        return await _answered_before(table, wish)
    play = _playing(table)
    if table.setup.paused:
        raise _no("server-paused")
    taken = play.answer(wish.seat, wish.decision, wish.options)
    if not taken.count:
        raise _No(taken.reasons)
    if not taken.again:
        request = table.setup.request
        if request is not None and (request.kind == "undo" or not play.running):
            table.setup.request = None
        await table.keep()
    return Done(wish.id, taken=taken.count, reasons=reasons_of(taken.reasons) or UNSET)


async def _answered_before(table: Table, wish: Answer) -> Done:
    """A game that is over takes no more answers, but says once more of those it took that they stand."""
    async with table.tools.telling:
        given = await answers_of(table.tools.store, table.setup.id, wish.seat)
    count = how_many_stand(given, wish.decision, wish.options)
    if not count:
        raise _no("server-stopped")
    return Done(wish.id, taken=count)


async def _undo(table: Table, wish: Undo) -> Done:
    play = _playing(table)
    if table.setup.paused:
        raise _no("server-paused")
    if not table.undos.take(str(wish.seat)):
        raise _no("server-too-fast")
    if not play.may_undo(wish.seat):
        raise _no("undo-often")
    if play.undo(wish.seat):
        table.thoughts.clear()
        await table.keep()
        return Done(wish.id)
    if play.session.take_backs >= MOST_TAKE_BACKS:
        raise _No([Reason("", "server-take-backs", {"most": MOST_TAKE_BACKS})])
    reasons = play.session.why_no_take_back(wish.seat)
    if reasons:
        raise _No(reasons)
    await _ask_others(table, "undo", wish.seat)
    return Done(wish.id)


async def _abandon(table: Table, wish: Abandon) -> Done:
    if table.info.status in ("over", "abandoned", "stopped"):
        raise _no("undo-over")
    await _ask_others(table, "abandon", wish.seat)
    return Done(wish.id)


async def _ask_others(table: Table, kind: Literal["undo", "abandon"], seat: int) -> None:
    setup = table.setup
    if setup.request is not None:
        raise _no("server-request-pending")
    setup.requests += 1
    setup.request = Request(setup.requests, kind, seat, setup.seats[seat].guest, [seat])
    await grant_if_agreed(table)
    await table.keep()


async def grant_if_agreed(table: Table) -> None:
    """Do what was requested, once nobody is left who has not agreed."""
    request = table.setup.request
    if request is None or not request.granted(table.setup.seats):
        return
    table.setup.request = None
    if table.play is None:
        table.setup.closed = True
    elif request.kind == "undo":
        if table.play.session.needs_record(request.seat):
            await table.remember_all()
        table.play.take_back(request.seat)
        table.thoughts.clear()
    else:
        table.play.session.abandon()
    await table.keep()


async def _consent(table: Table, wish: Consent) -> Done:
    request = table.setup.request
    if request is None or request.number != wish.request:
        raise _no("server-no-request")
    if wish.agree:
        request.agree(wish.seat)
        await grant_if_agreed(table)
    else:
        table.setup.request = None
    await table.keep()
    return Done(wish.id)


async def _pause(table: Table, wish: Pause | Resume, paused: bool) -> Done:
    if not _playing(table).running:
        raise _no("undo-over")
    table.setup.paused = paused
    table.schedule.restart()
    await table.keep()
    return Done(wish.id)


def _hint(table: Table, line: Line, wish: HintRequest) -> None:
    """Let a worker think about it; the table goes on meanwhile."""
    table.thoughts.hint(
        table.setup,
        _playing(table),
        wish.seat,
        lambda hints: line.send(Done(wish.id, hints=hints)),
        lambda error: line.send(Refused(wish.id, reasons_of([Reason("", error.message)]))),
    )


def _why_not(table: Table, wish: WhyNot) -> Done:
    play = _playing(table)
    return Done(wish.id, reasons=reasons_of(play.rules.why_not(play.session.state, wish.seat, wish.option)))


async def _set_orders(table: Table, wish: SetOrders) -> Done:
    """A seat's standing orders, kept with the table; they count from the next window that ends."""
    reactions = table.description.get("reactions")
    known = [] if reactions is None else reactions["cards"]
    unknown = [card for card in wish.orders if card not in known]
    if unknown:
        raise _No([Reason("", "server-no-such-order", {"card": unknown[0]})])
    table.setup.seats[wish.seat].orders = {
        card: order for card, order in sorted(wish.orders.items()) if order != ASK
    }
    await table.keep()
    await table.show_orders(wish.seat)
    return Done(wish.id)


async def take_cut(table: Table, line: Line, cut: Cut) -> None:
    """A seat's part of the key; the first one stands."""
    if cut.seat not in line.seats_at(table.setup):
        raise ApiError(403, "server-not-your-seat")
    seat = table.setup.seats[cut.seat]
    if table.play is None and seat.entropy is None:
        seat.entropy = cut.entropy
        await table.keep()
