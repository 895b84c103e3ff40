"""Advice for Dice Upon a Time: plans the dice of this chapter one by one, and what follows by distances.

`distances.py` measures the land once, `parsed_view.py` reads a view, `prospects.py` values places by the
cards that can be fulfilled from there, `routes.py` walks ahead with the dice at hand; a `Decision` has all
of it. `turns.py`, `walks.py`, `moves.py`, `cards.py`, `stories.py`, `reactions.py` and `trades.py` judge
single options, `judges.py` says which of them, `ranking.py` puts the options in order.
"""

from veillee.games.dice_upon_a_time.advice.ranking import DiceAdvice

__all__ = ["DiceAdvice"]
