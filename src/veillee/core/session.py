"""A session: a match that is played for real, with its record, its events and undo.

Everything that drives a table (terminal, server, replay) goes through here: answers, plans, undo, and the
message that tells a seat all it may know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar, cast, final

from veillee.core.arrangement import Arrangement, arrange
from veillee.core.chance import Chance, KeyedChance, key_from_cut, key_from_seed
from veillee.core.decisions import decision_of, waiting_for
from veillee.core.happenings import Event, event_for, shows_new
from veillee.core.match import Match
from veillee.core.memory import Memory
from veillee.core.record import Record, RecordError, canonical, commitment_to, digest
from veillee.core.rules import Reason, Refusal, Rules
from veillee.core.state import State, state_from_json
from veillee.core.view import view_of

S = TypeVar("S", bound=State)


@final
class Answered:
    """An answer that stands, and what decides whether it can still be taken back."""

    def __init__(self, seat: int, decision: int, option: int, plan: int, real: bool, phase: int) -> None:
        self.seat = seat
        self.decision = decision
        self.option = option
        self.plan = plan
        #: Whether there was more than one option.
        self.real = real
        #: The number of the parallel phase it was given in, 0 outside of one.
        self.phase = phase
        self.drew_chance = False
        self.told_others = False
        #: Whether it showed the seat itself cards it could not see before.
        self.saw_cards = False


@final
class Past(Generic[S]):
    """How a game stood when its rules changed: the record so far, the state, and what everybody was told."""

    def __init__(self, record: Record, state: S, events: list[list[Event]], take_backs: int) -> None:
        self.record = record
        self.state = state
        self.events = events
        self.take_backs = take_backs


@final
class Session(Generic[S]):
    """One game at a table. `about` says which game and data: it goes into the record's header.

    A practice game has a seed. Any other has a key of 32 bytes, to which the header commits and which the
    record reveals at the end; with `entropies`, the seats' cuts, chance comes from all of them together.
    With a `past` it goes on from there, and nothing before can be taken back.
    """

    def __init__(
        self,
        rules: Rules[S],
        about: Mapping[str, Any],
        seed: int | None = None,
        key: bytes | None = None,
        arrangement: Arrangement | None = None,
        *,
        make_chance: Callable[[bytes], Chance] = KeyedChance,
        watcher: Callable[[S, int], None] | None = None,
        entropies: Sequence[bytes] = (),
        past: Past[S] | None = None,
    ) -> None:
        if (seed is None) == (key is None):
            raise ValueError("a session has either a seed (practice) or a key")
        self.rules = rules
        self.key = key if key is not None else key_from_seed(cast(int, seed))
        self._entropies = entropies
        self._make_chance = make_chance
        self._watcher = watcher
        self.arrangement = arrangement
        self._past = past
        self.record = Record(self._header(about, seed)) if past is None else past.record
        self.answers: list[Answered] = []
        #: How often answers were taken back by consent, and what the seats remember of it.
        self.take_backs = 0 if past is None else past.take_backs
        self._memories: list[Memory] = []
        #: Whether the players have agreed to break the game off.
        self.abandoned = False
        self._start()
        if past is None:
            self.record.setup(self.chance.log, state_hash(self.state))

    def _header(self, about: Mapping[str, Any], seed: int | None) -> dict[str, Any]:
        rules = self.rules
        header = {
            **about,
            "players": rules.players,
            "options": dict(rules.options),
            "arrangement": self.arrangement,
            "commitment": commitment_to(self.key),
            "entropies": [entropy.hex() for entropy in self._entropies],
        }
        if seed is not None:
            header["seed"] = seed
        if rules.setup.owner_data:
            header["owner_data"] = {"hash": rules.setup.owner_data, "note": rules.setup.owner_note}
        return header

    def _start(self) -> None:
        self.chance = self._make_chance(key_from_cut(self.key, self._entropies))
        self.phases = 0
        past = self._past
        state = self._beginning() if past is None else past.state.copy()
        self.match: Match[S] = Match(self.rules, state, self.chance, True, True, self._watcher)
        receivers = range(self.rules.players + 1)
        self.events: list[list[Event]] = [[] if past is None else past.events[r][:] for r in receivers]
        if past is None:
            self._deal()

    def _beginning(self) -> S:
        state = self.rules.blank_state()
        if self.arrangement is None:
            self.rules.fill(state)
        else:
            arrange(self.rules, state, self.arrangement)
        return state

    def _deal(self) -> None:
        self.match.start(arranged=self.arrangement is not None)
        self.match.turned = self.match.crossed_barrier = False
        self._collect_events()

    @property
    def state(self) -> S:
        return self.match.state

    # Answers

    def answer(self, seat: int, option: int, decision: int | None = None, plan: int = 0) -> Refusal | None:
        """Take an answer; with `decision`, only if the seat is still at that decision."""
        if decision is not None and self._moved_on(seat, decision):
            now = self.state.decisions[seat]
            return Refusal([Reason("", "stale-decision", {"decision": decision, "now": now})])
        if self.abandoned:
            return Refusal([Reason("", "abandoned")])
        reasons = self.rules.why_not(self.state, seat, option)
        if reasons:
            return Refusal(reasons)
        drawn = len(self.chance.log)
        given = self._play(seat, option, plan)
        turned = self.match.turned
        self.match.turned = False
        self.record.answer(
            seat,
            given.decision,
            option,
            plan,
            self.chance.log[drawn:],
            state_hash(self.state) if turned else None,
        )
        if self.state.over:
            self.record.end(self.result(), self.key)
        return None

    def _moved_on(self, seat: int, decision: int) -> bool:
        return 0 <= seat < self.rules.players and decision != self.state.decisions[seat]

    def _play(self, seat: int, option: int, plan: int) -> Answered:
        state, match = self.state, self.match
        real = len(self.rules.offer(state, seat)) > 1
        phase = self.phases + 1 if state.phase else 0
        given = Answered(seat, state.decisions[seat], option, plan, real, phase)
        told = [len(events) for events in self.events]
        drawn = len(self.chance.log)
        match.apply(seat, option)
        saw = any(shows_new(happening, seat) for happening in match.heard[seat])
        self._collect_events()
        given.saw_cards = saw
        given.drew_chance = len(self.chance.log) > drawn
        given.told_others = any(
            len(events) > told[receiver] for receiver, events in enumerate(self.events) if receiver != seat
        )
        if match.crossed_barrier:
            self.phases += 1
            match.crossed_barrier = False
        self.answers.append(given)
        return given

    def answer_plan(self, seat: int, options: Sequence[int]) -> tuple[int, Refusal | None]:
        """Take several answers as one plan, while they are legal and no chance intervenes.

        Returns how many were taken and, if one was refused, why. Undo takes the plan back as one.
        """
        plan = len(self.record.lines)
        for taken, option in enumerate(options):
            if taken and self.answers[-1].drew_chance:
                return taken, Refusal([Reason("", "plan-met-chance", {"taken": taken})])
            refusal = self.answer(seat, option, plan=plan)
            if refusal is not None:
                return taken, refusal
        return len(options), None

    def _collect_events(self) -> None:
        for receiver, heard in enumerate(self.match.heard):
            events = self.events[receiver]
            for happening in heard:
                event = event_for(self.rules, happening, receiver)
                if event is not None:
                    event["n"] = len(events)
                    events.append(event)
            heard.clear()

    # Undo

    def undo(self, seat: int) -> Refusal | None:
        """Take back a seat's own last real choice (or plan) and what was forced by it."""
        reasons = self.why_no_undo(seat)
        if reasons:
            return Refusal(reasons)
        decision = self.answers[self._undoable(seat)].decision
        gone = [given for given in self.answers if given.seat == seat and given.decision >= decision]
        self._rewind(gone, [seat])
        self.record.undo(seat, decision)
        return None

    def take_back(self, seat: int) -> Refusal | None:
        """Take back a seat's last real choice and all that followed, as the others have agreed.

        What others answered unseen in the same parallel phase stands. Chance goes back too, so that the
        same cards come again; what the seats have learnt stays with them.
        """
        reasons = self.why_no_take_back(seat)
        if reasons:
            return Refusal(reasons)
        first = self._undoable(seat)
        phase = self.answers[first].phase
        gone = [
            given for given in self.answers[first:] if given.seat == seat or not phase or given.phase != phase
        ]
        self.take_backs += 1
        self._rewind(gone, list(range(self.rules.players + 1)))
        self.record.take_back(seat, gone[0].decision, self.state.draws)
        return None

    def why_no_take_back(self, seat: int) -> list[Reason]:
        """Every reason why nothing can be taken back, even if all agree."""
        if self.state.over or self.abandoned:
            return [Reason("", "undo-over")]
        return [] if self._undoable(seat) >= 0 else [Reason("", "undo-nothing")]

    def _rewind(self, gone: list[Answered], told: list[int]) -> None:
        """Stand where the game would be without these answers, of which the first is a seat's choice.

        Once anything was taken back by consent, events stand as they were told; the last one says so, and how
        many of those that stood before are undone.
        """
        events, kept = self.events, [given for given in self.answers if given not in gone]
        if self.take_backs:
            self._remember(gone)
        stood = [len(each) for each in self.events]
        self._start_again()
        for given in kept:
            self._play(given.seat, given.option, given.plan)
            self._recall()
        self.match.turned = False
        if self.take_backs:
            undone = [before - len(each) for before, each in zip(stood, self.events, strict=True)]
            self.events = events
            for receiver in told:
                told_back = {"event": "take-back", "seat": gone[0].seat, "undone": undone[receiver]}
                events[receiver].append({**told_back, "rule": "", "n": len(events[receiver])})

    def _start_again(self) -> None:
        self.answers = []
        self._start()
        self._recall()

    def _recall(self) -> None:
        for memory in self._memories:
            if memory.after == len(self.answers):
                memory.recall(self.state)

    def _remember(self, gone: list[Answered]) -> None:
        """Go through the game once more, and keep what it taught the seats about where they will stand."""
        answers = self.answers
        first = answers.index(gone[0])
        self._start_again()
        for number, given in enumerate(answers):
            if number == first:
                for knowledge in self.state.knowledge:
                    knowledge.anchor()
            self._play(given.seat, given.option, given.plan)
            if number > first and given not in gone:
                self.state.knowledge[given.seat].anchor()
            self._recall()
        memory = Memory(len(answers) - len(gone), len(self.record.lines), self.state)
        earlier = [each for each in self._memories if each.after <= first and each.after < memory.after]
        self._memories = [*earlier, memory]

    def why_no_undo(self, seat: int) -> list[Reason]:
        """Every reason why a seat cannot take back its last choice; empty if it can."""
        first = self._undoable(seat)
        if first < 0:
            return [Reason("", "undo-nothing")]
        reasons = [Reason("", "undo-over")] if self.state.over or self.abandoned else []
        own = [given for given in self.answers[first:] if given.seat == seat]
        phase, running = own[0].phase, self.phases + 1 if self.state.phase else 0
        if phase != running:
            # Nothing else is said here: it could tell in which order seats answered in a phase.
            return [*reasons, Reason("", "undo-barrier")]
        if any(given.drew_chance for given in own):
            reasons.append(Reason("", "undo-chance"))
        if any(given.saw_cards for given in own):
            reasons.append(Reason("", "undo-saw"))
        if any(given.told_others for given in own):
            reasons.append(Reason("", "undo-told"))
        others = [given for given in self.answers[first:] if given.seat != seat]
        if any(not running or given.phase != running for given in others):
            reasons.append(Reason("", "undo-answered"))
        return reasons

    def _undoable(self, seat: int) -> int:
        """Where the seat's last real choice stands, or the plan it was part of; -1 if it has made none."""
        last = -1
        for index, given in enumerate(self.answers):
            if given.seat == seat and given.real:
                last = index
        if last < 0 or not self.answers[last].plan:
            return last
        plan = self.answers[last].plan
        return next(i for i, given in enumerate(self.answers) if given.seat == seat and given.plan == plan)

    def abandon(self) -> None:
        """Break the game off, as the players have agreed: nobody wins, and the key is revealed."""
        if not self.state.over and not self.abandoned:
            self.abandoned = True
            self.record.end({"abandoned": True}, self.key)

    # What a seat is told

    def message(self, seat: int, since: int = 0) -> dict[str, Any]:
        """Everything `seat` may know, with its events from number `since` on.

        The number after the last seat stands for the public.
        """
        message: dict[str, Any] = {
            "view": view_of(self.rules, self.state, seat),
            "waiting": [] if self.abandoned else waiting_for(self.rules, self.state),
            "events": self.events[seat][since:],
        }
        if seat < self.rules.players:
            message["decision"] = None if self.abandoned else decision_of(self.rules, self.state, seat)
            message["undo"] = not self.why_no_undo(seat)
        if self.take_backs:
            message["take_backs"] = self.take_backs
        if self.state.over or self.abandoned:
            message["result"] = self.result()
        return message

    def result(self) -> dict[str, Any]:
        """How the game ended, and whether answers were taken back by consent on the way."""
        if self.abandoned:
            return {"abandoned": True}
        found = self.rules.outcome(self.state)
        return {**found, "take_backs": self.take_backs} if self.take_backs else found


