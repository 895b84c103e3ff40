"""Laws of play: what holds in every game, whatever the seats do."""

from __future__ import annotations

import json
from collections import Counter
from itertools import islice
from random import Random
from typing import Any

from laws.choosers import ListedChoices, Moments
from laws.runs import bytes_of, first_state, play, start_match
from laws.tables import AnyRules, Table
from veillee import registry
from veillee.core import FastChance, KeyedChance, Match, determinize, key_from_seed, view_of
from veillee.core.ahead import DONE
from veillee.core.decisions import decision_of
from veillee.core.record import parse_record
from veillee.core.replay import replay
from veillee.core.schema import Event
from veillee.core.session import Session
from veillee.core.solver import Worlds
from veillee.core.state import State, state_from_json
from veillee.texts import Texts


def cards_and_tokens_are_conserved(table: Table, seed: int, choices: list[int]) -> None:
    rules = table.rules()
    match = start_match(table, rules, KeyedChance(key_from_seed(seed)))
    own = first_state(table, rules)
    cards, rest = _all_cards(own), rules.conserved(own)
    for _ in play(rules, match, ListedChoices(choices)):
        assert _all_cards(match.state) == cards, "cards appeared or vanished"
        assert rules.conserved(match.state) == rest, "tokens appeared or vanished"
        for zone, bag in zip(match.state.zones, rules.zone_is_bag, strict=True):
            assert not bag or zone == sorted(zone), "a bag shows in which order cards came"


def _all_cards(state: State) -> Counter[int]:
    return Counter(card for zone in state.zones for card in zone)


def somebody_can_move_until_the_end(table: Table, seed: int, choices: list[int]) -> None:
    rules = table.rules()
    match = start_match(table, rules, KeyedChance(key_from_seed(seed)))
    for _ in play(rules, match, ListedChoices(choices)):
        for seat in rules.asked(match.state):
            options = rules.offer(match.state, seat)
            assert options, "asked without an option"
            assert len(set(options)) == len(options), "an option is offered twice"
            assert len(options) <= 64, "a choice should be split"
            assert all(0 <= option < rules.catalogue.size for option in options), "not in the catalogue"
    assert not rules.asked(match.state), "the game is over, yet somebody is asked"
    result = rules.result(match.state)
    assert len(result.scores) == rules.players
    assert result.winners, "somebody must win"


def every_game_ends_within_its_bound(table: Table, seed: int, choices: list[int]) -> None:
    rules = table.rules()
    match = start_match(table, rules, KeyedChance(key_from_seed(seed)), watched=False)
    limit = rules.limits().decisions
    for number, _ in enumerate(play(rules, match, ListedChoices(choices)), 1):
        assert number <= limit, f"more than the {limit} decisions the game allows"


def legal_is_accepted(table: Table, seed: int, choices: list[int]) -> None:
    """Exactly the offered options are taken; every refusal cites a rule, has words, and changes nothing."""
    rules = table.rules()
    anchors = {"", *registry.files_of(table.game).anchors}
    texts = Texts("en", table.game)
    match = start_match(table, rules, KeyedChance(key_from_seed(seed)))
    moments = Moments(seed)
    for seat, _ in play(rules, match, ListedChoices(choices)):
        if not moments.look():
            continue
        before = match.state.copy()
        legal = rules.offer(match.state, seat)
        for option in range(-1, rules.catalogue.size + 1):
            if option in legal:
                assert not rules.why_not(match.state, seat, option)
                continue
            refusal = match.answer(seat, option)
            assert refusal is not None, "an option that was not offered was taken"
            assert refusal.reasons, "a refusal gives no reason"
            for reason in refusal.reasons:
                assert reason.rule in anchors, f"no rule is called {reason.rule!r}"
                assert texts.has(reason.message), f"no words for {reason.message!r}"
        for idle in range(rules.players):
            if idle not in rules.asked(match.state):
                assert match.answer(idle, legal[0]) is not None, "a seat answered without being asked"
        assert match.state == before, "a refused answer changed the state"


def what_lies_ahead_is_asked(table: Table, seed: int, choices: list[int]) -> None:
    """Every way through what a decision says to lie ahead is asked just so, with the same options."""
    rules = table.rules()
    match = start_match(table, rules, KeyedChance(key_from_seed(seed)))
    rng = Random(seed)
    for seat, _ in play(rules, match, ListedChoices(choices)):
        decision = decision_of(rules, match.state, seat)
        ahead = decision and decision.get("ahead")
        if not ahead:
            continue
        other = Match(rules, match.state.copy(), FastChance(rng))
        node = 0
        while node != DONE:
            offered = rules.offer(other.state, seat)
            assert [option for option, *_ in ahead[node]] == offered, "something else lies ahead"
            option, node, *_ = rng.choice(ahead[node])
            other.apply(seat, option)


