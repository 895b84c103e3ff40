"""The options of each question in order, the best first, and how well a seat stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from veillee.core import Reason, View
from veillee.core.advice import Advice, Ranked
from veillee.games.dice_upon_a_time.advice import answers, cards, deals, journeys, turns
from veillee.games.dice_upon_a_time.advice.atlas import atlas_of
from veillee.games.dice_upon_a_time.advice.mind import Judged, Mind
from veillee.games.dice_upon_a_time.advice.prospects import Prospects
from veillee.games.dice_upon_a_time.advice.sight import Sight
from veillee.games.dice_upon_a_time.game import DiceUponATime

#: Values an option by its number among those of its verb, some also by the step that asks.
Judge = Callable[[Mind, int], Judged]
StepJudge = Callable[[Mind, int, list[int]], Judged]

JUDGES: Final[dict[str, Judge]] = {
    "die": turns.use_die,
    "pass": turns.give_up,
    "wait": turns.wait,
    "rabbit": turns.rabbit,
    "sleep": turns.sleep,
    "red-hood": turns.hood,
    "crystal-ball": turns.name_value,
    "stay": journeys.stay,
    "ride": journeys.ride,
    "follow": journeys.follow,
    "draw-quest": cards.draw_quest,
    "no-quest": cards.no_quest,
    "keep-quest": cards.keep_quest,
    "swap-take": cards.keep_quest,
    "return-quest": cards.return_quest,
    "swap-give": cards.return_quest,
    "fulfil": cards.fulfil,
    "take-object": cards.take_object,
    "done": cards.finish,
    "take": cards.take,
    "seize": cards.take,
    "take-nothing": cards.take_nothing,
    "lose": cards.lose,
    "pay": cards.lose,
    "rob": cards.rob,
    "draw-item": cards.draw_item,
    "no-item": cards.no_item,
    "keep-item": cards.keep_item,
    "discard": cards.part_with_item,
    "pay-item": cards.part_with_item,
    "show": cards.part_with_item,
    "become": cards.become,
    "tell": cards.tell,
    "lift": cards.lift,
    "bestow": cards.bestow,
    "favour": cards.favour,
    "face": cards.face,
    "turn": cards.spend_die,
    "feed": cards.spend_die,
    "set-aside": cards.spend_die,
    "lower": cards.spend_die,
    "fetch": cards.regain_die,
    "recover": cards.regain_die,
    "leave-dice": cards.leave_dice,
    "reroll": cards.reroll,
    "enough": cards.enough,
    "decline": answers.decline,
    "no-trade": deals.no_trade,
    "offer": deals.offer,
}
STEP_JUDGES: Final[dict[str, StepJudge]] = {
    "place": journeys.place,
    "go": journeys.go,
    "choose": cards.choose,
    "play": answers.play,
    "withdraw": deals.withdraw,
    "propose": deals.propose,
    "give": deals.give,
    "want": deals.want,
    "accept": deals.accept,
    "refuse": deals.refuse,
    "counter": deals.counter,
    "give-card": deals.other_part,
    "give-object": deals.other_part,
    "give-item": deals.other_part,
    "want-card": deals.other_part,
    "want-object": deals.other_part,
    "want-item": deals.other_part,
}
#: What leaves a turn where it was: valued from the best of the other options.
ASIDE: Final = ("musicians", "swat", "convert", "swap", "play")


@final
class DiceAdvice(Advice):
    """Plans this chapter's dice."""

    def __init__(self, rules: DiceUponATime) -> None:
        super().__init__(rules)
        self.table = rules
        self.atlas = atlas_of(rules.board)

    def value(self, view: View) -> float:
        """Points so far and what can be expected, compared with the best of the others."""
        rules = self.table
        seats = range(rules.players)
        standing = [self._standing(Sight(rules, view, seat)) for seat in seats]
        seat: int = view["seat"]
        if rules.coop:
            return sum(standing)
        return standing[seat] - max([standing[other] for other in seats if other != seat])

    def _standing(self, sight: Sight) -> float:
        rules = self.table
        points = sum([rules.scoring.points[kind] for kind in sight.zones[rules.done + sight.seat]])
        points += sum([rules.scoring.points[kind] for kind in sight.curses()])
        return points + Prospects(self.atlas, sight).standing(sight.tokens)

    def rank(self, view: View, options: list[int]) -> list[Ranked]:
        mind = Mind(self.table, self.atlas, view)
        step: list[int] = view["agendas"][mind.seat][-1]
        ranked: list[Ranked] = []
        later: list[tuple[str, int, int]] = []
        for option in options:
            verb = self.table.catalogue.verb_of(option)
            number = option - verb.base
            if self._waits(step[0], verb.name):
                later.append((verb.name, number, option))
            else:
                worth, reason = self._judge(mind, verb.name, number, step)
                ranked.append(Ranked(option, worth, reason))
        best = max([hint.value for hint in ranked], default=0.0)
        for name, number, option in later:
            worth, reason = _aside(mind, best, name, number)
            ranked.append(Ranked(option, worth, reason))
        return sorted(ranked, key=_order)

    def _waits(self, question: int, verb: str) -> bool:
        rules = self.table
        return verb in ASIDE and question in (rules.turns.ask_turn, rules.phase_quests.ask_fulfil)

    def _judge(self, mind: Mind, verb: str, number: int, step: list[int]) -> Judged:
        if verb == "play" and step[0] == self.table.walking.ask_move:
            return journeys.carried(mind, number)
        if verb in JUDGES:
            return JUDGES[verb](mind, number)
        if verb in STEP_JUDGES:
            return STEP_JUDGES[verb](mind, number, step)
        return 0.0, Reason("du.turn", "advice-nothing")


def _aside(mind: Mind, best: float, verb: str, number: int) -> Judged:
    if verb == "musicians":
        return turns.higher(mind, best, 0.0)
    if verb == "swat":
        return turns.swat(mind, best, number)
    if verb == "convert":
        return turns.convert(mind, best, number)
    if verb == "swap":
        return turns.swap(mind, best)
    return turns.play(mind, best, number)


def _order(ranked: Ranked) -> tuple[float, int]:
    """The best first; among equals, in the order of the catalogue."""
    return (-ranked.value, ranked.option)
