"""What all phases of Dice Upon a Time share: the options, the land, the cards and where they lie."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from veillee.core import CardVerb, Rules, Setup
from veillee.core.field_names import NONE
from veillee.games.dice_upon_a_time.cards import Cards
from veillee.games.dice_upon_a_time.dice import FACES, LIES, Dice, placed
from veillee.games.dice_upon_a_time.land import Land
from veillee.games.dice_upon_a_time.state import DiceState
from veillee.games.dice_upon_a_time.tokens import TOKENS
from veillee.games.dice_upon_a_time.verbs import CurseSeatVerb, ObjectVerb

#: The most chapters of the extra long game.
LONGEST: Final = 30
#: The chapter of an arranged position that begins with the choice of characters and first Quests.
BEFORE_CHOICES: Final = -1
#: The variants that leave cards out.
VARIANTS: Final = ("co-operative", "no-stories", "no-items")
#: What a verb speaks of if the box has nothing of the kind.
_NONE: Final = ["none"]


@mypyc_attr(allow_interpreted_subclasses=True)
class DiceBase(Rules[DiceState]):
    """The rules before any phase is declared."""

    setup_rule = "du.setup"

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self._named: set[str] = set()
        self._read_options(setup)
        self._leave_out()
        self.land = Land(setup.cards)
        self.dice = Dice(setup.cards["dice"])
        #: The seats clockwise from each seat on.
        self.around = [[(s + i) % self.players for i in range(self.players)] for s in range(self.players)]
        self._declare_zones()
        self.cards = Cards(self.deck_kinds("quests"), self.deck_kinds("stories"), self.kind_rows, self.land)
        self.item_kinds = self.deck_kinds("items")
        #: By card: the Adventure Points that stand on it.
        self.points = [int(row.get("ap", 0)) for row in self.kind_rows]
        self._name_fields()

    def _read_options(self, setup: Setup) -> None:
        options = setup.options
        self.coop = self.is_cooperative = options["mode"] == "co-operative"
        self.with_stories = bool(options["stories"])
        self.with_items = bool(options["items"])
        #: Up to revision 3 friends always played with open Items.
        self.items_open = self.coop and (setup.revision <= 3 or bool(options["items-open"]))
        self.hero_choice = str(options["characters"])
        self.event_choice = str(options["events"])
        self.length = str(options["length"])
        self.last_chapter = {"normal": 6, "short": 3, "extra-long": LONGEST}[self.length]

    def _leave_out(self) -> None:
        """Find the cards that this table plays with."""
        left_out = set()
        if self.coop:
            left_out.add("co-operative")
        if not self.with_stories:
            left_out.add("no-stories")
        if not self.with_items:
            left_out.add("no-items")
        for row in self.kind_rows:
            unknown = [word for word in row.get("without", ()) if word not in VARIANTS]
            if unknown:
                known = ", ".join(VARIANTS)
                raise ValueError(f"{row['id']}: unknown variant {unknown[0]!r} (known: {known})")
        self.in_game = [not left_out.intersection(row.get("without", ())) for row in self.kind_rows]

    def _declare_zones(self) -> None:
        self.item_deck = self.pile("item_deck")
        self.item_discard = self.pile("item_discard")
        self.drawn = self.pile("drawn")
        self.story_deck = self.pile("story_deck")
        self.story = self.pile("story")
        self.story_discard = self.pile("story_discard")
        self.quest_decks = [self.pile("deck_2"), self.pile("deck_3"), self.pile("deck_4")]
        self.offered = self.pile("offered")
        self.common = self.bag("common")
        self.common_stories = self.bag("common_stories")
        self.event_deck = self.pile("event_deck")
        self.announced = self.pile("announced")
        self.event = self.pile("event")
        self.past = self.pile("past")
        self.hero_deck = self.pile("characters")
        self.items = self.bags("items")
        self.stalls = self.bags("stalls")
        self.played = self.bags("played")
        self.quests = self.bags("quests")
        self.done = self.bags("done")
        self.kept = self.bags("kept")
        self.heroes = self.piles("heroes")

    def _name_fields(self) -> None:
        """What the numbers of the state, and the items of its lists, are called in scenarios."""
        nobody = {-1: NONE}
        owned = {
            placed(seat, die): f"{name}.{seat}"
            for seat in range(self.players)
            for die, name in enumerate(self.dice.names)
        }
        self.name_values("chapter", (), {BEFORE_CHOICES: "before-choices"})
        self.name_values("at", self.land.places)
        self.name_values("faces", FACES)
        self.name_values("lies", self.land.sockets, LIES)
        self.name_values("sockets", (), owned)
        self.name_items("sockets", self.land.sockets, holds_lists=True)
        self.name_values("path", self.land.sockets, nobody)
        self.name_values("snake_owner", (), nobody)
        self.name_values("carriers", (), nobody)
        self.name_items("carriers", self.cards.objects)
        for field in ("tokens", "gains", "loss"):
            self.name_items(field, TOKENS)

    # Cards

    def kind(self, name: str) -> int:
        """The number of a card that the rules speak of by name."""
        if name not in self.kind_names:
            raise ValueError(f"there is no card {name!r}, which the rules speak of")
        self._named.add(name)
        return self.kind_names.index(name)

    def check_names(self) -> None:
        """Characters and Items do what the rules say; one that they do not speak of would do nothing."""
        for kind in [*self.deck_kinds("characters"), *self.item_kinds]:
            if self.kind_names[kind] not in self._named:
                raise ValueError(
                    f"{self.kind_names[kind]}: the rules know no such {self.kind_decks[kind][:-1]}"
                )

    def deck_kinds(self, deck: str) -> list[int]:
        return [kind for kind, name in enumerate(self.kind_decks) if name == deck]

    def playing(self, deck: str) -> list[int]:
        """The cards of a deck that this table plays with."""
        return [kind for kind in self.cards_of(deck) if self.in_game[kind]]

    # Verbs that several phases have

    def item_verb(self, name: str) -> CardVerb:
        return self.card_verb(name, self.item_kinds)

    def curse_verb(self, name: str) -> CardVerb:
        """A verb about a Curse; a box without Curses still has it."""
        if self.cards.curses:
            return self.card_verb(name, self.cards.curses)
        return CardVerb(self.verb(name, card=_NONE).base, [], len(self.kind_names))

    def curse_seat_verb(self, name: str) -> CurseSeatVerb:
        names = [self.kind_names[kind] for kind in self.cards.curses]
        return CurseSeatVerb(self.verb(name, card=names or _NONE, seat=self.seat_names), self.cards.curses)

    def object_verb(self, name: str) -> ObjectVerb:
        return ObjectVerb(self.verb(name, object=self.cards.objects or _NONE))

    # What both modes have in different places

    def quests_of(self, seat: int) -> int:
        """The zone of the Quests a seat can fulfil."""
        return self.common if self.coop else self.quests[seat]

    def kept_of(self, seat: int) -> int:
        """The zone of the Stories that lie open for a seat."""
        return self.common_stories if self.coop else self.kept[seat]

    def curses_of(self, state: DiceState, seat: int) -> list[int]:
        """The Curses that lie open for a seat."""
        curses = self.cards.curses
        return [kind for kind in state.zones[self.kept_of(seat)] if kind in curses]

    # Characters

    def plays_as(self, state: DiceState, seat: int, hero: int) -> bool:
        """Whether a seat plays this character."""
        return hero in state.zones[self.heroes[seat]]

    def can_use(self, state: DiceState, seat: int, hero: int) -> bool:
        """Whether a seat plays this character and has not turned the card over."""
        return not state.used[seat] and hero in state.zones[self.heroes[seat]]
