"""Advice for The Grimm Forest: how far everybody is from three houses, and what each option changes in that.

Everything comes from the seat's view. `houses.py` values boards, `guesses.py` says where the others are
likely to go, `worth.py`, `threats.py` and `fables.py` value cards. Judges value one option at a time, and
`ranking.py` knows which of them answers which question; `reasons.py` finds the words.
"""

from veillee.games.grimm_forest.advice.ranking import GrimmForestAdvice

__all__ = ["GrimmForestAdvice"]
