"""A table in this very process: one human, bots on the other seats, saved at every answer."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Final, cast, final

from veillee.bots import BotError, BotMaker, Hint, choose_within, hints, is_practised, stand_in_bot
from veillee.core import Game
from veillee.core.epoch import load_position, position_of
from veillee.core.reactions import is_window, ordered
from veillee.core.record import Record
from veillee.core.refusals import Reason, Refusal
from veillee.core.replay import replay, taken_over
from veillee.core.rules import AnyRules
from veillee.core.schema import Event, Order
from veillee.core.session import Session
from veillee.core.setup import NEWEST
from veillee.core.view import view_of
from veillee.data.owner_data import OwnerData
from veillee.registry import UnknownGame, about_of, files_of, find_game, owner_data_for, rules_for
from veillee.terminal.saves import SavedGame, SavedPosition, SaveError, SaveFile, Seating, new_save_file
from veillee.terminal.table import TableMessage, WaitingRoom, resume_flags
from veillee.texts import Texts

#: How many seconds a bot that searches may think about a choice.
THINKING: Final = 1.0
#: How long chances may be looked for, in seconds; after that hints come without them.
HINT_WITHIN: Final = 3.0


@final
class LocalTable:
    """A game in this process, with a human and bots."""

    def __init__(self, game: Game, session: Session[Any], seating: Seating, file: SaveFile) -> None:
        self.game = game
        self.rules: AnyRules = session.rules
        self.is_remote = False
        self.is_practised = is_practised(game, session.rules)
        self.seating = seating
        #: The name of the saved campaign that this is a chapter of, if it is one.
        self.campaign = ""
        self._session = session
        self._file = file
        self._maker = BotMaker(game, self.rules)
        self._advice = self._maker.advice
        self._rng = Random()
        self._bots = {seat: name for seat, name in enumerate(seating.bots) if seat != seating.human}
        for name in self._bots.values():
            self._maker.check(name)
        self._forced: list[int] = []
        #: Whether a bot plays on for the human.
        self._stands_in = False
        self._saved_as = file.path
        self._save_error = ""
        self._advance()
        if self._save_error:
            raise SaveError(self._save_error)

    @property
    def failure(self) -> str:
        return ""

    def on_change(self, changed: Callable[[], None]) -> None:
        """Nothing happens here that was not asked for."""

    def waiting_room(self) -> WaitingRoom | None:
        return None

    def message(self) -> TableMessage:
        told = self._session.message(self.seating.human)
        told["orders"] = dict(self.seating.orders)
        told["tally"] = None if self._advice is None else self._advice.tally(told["view"])
        return cast("TableMessage", {**told, "forced": list(self._forced), "save_error": self._save_error})

    def answer(self, option: int, decision: int) -> list[Reason]:
        refusal = self._session.answer(self.seating.human, option, decision)
        if refusal is not None:
            return refusal.reasons
        self._advance()
        return []

    def undo(self) -> list[Reason]:
        human = self.seating.human
        refusal: Refusal | None = self._session.undo(human)
        if refusal is not None:
            refusal = self._session.take_back(human)
        if refusal is not None:
            return refusal.reasons
        self._advance()
        return []

    def play_out(self) -> None:
        """Let a bot answer for the human until the game is over."""
        self._bots[self.seating.human] = stand_in_bot(self.game)
        self._stands_in = True
        self._advance()

    def hints(self) -> list[Hint]:
        message = self.message()
        if message["decision"] is None:
            return []
        late = time.monotonic() + HINT_WITHIN
        return hints(
            self._maker,
            message["view"],
            message["decision"]["options"],
            is_late=lambda: time.monotonic() > late,
        )

    def consent(self, agree: bool) -> list[Reason]:
        """Bots agree at once, so that no request is ever left open."""
        return []

    def stand_in(self) -> list[Reason]:
        """Bots are never away."""
        return []

    def why_not(self, options: Sequence[int]) -> list[list[Reason]]:
        return self.rules.why_not_each(self._session.state, self.seating.human, options)

    def set_orders(self, orders: dict[str, Order]) -> list[Reason]:
        """They count at once, also for what is asked now."""
        self.seating = replace(self.seating, orders=tuple(sorted(orders.items())))
        self._advance()
        return []

    def ways_to_leave(self) -> tuple[str, ...]:
        return ()

    def leave(self, way: str) -> list[Reason]:
        """Everything is saved already."""
        return []

    def leave_message(self, texts: Texts, in_lines: bool = False) -> str:
        spoken = resume_flags(texts, self.seating.language, in_lines)
        if self.campaign:
            return texts.say("terminal-campaign-saved", name=self.campaign, flags=spoken)
        return texts.say("terminal-saved", flags=spoken)

    def record_location(self, texts: Texts) -> str:
        return texts.say("terminal-kept", file=str(self._saved_as))

    @property
    def file(self) -> Path:
        """Where the game is saved."""
        return self._saved_as

    def _advance(self) -> None:
        """Let the bots answer all they are asked, and the human what needs no asking; then save."""
        session, human = self._session, self.seating.human
        self._save()
        self._forced = []
        while not session.state.over:
            asked = self.rules.asked(session.state)
            seat = next((seat for seat in asked if seat != human), human)
            options = self.rules.offer(session.state, seat)
            if seat != human or self._stands_in:
                session.answer(seat, self._bot_choice(seat, options))
                continue
            option = options[0] if len(options) == 1 else self._ordered()
            if option is None:
                break
            self._forced.append(option)
            session.answer(seat, option)
        self._save()

    def _ordered(self) -> int | None:
        """What the human's standing orders answer, where seats react to something; None to be asked."""
        state = self._session.state
        if not is_window(self.rules, state):
            return None
        return ordered(self.rules, state, self.seating.human, dict(self.seating.orders))

    def _bot_choice(self, seat: int, options: list[int]) -> int:
        """What a bot takes: its chance depends on where the game stands, so a resumed one plays the same."""
        state = self._session.state
        self._rng.seed(f"{self._session.key.hex()}/{seat}/{state.decisions[seat]}")
        view, name = view_of(self.rules, state, seat), self._bots[seat]
        if self._maker.iterations(name) and len(options) > 1:
            return choose_within(self._maker, name, self._rng, THINKING, view, options)
        return self._maker.make(name, self._rng).choose(view, options)

    def _standing(self) -> SavedPosition:
        session = self._session
        position = position_of(self.rules, session.record.about, session.state)
        return SavedPosition(position, session.events[self.seating.human], session.take_backs)

    def _save(self) -> None:
        """Save; if that fails the game goes on, and the message says so."""
        try:
            self._saved_as = self._file.write(self.seating, self._session.record, self._standing())
            self._save_error = ""
        except SaveError as error:
            self._save_error = str(error)


