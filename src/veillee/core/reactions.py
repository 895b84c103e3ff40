"""Reactions: questions that answer what others do, and standing orders for who is not asked in time.

Orders belong to a table and never to a state. They lead to ordinary answers: what a rule or a record sees of
them is the option they chose.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from veillee.core.schema import Order
from veillee.core.state import SEALED_PHASE, State

#: What a player can say of a card once and for all: play it, ask me, play it if it is aimed at me, never.
ALWAYS: Final = "always"
ASK: Final = "ask"
IF_AIMED: Final = "if-aimed"
NEVER: Final = "never"
ORDERS: Final[tuple[Order, ...]] = (ALWAYS, ASK, IF_AIMED, NEVER)

#: A seat's standing orders by the id of the card; a card that is not named is asked about.
Orders = Mapping[str, Order]


@final
class Reaction:
    """What a table must know of a question to answer it by standing orders.

    `decline` is the option that lets things pass, `plays` has the kind of card that another option plays;
    what it does not name is asked about.
    `aimed` says that the question is about something aimed at the seat that is asked.
    """

    def __init__(self, decline: int, plays: Mapping[int, int], aimed: bool = False) -> None:
        self.decline = decline
        self.plays: dict[int, int] = dict(plays)
        self.aimed = aimed


def reaction_of(rules: Any, state: State, seat: int) -> Reaction | None:
    """The reaction that a seat is asked for, if it is one."""
    agenda = state.agendas[seat]
    found: Reaction | None = rules.handlers[agenda[-1][0]].reaction if agenda else None
    return found


def is_window(rules: Any, state: State) -> bool:
    """Whether seats are asked, sealed, how they react, and nothing else is asked."""
    if state.phase != SEALED_PHASE:
        return False
    asked: list[int] = rules.asked(state)
    return all([reaction_of(rules, state, seat) is not None for seat in asked])


def ordered(
    rules: Any, state: State, seat: int, orders: Orders, options: list[int] | None = None
) -> int | None:
    """What a seat's orders answer to the reaction it is asked for; None if it wants to be asked.

    Who has worked its options out already gives them along.
    """
    reaction = reaction_of(rules, state, seat)
    if reaction is None:
        return None
    wants_to_be_asked = False
    for option in rules.offer(state, seat) if options is None else options:
        if option == reaction.decline:
            continue
        kind = reaction.plays.get(option)
        order = ASK if kind is None else orders.get(rules.kind_names[kind], ASK)
        if order == ALWAYS or (order == IF_AIMED and reaction.aimed):
            return int(option)
        wants_to_be_asked = wants_to_be_asked or order == ASK
    return None if wants_to_be_asked else reaction.decline


def reacting_kinds(rules: Any, aimed_only: bool = False) -> list[int]:
    """The cards that some question lets a seat react with: those that orders can be given for.

    With `aimed_only` those that can answer something aimed at who holds them: for all others, to play them
    if it is aimed at me would be never.
    """
    found = {
        kind
        for handler in rules.handlers
        if handler.reaction is not None and (handler.reaction.aimed or not aimed_only)
        for kind in handler.reaction.plays.values()
        if rules.copies[kind]
    }
    return sorted(found)
