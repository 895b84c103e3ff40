"""A game whose advice does what the view says: fail, never end, or take its process down."""

from __future__ import annotations

import os
import threading
from pathlib import Path
from typing import Any

from toys.whispers import GAME as WHISPERS
from veillee.core import Game, Setup
from veillee.core.advice import Advice, Ranked
from veillee.core.refusals import Reason
from veillee.core.rules import AnyRules
from veillee.core.schema import View


def _comes_first(view: Any) -> bool:
    """Whether nobody has looked at this view before, in any process."""
    try:
        Path(view["file"]).touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


class OddAdvice(Advice):
    def rank(self, view: View, options: list[int]) -> list[Ranked]:
        match view.get("do"):
            case "fail":
                raise ValueError("the advice fails")
            case "hang":
                threading.Event().wait()
            case "die":
                os._exit(1)
            case "hang first" if _comes_first(view):
                threading.Event().wait()
            case "die first" if _comes_first(view):
                os._exit(1)
            case "eat first" if _comes_first(view):
                bytearray(2**40)
            case _:
                pass
        return [Ranked(option, float(option), Reason("", "odd")) for option in reversed(options)]


def make(setup: Setup) -> AnyRules:
    """Rules that are never done where the owner's data asks for it."""
    if setup.owner_note == "hang":
        threading.Event().wait()
    return WHISPERS.make(setup)


GAME = Game(
    "odd",
    WHISPERS.module,
    make,
    WHISPERS.players,
    options=WHISPERS.options,
    players_rule=WHISPERS.players_rule,
    advice=OddAdvice,
)
