"""A game as a table plays it: answers that may come twice, how it stands for each receiver, lines to keep."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, final

import msgspec

from veillee.bots import is_practised
from veillee.core import Game
from veillee.core.advice import Advice
from veillee.core.match import Match
from veillee.core.raw_events import Told
from veillee.core.reactions import is_window
from veillee.core.record import digest, spelled
from veillee.core.refusals import Reason
from veillee.core.rules import AnyRules
from veillee.core.schema import GameDescription, Standing, View
from veillee.core.session import Session
from veillee.core.snapshot import snapshot_of
from veillee.core.view import view_of
from veillee.registry import about_of, advice_for, find_game, rules_for
from veillee.server.game_descriptions import describe
from veillee.server.messages import TableStatus
from veillee.server.model.table_setup import TableSetup
from veillee.server.owner_files import owner_data_of
from veillee.server.store.rows import Description, StoredLine, StoredState

#: A snapshot is taken when so many lines have come since the last one, as soon as nothing can be undone.
SNAPSHOT_EVERY: Final = 24
#: So often a seat may undo between two snapshots: all of it must be gone through when the table is opened.
MOST_UNDOS: Final = 64
#: A record may not grow for ever: no game has so many lines in which little is undone.
MOST_LINES_TO_UNDO: Final = 5000
#: Views are kept for who looks at the game later, after so many lines and at its end.
VIEWS_EVERY: Final = 64
#: Lines with which something was told.
_TELLING: Final = ("setup", "answer", "undo")

Document = Standing


@dataclass(frozen=True)
class Taken:
    """How many options of an answer stand, and why the others do not; `again` if they stood already."""

    count: int
    reasons: list[Reason]
    again: bool = False


@dataclass(frozen=True)
class TableRules:
    """What tables that play the same game by the same options share."""

    game: Game
    rules: AnyRules
    advice: Advice | None
    description: GameDescription
    stored: Description
    #: Whether bots that search have practised at such tables.
    practised: bool


def rules_of(setup: TableSetup) -> TableRules:
    """The rules of a table; OptionError or OwnerDataError if there are none for it."""
    return _rules(setup.game, setup.players, tuple(setup.options.items()), setup.owner_data)


@lru_cache(maxsize=256)
def _rules(id: str, players: int, options: tuple[tuple[str, Any], ...], own: str | None) -> TableRules:
    game = find_game(id)
    owner_data = None if own is None else owner_data_of(id, own)
    rules = rules_for(game, players, dict(options), owner_data)
    description = describe(game, rules)
    stored = Description(digest(description), msgspec.json.encode(description))
    return TableRules(game, rules, advice_for(game, rules), description, stored, is_practised(game, rules))


@final
class HostedGame:
    """One session, and how much of its record is on disk."""

    def __init__(
        self,
        setup: TableSetup,
        table_rules: TableRules,
        session: Session[Any],
        saved: int = 0,
        kept_at: int = 0,
        is_new: bool = False,
    ) -> None:
        #: Who sits at the table, which the game asks and answers for; the table's own.
        self.setup = setup
        self.definition = table_rules.game
        self.rules = table_rules.rules
        self.advice = table_rules.advice
        self.session = session
        self.saved = saved
        #: Whether it has just begun, or goes on by rules that the store knows nothing of yet.
        self.is_new = is_new
        #: After how many lines the game last forgot its past, was last kept whole, and views were last taken.
        self._snapshot_at = self._rested_at = self._views_at = kept_at
        self._documents: list[Document | None] = [None] * (self.rules.players + 1)
        #: Whether something was taken back by consent since the last snapshot: without a new one the whole
        #: record would have to be played again to open the table.
        self._took_back = False
        #: How often each seat has undone something since then.
        self._undone = [0] * self.rules.players
        #: What was told since it was last shown to everybody.
        self.unshown: list[Told] = []
        #: Who is asked, after so many lines.
        self._looked_at = -1
        self._asked: dict[int, int] = {}

    # Saving it

    def unsaved(self) -> list[StoredLine]:
        """The record's lines that are not on disk yet, with what was told in each."""
        batches = iter(self.session.log.pending)
        found = []
        for line in self.session.record.lines:
            told = next(batches, []) if line["type"] in _TELLING else []
            found.append(StoredLine(spelled(line).decode(), msgspec.json.encode(told) if told else None))
        return found

    def note_saved(self) -> None:
        """All lines are on disk: the session need not hold them, and what they told may be shown."""
        record = self.session.record
        self.saved = record.count
        self.is_new = False
        record.drop(record.count, record.last_hash)
        for told in self.session.log.take():
            self.unshown += told

    def snapshot(self, at_rest: bool = False) -> StoredState | None:
        """What the game can go on from, if it is time to keep that.

        A table at rest also keeps how it stands just now: rules that have changed can go on from there alone.
        """
        session = self.session
        lines = session.record.count - self._snapshot_at
        is_due = session.record.count > self._rested_at if at_rest else lines >= SNAPSHOT_EVERY
        is_due = is_due or self._took_back or (self.is_new and self.saved > 0)
        if not is_due or not self.running:
            return None
        if self._took_back or session.is_settled:
            session.forget_past()
            self._took_back = False
            self._undone = [0] * self.rules.players
            self._snapshot_at = session.record.count
        elif not at_rest:
            return None
        self._rested_at = session.record.count
        return self._snapshot()

    def final_snapshot(self) -> StoredState:
        """How the game ended."""
        self.session.forget_past()
        return self._snapshot()

    def _snapshot(self) -> StoredState:
        found = {**snapshot_of(self.session, about_of(self.definition)), "messages": self._all_documents()}
        return StoredState(self.session.base.lines, msgspec.json.encode(found))

    def views(self) -> StoredState | None:
        """How the game stands for every receiver, if it is time to keep that."""
        count = self.session.record.count
        if self.running and count - self._views_at < VIEWS_EVERY:
            return None
        self._views_at = count
        return StoredState(
            count, msgspec.json.encode({"status": self.status, "messages": self._all_documents()})
        )

    def _all_documents(self) -> list[Document]:
        return [self.document(receiver) for receiver in range(self.rules.players + 1)]

    @property
    def running(self) -> bool:
        return not (self.session.state.over or self.session.abandoned)

    @property
    def status(self) -> TableStatus:
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
            refusal = session.answer(seat, options[0])
            return Taken(1, []) if refusal is None else Taken(0, refusal.reasons)
        taken, refusal = session.answer_plan(seat, options)
        return Taken(taken, [] if refusal is None else refusal.reasons)

    def answer_now(self, seat: int, option: int) -> bool:
        """Answer what a seat is asked just now; whether that could be."""
        return self.session.answer(seat, option) is None

    def _standing(self, seat: int, decision: int, options: Sequence[int]) -> int:
        """How many of these options the seat has already chosen, from this decision on."""
        return how_many_stand(dict(self.session.history.given_by(seat)), decision, options)

    def may_undo(self, seat: int) -> bool:
        """Whether a seat has not undone too much yet."""
        is_long = self.session.record.count >= MOST_LINES_TO_UNDO
        return self._undone[seat] < MOST_UNDOS and not is_long

    def undo(self, seat: int) -> bool:
        """Take back a seat's last choice without asking anybody, if that is possible."""
        if self.session.undo(seat) is not None:
            return False
        self._undone[seat] += 1
        return True

    def take_back(self, seat: int) -> None:
        """Take back a seat's last choice, as the others have agreed."""
        self.session.take_back(seat)
        self._took_back = True

    def asked(self) -> dict[int, int]:
        """The seats that must decide, each with the number of its decision."""
        self._look_again()
        return self._asked

    def options(self, seat: int) -> list[int]:
        """The legal options of a seat that is asked."""
        return self.session.offered(seat)

    def _look_again(self) -> None:
        """Work out who is asked, once after every line of the record."""
        if self._looked_at == self.session.record.count:
            return
        self._looked_at = self.session.record.count
        state = self.session.state
        asked = self.rules.asked(state) if self.running else []
        self._asked = {seat: state.decisions[seat] for seat in asked}

    def view(self, seat: int) -> View:
        return view_of(self.rules, self.session.state, seat)

    def stage(self) -> tuple[Any, ...]:
        """What everybody can tell about how far the game is: the running phase, or the turn's last answer."""
        state = self.session.state
        return ("phase", self.session.phases) if state.phase else ("turn", *state.decisions)

    def is_sealed(self) -> bool:
        """Whether what seats do now is shown to the others only when all have done it."""
        return self.running and self.session.state.phase != 0

    def asks_on(self, seat: int, option: int) -> bool:
        """Whether a seat would be asked on in the running phase after this answer; nothing happens yet."""
        state = self.session.state.copy()
        match: Match[Any] = Match(self.rules, state, self.session.new_chance())
        match.resume()
        match.apply(seat, option)
        return not match.crossed_barrier and seat in self.rules.asked(state)

    def question(self, seat: int) -> str:
        """The name of what a seat is asked, as far as everybody knows: in a phase what it was asked first."""
        state = self.session.state
        agenda = (state if state.before is None else state.before).agendas[seat]
        return self.rules.handlers[agenda[-1][0]].name if agenda else ""

    def in_window(self) -> bool:
        """Whether seats are asked, sealed, how they react to something."""
        return self.running and is_window(self.rules, self.session.state)

    def waiting(self) -> list[int]:
        """The seats the table waits for, as everybody may see it."""
        return self.session.waiting()

    def asks_openly(self) -> bool:
        """Whether everybody can work out what each seat that is asked may choose."""
        state = self.session.state
        return all(
            self.rules.handlers[state.agendas[seat][-1][0]].is_open for seat in self.rules.asked(state)
        )

    # What is shown

    def document(self, receiver: int) -> Document:
        """How the game stands for a seat or the public; only what may have changed is built again."""
        session = self.session
        known = self._documents[receiver]
        if known is None or session.stale >> receiver & 1:
            session.stale &= ~(1 << receiver)
            known = session.standing_of(receiver)
            known["tally"] = None if self.advice is None else self.advice.tally(known["view"])
        elif known["waiting"] != (waiting := session.waiting()):
            known = {**known, "waiting": waiting}
        self._documents[receiver] = known
        return known

    @property
    def told(self) -> list[int]:
        """How many events each receiver has been told."""
        return self.session.log.counts

    def has_rewound(self, receiver: int) -> bool:
        """Whether a receiver was told events that never happened, for a choice was taken back freely."""
        return self.session.log.rewound[receiver]


def how_many_stand(given: Mapping[int, int], decision: int, options: Sequence[int]) -> int:
    """How many of these options were chosen from this decision on; `given` has options by their decision."""
    count = 0
    while count < len(options) and given.get(decision + count) == options[count]:
        count += 1
    return count


def begin(setup: TableSetup) -> HostedGame:
    """Deal: the cards follow from the table's secret and the cuts of all seats."""
    table_rules = rules_of(setup)
    session: Session[Any] = Session(
        table_rules.rules,
        about_of(table_rules.game),
        key=bytes.fromhex(setup.secret),
        arrangement=setup.arrangement,
        entropies=[bytes.fromhex(seat.entropy or "") for seat in setup.seats],
        keeps_events=False,
    )
    return HostedGame(setup, table_rules, session, is_new=True)
