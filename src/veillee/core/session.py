"""A session: a match that is played for real, with its record, its events and undo.

Everything that drives a table (terminal, server, replay) goes through here: answers, plans, undo, and the
message that tells a seat all it may know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar, cast, final

from veillee.core.arrangement import Arrangement, arrange
from veillee.core.chance import Chance, Draw, KeyedChance, key_from_cut, key_from_seed
from veillee.core.decisions import Derived, Offers, add_ending, decision_of, waiting_for
from veillee.core.event_log import EventLog
from veillee.core.history import Answered, Checkpoint, History
from veillee.core.match import Match
from veillee.core.memory import Memories, Memory
from veillee.core.past import Base, Past
from veillee.core.raw_events import Told, shows_new, taken_back, told_of
from veillee.core.record import Record, commitment_to, header_of, state_hash
from veillee.core.refusals import Reason, Refusal
from veillee.core.rules import Rules
from veillee.core.schema import Event, Result, SeatMessage, Standing
from veillee.core.state import State
from veillee.core.view import ViewParts, view_of

S = TypeVar("S", bound=State)


@final
class Session(Generic[S]):
    """One game at a table. `about` says which game and data: it goes into the record's header.

    A practice game has a seed. Any other has a key of 32 bytes, to which the header commits and which the
    record reveals at the end; with `entropies`, the seats' cuts, chance comes from all of them together.
    With a `past` it goes on from there, and nothing before can be taken back. Who does not want it to keep
    all events takes them from its `log` after every answer.
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
        keeps_events: bool = True,
    ) -> None:
        if (seed is None) == (key is None):
            raise ValueError("a session has either a seed (practice) or a key")
        self.rules = rules
        self.key = key if key is not None else key_from_seed(cast(int, seed))
        self._entropies = entropies
        self._make_chance = make_chance
        self._watcher = watcher
        self.arrangement = arrangement
        self.log = EventLog(rules.players + 1, keeps_events)
        #: How many events stand for each receiver: all but those of answers taken back.
        self._standing: list[int] = [0] * (rules.players + 1)
        #: The receivers (a mask) whose view may have changed since somebody last looked.
        self.stale = rules.everyone
        #: How often answers were taken back by consent, and what the seats remember of it.
        self.take_backs = 0
        self._memories = Memories()
        #: Whether the players have agreed to break the game off.
        self.abandoned = False
        self.phases = 0
        self._view_parts = ViewParts(rules)
        self._offers = Offers(rules)
        self._derived = Derived(rules)
        #: How many of the history's answers the state stands after, and if the last showed its seat cards.
        self._played = 0
        self._saw = False
        if past is None:
            self._begin(about, seed)
        else:
            self._go_on(past)

    def _begin(self, about: Mapping[str, Any], seed: int | None) -> None:
        commitment = commitment_to(self.key)
        header = header_of(self.rules, about, seed, commitment, self._entropies, self.arrangement)
        self.record = Record(header)
        seats = range(self.rules.players)
        self.history: History[S] = History([[] for _ in seats], [[] for _ in seats])
        state = self.rules.blank_state()
        if self.arrangement is None:
            self.rules.fill(state)
        else:
            arrange(self.rules, state, self.arrangement)
        self._stand_at(state, self.new_chance())
        self.match.start(arranged=self.arrangement is not None)
        self.match.turned = self.match.crossed_barrier = False
        self.log.tell(self._collect())
        self.record.setup(self.chance.log, state_hash(self.state))
        self.chance.log.clear()
        self._begin_memory()

    def _go_on(self, past: Past[S]) -> None:
        self.record = past.record
        self.history = History(past.locked, past.earlier)
        self.take_backs = past.take_backs
        self._standing = past.told[:]
        self.phases = past.phases
        self.log.go_on(past.told, past.rewound, past.events)
        self._stand_at(past.state.copy(), self.new_chance())
        self._begin_memory()

    def new_chance(self) -> Chance:
        """The chance of this game: what it draws follows from the key and from what a state has drawn."""
        return self._make_chance(key_from_cut(self.key, self._entropies))

    def _stand_at(self, state: S, chance: Chance) -> None:
        self.chance = chance
        self.match: Match[S] = Match(self.rules, state, chance, self.rules.everyone, True, self._watcher)
        self._offers.clear()

    @property
    def state(self) -> S:
        return self.match.state

    @property
    def events(self) -> list[list[Event]]:
        """The events of every receiver, where they are kept."""
        return self.log.events

    @property
    def answers(self) -> list[Answered]:
        """The answers that stand, as far as this session remembers them."""
        return self.history.answers

    # Answers

    def answer(self, seat: int, option: int, decision: int | None = None, plan: int = 0) -> Refusal | None:
        """Take an answer; with `decision`, only if the seat is still at that decision."""
        decisions = self.state.decisions
        if decision is not None and 0 <= seat < len(decisions) and decision != decisions[seat]:
            now = {"decision": decision, "now": decisions[seat]}
            return Refusal([Reason("", "stale-decision", now)])
        if self.abandoned:
            return Refusal([Reason("", "abandoned")])
        offered = self.offered(seat)
        if option not in offered:
            return Refusal(self.rules.why_not(self.state, seat, option))
        if self.history.needs_checkpoint():
            self._keep_checkpoint()
        given, draws, told = self._take(seat, option, plan, len(offered) > 1)
        self.log.tell(told)
        turned, self.match.turned = self.match.turned, False
        hashed = state_hash(self.state) if turned else None
        self.record.answer(seat, given.decision, option, plan, draws, hashed)
        if self.state.over:
            self.record.end(self.result(), self.key)
        return None

    def offered(self, seat: int) -> list[int]:
        """The legal options of a seat, none if it is not asked; worked out once until the state changes."""
        return self._offers.of(self.state, seat)

    def repeat(self, seat: int, option: int, plan: int) -> None:
        """Take an answer that is in the record already, and of which all was told."""
        offered = self.offered(seat)
        if option not in offered:
            raise ValueError(f"the rules do not offer option {option} to seat {seat}")
        self._take(seat, option, plan, len(offered) > 1)
        self.match.turned = False

    def repeat_undo(self, seat: int) -> None:
        """Take a seat's choice back once more, as the record says it was."""
        if self.history.undoable(seat) < 0:
            raise ValueError(f"seat {seat} has nothing to take back")
        self._rewind(self.history.undone_by(seat))

    def _take(self, seat: int, option: int, plan: int, real: bool) -> tuple[Answered, list[Draw], list[Told]]:
        """Play an answer for the first time: what came of it, what it drew, and what is told of it."""
        state, phases = self.state, self.phases
        phase = phases + 1 if state.phase else 0
        given = Answered(seat, state.decisions[seat], option, plan, real, phase)
        told = self._play(seat, option)
        draws = self.chance.log[:]
        self.chance.log.clear()
        given.drew_chance = bool(draws)
        given.saw_cards = self._saw
        given.told_others = any([entry[0] & ~(1 << seat) for entry in told])
        self.history.answers.append(given)
        unseen = phase and self.phases == phases
        self.stale |= 1 << seat if unseen else self.rules.everyone
        return given, draws, told

    def _play(self, seat: int, option: int) -> list[Told]:
        """Let a seat's answer happen; what is told of it."""
        match = self.match
        self._offers.clear()
        match.apply(seat, option)
        self._saw = any([shows_new(each, seat) for mask, each in match.undelivered if mask >> seat & 1])
        self._played += 1
        if match.crossed_barrier:
            self.phases += 1
            match.crossed_barrier = False
        return self._collect()

    def answer_plan(self, seat: int, options: Sequence[int]) -> tuple[int, Refusal | None]:
        """Take several answers as one plan, while they are legal and no chance intervenes.

        Returns how many were taken and, if one was refused, why. Undo takes the plan back as one.
        """
        plan = self.record.count
        for taken, option in enumerate(options):
            if taken and self.answers[-1].drew_chance:
                return taken, Refusal([Reason("", "plan-met-chance", {"taken": taken})])
            refusal = self.answer(seat, option, plan=plan)
            if refusal is not None:
                return taken, refusal
        return len(options), None

    # Events

    def _collect(self) -> list[Told]:
        """What the match has told since last time, as it is kept."""
        found: list[Told] = []
        for receivers, raw_event in self.match.undelivered:
            told = told_of(self.rules, raw_event, receivers)
            if told is not None:
                found.append(told)
                for receiver in range(len(self._standing)):
                    self._standing[receiver] += told[0] >> receiver & 1
        self.match.undelivered.clear()
        return found

    # Undo

    def undo(self, seat: int) -> Refusal | None:
        """Take back a seat's own last real choice (or plan) and what was forced by it."""
        reasons = self.why_no_undo(seat)
        if reasons:
            return Refusal(reasons)
        gone = self.history.undone_by(seat)
        undone = self._rewind(gone)
        if self.take_backs:
            self.log.tell([taken_back(seat, seat, undone[seat])])
        else:
            self.log.forget(seat, self._standing[seat])
        self.record.undo(seat, gone[0].decision)
        return None

    def take_back(self, seat: int) -> Refusal | None:
        """Take back a seat's last real choice and all that followed, as the others have agreed.

        Chance goes back too, so that the same cards come again; what the seats have learnt stays with them,
        and so does what they were told: the last event says how many of those before are undone.
        """
        reasons = self.why_no_take_back(seat)
        if reasons:
            return Refusal(reasons)
        if self.needs_record(seat):
            raise ValueError("this session does not remember so much: replay the whole record first")
        gone = self.history.taken_back_by(seat)
        self.take_backs += 1
        undone = self._rewind(gone)
        self.log.tell([taken_back(receiver, seat, count) for receiver, count in enumerate(undone)])
        self.record.take_back(seat, gone[0].decision, self.state.draws)
        return None

    def why_no_undo(self, seat: int) -> list[Reason]:
        """Every reason why a seat cannot take back its last choice; empty if it can."""
        if (self.state.over or self.abandoned) and self.history.undoable(seat) >= 0:
            return [Reason("", "undo-over")]
        return self.history.why_no_undo(seat, self.phases + 1 if self.state.phase else 0)

    def why_no_take_back(self, seat: int) -> list[Reason]:
        """Every reason why nothing can be taken back, even if all agree."""
        if self.state.over or self.abandoned:
            return [Reason("", "undo-over")]
        has_chosen = self.history.undoable(seat) >= 0 or self.needs_record(seat)
        return [] if has_chosen else [Reason("", "undo-nothing")]

    def needs_record(self, seat: int) -> bool:
        """Whether a seat's last choice lies before all that this session remembers."""
        return self.history.undoable(seat) < 0 and bool(self.history.locked[seat])

    @property
    def is_settled(self) -> bool:
        """Whether no seat can take anything back without asking the others."""
        return all([self.why_no_undo(seat) for seat in range(self.rules.players)])

    def forget_past(self) -> None:
        """Remember no answers from before now; only who has the whole record can take them back."""
        seats = range(self.rules.players)
        locked = [[reason.message for reason in self.why_no_undo(seat)] or ["undo-often"] for seat in seats]
        self.history = History(
            [[] if messages == ["undo-nothing"] else messages for messages in locked],
            [self.history.given_by(seat) for seat in seats],
        )
        self._begin_memory()

    def _begin_memory(self) -> None:
        self.base = Base(self.record, self.take_backs, self.log)
        self._memories = Memories()
        self._played = 0
        self._keep_checkpoint()

    def _keep_checkpoint(self) -> None:
        history = self.history
        if history.checkpoints and self._make_chance is not KeyedChance:
            return  # other chance does not follow from the state: it must begin anew
        kept: S = self.state.copy()
        history.checkpoints.append(Checkpoint(self._played, kept, self.phases, self._standing[:]))

    def _rewind(self, gone: list[Answered]) -> list[int]:
        """Stand where the game would be without these answers, of which the first is a seat's choice.

        Returns how many events of each receiver no longer stand.
        """
        history = self.history
        first = history.answers.index(gone[0])
        if self.take_backs:
            self._remember(gone, first)
        stood = self._standing
        history.without(gone, first)
        self._go_back(first)
        for given in history.answers[self._played :]:
            self._play(given.seat, given.option)
            self._memories.recall(self._played, self.state)
        self.chance.log.clear()
        self.match.turned = False
        self.stale = self.rules.everyone
        return [before - now for before, now in zip(stood, self._standing, strict=True)]

    def _go_back(self, index: int) -> None:
        """Stand where a state was kept, before the answer at this index."""
        kept = self.history.checkpoint_before(index)
        self.phases = kept.phases
        self._played = kept.answers
        self._standing = kept.standing[:]
        begun_anew = self._make_chance is not KeyedChance
        self._stand_at(kept.state.copy(), self.new_chance() if begun_anew else self.chance)
        self._memories.recall(self._played, self.state)

    def _remember(self, gone: list[Answered], first: int) -> None:
        """Go through the answers once more, and keep what the seats learnt about where they stand then."""
        answers = self.history.answers
        self._go_back(first)
        for number, given in enumerate(answers[self._played :], self._played):
            if number == first:
                for knowledge in self.state.knowledge:
                    knowledge.anchor()
            self._play(given.seat, given.option)
            if number > first and given not in gone:
                self.state.knowledge[given.seat].anchor()
            self._memories.recall(self._played, self.state)
        self.chance.log.clear()
        self._memories.keep(Memory(len(answers) - len(gone), self.record.count, self.state), first)

    def abandon(self) -> None:
        """Break the game off, as the players have agreed: nobody wins, and the key is revealed."""
        if not self.state.over and not self.abandoned:
            self.abandoned = True
            self.stale = self.rules.everyone
            self.record.end({"abandoned": True}, self.key)

    # What a seat is told

    def message(self, seat: int, since: int = 0) -> SeatMessage:
        """All that a seat, or after the last seat the public, may know; events from number `since` on."""
        return {**self.standing_of(seat), "events": self.events[seat][since:]}

    def standing_of(self, seat: int) -> Standing:
        """As `message`, without events: how the game stands for a seat, or the public."""
        rules = self.rules
        view = view_of(rules, self.state, seat, self._view_parts)
        message: Standing = {"view": view, "waiting": self.waiting()}
        if seat < rules.players:
            options = self.offered(seat)
            message["decision"] = None if self.abandoned else decision_of(rules, self.state, seat, options)
            message["undo"] = not self.why_no_undo(seat)
        self._derived.add_to(message, seat)
        if self.take_backs:
            message["take_backs"] = self.take_backs
        if self.state.over or self.abandoned:
            add_ending(message, self.rules, self.state, self.result())
        return message

    def waiting(self) -> list[int]:
        """The seats the table waits for, as everybody may see it."""
        return [] if self.abandoned else waiting_for(self.rules, self.state)

    def result(self) -> Result:
        """How the game ended, and whether answers were taken back by consent on the way."""
        if self.abandoned:
            return {"abandoned": True}
        found = self.rules.outcome(self.state)
        return {**found, "take_backs": self.take_backs} if self.take_backs else found
