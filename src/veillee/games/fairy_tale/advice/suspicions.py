"""What the other player has picked first: the one pick of two players' drafts that nobody else sees.

Hands come back after every second pick, so all later picks are known by what is missing.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from veillee.core import State
from veillee.core.advice import Suspicion
from veillee.games.fairy_tale.advice.parsed_view import Outlook, ParsedView
from veillee.games.fairy_tale.advice.worth import Worth
from veillee.games.fairy_tale.cards import ANY

#: Who sees the difference of so many points between two cards takes the better one, but for one time in four.
DOUBT: Final = 0.3
#: Even the worst card is taken now and then.
WHIM: Final = 0.02


@final
class FirstPick(Suspicion):
    """It will have been the best of its hand."""

    def __init__(self, worth: Worth, seen: ParsedView) -> None:
        rules = seen.rules
        other = 1 - seen.seat
        row, outlook, idle = seen.opened[other], Outlook(seen, other), [0.0] * (ANY + 1)
        self.picks = rules.picks[other]
        #: Where the rest of that hand lies, -1 when nothing is left of it.
        self.rest = -1
        if seen.hand:
            self.rest = rules.hands[seen.seat if len(seen.picks) % 2 else other]
        self.others = rules.draft_size - 1
        self.gains = [worth.plan(row, [], [kind], outlook, idle) for kind in range(len(rules.kind_names))]
        self.better = self._better(seen.unseen())

    def _better(self, unseen: list[int]) -> list[float]:
        """For each kind the part of all unseen cards that is worse for the other player."""
        copies = [max(0, count) for count in unseen]
        total = max(1, sum(copies))
        found: list[float] = []
        for mine in self.gains:
            worse = 0.0
            for count, gain in zip(copies, self.gains, strict=True):
                worse += count if gain < mine else count / 2 if gain == mine else 0.0
            found.append(WHIM + worse / total)
        return found

    def weight(self, state: State) -> float:
        rest = state.zones[self.rest] if self.rest >= 0 else []
        left = max([self.gains[kind] for kind in rest], default=0.0)
        weight = 1.0
        for kind in state.zones[self.picks]:
            if rest:
                weight /= 1.0 + exp(min(30.0, (left - self.gains[kind]) / DOUBT))
            weight *= self.better[kind] ** (self.others - len(rest))
        return weight
