"""Views and determinize: what one seat may know, and a full state that fits it.

A view is made by adding: public facts, the seat's own zones and its knowledge. It is what goes over the
wire, but for tuples, which are lists there. Hidden cards show their back, as ``~back``. While a parallel
phase runs, other seats' parts are shown as they were when it began.
"""

from __future__ import annotations

from random import Random
from typing import Any, Generic, TypeVar, cast, final

from veillee.core.fields import as_lists, as_tuples, from_json, shaped
from veillee.core.first_look import first_knowledge, own_zones
from veillee.core.knowledge import Knowledge
from veillee.core.rules import AnyRules, Rules
from veillee.core.schema import OwnPast, View
from veillee.core.state import State

S = TypeVar("S", bound=State)


@final
class ViewParts:
    """The cards of a game as its views showed them last; views made with it share what has not changed.

    Nobody may change such a view.
    """

    def __init__(self, rules: AnyRules) -> None:
        self._rules = rules
        #: Of each zone as it stands and, after these, as the running phase found it: the cards that were
        #: looked at, and how they look from behind, if anybody asked.
        count = 2 * len(rules.zone_owner)
        self._cards: list[list[int]] = [[] for _ in range(count)]
        self._backs: list[list[int] | None] = [None] * count

    def zones(self, state: State, before: State, seat: int) -> list[list[int]]:
        """All zones as a seat sees them."""
        rules = self._rules
        past = len(rules.zone_owner) if before is not state else 0
        found: list[list[int]] = []
        for zone, owner in enumerate(rules.zone_owner):
            is_own = owner in (-1, seat)
            source = state if is_own else before
            slot = zone if is_own else zone + past
            cards = self._looked_at(slot, source.zones[zone])
            if not (rules.zone_mask[zone] | source.shown[zone]) >> seat & 1:
                cards = self._from_behind(slot, zone)
            found.append(cards)
        return found

    def _looked_at(self, slot: int, cards: list[int]) -> list[int]:
        if self._cards[slot] != cards:
            self._cards[slot] = cards[:]
            self._backs[slot] = None
        return self._cards[slot]

    def _from_behind(self, slot: int, zone: int) -> list[int]:
        known = self._backs[slot]
        if known is None:
            known = self._backs[slot] = _hidden(self._rules, zone, self._cards[slot])
        return known


def view_of(rules: Rules[S], state: S, seat: int, parts: ViewParts | None = None) -> View:
    """What `seat` may know; with seat = number of players, what the public may, that is, a spectator.

    Where it is not kept what the seat knows, a view lacks what the seat remembers and cannot be determinized.
    """
    before = cast(S, state.before) if state.before is not None else state
    view: View = {
        "seat": seat,
        "zones": _zones(rules, state, before, seat) if parts is None else parts.zones(state, before, seat),
        "fields": _fields(rules, state, before, seat),
        "shown": [
            (state if owner in (-1, seat) else before).shown[zone]
            for zone, owner in enumerate(rules.zone_owner)
        ],
        "table": as_lists(state.table),
        "agendas": [
            as_lists((state if owner == seat else before).agendas[owner]) for owner in range(rules.players)
        ],
        "phase": state.phase,
        "over": state.over,
    }
    if rules.setup.owner_data:
        view["owner_data"] = rules.setup.owner_data
    if seat < rules.players:
        view["decisions"] = state.decisions[seat]
    if seat < rules.players and state.knowledge and state.knowledge[seat].places:
        view["knowledge"] = _known(state.knowledge[seat])
        if state.phase:
            view["before"] = _own_past(rules, before, seat)
            view["outbox"] = as_lists(state.outbox[seat])
    return view


def _zones(rules: Rules[S], state: S, before: S, seat: int) -> list[list[int]]:
    return [
        _cards(rules, state if owner in (-1, seat) else before, zone, seat)
        for zone, owner in enumerate(rules.zone_owner)
    ]


def _cards(rules: Rules[S], state: S, zone: int, seat: int) -> list[int]:
    cards = state.zones[zone]
    if (rules.zone_mask[zone] | state.shown[zone]) >> seat & 1:
        return cards[:]
    return _hidden(rules, zone, cards)


def _hidden(rules: Rules[S], zone: int, cards: list[int]) -> list[int]:
    """Cards as they look from behind; those of a bag in no order."""
    hidden = rules.hidden_kinds
    backs = [hidden[kind] if kind >= 0 else kind for kind in cards]
    if rules.zone_is_bag[zone]:
        backs.sort()
    return backs


def _known(knowledge: Knowledge) -> dict[str, Any]:
    """What a seat remembers. Facts never change and are not copied: their tuples are lists on the wire."""
    return {
        "places": [places[:] for places in knowledge.places],
        "facts": knowledge.facts[:],
        "held": knowledge.held[:],
        "fresh": knowledge.fresh,
        "backs": knowledge.backs,
    }


