"""The state of Dice Upon a Time: besides cards, where dice and figures are, tokens, the turn at hand."""

from __future__ import annotations

from typing import ClassVar, final

from veillee.core import State
from veillee.core.fields import LIST, LISTS, PLAIN, FieldTable
from veillee.games.dice_upon_a_time.dice import (
    ASIDE,
    RESERVE,
    SNAKE_DIE,
    owner_and_die,
    owner_of,
    placed,
)
from veillee.games.dice_upon_a_time.masks import added, in_mask


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
        #: The dice on each socket, from bottom to top, each with its owner: see `dice.placed`.
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
        #: The offer being made, part by part: see `deal.py`.
        self.deal: list[list[int]] = []

    def copy(self) -> DiceState:
        new = DiceState()
        self.copy_common(new)
        new.chapter = self.chapter
        new.first = self.first
        new.active = self.active
        new.idle = self.idle
        new.ending = self.ending
        new.rank = self.rank
        new.faces = [faces[:] for faces in self.faces]
        new.lies = [lies[:] for lies in self.lies]
        new.sockets = [stack[:] for stack in self.sockets]
        new.wolf_closed = self.wolf_closed
        new.snake_owner = self.snake_owner
        new.at = self.at[:]
        new.tokens = [tokens[:] for tokens in self.tokens]
        new.rabbits = self.rabbits[:]
        new.rabbit_supply = self.rabbit_supply
        new.thumbling = self.thumbling
        new.used = self.used[:]
        new.passed = self.passed[:]
        new.carriers = self.carriers[:]
        new.path = self.path
        new.double = self.double
        new.moved = self.moved
        new.hat = self.hat
        new.hood = self.hood
        new.ball = self.ball
        new.extra = self.extra
        new.met = self.met
        new.gains = [gain[:] for gain in self.gains]
        new.usual = self.usual
        new.loss = self.loss[:]
        new.deal = [part[:] for part in self.deal]
        return new

    # Dice

    def has_dice(self, seat: int) -> bool:
        """Whether a seat has unused dice."""
        return RESERVE in self.lies[seat]

    def unused_dice(self, seat: int) -> list[int]:
        return [die for die, lies in enumerate(self.lies[seat]) if lies == RESERVE]

    def used_dice(self, seat: int) -> list[int]:
        """The dice a seat could take back; the Snake die only from the board."""
        return [
            die
            for die, lies in enumerate(self.lies[seat])
            if lies >= 0 or (lies == ASIDE and die != SNAKE_DIE)
        ]

    def put(self, seat: int, die: int, socket: int) -> None:
        """Put a die on a socket, on top of those that lie there."""
        self.lies[seat][die] = socket
        self.sockets[socket].append(placed(seat, die))

    def take_back(self, seat: int, die: int) -> None:
        """A used die goes back to the reserve; dice above it drop."""
        socket = self.lies[seat][die]
        if socket >= 0:
            self.sockets[socket].remove(placed(seat, die))
        self.lies[seat][die] = RESERVE

    def put_top_aside(self, socket: int) -> None:
        """The top die of a socket is put aside."""
        owner, die = owner_and_die(self.sockets[socket].pop())
        self.lies[owner][die] = ASIDE

    def top_owner(self, socket: int) -> int:
        """Whose die is on top of a socket, -1 if none lies there."""
        stack = self.sockets[socket]
        return owner_of(stack[-1]) if stack else -1

    def top_face(self, socket: int) -> int:
        """The face of the die on top of a socket, 0 if none lies there."""
        stack = self.sockets[socket]
        if not stack:
            return 0
        owner, die = owner_and_die(stack[-1])
        return self.faces[owner][die]

    # Tokens, partners

    def take_rabbits(self, seat: int, number: int) -> None:
        """A seat takes Rabbit tokens as far as there are any."""
        found = min(number, self.rabbit_supply)
        self.rabbit_supply -= found
        self.rabbits[seat] += found

    def has_met(self, partner: int) -> bool:
        """Whether this turn has had an offer for a partner."""
        return in_mask(self.met, partner)

    def meet(self, partner: int) -> None:
        self.met = added(self.met, partner)
