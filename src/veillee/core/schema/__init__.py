"""The shapes of all JSON that leaves the engine, each written once.

`scripts/protocol.py` makes the client's TypeScript and docs/schema from them, comments included. They are
plain dictionaries to who uses them, and say `dict[str, Any]` only where a game or a campaign decides what
stands there. These modules are not compiled: mypyc does not keep what the annotations say.
"""

from veillee.core.schema.events import (
    AnswerEvent,
    Event,
    MoveEvent,
    PassEvent,
    SetEvent,
    ShowEvent,
    ShuffleEvent,
    TakeBackEvent,
)
from veillee.core.schema.games import GameDescription
from veillee.core.schema.lines import (
    About,
    AnswerLine,
    EndLine,
    EpochLine,
    Header,
    HeaderLine,
    RecordLine,
    SetupLine,
    UndoLine,
)
from veillee.core.schema.messages import (
    Decision,
    Hint,
    Json,
    Order,
    OwnPast,
    Patch,
    Ranking,
    Reason,
    Result,
    SeatMessage,
    SeatPatch,
    Standing,
    Tally,
    Value,
    View,
)
from veillee.core.schema.sheets import SheetBlock, SheetRow
from veillee.core.schema.snapshots import Position, Snapshot, StandingNow, Views

__all__ = [
    "About",
    "AnswerEvent",
    "AnswerLine",
    "Decision",
    "EndLine",
    "EpochLine",
    "Event",
    "GameDescription",
    "Header",
    "HeaderLine",
    "Hint",
    "Json",
    "MoveEvent",
    "Order",
    "OwnPast",
    "PassEvent",
    "Patch",
    "Position",
    "Ranking",
    "Reason",
    "RecordLine",
    "Result",
    "SeatMessage",
    "SeatPatch",
    "SetEvent",
    "SetupLine",
    "SheetBlock",
    "SheetRow",
    "ShowEvent",
    "ShuffleEvent",
    "Snapshot",
    "Standing",
    "StandingNow",
    "TakeBackEvent",
    "Tally",
    "UndoLine",
    "Value",
    "View",
    "Views",
]
