"""All Friends, by id. Each is a class whose constructor registers what the card does; see `windows.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from veillee.games.grimm_forest.friends.company import FrogPrince, SnowWhite
from veillee.games.grimm_forest.friends.early_birds import AliBaba, Rapunzel, SleepingBeauty, TomThumb
from veillee.games.grimm_forest.friends.helpers import (
    GoldenGoose,
    RobinHood,
    Rumpelstiltskin,
    SevenDwarves,
    Woodcutter,
)
from veillee.games.grimm_forest.friends.little_mermaid import LittleMermaid
from veillee.games.grimm_forest.friends.masons import HanselAndGretel, PussInBoots
from veillee.games.grimm_forest.friends.promises import Aladdin, Pinocchio
from veillee.games.grimm_forest.friends.storytellers import FairyGodmother, Goldilocks, RedRidingHood
from veillee.games.grimm_forest.friends.watchers import EvilQueen, Huntsman
from veillee.games.grimm_forest.friends.wayfarers import Cinderella, GingerbreadMan, Jack, Thumbelina

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest

FRIENDS: Final[Mapping[str, Callable[[GrimmForest], object]]] = {
    "aladdin": Aladdin,
    "ali-baba": AliBaba,
    "cinderella": Cinderella,
    "evil-queen": EvilQueen,
    "frog-prince": FrogPrince,
    "gingerbread-man": GingerbreadMan,
    "huntsman": Huntsman,
    "jack": Jack,
    "pinocchio": Pinocchio,
    "rapunzel": Rapunzel,
    "sleeping-beauty": SleepingBeauty,
    "snow-white": SnowWhite,
    "thumbelina": Thumbelina,
    "tom-thumb": TomThumb,
    "fairy-godmother": FairyGodmother,
    "golden-goose": GoldenGoose,
    "goldilocks": Goldilocks,
    "hansel-and-gretel": HanselAndGretel,
    "little-mermaid": LittleMermaid,
    "puss-in-boots": PussInBoots,
    "red-riding-hood": RedRidingHood,
    "robin-hood": RobinHood,
    "rumpelstiltskin": Rumpelstiltskin,
    "seven-dwarves": SevenDwarves,
    "woodcutter": Woodcutter,
}
