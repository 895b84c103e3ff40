"""The state of The Grimm Forest: besides the cards, what lies on places and boards, all of it public.

Places are numbered 0 Fields, 1 Forest, 2 Brickyard, 3 Market, materials 0 straw, 1 wood, 2 brick, so a
place and its material have the same number. Sections are numbered 3 * level + material, the levels being 0
floor, 1 walls, 2 roof. A site holds 0 while it is empty, otherwise 3 + the number of the section built
last; so a house that is not finished holds the number of the section it needs next, and from 9 on it is
complete.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from veillee.core import State
from veillee.core.fields import LIST, LISTS, PLAIN, FieldTable

PLACES: Final = ("fields", "forest", "brickyard", "market")
MATERIALS: Final = ("straw", "wood", "brick")
LEVELS: Final = ("floor", "walls", "roof")
MARKET: Final = 3
NOWHERE: Final = -1
NOBODY: Final = -1

#: What everybody may and must do in a turn, unless a card says otherwise.
BASIC_ACTIONS: Final = 2

WALLS: Final = 1
EMPTY_SITE: Final = 0
#: A site with this or more on it holds a complete house.
COMPLETE: Final = 9
#: Sites on a player's board; those beyond are Discount Lots.
SITES: Final = 5

#: Flags in `duties`: must play a Fable, has one laid by a card already, chooses after the others.
MUST_PLAY: Final = 1
FABLE_LAID: Final = 2
CHOOSES_LATE: Final = 4

#: In `stopped`: by a Friend that was thrown off, or by the Huntsman, who stops one monster in a round.
STOPPED: Final = 1
HUNTED: Final = 2

#: In `said`: what Aladdin's owner foretold; Pinocchio's says a place.
SAID_ALONE: Final = 4
SAID_COMPANY: Final = 5


@final
class GrimmForestState(State):
    FIELDS: ClassVar[FieldTable] = (
        *State.FIELDS,
        ("round", PLAIN),
        ("window", PLAIN),
        ("first", PLAIN),
        ("die", PLAIN),
        ("active", PLAIN),
        ("beasts", PLAIN),
        ("stocks", LIST),
        ("sections", LIST),
        ("tokens", LIST),
        ("locations", LIST),
        ("hosts", LIST),
        ("specials", LIST),
        ("stored", LIST),
        ("colours", LIST),
        ("going", LIST),
        ("pigs", LIST),
        ("monsters", LIST),
        ("stopped", LIST),
        ("feasts", LIST),
        ("duties", LIST),
        ("said", LIST),
        ("debts", LIST),
        ("bound", LIST),
        ("actions", LIST),
        ("bonus", LIST),
        ("resources", LISTS),
        ("gathered", LISTS),
        ("houses", LISTS),
    )

    def __init__(self) -> None:
        super().__init__()
        #: From 1 once the first round has begun.
        self.round: int = 0
        #: The moment of the round, as `windows.py` numbers them.
        self.window: int = 0
        #: Who has the first-player marker.
        self.first: int = 0
        #: What the Prince's die shows: a material, or NOBODY if it was not rolled.
        self.die: int = NOBODY
        #: Whose turn it is in the Build phase.
        self.active: int = NOBODY
        #: How many monster cards were turned up in this round.
        self.beasts: int = 0
        #: What lies on the places: 3 * place + material.
        self.stocks: list[int] = []
        #: How many of each section are left.
        self.sections: list[int] = []
        #: Who has won the First Builder token of each material.
        self.tokens: list[int] = []
        #: The unique location lying on each place, by its kind.
        self.locations: list[int] = []
        #: Who has laid it there.
        self.hosts: list[int] = []
        #: The Friends whose special action was used in this turn.
        self.specials: list[int] = []
        #: What lies on Rapunzel, by material.
        self.stored: list[int] = []
        #: For each seat: whose Gather card lies in front of it.
        self.colours: list[int] = []
        #: Where each pig is sent once Gather cards are turned up, and where it stands.
        self.going: list[int] = []
        self.pigs: list[int] = []
        #: Where the monster played by each seat stands, and whether something has stopped it.
        self.monsters: list[int] = []
        self.stopped: list[int] = []
        #: The place where each seat has laid its Fairy Food.
        self.feasts: list[int] = []
        #: What start-of-round effects demand of each seat's choice.
        self.duties: list[int] = []
        #: What each seat said aloud in this round: a place (Pinocchio), alone or in company (Aladdin).
        self.said: list[int] = []
        #: What each seat has stolen through Ali Baba and may have to return: 3 * victim + material.
        self.debts: list[int] = []
        #: Whether the Gather card before each seat will go under its owner's Little Mermaid, not home.
        self.bound: list[int] = []
        #: Actions of each seat in this round that have to be used, and those that may be.
        self.actions: list[int] = []
        self.bonus: list[int] = []
        #: What each seat owns, and what it Gathered in this round, by material.
        self.resources: list[list[int]] = []
        self.gathered: list[list[int]] = []
        #: What stands on each seat's sites.
        self.houses: list[list[int]] = []
