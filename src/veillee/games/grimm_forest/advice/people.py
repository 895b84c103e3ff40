"""Judges of Friends, of opponents to be chosen, and of Fables that are kept, taken or given away."""

from __future__ import annotations

from typing import Final

from veillee.core import Reason
from veillee.games.grimm_forest.advice.choices import UNSAID, Choice
from veillee.games.grimm_forest.advice.fables import (
    FOR_COMPANY,
    FOR_ONE_ALONE,
    gain_of,
    kept_for_later,
)
from veillee.games.grimm_forest.advice.guesses import ONE_OF_EACH, Guesses
from veillee.games.grimm_forest.advice.parsed_view import ParsedView
from veillee.games.grimm_forest.advice.reasons import Judged, percent, rival
from veillee.games.grimm_forest.advice.threats import best_target, blown_down, harm_done
from veillee.games.grimm_forest.advice.worth import UNKNOWN_FABLE
from veillee.games.grimm_forest.state import NOBODY, PLACES

#: From this worth on a card is called strong.
STRONG_FABLE: Final = 1.5
STRONG_FRIEND: Final = 2.5
#: Below this, a Fable does little.
WORTHWHILE: Final = 0.5
#: What a look at a Fable tells, compared with one at a Gather card.
FABLE_TELLS: Final = 0.5
#: Cards that should act when everything else has: monsters that strike their own player, and trades.
LAST: Final = ("wandering-merchant", "thoughtful-gift", "giant", "big-bad-wolf", "dragon")


# Fables


def fable(guesses: Guesses, choice: Choice) -> Judged:
    """What the Fable does now, less what it could do later."""
    if choice.kind == UNSAID:
        return 0.0, Reason("gf.choose", "advice-no-fable", {"fables": len(guesses.seen.hand)})
    value = gain_of(guesses, choice.kind, guesses.seen.here) - kept_for_later(guesses)
    return value, _fable_reason(guesses, choice.kind, value)


def _fable_reason(guesses: Guesses, kind: int, value: float) -> Reason:
    seen = guesses.seen
    name = seen.rules.kind_names[kind]
    rule = f"gf.fable.{name}"
    if seen.rules.cards.is_monster[kind]:
        gain, place = best_target(guesses, name, seen.here)
        if gain > WORTHWHILE:
            comes = 100 - percent(guesses.alone(place))
            return Reason(rule, "advice-monster-finds", {"place": PLACES[place], "percent": comes})
        return Reason(rule, "advice-monster-idle")
    alone = percent(guesses.alone(seen.here))
    if name in FOR_ONE_ALONE:
        message = "advice-likely-alone" if value > 0.0 else "advice-hardly-alone"
    elif name in FOR_COMPANY:
        message = "advice-likely-company" if value > 0.0 else "advice-likely-alone"
    else:
        return Reason(rule, "advice-works-now" if value > 0.0 else "advice-does-little")
    return Reason(rule, message, {"percent": 100 - alone if message == "advice-likely-company" else alone})


def keep_fable(guesses: Guesses, choice: Choice, left: int = 1) -> Judged:
    return _strength(guesses.seen, choice.kind)


def trade_in(guesses: Guesses, choice: Choice, left: int) -> Judged:
    return _give_fable(guesses.seen, choice.kind)


def offer_fable(guesses: Guesses, choice: Choice, owner: int) -> Judged:
    return _give_fable(guesses.seen, choice.kind)


def _give_fable(seen: ParsedView, kind: int) -> Judged:
    """The weakest goes first."""
    worth, reason = _strength(seen, kind)
    return -worth, reason


def put_back(guesses: Guesses, choice: Choice) -> Judged:
    """What is put back last is drawn first: the best on top if the seat can draw again in this turn."""
    seen = guesses.seen
    worth, reason = _strength(seen, choice.kind)
    can_draw = seen.numbers("actions")[seen.seat] + seen.numbers("bonus")[seen.seat] > 0
    return (-worth if can_draw else worth), reason


def _strength(seen: ParsedView, kind: int) -> Judged:
    worth = seen.worths[kind]
    message = "advice-strong-fable" if worth >= STRONG_FABLE else "advice-weak-fable"
    return worth, Reason("gf.fables", message)


def oracle(guesses: Guesses, choice: Choice) -> Judged:
    seen = guesses.seen
    holders = sum([seen.held[other] > 0 for other in seen.others])
    about: dict[str, int | str] = {"fables": holders}
    if choice.verb == "consult":
        return UNKNOWN_FABLE * holders, Reason("gf.fable.consult-the-oracle", "advice-takes-fables", about)
    return 0.0, Reason("gf.fable.consult-the-oracle", "advice-leaves-fables", about)


def order(guesses: Guesses, choice: Choice, *steps: int) -> Judged:
    """Gains first, trades afterwards, and last what may strike the seat itself."""
    name = guesses.seen.rules.kind_names[choice.kind]
    if name in LAST:
        return -1.0 - LAST.index(name), Reason("gf.same-moment", "advice-rather-later")
    return guesses.seen.worths[choice.kind], Reason("gf.same-moment", "advice-rather-first")


# Friends


