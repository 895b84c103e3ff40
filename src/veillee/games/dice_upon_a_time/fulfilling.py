"""Phase 5: fetch objects, fulfil Quests and Mini Quests, lift Curses (du.fulfilling)."""

from __future__ import annotations

from typing import final

from veillee.core import Match, Reason
from veillee.games.dice_upon_a_time.base import DiceBase
from veillee.games.dice_upon_a_time.cards import Task
from veillee.games.dice_upon_a_time.characters import Characters
from veillee.games.dice_upon_a_time.effects import Effects
from veillee.games.dice_upon_a_time.own_items import OwnItems
from veillee.games.dice_upon_a_time.places import Places
from veillee.games.dice_upon_a_time.reactions import Reactions
from veillee.games.dice_upon_a_time.state import DiceState
from veillee.games.dice_upon_a_time.tokens import TOKENS, held
from veillee.games.dice_upon_a_time.verbs import TokenVerb


@final
class Fulfilling:
    """The phase, and before it the moment of landing on a Steed that a card names.

    On landing one number more (`landing`) stands in the steps: whether the player may jump from there.
    """

    def __init__(
        self,
        rules: DiceBase,
        reactions: Reactions,
        effects: Effects,
        places: Places,
        own_items: OwnItems,
        characters: Characters,
    ) -> None:
        self.rules = rules
        self.reactions = reactions
        self.effects = effects
        self.places = places
        self.own_items = own_items
        self.characters = characters
        self.fulfil = rules.card_verb("fulfil", rules.cards.open_kinds)
        self.take_object = rules.object_verb("take-object")
        self.finish = rules.plain_verb("done")
        self.pay = TokenVerb(rules.verb("pay", token=TOKENS))
        self.pay_item = rules.item_verb("pay-item")
        self.phase = rules.step("quests", self.run_phase, "du.fulfilling")
        self.paid = rules.step("fulfilled", self.run_paid, "du.fulfilling")
        self.ask_fulfil = rules.question(
            "fulfil", self.offer_fulfil, self.take_fulfil, "du.fulfilling", self.explain_fulfil
        )
        self.ask_pay = rules.question("pay", self.offer_pay, self.take_pay, "du.fulfilling", is_open=True)
        self.ask_pay_item = rules.question("pay-item", self.offer_pay_item, self.take_pay_item, "du.curses")

    def run_phase(self, match: Match[DiceState], seat: int, *landing: int) -> None:
        """Take one's own objects, then ask if the table cannot rule out that something can be done."""
        player = match.state.active
        if landing:
            (jumps,) = landing
            self.places.land(match, player, jumps)
            return
        here = self.objects_here(match.state, player)
        if not self.rules.coop:
            for number in here:
                match.state.carriers[number] = player
                match.tell("takes-object", seat=player, object=self.rules.cards.objects[number])
        if (self.rules.coop and here) or self._might_do(match.state, player):
            match.ask(player, self.ask_fulfil())

    def _might_do(self, state: DiceState, seat: int) -> bool:
        """Whether, as far as the table knows, a seat can do anything in this phase."""
        if self.possible(state, seat) or self.characters.exchanges(state, seat):
            return True
        ring = self.reactions.seat_might(state, seat, self.own_items.ring)
        return ring and bool(self.rules.curses_of(state, seat))

    # What can be done

    def objects_here(self, state: DiceState, seat: int) -> list[int]:
        """The objects that lie on a seat's place and belong to a Quest open to it."""
        rules = self.rules
        if not rules.cards.objects:
            return []
        task_of = rules.cards.task_of
        tasks = [task_of[kind] for kind in state.zones[rules.quests_of(seat)]]
        at, carriers = state.at[seat], state.carriers
        return [
            task.object
            for task in tasks
            if task.object >= 0 and task.source == at and carriers[task.object] < 0
        ]

    def met(self, state: DiceState, seat: int, task: Task) -> bool:
        """Whether a seat could do now what a card asks for."""
        if task.places and state.at[seat] not in task.places:
            return False
        tokens = state.tokens[seat]
        need = task.need
        if tokens[0] < need[0] or tokens[1] < need[1] or tokens[2] < need[2]:
            return False
        if task.object >= 0 and state.carriers[task.object] != seat:
            return False
        if task.jump or tokens[0] + tokens[1] + tokens[2] < task.any_tokens:
            return False
        return not task.items or len(state.zones[self.rules.items[seat]]) >= task.items

    def possible(self, state: DiceState, seat: int) -> list[int]:
        """The cards a seat could fulfil now."""
        rules = self.rules
        task_of = rules.cards.task_of
        found = [kind for kind in state.zones[rules.quests_of(seat)] if self.met(state, seat, task_of[kind])]
        kept = state.zones[rules.kept_of(seat)]
        if kept:
            found += [kind for kind in kept if kind in task_of and self.met(state, seat, task_of[kind])]
        return found

    def on_landing(self, state: DiceState, seat: int) -> list[int]:
        """The cards a seat could fulfil now that name the Steed it stands on."""
        return [kind for kind in self.possible(state, seat) if kind in self.rules.cards.on_steeds]

    def begin_on_landing(self, match: Match[DiceState], seat: int, jumps: int) -> bool:
        """Ask for a card that names the Steed a seat has landed on; False if there is none."""
        if not self.rules.cards.on_steeds or not self.on_landing(match.state, seat):
            return False
        match.ask(seat, self.ask_fulfil(jumps))
        return True

    def offer_fulfil(self, state: DiceState, seat: int, *landing: int) -> list[int]:
        if landing:
            return [self.finish, *self.fulfil.each_of(self.on_landing(state, seat))]
        options = [self.finish, *self.fulfil.each_of(self.possible(state, seat))]
        if self.rules.coop:
            options += self.take_object.each(self.objects_here(state, seat))
        options += self.characters.exchanges(state, seat)
        if self.own_items.can_bestow(state, seat):
            options.append(self.reactions.play(self.own_items.ring))
        return options

    # What is missing

    def explain_fulfil(self, state: DiceState, seat: int, option: int, *landing: int) -> list[Reason]:
        """What is missing for a card: it must lie open, and its place, tokens and object be there."""
        rules = self.rules
        if option in self.take_object:
            return [Reason("du.fetching", "no-such-object-here")]
        if option not in self.fulfil:
            return self.reactions.explain(state, seat, option)
        kind = self.fulfil.card(option)
        name = rules.kind_names[kind]
        if kind not in state.zones[rules.quests_of(seat)] and kind not in state.zones[rules.kept_of(seat)]:
            return [Reason("du.fulfilling", "card-not-open", {"card": name})]
        task = rules.cards.task_of.get(kind)
        if task is None:
            return [Reason("du.side-quests", "counts-at-the-end", {"card": name})]
        if landing and kind not in rules.cards.on_steeds:
            return [Reason("du.steeds", "after-the-jump", {"card": name})]
        return self._missing(state, seat, name, task)

    def _missing(self, state: DiceState, seat: int, name: str, task: Task) -> list[Reason]:
        rules = self.rules
        reasons = self._missing_tokens(state, seat, task)
        if task.places and state.at[seat] not in task.places:
            place = rules.land.places[task.places[0]]
            reasons.append(Reason("du.fulfilling", "wrong-place", {"card": name, "place": place}))
        if task.object >= 0 and state.carriers[task.object] != seat:
            source = rules.land.places[task.source]
            reasons.append(Reason("du.fetching", "object-missing", {"card": name, "place": source}))
        owned = sum(state.tokens[seat])
        if owned < task.any_tokens:
            numbers: dict[str, int | str] = {"needed": task.any_tokens, "held": owned}
            reasons.append(Reason("du.fulfilling", "too-few-in-all", numbers))
        if len(state.zones[rules.items[seat]]) < task.items:
            reasons.append(Reason("du.curses", "too-few-items", {"needed": task.items}))
        if task.jump:
            reasons.append(Reason("du.steeds", "needs-a-jump", {"card": name}))
        return reasons

    def _missing_tokens(self, state: DiceState, seat: int, task: Task) -> list[Reason]:
        found: list[Reason] = []
        for kind, name in enumerate(TOKENS):
            needed, owned = task.need[kind], state.tokens[seat][kind]
            if owned < needed:
                numbers: dict[str, int | str] = {"token": name, "needed": needed, "held": owned}
                found.append(Reason("du.fulfilling", "too-few-tokens", numbers))
        return found

    # Doing and paying it

    def take_fulfil(self, match: Match[DiceState], seat: int, option: int, *landing: int) -> None:
        if option == self.finish:
            if landing:
                (jumps,) = landing
                match.ask(seat, self.places.ask_steed(jumps))
            return
        match.then(self.phase(*landing))
        if option in self.fulfil:
            self._pay(match, seat, self.fulfil.card(option))
        elif option in self.take_object:
            match.state.carriers[self.take_object.object(option)] = seat
        elif option in self.reactions.play:
            self.own_items.play(match, seat, self.reactions.play.card(option))
        else:
            self.characters.take(match, seat, option)

    def _pay(self, match: Match[DiceState], seat: int, kind: int) -> None:
        state = match.state
        task = self.rules.cards.task_of[kind]
        for token in range(len(TOKENS)):
            state.tokens[seat][token] -= task.need[token]
        if task.object >= 0:
            state.carriers[task.object] = -1
        match.then(self.paid(kind))
        if task.any_tokens:
            match.ask(seat, self.ask_pay(task.any_tokens))
        if task.items:
            match.ask(seat, self.ask_pay_item(task.items))

    def offer_pay(self, state: DiceState, seat: int, left: int) -> list[int]:
        return self.pay.each(held(state.tokens[seat]))

    def take_pay(self, match: Match[DiceState], seat: int, option: int, left: int) -> None:
        match.state.tokens[seat][self.pay.token(option)] -= 1
        if left > 1:
            match.ask(seat, self.ask_pay(left - 1))

    def offer_pay_item(self, state: DiceState, seat: int, left: int) -> list[int]:
        return self.pay_item.each_of(state.zones[self.rules.items[seat]])

    def take_pay_item(self, match: Match[DiceState], seat: int, option: int, left: int) -> None:
        rules = self.rules
        match.move_kind(rules.items[seat], self.pay_item.card(option), rules.item_discard)
        if left > 1:
            match.ask(seat, self.ask_pay_item(left - 1))

    def run_paid(self, match: Match[DiceState], seat: int, kind: int) -> None:
        """The card is done: a Quest counts, a Story goes to its discard and may bring a reward."""
        rules = self.rules
        player = match.state.active
        task = rules.cards.task_of[kind]
        if task.ap:
            match.move_kind(rules.quests_of(player), kind, rules.done[player])
            return
        match.move_kind(rules.kept_of(player), kind, rules.story_discard)
        self.effects.begin(match, player, task.rewards)
