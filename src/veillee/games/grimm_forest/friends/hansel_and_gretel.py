"""Hansel and Gretel, a Friend (gf.friend.hansel-and-gretel)."""

from __future__ import annotations

from typing import final

from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.sections import WALLS


@final
class HanselAndGretel:
    """Opponents pay one more for walls, to the owner; `building.py` adds it to every price."""

    def __init__(self, rules: GrimmForestParts) -> None:
        rules.building.add_toll_taker("hansel-and-gretel", WALLS)
