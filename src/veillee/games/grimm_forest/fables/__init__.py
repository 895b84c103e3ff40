"""All Fables, by id. Each is a class whose constructor registers what the card does; see `effects.py`.

The order is that of the card file, in which they are installed: it decides about the numbers of their options
and steps, which records of games contain.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from veillee.games.grimm_forest.fables.a_friendly_game import AFriendlyGame
from veillee.games.grimm_forest.fables.big_bad_wolf import BigBadWolf
from veillee.games.grimm_forest.fables.bridge_troll import BridgeTroll
from veillee.games.grimm_forest.fables.chinny_chin_chin import ChinnyChinChin
from veillee.games.grimm_forest.fables.consult_the_oracle import ConsultTheOracle
from veillee.games.grimm_forest.fables.crystal_ball import CrystalBall
from veillee.games.grimm_forest.fables.dark_curse import DarkCurse
from veillee.games.grimm_forest.fables.discount_lot import DiscountLot
from veillee.games.grimm_forest.fables.dragon import Dragon
from veillee.games.grimm_forest.fables.fairy_food import FairyFood
from veillee.games.grimm_forest.fables.ghostly_whispers import GhostlyWhispers
from veillee.games.grimm_forest.fables.giant import Giant
from veillee.games.grimm_forest.fables.grannys_house import GrannysHouse
from veillee.games.grimm_forest.fables.harvest_moon import HarvestMoon
from veillee.games.grimm_forest.fables.hidden_stash import HiddenStash
from veillee.games.grimm_forest.fables.hired_help import HiredHelp
from veillee.games.grimm_forest.fables.little_helpers import LittleHelpers
from veillee.games.grimm_forest.fables.lonely_castle import LonelyCastle
from veillee.games.grimm_forest.fables.magic_flute import MagicFlute
from veillee.games.grimm_forest.fables.mysterious_stranger import MysteriousStranger
from veillee.games.grimm_forest.fables.night_at_the_tavern import NightAtTheTavern
from veillee.games.grimm_forest.fables.powerful_friends import PowerfulFriends
from veillee.games.grimm_forest.fables.roar import Roar
from veillee.games.grimm_forest.fables.royal_wedding import RoyalWedding
from veillee.games.grimm_forest.fables.searching_the_past import SearchingThePast
from veillee.games.grimm_forest.fables.share_the_wealth import ShareTheWealth
from veillee.games.grimm_forest.fables.spy_network import SpyNetwork
from veillee.games.grimm_forest.fables.taxation import Taxation
from veillee.games.grimm_forest.fables.thoughtful_gift import ThoughtfulGift
from veillee.games.grimm_forest.fables.wandering_merchant import WanderingMerchant
from veillee.games.grimm_forest.fables.wishing_well import WishingWell
from veillee.games.grimm_forest.fables.wolf import Wolf
from veillee.games.grimm_forest.parts import GrimmForestParts

FABLES: Final[Mapping[str, Callable[[GrimmForestParts], object]]] = {
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
