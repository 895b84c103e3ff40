"""The state of The Grimm Forest: besides the cards, what lies on places and boards, all of it public.

Places are numbered 0 Fields, 1 Forest, 2 Brickyard, 3 Market, materials 0 straw, 1 wood, 2 brick. What a site
holds is explained in `sections.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from veillee.core import State
from veillee.core.fields import LIST, LISTS, PLAIN, FieldTable

PLACES: Final = ("fields", "forest", "brickyard", "market")
FOREST: Final = 1
MARKET: Final = 3
MATERIALS: Final = ("straw", "wood", "brick")
STRAW: Final = 0
WOOD: Final = 1
BRICK: Final = 2
NOWHERE: Final = -1
NOBODY: Final = -1

#: What everybody may and must do in a turn, unless a card says otherwise.
BASIC_ACTIONS: Final = 2

#: Flags in `duties`: must play a Fable, has one laid by a card already, chooses after the others.
MUST_PLAY: Final = 1
FABLE_LAID: Final = 2
CHOOSES_LATE: Final = 4
#: What scenarios call them, the smallest first.
DUTIES: Final = ("must-play", "fable-laid", "chooses-late")

#: In `stopped`: by a Friend that was thrown off, or by the Huntsman, who stops one monster in a round.
STOPPED: Final = 1
HUNTED: Final = 2
#: What scenarios call the values of `stopped`.
STOPS: Final = ("none", "stopped", "hunted")

#: In `said`: what Aladdin's owner foretold; Pinocchio's says a place.
SAID_ALONE: Final = 4
SAID_COMPANY: Final = 5


def material_from(place: int) -> int:
    """What the Fields, the Forest or the Brickyard yields; the Market has all materials."""
    return place


def debt_of(victim: int, material: int) -> int:
    """How `debts` notes that a material was stolen from a seat."""
    return victim * len(MATERIALS) + material


def robbed_seat(debt: int) -> int:
    return debt // len(MATERIALS)


def stolen_material(debt: int) -> int:
    return debt % len(MATERIALS)


def load_of(stocks: list[int], place: int) -> list[int]:
    """What lies on a place, by material; `stocks` is that field of a state or a view."""
    first = place * len(MATERIALS)
    return stocks[first : first + len(MATERIALS)]


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
        #: The moment of the round, as `moments.py` numbers them.
        self.window: int = 0
        #: Who has the first-player marker.
        self.first: int = 0
        #: What the Prince's die shows: a material, or NOBODY if it was not rolled.
        self.die: int = NOBODY
        #: Whose turn it is in the Build phase.
        self.active: int = NOBODY
        #: How many monster cards were turned up in this round.
        self.beasts: int = 0
        #: What lies on the places, place by place; see `load` and `stock`.
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
        #: What each seat has stolen through Ali Baba and may have to return; see `debt_of`.
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

    def copy(self) -> GrimmForestState:
        new = GrimmForestState()
        self.copy_common(new)
        new.round = self.round
        new.window = self.window
        new.first = self.first
        new.die = self.die
        new.active = self.active
        new.beasts = self.beasts
        new.stocks = self.stocks[:]
        new.sections = self.sections[:]
        new.tokens = self.tokens[:]
        new.locations = self.locations[:]
        new.hosts = self.hosts[:]
        new.specials = self.specials[:]
        new.stored = self.stored[:]
        new.colours = self.colours[:]
        new.going = self.going[:]
        new.pigs = self.pigs[:]
        new.monsters = self.monsters[:]
        new.stopped = self.stopped[:]
        new.feasts = self.feasts[:]
        new.duties = self.duties[:]
        new.said = self.said[:]
        new.debts = self.debts[:]
        new.bound = self.bound[:]
        new.actions = self.actions[:]
        new.bonus = self.bonus[:]
        new.resources = [row[:] for row in self.resources]
        new.gathered = [row[:] for row in self.gathered]
        new.houses = [row[:] for row in self.houses]
        return new

    # Places

    def load(self, place: int) -> list[int]:
        """What lies on a place, by material."""
        return load_of(self.stocks, place)

    def stock(self, place: int, material: int) -> int:
        """How much of a material lies on a place."""
        return self.stocks[place * len(MATERIALS) + material]

    def add_stock(self, place: int, material: int, amount: int) -> None:
        """Put resources on a place, or take them away with a negative amount."""
        self.stocks[place * len(MATERIALS) + material] += amount

    def clear_place(self, place: int) -> None:
        """Take away all that lies on a place."""
        for material, amount in enumerate(self.load(place)):
            self.add_stock(place, material, -amount)

    def take(self, seat: int, place: int, material: int, amount: int) -> None:
        """Give a seat resources that lie on a place."""
        self.add_stock(place, material, -amount)
        self.resources[seat][material] += amount

    # Boards

    def pass_resources(self, giver: int, taker: int, material: int, amount: int) -> None:
        """Give resources of one seat to another."""
        self.resources[giver][material] -= amount
        self.resources[taker][material] += amount

    # Duties

    def set_duty(self, seat: int, duty: int) -> None:
        self.duties[seat] |= duty

    def has_duty(self, seat: int, duty: int) -> bool:
        return bool(self.duties[seat] & duty)
