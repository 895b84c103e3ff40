"""Trades: partners give what another needs more; opponents deal only if it helps them more than the other."""

from __future__ import annotations

from typing import Final

from veillee.core import Reason
from veillee.games.dice_upon_a_time.advice.decision import Decision, Judged, in_turns, kinds
from veillee.games.dice_upon_a_time.advice.parsed_view import ParsedView
from veillee.games.dice_upon_a_time.advice.prospects import Prospects
from veillee.games.dice_upon_a_time.deal import is_object, items_wanted
from veillee.games.dice_upon_a_time.tokens import TOKENS, Tokens

#: How much a trade must bring.
CLEARLY: Final = 0.35


def _moved(tokens: Tokens, kind: int, number: int) -> Tokens:
    change = kinds(kind, number)
    return (tokens[0] + change[0], tokens[1] + change[1], tokens[2] + change[2])


def _shift(decision: Decision, partner: int, kind: int, number: int) -> float:
    """What both gain together if so many tokens of a kind go to the partner, or come from there."""
    seen = ParsedView(decision.rules, decision.view, partner)
    theirs = Prospects(decision.distances, seen)
    own = decision.prospects
    before = own.standing(decision.tokens) + theirs.standing(seen.tokens)
    return (
        own.standing(_moved(decision.tokens, kind, -number))
        + theirs.standing(_moved(seen.tokens, kind, number))
        - before
    )


def _best_shift(decision: Decision, partner: int) -> tuple[float, int, int]:
    """Among partners: the token that had better change hands, 1 for giving, -1 for asking."""
    best = (0.0, -1, 0)
    theirs = decision.seen.field("tokens")[partner]
    if not decision.rules.coop:
        return best
    for kind in range(len(TOKENS)):
        if decision.tokens[kind]:
            best = max(best, (_shift(decision, partner, kind, 1), kind, 1))
        if theirs[kind]:
            best = max(best, (_shift(decision, partner, kind, -1), kind, -1))
    return best


def _gaining(rule: str, message: str, other: int, gain: float) -> Reason:
    """How many turns a trade is worth."""
    return Reason(rule, message, {"seat": other, "turns": in_turns(gain)})


def _useless(decision: Decision, rule: str, other: int) -> Reason:
    return Reason(rule, "advice-no-use", {"seat": other, **decision.open_cards()})


def _keeping(decision: Decision, rule: str) -> Reason:
    """How many tokens one keeps."""
    return Reason(rule, "advice-no-trade", {"tokens": sum(decision.tokens)})


def no_trade(decision: Decision) -> Judged:
    return CLEARLY, _keeping(decision, "du.encounters")


def offer(decision: Decision, partner: int) -> Judged:
    gain, _, _ = _best_shift(decision, partner)
    if gain > CLEARLY:
        return gain, _gaining("du.encounters", "advice-trade", partner, gain)
    return gain, _useless(decision, "du.encounters", partner)


def withdraw(decision: Decision) -> Judged:
    return CLEARLY, _keeping(decision, "du.trades")


def propose(decision: Decision, partner: int, countering: int) -> Judged:
    worth = _deal_worth(decision, partner, 1)
    if worth > 0:
        return worth + CLEARLY, _gaining("du.trades", "advice-trade", partner, worth)
    return worth + CLEARLY, _useless(decision, "du.trades", partner)


def give(decision: Decision, kind: int, partner: int, countering: int) -> Judged:
    return _part(decision, kind, 1, partner)


def want(decision: Decision, kind: int, partner: int, countering: int) -> Judged:
    return _part(decision, kind, -1, partner)


def _part(decision: Decision, kind: int, way: int, partner: int) -> Judged:
    """Add the one token that should change hands, once."""
    trades, deal = decision.rules.trades, decision.seen.field("deal")
    gain, best, best_way = _best_shift(decision, partner)
    if any(trades.give.tokens(deal)) or any(trades.want.tokens(deal)) or (best, best_way) != (kind, way):
        return 0.0, _useless(decision, "du.trades", partner)
    return gain, _gaining("du.trades", "advice-trade", partner, gain)


def other_part(decision: Decision, partner: int, countering: int) -> Judged:
    return 0.0, _useless(decision, "du.trades", partner)


def accept(decision: Decision, maker: int, countering: int) -> Judged:
    """What the offer brings: together in the co-operative game, else compared with the other."""
    worth = _deal_worth(decision, maker, -1)
    if worth > 0:
        return worth, _gaining("du.trades", "advice-accept", maker, worth)
    return worth, _useless(decision, "du.trades", maker)


def _deal_worth(decision: Decision, other: int, way: int) -> float:
    """The deal on the table for this seat, which makes the offer (1) or hears it (-1)."""
    rules, deal = decision.rules, decision.seen.field("deal")
    give, want = rules.trades.give, rules.trades.want
    flow = [
        way * (given - wanted) for given, wanted in zip(give.tokens(deal), want.tokens(deal), strict=True)
    ]
    seen = ParsedView(rules, decision.view, other)
    own, theirs = decision.prospects, Prospects(decision.distances, seen)
    mine = own.standing(decision.changed(-flow[0], -flow[1], -flow[2])) - own.standing(decision.tokens)
    gets = (seen.tokens[0] + flow[0], seen.tokens[1] + flow[1], seen.tokens[2] + flow[2])
    them = theirs.standing((max(0, gets[0]), max(0, gets[1]), max(0, gets[2]))) - theirs.standing(seen.tokens)
    cards: float = sum([_card(decision, kind) for kind in want.cards(deal)])
    cards -= sum([_card(decision, kind) for kind in give.cards(deal)])
    maker = decision.seat if way > 0 else other
    items: float = 0.4 * (items_wanted(deal) - len(decision.seen.zones[rules.stalls[maker]]))
    mine += way * (cards + items)
    if rules.coop:
        return mine + them
    return mine - max(0.0, them) - 0.1


def _card(decision: Decision, kind: int) -> float:
    """What an open card is worth to the seat: Quests by how near they are, others a little."""
    if is_object(kind):
        return 0.0
    return max(0.1, decision.quest(kind)) + 0.4 if kind in decision.rules.cards.deck_of else 0.4


def refuse(decision: Decision) -> Judged:
    return 0.0, _keeping(decision, "du.trades")


def counter(decision: Decision) -> Judged:
    return -0.1, _keeping(decision, "du.trades")
