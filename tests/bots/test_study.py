"""Studies: what is noted of a game, and that its numbers mean what they say."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from veillee.registry import find_game
from veillee.tools.study.counts import pace_of, summary_of
from veillee.tools.study.influence import Influence, influences, telling_ways
from veillee.tools.study.plan import Study, label_of, study_of, tables_of
from veillee.tools.study.playing import Round, StudiedGame, play_studied, seated
from veillee.tools.study.tables import Data, data_of


def fairy_tale(players: int = 2, bots: str = "greedy random", **options: int) -> Study:
    return study_of(find_game("fairy-tale"), [{"players": players, **options}], bots.split(), 1, 8)


def influence_of(data: Data, card: str) -> Influence | None:
    return next((each for each in influences(data) if each.card == card and not each.variant), None)


def test_what_is_noted_of_a_game() -> None:
    study = fairy_tale(3, rounds=2)
    played = play_studied(study, 0, 5)
    rules = study.maker(0).rules
    assert played == play_studied(study, 0, 5)
    assert len(played.rounds) == 2
    assert played.rounds[-1].scores == played.scores
    assert sorted(played.order) == [0, 1, 2]
    assert played.winners == [seat for seat in range(3) if played.ranks[seat] == 1]
    for used in played.cards:
        # Five cards are dealt in a round, and the last is left over; three of four picks are played.
        assert sum(used["choice:pick"].values()) == 2 * 4
        assert sum(used["choice:play"].values()) <= 2 * 3
        laid = sum(sum(used.get(zone, {}).values()) for zone in ("zone:opened", "zone:closed"))
        assert laid == 2 * 3
        assert all(0 <= kind < len(rules.kind_names) for kinds in used.values() for kind in kinds)
    for each in played.rounds:
        assert all(
            options >= 2 * choices > 0 for options, choices in zip(each.options, each.choices, strict=True)
        )


def test_bots_move_on_by_a_seat() -> None:
    study = fairy_tale(3)
    assert [seated(study, 0, game).index("greedy") for game in range(4)] == [0, 2, 1, 0]


def test_a_lone_player_and_a_game_without_rounds() -> None:
    # Fine Sand asks something before its first round.
    alone = play_studied(study_of(find_game("fine-sand"), [{"rounds": 2}], ["greedy"], 1, 8), 0, 0)
    assert (alone.order, alone.winners, len(alone.rounds)) == ([0], [0], 2)
    bakers = play_studied(study_of(find_game("bakers"), [{"players": 2}], ["greedy"], 1, 8), 0, 0)
    assert len(bakers.rounds) == 1
    assert bakers.rounds[0].scores == bakers.scores
    assert any("choice:bake" in used and "zone:shelves" in used for used in bakers.cards)


def test_variants() -> None:
    assert tables_of([{"players": [2, 4], "mode": ["basic"]}, {"players": [4], "mode": ["basic"]}]) == [
        {"players": 2, "mode": "basic"},
        {"players": 4, "mode": "basic"},
    ]
    assert label_of(1, {"items": False, "fable": 9}) == "alone, items false, fable 9"
    assert label_of(4, {}) == "4 players"


# Numbers, from games that were made up


def made_up(
    holders: Iterator[tuple[list[int], int]], together: bool = False, study: Study | None = None
) -> Data:
    """Games of two: who held the card of kind 0 or 1 at the end, and the seat that won."""
    games = []
    for game, (held, winner) in enumerate(holders):
        scores = [10 + winner] * 2 if together else [3 + 4 * (seat == winner) for seat in range(2)]
        winners = [0, 1] if together else [winner]
        cards = [{"zone:opened": {kind: 1 for kind in (held[seat],) if kind >= 0}} for seat in range(2)]
        rounds = [Round([1, 1], [0, 1], [2, 2], [6, 6]), Round(scores, winners, [1, 1], [2, 2])]
        games.append(StudiedGame(0, game, [1, 0], scores, winners, [1, 1], rounds, cards))
    return data_of(study or fairy_tale(bots="greedy", rounds=2), games)


def test_the_influence_of_a_card_is_found_and_of_another_not() -> None:
    """Who has card 0 wins three games of four, whichever seat that is; card 1 lies anywhere."""
    rng = Random(4)

    def games() -> Iterator[tuple[list[int], int]]:
        for game in range(400):
            holder = game % 2
            winner = holder if game % 8 < 6 else 1 - holder
            yield [0 if seat == holder else -1 for seat in range(2)], winner
        for _ in range(400):
            holder = rng.randrange(2)
            yield [1 if seat == holder else -1 for seat in range(2)], rng.randrange(2)

    data = made_up(games())
    good, idle = (influence_of(data, name) for name in ("homesteaders", "knight-of-the-round-table"))
    assert good is not None
    assert idle is not None
    assert good.influence == pytest.approx(0.5, abs=0.02)
    assert good.low < 0.5 < good.high
    assert good.high - good.low == pytest.approx(2 * 1.96 * 2 * (0.75 * 0.25 / 400) ** 0.5, rel=0.1)
    assert (good.used, good.unused, good.mean_used) == (400, 1200, 0.75)
    assert good.is_sure
    assert idle.low < 0 < idle.high
    assert telling_ways([good, idle], 3) == ["zone:opened"]


def test_a_better_bot_is_no_influence_of_its_cards() -> None:
    """The seat of the same bot always has the card and wins three of four, as its rival would with it."""
    games = (([0, -1] if game % 2 == 0 else [-1, 0], game % 2 if game % 8 < 6 else 1) for game in range(200))
    study = fairy_tale(rounds=2)
    assert seated(study, 0, 0) == seated(study, 0, 1)[::-1]
    assert influence_of(made_up(games, study=study), "homesteaders") is None


def test_what_a_seat_wins_anyhow_is_no_influence_of_its_cards() -> None:
    """Seat 0 always wins and always has the card: nothing can be said of the card."""
    assert influence_of(made_up(([0, -1], 0) for _ in range(200)), "homesteaders") is None


def test_where_all_win_together_the_score_is_compared() -> None:
    """With the card on the table the score is higher by one in half of the games."""
    data = made_up(
        (([0, -1] if game % 2 else [-1, -1], int(game % 4 == 1)) for game in range(200)), together=True
    )
    assert data.shares_all(0)
    found = influence_of(data, "homesteaders")
    assert found is not None
    assert (found.aim, found.used, found.unused) == ("score", 100, 100)
    assert found.influence == pytest.approx(0.5)


def test_a_variant_in_numbers() -> None:
    data = made_up(([-1, -1], int(game % 4 == 0)) for game in range(100))
    summary = summary_of(data, 0)
    # Seat 1 comes first in the turn order, and wins every fourth game.
    assert [place.value for place in summary.places] == [0.25, 0.75]
    assert summary.places[0].low < 0.25 < summary.places[0].high < 0.5
    assert (summary.games, summary.players, summary.together) == (100, 2, False)
    assert (summary.score.value, summary.best, summary.margin, summary.shared) == (5, 7, 4, 0)
    assert (summary.choices, summary.options) == (3, 8 / 3)
    pace = pace_of(data, 0)
    assert (pace.when, pace.score, pace.lead) == ([1, 2], [1, 5], [0.5, 1])
    assert (pace.choices, pace.options) == ([2, 1], [3, 2])
