"""The options of each question in order, the best first, and how well a seat stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from veillee.core import View
from veillee.core.advice import Advice, Ranked
from veillee.games.grimm_forest.advice import actions, materials, people, places
from veillee.games.grimm_forest.advice.choices import read_choices
from veillee.games.grimm_forest.advice.guesses import Guesses
from veillee.games.grimm_forest.advice.parsed_view import ParsedView
from veillee.games.grimm_forest.advice.reasons import Judged
from veillee.games.grimm_forest.advice.worth import card_worths
from veillee.games.grimm_forest.parts import GrimmForestParts

#: Values one option, given the guesses; the question's own arguments follow.
Judge = Callable[..., Judged]

#: Who answers which question.
JUDGES: Final[dict[str, Judge]] = {
    "gather": places.gather,
    "fable": people.fable,
    "order": people.order,
    "monster-place": places.send,
    "share": materials.gain,
    "act": actions.act,
    "site": actions.site,
    "friend": people.friend,
    "reward": actions.reward,
    "gain-resource": materials.gain,
    "trade-in": people.trade_in,
    "goldilocks": people.keep_fable,
    "put-back": people.put_back,
    "puss-section": actions.puss_section,
    "lender": actions.lender,
    "lock": places.lock,
    "spin": materials.spin,
    "stop-monster": people.stop,
    "run-away": places.run_away,
    "lay-location": places.lay_location,
    "crystal-ball": people.look,
    "replace-gather-card": places.replace,
    "wishing-well": people.exchange,
    "tavern": people.choose_friend,
    "wedding-gift": materials.wedding_gift,
    "fairy-food": places.fairy_food,
    "wages": materials.wages,
    "hand-over": materials.hand_over,
    "blow-down": people.blow_down,
    "toll": people.ask_toll,
    "oracle": people.oracle,
    "whispers": people.keep_fable,
    "past": people.keep_fable,
    "harvest": materials.harvest,
    "harvest-token": materials.gain,
    "stash": materials.gain,
    "trade": materials.trade,
    "friendly-game": materials.win,
    "gift": materials.gift,
    "give-back": materials.give_back,
    "foretell": places.foretell,
    "announce": places.announce,
    "earn": materials.gain,
    "steal": materials.steal,
    "store": materials.gain,
    "enchant": people.enchant,
    "pick": materials.pick,
    "look": people.look,
    "hunt": people.hunt,
    "coach": materials.gain,
    "crumb": materials.gain,
    "run-off": places.run_off,
    "add": materials.gain,
    "fly": places.fly,
    "call-back": people.choose_friend,
    "claim": materials.claim,
    "offer-fable": people.offer_fable,
}


@final
class GrimmForestAdvice(Advice):
    """One step ahead, with a guess at where the others go."""

    def __init__(self, rules: GrimmForestParts) -> None:
        super().__init__(rules)
        self.table = rules
        self.worths = card_worths(rules)
        self.choices = read_choices(rules)

    def value(self, view: View) -> float:
        """By how many resources the seat is nearer to three houses than the best of the others."""
        seen = ParsedView(self.table, self.worths, view)
        return seen.whole(seen.seat) - seen.whole(seen.leader())

    def rank(self, view: View, options: list[int]) -> list[Ranked]:
        seen = ParsedView(self.table, self.worths, view)
        number, *arguments = view["agendas"][seen.seat][-1]
        judge, guesses = JUDGES[self.table.handlers[number].name], Guesses(seen)
        ranked: list[Ranked] = []
        for option in options:
            value, reason = judge(guesses, self.choices[option], *arguments)
            ranked.append(Ranked(option, value, reason))
        return sorted(ranked, key=_order)


def _order(ranked: Ranked) -> tuple[float, int]:
    """The best first; among equals, in the order of the catalogue."""
    return (-ranked.value, ranked.option)
