"""Laws of secrecy: a seat's bytes follow from what it may know, and from nothing else.

What a seat may know is decided by the observer (`laws.observer`), never by the code under test.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain, count, islice, zip_longest
from random import Random
from typing import Any

from laws.choosers import Chooser, ChosenChance, ChosenRandom, ListedChoices, Moments, every_run
from laws.observer import Observer
from laws.runs import AnySession, bytes_of, hinted, start_match, start_session
from laws.tables import AnyRules, Table, laws_file
from veillee.core import State, determinize, view_of
from veillee.core.session import Session
from veillee.core.state import SEALED_PHASE

#: In whole games a seat asks why so often: every time would take long, and the small games do.
ASKING_WHY = 0.6
#: In so many pairs a seat asks once for hints with chances, which take a search.
WANTING_HINTS = 0.3
#: How often an answer that shows soon after is the same at both of two tables.
ANSWERED_ALIKE = 0.8
#: More games than this cannot be enumerated in reasonable time.
MOST_GAMES = 20_000
#: So many games by chance at each reduced table are enough to come to most of a game's steps.
GAMES_BY_CHANCE = 20
#: How many decks a game may shuffle at the start, and how many cards a small one has.
MOST_DECKS = 8
SMALL_DECK = 20


@dataclass
class Classes:
    """What enumeration found for one receiver."""

    bytes_of_sequence: dict[str, str] = field(default_factory=dict)
    sequence_of_bytes: dict[str, str] = field(default_factory=dict)
    #: The choices that first led to each of the bytes.
    path_of_bytes: dict[str, list[int]] = field(default_factory=dict)
    #: The states each sequence leaves possible, and one view of that class.
    states: dict[str, set[str]] = field(default_factory=dict)
    views: dict[str, str] = field(default_factory=dict)


def enumerate_games(table: Table) -> tuple[list[Classes], int]:
    """Play every deal and every answer; fails when bytes tell more, or less, than the sequence."""
    found = [Classes() for _ in range(table.players + 1)]
    games = 0
    for fork in every_run():
        games += 1
        assert games <= MOST_GAMES, (
            f"laws.toml of {table.game.id} reduces it to over {MOST_GAMES} games: too many"
        )
        for session, observer in _run(table, fork):
            if fork.is_new():
                for receiver, classes in enumerate(found):
                    _compare(table, session, observer, receiver, classes, fork.path[: fork.at])
    return found, games


def _run(table: Table, chooser: Chooser) -> Iterator[tuple[AnySession, Observer]]:
    """Play a game, in seat order within phases; yields after the deal and after each answer."""
    rules = table.rules()
    observer = Observer(rules)
    session = start_session(table, rules, chooser, observer.watch)
    while True:
        observer.watch(session.state, -1)
        yield session, observer
        if session.state.over:
            return
        seat = rules.asked(session.state)[0]
        options = rules.offer(session.state, seat)
        assert session.answer(seat, options[chooser.below(len(options))]) is None


def _compare(
    table: Table,
    session: AnySession,
    observer: Observer,
    receiver: int,
    classes: Classes,
    path: list[int],
) -> None:
    who = f"seat {receiver}" if receiver < table.players else "the public"
    sequence = f"{observer.sequence(receiver)} {_waiting(session.state)}"
    seen = bytes_of(session, receiver)
    before = classes.bytes_of_sequence.setdefault(sequence, seen)
    assert before == seen, f"{who} is told more than it may know:\n{_difference(before, seen)}"
    first = classes.path_of_bytes.setdefault(seen, path)
    if classes.sequence_of_bytes.setdefault(seen, sequence) != sequence:
        other = _sights_after(table, first, receiver)
        raise AssertionError(
            f"{who} has forgotten something it saw:\n" + _first_difference(observer.sights[receiver], other)
        )
    if receiver < table.players:
        classes.states.setdefault(sequence, set()).add(_possible(session.rules, session.state, receiver))
        classes.views.setdefault(sequence, json.dumps(view_of(session.rules, session.state, receiver)))


def _sights_after(table: Table, path: list[int], receiver: int) -> list[str]:
    """What a receiver had seen once these choices were made."""
    choices = ListedChoices(path)
    for _, observer in _run(table, choices):
        if choices.at >= len(path):
            return observer.sights[receiver]
    raise AssertionError("the same choices lead to the same game")


def _first_difference(one: list[str], other: list[str]) -> str:
    for left, right in zip_longest(one, other, fillvalue="nothing"):
        if left != right:
            return f"once it saw {left[:800]}\n    or: {right[:800]}"
    return "only who was still thinking"


def _waiting(state: Any) -> list[int]:
    """Who is still thinking; a sealed phase does not show who is done."""
    agendas = state.before.agendas if state.phase == SEALED_PHASE else state.agendas
    return [seat for seat, agenda in enumerate(agendas) if agenda]


def _difference(one: str, other: str) -> str:
    """What differs between two receivers' bytes, from the first difference on."""
    left, right = json.loads(one), json.loads(other)
    lines = []
    for name in left:
        if left[name] != right.get(name):
            a, b = json.dumps(left[name]), json.dumps(right.get(name))
            at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), 0)
            lines.append(f"{name}: {a[at:][:600]}\n   or: {b[at:][:600]}")
    return "\n".join(lines)


