"""Advice for Fine Sand: plans one turn ahead, with what every card is worth built, kept or spent.

Everything comes from the seat's view. `worth.py` values cards, `plans.py` finds the best builds and how to
pay for them, `ranking.py` puts the options in order and says why; `interlude.py` does it between the games.
"""

from veillee.games.fine_sand.advice.interlude import InterludeAdvice
from veillee.games.fine_sand.advice.ranking import FineSandAdvice

__all__ = ["FineSandAdvice", "InterludeAdvice"]
