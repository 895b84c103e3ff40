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
from veillee.games.grimm_forest.advice.reasons import Judged, percent, rival, rounded, worth_of
from veillee.games.grimm_forest.advice.threats import best_target, blown_down, harm_done
from veillee.games.grimm_forest.advice.worth import UNKNOWN_FABLE
from veillee.games.grimm_forest.building import price_of
from veillee.games.grimm_forest.sections import LEVELS, level_of, material_of, top_section
from veillee.games.grimm_forest.state import MATERIALS, NOBODY, NOWHERE, PLACES

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
    gain = gain_of(guesses, choice.kind, guesses.seen.here)
    value = gain - kept_for_later(guesses)
    return value, _fable_reason(guesses, choice.kind, gain, value > 0.0)


def _fable_reason(guesses: Guesses, kind: int, gain: float, is_good: bool) -> Reason:
    seen = guesses.seen
    name = seen.rules.kind_names[kind]
    rule = f"gf.fable.{name}"
    if seen.rules.cards.is_monster[kind]:
        done, place = best_target(guesses, name, seen.here)
        comes = 100 - percent(guesses.alone(place)) if place != NOWHERE else 0
        if done > WORTHWHILE:
            return Reason(rule, "advice-monster-finds", {"place": PLACES[place], "percent": comes})
        return Reason(rule, "advice-monster-idle", {"percent": comes})
    alone = percent(guesses.alone(seen.here))
    if name in FOR_ONE_ALONE:
        message = "advice-likely-alone" if is_good else "advice-hardly-alone"
    elif name in FOR_COMPANY:
        message = "advice-likely-company" if is_good else "advice-likely-alone"
    else:
        return worth_of(rule, "advice-works-now" if is_good else "advice-does-little", gain)
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
    return worth, worth_of("gf.fables", message, worth)


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
        others: dict[str, int | str] = {"others": len(steps) - 1}
        return -1.0 - LAST.index(name), Reason("gf.same-moment", "advice-rather-later", others)
    worth = guesses.seen.worths[choice.kind]
    return worth, worth_of("gf.same-moment", "advice-rather-first", worth)


# Friends


def friend(guesses: Guesses, choice: Choice) -> Judged:
    """Keep a newcomer, or force it upon somebody whose own Friend is better."""
    seen = guesses.seen
    names, rule = seen.rules.kind_names, "gf.friends.keep-or-give"
    worth = seen.worths[seen.cards(seen.rules.newcomer)[-1]]
    if choice.seat == UNSAID:
        old = seen.friends[seen.seat]
        if old == NOBODY:
            return worth, worth_of(rule, "advice-no-friend-yet", worth)
        better = worth - seen.worths[old]
        message = "advice-better-friend" if better > 0.0 else "advice-worse-friend"
        more = percent(abs(better) / seen.worths[old])
        return better, Reason(rule, message, {"card": names[old], "percent": more})
    old = seen.friends[choice.seat]
    about: dict[str, int | str] = {"seat": choice.seat, "amount": rounded(worth)}
    if old == NOBODY:
        return -seen.harm * worth, Reason(rule, "advice-gives-friend", about)
    value = seen.harm * (seen.worths[old] - worth)
    about["card"], about["old"] = names[old], rounded(seen.worths[old])
    return value, Reason(rule, "advice-drives-off", about)


def choose_friend(guesses: Guesses, choice: Choice) -> Judged:
    worth = guesses.seen.worths[choice.kind]
    message = "advice-strong-friend" if worth >= STRONG_FRIEND else "advice-weak-friend"
    return worth, worth_of("gf.friends", message, worth)


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
        return 0.0, _striking(guesses, place, message, own)
    value = own - seen.harm * sum(others) - seen.friend_worth(seen.seat)
    message = "advice-struck" if seen.here == place else "advice-strikes-others"
    return value, _striking(guesses, place, message, own)


def _striking(guesses: Guesses, place: int, message: str, own: float) -> Reason:
    """What a monster costs the seat, and how many others stand before it."""
    about: dict[str, int | str] = {"amount": rounded(own), "others": round(guesses.companions(place))}
    return Reason("gf.monsters.cancel", message, about)


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
        return this + ONE_OF_EACH, worth_of("gf.friend.huntsman", "advice-hunts", this)
    worst = max(harms.values(), default=0.0)
    return worst + ONE_OF_EACH - 0.1, worth_of("gf.friend.huntsman", "advice-waits", worst)


def blow_down(guesses: Guesses, choice: Choice, victim: int) -> Judged:
    seen = guesses.seen
    loss = blown_down(seen, victim, choice.site)
    top = top_section(seen.houses[victim][choice.site])
    about: dict[str, int | str] = {
        "section": LEVELS[level_of(top)],
        "material": MATERIALS[material_of(top)],
        "cost": price_of(top, choice.site),
    }
    if victim == seen.seat:
        return -loss, Reason("gf.fable.big-bad-wolf", "advice-own-house", about)
    return seen.harm * loss, Reason("gf.fable.big-bad-wolf", "advice-their-house", about)


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
    about: dict[str, int | str] = {"seat": choice.seat, "percent": percent(value)}
    if choice.verb == "look-fable":
        return value * FABLE_TELLS, Reason("gf.friend.evil-queen", "advice-tells-less", about)
    rule = "gf.friend.evil-queen" if choice.verb == "look-gather" else "gf.fable.crystal-ball"
    return value, Reason(rule, "advice-may-come", about)


def exchange(guesses: Guesses, choice: Choice, first: int) -> Judged:
    """Cross those who stand best; one's own card was chosen with care."""
    seen = guesses.seen
    if choice.seat == seen.seat:
        amount = sum(seen.loads[seen.here]) if seen.here != NOWHERE else 0
        return -100.0, Reason("gf.fable.wishing-well", "advice-own-card", {"amount": amount})
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
