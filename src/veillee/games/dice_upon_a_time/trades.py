"""Encounters: one offer for each partner on the same place, and at most one counter-offer (du.trades).

An offer stands in `deal`, from the side of who makes it: tokens and open cards given, tokens and cards
wanted, and how many Items. Items given lie in the stall of their owner, shown to the partner alone. Objects
of the co-operative game stand among the cards as negative numbers: -1 is the first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from veillee.core import Match, Reason, Step
from veillee.games.dice_upon_a_time.board import TOKENS
from veillee.games.dice_upon_a_time.drawing import MOST_QUESTS
from veillee.games.dice_upon_a_time.state import DiceState
from veillee.games.dice_upon_a_time.tasks import CURSE

if TYPE_CHECKING:
    from veillee.games.dice_upon_a_time.game import DiceUponATime

#: The parts of a deal.
GIVE_TOKENS: Final = 0
GIVE_CARDS: Final = 1
WANT_TOKENS: Final = 2
WANT_CARDS: Final = 3
WANT_ITEMS: Final = 4


@final
class Trades:
    def __init__(self, rules: DiceUponATime) -> None:
        self.rules = rules
        names = rules.tasks.open_names
        self.offer_to = rules.verb("offer", seat=rules.seat_names).base
        self.no_trade = rules.verb("no-trade").base
        self.give = rules.verb("give", token=TOKENS).base
        self.give_card = rules.verb("give-card", card=names).base
        self.give_object = rules.verb("give-object", object=rules.tasks.objects or ["none"]).base
        self.give_item = rules.verb("give-item").base
        self.want = rules.verb("want", token=TOKENS).base
        self.want_card = rules.verb("want-card", card=names).base
        self.want_object = rules.verb("want-object", object=rules.tasks.objects or ["none"]).base
        self.want_item = rules.verb("want-item").base
        self.propose = rules.verb("propose").base
        self.withdraw = rules.verb("withdraw").base
        self.accept = rules.verb("accept").base
        self.refuse = rules.verb("refuse").base
        self.counter = rules.verb("counter").base
        self.show = rules.verb("show", card=rules.windows.names).base
        self.encounter = rules.step("encounter", self.run_encounter, "du.encounters")
        self.building = rules.step("build", self.run_build, "du.trades")
        self.hearing = rules.step("hear", self.run_hear, "du.trades")
        self.settle = rules.step("settle", self.run_settle, "du.trades")
        self.ask_partner = rules.question(
            "partner", self.offer_partner, self.take_partner, "du.encounters", is_open=True
        )
        self.ask_build = rules.question(
            "build", self.offer_build, self.take_build, "du.trades", self.explain_build, is_open=True
        )
        self.ask_show = rules.question("show", self.offer_show, self.take_show, "du.trade-items")
        self.ask_reply = rules.question("reply", self.offer_reply, self.take_reply, "du.trades", is_open=True)

    # Partners

    def has_something(self, state: DiceState, seat: int) -> bool:
        return (
            any(state.tokens[seat])
            or bool(state.zones[self.rules.items + seat])
            or bool(self.tradable(state, seat))
        )

    def tradable(self, state: DiceState, seat: int) -> list[int]:
        """Open cards a seat may give away; in the co-operative game the objects it carries."""
        rules = self.rules
        if rules.coop:
            return [-1 - number for number, carrier in enumerate(state.carriers) if carrier == seat]
        story_kind = rules.tasks.story_kind
        kept = [kind for kind in state.zones[rules.kept + seat] if story_kind[kind] != CURSE]
        return state.zones[rules.quests + seat] + kept

    def partners(self, state: DiceState, seat: int) -> list[int]:
        """Who stands on the same place, and has had no offer in this turn, if there is anything to trade."""
        place = state.at[seat]
        found = [
            other
            for other, there in enumerate(state.at)
            if there == place and other != seat and not state.met >> other & 1
        ]
        if found and not self.has_something(state, seat):
            return [other for other in found if self.has_something(state, other)]
        return found

    def run_encounter(self, match: Match[DiceState], seat: int, step: Step) -> None:
        player = match.state.active
        if self.partners(match.state, player):
            match.ask(player, (self.ask_partner,))

    def offer_partner(self, state: DiceState, seat: int, step: Step) -> list[int]:
        return [self.no_trade, *[self.offer_to + other for other in self.partners(state, seat)]]

    def take_partner(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        if option == self.no_trade:
            return
        partner = option - self.offer_to
        match.state.met |= 1 << partner
        match.then((self.encounter,))
        match.ask(seat, (self.ask_build, partner, 0))

    # An offer

    def clear(self, match: Match[DiceState], seat: int) -> None:
        """No offer: shown Items go back to the hand."""
        rules = self.rules
        match.state.deal = [[0, 0, 0], [], [0, 0, 0], [], [0]]
        if match.state.zones[rules.stalls + seat]:
            match.move_all(rules.stalls + seat, rules.items + seat)
        if match.state.shown[rules.stalls + seat] and not rules.coop:
            match.show(rules.stalls + seat, [])

    def run_build(self, match: Match[DiceState], seat: int, step: Step) -> None:
        match.ask(step[1], (self.ask_build, step[2], 1))

    def _options_of(self, cards: list[int], card: int, thing: int) -> list[int]:
        number = self.rules.tasks.open_number
        return [card + number[kind] if kind >= 0 else thing - 1 - kind for kind in dict.fromkeys(cards)]

    def offer_build(self, state: DiceState, seat: int, step: Step) -> list[int]:
        """`step` holds the partner, and whether this is a counter-offer."""
        rules = self.rules
        partner = step[1]
        deal = state.deal
        mine, theirs = state.tokens[seat], state.tokens[partner]
        kinds = range(len(TOKENS))
        options = [self.withdraw]
        if self._is_fair(state, seat) and self._fits(state, seat, partner):
            options.append(self.propose)
        options += [self.give + kind for kind in kinds if mine[kind] > deal[GIVE_TOKENS][kind]]
        options += [self.want + kind for kind in kinds if theirs[kind] > deal[WANT_TOKENS][kind]]
        given = [kind for kind in self.tradable(state, seat) if kind not in deal[GIVE_CARDS]]
        wanted = [kind for kind in self.tradable(state, partner) if kind not in deal[WANT_CARDS]]
        options += self._options_of(given, self.give_card, self.give_object)
        options += self._options_of(wanted, self.want_card, self.want_object)
        if state.zones[rules.items + seat]:
            options.append(self.give_item)
        if len(state.zones[rules.items + partner]) > deal[WANT_ITEMS][0]:
            options.append(self.want_item)
        return options

    def _is_fair(self, state: DiceState, seat: int) -> bool:
        """One side may be empty, not both."""
        deal = state.deal
        gives = any(deal[GIVE_TOKENS]) or deal[GIVE_CARDS] or state.zones[self.rules.stalls + seat]
        return bool(gives) or any(deal[WANT_TOKENS]) or bool(deal[WANT_CARDS]) or deal[WANT_ITEMS][0] > 0

    def _quests_after(self, state: DiceState, seat: int, partner: int) -> tuple[int, int]:
        """How many active main Quests both would have."""
        rules = self.rules
        is_quest = rules.tasks.deck_of
        given = len([kind for kind in state.deal[GIVE_CARDS] if kind in is_quest])
        wanted = len([kind for kind in state.deal[WANT_CARDS] if kind in is_quest])
        mine = len(state.zones[rules.quests + seat]) - given + wanted
        return mine, len(state.zones[rules.quests + partner]) + given - wanted

    def _fits(self, state: DiceState, seat: int, partner: int) -> bool:
        return max(self._quests_after(state, seat, partner)) <= MOST_QUESTS

    def explain_build(self, state: DiceState, seat: int, step: Step, option: int) -> list[Reason]:
        if option != self.propose:
            return []
        if not self._is_fair(state, seat):
            return [Reason("du.trades", "empty-offer")]
        most = max(self._quests_after(state, seat, step[1]))
        return [Reason("du.trade-limit", "too-many-quests", {"quests": most, "limit": MOST_QUESTS})]

    def take_build(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        """Add one thing after the other, then propose or withdraw."""
        _, partner, countering = step
        if option == self.withdraw:
            self.clear(match, seat)
        elif option == self.propose:
            match.then((self.hearing, seat, partner, countering))
        else:
            match.ask(seat, step)
            if option == self.give_item:
                match.ask(seat, (self.ask_show, 1))
            else:
                self._add(match.state, option)

    def _add(self, state: DiceState, option: int) -> None:
        deal = state.deal
        tasks = self.rules.tasks
        cards, objects = len(tasks.open_kinds), max(1, len(tasks.objects))
        if option == self.want_item:
            deal[WANT_ITEMS][0] += 1
        elif 0 <= option - self.give < len(TOKENS):
            deal[GIVE_TOKENS][option - self.give] += 1
        elif 0 <= option - self.want < len(TOKENS):
            deal[WANT_TOKENS][option - self.want] += 1
        elif 0 <= option - self.give_card < cards:
            deal[GIVE_CARDS].append(tasks.open_kinds[option - self.give_card])
        elif 0 <= option - self.want_card < cards:
            deal[WANT_CARDS].append(tasks.open_kinds[option - self.want_card])
        elif 0 <= option - self.give_object < objects:
            deal[GIVE_CARDS].append(-1 - (option - self.give_object))
        else:
            deal[WANT_CARDS].append(-1 - (option - self.want_object))

    def offer_show(self, state: DiceState, seat: int, step: Step) -> list[int]:
        first = self.rules.windows.first
        return [self.show + kind - first for kind in dict.fromkeys(state.zones[self.rules.items + seat])]

    def take_show(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        """Lay an Item into the stall; only its owner knows which, until it is shown."""
        rules = self.rules
        kind = option - self.show + rules.windows.first
        match.move_kind(rules.items + seat, kind, rules.stalls + seat)
        if step[1] > 1:
            match.ask(seat, (self.ask_show, step[1] - 1))

    # The answer

    def run_hear(self, match: Match[DiceState], seat: int, step: Step) -> None:
        _, maker, partner, countering = step
        if match.state.zones[self.rules.stalls + maker] and not self.rules.coop:
            match.show(self.rules.stalls + maker, [partner])
        match.ask(partner, (self.ask_reply, maker, countering))

    def offer_reply(self, state: DiceState, seat: int, step: Step) -> list[int]:
        options = [self.accept, self.refuse]
        return options if step[2] else [*options, self.counter]

    def take_reply(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        _, maker, _ = step
        if option == self.accept:
            match.then((self.settle, maker, seat))
            items = match.state.deal[WANT_ITEMS][0]
            if items:
                match.ask(seat, (self.ask_show, items))
            return
        self.clear(match, maker)
        if option == self.counter:
            match.then((self.building, seat, maker))

    def run_settle(self, match: Match[DiceState], seat: int, step: Step) -> None:
        """Everything changes hands at once; no window opens."""
        rules = self.rules
        state = match.state
        _, maker, partner = step
        deal = state.deal
        self._pass_tokens(match, maker, partner, deal[GIVE_TOKENS])
        self._pass_tokens(match, partner, maker, deal[WANT_TOKENS])
        for card in deal[GIVE_CARDS]:
            self.pass_card(match, maker, partner, card)
        for card in deal[WANT_CARDS]:
            self.pass_card(match, partner, maker, card)
        match.move_all(rules.stalls + maker, rules.items + partner)
        match.move_all(rules.stalls + partner, rules.items + maker)
        self.clear(match, maker)

    def _pass_tokens(self, match: Match[DiceState], giver: int, receiver: int, given: list[int]) -> None:
        state = match.state
        for kind in range(len(TOKENS)):
            state.tokens[giver][kind] -= given[kind]
            state.tokens[receiver][kind] += given[kind]
        if any(given):
            match.tell("gains", seat=receiver, gold=given[0], apples=given[1], loaves=given[2])

    def pass_card(self, match: Match[DiceState], giver: int, receiver: int, card: int) -> None:
        """An open card changes hands; a quest object goes with its Quest."""
        rules = self.rules
        carriers = match.state.carriers
        if card < 0:
            carriers[-1 - card] = receiver
            match.tell("takes-object", seat=receiver, object=rules.tasks.objects[-1 - card])
        elif card in rules.tasks.deck_of:
            match.move_kind(rules.quests + giver, card, rules.quests + receiver)
            number = rules.tasks.of[card].object
            if number >= 0 and carriers[number] == giver:
                carriers[number] = receiver
        else:
            match.move_kind(rules.kept + giver, card, rules.kept + receiver)