def _possible(rules: AnyRules, state: Any, seat: int) -> str:
    """A state as a seat has to imagine it: other seats of a running phase stand at its beginning."""
    raw = state.to_json()
    start = raw["before"] or raw
    zones = [
        (raw if owner in (-1, seat) else start)["zones"][zone] for zone, owner in enumerate(rules.zone_owner)
    ]
    fields = {}
    for name, per_seat, _ in rules.fields:
        fields[name] = raw[name]
        if per_seat:
            fields[name] = [(raw if s == seat else start)[name][s] for s in range(rules.players)]
    agendas = [(raw if s == seat else start)["agendas"][s] for s in range(rules.players)]
    return json.dumps([zones, fields, agendas, raw["table"], raw["phase"], raw["over"]])


def determinize_reaches_exactly_the_class(table: Table, found: list[Classes]) -> int:
    """For each thing a seat can know: determinize finds all states it leaves possible, and no other."""
    rules = table.rules()
    checked = 0
    for seat in range(table.players):
        for sequence, view in found[seat].views.items():
            reached = set()
            for fork in every_run():
                state = determinize(rules, json.loads(view), ChosenRandom(fork))
                reached.add(_possible(rules, state, seat))
            expected = found[seat].states[sequence]
            assert reached <= expected, f"determinize invents a state: {min(reached - expected)} for {view}"
            assert expected <= reached, f"determinize misses a state: {min(expected - reached)} for {view}"
            checked += 1
    return checked


def law_of_enumeration(tables: list[Table]) -> tuple[int, int]:
    """The whole of secrecy on reduced games; returns how many games and classes were looked at.

    Together the reduced games of a game reach every step and every question of its rules.
    """
    missing = unreached(tables)
    assert not missing, f"laws.toml of {tables[0].game.id}: no reduced game reaches {sorted(missing)}"
    games = classes = 0
    for table in tables:
        found, played = enumerate_games(table)
        games += played
        classes += determinize_reaches_exactly_the_class(table, found)
    return games, classes


def unreached(tables: list[Table]) -> set[str]:
    """The steps and questions that no game at these tables comes to; mostly a few by chance find all."""
    missing = {handler.name for table in tables for handler in table.rules().handlers[2:]}
    rng = Random(0)
    lists = ([rng.randrange(2**16) for _ in range(300)] for _ in count())
    some = ((table, ListedChoices(next(lists))) for _ in range(GAMES_BY_CHANCE) for table in tables)
    every = ((table, fork) for table in tables for fork in islice(every_run(), MOST_GAMES))
    games: Iterator[tuple[Table, Chooser]] = chain(some, every)
    for table, chooser in games:
        if not missing:
            break
        for _, observer in _run(table, chooser):
            missing -= observer.reached
    return missing


# Full games: two deals that differ only in cards the seat has not seen


class SwappedChance(ChosenChance):
    """As ChosenChance, but the first shuffles come out with the cards in some places changed round."""

    def __init__(self, choices: ListedChoices, swaps: list[list[int]]) -> None:
        super().__init__(choices, distinct=False)
        self.swaps = list(swaps)

    def shuffle(self, state: State, stream: int, cards: list[int]) -> None:
        super().shuffle(state, stream, cards)
        swap = self.swaps.pop(0) if self.swaps else []
        places = [place for place in swap if place < len(cards)]
        moved = [cards[place] for place in places]
        for place, card in zip(places[1:] + places[:1], moved, strict=True):
            cards[place] = card


def deals_that_look_alike_give_equal_bytes(table: Table, rng: Random, tally: Counter[str]) -> None:
    """Two games from the start whose deals differ: as long as a seat sees the same, its bytes are the same.

    Nothing of the code under test helps to build the pair. `tally` counts in how many pairs each zone that
    visibility.toml hides came to differ.
    """
    choices = [rng.randrange(2**16) for _ in range(300)]
    seat = rng.randrange(table.players)
    sides = [Dealt(table, choices, swaps, seat) for swaps in ([], _most_different(table, choices, seat, rng))]
    hidden: dict[str, bool] = {}
    alike = laws_file(table.game).get("alike", [])
    moments = Moments(seat)
    wants_hint = Random(str(choices)).random() < WANTING_HINTS
    going_on = True
    while going_on and sides[0].sequence() == sides[1].sequence():
        asks_why = rng.random() < ASKING_WHY
        if moments.look():
            seen = [bytes_of(side.session, seat, asks_why) for side in sides]
            assert seen[0] == seen[1], (
                f"seat {seat} is told more than it may know:\n{_difference(seen[0], seen[1])}"
            )
            if wants_hint and (hints := [hinted(side.session, seat) for side in sides])[0]:
                assert hints[0] == hints[1], f"a hint tells seat {seat} more than it may know"
                wants_hint = False
        for zone, differs in _hidden_zones(sides, seat):
            hidden[zone] = hidden.get(zone, False) or differs
        going_on = not sides[0].session.state.over and _answer_alike(sides, seat, rng, alike)
    for zone, differed in hidden.items():
        tally[f"{zone} was hidden"] += 1
        tally[f"{zone} differed"] += differed


