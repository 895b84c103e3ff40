"""When the order of one player's effects can matter (gf.same-moment): only then is that player asked.

Two effects may change places if neither touches what the other one takes from or looks at, and if nothing is
seen through one before something is chosen for the other. What effects of a start of round touch never meets.
"""

from __future__ import annotations

from typing import Final, final

from veillee.games.grimm_forest.base import GrimmForestBase
from veillee.games.grimm_forest.moments import END_OF_GATHER
from veillee.games.grimm_forest.state import NOWHERE, GrimmForestState

#: What an effect adds to, and what it takes from or depends on: the player's own things, and the others'.
GAINS: Final = 1
TAKES: Final = 2
FABLES: Final = 4
OTHERS_GAIN: Final = 8
OTHERS_LOSE: Final = 16
OTHERS_FABLES: Final = 32
#: Whether it shows the player cards, asks them something, needs their Friend, or may replace that Friend.
SHOWS: Final = 64
ASKS: Final = 128
BEFRIENDED: Final = 256
REPLACES: Final = 512

#: What belongs to the player alone: a monster elsewhere touches none of it.
OWN: Final = GAINS | TAKES | FABLES | BEFRIENDED | REPLACES

#: By card, for the end of gathering; a card that is not listed touches nothing that another one does.
TOUCHED: Final = {
    "a-friendly-game": GAINS | OTHERS_LOSE | ASKS,
    "big-bad-wolf": ASKS,
    "bridge-troll": GAINS | OTHERS_LOSE | ASKS,
    "consult-the-oracle": FABLES | OTHERS_FABLES | SHOWS | ASKS,
    "fairy-food": GAINS | OTHERS_GAIN | ASKS,
    "ghostly-whispers": FABLES | SHOWS | ASKS,
    "giant": TAKES | OTHERS_LOSE | FABLES | OTHERS_FABLES | REPLACES,
    "grannys-house": GAINS | OTHERS_GAIN | ASKS,
    "harvest-moon": GAINS | ASKS,
    "hidden-stash": GAINS | OTHERS_GAIN | ASKS,
    "lonely-castle": GAINS | OTHERS_GAIN,
    "mysterious-stranger": REPLACES | SHOWS | ASKS,
    "royal-wedding": TAKES | OTHERS_LOSE | ASKS,
    "searching-the-past": FABLES | ASKS,
    "share-the-wealth": GAINS | OTHERS_LOSE,
    "spy-network": FABLES | SHOWS,
    "taxation": OTHERS_LOSE,
    "thoughtful-gift": TAKES | OTHERS_LOSE | ASKS,
    "wandering-merchant": TAKES | OTHERS_LOSE | ASKS,
    "aladdin": GAINS | BEFRIENDED,
    "frog-prince": GAINS | SHOWS | ASKS | BEFRIENDED | REPLACES,
    "golden-goose": GAINS | ASKS | BEFRIENDED,
    "pinocchio": GAINS | ASKS | BEFRIENDED,
    "seven-dwarves": BEFRIENDED,
    "snow-white": GAINS | OTHERS_LOSE | FABLES | OTHERS_FABLES | SHOWS | ASKS | BEFRIENDED,
}

#: Elsewhere there is but one resource to gain.
ASK_AT_THE_MARKET: Final = ("hidden-stash", "pinocchio")

#: What must not be met by what: in either order of two effects.
CLASHES: Final = (
    (TAKES, GAINS | TAKES),
    (OTHERS_LOSE, OTHERS_GAIN | OTHERS_LOSE),
    (FABLES, FABLES),
    (OTHERS_FABLES, OTHERS_FABLES),
    (SHOWS, ASKS),
    (REPLACES, BEFRIENDED | REPLACES),
)


def clash(one: int, other: int) -> bool:
    """Whether the order of two effects that touch these things can matter."""
    return any(
        [(one & first and other & second) or (other & first and one & second) for first, second in CLASHES]
    )


@final
class Ordering:
    """Knows which cards of a player have to be put in order."""

    def __init__(self, rules: GrimmForestBase) -> None:
        self.rules = rules
        self.touched = [TOUCHED.get(name, 0) for name in rules.kind_names]
        if not rules.has_market:
            for name in ASK_AT_THE_MARKET:
                self.touched[rules.kind(name)] &= ~ASKS

    def split(self, state: GrimmForestState, owner: int, kinds: list[int]) -> list[bool]:
        """For each of an owner's cards that act now: whether its order among them can matter."""
        if not self.rules.is_exact:
            return [True] * len(kinds)
        if state.window != END_OF_GATHER:
            return [False] * len(kinds)
        touched = [self._touched(state, owner, kind) for kind in kinds]
        return [
            any([clash(own, other) for at, other in enumerate(touched) if at != place])
            for place, own in enumerate(touched)
        ]

    def _touched(self, state: GrimmForestState, owner: int, kind: int) -> int:
        """What a card touches; a monster that stands elsewhere spares its own player."""
        place = state.monsters[owner]
        if not self.rules.cards.is_monster[kind] or place == state.pigs[owner] != NOWHERE:
            return self.touched[kind]
        return self.touched[kind] & ~OWN if place in state.pigs else 0
