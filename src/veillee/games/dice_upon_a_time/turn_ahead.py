"""What a turn can be as one move: a die, its socket, the walk over it, the tokens of the place."""

from __future__ import annotations

from typing import Final, final

from veillee.core.ahead import Ahead, look_ahead
from veillee.games.dice_upon_a_time.base import DiceBase
from veillee.games.dice_upon_a_time.dice import DOUBLE
from veillee.games.dice_upon_a_time.events import Events
from veillee.games.dice_upon_a_time.land import ANY_TOKEN, TAKE_TOKEN
from veillee.games.dice_upon_a_time.places import Places
from veillee.games.dice_upon_a_time.placing import Placing
from veillee.games.dice_upon_a_time.state import DiceState
from veillee.games.dice_upon_a_time.verbs import DieVerb
from veillee.games.dice_upon_a_time.walking import Walking

#: What is asked at a node: for a mode, a socket for a face, a walk to a place, tokens of a kind.
_TURN: Final = 0
_SOCKET: Final = 1
_MOVE: Final = 2
_TOKEN: Final = 3

Node = tuple[int, int]


@final
class TurnAhead:
    """Looks as far as nothing is drawn, rolled or answered by others."""

    def __init__(
        self, rules: DiceBase, events: Events, placing: Placing, walking: Walking, places: Places
    ) -> None:
        self.rules = rules
        self.events = events
        self.placing = placing
        self.walking = walking
        self.places = places

    def of(self, state: DiceState, seat: int, modes: list[int], use: DieVerb) -> Ahead:
        """From these ways to take a turn on; dice that show the same share their nodes."""
        faces = state.faces[seat]

        def offer(node: Node) -> list[int]:
            asked, about = node
            if asked == _SOCKET:
                return self.placing.offer_face(state, seat, about)
            if asked == _MOVE:
                return self.walking.offer_move(state, seat, about)
            return self.places.offer_token(state, seat, about) if asked == _TOKEN else modes

        def follow(node: Node, option: int) -> Node | None:
            asked, about = node
            if asked == _TURN:
                return (_SOCKET, faces[use.die(option)]) if option in use else None
            if asked == _SOCKET:
                return self._after_placing(state, seat, about, self.placing.place.socket(option))
            if asked == _MOVE and option in self.walking.go:
                return self._after_walking(self.walking.go.place(option))
            return None

        return look_ahead((_TURN, 0), offer, follow, is_open=True)

    def _after_placing(self, state: DiceState, seat: int, face: int, socket: int) -> Node | None:
        """The walk, unless the face has something happen first."""
        land = self.rules.land
        end = land.other_end(socket, state.at[seat])
        if end < 0 or (face != DOUBLE and face in self.events.now(state).working):
            return None
        return self._after_walking(end) if state.hood else (_MOVE, end)

    def _after_walking(self, place: int) -> Node | None:
        land = self.rules.land
        gives = land.ability[place] in (TAKE_TOKEN, ANY_TOKEN)
        return (_TOKEN, land.token[place]) if gives else None