def friend(guesses: Guesses, choice: Choice) -> Judged:
    """Keep a newcomer, or force it upon somebody whose own Friend is better."""
    seen = guesses.seen
    names, rule = seen.rules.kind_names, "gf.friends.keep-or-give"
    new = seen.cards(seen.rules.newcomer)[-1]
    if choice.seat == UNSAID:
        old = seen.friends[seen.seat]
        if old == NOBODY:
            return seen.worths[new], Reason(rule, "advice-no-friend-yet")
        better = seen.worths[new] - seen.worths[old]
        message = "advice-better-friend" if better > 0.0 else "advice-worse-friend"
        return better, Reason(rule, message, {"card": names[old]})
    old = seen.friends[choice.seat]
    if old == NOBODY:
        return -seen.harm * seen.worths[new], Reason(rule, "advice-gives-friend", {"seat": choice.seat})
    value = seen.harm * (seen.worths[old] - seen.worths[new])
    return value, Reason(rule, "advice-drives-off", {"seat": choice.seat, "card": names[old]})


def choose_friend(guesses: Guesses, choice: Choice) -> Judged:
    worth = guesses.seen.worths[choice.kind]
    message = "advice-strong-friend" if worth >= STRONG_FRIEND else "advice-weak-friend"
    return worth, Reason("gf.friends", message)


# Monsters


def stop(guesses: Guesses, choice: Choice, sender: int) -> Judged:
    """What the monster does to the seat, less what it does to the others, against the Friend's worth."""
    seen = guesses.seen
    place, kind = seen.monsters[sender], seen.played[sender]
    name = seen.rules.kind_names[kind]
    own = 0.0
    if seen.here == place:
        own = harm_done(seen, name, seen.seat, place, 1)
    others = [harm_done(seen, name, other, place, 1) * guesses.chances[other][place] for other in seen.others]
    if choice.verb == "let-monster-go":
        message = "advice-not-struck" if seen.here != place else "advice-bearable"
        return 0.0, Reason("gf.monsters.cancel", message)
    value = own - seen.harm * sum(others) - seen.friend_worth(seen.seat)
    message = "advice-struck" if seen.here == place else "advice-strikes-others"
    return value, Reason("gf.monsters.cancel", message)


def hunt(guesses: Guesses, choice: Choice, sender: int) -> Judged:
    """The Huntsman stops one monster: this one, or a worse one that comes later."""
    seen, place = guesses.seen, guesses.seen.here
    harms = {
        sender: harm_done(seen, seen.rules.kind_names[seen.played[sender]], seen.seat, place, 1)
        for sender, where in enumerate(seen.monsters)
        if where == place and seen.played[sender] != NOBODY
    }
    this = harms.pop(sender, 0.0)
    if choice.verb == "hunt":
        return this + ONE_OF_EACH, Reason("gf.friend.huntsman", "advice-hunts")
    return max(harms.values(), default=0.0) + ONE_OF_EACH - 0.1, Reason("gf.friend.huntsman", "advice-waits")


def blow_down(guesses: Guesses, choice: Choice, victim: int) -> Judged:
    seen = guesses.seen
    loss = blown_down(seen, victim, choice.site)
    if victim == seen.seat:
        return -loss, Reason("gf.fable.big-bad-wolf", "advice-own-house")
    return seen.harm * loss, Reason("gf.fable.big-bad-wolf", "advice-their-house")


def ask_toll(guesses: Guesses, choice: Choice, place: int) -> Judged:
    seen, victim = guesses.seen, choice.seat
    if victim == seen.seat:
        return 0.0, Reason("gf.fable.bridge-troll", "advice-spares-all")
    collected: list[int] = seen.view["fields"]["gathered"][victim]
    half = [amount // 2 for amount in collected]
    value = seen.change(seen.seat, half) - seen.harm * seen.change(victim, [-each for each in half])
    about: dict[str, int | str] = {"seat": victim, "amount": sum(collected)}
    return value, Reason("gf.fable.bridge-troll", "advice-collected", about)


# Opponents


def look(guesses: Guesses, choice: Choice) -> Judged:
    """A Gather card tells most: that of whoever is likeliest to go where the seat wants to go."""
    seen = guesses.seen
    best = seen.here
    if best < 0:
        best = max(range(guesses.places), key=guesses.visit)
    value = guesses.chances[choice.seat][best]
    about: dict[str, int | str] = {"seat": choice.seat}
    if choice.verb == "look-fable":
        return value * FABLE_TELLS, Reason("gf.friend.evil-queen", "advice-tells-less", about)
    rule = "gf.friend.evil-queen" if choice.verb == "look-gather" else "gf.fable.crystal-ball"
    return value, Reason(rule, "advice-may-come", about)


def exchange(guesses: Guesses, choice: Choice, first: int) -> Judged:
    """Cross those who stand best; one's own card was chosen with care."""
    seen = guesses.seen
    if choice.seat == seen.seat:
        return -100.0, Reason("gf.fable.wishing-well", "advice-own-card")
    return seen.whole(choice.seat), rival(seen, choice.seat, "gf.fable.wishing-well")


def enchant(guesses: Guesses, choice: Choice) -> Judged:
    """Whoever has good Fables is hindered by having to play an unknown one; who has none is helped."""
    seen = guesses.seen
    rule = "gf.friend.sleeping-beauty"
    if choice.seat == seen.seat:
        best = max([seen.worths[kind] for kind in seen.hand], default=0.0)
        return 0.8 - 0.5 * best, Reason(rule, "advice-enchants-self", {"fables": len(seen.hand)})
    held = seen.held[choice.seat]
    return seen.harm * (0.5 * held - 0.8), Reason(
        rule, "advice-enchants-other", {"seat": choice.seat, "fables": held}
    )
