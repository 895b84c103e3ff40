"""What all phases of Fairy Tale share: the options, the cards and where they lie."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from veillee.core import Rules, Setup
from veillee.core.field_names import NONE
from veillee.games.fairy_tale.cards import AFFINITIES, Cards
from veillee.games.fairy_tale.state import FairyTaleState


@mypyc_attr(allow_interpreted_subclasses=True)
class FairyTaleBase(Rules[FairyTaleState]):
    """The rules before any phase is declared."""

    setup_rule = "ft.setup"

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.round_count = int(setup.options["rounds"])
        self.draft_size = int(setup.options["draft"])
        self.novice = setup.options["mode"] == "novice"
        self.expert = setup.options["mode"] == "expert"
        self.in_teams = setup.options["teams"] != "none"
        self.exchanging = setup.options["teams"] == "exchange"
        self.asks_trickster = setup.options["trickster"] == "ask"
        self.cards = Cards(self.kind_names, self.kind_rows)
        self.in_deck = [self.expert or not expert for expert in self.cards.expert]
        if self.novice:
            self._check_starting_cards()
        self.deck = self.pile("deck")
        self.unused = self.bag("unused")
        self.hands = self.bags("hands")
        self.picks = self.bags("picks")
        self.chosen = self.piles("chosen")
        self.opened = self.bags("opened")
        self.closed = self.bags("closed")
        self.name_items("demands", (*AFFINITIES, "any"))
        self.name_values("disguises", self.kind_names, {-1: NONE})

    def _check_starting_cards(self) -> None:
        """Every novice gets a card without effect; looking for one must come to an end."""
        plain = [kind for kind, effect in enumerate(self.cards.turns_or_hunts) if not effect]
        found = sum([self.copies[kind] for kind in plain if self.in_deck[kind]])
        if found < self.players:
            raise ValueError(
                f"the novice game needs {self.players} cards without OPEN, CLOSE and HUNT, there are {found}"
            )

    def receivers(self, round_number: int) -> list[int]:
        """Who gets each seat's cards: its left neighbour in rounds 1 and 3, the right one in 2 and 4."""
        left = 1 if round_number % 2 else -1
        return [(seat + left) % self.players for seat in range(self.players)]

    def partner(self, seat: int) -> int:
        """Partners sit opposite each other."""
        return (seat + 2) % self.players

    def together(self, one: int, other: int) -> bool:
        """Whether two seats win together: one and the same, or partners."""
        return one == other or (self.in_teams and self.partner(one) == other)
