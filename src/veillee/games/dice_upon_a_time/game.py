"""Dice Upon a Time (I. Szauer, 2019): place dice on paths, walk from tale to tale, fulfil quests.

State: who lies where (dice, figures), tokens, and cards in zones; `state.py` names the fields. A chapter
(`chapter.py`, `rolls.py`) is a roll and then turns (`turns.py`): place a die and use its face (`placing.py`),
walk (`walking.py`), let the place work (`places.py`), trade (`trades.py`), fulfil quests (`quests.py`).
Whatever another card can answer waits on the table's agenda under a window (`windows.py`): gains
(`gains.py`), drawn cards (`items.py`, `drawing.py`), Stories (`stories.py`, in the words of `words.py`).
"""

from __future__ import annotations

from typing import final

from veillee.core import Limits, Match, Result, Rules, Setup, schema
from veillee.games.dice_upon_a_time.board import DICE, RESERVE, Board
from veillee.games.dice_upon_a_time.chapter import Chapter
from veillee.games.dice_upon_a_time.characters import Characters
from veillee.games.dice_upon_a_time.drawing import Drawing
from veillee.games.dice_upon_a_time.events import Events
from veillee.games.dice_upon_a_time.gains import Gains
from veillee.games.dice_upon_a_time.items import Items
from veillee.games.dice_upon_a_time.opening import Opening
from veillee.games.dice_upon_a_time.own_items import OwnItems
from veillee.games.dice_upon_a_time.places import Places
from veillee.games.dice_upon_a_time.placing import Placing
from veillee.games.dice_upon_a_time.quests import Quests
from veillee.games.dice_upon_a_time.rolls import Rolls
from veillee.games.dice_upon_a_time.scoring import Scoring
from veillee.games.dice_upon_a_time.spirits import Spirits
from veillee.games.dice_upon_a_time.state import DiceState
from veillee.games.dice_upon_a_time.stories import Stories
from veillee.games.dice_upon_a_time.tasks import Tasks
from veillee.games.dice_upon_a_time.trades import Trades
from veillee.games.dice_upon_a_time.turns import Turns
from veillee.games.dice_upon_a_time.walking import Walking
from veillee.games.dice_upon_a_time.windows import Windows
from veillee.games.dice_upon_a_time.words import Words

#: The most chapters of the extra long game.
LONGEST = 30
RABBITS = 5
#: The variants that leave cards out.
VARIANTS = ("co-operative", "no-stories", "no-items")
#: The chapter of an arranged position that begins with the choice of characters and first Quests.
BEFORE_CHOICES = -1


