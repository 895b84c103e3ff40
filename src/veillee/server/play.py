"""A game as a table plays it: answers that may come twice, what each receiver may see, lines to be kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, final

from veillee.core import Game
from veillee.core.decisions import waiting_for
from veillee.core.happenings import Event
from veillee.core.reactions import is_window
from veillee.core.record import Record, canonical
from veillee.core.replay import replay
from veillee.core.rules import AnyRules, Reason
from veillee.core.session import Session
from veillee.core.view import view_of
from veillee.registry import about_of, advice_for, find_game, rules_for
from veillee.server.owner_files import owner_data_of
from veillee.server.papers import Papers


@dataclass(frozen=True)
class Taken:
    """How many options of an answer stand, and why the others do not; `again` if they stood already."""

    count: int
    reasons: list[Reason]
    again: bool = False


@dataclass(frozen=True)
class Sight:
    """All that one receiver may see: a seat message without its events, and all its events."""

    message: dict[str, Any]
    events: list[Event]

    def with_orders(self, orders: dict[str, str]) -> Sight:
        """The same, and the receiver's standing orders, which belong to the table and not to the game."""
        return Sight({**self.message, "orders": orders}, self.events)


def rules_of(papers: Papers) -> tuple[Game, AnyRules]:
    """The rules of a table; OptionError or OwnerDataError if there are none for it."""
    game = find_game(papers.game)
    owner_data = None if papers.owner_data is None else owner_data_of(papers.game, papers.owner_data)
    return game, rules_for(game, papers.players, papers.options, owner_data)


@final
class Play:
    """One session, and how much of its record is on disk."""

    def __init__(self, game: Game, rules: AnyRules, session: Session[Any], saved: int) -> None:
        self.game = game
        self.rules = rules
        self.session = session
        self.saved = saved
        self._shown: tuple[int, list[Sight]] = (0, [])
        self.advice = advice_for(game, rules)

    # Its record

    def unsaved(self) -> list[str]:
        return [canonical(line) for line in self.session.record.lines[self.saved :]]

    @property
    def running(self) -> bool:
        return not (self.session.state.over or self.session.abandoned)

    @property
    def status(self) -> str:
        if self.session.abandoned:
            return "abandoned"
        return "over" if self.session.state.over else "playing"

    # Answers

    def answer(self, seat: int, decision: int, options: Sequence[int]) -> Taken:
        """Take an answer or a plan; one that stands already is taken again and changes nothing."""
        session = self.session
        now = session.state.decisions[seat]
        if decision < now and (standing := self._standing(seat, decision, options)):
            return Taken(standing, [], again=True)
        if decision != now:
            return Taken(0, [Reason("", "stale-decision", {"decision": decision, "now": now})])
        if len(options) == 1:
            refusal = session.answer(seat, options[0], decision)
            return Taken(1, []) if refusal is None else Taken(0, refusal.reasons)
        taken, refusal = session.answer_plan(seat, options)
        return Taken(taken, [] if refusal is None else refusal.reasons)

    def _standing(self, seat: int, decision: int, options: Sequence[int]) -> int:
        """How many of these options the seat has already chosen, from this decision on."""
        given = [
            each.option for each in self.session.answers if each.seat == seat and each.decision >= decision
        ]
        count = 0
        while count < min(len(given), len(options)) and given[count] == options[count]:
            count += 1
        return count

    def asked(self) -> dict[int, int]:
        """The seats that must decide, each with the number of its decision."""
        if not self.running:
            return {}
        state = self.session.state
        return {seat: state.decisions[seat] for seat in self.rules.asked(state)}

    def options(self, seat: int) -> list[int]:
        return self.rules.offer(self.session.state, seat)

    def view(self, seat: int) -> dict[str, Any]:
        return view_of(self.rules, self.session.state, seat)

    def stage(self) -> tuple[Any, ...]:
        """What everybody can tell about how far the game is: the running phase, or the turn's last answer."""
        state = self.session.state
        return ("phase", self.session.phases) if state.phase else ("turn", *state.decisions)

    def in_window(self) -> bool:
        """Whether seats are asked, sealed, how they react to something."""
        return self.running and is_window(self.rules, self.session.state)

    def waiting(self) -> list[int]:
        """The seats the table waits for, as everybody may see it."""
        return waiting_for(self.rules, self.session.state)

    def asks_openly(self) -> bool:
        """Whether everybody can work out what each seat that is asked may choose."""
        state = self.session.state
        return all(
            self.rules.handlers[state.agendas[seat][-1][0]].is_open for seat in self.rules.asked(state)
        )

    # What is told

    def sights(self) -> list[Sight]:
        """What every seat and, last, the public may see now; what changes it adds a line to the record."""
        lines = len(self.session.record.lines)
        if self._shown[0] != lines:
            self._shown = lines, [self._sight(receiver) for receiver in range(self.rules.players + 1)]
        return self._shown[1]

    def _sight(self, receiver: int) -> Sight:
        message = self.session.message(receiver)
        events: list[Event] = message.pop("events")
        message["tally"] = None if self.advice is None else self.advice.tally(message["view"])
        return Sight(message, events)

    def has_rewound(self, seat: int) -> bool:
        """Whether a seat has ever taken back a choice freely, so that events it was told never happened."""
        return any(
            line["type"] == "undo" and "counters" not in line and line["seat"] == seat
            for line in self.session.record.lines
        )


def begin(papers: Papers) -> Play:
    """Deal: the cards follow from the table's secret and the cuts of all seats."""
    game, rules = rules_of(papers)
    about = about_of(game)
    cuts = [bytes.fromhex(seat.entropy or "") for seat in papers.seats]
    session: Session[Any] = Session(
        rules,
        about,
        key=bytes.fromhex(papers.secret),
        arrangement=papers.arrangement,
        entropies=cuts,
    )
    return Play(game, rules, session, 0)


def resume(papers: Papers, record: Record) -> Play:
    """The game as its record says; RecordError if the rules do not confirm it."""
    game, rules = rules_of(papers)
    session = replay(record, rules, bytes.fromhex(papers.secret))
    return Play(game, rules, session, len(record.lines))
