"""What cards are worth in general, in resources: for choices made before it is known what they will do."""

from __future__ import annotations

from typing import Final

from veillee.games.grimm_forest.parts import GrimmForestParts

#: A Fable nobody knows yet, and one more of them in a full hand.
UNKNOWN_FABLE: Final = 1.2
ONE_MORE_FABLE: Final = 0.45
FULL_HAND: Final = 2
#: A Friend nobody knows yet.
UNKNOWN_FRIEND: Final = 2.4
#: A First Builder's token by itself: it breaks ties.
TOKEN: Final = 0.2

FABLES: Final = {
    "a-friendly-game": 1.2,
    "big-bad-wolf": 1.8,
    "bridge-troll": 1.8,
    "chinny-chin-chin": 0.7,
    "consult-the-oracle": 1.2,
    "crystal-ball": 0.8,
    "dark-curse": 0.6,
    "discount-lot": 1.8,
    "dragon": 1.9,
    "fairy-food": 1.9,
    "ghostly-whispers": 1.4,
    "giant": 1.7,
    "grannys-house": 1.6,
    "harvest-moon": 1.7,
    "hidden-stash": 1.7,
    "hired-help": 1.6,
    "little-helpers": 1.8,
    "lonely-castle": 1.8,
    "magic-flute": 0.8,
    "mysterious-stranger": 1.7,
    "night-at-the-tavern": 1.2,
    "powerful-friends": 1.3,
    "roar": 0.9,
    "royal-wedding": 1.0,
    "searching-the-past": 1.3,
    "share-the-wealth": 1.3,
    "spy-network": 1.4,
    "taxation": 2.0,
    "thoughtful-gift": 0.8,
    "wandering-merchant": 1.3,
    "wishing-well": 0.5,
    "wolf": 1.4,
}

FRIENDS: Final = {
    "aladdin": 3.2,
    "ali-baba": 2.9,
    "cinderella": 3.1,
    "evil-queen": 2.2,
    "fairy-godmother": 2.2,
    "frog-prince": 1.3,
    "gingerbread-man": 2.6,
    "golden-goose": 2.4,
    "goldilocks": 1.5,
    "hansel-and-gretel": 1.8,
    "huntsman": 1.6,
    "jack": 3.0,
    "little-mermaid": 3.2,
    "pinocchio": 3.5,
    "puss-in-boots": 2.5,
    "rapunzel": 3.0,
    "red-riding-hood": 1.2,
    "robin-hood": 2.3,
    "rumpelstiltskin": 2.9,
    "seven-dwarves": 2.6,
    "sleeping-beauty": 1.5,
    "snow-white": 2.0,
    "thumbelina": 1.9,
    "tom-thumb": 3.0,
    "woodcutter": 3.0,
}


def card_worths(rules: GrimmForestParts) -> list[float]:
    """By kind: what a Fable in hand or a Friend on the table is worth."""
    return [FABLES.get(name, FRIENDS.get(name, 0.0)) for name in rules.kind_names]


def hand_worth(count: int) -> float:
    """What so many unknown Fables are worth: only one is played in a round, so many of them have to wait."""
    few = min(count, FULL_HAND)
    return UNKNOWN_FABLE * few + ONE_MORE_FABLE * (count - few)
