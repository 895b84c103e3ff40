"""The verbs of Fine Sand that more than one module speaks of."""

from __future__ import annotations

from typing import final

from veillee.core import OneArgument
from veillee.games.fine_sand.base import FineSandBase
from veillee.games.fine_sand.cards import CASTLE, COIN


@final
class TurnVerbs:
    """What can be chosen in the open questions of a turn, besides building."""

    #: To end the turn and choose in the next step 1 how much is drawn. `FineSand` declares it after all
    #: others, so that they keep their numbers.
    done_to_choose: int

    def __init__(self, rules: FineSandBase) -> None:
        families = rules.cards.family
        used = [kind for kind in rules.kinds_in_box if families[kind] not in (CASTLE, COIN)]
        self.draw_all = rules.plain_verb("draw-all")
        self.draw_two = rules.plain_verb("draw-two")
        self.use = rules.card_verb("use", used)
        self.give = rules.card_verb("give", rules.kinds_in_box)
        self.store = rules.card_verb("store", rules.storable_kinds)
        self.done = rules.plain_verb("done")


@final
class LowerVerb(OneArgument):
    """A verb about how much is taken off a total."""

    def by(self, option: int) -> int:
        return self.value(option)
