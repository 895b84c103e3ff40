"""Setting up: decks, characters, the first player, a Magic Item and two Quests for everybody (du.setup)."""

from __future__ import annotations

from typing import Final, final

from veillee.core import Match, first_player
from veillee.games.dice_upon_a_time.base import DiceBase
from veillee.games.dice_upon_a_time.characters import Characters
from veillee.games.dice_upon_a_time.events import Events
from veillee.games.dice_upon_a_time.quest_draws import QuestDraws
from veillee.games.dice_upon_a_time.rounds import Rounds
from veillee.games.dice_upon_a_time.state import DiceState

FIRST_QUESTS: Final = 2


@final
class Opening:
    """Fills and deals the decks, then asks for characters and the first Quests."""

    def __init__(
        self,
        rules: DiceBase,
        events: Events,
        quest_draws: QuestDraws,
        characters: Characters,
        rounds: Rounds,
    ) -> None:
        self.rules = rules
        self.events = events
        self.quest_draws = quest_draws
        self.characters = characters
        self.rounds = rounds
        #: By zone: the cards that lie there as a game begins.
        self._decks = self._fill_decks()
        self.become = rules.card_verb("become", rules.deck_kinds("characters"))
        self.choose_hero = rules.step("choose-character", self.run_hero, "du.characters")
        self.ready = rules.step("ready", self.run_ready, "du.thumbling")
        self.first_quests = rules.step("first-quests", self.run_quests, "du.setup")
        self.ask_hero = rules.question(
            "character", self.offer_hero, self.take_hero, "du.characters", is_open=True
        )
        self.ask_quest = rules.question(
            "first-quest", self.offer_quest, self.take_quest, "du.setup", is_open=True
        )

    def _fill_decks(self) -> dict[int, list[int]]:
        rules = self.rules
        decks: dict[int, list[int]] = {}
        if rules.with_items:
            decks[rules.item_deck] = rules.playing("items")
        if rules.with_stories:
            decks[rules.story_deck] = rules.playing("stories")
        quests = rules.playing("quests")
        if rules.coop:
            decks[rules.common] = quests
        else:
            for deck, zone in enumerate(rules.quest_decks):
                decks[zone] = [kind for kind in quests if rules.cards.deck_of[kind] == deck]
        if rules.event_choice != "off":
            decks[rules.event_deck] = rules.playing("events")
        if rules.hero_choice != "off":
            decks[rules.hero_deck] = rules.playing("characters")
        return decks

    def fill(self, state: DiceState) -> None:
        for zone, cards in self._decks.items():
            state.zones[zone] = cards[:]

    def deal(self, match: Match[DiceState]) -> None:
        rules = self.rules
        state = match.state
        for zone in (rules.item_deck, rules.story_deck, *rules.quest_decks, rules.event_deck):
            match.shuffle(zone)
        if rules.event_choice == "open":
            ahead = rules.last_chapter if rules.length != "extra-long" else len(rules.playing("events"))
            self.events.announce(match, ahead)
        state.first = first_player(match)
        state.active = state.first
        self.choices(match)
        if rules.hero_choice == "dealt":
            match.shuffle(rules.hero_deck)
            for seat in rules.around[state.first]:
                match.draw(rules.hero_deck, rules.heroes[seat])
        for seat in rules.around[state.first]:
            match.draw(rules.item_deck, rules.items[seat])

    def show_items(self, match: Match[DiceState]) -> None:
        """Friends who play with open Items lay them out for all, spectators too."""
        rules = self.rules
        for seat in range(rules.players):
            match.show(rules.items[seat], range(rules.players + 1))
            match.show(rules.stalls[seat], range(rules.players + 1))

    def choices(self, match: Match[DiceState]) -> None:
        """What is chosen before the first chapter: characters, unless dealt, and the first Quests."""
        rules = self.rules
        order = rules.around[match.state.first]
        match.then(self.rounds.begin())
        if not rules.coop:
            for seat in reversed(order):
                match.then(self.first_quests(seat))
        match.then(self.ready())
        if rules.hero_choice == "chosen":
            for seat in reversed(order):
                match.then(self.choose_hero(seat))

    # Characters

    def run_hero(self, match: Match[DiceState], seat: int, player: int) -> None:
        if match.state.zones[self.rules.hero_deck]:
            match.ask(player, self.ask_hero())

    def offer_hero(self, state: DiceState, seat: int) -> list[int]:
        return self.become.each(state.zones[self.rules.hero_deck])

    def take_hero(self, match: Match[DiceState], seat: int, option: int) -> None:
        match.move_kind(self.rules.hero_deck, self.become.card(option), self.rules.heroes[seat])

    def run_ready(self, match: Match[DiceState], seat: int) -> None:
        self.characters.give_tokens(match.state)

    # The first Quests: one at a time, open, without windows

    def run_quests(self, match: Match[DiceState], seat: int, player: int) -> None:
        if self.quest_draws.left(match.state):
            match.ask(player, self.ask_quest(FIRST_QUESTS))

    def offer_quest(self, state: DiceState, seat: int, left: int) -> list[int]:
        return self.quest_draws.draw.each(self.quest_draws.decks_left(state))

    def take_quest(self, match: Match[DiceState], seat: int, option: int, left: int) -> None:
        rules = self.rules
        match.draw(rules.quest_decks[self.quest_draws.draw.deck(option)], rules.quests[seat])
        more = self.quest_draws.left(match.state)
        match.state.ending = not more
        if left > 1 and more:
            match.ask(seat, self.ask_quest(left - 1))
