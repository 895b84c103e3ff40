"""The moments of a round, in their order; the state's `window` says which of them it is.

The timing column of the card files names them, too.
"""

from __future__ import annotations

from typing import Final

MOMENTS: Final = (
    "start-of-round",
    "choosing",
    "choosing-late",
    "monsters-called",
    "fables-revealed",
    "gather-revealed",
    "before-collecting",
    "collected",
    "end-of-gather",
    "start-of-build",
    "turns",
    "end-of-build",
)
START_OF_ROUND: Final = 0
CHOOSING: Final = 1
CHOOSING_LATE: Final = 2
MONSTERS_CALLED: Final = 3
FABLES_REVEALED: Final = 4
GATHER_REVEALED: Final = 5
BEFORE_COLLECTING: Final = 6
COLLECTED: Final = 7
END_OF_GATHER: Final = 8
START_OF_BUILD: Final = 9
TURNS: Final = 10
END_OF_BUILD: Final = 11