def new_table(game: Game, rules: AnyRules, seating: Seating, seed: int | None = None) -> LocalTable:
    """A new game; without a seed, one nobody has seen before."""
    chosen = secrets.randbelow(1 << 32) if seed is None else seed
    return LocalTable(game, Session(rules, about_of(game), seed=chosen), seating, new_save_file(game.id))


def resume_table(file: SaveFile) -> LocalTable:
    """Go on with a saved game; SaveError says why that cannot be.

    One of earlier rules goes on by them if they are still here, or by those of today if these play it the
    same up to here or take its position over.
    """
    saved = file.read()
    game = _game_of(file, saved.record)
    other_rules = _other_rules(saved.record, game)
    owner_data = _owner_data_of(file, saved, game)
    header = saved.record.header
    revision = NEWEST if other_rules else saved.record.about["revision"]
    try:
        rules = rules_for(game, header["players"], header["options"], owner_data, revision)
        session = _by_todays_rules(saved, game, rules) if other_rules else replay(saved.record, rules)
    except Exception as error:
        if other_rules:
            raise file.other_rules_error(other_rules) from error
        raise file.error(f"the rules do not confirm it ({error})") from error
    try:
        return LocalTable(game, session, saved.seating, file)
    except BotError as error:
        raise file.error(str(error)) from error


def _by_todays_rules(saved: SavedGame, game: Game, rules: AnyRules) -> Session[Any]:
    """A game of earlier rules, from an epoch on; an error if these rules can make nothing of it."""
    record, about, standing = saved.record, about_of(game), saved.standing
    try:
        played = replay(record, rules)
    except Exception:
        if standing is None:
            raise
        state = load_position(rules, about, standing.position)
        events: list[list[Event]] = [[] for _ in range(rules.players + 1)]
        events[saved.seating.human] = standing.events
        return taken_over(record, rules, about, state, events, standing.take_backs)
    return taken_over(record, rules, about, played.state, played.events, played.take_backs)


def _game_of(file: SaveFile, record: Record) -> Game:
    try:
        game = find_game(str(record.header.get("game")))
        is_newer = record.about["revision"] > game.revision
    except (UnknownGame, LookupError, TypeError) as error:
        raise file.error(str(error)) from error
    if is_newer:
        raise file.error(_other_rules(record, game))
    return game


def _other_rules(record: Record, game: Game) -> str:
    """By what rules a game was played that are no longer here; empty if they are."""
    played = record.about
    if not game.plays_by(played["revision"]):
        return f"it was played by rules revision {played['revision']}, {game.id} has {game.revision} here"
    if played["data"] != files_of(game).data_hash:
        return f"it was played with other cards than {game.id} has here"
    return ""


def _owner_data_of(file: SaveFile, saved: SavedGame, game: Game) -> OwnerData | None:
    """The owner's data the game was begun with; SaveError if it is gone or has changed."""
    named = saved.record.header.get("owner_data")
    if named is None:
        return None
    source = saved.seating.owner_data or ""
    try:
        found = owner_data_for(game, source, Path(source).read_bytes())
    except OSError as error:
        raise file.error(f"cannot read the owner's data in {source!r}: {error.strerror}") from error
    except ValueError as error:
        raise file.error(str(error)) from error
    if found.hash != named["hash"]:
        raise file.error(f"the owner's data in {source} have changed since")
    return replace(found, note=named["note"])
