"""All parts of the rules that cards act on, joined; cards themselves come later, in `game.py`.

The order in which parts are made decides about the numbers of their options and steps, which records of games
contain: it stays as it is.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from veillee.core import Setup
from veillee.games.grimm_forest.base import GrimmForestBase
from veillee.games.grimm_forest.building import Building
from veillee.games.grimm_forest.choosing import Choosing
from veillee.games.grimm_forest.collecting import Collecting
from veillee.games.grimm_forest.derived import Derivation
from veillee.games.grimm_forest.effects import Effects
from veillee.games.grimm_forest.first_builder import FirstBuilder
from veillee.games.grimm_forest.friendship import Friendship
from veillee.games.grimm_forest.giving import Giving
from veillee.games.grimm_forest.locations import Locations
from veillee.games.grimm_forest.monsters import Monsters
from veillee.games.grimm_forest.newcomers import Newcomers
from veillee.games.grimm_forest.prince import Prince
from veillee.games.grimm_forest.putting_away import PuttingAway
from veillee.games.grimm_forest.rounds import Rounds
from veillee.games.grimm_forest.scoring import Ending, Scoring
from veillee.games.grimm_forest.supply import Supply
from veillee.games.grimm_forest.turns import Turns
from veillee.games.grimm_forest.walking import Walking


@mypyc_attr(allow_interpreted_subclasses=True)
class GrimmForestParts(GrimmForestBase):
    """The rules before any card is installed."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.effects = Effects(self)
        self.supply = Supply(self)
        self.giving = Giving(self)
        self.rounds = Rounds(self, self.effects)
        self.prince = Prince(self, self.rounds) if setup.players == 2 else None
        self.friendship = Friendship(self)
        self.choosing = Choosing(self, self.rounds, self.friendship)
        self.walking = Walking(self, self.rounds)
        self.monsters = Monsters(self, self.effects, self.walking, self.friendship)
        self.collecting = Collecting(self, self.rounds, self.walking)
        self.putting_away = PuttingAway(self, self.rounds)
        self.locations = Locations(self, self.effects, self.putting_away)
        self.newcomers = Newcomers(self, self.friendship)
        self.first_builder = FirstBuilder(self, self.supply, self.newcomers)
        self.scoring = Scoring(self)
        self.building = Building(self, self.newcomers, self.first_builder, self.scoring)
        self.turns = Turns(self, self.rounds, self.friendship, self.supply, self.building)
        self.ending = Ending(self, self.rounds, self.scoring)
        self.derivation = Derivation(self, self.building, self.scoring)
