"""What is played while a server is killed again and again, and by whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final


@dataclass(frozen=True)
class Kind:
    """What is played at a table, and who sits there: the seats of each device, then bots."""

    game: str
    options: dict[str, Any]
    devices: tuple[int, ...]
    bots: int = 0
    campaign: str | None = None

    @property
    def is_alone(self) -> bool:
        """Whether nobody but one person can do anything."""
        return len(self.devices) == 1 and not self.bots

    def __str__(self) -> str:
        bots = f" and {self.bots} bots" if self.bots else ""
        return f"{self.campaign or self.game}, devices with {self.devices} seats{bots}"


KINDS: Final = (
    Kind("fairy-tale", {"rounds": 2}, (1, 1, 1)),
    Kind("grimm-forest", {"rounds": 2}, (2, 1)),
    Kind("dice-upon-a-time", {"length": "short"}, (1, 1), 1),
    Kind("fine-sand", {"rounds": 1}, (1, 1), 1, "fable"),
    Kind("fairy-tale", {"rounds": 1, "draft": 3}, (3,)),
    Kind("dice-upon-a-time", {"length": "short", "mode": "co-operative"}, (2, 1)),
    Kind("fine-sand", {"rounds": 2}, (1, 2)),
    Kind("grimm-forest", {"rounds": 1, "deck": "beginner"}, (1,), 2),
)
