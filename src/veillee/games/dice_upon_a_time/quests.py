"""Phase 5: fetch objects, fulfil Quests and Mini Quests, lift Curses (du.fulfilling)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from veillee.core import Match, Reason, Step
from veillee.games.dice_upon_a_time.board import TOKENS
from veillee.games.dice_upon_a_time.state import DiceState
from veillee.games.dice_upon_a_time.tasks import Task

if TYPE_CHECKING:
    from veillee.games.dice_upon_a_time.game import DiceUponATime


@final
class Quests:
    def __init__(self, rules: DiceUponATime) -> None:
        self.rules = rules
        self.fulfil = rules.verb("fulfil", card=rules.tasks.open_names).base
        self.objects = max(1, len(rules.tasks.objects))
        self.take_object = rules.verb("take-object", object=rules.tasks.objects or ["none"]).base
        self.finish = rules.verb("done").base
        self.pay = rules.verb("pay", token=TOKENS).base
        self.pay_item = rules.verb("pay-item", card=rules.windows.names).base
        self.phase = rules.step("quests", self.run_phase, "du.fulfilling")
        self.paid = rules.step("fulfilled", self.run_paid, "du.fulfilling")
        self.ask_fulfil = rules.question(
            "fulfil", self.offer_fulfil, self.take_fulfil, "du.fulfilling", self.explain_fulfil
        )
        self.ask_pay = rules.question("pay", self.offer_pay, self.take_pay, "du.fulfilling", is_open=True)
        self.ask_pay_item = rules.question("pay-item", self.offer_pay_item, self.take_pay_item, "du.curses")

    def run_phase(self, match: Match[DiceState], seat: int, step: Step) -> None:
        """Take one's own objects, then ask if the table cannot rule out that something can be done.

        With one more number in `step` the phase has not come: a player has landed on a Steed.
        """
        rules = self.rules
        if len(step) > 1:
            rules.places.land(match, match.state.active, step[1])
            return
        state = match.state
        player = state.active
        here = self.objects_here(state, player)
        if not rules.coop:
            for number in here:
                state.carriers[number] = player
                match.tell("takes-object", seat=player, object=rules.tasks.objects[number])
        ring = rules.windows.seat_might(state, player, rules.own_items.ring)
        if (
            self.possible(state, player)
            or rules.characters.conversions(state, player)
            or rules.characters.can_swap(state, player)
            or (ring and rules.words.curses(state, player))
            or (rules.coop and here)
        ):
            match.ask(player, (self.ask_fulfil,))

    def objects_here(self, state: DiceState, seat: int) -> list[int]:
        """The objects that lie on a seat's place and belong to a Quest open to it."""
        rules = self.rules
        if not rules.tasks.objects:
            return []
        of = rules.tasks.of
        tasks = [of[kind] for kind in state.zones[rules.quests_of(seat)]]
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
        held = state.tokens[seat]
        need = task.need
        if held[0] < need[0] or held[1] < need[1] or held[2] < need[2]:
            return False
        if task.object >= 0 and state.carriers[task.object] != seat:
            return False
        if task.jump or held[0] + held[1] + held[2] < task.any_tokens:
            return False
        return not task.items or len(state.zones[self.rules.items + seat]) >= task.items

    def possible(self, state: DiceState, seat: int) -> list[int]:
        """The cards a seat could fulfil now."""
        rules = self.rules
        of = rules.tasks.of
        found = [kind for kind in state.zones[rules.quests_of(seat)] if self.met(state, seat, of[kind])]
        kept = state.zones[rules.kept_of(seat)]
        if kept:
            found += [kind for kind in kept if kind in of and self.met(state, seat, of[kind])]
        return found

    def on_landing(self, state: DiceState, seat: int) -> list[int]:
        """The cards a seat could fulfil now that name the Steed it stands on."""
        return [kind for kind in self.possible(state, seat) if kind in self.rules.tasks.on_steeds]

    def offer_fulfil(self, state: DiceState, seat: int, step: Step) -> list[int]:
        rules = self.rules
        number = rules.tasks.open_number
        options = [self.finish]
        if len(step) > 1:
            cards = dict.fromkeys(self.on_landing(state, seat))
            return options + [self.fulfil + number[kind] for kind in cards]
        options += [self.fulfil + number[kind] for kind in dict.fromkeys(self.possible(state, seat))]
        if rules.coop:
            options += [self.take_object + thing for thing in self.objects_here(state, seat)]
        options += rules.characters.conversions(state, seat)
        if rules.characters.can_swap(state, seat):
            options.append(rules.characters.swap)
        if rules.own_items.can_bestow(state, seat):
            options.append(rules.windows.play + rules.own_items.ring)
        return options

    def explain_fulfil(self, state: DiceState, seat: int, step: Step, option: int) -> list[Reason]:
        """What is missing for a card: it must lie open, and its place, tokens and object be there."""
        rules = self.rules
        number = option - self.fulfil
        if 0 <= option - self.take_object < self.objects:
            return [Reason("du.fetching", "no-such-object-here")]
        if not 0 <= number < len(rules.tasks.open_kinds):
            return rules.windows.explain(state, seat, step, option)
        kind = rules.tasks.open_kinds[number]
        name = rules.kind_names[kind]
        if kind not in state.zones[rules.quests_of(seat)] and kind not in state.zones[rules.kept_of(seat)]:
            return [Reason("du.fulfilling", "card-not-open", {"card": name})]
        task = rules.tasks.of.get(kind)
        if task is None:
            return [Reason("du.side-quests", "counts-at-the-end", {"card": name})]
        if len(step) > 1 and kind not in rules.tasks.on_steeds:
            return [Reason("du.steeds", "after-the-jump", {"card": name})]
        return self._missing(state, seat, name, task)

    def _missing(self, state: DiceState, seat: int, name: str, task: Task) -> list[Reason]:
        rules = self.rules
        reasons = rules.gains.missing(state, seat, task.need, "du.fulfilling")
        if task.places and state.at[seat] not in task.places:
            place = rules.board.places[task.places[0]]
            reasons.append(Reason("du.fulfilling", "wrong-place", {"card": name, "place": place}))
        if task.object >= 0 and state.carriers[task.object] != seat:
            source = rules.board.places[task.source]
            reasons.append(Reason("du.fetching", "object-missing", {"card": name, "place": source}))
        if sum(state.tokens[seat]) < task.any_tokens:
            held = sum(state.tokens[seat])
            reasons.append(
                Reason("du.fulfilling", "too-few-in-all", {"needed": task.any_tokens, "held": held})
            )
        if len(state.zones[rules.items + seat]) < task.items:
            reasons.append(Reason("du.curses", "too-few-items", {"needed": task.items}))
        if task.jump:
            reasons.append(Reason("du.steeds", "needs-a-jump", {"card": name}))
        return reasons

    def take_fulfil(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        rules = self.rules
        if option == self.finish:
            if len(step) > 1:
                match.ask(seat, (rules.places.ask_steed, step[1]))
            return
        number = option - self.fulfil
        match.then((self.phase, *step[1:]))
        if 0 <= number < len(rules.tasks.open_kinds):
            self._pay(match, seat, rules.tasks.open_kinds[number])
        elif 0 <= option - self.take_object < self.objects:
            match.state.carriers[option - self.take_object] = seat
        elif option == rules.characters.swap:
            match.ask(seat, (rules.characters.ask_give,))
        elif rules.characters.is_conversion(option):
            rules.characters.do_convert(match, seat, option)
        else:
            rules.windows.lay(match, seat, rules.own_items.ring)
            match.ask(seat, (rules.own_items.ask_bestow,))

    def _pay(self, match: Match[DiceState], seat: int, kind: int) -> None:
        state = match.state
        task = self.rules.tasks.of[kind]
        for token in range(len(TOKENS)):
            state.tokens[seat][token] -= task.need[token]
        if task.object >= 0:
            state.carriers[task.object] = -1
        match.then((self.paid, kind))
        if task.any_tokens:
            match.ask(seat, (self.ask_pay, task.any_tokens))
        if task.items:
            match.ask(seat, (self.ask_pay_item, task.items))

    def offer_pay(self, state: DiceState, seat: int, step: Step) -> list[int]:
        return [self.pay + kind for kind in range(len(TOKENS)) if state.tokens[seat][kind]]

    def take_pay(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        match.state.tokens[seat][option - self.pay] -= 1
        if step[1] > 1:
            match.ask(seat, (self.ask_pay, step[1] - 1))

    def offer_pay_item(self, state: DiceState, seat: int, step: Step) -> list[int]:
        first = self.rules.windows.first
        return [self.pay_item + kind - first for kind in dict.fromkeys(state.zones[self.rules.items + seat])]

    def take_pay_item(self, match: Match[DiceState], seat: int, step: Step, option: int) -> None:
        rules = self.rules
        match.move_kind(rules.items + seat, option - self.pay_item + rules.windows.first, rules.item_discard)
        if step[1] > 1:
            match.ask(seat, (self.ask_pay_item, step[1] - 1))

    def run_paid(self, match: Match[DiceState], seat: int, step: Step) -> None:
        """The card is done: a Quest counts, a Story goes to its discard and may bring a reward."""
        rules = self.rules
        player, kind = match.state.active, step[1]
        task = rules.tasks.of[kind]
        if task.ap:
            match.move_kind(rules.quests_of(player), kind, rules.done + player)
            return
        match.move_kind(rules.kept_of(player), kind, rules.story_discard)
        rules.words.begin(match, player, task.rewards)
