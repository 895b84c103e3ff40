"""The arena: contests of bots, played by several processes, kept in a file, and counted."""

from veillee.bots.arena.contest import Contest, play_game
from veillee.bots.arena.runners import play_contest
from veillee.bots.arena.tallies import Played, Tally, tallies_of, wilson

__all__ = ["Contest", "Played", "Tally", "play_contest", "play_game", "tallies_of", "wilson"]