def random_swaps(cards: int, players: int, rng: Random) -> list[list[int]]:
    """Places to change round in the first shuffles, as many as there may be decks to shuffle at the start.

    Small decks beside large ones get their share: half of the time only the first places are changed.
    """
    found = []
    for _ in range(max(players, MOST_DECKS)):
        places = rng.choice([cards, min(cards, SMALL_DECK)])
        sizes = [0, 2, 3, min(8, places), places // 2, places]
        found.append(rng.sample(range(places), rng.choice(sizes)))
    return found


def _most_different(table: Table, choices: list[int], seat: int, rng: Random) -> list[list[int]]:
    """Of thirty deals, the one that differs most from the honest one while the seat sees no difference."""
    cards = len(table.rules().all_cards())
    honest, honest_sight = _glimpse(table, choices, [], seat)
    best: list[list[int]] = []
    most = 0
    for _ in range(30):
        swaps = random_swaps(cards, table.players, rng)
        zones, sight = _glimpse(table, choices, swaps, seat)
        differing = sum(one != other for one, other in zip(honest, zones, strict=True))
        if sight == honest_sight and differing > most:
            best, most = swaps, differing
    return best


def _glimpse(
    table: Table, choices: list[int], swaps: list[list[int]], seat: int
) -> tuple[list[list[int]], str]:
    """How the cards lie after a deal, and what a seat saw of it from step to step."""
    rules = table.rules()
    observer = Observer(rules, [seat])
    match = start_match(table, rules, SwappedChance(ListedChoices(choices), swaps), watched=False)
    observer.watch(match.state, -1)
    return match.state.zones, observer.sequence(seat)


class Dealt:
    """A session from the start, with an observer looking on for one seat."""

    def __init__(
        self, table: Table, choices: list[int], swaps: list[list[int]], seat: int, keeps_events: bool = True
    ) -> None:
        self.rules = table.rules()
        self.observer = Observer(self.rules, [seat])
        self.seat = seat
        self.session: Session[Any] = Session(
            self.rules,
            table.about(),
            seed=0,
            arrangement=table.arrangement,
            make_chance=lambda _: SwappedChance(ListedChoices(choices), swaps),
            watcher=self.observer.watch,
            keeps_events=keeps_events,
        )

    def sequence(self) -> str:
        self.observer.watch(self.session.state, -1)
        return f"{self.observer.sequence(self.seat)} {_waiting(self.session.state)}"

    def question(self, actor: int) -> str:
        """What this seat is asked now."""
        return str(self.rules.handlers[self.session.state.agendas[actor][-1][0]].name)

    def hears(self, question: str) -> bool:
        """Whether everybody hears the answers to a question."""
        return self.rules.setup.visibility["answers"][question] == "all"


def _answer_alike(sides: list[Dealt], seat: int, rng: Random, alike: list[str]) -> bool:
    """Let both tables go on in a way that looks the same to `seat`; False when there is none.

    Answers that `seat` hears are the same at both; others, of other seats, may be whatever is legal there. A
    game whose secret answers show soon after, so that the tables would always part, names those questions
    as `alike` in its laws.toml: mostly they are answered alike where that is possible.
    """
    sessions = [side.session for side in sides]
    asked = [set(session.rules.asked(session.state)) for session in sessions]
    for actor in rng.sample(sorted(asked[0] & asked[1]), len(asked[0] & asked[1])):
        offers = [session.rules.offer(session.state, actor) for session in sessions]
        both = [option for option in offers[0] if option in offers[1]]
        options = [rng.choice(both)] * 2 if both else []
        question = sides[0].question(actor)
        follows = both and question in alike and rng.random() < ANSWERED_ALIKE
        if actor != seat and not sides[0].hears(question) and not follows:
            options = [rng.choice(offer) for offer in offers]
        if options:
            for session, option in zip(sessions, options, strict=True):
                assert session.answer(actor, option) is None
            return True
    return False


def _hidden_zones(sides: list[Dealt], seat: int) -> Iterator[tuple[str, bool]]:
    """The zones with cards that visibility.toml hides from a seat, and whether the tables differ there."""
    visibility = sides[0].rules.setup.visibility
    for zone in sides[0].rules.zones:
        seen = visibility["seat" if zone.per_seat else "table"][zone.name].partition("+")[0]
        shown = sides[0].session.state.shown
        numbers = [
            zone.first + i
            for i in range(zone.count)
            if (seen == "nobody" or i != seat) and not shown[zone.first + i] >> seat & 1
        ]
        cards = [[side.session.state.zones[number] for number in numbers] for side in sides]
        if seen != "all" and any([*cards[0], *cards[1]]):
            yield zone.name, cards[0] != cards[1]
