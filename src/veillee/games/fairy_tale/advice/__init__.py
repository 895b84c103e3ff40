"""Advice for Fairy Tale: looks one choice ahead and takes what leaves the best prospects.

Everything comes from the seat's view: open cards, its own hand, picks and closed cards, and how many copies
of each card have not been seen. `worth.py` values cards, `prospects.py` makes plans, `ranking.py` puts the
options in order, `reasons.py` finds the words.
"""

from veillee.games.fairy_tale.advice.ranking import FairyTaleAdvice

__all__ = ["FairyTaleAdvice"]
