"""The engine contract: everything a game, a bot or a table needs, and nothing about any game."""

from veillee.core.chance import Chance, ChanceError, FastChance, KeyedChance, ScriptedChance, key_from_seed
from veillee.core.first_player import first_player, first_player_option
from veillee.core.game import Game, Option, OptionError
from veillee.core.match import Match
from veillee.core.reactions import Reaction
from veillee.core.refusals import Reason, Refusal
from veillee.core.results import Criterion, Limits, Ranking, Result, best_score_wins, decide, ranked_by
from veillee.core.rules import Rules
from veillee.core.schema import View
from veillee.core.setup import Setup
from veillee.core.state import State, Step
from veillee.core.steps import Declared
from veillee.core.verbs import CardVerb, OneArgument, SeatVerb, ThreeArguments, TwoArguments
from veillee.core.view import Imagination, determinize, view_of

__all__ = [
    "CardVerb",
    "Chance",
    "ChanceError",
    "Criterion",
    "Declared",
    "FastChance",
    "Game",
    "Imagination",
    "KeyedChance",
    "Limits",
    "Match",
    "OneArgument",
    "Option",
    "OptionError",
    "Ranking",
    "Reaction",
    "Reason",
    "Refusal",
    "Result",
    "Rules",
    "ScriptedChance",
    "SeatVerb",
    "Setup",
    "State",
    "Step",
    "ThreeArguments",
    "TwoArguments",
    "View",
    "best_score_wins",
    "decide",
    "determinize",
    "first_player",
    "first_player_option",
    "key_from_seed",
    "ranked_by",
    "view_of",
]
