"""Trades: partners give what another needs more; opponents deal only if it helps them more than the other."""

from __future__ import annotations

from typing import Final

from veillee.core import Reason
from veillee.games.dice_upon_a_time.advice.mind import Judged, Mind, kinds
from veillee.games.dice_upon_a_time.advice.prospects import Prospects, Tokens
from veillee.games.dice_upon_a_time.advice.sight import Sight
from veillee.games.dice_upon_a_time.board import TOKENS
from veillee.games.dice_upon_a_time.trades import GIVE_CARDS, GIVE_TOKENS, WANT_CARDS, WANT_ITEMS, WANT_TOKENS

#: How much a trade must bring.
CLEARLY: Final = 0.35


def _moved(tokens: Tokens, kind: int, number: int) -> Tokens:
    change = kinds(kind, number)
    return (tokens[0] + change[0], tokens[1] + change[1], tokens[2] + change[2])


def _shift(mind: Mind, partner: int, kind: int, number: int) -> float:
    """What both gain together if so many tokens of a kind go to the partner, or come from there."""
    sight = Sight(mind.rules, mind.view, partner)
    theirs = Prospects(mind.atlas, sight)
    own = mind.prospects
    before = own.standing(mind.tokens) + theirs.standing(sight.tokens)
    return (
        own.standing(_moved(mind.tokens, kind, -number))
        + theirs.standing(_moved(sight.tokens, kind, number))
        - before
    )


def _best_shift(mind: Mind, partner: int) -> tuple[float, int, int]:
    """Among partners: the token that had better change hands, 1 for giving, -1 for asking."""
    best = (0.0, -1, 0)
    theirs = mind.sight.field("tokens")[partner]
    if not mind.rules.coop:
        return best
    for kind in range(len(TOKENS)):
        if mind.tokens[kind]:
            best = max(best, (_shift(mind, partner, kind, 1), kind, 1))
        if theirs[kind]:
            best = max(best, (_shift(mind, partner, kind, -1), kind, -1))
    return best


def no_trade(mind: Mind, number: int) -> Judged:
    return CLEARLY, Reason("du.encounters", "advice-no-trade")


def offer(mind: Mind, partner: int) -> Judged:
    gain, _, _ = _best_shift(mind, partner)
    message = "advice-trade" if gain > CLEARLY else "advice-no-use"
    return gain, Reason("du.encounters", message, {"seat": partner})


def withdraw(mind: Mind, number: int, step: list[int]) -> Judged:
    return CLEARLY, Reason("du.trades", "advice-no-trade")


def propose(mind: Mind, number: int, step: list[int]) -> Judged:
    worth = _deal_worth(mind, step[1], 1)
    return worth + CLEARLY, Reason(
        "du.trades", "advice-trade" if worth > 0 else "advice-no-use", {"seat": step[1]}
    )


def give(mind: Mind, kind: int, step: list[int]) -> Judged:
    return _part(mind, kind, 1, step)


def want(mind: Mind, kind: int, step: list[int]) -> Judged:
    return _part(mind, kind, -1, step)


def _part(mind: Mind, kind: int, way: int, step: list[int]) -> Judged:
    """Add the one token that should change hands, once."""
    deal = mind.sight.field("deal")
    gain, best, best_way = _best_shift(mind, step[1])
    if any(deal[GIVE_TOKENS]) or any(deal[WANT_TOKENS]) or (best, best_way) != (kind, way):
        return 0.0, Reason("du.trades", "advice-no-use", {"seat": step[1]})
    return gain, Reason("du.trades", "advice-trade", {"seat": step[1]})


def other_part(mind: Mind, number: int, step: list[int]) -> Judged:
    return 0.0, Reason("du.trades", "advice-no-use", {"seat": step[1]})


def accept(mind: Mind, number: int, step: list[int]) -> Judged:
    """What the offer brings: together in the co-operative game, else compared with the other."""
    worth = _deal_worth(mind, step[1], -1)
    return worth, Reason("du.trades", "advice-accept" if worth > 0 else "advice-no-use", {"seat": step[1]})


def _deal_worth(mind: Mind, other: int, way: int) -> float:
    """The deal on the table for this seat, which makes the offer (1) or hears it (-1)."""
    deal = mind.sight.field("deal")
    rules = mind.rules
    flow = [way * (deal[GIVE_TOKENS][kind] - deal[WANT_TOKENS][kind]) for kind in range(len(TOKENS))]
    sight = Sight(rules, mind.view, other)
    own, theirs = mind.prospects, Prospects(mind.atlas, sight)
    mine = own.standing(mind.changed(-flow[0], -flow[1], -flow[2])) - own.standing(mind.tokens)
    gets = (sight.tokens[0] + flow[0], sight.tokens[1] + flow[1], sight.tokens[2] + flow[2])
    them = theirs.standing((max(0, gets[0]), max(0, gets[1]), max(0, gets[2]))) - theirs.standing(
        sight.tokens
    )
    cards: float = sum([_card(mind, kind) for kind in deal[WANT_CARDS]])
    cards -= sum([_card(mind, kind) for kind in deal[GIVE_CARDS]])
    maker = mind.seat if way > 0 else other
    items: float = 0.4 * (deal[WANT_ITEMS][0] - len(mind.sight.zones[rules.stalls + maker]))
    mine += way * (cards + items)
    if rules.coop:
        return mine + them
    return mine - max(0.0, them) - 0.1


def _card(mind: Mind, kind: int) -> float:
    """What an open card is worth to the seat: Quests by how near they are, others a little."""
    if kind < 0:
        return 0.0
    return max(0.1, mind.quest(kind)) + 0.4 if kind in mind.rules.tasks.deck_of else 0.4


def refuse(mind: Mind, number: int, step: list[int]) -> Judged:
    return 0.0, Reason("du.trades", "advice-no-trade")


def counter(mind: Mind, number: int, step: list[int]) -> Judged:
    return -0.1, Reason("du.trades", "advice-no-trade")
