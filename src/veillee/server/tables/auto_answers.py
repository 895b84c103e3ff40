"""What a table answers for its seats, and when: bots' choices, what leaves no choice, standing orders."""

from __future__ import annotations

from typing import final

from veillee.server.tables import reaction_windows
from veillee.server.tables.bot_times import quick_choice, thinking_time
from veillee.server.tables.hosted_game import HostedGame
from veillee.server.tables.pending_bot_moves import PendingBotMoves
from veillee.server.tables.schedule import NEVER, Schedule


@final
class AutoAnswers:
    def __init__(self, game: HostedGame, schedule: Schedule, bot_moves: PendingBotMoves) -> None:
        self._setup = game.setup
        self._game = game
        self._schedule = schedule
        self._moves = bot_moves

    def next(self) -> float:
        """When something is answered next, if nobody does anything before."""
        return min([self._at(seat) for seat in self._schedule.asked], default=NEVER)

    def answer(self, now: float) -> bool:
        """Answer all that is due; whether there was anything."""
        moved = [self._answer_for(seat, now) for seat in list(self._schedule.asked)]
        return any(moved)

    def answer_unasked(self) -> bool:
        """Answer for persons at one device, before a window is shown, what they need not be asked."""
        moved = False
        for seat in self._game.asked():
            option = reaction_windows.unasked(self._game, seat)
            while option is not None and self._game.answer_now(seat, option):
                moved = True
                option = reaction_windows.unasked(self._game, seat)
        return moved

    def _answer_for(self, seat: int, now: float) -> bool:
        """A seat that is asked on in the same phase is answered for again, if that is due too."""
        moved = False
        while now >= self._at(seat) and self._game.answer_now(seat, self._option(seat)):
            moved = True
            self.follow(seat, now)
        return moved

    def follow(self, seat: int, now: float) -> bool:
        """Note that a seat is asked on in the window that was shown, or a bot in any phase; whether it is."""
        decision = self._game.asked().get(seat)
        goes_on = self._game.in_window() or (self._is_bot(seat) and self._game.is_sealed())
        if decision is None or not goes_on or self._game.stage() != self._schedule.stage:
            return False
        self._schedule.follow(seat, decision, now)
        left = 0.0 if self._setup.hurried else self._schedule.time_for_bot(seat, now)
        if left or self._setup.hurried or self._schedule.bot_at(seat) is None:
            self._moves.ask(self._game, seat, decision, thinking_time(self._game, seat, left))
        return True

    def _is_bot(self, seat: int) -> bool:
        return self._setup.seats[seat].player is not None

    def _at(self, seat: int) -> float:
        """When a seat is answered for; never, if the table waits for it or what it was shown is past."""
        asked = self._schedule.asked[seat]
        if self._game.asked().get(seat) != asked.decision:
            return NEVER
        if self._is_bot(seat):
            return self._bot_at(seat, asked.decision)
        if self._schedule.window:
            waits = self._setup.shares_device(seat)
            return NEVER if waits else self._schedule.hold_until
        return NEVER if self._has_choice(seat) else self._schedule.forced_at(seat)

    def _bot_at(self, seat: int, decision: int) -> float:
        """When a bot answers, done or not; where no time is kept, as soon as it is done.

        What it is asked on after in a sealed phase is answered at once too: nobody sees it before the last.
        """
        due = self._schedule.bot_at(seat)
        if self._setup.hurried or due is None:
            return NEVER if self._moves.choice(seat, decision) is None else 0.0
        return 0.0 if self._moves.is_asked_on(seat, decision) else due

    def _has_choice(self, seat: int) -> bool:
        """Whether a person must be asked: not where one option is left or standing orders say enough."""
        if not self._game.in_window():
            return len(self._game.options(seat)) > 1
        return self._setup.shares_device(seat) or not reaction_windows.has_orders(self._game, seat)

    def _option(self, seat: int) -> int:
        decision = self._schedule.asked[seat].decision
        choice = self._moves.choice(seat, decision) if self._is_bot(seat) else None
        if choice is not None:
            return choice
        if self._game.in_window() and (self._game.advice is None or not self._is_bot(seat)):
            return reaction_windows.by_order(self._game, seat)
        if self._is_bot(seat):
            return quick_choice(self._game, seat)
        return self._game.options(seat)[0]
