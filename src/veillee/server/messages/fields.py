"""Members that several messages have."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

PROTOCOL: Final = 2

Number = Annotated[int, Meta(ge=0, le=2**53)]
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Name = Annotated[str, Meta(max_length=200)]
Secret = Annotated[str, Meta(max_length=200)]
SeatKind = Annotated[Literal["guest", "bot", "remote", "free", "stand-in"], Meta(title="SeatKind")]
TableStatus = Annotated[
    Literal["open", "playing", "over", "abandoned", "stopped"],
    Meta(
        title="TableStatus",
        description="`open`: seats are free or have not cut. `stopped`: the rules have changed since, so "
        "that it can be looked at but not played on.",
    ),
]
#: Seconds that a window stays open.
Seconds = Annotated[float, Meta(ge=0, le=60)]
