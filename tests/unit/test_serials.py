"""Numbers of messages on a line."""

from __future__ import annotations

import pytest

from veillee.core.serials import LineBroken, Serials


def heard(*numbers: int) -> list[int]:
    """What is taken in of messages with these numbers."""
    serials = Serials()
    return [number for number in numbers if serials.is_new(number)]


def test_what_is_sent_is_numbered_from_one() -> None:
    serials = Serials()
    assert [serials.next() for _ in range(3)] == [1, 2, 3]


@pytest.mark.parametrize(
    ("numbers", "taken"),
    [((1, 2, 3), [1, 2, 3]), ((1, 1, 2, 1, 2, 3), [1, 2, 3]), ((0, 0, 0), [0, 0, 0]), ((0, 1, 2), [0, 1, 2])],
)
def test_what_comes_twice_is_passed_over(numbers: tuple[int, ...], taken: list[int]) -> None:
    assert heard(*numbers) == taken


@pytest.mark.parametrize("numbers", [(2,), (1, 3), (1, 3, 2), (1, 0), (1, 2, 99), (0, 2)])
def test_what_is_missing_breaks_the_line(numbers: tuple[int, ...]) -> None:
    with pytest.raises(LineBroken):
        heard(*numbers)
