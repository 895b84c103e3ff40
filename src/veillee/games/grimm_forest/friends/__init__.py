"""All Friends, by id. Each is a class whose constructor registers what the card does; see `effects.py`.

The order is that of the card file, in which they are installed: it decides about the numbers of their options
and steps, which records of games contain.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from veillee.games.grimm_forest.friends.aladdin import Aladdin
from veillee.games.grimm_forest.friends.ali_baba import AliBaba
from veillee.games.grimm_forest.friends.cinderella import Cinderella
from veillee.games.grimm_forest.friends.evil_queen import EvilQueen
from veillee.games.grimm_forest.friends.fairy_godmother import FairyGodmother
from veillee.games.grimm_forest.friends.frog_prince import FrogPrince
from veillee.games.grimm_forest.friends.gingerbread_man import GingerbreadMan
from veillee.games.grimm_forest.friends.golden_goose import GoldenGoose
from veillee.games.grimm_forest.friends.goldilocks import Goldilocks
from veillee.games.grimm_forest.friends.hansel_and_gretel import HanselAndGretel
from veillee.games.grimm_forest.friends.huntsman import Huntsman
from veillee.games.grimm_forest.friends.jack import Jack
from veillee.games.grimm_forest.friends.little_mermaid import LittleMermaid
from veillee.games.grimm_forest.friends.pinocchio import Pinocchio
from veillee.games.grimm_forest.friends.puss_in_boots import PussInBoots
from veillee.games.grimm_forest.friends.rapunzel import Rapunzel
from veillee.games.grimm_forest.friends.red_riding_hood import RedRidingHood
from veillee.games.grimm_forest.friends.robin_hood import RobinHood
from veillee.games.grimm_forest.friends.rumpelstiltskin import Rumpelstiltskin
from veillee.games.grimm_forest.friends.seven_dwarves import SevenDwarves
from veillee.games.grimm_forest.friends.sleeping_beauty import SleepingBeauty
from veillee.games.grimm_forest.friends.snow_white import SnowWhite
from veillee.games.grimm_forest.friends.thumbelina import Thumbelina
from veillee.games.grimm_forest.friends.tom_thumb import TomThumb
from veillee.games.grimm_forest.friends.woodcutter import Woodcutter
from veillee.games.grimm_forest.parts import GrimmForestParts

FRIENDS: Final[Mapping[str, Callable[[GrimmForestParts], object]]] = {
    "aladdin": Aladdin,
    "ali-baba": AliBaba,
    "cinderella": Cinderella,
    "evil-queen": EvilQueen,
    "fairy-godmother": FairyGodmother,
    "frog-prince": FrogPrince,
    "gingerbread-man": GingerbreadMan,
    "golden-goose": GoldenGoose,
    "goldilocks": Goldilocks,
    "hansel-and-gretel": HanselAndGretel,
    "huntsman": Huntsman,
    "jack": Jack,
    "little-mermaid": LittleMermaid,
    "pinocchio": Pinocchio,
    "puss-in-boots": PussInBoots,
    "rapunzel": Rapunzel,
    "red-riding-hood": RedRidingHood,
    "robin-hood": RobinHood,
    "rumpelstiltskin": Rumpelstiltskin,
    "seven-dwarves": SevenDwarves,
    "sleeping-beauty": SleepingBeauty,
    "snow-white": SnowWhite,
    "thumbelina": Thumbelina,
    "tom-thumb": TomThumb,
    "woodcutter": Woodcutter,
}