def copy_is_the_original(table: Table, seed: int, choices: list[int]) -> None:
    rules = table.rules()
    match = start_match(table, rules, KeyedChance(key_from_seed(seed)))
    moments = Moments(seed)
    for seat, option in play(rules, match, ListedChoices(choices)):
        if not moments.look():
            continue
        before = json.dumps(match.state.to_json())
        twin = match.state.copy()
        assert twin == match.state
        fork = Match(
            rules, twin, KeyedChance(key_from_seed(seed)), knowers=rules.everyone, builds_events=True
        )
        fork.apply(seat, option)
        assert twin != match.state, "an answer left no trace"
        assert json.dumps(match.state.to_json()) == before, "playing on with a copy changed the original"


def json_round_trip_is_the_state(table: Table, seed: int, choices: list[int]) -> None:
    """The state survives JSON, and plays on from there as if nothing had happened."""
    rules = table.rules()
    match = start_match(table, rules, KeyedChance(key_from_seed(seed)))
    moments = Moments(seed)
    for seat, option in play(rules, match, ListedChoices(choices)):
        if not moments.look():
            continue
        loaded = state_from_json(type(match.state), json.loads(json.dumps(match.state.to_json())))
        assert loaded == match.state
        fork = Match(
            rules, loaded, KeyedChance(key_from_seed(seed)), knowers=rules.everyone, builds_events=True
        )
        fork.apply(seat, option)
        twin = match.state.copy()
        Match(
            rules, twin, KeyedChance(key_from_seed(seed)), knowers=rules.everyone, builds_events=True
        ).apply(seat, option)
        assert loaded == twin, "a loaded state plays on differently"


def replay_is_the_state(table: Table, seed: int, choices: list[int]) -> None:
    rules = table.rules()
    session: Session[Any] = Session(rules, table.about(), seed=seed, arrangement=table.arrangement)
    chooser = ListedChoices(choices)
    while not session.state.over:
        asked = rules.asked(session.state)
        seat = asked[chooser.below(len(asked))]
        options = rules.offer(session.state, seat)
        assert session.answer(seat, options[chooser.below(len(options))]) is None
    again = replay(parse_record(session.record.text()), table.rules())
    assert again.state == session.state
    assert again.events == session.events
    assert again.record.text() == session.record.text()


def undo_is_the_record_without_that_answer(table: Table, seed: int, choices: list[int]) -> None:
    """Undo equals never having answered; what the law expects is worked out without the session's help."""
    rules = table.rules()
    session: Session[Any] = Session(rules, table.about(), seed=seed, arrangement=table.arrangement)
    chooser = ListedChoices(choices)
    given: list[tuple[int, int, bool]] = []
    moments = Moments(seed, first=4)
    while not session.state.over:
        asked = rules.asked(session.state)
        seat = asked[chooser.below(len(asked))]
        options = rules.offer(session.state, seat)
        option = options[chooser.below(len(options))]
        assert session.answer(seat, option) is None
        given.append((seat, option, len(options) > 1))
        undoer = chooser.below(rules.players)
        if moments.look() and session.undo(undoer) is None:
            given = _without_last_choice(given, undoer)
            fresh: Session[Any] = Session(rules, table.about(), seed=seed, arrangement=table.arrangement)
            for earlier, chosen, _ in given:
                assert fresh.answer(earlier, chosen) is None
            assert session.state == fresh.state
            for receiver in range(rules.players + 1):
                assert bytes_of(session, receiver) == bytes_of(fresh, receiver)
    assert replay(parse_record(session.record.text()), rules).state == session.state


def _without_last_choice(given: list[tuple[int, int, bool]], seat: int) -> list[tuple[int, int, bool]]:
    last = max(index for index, (who, _, real) in enumerate(given) if who == seat and real)
    return [answer for index, answer in enumerate(given) if answer[0] != seat or index < last]


def taking_back_forgets_nothing(table: Table, seed: int, choices: list[int]) -> None:
    """By consent the game goes back as if nothing had happened; what seats then know is true, and more."""
    rules = table.rules()
    rng = Random(seed)
    session: Session[Any] = Session(rules, table.about(), seed=seed, arrangement=table.arrangement)
    chooser = ListedChoices(choices)
    given: list[tuple[int, int, bool, int]] = []
    while not session.state.over:
        asked = rules.asked(session.state)
        seat = asked[chooser.below(len(asked))]
        options = rules.offer(session.state, seat)
        option = options[chooser.below(len(options))]
        phase = session.phases + 1 if session.state.phase else 0
        assert session.answer(seat, option) is None
        given.append((seat, option, len(options) > 1, phase))
        if session.state.over or session.take_backs == 3 or rng.random() > 0.05:
            continue
        before = [len(events) for events in session.events]
        if session.take_back(seat) is None:
            given = _without_what_followed(given, seat)
            fresh: Session[Any] = Session(rules, table.about(), seed=seed, arrangement=table.arrangement)
            for earlier, chosen, _, _ in given:
                assert fresh.answer(earlier, chosen) is None
            assert _bare(session.state) == _bare(fresh.state)
            assert [len(events) for events in session.events] == [count + 1 for count in before]
            assert [_standing(events) for events in session.events] == [*map(_standing, fresh.events)]
            _what_seats_know_is_true(rules, session.state, rng)
    assert session.result().get("take_backs", 0) == session.take_backs
    again = replay(parse_record(session.record.text()), rules)
    assert again.state == session.state
    assert again.events == session.events


