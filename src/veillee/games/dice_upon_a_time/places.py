"""Phase 4: what the places do on arrival (du.places)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from veillee.core import Match, Reason, Step
from veillee.games.dice_upon_a_time.board import (
    ANY_TOKEN,
    DRAW_ITEM,
    DRAW_QUEST,
    DRAW_QUESTS,
    DRAW_STORY,
    NOTHING,
    STEED,
    TAKE_TOKEN,
)
from veillee.games.dice_upon_a_time.state import DiceState

if TYPE_CHECKING:
    from veillee.games.dice_upon_a_time.game import DiceUponATime

KING_SHOWS: Final = 3


@final
class Places:
    def __init__(self, rules: DiceUponATime) -> None:
        self.rules = rules
        self.thrushbeard = rules.kind("king-thrushbeard")
        self.nothing = rules.verb("take-nothing").base
        self.ride = rules.verb("ride", place=rules.board.places).base
        self.ask_token = rules.question(
            "place-token", self.offer_token, self.take_token, "du.token-places", is_open=True
        )
        self.ask_item = rules.question(
            "place-item", rules.placing.offer_item, rules.placing.take_item, "du.item-place", is_open=True
        )
        self.ask_steed = rules.question(
            "steed", self.offer_steed, self.take_steed, "du.steeds", self.explain_steed, is_open=True
        )

    def work(self, match: Match[DiceState], seat: int, place: int, jumped: bool) -> None:
        """Let a place do what it does for a figure that has just arrived."""
        rules = self.rules
        state = match.state
        ability = rules.board.ability[place]
        if ability == NOTHING:
            return
        if ability in (TAKE_TOKEN, ANY_TOKEN):
            match.ask(seat, (self.ask_token, rules.board.token[place]))
        elif ability == DRAW_STORY:
            rules.stories.begin(match)
        elif ability == DRAW_QUEST:
            change = rules.events.now(state)
            rules.drawing.begin(match, seat, change.town_draws, change.town_keeps)
        elif ability == DRAW_QUESTS:
            rules.drawing.begin(match, seat, KING_SHOWS, 1)
        elif ability == DRAW_ITEM:
            if rules.items_deck.left(state):
                match.ask(seat, (self.ask_item,))
        elif ability == STEED:
            jumps = not jumped and rules.events.now(state).steeds_jump
            if jumps or self.can_ride(state, seat):
                self.land(match, seat, int(jumps))

    # Tokens

    def offer_token(self, state: DiceState, seat: int, step: Step) -> list[int]:
        take = self.rules.gains.token
        if step[1] >= 0:
            return [take + step[1], self.nothing]
        return [take, take + 1, take + 2, self.nothing]

    def take_token(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        """The usual number, and one more for a Double face, once in a turn."""
        if option == self.nothing:
            return
        rules = self.rules
        state = match.state
        kind = option - rules.gains.token
        usual = 1 if step[1] < 0 else rules.events.now(state).place_numbers[kind]
        state.gains[seat][kind] = usual + (1 if state.double else 0)
        state.double = False
        rules.gains.begin(match, usual)

    # Steeds

    def land(self, match: Match[DiceState], seat: int, jumps: int) -> None:
        """A card that names this Steed comes first; then the jump or the ride."""
        quests = self.rules.phase_quests
        if self.rules.tasks.on_steeds and quests.on_landing(match.state, seat):
            match.ask(seat, (quests.ask_fulfil, jumps))
        else:
            match.ask(seat, (self.ask_steed, jumps))

    def can_ride(self, state: DiceState, seat: int) -> bool:
        rules = self.rules
        heroes = state.zones[rules.heroes + seat]
        return heroes == [self.thrushbeard] and not state.used[seat] and not state.hat

    def offer_steed(self, state: DiceState, seat: int, step: Step) -> list[int]:
        rules = self.rules
        here = state.at[seat]
        options = [rules.walking.stay]
        if step[1]:
            options += [rules.walking.go + steed for steed in rules.board.steeds if steed != here]
        if self.can_ride(state, seat):
            options += [self.ride + place for place in rules.board.common if place != here]
        return options

    def explain_steed(self, state: DiceState, seat: int, step: Step, option: int) -> list[Reason]:
        rules = self.rules
        places = rules.board.places
        if 0 <= option - rules.walking.go < len(places):
            return [Reason("du.steeds", "no-jump-there", {"place": places[option - rules.walking.go]})]
        if 0 <= option - self.ride < len(places):
            return [Reason("du.thrushbeard", "no-ride-there", {"place": places[option - self.ride]})]
        return []

    def take_steed(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        rules = self.rules
        if option == rules.walking.stay:
            return
        for curse in rules.words.curses(match.state, seat):
            if rules.tasks.of[curse].jump:
                match.move_kind(rules.kept_of(seat), curse, rules.story_discard)
        if option >= self.ride and option < self.ride + len(rules.board.places):
            match.state.used[seat] = True
            rules.walking.arrive(match, seat, option - self.ride, jumped=True)
        else:
            rules.walking.arrive(match, seat, option - rules.walking.go, jumped=True)
