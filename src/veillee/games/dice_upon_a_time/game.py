"""Dice Upon a Time (I. Szauer, 2019): place dice on paths, walk from tale to tale, fulfil quests.

State: who lies where (dice, figures), tokens, and cards in zones; `state.py` names the fields. A chapter
(`rounds.py`, `rolls.py`) is a roll and then turns (`turns.py`): prepare (`preparations.py`, `own_items.py`,
`characters.py`), place a die and use its face (`placing.py`), walk (`walking.py`), let the place work
(`places.py`), trade (`trades.py`), fulfil quests (`fulfilling.py`). Whatever another card can answer waits on
the table's agenda under a window (`reactions.py`): gains (`gains.py`), drawn cards (`item_draws.py`,
`quest_draws.py`), Stories (`stories.py`, with the effects of `effects.py` and `losses.py`).
"""

from __future__ import annotations

from typing import Any, Final, final

from veillee.core import Limits, Match, Ranking, Result, Setup, View, schema
from veillee.games.dice_upon_a_time.base import BEFORE_CHOICES, DiceBase
from veillee.games.dice_upon_a_time.characters import Characters
from veillee.games.dice_upon_a_time.deal import no_deal
from veillee.games.dice_upon_a_time.derived import Derivation
from veillee.games.dice_upon_a_time.dice import AWAY, DICE, RESERVE
from veillee.games.dice_upon_a_time.effects import Effects
from veillee.games.dice_upon_a_time.events import Events
from veillee.games.dice_upon_a_time.fulfilling import Fulfilling
from veillee.games.dice_upon_a_time.gains import Gains
from veillee.games.dice_upon_a_time.item_draws import ItemDraws
from veillee.games.dice_upon_a_time.losses import Losses
from veillee.games.dice_upon_a_time.opening import Opening
from veillee.games.dice_upon_a_time.own_items import OwnItems
from veillee.games.dice_upon_a_time.places import Places
from veillee.games.dice_upon_a_time.placing import Placing
from veillee.games.dice_upon_a_time.quest_draws import QuestDraws
from veillee.games.dice_upon_a_time.reactions import Reactions
from veillee.games.dice_upon_a_time.rolls import Rolls
from veillee.games.dice_upon_a_time.rounds import Rounds
from veillee.games.dice_upon_a_time.scoring import Scoring
from veillee.games.dice_upon_a_time.spirits import Spirits
from veillee.games.dice_upon_a_time.state import DiceState
from veillee.games.dice_upon_a_time.stories import Stories
from veillee.games.dice_upon_a_time.trades import Trades
from veillee.games.dice_upon_a_time.turn_ahead import TurnAhead
from veillee.games.dice_upon_a_time.turns import NOTHING_USED, Turns
from veillee.games.dice_upon_a_time.walking import Walking

RABBITS: Final = 5


