"""A match: rules, a state and chance. It moves the state from one set of questions to the next.

Game code is handed the match and uses it to move cards, draw chance, ask questions and tell what happened.
Without `knowers` and with `builds_events` off, only the state is kept: that is how playouts run.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar, final

from veillee.core.chance import Chance, ChanceError
from veillee.core.fields import as_lists, as_tuples
from veillee.core.first_look import first_knowledge_of, own_zones
from veillee.core.raw_events import (
    ANSWER,
    MOVE,
    PASS,
    SET,
    SHOW,
    SHUFFLE,
    TELL,
    RawEvent,
    fold,
    seen_by,
)
from veillee.core.refusals import Refusal
from veillee.core.rules import BARRIER, SETUP, Rules
from veillee.core.state import NO_PHASE, OPEN_PHASE, SEALED_PHASE, State, Step
from veillee.core.steps import perform, perform_with

S = TypeVar("S", bound=State)


@final
class Match(Generic[S]):
    """One game being played, or one line of play being explored."""

    def __init__(
        self,
        rules: Rules[S],
        state: S,
        chance: Chance,
        knowers: int = 0,
        builds_events: bool = False,
        watcher: Callable[[S, int], None] | None = None,
        makes_views: bool = False,
    ) -> None:
        self.rules = rules
        self.state = state
        self.chance = chance
        #: The seats (a mask) of which it is kept what they know.
        self.knowers = knowers
        self.builds_events = builds_events
        self.observed = knowers != 0 or builds_events
        #: Whether a phase's beginning is kept: views need it, and games whose steps read other seats' zones.
        self.keeps_before = knowers != 0 or makes_views or rules.phases_read_others
        #: Called with the raw state and the acting seat after everything that happens; for tests and tools.
        self.watcher = watcher
        #: The seat whose answer or step is being carried out, -1 for the table's own steps.
        self.acting = -1
        self.cause = SETUP
        #: What was told to whom (a mask of receivers, the public last) and nobody has fetched yet.
        self.undelivered: list[tuple[int, RawEvent]] = []
        #: Whether a turn or a parallel phase has ended since somebody last looked.
        self.turned = False
        self.crossed_barrier = False
        #: The visible fields as they were last told.
        self._told_fields: list[Any] = self._fields() if builds_events else []

    # Playing

    def start(self, arranged: bool = False) -> None:
        """Set the game up (unless the position was arranged) and go on to the first question."""
        if self.knowers:
            self.state.knowledge = first_knowledge_of(self.knowers, self.rules, self.state, arranged)
        if not arranged:
            self.rules.deal(self)
        self.rules.begin(self)
        if self.builds_events:
            self._tell_fields()
        self.resume()

    def answer(self, seat: int, option: int) -> Refusal | None:
        """Take a seat's answer if it is legal; otherwise nothing changes and the reasons come back."""
        reasons = self.rules.why_not(self.state, seat, option)
        if reasons:
            return Refusal(reasons)
        self.apply(seat, option)
        return None

    def apply(self, seat: int, option: int) -> None:
        """Take an answer known to be legal, because it was picked from `Rules.offer`."""
        state = self.state
        agenda = state.agendas[seat]
        step = agenda.pop()
        state.decisions[seat] += 1
        self.acting = seat
        self._take(seat, step, option)
        self._run_seat(seat, agenda)
        if not agenda:
            for other in state.agendas:
                if other:
                    return
            self._run_table()

    def resume(self) -> None:
        """Run all steps that wait for nobody's answer."""
        waiting = False
        for seat, agenda in enumerate(self.state.agendas):
            if agenda:
                self._run_seat(seat, agenda)
                waiting = waiting or bool(agenda)
        if not waiting:
            self._run_table()

    def _take(self, seat: int, step: Step, option: int) -> None:
        handler = self.rules.handlers[step[0]]
        if self.observed:
            self.cause = step[0]
            mask = self.rules.everyone if handler.answers_seen else 1 << seat
            self._emit((ANSWER, step[0], mask, seat, option))
        if handler.is_plain:
            handler.take(self, seat, option)
        else:
            perform_with(handler.take, self, seat, option, step)
        if self.builds_events:
            self._tell_fields()

    def _run_seat(self, seat: int, agenda: list[Step]) -> None:
        """Carry out a seat's steps until it is asked something or has nothing left to do."""
        self.acting = seat
        handlers = self.rules.handlers
        while agenda:
            step = agenda[-1]
            handler = handlers[step[0]]
            if handler.is_question:
                if not handler.is_open:
                    return
                options = perform(handler.offer, self.state, seat, step)
                if len(options) > 1:
                    return
                agenda.pop()
                self._take(seat, step, options[0])
            else:
                agenda.pop()
                self.cause = step[0]
                perform(handler.run, self, seat, step)
                if self.builds_events:
                    self._tell_fields()

    def _run_table(self) -> None:
        """Carry out the table's steps until some seat is asked, or the game is over."""
        state = self.state
        agendas = state.agendas
        handlers = self.rules.handlers
        while True:
            self.acting = -1
            if not state.table:
                state.over = True
                self.turned = True
                return
            step = state.table.pop()
            self.cause = step[0]
            if step[0] == BARRIER:
                self._end_phase()
                continue
            handler = handlers[step[0]]
            if handler.is_plain:
                handler.run(self, -1)
            else:
                perform(handler.run, self, -1, step)
            if self.builds_events:
                self._tell_fields()
            waiting = False
            for seat, agenda in enumerate(agendas):
                if agenda:
                    self._run_seat(seat, agenda)
                    if agenda:
                        waiting = True
            if waiting:
                return

    # For game code: questions and phases

    def ask(self, seat: int, step: Step) -> None:
        """Put a question or a step on top of a seat's agenda; one seat asks another through the table."""
        if self.acting >= 0 and self.acting != seat:
            raise ValueError("a seat's step asks another seat through a step of the table: use then()")
        self.state.agendas[seat].append(step)

    def then(self, step: Step) -> None:
        """Put a step on top of the table's agenda: it comes when every seat is done."""
        if self.state.phase:
            raise ValueError("in a parallel phase the table waits: say what follows before begin_phase()")
        self.state.table.append(step)

    def begin_phase(self, sealed: bool = False) -> None:
        """Let all seats that have been asked act at the same time, unseen by each other until all are done.

        Call it last in a step of the table: after the seats' agendas are filled, and after `then` with what
        follows the phase.
        """
        state = self.state
        if self.builds_events:
            self._tell_fields()
        if self.keeps_before:
            before = state.copy()
            state.before = before
        state.table.append((BARRIER,))
        state.phase = SEALED_PHASE if sealed else OPEN_PHASE
        for seat, knowledge in enumerate(state.knowledge):
            if self.knowers >> seat & 1:
                knowledge.hold(own_zones(self.rules, seat))

    def frozen(self) -> S:
        """The state as the running phase found it: what a seat may read of others while it acts."""
        return self.rules.frozen(self.state)

    def end_turn(self) -> None:
        """Say that a turn is over; records keep a hash of the state here."""
        self.turned = True

    def _end_phase(self) -> None:
        state = self.state
        state.phase = NO_PHASE
        state.before = None
        self.turned = True
        self.crossed_barrier = True
        if self.observed:
            everyone = self.rules.everyone
            for seat in self.rules.turn_order(state):
                for raw_event in state.outbox[seat]:
                    self._deliver(raw_event, everyone & ~(1 << seat))
                state.outbox[seat] = []
            for seat, knowledge in enumerate(state.knowledge):
                if self.knowers >> seat & 1:
                    knowledge.release()

    # For game code: chance

    def below(self, size: int) -> int:
        """A random number from 0 to size - 1, from the acting seat's stream in a phase."""
        if size < 1:
            raise ChanceError(f"there is no number below {size}")
        return self.chance.below(self.state, self._stream(), size)

    def _stream(self) -> int:
        return self.acting + 1 if self.state.phase else 0

    # For game code: cards

    def move(self, source: int, index: int, target: int, bottom: bool = False) -> int:
        """Move the card at `index` of a zone to the top of a pile (or its bottom), or into a bag."""
        zones = self.state.zones
        kind = zones[source].pop(index)
        cards = zones[target]
        if self.rules.zone_is_bag[target]:
            at = bisect_right(cards, kind)
            cards.insert(at, kind)
        elif bottom:
            at = 0
            cards.insert(0, kind)
        else:
            at = len(cards)
            cards.append(kind)
        if self.observed:
            self._moved(kind, source, index, target, at)
        return kind

    def _moved(self, kind: int, source: int, index: int, target: int, at: int) -> None:
        source_mask, target_mask = self._mask(source), self._mask(target)
        told = kind if source_mask | target_mask else ~self.rules.kind_backs[kind]
        # Equal cards of a bag are one and the same: a position would tell them apart.
        index = -1 if self.rules.zone_is_bag[source] else index
        at = -1 if self.rules.zone_is_bag[target] else at
        self._emit((MOVE, self.cause, told, source, index, source_mask, target, at, target_mask))

    def move_kind(self, source: int, kind: int, target: int, bottom: bool = False) -> None:
        """Move one card of this kind."""
        self.move(source, self.state.zones[source].index(kind), target, bottom)

    def move_all(self, source: int, target: int) -> None:
        """Move all cards of a zone, the top card of a pile last and a bag's sorted by kind."""
        for _ in range(len(self.state.zones[source])):
            self.move(source, 0, target)

    def draw(self, source: int, target: int, count: int = 1) -> int:
        """Move up to `count` cards from the top of a pile; returns how many there were."""
        found = min(count, len(self.state.zones[source]))
        for _ in range(found):
            self.move(source, len(self.state.zones[source]) - 1, target)
        return found

    def shuffle(self, zone: int) -> None:
        """Shuffle a pile."""
        cards = self.state.zones[zone]
        if len(cards) > 1:
            self.chance.shuffle(self.state, self._stream(), cards)
        if self.observed:
            mask = self._mask(zone)
            told = cards if mask else [~back for back in self.rules.backs_of(cards)]
            self._emit((SHUFFLE, self.cause, mask, zone, tuple(told)))

    def pass_on(self, sources: Sequence[int], targets: Sequence[int]) -> None:
        """Let the cards of each source zone change to the matching target, all at once.

        The targets are the sources in another order, all piles or all bags; not in a parallel phase.
        """
        if self.state.phase or sorted(sources) != sorted(targets):
            raise ValueError("zones can only change places among themselves, and not in a phase")
        zones = self.state.zones
        moved = [zones[zone] for zone in sources]
        for zone, cards in zip(targets, moved, strict=True):
            zones[zone] = cards
        if self.observed:
            source_masks = tuple([self._mask(zone) for zone in sources])
            target_masks = tuple([self._mask(zone) for zone in targets])
            contents = tuple([tuple(cards) for cards in moved])
            self._emit(
                (PASS, self.cause, tuple(sources), tuple(targets), source_masks, target_masks, contents)
            )

    def show(self, zone: int, seats: Sequence[int]) -> None:
        """Show a zone to these seats until it is shown to others (or to nobody, with an empty list)."""
        if not self.rules.zone_can_be_shown[zone]:
            raise ValueError(f"visibility.toml does not let {self.rules.zone_label(zone)} be shown")
        before = self._mask(zone)
        mask = 0
        for seat in seats:
            mask |= 1 << seat
        self.state.shown[zone] = mask
        if self.observed:
            contents = tuple(self.state.zones[zone])
            self._emit((SHOW, self.cause, zone, before, self._mask(zone), contents))

    def tell(self, name: str, seats: Sequence[int] | None = None, **arguments: int | str) -> None:
        """Tell everybody, or only these seats, something that no card move shows."""
        if self.observed:
            mask = self.rules.everyone
            if seats is not None:
                mask = 0
                for seat in seats:
                    mask |= 1 << seat
            self._emit((TELL, self.cause, mask, name, tuple(sorted(arguments.items()))))

    # Telling

    def _fields(self) -> list[Any]:
        return [as_lists(getattr(self.state, name)) for name, _, _ in self.rules.fields]

    def _tell_fields(self) -> None:
        """Tell which of the game's own fields have changed, to those who may see them."""
        for number, (name, per_seat, seen) in enumerate(self.rules.fields):
            value, old = getattr(self.state, name), self._told_fields[number]
            if value == old:
                continue
            new = as_lists(value)
            if old == new:
                continue
            self._told_fields[number] = new
            if not per_seat:
                self._emit((SET, self.cause, self.rules.everyone, name, -1, as_tuples(new)))
                continue
            for seat in range(self.rules.players):
                if old[seat] != new[seat]:
                    mask = self.rules.everyone if seen == "all" else 1 << seat
                    self._emit((SET, self.cause, mask, name, seat, as_tuples(new[seat])))

    def _mask(self, zone: int) -> int:
        return self.rules.zone_mask[zone] | self.state.shown[zone]

    def _emit(self, raw_event: RawEvent) -> None:
        if self.watcher is not None:
            self.watcher(self.state, self.acting)
        if self.state.phase:
            if self.acting < 0:
                raise ValueError("begin_phase() comes last in a step: nothing may happen after it")
            self._check_own(raw_event)
            self.state.outbox[self.acting].append(raw_event)
            self._deliver(raw_event, 1 << self.acting)
            return
        self._deliver(raw_event, self.rules.everyone)

    def _check_own(self, raw_event: RawEvent) -> None:
        """What a seat cannot see itself it can show to nobody in a phase: its view holds its outbox."""
        mask = seen_by(raw_event)
        if mask and not mask >> self.acting & 1:
            raise ValueError("in a parallel phase a seat shows only cards that it sees")

    def _deliver(self, raw_event: RawEvent, receivers: int) -> None:
        learning = receivers & self.knowers
        if learning:
            for seat in range(self.rules.players):
                if learning >> seat & 1:
                    fold(self.rules, self.state.knowledge[seat], raw_event, seat)
        if self.builds_events:
            self.undelivered.append((receivers, raw_event))
