"""What characters do as a turn begins or ends; other abilities stand where they work (du.characters)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from veillee.core import Match, Step
from veillee.games.dice_upon_a_time.board import ASIDE, DICE, PROHIBITION, RESERVE, TOKENS
from veillee.games.dice_upon_a_time.state import DiceState

if TYPE_CHECKING:
    from veillee.games.dice_upon_a_time.game import DiceUponATime


@final
class Characters:
    def __init__(self, rules: DiceUponATime) -> None:
        self.rules = rules
        self.hood = rules.kind("red-riding-hood")
        self.tailor = rules.kind("brave-little-tailor")
        self.thumbling = rules.kind("thumbling")
        self.puss = rules.kind("puss-in-boots")
        self.musicians = rules.kind("bremen-musicians")
        self.beauty = rules.kind("sleeping-beauty")
        names = [rules.kind_names[kind] for kind in rules.tasks.quest_kinds]
        self.first_quest = rules.tasks.quest_kinds[0]
        self.swat = rules.verb("swat", socket=rules.board.sockets).base
        self.convert = rules.verb("convert", token=TOKENS, into=TOKENS).base
        self.give = rules.verb("swap-give", card=names).base
        self.get = rules.verb("swap-take", card=names).base
        self.swap = rules.verb("swap").base
        self.ask_give = rules.question(
            "swap-give", self.offer_give, self.take_give, "du.thumbling", is_open=True
        )
        self.ask_get = rules.question(
            "swap-take", self.offer_get, self.take_get, "du.thumbling", is_open=True
        )
        self.ask_sleep = rules.question(
            "sleep", self.offer_sleep, self.take_sleep, "du.sleeping-beauty", is_open=True
        )

    def is_fresh(self, state: DiceState, seat: int, hero: int) -> bool:
        """Whether a seat plays this character and has not turned the card over."""
        return state.zones[self.rules.heroes + seat] == [hero] and not state.used[seat]

    # The Brave Little Tailor

    def swattable(self, state: DiceState) -> list[int]:
        """Sockets whose top die the Tailor may put aside: no Prohibition, no Fox, no Wolf."""
        board = self.rules.board
        prohibition = self.rules.events.now(state).prohibition
        found: list[int] = []
        for socket, stack in enumerate(state.sockets):
            if stack and socket not in (board.fox, board.wolf):
                owner, die = divmod(stack[-1], DICE)
                if state.faces[owner][die] != PROHIBITION or not prohibition:
                    found.append(socket)
        return found

    def do_swat(self, match: Match[DiceState], seat: int, socket: int) -> None:
        state = match.state
        state.used[seat] = True
        owner, die = divmod(state.sockets[socket].pop(), DICE)
        state.lies[owner][die] = ASIDE

    # Puss in Boots

    def conversions(self, state: DiceState, seat: int) -> list[int]:
        """Puss turns one token into another, once in a chapter."""
        if not self.is_fresh(state, seat, self.puss):
            return []
        kinds = len(TOKENS)
        return [
            self.convert + kind * kinds + other
            for kind in range(kinds)
            if state.tokens[seat][kind]
            for other in range(kinds)
            if other != kind
        ]

    def do_convert(self, match: Match[DiceState], seat: int, option: int) -> None:
        kind, other = divmod(option - self.convert, len(TOKENS))
        match.state.used[seat] = True
        match.state.tokens[seat][kind] -= 1
        match.state.tokens[seat][other] += 1

    def is_conversion(self, option: int) -> bool:
        return self.convert <= option < self.convert + len(TOKENS) ** 2

    # Thumbling

    def can_swap(self, state: DiceState, seat: int) -> bool:
        rules = self.rules
        zones = state.zones
        if not state.thumbling or zones[rules.heroes + seat] != [self.thumbling]:
            return False
        if not zones[rules.quests + seat]:
            return False
        return any(zones[rules.quests + other] for other in range(rules.players) if other != seat)

    def offer_give(self, state: DiceState, seat: int, step: Step) -> list[int]:
        return [self.give + kind - self.first_quest for kind in state.zones[self.rules.quests + seat]]

    def take_give(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        match.state.thumbling -= 1
        match.ask(seat, (self.ask_get, option - self.give + self.first_quest))

    def offer_get(self, state: DiceState, seat: int, step: Step) -> list[int]:
        rules = self.rules
        return [
            self.get + kind - self.first_quest
            for other in range(rules.players)
            if other != seat
            for kind in state.zones[rules.quests + other]
        ]

    def take_get(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        rules = self.rules
        wanted = option - self.get + self.first_quest
        zones = match.state.zones
        other = next(s for s in rules.around[seat][1:] if wanted in zones[rules.quests + s])
        rules.trades.pass_card(match, seat, other, step[1])
        rules.trades.pass_card(match, other, seat, wanted)

    # Sleeping Beauty

    def can_sleep(self, state: DiceState, seat: int) -> bool:
        beauty = state.zones[self.rules.heroes + seat] == [self.beauty]
        return beauty and state.lies[seat].count(RESERVE) >= 2

    def offer_sleep(self, state: DiceState, seat: int, step: Step) -> list[int]:
        """Two dice in the order of their names, so that a pair comes once."""
        lies = state.lies[seat]
        after, left = step[1], step[2]
        dice = [die for die in range(len(lies)) if lies[die] == RESERVE]
        aside = self.rules.words.losses.aside
        return [aside + die for die in dice if die > after and (left == 1 or die != dice[-1])]

    def take_sleep(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        die = option - self.rules.words.losses.aside
        match.state.lies[seat][die] = ASIDE
        if step[2] > 1:
            match.ask(seat, (self.ask_sleep, die, step[2] - 1))
        else:
            match.ask(seat, (self.rules.walking.ask_walk,))
