"""Owner's data for the games that are played with them."""

from __future__ import annotations

from typing import Final

FAIRY_TALE: Final = """\
game = "fairy-tale"
note = "Second printing"

[[change]]
id = "castle"
points = 5
copies = 3

[[change]]
id = "bard"
copies = 5

[[card]]
id = "dark-angel"
affinity = "shadow"
type = "character"
copies = 2
points = 2
open = "shadow"
amount = 1
target = "all"
"""

FINE_SAND: Final = """\
game = "fine-sand"
note = "my box"

[[change]]
id = "sand-pie"
cost = 2
"""

#: Options with which a solo campaign is not soon lost.
LENIENT: Final[dict[str, str | int | bool]] = {"solo-gift": "lenient", "castles-on-solo-gifts": "yes"}

#: Options that make a game short.
SHORT: Final[dict[str, dict[str, str | int | bool]]] = {
    "fairy-tale": {"rounds": 1},
    "grimm-forest": {"rounds": 2},
    "fine-sand": {"rounds": 2},
    "dice-upon-a-time": {"length": "short"},
}
