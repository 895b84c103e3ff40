"""What decides a game: the first thing that tells the rivals apart."""

from __future__ import annotations

from veillee.core import Criterion, decide, ranked_by, schema

SHARED: schema.Reason = {"rule": "x.ties", "message": "won-shared", "arguments": {}}


def decided(*worth: list[int]) -> tuple[list[int], str, list[int | str]]:
    criteria = [Criterion("x.end", f"won-{number}", each) for number, each in enumerate(worth)]
    winners, reason = decide(list(range(len(worth[0]))), criteria, SHARED)
    return winners, reason["message"], list(reason["arguments"].values())


def test_the_first_thing_that_leaves_one_decides() -> None:
    assert decided([3, 5, 4], [9, 0, 0]) == ([1], "won-0", [5, 4])
    assert decided([5, 5, 4], [1, 2, 9]) == ([1], "won-1", [2, 1]), "who is out of it does not count"


def test_where_less_is_better_the_numbers_are_told_without_a_sign() -> None:
    assert decided([-2, -5]) == ([0], "won-0", [2, 5])


def test_the_second_number_is_the_next_best_of_those_who_were_level() -> None:
    assert decided([5, 5, 5], [4, 1, 3]) == ([0], "won-1", [4, 3])


def test_who_is_level_in_everything_shares() -> None:
    assert decided([5, 5, 1], [2, 2, 9]) == ([0, 1], "won-shared", [])


def test_ranks_are_shared_and_seats_keep_their_order_then() -> None:
    found = ranked_by([(2, 1), (3, 0), (2, 1), (2, 2)])
    assert (found.seats, found.ranks) == ([1, 3, 0, 2], [3, 1, 3, 2])
