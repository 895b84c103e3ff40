"""Encounters: one offer for each partner on the same place, and at most one counter-offer (du.trades).

An offer stands in `deal`, from the side of who makes it (`deal.py`). Items given lie in the stall of their
owner, shown to the partner alone.
"""

from __future__ import annotations

from typing import final

from veillee.core import Match, Reason
from veillee.games.dice_upon_a_time.base import DiceBase
from veillee.games.dice_upon_a_time.cards import CURSE
from veillee.games.dice_upon_a_time.deal import (
    GIVEN_CARDS,
    GIVEN_TOKENS,
    WANTED_CARDS,
    WANTED_TOKENS,
    Deal,
    is_object,
    items_wanted,
    no_deal,
    object_as_card,
    object_of,
    want_item,
)
from veillee.games.dice_upon_a_time.quest_draws import MOST_QUESTS
from veillee.games.dice_upon_a_time.state import DiceState
from veillee.games.dice_upon_a_time.tokens import TOKENS, has_any
from veillee.games.dice_upon_a_time.verbs import TokenVerb


@final
class Side:
    """What is given in an offer, or what is wanted: how one speaks of it, and where it stands in the deal."""

    def __init__(self, rules: DiceBase, name: str, tokens: int, cards: int) -> None:
        self.token = TokenVerb(rules.verb(name, token=TOKENS))
        self.card = rules.card_verb(f"{name}-card", rules.cards.open_kinds)
        self.object = rules.object_verb(f"{name}-object")
        self.item = rules.plain_verb(f"{name}-item")
        self._tokens = tokens
        self._cards = cards
        self._token_options = self.token.all()

    def __contains__(self, option: int) -> bool:
        return option in self.token or option in self.card or option in self.object

    def tokens(self, deal: Deal) -> list[int]:
        return deal[self._tokens]

    def cards(self, deal: Deal) -> list[int]:
        return deal[self._cards]

    def is_empty(self, deal: Deal) -> bool:
        """Whether there are no tokens and no cards; Items are counted elsewhere."""
        return not deal[self._cards] and not has_any(deal[self._tokens])

    def offer_tokens(self, deal: Deal, owned: list[int]) -> list[int]:
        """Tokens that can be added, of those that somebody owns."""
        tokens = deal[self._tokens]
        return [option for kind, option in enumerate(self._token_options) if owned[kind] > tokens[kind]]

    def offer_cards(self, deal: Deal, owned: list[int]) -> list[int]:
        """Cards that can be added; in the co-operative game objects, and no cards."""
        cards = deal[self._cards]
        left = [card for card in owned if card not in cards]
        if left and is_object(left[0]):
            return self.object.each([object_of(card) for card in left])
        return self.card.each_of(left)

    def add(self, deal: Deal, option: int) -> None:
        if option in self.token:
            self.tokens(deal)[self.token.token(option)] += 1
        elif option in self.card:
            self.cards(deal).append(self.card.card(option))
        else:
            self.cards(deal).append(object_as_card(self.object.object(option)))