def state_hash(state: State) -> str:
    """The hash of what the rules made; what seats conclude from it may be put better some day."""
    data = state.to_json()
    return digest({name: data[name] for name in data if name not in ("knowledge", "before", "outbox")})


ABOUT = ("game", "revision", "data")


def replay(record: Record, rules: Rules[S], key: bytes | None = None) -> Session[S]:
    """Play a record again; RecordError names the first line the rules do not confirm.

    A game that is not over and was no practice game can be replayed only by who has its `key`. If its rules
    have changed, what came before the last epoch stands as it is.
    """
    session = begun(record, rules, key)
    first = len(session.record.lines)
    for index in range(first):
        _compare(record, session, index)
    for index, line in enumerate(record.lines[first:], first):
        _repeat(session, line, index + 1)
        _compare(record, session, index)
    if len(session.record.lines) > len(record.lines):
        raise RecordError(len(record.lines) + 1, "the game is over, but the record does not say so")
    return session


def begun(record: Record, rules: Rules[S], key: bytes | None = None) -> Session[S]:
    """The game of a record where these rules begin: after the set-up, or at its last epoch."""
    header = record.header
    past = _past(record, rules, record.last_epoch) if record.last_epoch else None
    about = {name: header[name] for name in ABOUT}
    if "seed" in header:
        return Session(rules, about, seed=header["seed"], arrangement=header["arrangement"], past=past)
    return Session(
        rules,
        about,
        key=key or _revealed_key(record),
        arrangement=header["arrangement"],
        entropies=[bytes.fromhex(entropy) for entropy in header["entropies"]],
        past=past,
    )


