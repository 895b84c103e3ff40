"""The engine contract: everything a game, a bot or a table needs, and nothing about any game."""

from veillee.core.chance import Chance, ChanceError, FastChance, KeyedChance, ScriptedChance, key_from_seed
from veillee.core.game import Game, Option, OptionError
from veillee.core.match import Match
from veillee.core.reactions import Reaction
from veillee.core.rules import Limits, Reason, Refusal, Result, Rules, Setup, best_score_wins
from veillee.core.schema import View
from veillee.core.state import State, Step
from veillee.core.view import determinize, view_of

__all__ = [
    "Chance",
    "ChanceError",
    "FastChance",
    "Game",
    "KeyedChance",
    "Limits",
    "Match",
    "Option",
    "OptionError",
    "Reaction",
    "Reason",
    "Refusal",
    "Result",
    "Rules",
    "ScriptedChance",
    "Setup",
    "State",
    "Step",
    "View",
    "best_score_wins",
    "determinize",
    "key_from_seed",
    "view_of",
]
