"""A game whose advice takes its process down, once, when there is a file that FRAIL_GAME names."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from toys.whispers import GAME as WHISPERS
from veillee.core import Game
from veillee.core.advice import Advice, Ranked
from veillee.core.refusals import Reason
from veillee.core.schema import View


class FrailAdvice(Advice):
    def rank(self, view: View, options: list[int]) -> list[Ranked]:
        try:
            Path(os.environ["FRAIL_GAME"]).unlink()
            os.kill(os.getpid(), signal.SIGKILL)
        except FileNotFoundError:
            pass
        return [Ranked(option, float(option), Reason("", "frail")) for option in reversed(options)]


GAME = Game(
    "frail",
    WHISPERS.module,
    WHISPERS.make,
    WHISPERS.players,
    options=WHISPERS.options,
    players_rule=WHISPERS.players_rule,
    advice=FrailAdvice,
)