def _fields(rules: Rules[S], state: S, before: S, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, per_seat, seen in rules.fields:
        if not per_seat:
            if seen == "all":
                found[name] = as_lists(getattr(state, name))
            continue
        values = as_lists(getattr(before, name))
        if seat < rules.players:
            values[seat] = as_lists(getattr(state, name)[seat])
        if seen == "all":
            found[name] = values
        elif seen == "owner" and seat < rules.players:
            found[name] = [values[seat]]
    return found


def _own_past(rules: Rules[S], before: S, seat: int) -> OwnPast:
    """The seat's own part of the table as the running phase found it."""
    zones = own_zones(rules, seat)
    return {
        "zones": [_cards(rules, before, zone, seat) for zone in zones],
        "places": [before.knowledge[seat].places[zone] for zone in zones],
        "shown": [before.shown[zone] for zone in zones],
        "fields": [as_lists(getattr(before, name)[seat]) for name, per_seat, _ in rules.fields if per_seat],
        "agenda": as_lists(before.agendas[seat]),
    }


def determinize(rules: Rules[S], view: View, rng: Random) -> S:
    """A state the seat cannot rule out, from its view alone.

    Hidden cards are dealt so that every fact holds (see `veillee.core.solver` for the weights). Other
    seats of a running phase stand at its beginning. What other seats remember is not guessed: they know
    the cards they see and which cards exist. Chance is not part of a state: play on with a fresh one.
    """
    seat: int = view["seat"]
    imagination = Imagination(rules, view)
    state = imagination.state(rng)
    before = state if state.before is None else cast(S, state.before)
    state.knowledge = [
        imagination.knowledge if other == seat else first_knowledge(rules, before, other, mixed=True)
        for other in range(rules.players)
    ]
    if state.phase:
        before.knowledge = [each.copy() for each in state.knowledge]
        _enter_phase(rules, state, before, view, seat)
    return state


@final
class Imagination(Generic[S]):
    """What a seat can imagine from its view alone; what all its worlds have in common is read once."""

    def __init__(self, rules: Rules[S], view: View) -> None:
        self.knowledge: Knowledge = from_json(Knowledge, view["knowledge"])
        self._rules = rules
        self._worlds = rules.worlds(self.knowledge.facts)
        #: The zones that the seat does not see, with the places of their cards.
        self._hidden = [(zone, places) for zone, places in enumerate(self.knowledge.places) if places]
        self._state = _seen_state(rules, view)
        #: The same of its own zones as the running phase found them, and that state.
        self._past_hidden: list[tuple[int, list[int]]] = []
        self._past: S | None = None
        if self._state.phase:
            own = own_zones(rules, view["seat"])
            self._past = _seen_past(rules, self._state, view["before"], own, view["seat"])
            self._past_hidden = [(zone, places) for zone, places in self._hidden if zone not in own]
            self._past_hidden += [
                (zone, places) for zone, places in zip(own, view["before"]["places"], strict=True) if places
            ]

    def state(self, rng: Random) -> S:
        """As `determinize`, but nobody there knows anything: for playouts, which need no knowledge."""
        world = self._worlds.find(rng)
        state: S = self._state.copy()
        self._deal(state, self._hidden, world)
        if self._past is not None:
            before = self._past.copy()
            self._deal(before, self._past_hidden, world)
            state.before = before
        return state

    def _deal(self, state: S, hidden: list[tuple[int, list[int]]], world: dict[int, int]) -> None:
        for zone, places in hidden:
            kinds = [world[place] for place in places]
            state.zones[zone] = sorted(kinds) if self._rules.zone_is_bag[zone] else kinds


def _seen_state(rules: Rules[S], view: View) -> S:
    """The state as far as the seat sees it."""
    seat: int = view["seat"]
    state = rules.blank_state()
    for zone, cards in enumerate(view["zones"]):
        state.zones[zone] = list(cards)
    state.shown = list(view["shown"])
    state.table = [as_tuples(step) for step in view["table"]]
    state.agendas = [[as_tuples(step) for step in agenda] for agenda in view["agendas"]]
    state.phase = view["phase"]
    state.over = view["over"]
    state.decisions[seat] = view["decisions"]
    _set_fields(rules, state, view["fields"], seat)
    return state


def _seen_past(rules: Rules[S], state: S, past: OwnPast, own: list[int], seat: int) -> S:
    """That state as the running phase found it, from the seat's own past."""
    before: S = state.copy()
    before.phase = 0
    before.table = state.table[:-1]
    before.agendas[seat] = [as_tuples(step) for step in past["agenda"]]
    for zone, cards, shown in zip(own, past["zones"], past["shown"], strict=True):
        before.zones[zone] = list(cards)
        before.shown[zone] = shown
    shapes = dict(type(state).FIELDS)
    names = [name for name, per_seat, _ in rules.fields if per_seat]
    for name, value in zip(names, past["fields"], strict=True):
        getattr(before, name)[seat] = shaped(value, shapes[name] - 1)
    return before


def _set_fields(rules: Rules[S], state: S, fields: dict[str, Any], seat: int) -> None:
    shapes = dict(type(state).FIELDS)
    for name, per_seat, seen in rules.fields:
        if name not in fields:
            continue
        value = fields[name]
        if per_seat and seen == "owner":
            whole = getattr(state, name)
            whole[seat] = shaped(value[0], shapes[name] - 1)
        else:
            setattr(state, name, shaped(value, shapes[name]))


def _enter_phase(rules: Rules[S], state: S, before: S, view: View, seat: int) -> None:
    """Let a state with knowledge stand in the middle of the phase that found `before`."""
    own = own_zones(rules, seat)
    for zone, places in zip(own, view["before"]["places"], strict=True):
        before.knowledge[seat].places[zone] = list(places)
    for other, knowledge in enumerate(state.knowledge):
        if other != seat:
            knowledge.hold(own_zones(rules, other))
    state.before = before
    state.outbox[seat] = [as_tuples(raw_event) for raw_event in view["outbox"]]
