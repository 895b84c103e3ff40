"""Which function judges an option: by its verb, and for a few by the question it answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from veillee.games.dice_upon_a_time.advice import cards, moves, reactions, stories, trades, turns
from veillee.games.dice_upon_a_time.advice.decision import Decision, Judged
from veillee.games.dice_upon_a_time.game import DiceUponATime

#: Reads an argument of an option.
Reader = Callable[[int], int]


@final
class Judge:
    """Values options of a verb.

    The function gets the decision, then what the option speaks of, then if it wants them the arguments of the
    question.
    """

    def __init__(
        self, function: Callable[..., Judged], *readers: Reader, with_question: bool = False
    ) -> None:
        self.function = function
        self.readers = readers
        self.with_question = with_question

    def judge(self, decision: Decision, option: int, arguments: list[int]) -> Judged:
        values = self._values(option)
        return (
            self.function(decision, *values, *arguments)
            if self.with_question
            else self.function(decision, *values)
        )

    def judge_beside(self, decision: Decision, best: float, option: int) -> Judged:
        """Value what leaves a turn where it was, from the best of the other options."""
        return self.function(decision, best, *self._values(option))

    def _values(self, option: int) -> list[int]:
        return [read(option) for read in self.readers]


def judges_of(rules: DiceUponATime) -> dict[str, Judge]:
    """The judge of each verb."""
    return {
        **_turns(rules),
        **_moves(rules),
        **_quests_and_tokens(rules),
        **_items_and_stories(rules),
        **_dice(rules),
        **_trades(rules),
    }


def judges_in_question(rules: DiceUponATime) -> dict[tuple[str, str], Judge]:
    """By question and verb: judges that take the place of those of the verb."""
    return {
        ("steed", "go"): Judge(moves.jump, rules.walking.go.place),
        ("move", "play"): Judge(moves.carried, rules.reactions.play.card),
    }


def judges_beside(rules: DiceUponATime) -> dict[str, Judge]:
    """By verb: judges of what leaves a turn, or the phase of Quests, where it was."""
    characters = rules.characters
    return {
        "musicians": Judge(turns.musicians),
        "swat": Judge(turns.swat, characters.swat.socket),
        "convert": Judge(turns.convert, characters.convert.given, characters.convert.received),
        "swap": Judge(turns.swap),
        "play": Judge(turns.play, rules.reactions.play.card),
    }


def _turns(rules: DiceUponATime) -> dict[str, Judge]:
    return {
        "die": Judge(turns.use_die, rules.turns.use.die),
        "pass": Judge(turns.give_up),
        "wait": Judge(turns.wait),
        "rabbit": Judge(turns.rabbit),
        "sleep": Judge(turns.sleep),
        "red-hood": Judge(turns.hood),
        "crystal-ball": Judge(turns.name_value, rules.turns.preparations.name_value.number),
    }


def _moves(rules: DiceUponATime) -> dict[str, Judge]:
    walking = rules.walking
    return {
        "place": Judge(moves.place, rules.placing.place.socket, with_question=True),
        "go": Judge(moves.go, walking.go.place),
        "stay": Judge(moves.stay),
        "ride": Judge(moves.ride, rules.places.ride.place),
        "follow": Judge(moves.follow, walking.follow.seat),
    }


def _quests_and_tokens(rules: DiceUponATime) -> dict[str, Judge]:
    draws, fulfilling, losses = rules.quest_draws, rules.fulfilling, rules.losses
    return {
        "draw-quest": Judge(cards.draw_quest, draws.draw.deck),
        "no-quest": Judge(cards.no_quest),
        "keep-quest": Judge(cards.keep_quest, draws.keep.card),
        "swap-take": Judge(cards.keep_quest, rules.characters.get.card),
        "return-quest": Judge(cards.return_quest, draws.put_back.card),
        "swap-give": Judge(cards.return_quest, rules.characters.give.card),
        "fulfil": Judge(cards.fulfil, fulfilling.fulfil.card),
        "take-object": Judge(cards.take_object, fulfilling.take_object.object),
        "done": Judge(cards.finish),
        "take": Judge(cards.take, rules.gains.take.token),
        "seize": Judge(cards.take, losses.seize.token),
        "take-nothing": Judge(cards.take_nothing),
        "lose": Judge(cards.lose, losses.drop.token),
        "pay": Judge(cards.lose, fulfilling.pay.token),
        "rob": Judge(cards.rob, losses.rob.seat, losses.rob.token),
    }


def _items_and_stories(rules: DiceUponATime) -> dict[str, Judge]:
    bestow = rules.own_items.bestow
    return {
        "draw-item": Judge(cards.draw_item),
        "no-item": Judge(cards.no_item),
        "keep-item": Judge(cards.keep_item, rules.item_draws.keep.card),
        "discard": Judge(cards.part_with_item, rules.losses.discard.card),
        "pay-item": Judge(cards.part_with_item, rules.fulfilling.pay_item.card),
        "show": Judge(cards.part_with_item, rules.trades.show.card),
        "play": Judge(reactions.play, rules.reactions.play.card),
        "decline": Judge(reactions.decline),
        "become": Judge(cards.become, rules.opening.become.card),
        "tell": Judge(stories.tell, rules.stories.tell.card),
        "choose": Judge(stories.choose, rules.stories.choose.choice, with_question=True),
        "lift": Judge(stories.lift, rules.effects.lift.card),
        "bestow": Judge(stories.bestow, bestow.curse, bestow.seat),
        "favour": Judge(stories.favour, rules.effects.favour.seat),
    }


def _dice(rules: DiceUponATime) -> dict[str, Judge]:
    rolls = rules.rolls
    return {
        "face": Judge(cards.face, rolls.face.face),
        "turn": Judge(cards.spend_die, rolls.turn.die),
        "feed": Judge(cards.spend_die, rules.spirits.feed.die),
        "set-aside": Judge(cards.spend_die, rules.losses.aside.die),
        "lower": Judge(cards.spend_die, rules.losses.lower.die),
        "fetch": Judge(cards.regain_die, rules.own_items.fetch.die),
        "recover": Judge(cards.regain_die, rules.effects.recover.die),
        "leave-dice": Judge(cards.leave_dice),
        "reroll": Judge(cards.reroll, rolls.again.die),
        "enough": Judge(cards.enough),
    }


def _trades(rules: DiceUponATime) -> dict[str, Judge]:
    other_part = Judge(trades.other_part, with_question=True)
    return {
        "offer": Judge(trades.offer, rules.trades.offer_to.seat),
        "no-trade": Judge(trades.no_trade),
        "withdraw": Judge(trades.withdraw),
        "propose": Judge(trades.propose, with_question=True),
        "give": Judge(trades.give, rules.trades.give.token.token, with_question=True),
        "want": Judge(trades.want, rules.trades.want.token.token, with_question=True),
        "give-card": other_part,
        "give-object": other_part,
        "give-item": other_part,
        "want-card": other_part,
        "want-object": other_part,
        "want-item": other_part,
        "accept": Judge(trades.accept, with_question=True),
        "refuse": Judge(trades.refuse),
        "counter": Judge(trades.counter),
    }
