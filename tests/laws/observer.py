"""An observer that trusts nothing but visibility.toml and the raw state.

After every step, and every single card move in it, it writes down what each receiver could see of the raw
state. The sequence of these sights is, by definition, what that receiver may know. The observer shares no
code with views, events or knowledge; it wraps the rules' handlers and is the match's watcher.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from laws.tables import AnyRules
from veillee.core import Match, State, Step

Raw = dict[str, Any]


class Observer:
    """Collects, for each seat and the public, the sequence of what it saw."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules
        self.receivers = range(rules.players + 1)
        self.visibility = rules.setup.visibility
        self.sights: list[list[str]] = [[] for _ in self.receivers]
        self.phase_start: Raw | None = None
        #: What each seat did in the running phase, as each receiver will see it once the phase is over.
        self.delayed: list[list[list[str]]] = []
        self.backs = _backs(rules.setup.cards)
        self.zones = {zone.name: zone for zone in rules.zones}
        listed = [*self.visibility.get("table", {}), *self.visibility.get("seat", {})]
        own = [name for name in listed if name not in self.zones]
        self.fields = ["zones", "shown", "table", "agendas", "phase", "over", *own]
        #: The steps and questions that were carried out.
        self.reached: set[str] = set()
        for handler in rules.handlers:
            if handler.run is not None:
                handler.run = self._watch_step(handler.name, handler.run)
            if handler.take is not None:
                handler.take = self._watch_answer(handler.name, handler.take)

    def sequence(self, receiver: int) -> str:
        """A digest of all this receiver has seen so far."""
        return sha256("\n".join(self.sights[receiver]).encode()).hexdigest()

    def _watch_step(self, name: str, run: Any) -> Any:
        def watched(match: Match[Any], seat: int, step: Step) -> None:
            self.reached.add(name)
            run(match, seat, step)
            self.watch(match.state, seat)

        return watched

    def _watch_answer(self, question: str, take: Any) -> Any:
        def watched(match: Match[Any], seat: int, step: Step, option: int) -> None:
            self.reached.add(question)
            self._hear_answer(seat, question, option)
            take(match, seat, step, option)
            self.watch(match.state, seat)

        return watched

    def watch(self, state: State, acting: int) -> None:
        """Write down what everyone sees of the raw state now; a match's watcher."""
        raw = {name: getattr(state, name) for name in self.fields}
        if not raw["phase"]:
            self._end_phase()
            for receiver in self.receivers:
                self._write(receiver, self.sight(raw, receiver))
            return
        if self.phase_start is None:
            self.phase_start = json.loads(json.dumps(raw))
            self.delayed = [[[] for _ in self.receivers] for _ in range(self.rules.players)]
            for receiver in self.receivers:
                self._write(receiver, self.sight(raw, receiver))
        elif acting >= 0:
            self._write(acting, self.sight(raw, acting))
            for receiver in self.receivers:
                if receiver != acting:
                    self.delayed[acting][receiver].append(json.dumps(self._part_of(raw, acting, receiver)))

    def _hear_answer(self, seat: int, question: str, option: int) -> None:
        heard = json.dumps(["answer", seat, question, option])
        everyone = self.visibility["answers"][question] == "all"
        for receiver in self.receivers:
            if receiver == seat:
                self.sights[receiver].append(heard)
            elif everyone and self.phase_start is not None:
                self.delayed[seat][receiver].append(heard)
            elif everyone:
                self.sights[receiver].append(heard)

    def _end_phase(self) -> None:
        if self.phase_start is None:
            return
        self.phase_start = None
        for of_seat in self.delayed:
            for receiver, sights in enumerate(of_seat):
                for sight in sights:
                    self._append(receiver, sight)

    def _write(self, receiver: int, sight: Raw) -> None:
        self._append(receiver, json.dumps(sight))

    def _append(self, receiver: int, sight: str) -> None:
        """Seeing the same as before is seeing nothing."""
        seen = self.sights[receiver]
        if not seen or seen[-1] != sight:
            seen.append(sight)

    def sight(self, raw: Raw, receiver: int) -> Raw:
        """What visibility.toml lets a receiver see of a raw state; others as the phase found them."""
        start = self.phase_start or raw
        parts = [
            self._part_of(raw if seat == receiver else start, seat, receiver)
            for seat in range(self.rules.players)
        ]
        agendas = [
            (raw if seat == receiver else start)["agendas"][seat] for seat in range(self.rules.players)
        ]
        return {
            "table": self._table_part(raw, receiver),
            "seats": parts,
            "todo": raw["table"],
            "agendas": agendas,
            "phase": raw["phase"],
            "over": raw["over"],
        }

    def _table_part(self, raw: Raw, receiver: int) -> Raw:
        return {
            name: self._seen(raw, name, 0, seen, receiver)
            for name, seen in self.visibility.get("table", {}).items()
            if name in self.zones or seen == "all"
        }

    def _part_of(self, raw: Raw, seat: int, receiver: int) -> Raw:
        return {
            name: self._seen(raw, name, seat, seen, receiver)
            for name, seen in self.visibility.get("seat", {}).items()
            if name in self.zones or seen == "all" or seat == receiver
        }

    def _seen(self, raw: Raw, name: str, seat: int, seen: str, receiver: int) -> Any:
        zone = self.zones.get(name)
        if zone is None:
            value = raw[name]
            return value[seat] if name in self.visibility.get("seat", {}) else value
        number = zone.first + seat
        shown = raw["shown"][number]
        cards = raw["zones"][number]
        who, _, showable = seen.partition("+")
        assert shown == 0 or showable, f"{name} was shown, which visibility.toml does not allow"
        visible = who == "all" or (who == "owner" and receiver == seat) or shown >> receiver & 1
        if visible:
            return [cards, shown]
        backs = [self.backs[card] for card in cards]
        return [sorted(backs) if zone.bag else backs, shown, "backs"]


def _backs(cards: Any) -> list[str]:
    """The back of each kind, from the card files alone."""
    return [str(row.get("back", deck)) for deck, rows in cards.items() for row in rows]
