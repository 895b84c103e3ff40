"""The state of Dice Upon a Time: besides cards, where dice and figures are, tokens, the turn at hand."""

from __future__ import annotations

from typing import ClassVar, final

from veillee.core import State
from veillee.core.fields import LIST, LISTS, PLAIN, FieldTable


@final
class DiceState(State):
    FIELDS: ClassVar[FieldTable] = (
        *State.FIELDS,
        ("chapter", PLAIN),
        ("first", PLAIN),
        ("active", PLAIN),
        ("idle", PLAIN),
        ("ending", PLAIN),
        ("rank", PLAIN),
        ("faces", LISTS),
        ("lies", LISTS),
        ("sockets", LISTS),
        ("wolf_closed", PLAIN),
        ("snake_owner", PLAIN),
        ("at", LIST),
        ("tokens", LISTS),
        ("rabbits", LIST),
        ("rabbit_supply", PLAIN),
        ("thumbling", PLAIN),
        ("used", LIST),
        ("passed", LIST),
        ("carriers", LIST),
        ("path", PLAIN),
        ("double", PLAIN),
        ("moved", PLAIN),
        ("hat", PLAIN),
        ("hood", PLAIN),
        ("ball", PLAIN),
        ("extra", PLAIN),
        ("met", PLAIN),
        ("gains", LISTS),
        ("usual", PLAIN),
        ("loss", LIST),
        ("deal", LISTS),
    )

    def __init__(self) -> None:
        super().__init__()
        self.chapter: int = 0
        #: Who has the first-player pawn, whose turn it is, how many seats in a row had none.
        self.first: int = 0
        self.active: int = 0
        self.idle: int = 0
        #: In the extra long game: whether all Quests have been drawn.
        self.ending: bool = False
        #: How well a finished co-operative game went, from 1 to 5.
        self.rank: int = 0
        #: By seat and die: the face it shows, and the socket it lies on (or RESERVE, ASIDE, AWAY, DEN).
        self.faces: list[list[int]] = []
        self.lies: list[list[int]] = []
        #: The dice on each socket, from bottom to top, as seat * 6 + die.
        self.sockets: list[list[int]] = []
        self.wolf_closed: bool = False
        #: Who rolls the Snake die in the next chapter, -1 for nobody.
        self.snake_owner: int = -1
        self.at: list[int] = []
        self.tokens: list[list[int]] = []
        self.rabbits: list[int] = []
        self.rabbit_supply: int = 0
        self.thumbling: int = 0
        #: By seat: whether the character card is turned over, whether the seat has passed.
        self.used: list[bool] = []
        self.passed: list[bool] = []
        #: By quest object: who carries it, -1 for nobody.
        self.carriers: list[int] = []
        #: The turn at hand: where the die went, what its face and the cards played with it allow.
        self.path: int = -1
        self.double: bool = False
        self.moved: bool = False
        self.hat: bool = False
        self.hood: bool = False
        self.ball: int = 0
        self.extra: int = 0
        #: The partners this turn has had an offer for, as a mask of seats.
        self.met: int = 0
        #: Tokens on their way to each seat, and how many of them are the usual number of a place.
        self.gains: list[list[int]] = []
        self.usual: int = 0
        #: Tokens that a Story is about to take away.
        self.loss: list[int] = []
        #: The offer being made: tokens and cards given, tokens and cards wanted, number of Items wanted.
        self.deal: list[list[int]] = []