def _standing(events: list[Event]) -> list[Event]:
    """The events that were not taken back, without their numbers."""
    found: list[Event] = []
    for event in events:
        if event["event"] == "take-back":
            del found[len(found) - event["undone"] :]
        else:
            found.append({name: value for name, value in event.items() if name != "n"})
    return found


def _without_what_followed(
    given: list[tuple[int, int, bool, int]], seat: int
) -> list[tuple[int, int, bool, int]]:
    last = max(index for index, (who, _, real, _) in enumerate(given) if who == seat and real)
    phase = given[last][3]
    return [
        answer
        for index, answer in enumerate(given)
        if index < last or (phase and answer[3] == phase and answer[0] != seat)
    ]


def _what_seats_know_is_true(rules: AnyRules, state: State, rng: Random) -> None:
    """No fact rules out how the cards really lie, and a determinized state gives the same view."""
    for seat, knowledge in enumerate(state.knowledge):
        before: Any = state.before or state
        truth: list[Any] = []
        for zone, owner in enumerate(rules.zone_owner):
            cards = (state if owner in (-1, seat) else before).zones[zone]
            places = knowledge.places[zone]
            if places and rules.zone_is_bag[zone]:
                truth.append((tuple(places), tuple(sorted(~kind for kind in cards))))
            elif places:
                truth += [((place,), (~kind,)) for place, kind in zip(places, cards, strict=True)]
        if truth:
            Worlds([*knowledge.facts, *truth], rules.kind_backs).find(rng)
        wire = json.dumps(view_of(rules, state, seat))
        assert json.dumps(view_of(rules, determinize(rules, json.loads(wire), rng), seat)) == wire


def knowledge_and_events_change_nothing_else(table: Table, seed: int, choices: list[int]) -> None:
    """A playout without knowledge and events goes exactly as the real game."""
    rules = table.rules()
    full = start_match(table, rules, KeyedChance(key_from_seed(seed)))
    bare = start_match(table, rules, KeyedChance(key_from_seed(seed)), watched=False)
    for seat, option in play(rules, full, ListedChoices(choices)):
        assert _bare(full.state) == _bare(bare.state)
        bare.apply(seat, option)
    assert _bare(full.state) == _bare(bare.state)


def _bare(state: State) -> dict[str, Any]:
    return {
        name: value
        for name, value in state.to_json().items()
        if name not in ("knowledge", "before", "outbox")
    }


def a_determinized_state_gives_the_same_view(table: Table, seed: int, choices: list[int]) -> None:
    """view(determinize(v)) == v for every seat, from the bytes alone, and the state can be played on."""
    rules = table.rules()
    rng = Random(seed)
    match = start_match(table, rules, KeyedChance(key_from_seed(seed)))
    moments = Moments(seed, first=4)
    for _ in play(rules, match, ListedChoices(choices)):
        if not moments.look():
            continue
        for seat in range(rules.players):
            wire = json.dumps(view_of(rules, match.state, seat))
            state = determinize(rules, json.loads(wire), rng)
            assert json.loads(json.dumps(view_of(rules, state, seat))) == json.loads(wire)
            assert _all_cards(state) == _all_cards(match.state)
            if rng.random() < 0.1:
                _play_on(rules, state, rng)


def _play_on(rules: AnyRules, state: State, rng: Random) -> None:
    match = Match(rules, state, FastChance(rng), knowers=rules.everyone, builds_events=True)
    if not state.over:
        match.resume()
    for _ in islice(play(rules, match, ListedChoices([rng.randrange(1000) for _ in range(50)])), 100):
        pass


LAWS_OF_PLAY = (
    cards_and_tokens_are_conserved,
    somebody_can_move_until_the_end,
    every_game_ends_within_its_bound,
    legal_is_accepted,
    what_lies_ahead_is_asked,
    copy_is_the_original,
    json_round_trip_is_the_state,
    replay_is_the_state,
    undo_is_the_record_without_that_answer,
    taking_back_forgets_nothing,
    knowledge_and_events_change_nothing_else,
    a_determinized_state_gives_the_same_view,
)
