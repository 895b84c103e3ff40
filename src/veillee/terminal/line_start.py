"""The first page in plain lines: asks what to play, and with how many."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, final

from veillee.bots import offered_bots, usual_bot
from veillee.core import Game
from veillee.registry import playable_games
from veillee.terminal.left_games import LeftGame, left_games
from veillee.terminal.local_table import LocalTable, resume_table
from veillee.terminal.matching import begins
from veillee.terminal.saved_campaigns import SavedCampaign
from veillee.terminal.saves import SaveError
from veillee.terminal.table_setup import TableConfig, fewest_players, start_table
from veillee.texts import Texts, opponent, strength

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
        bots = None if players is None else self._bots(typed, chosen, players - 1)
        return None if bots is None else start_table(TableConfig(chosen, self._language, players, bots))

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

    def _bots(self, typed: Iterator[str], game: Game, count: int) -> list[str] | None:
        """Who plays on the other seats: none are named where there is nothing to choose."""
        known, texts = offered_bots(game), Texts(self._language, game)
        if not count or len(known) == 1:
            return []
        usual = known.index(usual_bot(game)) + 1
        question = texts.say("terminal-lines-bots", count=count, usual=usual)
        self._write(question)
        for number, bot in enumerate(known, 1):
            who = filter(None, (strength(texts, bot), *opponent(texts, bot)))
            self._write(f"  {number}. {' · '.join(who)}")
        for line in typed:
            said = line.strip()
            if said.lower() == LEAVE:
                return None
            numbers = [part.strip() for part in said.split(",")] if said else [str(usual)]
            if len(numbers) <= count and all(
                part.isdecimal() and 1 <= int(part) <= len(known) for part in numbers
            ):
                return [known[int(part) - 1] for part in numbers]
            self._write(question)
        return None


def _is_meant(words: str, choice: LeftGame | Game, said: str) -> bool:
    """Whether what was typed begins a line, or the id of a game."""
    return begins(words, said) or (isinstance(choice, Game) and begins(choice.id, said))
