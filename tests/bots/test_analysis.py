"""The analysis of a finished game: what a seat knew then, apart from hindsight, and where it turned."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from veillee import registry
from veillee.bots import BotMaker
from veillee.bots.analysis import CLOSER, Analysing, analyse
from veillee.bots.analysis_result import Analysis
from veillee.bots.analysis_tasks import (
    Look,
    Looked,
    Outline,
    Outlined,
    Outlines,
    Tried,
    TryInTruth,
    perform,
)
from veillee.bots.finished import AnalysisError, FinishedGame
from veillee.core import Rules, view_of
from veillee.core.record import Record, parse_record
from veillee.core.session import Session

KEPT = Path(__file__).parents[1] / "kept"
REASON: Any = {"rule": "", "message": "why", "arguments": {}}


def table_of(game_id: str, players: int = 2, **options: Any) -> tuple[BotMaker, Rules[Any]]:
    game = registry.find_game(game_id)
    rules = registry.rules_for(game, players, options)
    return BotMaker(game, rules), rules


def play_on(session: Session[Any], maker: BotMaker, answers: int = 10_000) -> None:
    """Let the advice play, as long as the game goes on."""
    assert maker.advice is not None
    rules = session.rules
    while not session.state.over and answers:
        seat = rules.asked(session.state)[0]
        ranked = maker.advice.rank(view_of(rules, session.state, seat), session.offered(seat))
        assert session.answer(seat, ranked[0].option) is None
        answers -= 1


def played(maker: BotMaker, arrangement: dict[str, Any] | None = None) -> Record:
    session: Session[Any] = Session(
        maker.rules, registry.about_of(maker.game), seed=3, arrangement=arrangement
    )
    play_on(session, maker)
    return parse_record(session.record.text())


# What was known then


def shuffled_deck(rules: Rules[Any]) -> list[str]:
    state = rules.blank_state()
    rules.fill(state)
    cards = [rules.kind_names[kind] for zone in state.zones for kind in zone]
    Random(8).shuffle(cards)
    return cards


def dealt(cards: list[str]) -> dict[str, Any]:
    """A position with these cards in the deck, the first on top."""
    return {"deck": cards[::-1]}


def decks_that_look_alike(rules: Rules[Any], same: int) -> list[dict[str, Any]]:
    """Two deals of Fairy Tale with the same cards on top, and others further down."""
    cards = shuffled_deck(rules)
    rest = cards[same:]
    Random(9).shuffle(rest)
    return [dealt(cards), dealt([*cards[:same], *rest])]


def looks(maker: BotMaker, game: FinishedGame, seat: int, most: int) -> list[Any]:
    own = [number for number, choice in enumerate(game.choices) if choice.seat == seat][:most]
    return [perform(Look(number, 0, 4), maker, game) for number in own]


def test_what_a_seat_could_not_know_changes_nothing_of_what_it_could_expect() -> None:
    """Two games with the same first round, and other cards still in the deck."""
    maker, rules = table_of("fairy-tale", rounds=2)
    games = [FinishedGame(played(maker, deal), rules) for deal in decks_that_look_alike(rules, same=10)]
    first, second = [looks(maker, game, 0, 5) for game in games]
    assert first == second
    states = [game.choices[0].state for game in games]
    assert states[0] != states[1]
    both = [perform(TryInTruth(0, game.choices[0].options[:2], 4), maker, game) for game in games]
    assert len(both[0].values) == len(both[1].values) == 2


def test_the_opponents_hand_changes_nothing_of_the_first_choice() -> None:
    maker, rules = table_of("fairy-tale", rounds=1)
    cards = shuffled_deck(rules)
    others = [*cards[:5], *cards[20:25], *cards[10:20], *cards[5:10], *cards[25:]]
    games = [FinishedGame(played(maker, dealt(deck)), rules) for deck in (cards, others)]
    seats = [next(n for n, c in enumerate(game.choices) if c.seat == 0) for game in games]
    views = [game.choices[number].view for game, number in zip(games, seats, strict=True)]
    assert views[0] == views[1]
    hands = [game.choices[n].state.zones for game, n in zip(games, seats, strict=True)]
    assert hands[0] != hands[1]
    assert looks(maker, games[0], 0, 1) == looks(maker, games[1], 0, 1)


def test_the_same_game_has_the_same_analysis() -> None:
    maker, rules = table_of("bakers")
    record = played(maker)
    found = [analyse(BotMaker(maker.game, rules), FinishedGame(record, rules), 0, 3) for _ in range(2)]
    assert found[0] == found[1]
    assert [len(found[0].curves), found[0].seat, found[0].is_common] == [2, 0, False]
    ends = [curve[-1].percent for curve in found[0].curves]
    assert sum(ends) in (99, 100, 101)
    assert all(curve[-1].line == len(record.lines) for curve in found[0].curves)


# Where the chances turned


def analysed(
    values: list[dict[int, float]], seats: list[int], goals: list[float], seat: int | None
) -> Analysis:
    """The analysis of choices between options 0 and 1, where 0 was always chosen and promised this."""
    analysing = Analysing(seat, 5)
    tasks = analysing.tasks()
    assert isinstance(next(tasks), Outline)
    choices = [Outlined(line, seat, 0) for line, seat in enumerate(seats, 3)]
    answer: Any = Outlines("toy", 2, False, 20, choices, goals)
    while True:
        try:
            task = tasks.send(answer)
        except StopIteration as end:
            assert analysing.done == analysing.total
            found: Analysis = end.value
            return found
        assert analysing.done < analysing.total
        if isinstance(task, Look):
            assert task.options in ([], [0, 1])
            promised = values[task.choice]
            answer = Looked(list(promised), list(promised.values()), [REASON] * len(promised))
        else:
            assert isinstance(task, TryInTruth)
            answer = Tried([0.1 * option for option in task.options], [])


def test_a_choice_that_cost_much_is_a_turning_point() -> None:
    found = analysed([{0: 0.5, 1: 0.52}, {0: 0.3, 1: 0.55}, {0: 0.31, 1: 0.3}], [0, 0, 0], [0.3, 1.0], 0)
    (point,) = found.turning_points
    assert (point.line, point.cause, point.before, point.after) == (4, "choice", 55, 30)
    assert (point.chosen, point.best, point.best_in_hindsight) == (0, 1, 1)
    assert [(each.option, each.knew, each.hindsight) for each in point.options] == [(1, 55, 10), (0, 30, 0)]
    assert [(each.line, each.percent) for each in found.curves[0]] == [
        (1, 52),
        (3, 50),
        (4, 30),
        (5, 31),
        (20, 30),
    ]
    assert found.iterations == (5, 5 * CLOSER)


def test_what_followed_a_good_choice_is_told_apart_from_it() -> None:
    found = analysed([{0: 0.7, 1: 0.5}, {0: 0.4, 1: 0.3}], [0, 0], [0.4, 0.6], None)
    (point,) = found.turning_points
    assert (point.cause, point.before, point.after, point.best) == ("followed", 70, 40, 0)


def test_the_end_itself_may_be_what_followed() -> None:
    found = analysed([{0: 0.6, 1: 0.5}], [0], [0.0, 1.0], 0)
    assert [(point.cause, point.after) for point in found.turning_points] == [("followed", 0)]


def test_three_points_are_told_in_the_order_of_the_game_and_of_the_seat_alone() -> None:
    drops = [0.1, 0.5, 0.2, 0.9, 0.4, 0.3]
    values = [{0: 0.0, 1: drop} for drop in drops]
    found = analysed(values, [0, 0, 0, 1, 0, 0], [0.0, 0.0], 0)
    assert [(point.line, point.before) for point in found.turning_points] == [(4, 50), (7, 40), (8, 30)]
    everybody = analysed(values, [0, 0, 0, 1, 0, 0], [0.0, 0.0], None)
    assert {point.seat for point in everybody.turning_points} == {0, 1}


def test_small_differences_are_no_turning_points() -> None:
    assert not analysed([{0: 0.5, 1: 0.52}, {0: 0.49, 1: 0.5}], [0, 0], [0.48, 0.5], 0).turning_points


# Which games


def test_what_was_taken_back_is_not_looked_at() -> None:
    maker, rules = table_of("fairy-tale", rounds=1)
    session: Session[Any] = Session(rules, registry.about_of(maker.game), seed=3)
    first, second = session.offered(0)[:2]
    assert session.answer(0, first) is None
    assert session.undo(0) is None
    assert session.answer(0, second) is None
    play_on(session, maker)
    game = FinishedGame(parse_record(session.record.text()), rules)
    assert [choice.chosen for choice in game.choices if choice.decision == 0 and choice.seat == 0] == [second]
    assert len({(choice.seat, choice.decision) for choice in game.choices}) == len(game.choices)


@pytest.mark.parametrize(
    "name", ["grimm-forest", "fine-sand-take-backs", "dice-upon-a-time", "fairy-tale-finished-at-a-server"]
)
@pytest.mark.parametrize("folder", ["format-1", "format-3"])
def test_records_of_earlier_days_open(folder: str, name: str) -> None:
    record = parse_record((KEPT / folder / "records" / f"{name}.record").read_text(encoding="utf-8"))
    header = record.header
    game = registry.find_game(header["game"])
    rules = registry.rules_for(game, header["players"], header["options"], None, record.about["revision"])
    finished = FinishedGame(record, rules)
    assert finished.choices
    last = len(finished.choices) - 1
    looked = perform(Look(last, 0, 1), BotMaker(game, rules), finished)
    assert finished.choices[last].chosen in looked.options


def test_a_game_without_an_end_is_refused() -> None:
    maker, rules = table_of("fairy-tale", rounds=1)
    session: Session[Any] = Session(rules, registry.about_of(maker.game), seed=3)
    play_on(session, maker, answers=3)
    with pytest.raises(AnalysisError, match="the game is not over yet"):
        FinishedGame(parse_record(session.record.text()), rules)
    session.abandon()
    with pytest.raises(AnalysisError, match="broken off"):
        FinishedGame(parse_record(session.record.text()), rules)


def test_alone_and_without_a_model_there_is_nothing_to_say() -> None:
    maker, rules = table_of("fine-sand", 1)
    maker.__dict__["judgement"] = None
    maker.shortfall = "nothing was learned about fine-sand"
    with pytest.raises(AnalysisError, match="nothing was learned about fine-sand"):
        analyse(maker, FinishedGame(played(maker), rules))
