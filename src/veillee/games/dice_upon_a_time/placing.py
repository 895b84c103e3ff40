"""Phase 1: which die can go onto which socket, and putting it there (du.placing)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from veillee.core import Match, Reason, Step
from veillee.games.dice_upon_a_time.board import (
    DICE,
    DOUBLE,
    FACES,
    PROHIBITION,
    STORY,
    value_of,
)
from veillee.games.dice_upon_a_time.state import DiceState

if TYPE_CHECKING:
    from veillee.games.dice_upon_a_time.game import DiceUponATime


@final
class Placing:
    def __init__(self, rules: DiceUponATime) -> None:
        self.rules = rules
        board = rules.board
        self.place = rules.verb("place", socket=board.sockets).base
        self.draw_item = rules.verb("draw-item").base
        self.no_item = rules.verb("no-item").base
        self.face = rules.step("face", self.run_face, "du.faces")
        self.ask_socket = rules.question(
            "socket", self.offer_socket, self.take_socket, "du.placing", self.explain_socket, is_open=True
        )
        self.ask_item = rules.question("face-item", self.offer_item, self.take_item, "du.faces", is_open=True)
        #: Sockets on which dice are put on top of each other.
        self.stacks = [*range(board.paths), board.rabbit, board.snake]
        #: By place: the paths that touch it.
        self.touching = [
            [path for path, ends in enumerate(board.ends) if place in ends]
            for place in range(len(board.places))
        ]

    def fits(
        self, state: DiceState, seat: int, face: int, socket: int, value: int, limit: int, hood: bool
    ) -> bool:
        """Whether a die showing `face`, worth `value`, may be put on a socket where dice lie already."""
        stack = state.sockets[socket]
        if len(stack) >= limit:
            return False
        owner, die = divmod(stack[-1], DICE)
        top = state.faces[owner][die]
        if top == PROHIBITION and self.rules.events.now(state).prohibition:
            return value == 6 if owner == seat else face == PROHIBITION
        return hood or value >= value_of(top)

    def sockets_for(
        self, state: DiceState, seat: int, face: int, extra: int, ball: int, hood: bool
    ) -> list[int]:
        """Every socket for a die showing `face`: a value may be named, the red hood worn, the limit raised.

        Who raises the limit of stacks puts the die on one.
        """
        board = self.rules.board
        change = self.rules.events.now(state)
        value = ball or value_of(face)
        values = change.values
        limit = change.limit + extra
        sockets = state.sockets
        found: list[int] = []
        for socket in self.touching[state.at[seat]] if hood else self.stacks:
            if not sockets[socket]:
                if hood or value >= values[socket]:
                    found.append(socket)
            elif self.fits(state, seat, face, socket, value, limit, hood):
                found.append(socket)
        if hood or extra:
            return found
        if len(sockets[board.fox]) < board.fox_sockets and value >= values[board.fox]:
            found.append(board.fox)
        if not state.wolf_closed and not sockets[board.wolf] and value >= values[board.wolf]:
            found.append(board.wolf)
        return found

    def can_place(self, state: DiceState, seat: int, face: int, extra: int, ball: int, hood: bool) -> bool:
        """Whether there is any such socket; mostly the Fox has room."""
        board = self.rules.board
        den_is_open = not (hood or extra) and len(state.sockets[board.fox]) < board.fox_sockets
        if den_is_open and (ball or value_of(face)) >= board.values[board.fox]:
            return True
        return bool(self.sockets_for(state, seat, face, extra, ball, hood))

    def put(self, state: DiceState, seat: int, die: int, socket: int) -> None:
        state.lies[seat][die] = socket
        state.sockets[socket].append(seat * DICE + die)

    def offer_socket(self, state: DiceState, seat: int, step: Step) -> list[int]:
        place = self.place
        face = state.faces[seat][step[1]]
        found = self.sockets_for(state, seat, face, state.extra, state.ball, state.hood)
        return [place + socket for socket in found]

    def take_socket(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        """Put the die down, then: the Wolf, the face, the walk."""
        rules = self.rules
        state = match.state
        die, socket = step[1], option - self.place
        self.put(state, seat, die, socket)
        state.path = socket
        state.ball = 0
        state.extra = 0
        rules.turns.end_of_turn(match)
        face = state.faces[seat][die]
        match.tell("places", seat=seat, face=FACES[face], socket=rules.board.sockets[socket])
        works = face in rules.events.now(state).working
        if not works and socket != rules.board.wolf:
            rules.walking.begin_move(match, seat)
            return
        match.then((rules.walking.move,))
        if works:
            match.then((self.face, face))
        if socket == rules.board.wolf:
            rules.spirits.wake_wolf(match, seat)

    def explain_socket(self, state: DiceState, seat: int, step: Step, option: int) -> list[Reason]:
        """Why a die cannot go there: every rule against it, with its numbers."""
        rules = self.rules
        board = rules.board
        socket = option - self.place
        if not 0 <= socket < len(board.sockets):
            return []
        face = state.faces[seat][step[1]]
        value = state.ball or value_of(face)
        stack = state.sockets[socket]
        if socket not in self.stacks:
            return [self._explain_spirit(state, socket)]
        reasons: list[Reason] = []
        if state.hood and socket not in self.touching[state.at[seat]]:
            reasons.append(Reason("du.red-riding-hood", "path-not-near"))
        change = rules.events.now(state)
        limit = change.limit + state.extra
        if len(stack) >= limit:
            reasons.append(Reason("du.stacks", "stack-full", {"dice": len(stack), "limit": limit}))
        top = state.faces[stack[-1] // DICE][stack[-1] % DICE] if stack else 0
        if top == PROHIBITION and change.prohibition:
            if stack[-1] // DICE != seat and face != PROHIBITION:
                reasons.append(Reason("du.prohibition", "prohibited", {"face": FACES[face]}))
            elif stack[-1] // DICE == seat and value < 6:
                reasons.append(Reason("du.prohibition", "own-prohibition", {"value": value}))
            return reasons
        needed = value_of(top) if stack else change.values[socket]
        if value < needed and not state.hood:
            reasons.append(Reason("du.placing", "die-too-low", {"value": value, "needed": needed}))
        return reasons

    def _explain_spirit(self, state: DiceState, socket: int) -> Reason:
        if state.extra:
            return Reason("du.stacks", "stacks-only")
        if socket == self.rules.board.wolf:
            return Reason("du.wolf", "wolf-closed")
        return Reason("du.fox", "den-full", {"dice": len(state.sockets[socket])})

    # Phase 2

    def run_face(self, match: Match[DiceState], seat: int, step: Step) -> None:
        rules = self.rules
        state = match.state
        if step[1] == STORY:
            rules.stories.begin(match)
        elif step[1] == DOUBLE:
            state.double = True
        elif rules.items_deck.left(state):
            match.ask(state.active, (self.ask_item,))

    def offer_item(self, state: DiceState, seat: int, step: Step) -> list[int]:
        return [self.draw_item, self.no_item]

    def take_item(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        if option == self.draw_item:
            self.rules.items_deck.draw(match, [seat], 1)