@final
class DiceUponATime(Rules[DiceState]):
    setup_rule = "du.setup"

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self._named: set[str] = set()
        self._read_options(setup)
        self.board = Board(setup.cards)
        #: The seats clockwise from each seat on.
        self.around = [[(s + i) % self.players for i in range(self.players)] for s in range(self.players)]
        self._declare_zones()
        self.tasks = Tasks(self)
        self.events = Events(self)
        self.windows = Windows(self)
        self.items_deck = Items(self)
        self.drawing = Drawing(self)
        self.gains = Gains(self)
        self.rolls = Rolls(self)
        self.spirits = Spirits(self)
        self.words = Words(self)
        self.stories = Stories(self)
        self.placing = Placing(self)
        self.walking = Walking(self)
        self.places = Places(self)
        self.own_items = OwnItems(self)
        self.characters = Characters(self)
        self.phase_quests = Quests(self)
        self.trades = Trades(self)
        self.turns = Turns(self)
        self.chapters = Chapter(self)
        self.opening = Opening(self)
        self.scoring = Scoring(self)
        self._check_names()

    def _read_options(self, setup: Setup) -> None:
        options = setup.options
        self.coop = options["mode"] == "co-operative"
        self.with_stories = bool(options["stories"])
        self.with_items = bool(options["items"])
        self.hero_choice = str(options["characters"])
        self.event_choice = str(options["events"])
        self.length = str(options["length"])
        self.last_chapter = {"normal": 6, "short": 3, "extra-long": LONGEST}[self.length]
        self.thumbling_tokens = self._thumbling_tokens(int(options["thumbling"]))
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

    def _thumbling_tokens(self, agreed: int) -> int:
        """How many tokens Thumbling takes: by the length of the game, in the longest as agreed."""
        thumbling = self.kind("thumbling")
        for kind, row in enumerate(self.kind_rows):
            if "tokens" in row and kind != thumbling:
                raise ValueError(f"{row['id']}: only thumbling has tokens")
        given = self.kind_rows[thumbling].get("tokens", {})
        if set(given) - {"normal", "short"}:
            raise ValueError(f"thumbling: tokens are for a normal and a short game, not for {min(given)!r}")
        tokens = agreed if self.length == "extra-long" else given.get(self.length)
        if not isinstance(tokens, int) or tokens < 0:
            raise ValueError(f"thumbling: tokens should say how many he has in a {self.length} game")
        return tokens

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
        self.items = self.bag("items")
        self.stalls = self.bag("stalls")
        self.played = self.bag("played")
        self.quests = self.bag("quests")
        self.done = self.bag("done")
        self.kept = self.bag("kept")
        self.heroes = self.pile("heroes")

    # Numbers of cards

    def kind(self, name: str) -> int:
        """The number of a card that the rules speak of by name."""
        if name not in self.kind_names:
            raise ValueError(f"there is no card {name!r}, which the rules speak of")
        self._named.add(name)
        return self.kind_names.index(name)

    def _check_names(self) -> None:
        """Characters and Items do what the rules say; one that they do not speak of would do nothing."""
        for kind in [*self.deck_kinds("characters"), *self.deck_kinds("items")]:
            if self.kind_names[kind] not in self._named:
                raise ValueError(
                    f"{self.kind_names[kind]}: the rules know no such {self.kind_decks[kind][:-1]}"
                )

    def deck_kinds(self, deck: str) -> list[int]:
        return [kind for kind, name in enumerate(self.kind_decks) if name == deck]

    def playing(self, deck: str) -> list[int]:
        """The cards of a deck that this table plays with."""
        return [kind for kind in self.cards_of(deck) if self.in_game[kind]]

    # What both modes have in different places

    def quests_of(self, seat: int) -> int:
        """The zone of the Quests a seat can fulfil."""
        return self.common if self.coop else self.quests + seat

    def kept_of(self, seat: int) -> int:
        """The zone of the Stories that lie open for a seat."""
        return self.common_stories if self.coop else self.kept + seat

    def has_dice(self, state: DiceState, seat: int) -> bool:
        return RESERVE in state.lies[seat]

    # The interface of every game

    def new_state(self) -> DiceState:
        state = DiceState()
        players = range(self.players)
        state.faces = [[1, 1, 1, 1, 1, 0] for _ in players]
        state.lies = [[RESERVE] * (DICE - 1) + [-3] for _ in players]
        state.sockets = [[] for _ in self.board.sockets]
        state.at = [self.board.town] * self.players
        state.tokens = [[0, 0, 0] for _ in players]
        state.rabbits = [0] * self.players
        state.rabbit_supply = RABBITS
        state.used = [False] * self.players
        state.passed = [False] * self.players
        state.carriers = [-1] * len(self.tasks.objects)
        state.gains = [[0, 0, 0] for _ in players]
        state.loss = [0, 0, 0]
        state.deal = [[0, 0, 0], [], [0, 0, 0], [], [0]]
        return state

    def fill(self, state: DiceState) -> None:
        self.opening.fill(state)

    def deal(self, match: Match[DiceState]) -> None:
        self.opening.deal(match)

    def begin(self, match: Match[DiceState]) -> None:
        """Go on where an arranged position stands: at the first choices, before a chapter, in a turn."""
        if self.coop:
            self.opening.show_items(match)
        if match.state.table:
            return
        if match.state.chapter == BEFORE_CHOICES:
            match.state.chapter = 0
            self.opening.choices(match)
        else:
            match.then((self.chapters.begin if match.state.chapter == 0 else self.turns.resume,))

    def limits(self) -> Limits:
        """Far above any real game: trades alone can take a dozen answers a turn."""
        return Limits(self.last_chapter, 100 + self.last_chapter * self.players * 3000)

    def conserved(self, state: DiceState) -> list[int]:
        return [state.rabbit_supply + sum(state.rabbits)]

    def turn_order(self, state: DiceState) -> list[int]:
        return self.around[state.active]

    def result(self, state: DiceState) -> Result:
        return self.scoring.result(state)

    def outcome(self, state: DiceState) -> schema.Result:
        """The co-operative game also has a rank; a short one shows points alone."""
        found = super().outcome(state)
        if state.rank:
            found["rank"] = state.rank
        return found
