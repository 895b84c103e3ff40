"""What characters do as a turn begins or ends; other abilities stand where they work (du.characters).

Red Riding Hood and the Bremen Musicians prepare a placement (`preparations.py`), Rapunzel answers a roll
(`rolls.py`), King Thrushbeard rides from Steeds (`places.py`), Snow White draws Items (`item_draws.py`).
"""

from __future__ import annotations

from typing import final

from veillee.core import Match
from veillee.games.dice_upon_a_time.base import DiceBase
from veillee.games.dice_upon_a_time.dice import ASIDE, PROHIBITION, RESERVE
from veillee.games.dice_upon_a_time.events import Events
from veillee.games.dice_upon_a_time.losses import Losses
from veillee.games.dice_upon_a_time.state import DiceState
from veillee.games.dice_upon_a_time.tokens import TOKENS, held
from veillee.games.dice_upon_a_time.trades import pass_card
from veillee.games.dice_upon_a_time.verbs import ExchangeVerb, SocketVerb
from veillee.games.dice_upon_a_time.walking import Walking


@final
class Characters:
    """The Brave Little Tailor, Puss in Boots, Thumbling and Sleeping Beauty."""

    def __init__(self, rules: DiceBase, events: Events, losses: Losses, walking: Walking) -> None:
        self.rules = rules
        self.events = events
        self.losses = losses
        self.walking = walking
        self.tailor = rules.kind("brave-little-tailor")
        self.thumbling = rules.kind("thumbling")
        self.puss = rules.kind("puss-in-boots")
        self.beauty = rules.kind("sleeping-beauty")
        self.thumbling_tokens = _thumbling_tokens(rules, self.thumbling)
        self.swat = SocketVerb(rules.verb("swat", socket=rules.land.sockets))
        self.convert = ExchangeVerb(rules.verb("convert", token=TOKENS, into=TOKENS))
        self.give = rules.card_verb("swap-give", rules.cards.quests)
        self.get = rules.card_verb("swap-take", rules.cards.quests)
        self.swap = rules.plain_verb("swap")
        self.ask_give = rules.question(
            "swap-give", self.offer_give, self.take_give, "du.thumbling", is_open=True
        )
        self.ask_get = rules.question(
            "swap-take", self.offer_get, self.take_get, "du.thumbling", is_open=True
        )
        self.ask_sleep = rules.question(
            "sleep", self.offer_sleep, self.take_sleep, "du.sleeping-beauty", is_open=True
        )

    def offer(self, state: DiceState, seat: int) -> list[int]:
        """Abilities that leave a turn where it was."""
        return [*self.swat.each(self.swattable(state, seat)), *self.exchanges(state, seat)]

    def exchanges(self, state: DiceState, seat: int) -> list[int]:
        """Abilities that work as a turn begins and in phase 5: Puss changes tokens, Thumbling Quests."""
        options = self.conversions(state, seat)
        if self.can_swap(state, seat):
            options.append(self.swap)
        return options

    def take(self, match: Match[DiceState], seat: int, option: int) -> None:
        """Use an ability that was offered."""
        if option == self.swap:
            match.ask(seat, self.ask_give())
        elif option in self.convert:
            self.do_convert(match, seat, self.convert.given(option), self.convert.received(option))
        else:
            self.do_swat(match, seat, self.swat.socket(option))

    # The Brave Little Tailor

    def swattable(self, state: DiceState, seat: int) -> list[int]:
        """Sockets whose top die the Tailor may put aside: no Prohibition, no Fox, no Wolf."""
        if not self.rules.can_use(state, seat, self.tailor):
            return []
        land = self.rules.land
        prohibition = self.events.now(state).prohibition
        return [
            socket
            for socket, stack in enumerate(state.sockets)
            if stack
            and socket not in (land.fox, land.wolf)
            and not (prohibition and state.top_face(socket) == PROHIBITION)
        ]

    def do_swat(self, match: Match[DiceState], seat: int, socket: int) -> None:
        match.state.used[seat] = True
        match.state.put_top_aside(socket)

    # Puss in Boots

    def conversions(self, state: DiceState, seat: int) -> list[int]:
        """Puss turns one token into another, once in a chapter."""
        if not self.rules.can_use(state, seat, self.puss):
            return []
        return [
            self.convert(kind, other)
            for kind in held(state.tokens[seat])
            for other in range(len(TOKENS))
            if other != kind
        ]

    def do_convert(self, match: Match[DiceState], seat: int, given: int, received: int) -> None:
        match.state.used[seat] = True
        match.state.tokens[seat][given] -= 1
        match.state.tokens[seat][received] += 1

    # Thumbling

    def give_tokens(self, state: DiceState) -> None:
        """Thumbling takes his tokens before the first chapter."""
        for seat in range(self.rules.players):
            if self.rules.plays_as(state, seat, self.thumbling):
                state.thumbling = self.thumbling_tokens

    def can_swap(self, state: DiceState, seat: int) -> bool:
        """Whether Thumbling has a token left and there are Quests to swap."""
        if not state.thumbling or not self.rules.plays_as(state, seat, self.thumbling):
            return False
        return bool(state.zones[self.rules.quests[seat]]) and bool(self._others_quests(state, seat))

    def _others_quests(self, state: DiceState, seat: int) -> list[int]:
        quests = self.rules.quests
        return [kind for other, zone in enumerate(quests) if other != seat for kind in state.zones[zone]]

    def offer_give(self, state: DiceState, seat: int) -> list[int]:
        return self.give.each(state.zones[self.rules.quests[seat]])

    def take_give(self, match: Match[DiceState], seat: int, option: int) -> None:
        match.state.thumbling -= 1
        match.ask(seat, self.ask_get(self.give.card(option)))

    def offer_get(self, state: DiceState, seat: int, given: int) -> list[int]:
        return self.get.each(self._others_quests(state, seat))

    def take_get(self, match: Match[DiceState], seat: int, option: int, given: int) -> None:
        rules = self.rules
        wanted = self.get.card(option)
        zones = match.state.zones
        other = next(s for s in rules.around[seat][1:] if wanted in zones[rules.quests[s]])
        pass_card(rules, match, seat, other, given)
        pass_card(rules, match, other, seat, wanted)

    # Sleeping Beauty

    def can_sleep(self, state: DiceState, seat: int) -> bool:
        return self.rules.plays_as(state, seat, self.beauty) and state.lies[seat].count(RESERVE) >= 2

    def begin_sleep(self, match: Match[DiceState], seat: int) -> None:
        """Set two dice aside, then walk."""
        match.ask(seat, self.ask_sleep(-1, 2))

    def offer_sleep(self, state: DiceState, seat: int, after: int, left: int) -> list[int]:
        """Two dice in the order of their names, so that a pair comes once."""
        dice = state.unused_dice(seat)
        fitting = [die for die in dice if die > after and (left == 1 or die != dice[-1])]
        return self.losses.aside.each(fitting)

    def take_sleep(self, match: Match[DiceState], seat: int, option: int, after: int, left: int) -> None:
        die = self.losses.aside.die(option)
        match.state.lies[seat][die] = ASIDE
        if left > 1:
            match.ask(seat, self.ask_sleep(die, left - 1))
        else:
            match.ask(seat, self.walking.ask_walk())


def _thumbling_tokens(rules: DiceBase, thumbling: int) -> int:
    """How many tokens Thumbling takes: by the length of the game, in the longest as agreed."""
    for kind, row in enumerate(rules.kind_rows):
        if "tokens" in row and kind != thumbling:
            raise ValueError(f"{row['id']}: only thumbling has tokens")
    given = rules.kind_rows[thumbling].get("tokens", {})
    if set(given) - {"normal", "short"}:
        raise ValueError(f"thumbling: tokens are for a normal and a short game, not for {min(given)!r}")
    agreed = int(rules.options["thumbling"])
    tokens = agreed if rules.length == "extra-long" else given.get(rules.length)
    if not isinstance(tokens, int) or tokens < 0:
        raise ValueError(f"thumbling: tokens should say how many he has in a {rules.length} game")
    return tokens
