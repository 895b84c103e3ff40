"""Windows at a table: sealed phases in which seats react to what others do (core/reactions.py).

Where people at several devices are asked, a window has one length, the table's, and never closes early:
nobody sees who was quick, who had nothing to play, and who was away. At its end standing orders answer for
whoever has not. Among bots, and at one device, waiting would hide nothing from anybody.
"""

from __future__ import annotations

from veillee.core.reactions import ASK, Reaction, ordered, reaction_of
from veillee.server.settings import Pace
from veillee.server.tables.hosted_game import HostedGame


def length_of(game: HostedGame, pace: Pace) -> float:
    """How long the window that the game stands at stays open; 0 if it has no length of its own."""
    if not game.in_window() or game.setup.devices < 2:
        return 0.0
    if not any(game.setup.seats[seat].is_person for seat in game.waiting()):
        return 0.0
    return pace.window if game.setup.window is None else game.setup.window


def hides_time(game: HostedGame) -> bool:
    """Whether it must not be seen how soon the questions of now are answered."""
    if not game.running or game.asks_openly():
        return False
    if game.in_window():
        return game.setup.devices > 1 and any(game.setup.seats[seat].is_person for seat in game.waiting())
    return game.setup.people > 1


def unasked(game: HostedGame, seat: int) -> int | None:
    """What is answered at once for a person who shares a device; None if the question waits for the person.

    It waits where something is aimed at the seat, unless it has orders for all cards that could answer:
    whether it holds one of them makes no difference.
    """
    reaction = _reaction(game, seat)
    if reaction is None or not game.setup.shares_device(seat):
        return None
    orders = game.setup.seats[seat].orders
    names = game.rules.kind_names
    if reaction.aimed and any(orders.get(names[kind], ASK) == ASK for kind in reaction.plays.values()):
        return None
    return by_order(game, seat)


def by_order(game: HostedGame, seat: int) -> int:
    """What a seat's orders answer; who wants to be asked lets it pass."""
    reaction = _reaction(game, seat)
    if reaction is None:
        raise ValueError("orders answer reactions only")
    option = _ordered(game, seat)
    return reaction.decline if option is None else option


def has_orders(game: HostedGame, seat: int) -> bool:
    """Whether a seat's orders leave nothing to ask it."""
    return _ordered(game, seat) is not None


def _ordered(game: HostedGame, seat: int) -> int | None:
    orders = game.setup.seats[seat].orders
    return ordered(game.rules, game.session.state, seat, orders, game.options(seat))


def _reaction(game: HostedGame, seat: int) -> Reaction | None:
    return reaction_of(game.rules, game.session.state, seat) if game.in_window() else None