@final
class Trades:
    """Lets the active player make offers, and the partners accept, refuse or counter them."""

    def __init__(self, rules: DiceBase) -> None:
        self.rules = rules
        self.offer_to = rules.seat_verb("offer")
        self.no_trade = rules.plain_verb("no-trade")
        self.give = Side(rules, "give", GIVEN_TOKENS, GIVEN_CARDS)
        self.want = Side(rules, "want", WANTED_TOKENS, WANTED_CARDS)
        self.propose = rules.plain_verb("propose")
        self.withdraw = rules.plain_verb("withdraw")
        self.accept = rules.plain_verb("accept")
        self.refuse = rules.plain_verb("refuse")
        self.counter = rules.plain_verb("counter")
        self.show = rules.item_verb("show")
        self.encounter = rules.step("encounter", self.run_encounter, "du.encounters")
        self.building = rules.step("build", self.run_build, "du.trades")
        self.hearing = rules.step("hear", self.run_hear, "du.trades")
        self.settle = rules.step("settle", self.run_settle, "du.trades")
        self.ask_partner = rules.question(
            "partner", self.offer_partner, self.take_partner, "du.encounters", is_open=True
        )
        self.ask_build = rules.question(
            "build",
            self.offer_build,
            self.take_build,
            "du.trades",
            self.explain_build,
            is_open=True,
            amounts=self.left_to_add,
        )
        self.ask_show = rules.question("show", self.offer_show, self.take_show, "du.trade-items")
        self.ask_reply = rules.question("reply", self.offer_reply, self.take_reply, "du.trades", is_open=True)

    # Partners

    def has_something(self, state: DiceState, seat: int) -> bool:
        return (
            has_any(state.tokens[seat])
            or bool(state.zones[self.rules.items[seat]])
            or bool(self.tradable(state, seat))
        )

    def tradable(self, state: DiceState, seat: int) -> list[int]:
        """Open cards a seat may give away; in the co-operative game the objects it carries."""
        rules = self.rules
        if rules.coop:
            return [
                object_as_card(number) for number, carrier in enumerate(state.carriers) if carrier == seat
            ]
        quests, kept = state.zones[rules.quests[seat]], state.zones[rules.kept[seat]]
        if not kept:
            return quests
        story_kind = rules.cards.story_kind
        return quests + [kind for kind in kept if story_kind[kind] != CURSE]

    def partners(self, state: DiceState, seat: int) -> list[int]:
        """Who stands on the same place, and has had no offer in this turn, if there is anything to trade."""
        place = state.at[seat]
        found = [
            other
            for other, there in enumerate(state.at)
            if there == place and other != seat and not state.has_met(other)
        ]
        if found and not self.has_something(state, seat):
            return [other for other in found if self.has_something(state, other)]
        return found

    def run_encounter(self, match: Match[DiceState], seat: int) -> None:
        player = match.state.active
        if self.partners(match.state, player):
            match.ask(player, self.ask_partner())

    def offer_partner(self, state: DiceState, seat: int) -> list[int]:
        return [self.no_trade, *self.offer_to.each(self.partners(state, seat))]

    def take_partner(self, match: Match[DiceState], seat: int, option: int) -> None:
        if option == self.no_trade:
            return
        partner = self.offer_to.seat(option)
        match.state.meet(partner)
        match.then(self.encounter())
        match.ask(seat, self.ask_build(partner, 0))

    # An offer to `partner`; `countering` is 1 if it answers another

    def clear(self, match: Match[DiceState], seat: int) -> None:
        """No offer: shown Items go back to the hand."""
        rules = self.rules
        stall = rules.stalls[seat]
        match.state.deal = no_deal()
        if match.state.zones[stall]:
            match.move_all(stall, rules.items[seat])
        if match.state.shown[stall] and not rules.items_open:
            match.show(stall, [])

    def run_build(self, match: Match[DiceState], seat: int, maker: int, partner: int) -> None:
        match.ask(maker, self.ask_build(partner, 1))

    def offer_build(self, state: DiceState, seat: int, partner: int, countering: int) -> list[int]:
        items, deal = self.rules.items, state.deal
        options = [self.withdraw]
        if self._is_fair(state, seat) and self._most_quests(state, seat, partner) <= MOST_QUESTS:
            options.append(self.propose)
        options += self.give.offer_tokens(deal, state.tokens[seat])
        options += self.want.offer_tokens(deal, state.tokens[partner])
        options += self.give.offer_cards(deal, self.tradable(state, seat))
        options += self.want.offer_cards(deal, self.tradable(state, partner))
        if state.zones[items[seat]]:
            options.append(self.give.item)
        if len(state.zones[items[partner]]) > items_wanted(deal):
            options.append(self.want.item)
        return options

    def left_to_add(self, state: DiceState, seat: int, partner: int, countering: int) -> list[int]:
        """How often each option can still be chosen: tokens and Items as far as there are any."""
        rules, deal = self.rules, state.deal
        left: dict[int, int] = {
            self.give.item: len(state.zones[rules.items[seat]]),
            self.want.item: len(state.zones[rules.items[partner]]) - items_wanted(deal),
        }
        for side, owner in ((self.give, seat), (self.want, partner)):
            for kind, owned in enumerate(state.tokens[owner]):
                left[side.token(kind)] = owned - side.tokens(deal)[kind]
        return [left.get(option, 1) for option in self.offer_build(state, seat, partner, countering)]

    def _is_fair(self, state: DiceState, seat: int) -> bool:
        """One side may be empty, not both."""
        deal = state.deal
        gives = not self.give.is_empty(deal) or bool(state.zones[self.rules.stalls[seat]])
        return gives or not self.want.is_empty(deal) or items_wanted(deal) > 0

    def _most_quests(self, state: DiceState, seat: int, partner: int) -> int:
        """How many active main Quests they would have, whoever has more."""
        rules = self.rules
        more = self._count_quests(self.want.cards(state.deal)) - self._count_quests(
            self.give.cards(state.deal)
        )
        mine, theirs = state.zones[rules.quests[seat]], state.zones[rules.quests[partner]]
        return max(len(mine) + more, len(theirs) - more)

    def _count_quests(self, cards: list[int]) -> int:
        return len([card for card in cards if card in self.rules.cards.deck_of]) if cards else 0

    def explain_build(
        self, state: DiceState, seat: int, option: int, partner: int, countering: int
    ) -> list[Reason]:
        if option != self.propose:
            return []
        if not self._is_fair(state, seat):
            return [Reason("du.trades", "empty-offer")]
        most = self._most_quests(state, seat, partner)
        return [Reason("du.trade-limit", "too-many-quests", {"quests": most, "limit": MOST_QUESTS})]

    def take_build(
        self, match: Match[DiceState], seat: int, option: int, partner: int, countering: int
    ) -> None:
        """Add one thing after the other, then propose or withdraw."""
        if option == self.withdraw:
            self.clear(match, seat)
        elif option == self.propose:
            match.then(self.hearing(seat, partner, countering))
        else:
            match.ask(seat, self.ask_build(partner, countering))
            self._add(match, seat, option)

    def _add(self, match: Match[DiceState], seat: int, option: int) -> None:
        deal = match.state.deal
        if option == self.give.item:
            match.ask(seat, self.ask_show(1))
        elif option == self.want.item:
            want_item(deal)
        else:
            side = self.give if option in self.give else self.want
            side.add(deal, option)

    def offer_show(self, state: DiceState, seat: int, left: int) -> list[int]:
        return self.show.each_of(state.zones[self.rules.items[seat]])

    def take_show(self, match: Match[DiceState], seat: int, option: int, left: int) -> None:
        """Lay an Item into the stall; only its owner knows which, until it is shown."""
        rules = self.rules
        match.move_kind(rules.items[seat], self.show.card(option), rules.stalls[seat])
        if left > 1:
            match.ask(seat, self.ask_show(left - 1))

    # The answer

    def run_hear(self, match: Match[DiceState], seat: int, maker: int, partner: int, countering: int) -> None:
        stall = self.rules.stalls[maker]
        if match.state.zones[stall] and not self.rules.items_open:
            match.show(stall, [partner])
        match.ask(partner, self.ask_reply(maker, countering))

    def offer_reply(self, state: DiceState, seat: int, maker: int, countering: int) -> list[int]:
        options = [self.accept, self.refuse]
        return options if countering else [*options, self.counter]

    def take_reply(
        self, match: Match[DiceState], seat: int, option: int, maker: int, countering: int
    ) -> None:
        if option == self.accept:
            match.then(self.settle(maker, seat))
            items = items_wanted(match.state.deal)
            if items:
                match.ask(seat, self.ask_show(items))
            return
        self.clear(match, maker)
        if option == self.counter:
            match.then(self.building(seat, maker))

    def run_settle(self, match: Match[DiceState], seat: int, maker: int, partner: int) -> None:
        """Everything changes hands at once; no window opens."""
        rules = self.rules
        deal = match.state.deal
        _pass_tokens(match, maker, partner, self.give.tokens(deal))
        _pass_tokens(match, partner, maker, self.want.tokens(deal))
        for card in self.give.cards(deal):
            pass_card(rules, match, maker, partner, card)
        for card in self.want.cards(deal):
            pass_card(rules, match, partner, maker, card)
        match.move_all(rules.stalls[maker], rules.items[partner])
        match.move_all(rules.stalls[partner], rules.items[maker])
        self.clear(match, maker)


def _pass_tokens(match: Match[DiceState], giver: int, receiver: int, given: list[int]) -> None:
    state = match.state
    for kind in range(len(TOKENS)):
        state.tokens[giver][kind] -= given[kind]
        state.tokens[receiver][kind] += given[kind]
    if any(given):
        match.tell("gains", seat=receiver, gold=given[0], apples=given[1], loaves=given[2])


def pass_card(rules: DiceBase, match: Match[DiceState], giver: int, receiver: int, card: int) -> None:
    """An open card changes hands; a quest object goes with its Quest."""
    carriers = match.state.carriers
    if is_object(card):
        number = object_of(card)
        carriers[number] = receiver
        match.tell("takes-object", seat=receiver, object=rules.cards.objects[number])
    elif card in rules.cards.deck_of:
        match.move_kind(rules.quests[giver], card, rules.quests[receiver])
        number = rules.cards.task_of[card].object
        if number >= 0 and carriers[number] == giver:
            carriers[number] = receiver
    else:
        match.move_kind(rules.kept[giver], card, rules.kept[receiver])
