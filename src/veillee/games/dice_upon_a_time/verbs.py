"""What the options of Dice Upon a Time speak of: dice, sockets, places, tokens and the like."""

from __future__ import annotations

from typing import final

from veillee.core import OneArgument, TwoArguments
from veillee.core.options import Verb


@final
class DieVerb(OneArgument):
    """A verb about one of a player's dice."""

    def die(self, option: int) -> int:
        return self.value(option)


@final
class FaceVerb(OneArgument):
    """A verb about a face of a die."""

    def face(self, option: int) -> int:
        return self.value(option)


@final
class SocketVerb(OneArgument):
    """A verb about a socket: of a path or of a Spirit."""

    def socket(self, option: int) -> int:
        return self.value(option)


@final
class PlaceVerb(OneArgument):
    """A verb about a place."""

    def place(self, option: int) -> int:
        return self.value(option)


@final
class TokenVerb(OneArgument):
    """A verb about a token."""

    def token(self, option: int) -> int:
        return self.value(option)


@final
class ObjectVerb(OneArgument):
    """A verb about a quest object."""

    def object(self, option: int) -> int:
        return self.value(option)


@final
class DeckVerb(OneArgument):
    """A verb about a deck of Quests."""

    def deck(self, option: int) -> int:
        return self.value(option)


@final
class ChoiceVerb(OneArgument):
    """A verb about one of the options that a card leaves open."""

    def choice(self, option: int) -> int:
        return self.value(option)


@final
class NumberVerb(OneArgument):
    """A verb about a number, counted from 1."""

    def of(self, number: int) -> int:
        return self._first + number - 1

    def number(self, option: int) -> int:
        return self.value(option) + 1


@final
class SeatTokenVerb(TwoArguments):
    """A verb about a token of a player's."""

    def seat(self, option: int) -> int:
        return self.first(option)

    def token(self, option: int) -> int:
        return self.second(option)


@final
class ExchangeVerb(TwoArguments):
    """A verb about a token that becomes another."""

    def given(self, option: int) -> int:
        return self.first(option)

    def received(self, option: int) -> int:
        return self.second(option)


@final
class CurseSeatVerb(TwoArguments):
    """A verb about a Curse, by its kind, and a player."""

    def __init__(self, verb: Verb, curses: list[int]) -> None:
        super().__init__(verb)
        self.curses = curses

    def of(self, curse: int, seat: int) -> int:
        return self(self.curses.index(curse), seat)

    def curse(self, option: int) -> int:
        return self.curses[self.first(option)]

    def seat(self, option: int) -> int:
        return self.second(option)
