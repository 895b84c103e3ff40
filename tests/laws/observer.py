"""An observer that trusts nothing but visibility.toml and the raw state.

After every step, and every single card move in it, it writes down what each receiver could see of the raw
state. The sequence of these sights is, by definition, what that receiver may know. The observer shares no
code with views, events or knowledge; it wraps the rules' handlers and is the match's watcher.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from laws.tables import AnyRules
from veillee.core import Match, State

Raw = dict[str, Any]
#: Fields with whether all see them; zones with their number, whether bags, who sees them, if showable.
Part = tuple[list[tuple[str, bool]], list[tuple[str, int, bool, str, str]]]


class Observer:
    """Collects, for each seat and the public, the sequence of what it saw; or for some `receivers` only."""

    def __init__(self, rules: AnyRules, receivers: Sequence[int] | None = None) -> None:
        self.rules = rules
        self.receivers = list(range(rules.players + 1) if receivers is None else receivers)
        self.visibility = rules.setup.visibility
        self.sights: list[list[str]] = [[] for _ in range(rules.players + 1)]
        self.digests = [sha256() for _ in range(rules.players + 1)]
        self.phase_start: Raw | None = None
        #: What each seat did in the running phase, as each receiver will see it once the phase is over.
        self.delayed: list[list[list[str]]] = []
        self.backs = _backs(rules.setup.cards)
        self.zones = {zone.name: zone for zone in rules.zones}
        listed = [*self.visibility.get("table", {}), *self.visibility.get("seat", {})]
        own = [name for name in listed if name not in self.zones]
        self.fields = ["zones", "shown", "table", "agendas", "phase", "over", *own]
        self.table_part = self._part("table")
        self.seat_part = self._part("seat")
        #: The steps and questions that were carried out.
        self.reached: set[str] = set()
        for handler in rules.handlers:
            if handler.run is not None:
                handler.run = self._watch_step(handler.name, handler.run)
            if handler.take is not None:
                handler.take = self._watch_answer(handler.name, handler.take)

    def _part(self, section: str) -> Part:
        """The fields and zones of a section of visibility.toml, with who may see them."""
        listed = self.visibility.get(section, {})
        fields = [(name, seen == "all") for name, seen in listed.items() if name not in self.zones]
        zones = [
            (name, self.zones[name].first, self.zones[name].bag, *seen.partition("+")[::2])
            for name, seen in listed.items()
            if name in self.zones
        ]
        return fields, zones

    def sequence(self, receiver: int) -> str:
        """A digest of all this receiver has seen so far."""
        return self.digests[receiver].hexdigest()

    def _watch_step(self, name: str, run: Any) -> Any:
        def watched(match: Match[Any], seat: int, *arguments: int) -> None:
            self.reached.add(name)
            if not match.state.phase:
                self._end_phase()  # this step may begin the next phase at once
            run(match, seat, *arguments)
            self.watch(match.state, seat)

        return watched

    def _watch_answer(self, question: str, take: Any) -> Any:
        def watched(match: Match[Any], seat: int, option: int, *arguments: int) -> None:
            self.reached.add(question)
            self._hear_answer(seat, question, option)
            take(match, seat, option, *arguments)
            self.watch(match.state, seat)

        return watched

    def watch(self, state: State, acting: int) -> None:
        """Write down what everyone sees of the raw state now; a match's watcher."""
        raw = {name: getattr(state, name) for name in self.fields}
        if not raw["phase"]:
            self._end_phase()
            self._look(raw)
        elif self.phase_start is None:
            self.phase_start = json.loads(json.dumps(raw))
            self.delayed = [[[] for _ in range(self.rules.players + 1)] for _ in range(self.rules.players)]
            self._look(raw)
        elif acting >= 0:
            for receiver in self.receivers:
                if receiver == acting:
                    self._append(acting, json.dumps(self.sight(raw, acting)))
                else:
                    part = [acting, self._part_of(raw, acting, receiver)]
                    self.delayed[acting][receiver].append(json.dumps(part))

    def _look(self, raw: Raw) -> None:
        for receiver in self.receivers:
            self._append(receiver, json.dumps(self.sight(raw, receiver)))

    def _hear_answer(self, seat: int, question: str, option: int) -> None:
        heard = json.dumps(["answer", seat, question, option])
        everyone = self.visibility["answers"][question] == "all"
        for receiver in self.receivers:
            if everyone and receiver != seat and self.phase_start is not None:
                self.delayed[seat][receiver].append(heard)
            elif everyone or receiver == seat:
                self._write(receiver, heard)

    def _end_phase(self) -> None:
        if self.phase_start is None:
            return
        self.phase_start = None
        for of_seat in self.delayed:
            for receiver, sights in enumerate(of_seat):
                for sight in sights:
                    self._append(receiver, sight)

    def _append(self, receiver: int, sight: str) -> None:
        """Seeing the same as before is seeing nothing."""
        seen = self.sights[receiver]
        if not seen or seen[-1] != sight:
            self._write(receiver, sight)

    def _write(self, receiver: int, sight: str) -> None:
        self.sights[receiver].append(sight)
        self.digests[receiver].update(b"\n" + sight.encode())

    def sight(self, raw: Raw, receiver: int) -> list[Any]:
        """What visibility.toml lets a receiver see of a raw state; others as the phase found them."""
        start = self.phase_start or raw
        seats = range(self.rules.players)
        return [
            self._seen(raw, self.table_part, 0, receiver, False),
            [self._part_of(raw if seat == receiver else start, seat, receiver) for seat in seats],
            raw["table"],
            [(raw if seat == receiver else start)["agendas"][seat] for seat in seats],
            raw["phase"],
            raw["over"],
        ]

    def _part_of(self, raw: Raw, seat: int, receiver: int) -> list[Any]:
        return self._seen(raw, self.seat_part, seat, receiver, True)

    def _seen(self, raw: Raw, part: Part, seat: int, receiver: int, per_seat: bool) -> list[Any]:
        """What a receiver sees of one part: the values of fields, then zones as cards or as backs."""
        fields, zones = part
        found: list[Any] = []
        for name, open_to_all in fields:
            if open_to_all or (per_seat and seat == receiver):
                found += [name, raw[name][seat] if per_seat else raw[name]]
        for name, first, bag, who, showable in zones:
            shown = raw["shown"][first + seat]
            cards = raw["zones"][first + seat]
            assert shown == 0 or showable, f"{name} was shown, which visibility.toml does not allow"
            if who == "all" or (who == "owner" and receiver == seat) or shown >> receiver & 1:
                found += [name, cards, shown]
            else:
                backs = [self.backs[card] for card in cards]
                found += [name, sorted(backs) if bag else backs, shown, "backs"]
        return found


def _backs(cards: Any) -> list[str]:
    """The back of each kind, from the card files alone."""
    return [str(row.get("back", deck)) for deck, rows in cards.items() for row in rows]
