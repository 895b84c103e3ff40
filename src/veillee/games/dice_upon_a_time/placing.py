"""Phase 1: which die can go onto which socket, and putting it there; phase 2: its face (du.placing)."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from veillee.core import Match, Reason
from veillee.games.dice_upon_a_time.base import DiceBase
from veillee.games.dice_upon_a_time.dice import DOUBLE, FACES, PROHIBITION, STORY, value_of
from veillee.games.dice_upon_a_time.events import Events
from veillee.games.dice_upon_a_time.item_draws import ItemDraws
from veillee.games.dice_upon_a_time.state import DiceState
from veillee.games.dice_upon_a_time.stories import Stories
from veillee.games.dice_upon_a_time.verbs import SocketVerb


@final
class Placing:
    """A placement can be prepared: a value named (`ball`), the red hood worn, stacks raised (`extra`)."""

    #: Goes on with the turn of a seat that has put a die, showing this face, on this socket.
    after_placing: Callable[[Match[DiceState], int, int, int], None]

    def __init__(self, rules: DiceBase, events: Events, item_draws: ItemDraws, stories: Stories) -> None:
        self.rules = rules
        self.events = events
        self.item_draws = item_draws
        self.stories = stories
        self.place = SocketVerb(rules.verb("place", socket=rules.land.sockets))
        self.draw_item = rules.plain_verb("draw-item")
        self.no_item = rules.plain_verb("no-item")
        self.face = rules.step("face", self.run_face, "du.faces")
        self.ask_socket = rules.question(
            "socket", self.offer_socket, self.take_socket, "du.placing", self.explain_socket, is_open=True
        )
        self.ask_item = rules.question("face-item", self.offer_item, self.take_item, "du.faces", is_open=True)

    def fits(
        self, state: DiceState, seat: int, face: int, socket: int, value: int, limit: int, hood: bool
    ) -> bool:
        """Whether a die showing `face`, worth `value`, may be put on a socket where dice lie already."""
        if len(state.sockets[socket]) >= limit:
            return False
        top = state.top_face(socket)
        if top == PROHIBITION and self.events.now(state).prohibition:
            return value == 6 if state.top_owner(socket) == seat else face == PROHIBITION
        return hood or value >= value_of(top)

    def sockets_for(
        self, state: DiceState, seat: int, face: int, extra: int, ball: int, hood: bool
    ) -> list[int]:
        """Every socket for a die showing `face`; who raises the limit of stacks puts the die on one."""
        land = self.rules.land
        change = self.events.now(state)
        value = ball or value_of(face)
        values = change.values
        limit = change.limit + extra
        sockets = state.sockets
        found: list[int] = []
        stacks: list[int] = land.touching[state.at[seat]] if hood else land.stacks
        for socket in stacks:
            if not sockets[socket]:
                if hood or value >= values[socket]:
                    found.append(socket)
            elif self.fits(state, seat, face, socket, value, limit, hood):
                found.append(socket)
        if hood or extra:
            return found
        if len(sockets[land.fox]) < land.fox_sockets and value >= values[land.fox]:
            found.append(land.fox)
        if not state.wolf_closed and not sockets[land.wolf] and value >= values[land.wolf]:
            found.append(land.wolf)
        return found

    def can_place(self, state: DiceState, seat: int, face: int, extra: int, ball: int, hood: bool) -> bool:
        """Whether there is any such socket; mostly the Fox has room."""
        land = self.rules.land
        den_is_open = not (hood or extra) and len(state.sockets[land.fox]) < land.fox_sockets
        if den_is_open and (ball or value_of(face)) >= land.values[land.fox]:
            return True
        return bool(self.sockets_for(state, seat, face, extra, ball, hood))

    def placeable(self, state: DiceState, seat: int, extra: int, ball: int, hood: bool) -> list[int]:
        """The unused dice that could be placed with these preparations."""
        faces = state.faces[seat]
        return [
            die
            for die in state.unused_dice(seat)
            if self.can_place(state, seat, faces[die], extra, ball, hood)
        ]

    def offer_socket(self, state: DiceState, seat: int, die: int) -> list[int]:
        return self.offer_face(state, seat, state.faces[seat][die])

    def offer_face(self, state: DiceState, seat: int, face: int) -> list[int]:
        """Every socket for a die that shows this, as the turn stands."""
        return self.place.each(self.sockets_for(state, seat, face, state.extra, state.ball, state.hood))

    def take_socket(self, match: Match[DiceState], seat: int, option: int, die: int) -> None:
        """Put the die down; the turn goes on from there."""
        state = match.state
        socket = self.place.socket(option)
        state.put(seat, die, socket)
        state.path = socket
        state.ball = 0
        state.extra = 0
        self.after_placing(match, seat, state.faces[seat][die], socket)

    def explain_socket(self, state: DiceState, seat: int, option: int, die: int) -> list[Reason]:
        """Why a die cannot go there: every rule against it, with its numbers."""
        land = self.rules.land
        if option not in self.place:
            return []
        socket = self.place.socket(option)
        if socket not in land.stacks:
            return [self._explain_spirit(state, socket)]
        reasons: list[Reason] = []
        if state.hood and socket not in land.touching[state.at[seat]]:
            reasons.append(Reason("du.red-riding-hood", "path-not-near"))
        limit = self.events.now(state).limit + state.extra
        dice = len(state.sockets[socket])
        if dice >= limit:
            reasons.append(Reason("du.stacks", "stack-full", {"dice": dice, "limit": limit}))
        face = state.faces[seat][die]
        return reasons + self._explain_value(state, seat, face, socket)

    def _explain_value(self, state: DiceState, seat: int, face: int, socket: int) -> list[Reason]:
        """Why a die is too low for what lies on a stack, or what stands there."""
        change = self.events.now(state)
        value = state.ball or value_of(face)
        top = state.top_face(socket)
        if top == PROHIBITION and change.prohibition:
            own = state.top_owner(socket) == seat
            if not own and face != PROHIBITION:
                return [Reason("du.prohibition", "prohibited", {"face": FACES[face]})]
            if own and value < 6:
                return [Reason("du.prohibition", "own-prohibition", {"value": value})]
            return []
        needed = value_of(top) if state.sockets[socket] else change.values[socket]
        if value < needed and not state.hood:
            return [Reason("du.placing", "die-too-low", {"value": value, "needed": needed})]
        return []

    def explain_before(self, state: DiceState, seat: int, option: int) -> list[Reason]:
        """Why a socket takes not any die, before one is named: what lies there, and what it asks for."""
        land = self.rules.land
        socket = self.place.socket(option)
        change = self.events.now(state)
        dice = len(state.sockets[socket])
        if socket not in land.stacks:
            is_open = dice < land.fox_sockets if socket == land.fox else not (state.wolf_closed or dice)
            return [] if is_open and not state.extra else [self._explain_spirit(state, socket)]
        if state.hood and socket not in land.touching[state.at[seat]]:
            return [Reason("du.red-riding-hood", "path-not-near")]
        limit = change.limit + state.extra
        if dice >= limit:
            return [Reason("du.stacks", "stack-full", {"dice": dice, "limit": limit})]
        if state.top_face(socket) == PROHIBITION and change.prohibition:
            whose = "own" if state.top_owner(socket) == seat else "other"
            return [Reason("du.prohibition", "prohibition-there", {"whose": whose})]
        needed = value_of(state.top_face(socket)) if dice else change.values[socket]
        return [Reason("du.placing", "socket-needs", {"needed": needed, "dice": dice})]

    def _explain_spirit(self, state: DiceState, socket: int) -> Reason:
        if state.extra:
            return Reason("du.stacks", "stacks-only")
        if socket == self.rules.land.wolf:
            return Reason("du.wolf", "wolf-closed")
        return Reason("du.fox", "den-full", {"dice": len(state.sockets[socket])})

    # Phase 2

    def run_face(self, match: Match[DiceState], seat: int, face: int) -> None:
        state = match.state
        if face == STORY:
            self.stories.begin(match)
        elif face == DOUBLE:
            state.double = True
        elif self.item_draws.left(state):
            match.ask(state.active, self.ask_item())

    def offer_item(self, state: DiceState, seat: int) -> list[int]:
        return [self.draw_item, self.no_item]

    def take_item(self, match: Match[DiceState], seat: int, option: int) -> None:
        if option == self.draw_item:
            self.item_draws.draw(match, [seat], 1)
