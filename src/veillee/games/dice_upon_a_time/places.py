"""Phase 4: what the places do on arrival (du.places)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from veillee.core import Match, Reason
from veillee.games.dice_upon_a_time.base import DiceBase
from veillee.games.dice_upon_a_time.events import Events
from veillee.games.dice_upon_a_time.gains import Gains
from veillee.games.dice_upon_a_time.item_draws import ItemDraws
from veillee.games.dice_upon_a_time.land import (
    ANY_TOKEN,
    DRAW_ITEM,
    DRAW_QUEST,
    DRAW_QUESTS,
    DRAW_STORY,
    STEED,
    TAKE_TOKEN,
)
from veillee.games.dice_upon_a_time.placing import Placing
from veillee.games.dice_upon_a_time.quest_draws import QuestDraws
from veillee.games.dice_upon_a_time.state import DiceState
from veillee.games.dice_upon_a_time.stories import Stories
from veillee.games.dice_upon_a_time.verbs import PlaceVerb
from veillee.games.dice_upon_a_time.walking import Walking

KING_SHOWS: Final = 3


@final
class Places:
    """Lets a place work: tokens, cards, and Steeds to jump between."""

    #: Asks a seat to fulfil a card that names the Steed it has landed on, the last argument says whether it
    #: may jump from there; False if there is none.
    fulfil_on_landing: Callable[[Match[DiceState], int, int], bool]

    def __init__(
        self,
        rules: DiceBase,
        events: Events,
        item_draws: ItemDraws,
        quest_draws: QuestDraws,
        gains: Gains,
        stories: Stories,
        placing: Placing,
        walking: Walking,
    ) -> None:
        self.rules = rules
        self.events = events
        self.item_draws = item_draws
        self.quest_draws = quest_draws
        self.gains = gains
        self.stories = stories
        self.walking = walking
        #: What a place does for a seat, by ability; a place without one does nothing.
        self.abilities: dict[int, Callable[[Match[DiceState], int, int], None]] = {
            TAKE_TOKEN: self.give_token,
            ANY_TOKEN: self.give_token,
            DRAW_STORY: self.give_story,
            DRAW_QUEST: self.give_quest,
            DRAW_QUESTS: self.show_quests,
            DRAW_ITEM: self.give_item,
        }
        self.thrushbeard = rules.kind("king-thrushbeard")
        self.nothing = rules.plain_verb("take-nothing")
        self.ride = PlaceVerb(rules.verb("ride", place=rules.land.places))
        self.ask_token = rules.question(
            "place-token",
            self.offer_token,
            self.take_token,
            "du.token-places",
            is_open=True,
            amounts=self.token_amounts,
        )
        self.ask_item = rules.question(
            "place-item", placing.offer_item, placing.take_item, "du.item-place", is_open=True
        )
        self.ask_steed = rules.question(
            "steed", self.offer_steed, self.take_steed, "du.steeds", self.explain_steed, is_open=True
        )

    def work(self, match: Match[DiceState], seat: int, place: int, jumped: bool) -> None:
        """Let a place do what it does for a figure that has just arrived."""
        ability = self.rules.land.ability[place]
        if ability == STEED:
            self._mount(match, seat, jumped)
        elif ability in self.abilities:
            self.abilities[ability](match, seat, place)

    # Cards

    def give_story(self, match: Match[DiceState], seat: int, place: int) -> None:
        self.stories.begin(match)

    def give_quest(self, match: Match[DiceState], seat: int, place: int) -> None:
        change = self.events.now(match.state)
        self.quest_draws.begin(match, seat, change.town_draws, change.town_keeps)

    def show_quests(self, match: Match[DiceState], seat: int, place: int) -> None:
        self.quest_draws.begin(match, seat, KING_SHOWS, 1)

    def give_item(self, match: Match[DiceState], seat: int, place: int) -> None:
        if self.item_draws.left(match.state):
            match.ask(seat, self.ask_item())

    # Tokens

    def give_token(self, match: Match[DiceState], seat: int, place: int) -> None:
        match.ask(seat, self.ask_token(self.rules.land.token[place]))

    def offer_token(self, state: DiceState, seat: int, kind: int) -> list[int]:
        """Tokens of one kind, -1 for any."""
        take = self.gains.take
        return [take(kind), self.nothing] if kind >= 0 else [*take.all(), self.nothing]

    def token_amounts(self, state: DiceState, seat: int, kind: int) -> list[int]:
        take = self.gains.take
        return [
            0 if option == self.nothing else sum(self._tokens(state, take.token(option), kind))
            for option in self.offer_token(state, seat, kind)
        ]

    def _tokens(self, state: DiceState, taken: int, kind: int) -> tuple[int, int]:
        """The usual number, and how many more there are for a Double face."""
        usual = 1 if kind < 0 else self.events.now(state).place_numbers[taken]
        return usual, 1 if state.double else 0

    def take_token(self, match: Match[DiceState], seat: int, option: int, kind: int) -> None:
        """Take all there is; a Double face works once in a turn."""
        if option == self.nothing:
            return
        state = match.state
        taken = self.gains.take.token(option)
        usual, more = self._tokens(state, taken, kind)
        state.gains[seat][taken] = usual + more
        state.double = False
        self.gains.begin(match, usual)

    # Steeds, and King Thrushbeard's ride from them

    def _mount(self, match: Match[DiceState], seat: int, jumped: bool) -> None:
        jumps = not jumped and self.events.now(match.state).steeds_jump
        if jumps or self.can_ride(match.state, seat):
            self.land(match, seat, int(jumps))

    def land(self, match: Match[DiceState], seat: int, jumps: int) -> None:
        """A card that names this Steed comes first; then the jump or the ride."""
        if not self.fulfil_on_landing(match, seat, jumps):
            match.ask(seat, self.ask_steed(jumps))

    def can_ride(self, state: DiceState, seat: int) -> bool:
        return self.rules.can_use(state, seat, self.thrushbeard) and not state.hat

    def offer_steed(self, state: DiceState, seat: int, jumps: int) -> list[int]:
        land = self.rules.land
        here = state.at[seat]
        options = [self.walking.stay]
        if jumps:
            options += self.walking.go.each([steed for steed in land.steeds if steed != here])
        if self.can_ride(state, seat):
            options += self.ride.each([place for place in land.common if place != here])
        return options

    def explain_steed(self, state: DiceState, seat: int, option: int, jumps: int) -> list[Reason]:
        places, go = self.rules.land.places, self.walking.go
        if option in go:
            return [Reason("du.steeds", "no-jump-there", {"place": places[go.place(option)]})]
        if option in self.ride:
            return [Reason("du.thrushbeard", "no-ride-there", {"place": places[self.ride.place(option)]})]
        return []

    def take_steed(self, match: Match[DiceState], seat: int, option: int, jumps: int) -> None:
        if option == self.walking.stay:
            return
        self._break_spells(match, seat)
        if option in self.ride:
            match.state.used[seat] = True
            self.walking.arrive(match, seat, self.ride.place(option), jumped=True)
        else:
            self.walking.arrive(match, seat, self.walking.go.place(option), jumped=True)

    def _break_spells(self, match: Match[DiceState], seat: int) -> None:
        """A jump or ride lifts the Curses that ask for one."""
        rules = self.rules
        for curse in rules.curses_of(match.state, seat):
            if rules.cards.task_of[curse].jump:
                match.move_kind(rules.kept_of(seat), curse, rules.story_discard)
