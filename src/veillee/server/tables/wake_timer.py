"""What wakes a table when something is due there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import final

from veillee.server.tables.schedule import NEVER


@final
class WakeTimer:
    """Rings at the time it was set to, or earlier: whoever hears it looks what is due and sets it again.

    What is due at a table is put off with every answer. Nothing is done about that before it rings.
    """

    def __init__(self, ring: Callable[[], None], clock: Callable[[], float]) -> None:
        self._ring = ring
        self._clock = clock
        self._at = NEVER
        self._handle: asyncio.TimerHandle | None = None

    def set(self, at: float) -> None:
        if at < self._at:
            self._cancel()
            self._at = at
            delay = max(0.0, at - self._clock())
            self._handle = asyncio.get_running_loop().call_later(delay, self._go_off)

    def stop(self) -> None:
        """Ring no more, and let go of who was to be woken."""
        self._cancel()
        self._ring = _nobody

    def _cancel(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _go_off(self) -> None:
        self._at = NEVER
        self._handle = None
        self._ring()


def _nobody() -> None:
    """Takes the place of who was to be woken."""
