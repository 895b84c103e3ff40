"""A table's clock. It runs on public facts alone, so that when something happens tells nothing.

A question that leaves one option is answered for the seat a fixed time after it was shown; a bot answers a
fixed time after (`bot_times`); and where two or more people sit, nobody is shown what became of a question
before the fixed time has passed, whoever answered sooner. A window stays open for its whole length.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, final

from veillee.server.settings import Pace

NEVER: Final = float("inf")


@dataclass(frozen=True)
class Asked:
    """A decision a seat was shown, and when."""

    decision: int
    since: float
    #: When the seat is answered for, if it is a bot's; None if it may take its time.
    bot_at: float | None = None


@final
class Schedule:
    """Which questions were shown when, and until when the table holds back."""

    def __init__(self, pace: Pace) -> None:
        self.pace = pace
        self.asked: dict[int, Asked] = {}
        #: Until then nothing is shown to anybody.
        self.hold_until = 0.0
        #: The length of the window that was shown last, 0 if what was shown is none.
        self.window = 0.0
        self.stage: Any = None

    def show(
        self,
        asked: dict[int, int],
        stage: Any,
        secret: bool,
        window: float,
        now: float,
        bot_times: Mapping[int, float],
    ) -> None:
        """Questions are shown; `secret` if it must not be seen how soon they are answered.

        A `window` of so many seconds opens with them. Bots answer after their times.
        """
        for seat, decision in asked.items():
            known = self.asked.get(seat)
            if known is None or known.decision != decision:
                time = bot_times.get(seat, 0.0)
                self.asked[seat] = Asked(decision, now, now + time if time else None)
        for seat in set(self.asked) - set(asked):
            del self.asked[seat]
        if stage != self.stage:
            self.stage = stage
            self.window = window
            self.hold_until = now + (window or self.pace.forced) if secret else 0.0

    def follow(self, seat: int, decision: int, now: float) -> None:
        """A seat is asked on in what was shown; a bot there answers when it answered before."""
        self.asked[seat] = Asked(decision, now, self.asked[seat].bot_at)

    def restart(self) -> None:
        """After a pause all clocks begin anew."""
        self.asked.clear()
        self.stage = None
        self.window = 0.0
        self.hold_until = 0.0

    def is_held(self, now: float) -> bool:
        return now < self.hold_until

    def has_open_window(self, now: float) -> bool:
        return self.window > 0 and self.is_held(now)

    def left(self, now: float) -> float:
        """How long nothing is shown yet, to the millisecond."""
        return round(max(0.0, self.hold_until - now), 3)

    def was_shown(self, seat: int, decision: int) -> bool:
        known = self.asked.get(seat)
        return known is not None and known.decision >= decision

    def forced_at(self, seat: int) -> float:
        return self.asked[seat].since + self.pace.forced

    def bot_at(self, seat: int) -> float | None:
        return self.asked[seat].bot_at

    def time_for_bot(self, seat: int, now: float) -> float:
        """How many seconds a seat's bot may think."""
        due = self.asked[seat].bot_at
        return 0.0 if due is None else max(0.0, due - now)
