"""What a match refuses from game code, and what it tells; on a little game made for the purpose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, final

import pytest

from laws.forgery import forge
from laws.tables import full_tables
from veillee.core import ChanceError, KeyedChance, Match, Rules, Setup, State, key_from_seed, view_of
from veillee.core.fields import LIST, PLAIN, FieldTable
from veillee.core.raw_events import SHOW, shows_new
from veillee.core.reactions import Reaction, is_window
from veillee.core.record import parse_record
from veillee.core.replay import replay
from veillee.core.results import Limits, Result
from veillee.core.session import Session
from veillee.core.state import SEALED_PHASE
from veillee.tools import verifier

pytestmark = pytest.mark.both

VISIBILITY = {
    "table": {"deck": "nobody", "pool": "all", "wind": "all"},
    "seat": {"hands": "owner", "stash": "nobody+shown", "coins": "all"},
    "answers": {"act": "owner", "react": "owner"},
}
CARDS = {
    "red": [{"id": "rose", "copies": 2}, {"id": "rust", "copies": 2}],
    "blue": [{"id": "sky", "copies": 2}],
}

Act = Callable[[Match[Any], int], None]


@final
class LittleState(State):
    FIELDS: ClassVar[FieldTable] = (*State.FIELDS, ("wind", PLAIN), ("coins", LIST))

    def __init__(self) -> None:
        super().__init__()
        self.wind: int = 0
        self.coins: list[int] = [0, 0]


@final
class Little(Rules[LittleState]):
    """Two seats; each round all act at once, or (without phase) seat 0 alone; `act` is what they do."""

    def __init__(self, act: Act, in_phase: bool = True, rounds: int = 2) -> None:
        super().__init__(Setup("little", 2, {}, CARDS, VISIBILITY))
        self.act, self.in_phase, self.rounds = act, in_phase, rounds
        self.deck = self.pile("deck")
        self.pool = self.pile("pool")
        self.hands = self.bags("hands")
        self.stash = self.piles("stash")
        self.verb("act")
        self.verb("rest")
        self.next_round = self.step("round", self.run_round, "x")
        self.ask_act = self.question("act", self.offer_act, self.take_act, "x")
        self.ask_react = self.question("react", self.offer_act, self.take_act, "x", reaction=Reaction(1, {}))
        self.earn = self.step("earn", self.run_earn, "x")

    def new_state(self) -> LittleState:
        return LittleState()

    def fill(self, state: LittleState) -> None:
        state.zones[self.deck] = self.all_cards()

    def deal(self, match: Match[LittleState]) -> None:
        for seat in range(2):
            match.draw(self.deck, self.stash[seat], 2)

    def begin(self, match: Match[LittleState]) -> None:
        match.then(self.next_round(self.rounds))

    def limits(self) -> Limits:
        return Limits(self.rounds, 2 * self.rounds)

    def result(self, state: LittleState) -> Result:
        return Result([0, 0], [0, 1])

    def run_round(self, match: Match[LittleState], seat: int, left: int) -> None:
        if left:
            match.then(self.next_round(left - 1))
            for player in range(2 if self.in_phase else 1):
                match.ask(player, self.ask_act())
            if self.in_phase:
                match.begin_phase()

    def run_earn(self, match: Match[LittleState], seat: int) -> None:
        match.state.coins[seat] += 1

    def offer_act(self, state: LittleState, seat: int) -> list[int]:
        return [0, 1]

    def take_act(self, match: Match[LittleState], seat: int, option: int) -> None:
        if option == 0:
            self.act(match, seat)


def rules_of(match: Match[Any]) -> Little:
    assert isinstance(match.rules, Little)
    return match.rules


def start(act: Act, in_phase: bool = True, rounds: int = 2) -> Session[LittleState]:
    return Session(Little(act, in_phase, rounds), {"game": "little", "revision": 1, "data": ""}, seed=1)


def take_from_stash(match: Match[Any], seat: int) -> None:
    rules = rules_of(match)
    match.draw(rules.stash[seat], rules.hands[seat])


def test_undo_is_no_way_to_peek() -> None:
    """In a phase a seat looks at a hidden card of its own: nobody else knows, yet it cannot go back."""
    session = start(take_from_stash)
    assert session.answer(0, 0) is None
    assert [reason.message for reason in session.why_no_undo(0)] == ["undo-saw"]
    assert session.answer(1, 1) is None


def test_undo_is_free_where_nothing_was_seen() -> None:
    session = start(lambda match, seat: match.state.coins.__setitem__(seat, 5))
    before = session.state.copy()
    assert session.answer(0, 0) is None
    assert session.undo(0) is None
    assert session.state == before


def test_the_one_choice_of_a_game_is_not_taken_back_once_it_is_over() -> None:
    session = start(take_from_stash, in_phase=False, rounds=1)
    session.answer(0, 1)
    assert session.state.over
    assert [reason.message for reason in session.why_no_undo(0)] == ["undo-over"]


def test_what_is_shown_is_new_to_those_who_could_not_see_it() -> None:
    before, after = 0b100, 0b101
    assert [shows_new((SHOW, 0, 0, before, after), seat) for seat in range(3)] == [True, False, False]


def test_who_may_have_to_be_shown_more_after_an_answer() -> None:
    for in_phase, others_see in ((True, False), (False, True)):
        session = start(take_from_stash, in_phase)
        session.stale = 0
        session.answer(0, 1)
        assert session.stale == (session.rules.everyone if others_see else 0b1)


def test_a_window_is_where_nobody_is_asked_anything_but_how_to_react() -> None:
    session = start(take_from_stash)
    state, react = session.state, [rules_of(session.match).ask_react()]
    state.phase = SEALED_PHASE
    found = []
    for seat in range(2):
        found.append(is_window(session.rules, state))
        state.agendas[seat] = react[:]
    assert [*found, is_window(session.rules, state)] == [False, False, True]


@pytest.mark.parametrize(
    ("act", "words"),
    [
        (lambda match, seat: match.then((0,)), "the table waits"),
        (lambda match, seat: match.ask(1 - seat, (0,)), "asks another seat"),
        (lambda match, seat: match.pass_on([3, 4], [4, 3]), "not in a phase"),
        (lambda match, seat: match.show(rules_of(match).stash[seat], [1 - seat]), "only cards that it sees"),
        (lambda match, seat: match.show(rules_of(match).hands[seat], [1 - seat]), "does not let hands"),
        (lambda match, seat: match.below(0), "no number below 0"),
    ],
    ids=["then", "ask", "pass on", "show unseen", "show unshowable", "below"],
)
def test_what_game_code_must_not_do_in_a_phase(act: Act, words: str) -> None:
    session = start(act)
    with pytest.raises((ValueError, ChanceError), match=words):
        session.answer(0, 0)


def test_nothing_happens_in_a_step_after_begin_phase() -> None:
    session = start(take_from_stash)
    rules = rules_of(session.match)
    honest = rules.handlers[rules.next_round.number].run

    def late(match: Match[Any], seat: int, left: int) -> None:
        honest(match, seat, left)
        match.state.wind += 1

    rules.handlers[rules.next_round.number].run = late
    assert session.answer(0, 1) is None
    with pytest.raises(ValueError, match="comes last"):
        session.answer(1, 1)


def test_fields_changed_on_the_way_into_a_phase_are_told_to_all_at_once() -> None:
    at = next(table for table in full_tables() if str(table) == "bakers-3")
    session: Session[Any] = Session(at.rules(), at.about(), seed=1)
    for receiver in range(4):
        told = [event for event in session.message(receiver)["events"] if event["event"] == "set"]
        assert told[0]["field"] == "round"
        assert told[0]["value"] == 1


def test_zones_are_passed_on_among_themselves_only() -> None:
    def act(match: Match[Any], seat: int) -> None:
        match.pass_on([rules_of(match).deck], [rules_of(match).pool])

    with pytest.raises(ValueError, match="among themselves"):
        start(act, in_phase=False).answer(0, 0)


def test_changed_fields_are_told_to_those_who_see_them() -> None:
    def act(match: Match[Any], seat: int) -> None:
        match.state.wind = match.below(5) + 1
        match.state.coins[seat] += 2

    session = start(act, in_phase=False)
    session.answer(0, 0)
    told = [event for event in session.message(2)["events"] if event["event"] == "set"]
    assert told[0]["field"] == "wind"
    assert told[0]["value"] == session.state.wind
    assert (told[1]["field"], told[1]["seat"], told[1]["value"]) == ("coins", 0, 2)


def test_what_a_seats_own_step_changed_is_told_before_it_is_asked_again() -> None:
    def act(match: Match[Any], seat: int) -> None:
        match.ask(seat, rules_of(match).ask_act())
        match.ask(seat, rules_of(match).earn())

    session = start(act, in_phase=False)
    session.answer(0, 0)
    assert session.state.coins == [1, 0]
    told = session.message(2)["events"][-1]
    assert (told["event"], told["field"], told["seat"], told["value"]) == ("set", "coins", 0, 1)


def test_an_empty_pile_needs_no_chance() -> None:
    session = start(lambda match, seat: match.shuffle(rules_of(match).pool), in_phase=False)
    while not session.state.over:
        assert session.answer(0, 0) is None
    assert verifier.verify(session.record.text()) == 0
    assert replay(parse_record(session.record.text()), session.rules).state == session.state


def test_backs_are_seen_where_cards_are_not() -> None:
    rules = Little(take_from_stash)
    state = rules.blank_state()
    rules.fill(state)
    match = Match(rules, state, KeyedChance(key_from_seed(1)), knowers=rules.everyone)
    match.start()
    stash = view_of(rules, state, 0)["zones"][rules.stash[0]]
    assert stash == [~rules.back_names.index("blue")] * 2
    assert state.knowledge[1].places[rules.stash[0]][0] % 2 == rules.back_names.index("blue")


@pytest.mark.parametrize(
    ("cards", "visibility", "words"),
    [
        ({"a": [{"id": "fox"}], "b": [{"id": "fox"}]}, VISIBILITY, "two cards called 'fox'"),
        (CARDS, {**VISIBILITY, "table": {"moon": "all"}}, "names 'moon'"),
        (CARDS, {"seat": {"over": "all"}}, "one value per seat"),
        (CARDS, {"table": {"over": "nobody"}}, "hidden things are cards"),
    ],
)
def test_mistakes_in_the_data_are_named(cards: Any, visibility: Any, words: str) -> None:
    class Bare(Rules[State]):
        def new_state(self) -> State:
            return State()

    with pytest.raises(ValueError, match=words):
        Bare(Setup("x", 2, {}, cards, visibility)).check()


def test_draws_must_be_numbered_without_gaps() -> None:
    """A dealer who skips draws until one suits is caught without any rules."""
    session = start(lambda match, seat: match.state.coins.__setitem__(seat, match.below(6)), in_phase=False)
    session.answer(0, 0)
    session.answer(0, 0)

    def skip(lines: list[Any]) -> None:
        lines[2]["draws"][0][1] = 7
        lines[2]["draws"][0][3] = verifier.outcome(session.key, 0, 7, 6, is_order=False)

    with pytest.raises(verifier.VerificationError, match="line 3: draw 7 of stream 0 is not the next one"):
        verifier.verify(forge(session, skip).text())
