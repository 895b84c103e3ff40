"""All Fables, by id. Each is a class whose constructor registers what the card does; see `windows.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from veillee.games.grimm_forest.fables.alone_or_not import (
    LittleHelpers,
    MysteriousStranger,
    PowerfulFriends,
    SpyNetwork,
)
from veillee.games.grimm_forest.fables.beasts import Dragon, Wolf
from veillee.games.grimm_forest.fables.dealings import AFriendlyGame, ShareTheWealth, ThoughtfulGift
from veillee.games.grimm_forest.fables.discount_lot import DiscountLot
from veillee.games.grimm_forest.fables.face_down import CrystalBall, DarkCurse, WishingWell
from veillee.games.grimm_forest.fables.found_fables import ConsultTheOracle, GhostlyWhispers, SearchingThePast
from veillee.games.grimm_forest.fables.late_beasts import BigBadWolf, BridgeTroll, Giant
from veillee.games.grimm_forest.fables.locations import GrannysHouse, LonelyCastle, RoyalWedding
from veillee.games.grimm_forest.fables.next_round import FairyFood, HiredHelp, Taxation
from veillee.games.grimm_forest.fables.on_the_way import ChinnyChinChin, Roar
from veillee.games.grimm_forest.fables.turned_up import MagicFlute, NightAtTheTavern
from veillee.games.grimm_forest.fables.windfalls import HarvestMoon, HiddenStash, WanderingMerchant

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest

FABLES: Final[Mapping[str, Callable[[GrimmForest], object]]] = {
    "a-friendly-game": AFriendlyGame,
    "big-bad-wolf": BigBadWolf,
    "bridge-troll": BridgeTroll,
    "chinny-chin-chin": ChinnyChinChin,
    "consult-the-oracle": ConsultTheOracle,
    "crystal-ball": CrystalBall,
    "dark-curse": DarkCurse,
    "discount-lot": DiscountLot,
    "dragon": Dragon,
    "fairy-food": FairyFood,
    "ghostly-whispers": GhostlyWhispers,
    "giant": Giant,
    "grannys-house": GrannysHouse,
    "harvest-moon": HarvestMoon,
    "hidden-stash": HiddenStash,
    "hired-help": HiredHelp,
    "little-helpers": LittleHelpers,
    "lonely-castle": LonelyCastle,
    "magic-flute": MagicFlute,
    "mysterious-stranger": MysteriousStranger,
    "night-at-the-tavern": NightAtTheTavern,
    "powerful-friends": PowerfulFriends,
    "roar": Roar,
    "royal-wedding": RoyalWedding,
    "searching-the-past": SearchingThePast,
    "share-the-wealth": ShareTheWealth,
    "spy-network": SpyNetwork,
    "taxation": Taxation,
    "thoughtful-gift": ThoughtfulGift,
    "wandering-merchant": WanderingMerchant,
    "wishing-well": WishingWell,
    "wolf": Wolf,
}
