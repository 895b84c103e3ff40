"""Playing games for the laws, and the bytes a seat gets to see."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from laws.choosers import Chooser, ChosenChance, ListedChoices
from laws.tables import AnyRules, Table
from veillee import registry
from veillee.bots import BotMaker, hints
from veillee.core import Chance, Match, view_of
from veillee.core.arrangement import arrange
from veillee.core.session import Session

AnySession = Session[Any]


def start_match(table: Table, rules: AnyRules, chance: Chance, watched: bool = True) -> Match[Any]:
    match = Match(
        rules,
        first_state(table, rules),
        chance,
        knowers=rules.everyone if watched else 0,
        builds_events=watched,
    )
    match.start(arranged=table.arrangement is not None)
    return match


def first_state(table: Table, rules: AnyRules) -> Any:
    """All cards where they are before set-up, or as they were arranged."""
    state = rules.blank_state()
    if table.arrangement is None:
        rules.fill(state)
    else:
        arrange(rules, state, table.arrangement)
    return state


def start_session(table: Table, rules: AnyRules, chooser: Chooser, watcher: Any = None) -> AnySession:
    """A session whose chance follows the chooser and goes through distinct orders only."""
    return Session(
        rules,
        table.about(),
        seed=0,
        arrangement=None if table.arrangement is None else dealt(rules, table.arrangement, chooser),
        make_chance=lambda _: ChosenChance(chooser, distinct=True),
        watcher=watcher,
    )


def dealt(rules: AnyRules, arrangement: dict[str, Any], chooser: Chooser) -> dict[str, Any]:
    """An arranged position with the cards that not everybody sees dealt anew, every distinct deal once.

    Whoever looks at an arranged table knows which cards are hidden and their backs, not which lies where.
    """
    deal = dict(arrangement)
    hidden = [zone for zone in rules.zones if zone.name in deal and zone.seen != "all"]
    left = [
        rules.kind_names.index(card)
        for zone in hidden
        for cards in (deal[zone.name] if zone.per_seat else [deal[zone.name]])
        for card in cards
    ]
    for zone in hidden:
        lists = deal[zone.name] if zone.per_seat else [deal[zone.name]]
        dealt_lists = [_deal_into(rules, cards, zone.bag, left, chooser) for cards in lists]
        deal[zone.name] = dealt_lists if zone.per_seat else dealt_lists[0]
    return deal


def _deal_into(rules: AnyRules, cards: list[str], bag: bool, left: list[int], chooser: Chooser) -> list[str]:
    """Deal one zone's cards, back by back; a bag's in ascending order, since its order means nothing."""
    backs = [rules.kind_backs[rules.kind_names.index(card)] for card in cards]
    taken: list[int] = []
    for at, back in enumerate(backs):
        alike = sorted(kind for kind in left if rules.kind_backs[kind] == back)
        if bag:
            needed = backs[at:].count(back)
            lowest = max((kind for kind in taken if rules.kind_backs[kind] == back), default=0)
            alike = [kind for kind in alike[: len(alike) - needed + 1] if kind >= lowest]
        kinds = sorted(set(alike))
        kind = kinds[chooser.below(len(kinds))]
        left.remove(kind)
        taken.append(kind)
    return [rules.kind_names[kind] for kind in taken]


def play(rules: AnyRules, match: Match[Any], choices: ListedChoices) -> Iterator[tuple[int, int]]:
    """Play to the end; yields each (seat, option) before it is applied."""
    while not match.state.over:
        asked = rules.asked(match.state)
        assert asked, "nobody can move, yet the game is not over"
        seat = asked[choices.below(len(asked))]
        options = rules.offer(match.state, seat)
        assert options, f"seat {seat} is asked and has no option"
        option = options[choices.below(len(options))]
        yield seat, option
        match.apply(seat, option)


def refusals(rules: AnyRules, state: Any, seat: int) -> list[Any]:
    """Why options of the catalogue are refused, each reason with all it speaks of, and for which options.

    The words for it follow from this data alone.
    """
    found: dict[Any, list[int]] = {}
    for option, reasons in enumerate(rules.why_not_each(state, seat, range(rules.catalogue.size))):
        told = tuple([(reason.rule, reason.message, *reason.arguments.items()) for reason in reasons])
        found.setdefault(told, []).append(option)
    return list(found.items())


def advised(rules: AnyRules, message: dict[str, Any]) -> list[Any]:
    """How a seat's options are ranked, and why; nothing where no advice is given."""
    if message["decision"] is None:
        return []
    advice = registry.advice_for(registry.find_game(rules.setup.game), rules)
    if advice is None:
        return []
    return [
        [hint.option, hint.value, hint.reason.to_json()]
        for hint in advice.rank(message["view"], message["decision"]["options"])
    ]


def hinted(session: AnySession, seat: int) -> list[Any]:
    """The hints a seat gets with their chances, of few iterations; nothing where it has no choice."""
    rules = session.rules
    options = rules.offer(session.state, seat) if seat in rules.asked(session.state) else []
    maker = BotMaker(registry.find_game(rules.setup.game), rules)
    view = view_of(rules, session.state, seat)
    found = hints(maker, view, options, slices=1, iterations=1) if len(options) > 1 else []
    return [hint.to_json() for hint in found]


def bytes_of(session: AnySession, receiver: int, asks_why: bool = True) -> str:
    """Everything a receiver can get to see at a table, as one string.

    It may ask why each option of the catalogue is refused, and for hints; that takes its time.
    """
    rules = session.rules
    seen: dict[str, Any] = {**session.message(receiver)}
    if receiver < rules.players:
        if asks_why:
            seen["refusals"] = refusals(rules, session.state, receiver)
            seen["hints"] = advised(rules, seen)
        seen["no undo"] = [reason.to_json() for reason in session.why_no_undo(receiver)]
    return json.dumps(seen, sort_keys=True)
