"""Setting up: decks, characters, the first player, a Magic Item and two Quests for everybody (du.setup)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from veillee.core import Match, Step
from veillee.games.dice_upon_a_time.state import DiceState

if TYPE_CHECKING:
    from veillee.games.dice_upon_a_time.game import DiceUponATime

FIRST_QUESTS: Final = 2


@final
class Opening:
    def __init__(self, rules: DiceUponATime) -> None:
        self.rules = rules
        self.thumbling = rules.kind("thumbling")
        heroes = rules.deck_kinds("characters")
        self.first_hero = heroes[0]
        self.become = rules.verb("become", card=[rules.kind_names[kind] for kind in heroes]).base
        self.choose_hero = rules.step("choose-character", self.run_hero, "du.characters")
        self.ready = rules.step("ready", self.run_ready, "du.thumbling")
        self.first_quests = rules.step("first-quests", self.run_quests, "du.setup")
        self.ask_hero = rules.question(
            "character", self.offer_hero, self.take_hero, "du.characters", is_open=True
        )
        self.ask_quest = rules.question(
            "first-quest", self.offer_quest, self.take_quest, "du.setup", is_open=True
        )

    def fill(self, state: DiceState) -> None:
        rules = self.rules
        zones = state.zones
        if rules.with_items:
            zones[rules.item_deck] = rules.playing("items")
        if rules.with_stories:
            zones[rules.story_deck] = rules.playing("stories")
        quests = rules.playing("quests")
        if rules.coop:
            zones[rules.common] = quests
        else:
            for deck, zone in enumerate(rules.quest_decks):
                zones[zone] = [kind for kind in quests if rules.tasks.deck_of[kind] == deck]
        if rules.event_choice != "off":
            zones[rules.event_deck] = rules.playing("events")
        if rules.hero_choice != "off":
            zones[rules.hero_deck] = rules.playing("characters")

    def deal(self, match: Match[DiceState]) -> None:
        rules = self.rules
        state = match.state
        for zone in (rules.item_deck, rules.story_deck, *rules.quest_decks, rules.event_deck):
            match.shuffle(zone)
        if rules.event_choice == "open":
            ahead = rules.last_chapter if rules.length != "extra-long" else len(rules.playing("events"))
            rules.events.announce(match, ahead)
        state.first = match.below(rules.players)
        state.active = state.first
        self.choices(match)
        if rules.hero_choice == "dealt":
            match.shuffle(rules.hero_deck)
            for seat in rules.around[state.first]:
                match.draw(rules.hero_deck, rules.heroes + seat)
        for seat in rules.around[state.first]:
            match.draw(rules.item_deck, rules.items + seat)

    def show_items(self, match: Match[DiceState]) -> None:
        """In the co-operative game Items lie open for all, spectators too."""
        rules = self.rules
        for seat in range(rules.players):
            match.show(rules.items + seat, range(rules.players + 1))
            match.show(rules.stalls + seat, range(rules.players + 1))

    def choices(self, match: Match[DiceState]) -> None:
        """What is chosen before the first chapter: characters, unless dealt, and the first Quests."""
        rules = self.rules
        order = rules.around[match.state.first]
        match.then((rules.chapters.begin,))
        if not rules.coop:
            for seat in reversed(order):
                match.then((self.first_quests, seat))
        match.then((self.ready,))
        if rules.hero_choice == "chosen":
            for seat in reversed(order):
                match.then((self.choose_hero, seat))

    def run_hero(self, match: Match[DiceState], seat: int, step: Step) -> None:
        if match.state.zones[self.rules.hero_deck]:
            match.ask(step[1], (self.ask_hero,))

    def offer_hero(self, state: DiceState, seat: int, step: Step) -> list[int]:
        return [self.become + kind - self.first_hero for kind in state.zones[self.rules.hero_deck]]

    def take_hero(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        rules = self.rules
        match.move_kind(rules.hero_deck, option - self.become + self.first_hero, rules.heroes + seat)

    def run_ready(self, match: Match[DiceState], seat: int, step: Step) -> None:
        """Thumbling takes his tokens."""
        rules = self.rules
        for player in range(rules.players):
            if match.state.zones[rules.heroes + player] == [self.thumbling]:
                match.state.thumbling = rules.thumbling_tokens

    # The first Quests: one at a time, open, without windows

    def run_quests(self, match: Match[DiceState], seat: int, step: Step) -> None:
        if self.rules.drawing.left(match.state):
            match.ask(step[1], (self.ask_quest, FIRST_QUESTS))

    def offer_quest(self, state: DiceState, seat: int, step: Step) -> list[int]:
        draw = self.rules.drawing.draw
        return [draw + deck for deck, zone in enumerate(self.rules.quest_decks) if state.zones[zone]]

    def take_quest(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        rules = self.rules
        match.draw(rules.quest_decks[option - rules.drawing.draw], rules.quests + seat)
        left = rules.drawing.left(match.state)
        match.state.ending = not left
        if step[1] > 1 and left:
            match.ask(seat, (self.ask_quest, step[1] - 1))
