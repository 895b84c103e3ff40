"""Playing games for the laws, and the bytes a seat gets to see."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from laws.tables import AnyRules, Table
from laws.tape import Chooser, ChosenChance, Tape
from veillee import registry
from veillee.core import Chance, Match
from veillee.core.session import Session

AnySession = Session[Any]


def start_match(rules: AnyRules, chance: Chance, watched: bool = True) -> Match[Any]:
    state = rules.blank_state()
    rules.fill(state)
    match = Match(rules, state, chance, knows=watched, tells=watched)
    match.start()
    return match


def start_session(table: Table, rules: AnyRules, chooser: Chooser, watcher: Any = None) -> AnySession:
    """A session whose chance follows the chooser and goes through distinct orders only."""
    return Session(
        rules,
        table.about(),
        seed=0,
        make_chance=lambda _: ChosenChance(chooser, distinct=True),
        watcher=watcher,
    )


def play(rules: AnyRules, match: Match[Any], tape: Tape) -> Iterator[tuple[int, int]]:
    """Play to the end; yields each (seat, option) before it is applied."""
    while not match.state.over:
        asked = rules.asked(match.state)
        assert asked, "nobody can move, yet the game is not over"
        seat = asked[tape.below(len(asked))]
        options = rules.offer(match.state, seat)
        assert options, f"seat {seat} is asked and has no option"
        option = options[tape.below(len(options))]
        yield seat, option
        match.apply(seat, option)


def refusals(rules: AnyRules, state: Any, seat: int, texts: Any) -> list[Any]:
    """Why each option of the catalogue is refused, in data and in words."""
    found = []
    for option in range(rules.catalogue.size):
        reasons = rules.why_not(state, seat, option)
        found.append(
            [[reason.to_json(), texts.say(reason.message, **reason.arguments)] for reason in reasons]
        )
    return found


def advised(rules: AnyRules, message: dict[str, Any], texts: Any) -> list[Any]:
    """How a seat's options are ranked, and why, in data and in words; nothing where no advice is given."""
    advice = registry.advice_for(registry.find_game(rules.setup.game), rules)
    if advice is None or message["decision"] is None:
        return []
    return [
        [
            hint.option,
            hint.value,
            hint.reason.to_json(),
            texts.say(hint.reason.message, **hint.reason.arguments),
        ]
        for hint in advice.rank(message["view"], message["decision"]["options"])
    ]


def bytes_of(session: AnySession, receiver: int, texts: Any) -> str:
    """Everything a receiver can get to see at a table, as one string."""
    rules = session.rules
    seen: dict[str, Any] = session.message(receiver)
    if receiver < rules.players:
        seen["refusals"] = refusals(rules, session.state, receiver, texts)
        seen["hints"] = advised(rules, seen, texts)
        seen["no undo"] = [reason.to_json() for reason in session.why_no_undo(receiver)]
    return json.dumps(seen, sort_keys=True)
