"""Advice for Dice Upon a Time: plans the dice of this chapter one by one, and what follows by distances.

`atlas.py` measures the land once, `sight.py` reads a view, `prospects.py` values places by the cards that
can be fulfilled from there, `routes.py` walks ahead with the dice at hand; a `Mind` has all of it for one
decision. `turns.py`, `walks.py`, `journeys.py`, `cards.py`, `answers.py` and `deals.py` judge single options,
`ranking.py` puts them in order.
"""

from veillee.games.dice_upon_a_time.advice.ranking import DiceAdvice

__all__ = ["DiceAdvice"]
