"""A link to a table: all that an interface may ask of a game, wherever that game is played.

`LocalTable` is the table in this very process: one human, bots on the other seats, saved at every answer.
An interface knows nothing but what a link tells it, so it can only show what its seat may know.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Protocol, final

from veillee.bots import Bot, hints, make_bot
from veillee.core import Game
from veillee.core.advice import Ranked
from veillee.core.record import Record
from veillee.core.rules import AnyRules, Reason, Refusal
from veillee.core.session import Session, replay
from veillee.core.view import view_of
from veillee.owner_data import OwnerData
from veillee.registry import UnknownGame, advice_for, files_of, find_game, owner_data_for, rules_for
from veillee.terminal.saves import Saved, SaveFile, SaveProblem, Seating, new_file

Message = dict[str, Any]


class Link(Protocol):
    """What an interface talks to."""

    game: Game
    rules: AnyRules
    seating: Seating

    def message(self) -> Message:
        """All the seat may know, as `Session.message` has it.

        `forced` lists what was answered for it, `trouble` says why the game could not be saved, if so.
        """

    def answer(self, option: int, decision: int) -> list[Reason]:
        """Answer a decision; the reasons are empty if the answer was taken."""

    def undo(self) -> list[Reason]:
        """Take the last choice back, freely or with the others' consent."""

    def hints(self) -> list[Ranked]:
        """The best options with the reason for each; empty if the game gives no advice."""

    def why_not(self, option: int) -> list[Reason]:
        """Every reason against an option; empty if it is open."""

    def kept_as(self) -> str:
        """Where the game is saved."""


@final
class LocalTable:
    """A game in this process, with a human and bots."""

    def __init__(self, game: Game, session: Session[Any], seating: Seating, file: SaveFile) -> None:
        self.game = game
        self.rules: AnyRules = session.rules
        self.seating = seating
        self._session = session
        self._file = file
        self._advice = advice_for(game, self.rules)
        self._rng = Random()
        self._bots: dict[int, Bot] = {
            seat: make_bot(name, self._advice, self._rng)
            for seat, name in enumerate(seating.bots)
            if seat != seating.human
        }
        self._forced: list[int] = []
        self._kept = file.path
        self._trouble = ""
        self._go_on()
        if self._trouble:
            raise SaveProblem(self._trouble)

    def message(self) -> Message:
        message = self._session.message(self.seating.human)
        message["forced"] = list(self._forced)
        message["trouble"] = self._trouble
        return message

    def answer(self, option: int, decision: int) -> list[Reason]:
        refusal = self._session.answer(self.seating.human, option, decision)
        if refusal is not None:
            return refusal.reasons
        self._go_on()
        return []

    def undo(self) -> list[Reason]:
        human = self.seating.human
        refusal: Refusal | None = self._session.undo(human)
        if refusal is not None:
            refusal = self._session.take_back(human)
        if refusal is not None:
            return refusal.reasons
        self._go_on()
        return []

    def hints(self) -> list[Ranked]:
        message = self.message()
        if self._advice is None or message["decision"] is None:
            return []
        return hints(self._advice, message["view"], message["decision"]["options"])

    def why_not(self, option: int) -> list[Reason]:
        return self.rules.why_not(self._session.state, self.seating.human, option)

    def kept_as(self) -> str:
        return str(self._kept)

    def _go_on(self) -> None:
        """Let the bots answer all they are asked, and the human what leaves no choice; then save."""
        session, human = self._session, self.seating.human
        self._keep()
        self._forced = []
        while not session.state.over:
            asked = self.rules.asked(session.state)
            seat = next((seat for seat in asked if seat != human), human)
            options = self.rules.offer(session.state, seat)
            if seat != human:
                session.answer(seat, self._bot_choice(seat, options))
            elif len(options) == 1:
                self._forced.append(options[0])
                session.answer(seat, options[0])
            else:
                break
        self._keep()

    def _bot_choice(self, seat: int, options: list[int]) -> int:
        """What a bot takes: its chance depends on where the game stands, so a resumed one plays the same."""
        state = self._session.state
        self._rng.seed(f"{self._session.key.hex()}/{seat}/{state.decisions[seat]}")
        return self._bots[seat].choose(view_of(self.rules, state, seat), options)

    def _keep(self) -> None:
        """Save; if that fails the game goes on, and the message says so."""
        try:
            self._kept = self._file.write(self.seating, self._session.record)
            self._trouble = ""
        except SaveProblem as error:
            self._trouble = str(error)


def about(game: Game) -> dict[str, Any]:
    """What a record's header says about its game."""
    return {"game": game.id, "revision": game.revision, "data": files_of(game).data_hash}


def new_table(game: Game, rules: AnyRules, seating: Seating, seed: int | None = None) -> LocalTable:
    """A new game; without a seed, one nobody has seen before."""
    chosen = secrets.randbelow(1 << 32) if seed is None else seed
    return LocalTable(game, Session(rules, about(game), seed=chosen), seating, new_file(game.id))


def resume_table(file: SaveFile) -> LocalTable:
    """Go on with a saved game; SaveProblem says why that cannot be."""
    saved = file.read()
    game = _game_of(file, saved.record)
    owner_data = _owner_data_of(file, saved, game)
    header = saved.record.header
    try:
        rules = rules_for(game, header["players"], header["options"], owner_data)
        session = replay(saved.record, rules)
    except Exception as error:
        raise file.problem(f"the rules do not confirm it ({error})") from error
    return LocalTable(game, session, saved.seating, file)


def _game_of(file: SaveFile, record: Record) -> Game:
    header = record.header
    try:
        game = find_game(str(header.get("game")))
    except UnknownGame as error:
        raise file.problem(str(error)) from error
    if header.get("revision") != game.revision:
        here = f"{game.id} has {game.revision} here"
        raise file.problem(f"it was played by rules revision {header.get('revision')}, {here}")
    if header.get("data") != files_of(game).data_hash:
        raise file.problem(f"it was played with other cards than {game.id} has here")
    return game


def _owner_data_of(file: SaveFile, saved: Saved, game: Game) -> OwnerData | None:
    """The owner's data the game was begun with; SaveProblem if it is gone or has changed."""
    named = saved.record.header.get("owner_data")
    if named is None:
        return None
    source = saved.seating.owner_data or ""
    try:
        found = owner_data_for(game, source, Path(source).read_bytes())
    except OSError as error:
        raise file.problem(f"cannot read the owner's data in {source!r}: {error.strerror}") from error
    except ValueError as error:
        raise file.problem(str(error)) from error
    if found.hash != named["hash"]:
        raise file.problem(f"the owner's data in {source} have changed since")
    return replace(found, note=named["note"])