def _past(record: Record, rules: Rules[S], index: int) -> Past[S]:
    line = record.lines[index]
    try:
        state: S = state_from_json(type(rules.new_state()), line["position"])
    except (LookupError, TypeError, ValueError) as error:
        raise RecordError(index + 1, f"this is no state of the game: {error!r}") from error
    if state_hash(state) != line["state"]:
        raise RecordError(index + 1, "the hash does not fit the state")
    return Past(record.until(index), state, line["events"], line["take_backs"])


def _revealed_key(record: Record) -> bytes:
    end = record.lines[-1]
    if end["type"] != "end":
        raise RecordError(len(record.lines), "the game is not over, so its key is not known yet")
    return bytes.fromhex(end["key"])


def _repeat(session: Session[S], line: Mapping[str, Any], number: int) -> None:
    refusal: Refusal | None = None
    if line["type"] == "answer":
        refusal = session.answer(line["seat"], line["option"], line["decision"], line.get("plan", 0))
    elif line["type"] == "undo":
        take_back = session.take_back if "counters" in line else session.undo
        refusal = take_back(line["seat"])
    elif line["type"] == "end":
        session.abandon()
    else:
        raise RecordError(number, f"unknown type {line['type']!r}")
    if refusal is not None:
        raise RecordError(number, f"the rules refuse it: {refusal.reasons[0].message}")


def _compare(record: Record, session: Session[S], index: int) -> None:
    if index >= len(session.record.lines):
        raise RecordError(index + 1, "the rules have no such line")
    if index < len(record.lines) and record.lines[index]["hash"] != session.record.lines[index]["hash"]:
        shown = canonical(session.record.lines[index])
        raise RecordError(index + 1, f"the rules say otherwise: {shown[:200]}")
