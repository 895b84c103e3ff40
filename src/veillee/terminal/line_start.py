"""The first page in plain lines: asks what to play, and with how many."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, final

from veillee.core import Game
from veillee.registry import playable_games
from veillee.terminal.left_games import LeftGame, left_games
from veillee.terminal.local_table import LocalTable, resume_table
from veillee.terminal.matching import begins
from veillee.terminal.saved_campaigns import SavedCampaign
from veillee.terminal.saves import SaveError
from veillee.terminal.table_setup import TableConfig, fewest_players, start_table
from veillee.texts import Texts

LEAVE: Final = "q"


@final
class LineStart:
    """Asks until something can be played; who types q, or nothing more, plays nothing."""

    def __init__(self, language: str, write: Callable[[str], None]) -> None:
        self._language = language
        self._texts = Texts(language)
        self._write = write

    def ask(self, lines: Iterable[str]) -> LocalTable | SavedCampaign | None:
        """What somebody chose: a table, or a campaign to go on with."""
        typed = iter(lines)
        known, broken = playable_games()
        for error in broken:
            self._write(str(error))
        choices: list[tuple[str, LeftGame | Game]] = [
            *((left.words, left) for left in left_games(self._language)),
            *((Texts(self._language, game).say("title"), game) for game in known),
        ]
        while (chosen := self._choice(typed, choices)) is not None:
            try:
                return self._open(typed, chosen)
            except SaveError as error:
                self._write(str(error))
        return None

    def _choice(
        self, typed: Iterator[str], choices: list[tuple[str, LeftGame | Game]]
    ) -> LeftGame | Game | None:
        self._write(self._texts.say("terminal-lines-which"))
        for number, (words, _) in enumerate(choices, 1):
            self._write(f"  {number}. {words}")
        for line in typed:
            said = line.strip()
            if said.lower() == LEAVE:
                return None
            if said.isdecimal() and 1 <= int(said) <= len(choices):
                return choices[int(said) - 1][1]
            found = [choice for words, choice in choices if said and _is_meant(words, choice, said)]
            if len(found) == 1:
                return found[0]
            self._write(self._texts.say("terminal-lines-which-again", count=len(choices)))
        return None

    def _open(self, typed: Iterator[str], chosen: LeftGame | Game) -> LocalTable | SavedCampaign | None:
        if isinstance(chosen, LeftGame):
            source = chosen.source
            return source if isinstance(source, SavedCampaign) else resume_table(source)
        players = self._players(typed, chosen)
        return None if players is None else start_table(TableConfig(chosen, self._language, players))

    def _players(self, typed: Iterator[str], game: Game) -> int | None:
        least, most = game.players
        usual = fewest_players(game, {})
        question = self._texts.say("terminal-lines-players", least=least, most=most, usual=usual)
        self._write(question)
        for line in typed:
            said = line.strip()
            if said.lower() == LEAVE:
                return None
            if not said:
                return usual
            if said.isdecimal() and least <= int(said) <= most:
                return int(said)
            self._write(question)
        return None


def _is_meant(words: str, choice: LeftGame | Game, said: str) -> bool:
    """Whether what was typed begins a line, or the id of a game."""
    return begins(words, said) or (isinstance(choice, Game) and begins(choice.id, said))
