"""The arena: fair seats and deals, wins counted in parts, and bots as strong as the docs say."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from veillee.bots.arena import Contest, Played, Tally, play_contest, tallies_of, wilson
from veillee.bots.arena.results_file import FORMAT, Header, ResultsError, read_results, results_kept
from veillee.bots.makers import ITERATIONS

pytestmark = pytest.mark.both


def contest_of(names: list[str], games: int, options: dict[str, Any] | None = None, seed: int = 1) -> Contest:
    return Contest("fairy-tale", len(names), options or {}, tuple(names), games, seed, 8)


def competition(
    names: list[str], games: int, options: dict[str, Any] | None = None, seed: int = 1
) -> list[Tally]:
    contest = contest_of(names, games, options, seed)
    return tallies_of(names, list(play_contest(contest, 1)))


def without_times(games: Iterable[Played]) -> list[Played]:
    return sorted(
        (msgspec.structs.replace(played, seconds=[]) for played in games),
        key=lambda played: (played.deal, played.rotation),
    )


@pytest.mark.parametrize(
    ("rate", "games", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (1.0, 10, 0.7225, 1.0), (0.0, 10, 0.0, 0.2775), (0.9, 1000, 0.8799, 0.9171)],
)
def test_wilson(rate: float, games: int, low: float, high: float) -> None:
    assert wilson(rate, games) == pytest.approx((low, high), abs=1e-4)


def test_the_same_seed_gives_the_same_result() -> None:
    short = {"rounds": 1}
    first, again, other = [
        without_times(play_contest(contest_of(["greedy", "random"], 6, short, seed), 1)) for seed in (1, 1, 2)
    ]
    assert first == again
    assert first != other


def test_every_deal_is_played_once_from_every_seat() -> None:
    games = list(play_contest(contest_of(["greedy", "random", "random"], 4, {"rounds": 1}), 1))
    assert [(played.deal, played.rotation) for played in games] == [
        (d, r) for d in range(2) for r in range(3)
    ]
    for first in (0, 3):
        assert sorted(played.bots.index("greedy") for played in games[first : first + 3]) == [0, 1, 2]


def test_several_processes_play_the_same_games() -> None:
    contest = contest_of(["search", "greedy"], 4, {"rounds": 1, "draft": 3})
    assert without_times(play_contest(contest, 2)) == without_times(play_contest(contest, 1))


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    contest = contest_of(["greedy", "random"], 6, {"rounds": 1})
    games, file = list(play_contest(contest, 1)), tmp_path / "games.jsonl"
    with results_kept(file, contest) as keep:
        for played in games[:4]:
            keep(played)
    with file.open("ab") as torn:
        torn.write(b'{"deal": 2, "rot')
    done = read_results(file, contest)
    assert done == games[:4]
    assert without_times([*done, *play_contest(contest, 1, done)]) == without_times(games)
    with pytest.raises(ResultsError, match="another contest"):
        read_results(file, contest_of(["greedy", "random"], 8, {"rounds": 1}))
    file.write_text("hello\n", encoding="utf-8")
    with pytest.raises(ResultsError, match="no results of the arena"):
        read_results(file, contest)


def test_results_in_the_first_format_are_gone_on_with(tmp_path: Path) -> None:
    contest, file = contest_of(["greedy", "random"], 4, {"rounds": 1}), tmp_path / "games.jsonl"
    games = list(play_contest(contest, 1))
    header = (
        b'{"arena":1,"contest":{"game":"fairy-tale","players":2,"options":{"rounds":1},'
        b'"bots":["greedy","random"],"games":4,"seed":1,"iterations":8}}\n'
    )
    file.write_bytes(header + msgspec.json.encode(games[0]) + b"\n")
    with results_kept(file, contest) as keep:
        keep(games[1])
    assert read_results(file, contest) == games[:2]
    assert file.read_bytes().startswith(header)


def test_results_of_a_later_format_are_refused(tmp_path: Path) -> None:
    contest, file = contest_of(["greedy", "random"], 4), tmp_path / "games.jsonl"
    file.write_bytes(msgspec.json.encode(Header(FORMAT + 1, contest)) + b"\n")
    with pytest.raises(ResultsError, match=f"later version, in format {FORMAT + 1}"):
        read_results(file, contest)


def test_how_much_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    had: list[int] = []
    monkeypatch.setattr(
        "veillee.bots.search.SearchBot", lambda search, iterations, *_: had.append(iterations)
    )
    maker = contest_of(["search", "greedy"], 2).maker()
    for iterations, thinking in ((0, 1.0), (50, 1.0), (0, 0.1), (50, 0.1), (1, 0.1)):
        maker.make("search", Random(1), iterations, thinking)
    assert had == [ITERATIONS, 50, ITERATIONS // 10, 5, 1]


def test_a_tenth_of_the_thinking_is_a_tenth_of_the_iterations() -> None:
    contest = contest_of(["search", "greedy"], 2, {"rounds": 1})
    few, many = [msgspec.structs.replace(contest, iterations=number) for number in (2, 20)]
    tenth = msgspec.structs.replace(many, thinking=0.1)
    games = [without_times(play_contest(contest, 1)) for contest in (few, many, tenth)]
    assert games[2] == games[0] != games[1]


def test_wins_are_shared_and_add_up() -> None:
    tallies = competition(["random"] * 4, 40, {"rounds": 1, "draft": 3})
    assert [(tally.name, tally.seats) for tally in tallies] == [("random", 4)]
    assert tallies[0].wins == pytest.approx(tallies[0].games)
    first, second = competition(["greedy", "random"], 10, {"rounds": 1, "draft": 3})
    assert first.wins + second.wins == pytest.approx(10)


def test_partners_by_the_same_bot_win_as_one() -> None:
    greedy, _ = competition(["greedy", "random"] * 2, 4, {"teams": "pairs"})
    assert (greedy.seats, greedy.rate) == (2, 1.0)


@pytest.mark.parametrize("options", [{"mode": "expert"}, {}, {"mode": "novice"}], ids=str)
def test_greedy_beats_random(options: dict[str, Any]) -> None:
    greedy, rand = competition(["greedy", "random"], 60, options)
    assert greedy.rate >= 0.85
    assert greedy.mean_score > rand.mean_score + 10


def test_one_greedy_among_random_bots() -> None:
    greedy, _ = competition(["greedy", *["random"] * 3], 40, {"mode": "expert"})
    assert greedy.rate >= 0.75