@final
class DiceUponATime(DiceBase):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self._make_cards()
        self._make_turns()
        self.scoring = Scoring(self)
        self.rounds = Rounds(self, self.events, self.rolls, self.spirits, self.turns, self.scoring)
        self.opening = Opening(self, self.events, self.quest_draws, self.characters, self.rounds)
        self.turns.after_turns = self.rounds.end
        self.derivation = Derivation(self, self.events)
        self.turn_begins = self.turns.ask_turn(NOTHING_USED)
        self.check_names()

    def _make_cards(self) -> None:
        """What cards and dice do."""
        self.events = Events(self)
        self.reactions = Reactions(self)
        self.item_draws = ItemDraws(self, self.reactions)
        self.quest_draws = QuestDraws(self, self.reactions)
        self.gains = Gains(self, self.reactions)
        self.rolls = Rolls(self, self.reactions)
        self.spirits = Spirits(self, self.reactions, self.gains)
        self.rolls.roll_snake = self.spirits.roll_snake
        self.losses = Losses(self, self.reactions, self.gains, self.quest_draws, self.rolls)
        self.effects = Effects(self, self.item_draws, self.quest_draws, self.gains, self.rolls, self.losses)
        self.stories = Stories(self, self.events, self.reactions, self.losses, self.effects)

    def _make_turns(self) -> None:
        """The phases of a turn; a Story can bring a figure to a place, and a place have a Story told."""
        self.placing = Placing(self, self.events, self.item_draws, self.stories)
        self.walking = Walking(self, self.reactions)
        self.effects.arrive = self.walking.arrive
        self.effects.ask_fly = self.walking.ask_fly
        self.places = Places(
            self,
            self.events,
            self.item_draws,
            self.quest_draws,
            self.gains,
            self.stories,
            self.placing,
            self.walking,
        )
        self.walking.work = self.places.work
        self.own_items = OwnItems(self, self.reactions, self.rolls, self.walking)
        self.stories.ask_bestow = self.own_items.ask_bestow
        self.characters = Characters(self, self.events, self.losses, self.walking)
        self.fulfilling = Fulfilling(
            self, self.reactions, self.effects, self.places, self.own_items, self.characters
        )
        self.places.fulfil_on_landing = self.fulfilling.begin_on_landing
        self.trades = Trades(self)
        self.turns = Turns(
            self,
            events=self.events,
            reactions=self.reactions,
            spirits=self.spirits,
            placing=self.placing,
            walking=self.walking,
            own_items=self.own_items,
            characters=self.characters,
            fulfilling=self.fulfilling,
            trades=self.trades,
        )
        self.turns.turn_ahead = TurnAhead(self, self.events, self.placing, self.walking, self.places)
        self.placing.after_placing = self.turns.after_placing

    def new_state(self) -> DiceState:
        state = DiceState()
        players = range(self.players)
        state.faces = [[1, 1, 1, 1, 1, 0] for _ in players]
        state.lies = [[RESERVE] * (DICE - 1) + [AWAY] for _ in players]
        state.sockets = [[] for _ in self.land.sockets]
        state.at = [self.land.town] * self.players
        state.tokens = [[0, 0, 0] for _ in players]
        state.rabbits = [0] * self.players
        state.rabbit_supply = RABBITS
        state.used = [False] * self.players
        state.passed = [False] * self.players
        state.carriers = [-1] * len(self.cards.objects)
        state.gains = [[0, 0, 0] for _ in players]
        state.loss = [0, 0, 0]
        state.deal = no_deal()
        return state

    def fill(self, state: DiceState) -> None:
        self.opening.fill(state)

    def deal(self, match: Match[DiceState]) -> None:
        self.opening.deal(match)

    def begin(self, match: Match[DiceState]) -> None:
        """Go on where an arranged position stands: at the first choices, before a chapter, in a turn."""
        if self.items_open:
            self.opening.show_items(match)
        if match.state.table:
            return
        if match.state.chapter == BEFORE_CHOICES:
            match.state.chapter = 0
            self.opening.choices(match)
        elif match.state.chapter == 0:
            match.then(self.rounds.begin())
        else:
            match.then(self.turns.resume())

    def stage(self, state: DiceState) -> int:
        return state.chapter

    def rests(self, state: DiceState, stage: int) -> bool:
        """Before every turn: a chapter is long, and what happens in it is hard to foresee."""
        agenda = state.agendas[state.active]
        return bool(agenda) and agenda[-1] == self.turn_begins

    def limits(self) -> Limits:
        """Far above any real game: trades alone can take a dozen answers a turn."""
        return Limits(self.last_chapter, 100 + self.last_chapter * self.players * 3000)

    def conserved(self, state: DiceState) -> list[int]:
        return [state.rabbit_supply + sum(state.rabbits)]

    def derived(self, view: View) -> dict[str, Any]:
        """What holds in this chapter, in numbers and as texts with their numbers."""
        return self.derivation.of(view)

    def turn_order(self, state: DiceState) -> list[int]:
        return self.around[state.active]

    def result(self, state: DiceState) -> Result:
        return self.scoring.result(state)

    def ranking(self, state: DiceState) -> Ranking:
        return self.scoring.ranking(state)

    def outcome(self, state: DiceState) -> schema.Result:
        """The co-operative game also has a rank; a short one shows points alone."""
        found = super().outcome(state)
        if state.rank:
            found["rank"] = state.rank
        return found
