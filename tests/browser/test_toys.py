"""Games without a board of their own: the generic one carries each of the toys to its end."""

from __future__ import annotations

import pytest

from browser.house import ServerProcess
from browser.visitors import DESKTOP, PHONE, Visitors
from veillee.tools.verifier import verify


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("toy", ["bakers", "whispers", "peepers", "pedlars"])
def test_a_toy_is_played_to_its_end(
    visitors: Visitors, house: ServerProcess, toy: str, size: tuple[int, int]
) -> None:
    visitor = visitors.come(size=size)
    visitor.come()
    visitor.choose_game(toy)
    visitor.play()
    assert visitor.play_on() > 0
    assert house.table(visitor.table)["status"] == "over"
    assert verify(house.record(visitor.table)) > 0
