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
from veillee.games.grimm_forest.advice.reasons import Judged, rival
from veillee.games.grimm_forest.advice.sight import Sight
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


def fable(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    """What the Fable does now, less what it could do later."""
    if choice.kind == UNSAID:
        return 0.0, Reason("gf.choose", "advice-no-fable")
    value = gain_of(guesses, choice.kind, guesses.sight.here) - kept_for_later(guesses)
    return value, _fable_reason(guesses, choice.kind, value)


def _fable_reason(guesses: Guesses, kind: int, value: float) -> Reason:
    sight = guesses.sight
    name = sight.rules.kind_names[kind]
    rule = f"gf.fable.{name}"
    if sight.rules.is_monster[kind]:
        gain, place = best_target(guesses, name, sight.here)
        if gain > WORTHWHILE:
            return Reason(rule, "advice-monster-finds", {"place": PLACES[place]})
        return Reason(rule, "advice-monster-idle")
    if name in FOR_ONE_ALONE:
        message = "advice-likely-alone" if value > 0.0 else "advice-hardly-alone"
    elif name in FOR_COMPANY:
        message = "advice-likely-company" if value > 0.0 else "advice-likely-alone"
    else:
        message = "advice-works-now" if value > 0.0 else "advice-does-little"
    return Reason(rule, message)


def keep_fable(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    return _strength(guesses.sight, choice.kind)


def give_fable(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    """The weakest goes first."""
    worth, reason = _strength(guesses.sight, choice.kind)
    return -worth, reason


def put_back(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    """What is put back last is drawn first: the best on top if the seat can draw again in this turn."""
    sight = guesses.sight
    worth, reason = _strength(sight, choice.kind)
    can_draw = sight.numbers("actions")[sight.seat] + sight.numbers("bonus")[sight.seat] > 0
    return (-worth if can_draw else worth), reason


def _strength(sight: Sight, kind: int) -> Judged:
    worth = sight.worths[kind]
    message = "advice-strong-fable" if worth >= STRONG_FABLE else "advice-weak-fable"
    return worth, Reason("gf.fables", message)


def oracle(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    sight = guesses.sight
    holders = sum([sight.held[other] > 0 for other in sight.others])
    about: dict[str, int | str] = {"fables": holders}
    if choice.verb == "consult":
        return UNKNOWN_FABLE * holders, Reason("gf.fable.consult-the-oracle", "advice-takes-fables", about)
    return 0.0, Reason("gf.fable.consult-the-oracle", "advice-leaves-fables", about)


def order(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    """Gains first, trades afterwards, and last what may strike the seat itself."""
    name = guesses.sight.rules.kind_names[choice.kind]
    if name in LAST:
        return -1.0 - LAST.index(name), Reason("gf.same-moment", "advice-rather-later")
    return guesses.sight.worths[choice.kind], Reason("gf.same-moment", "advice-rather-first")


# Friends


def friend(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    """Keep a newcomer, or force it upon somebody whose own Friend is better."""
    sight = guesses.sight
    names, rule = sight.rules.kind_names, "gf.friends.keep-or-give"
    new = sight.cards(sight.rules.newcomer)[-1]
    if choice.seat == UNSAID:
        old = sight.friends[sight.seat]
        if old == NOBODY:
            return sight.worths[new], Reason(rule, "advice-no-friend-yet")
        better = sight.worths[new] - sight.worths[old]
        message = "advice-better-friend" if better > 0.0 else "advice-worse-friend"
        return better, Reason(rule, message, {"card": names[old]})
    old = sight.friends[choice.seat]
    if old == NOBODY:
        return -sight.harm * sight.worths[new], Reason(rule, "advice-gives-friend", {"seat": choice.seat})
    value = sight.harm * (sight.worths[old] - sight.worths[new])
    return value, Reason(rule, "advice-drives-off", {"seat": choice.seat, "card": names[old]})


def choose_friend(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    worth = guesses.sight.worths[choice.kind]
    message = "advice-strong-friend" if worth >= STRONG_FRIEND else "advice-weak-friend"
    return worth, Reason("gf.friends", message)


# Monsters


def stop(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    """What the monster does to the seat, less what it does to the others, against the Friend's worth."""
    sight, sender = guesses.sight, step[1]
    place, kind = sight.monsters[sender], sight.played[sender]
    name = sight.rules.kind_names[kind]
    own = 0.0
    if sight.here == place:
        own = harm_done(sight, name, sight.seat, place, 1)
    others = [
        harm_done(sight, name, other, place, 1) * guesses.chances[other][place] for other in sight.others
    ]
    if choice.verb == "let-monster-go":
        message = "advice-not-struck" if sight.here != place else "advice-bearable"
        return 0.0, Reason("gf.monsters.cancel", message)
    value = own - sight.harm * sum(others) - sight.friend_worth(sight.seat)
    message = "advice-struck" if sight.here == place else "advice-strikes-others"
    return value, Reason("gf.monsters.cancel", message)


def hunt(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    """The Huntsman stops one monster: this one, or a worse one that comes later."""
    sight, place = guesses.sight, guesses.sight.here
    harms = {
        sender: harm_done(sight, sight.rules.kind_names[sight.played[sender]], sight.seat, place, 1)
        for sender, where in enumerate(sight.monsters)
        if where == place and sight.played[sender] != NOBODY
    }
    this = harms.pop(step[1], 0.0)
    if choice.verb == "hunt":
        return this + ONE_OF_EACH, Reason("gf.friend.huntsman", "advice-hunts")
    return max(harms.values(), default=0.0) + ONE_OF_EACH - 0.1, Reason("gf.friend.huntsman", "advice-waits")


def blow_down(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    sight = guesses.sight
    loss = blown_down(sight, choice.seat, choice.site)
    if choice.seat == sight.seat:
        return -loss, Reason("gf.fable.big-bad-wolf", "advice-own-house")
    return sight.harm * loss, Reason("gf.fable.big-bad-wolf", "advice-their-house")


def ask_toll(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    sight, victim = guesses.sight, choice.seat
    if victim == sight.seat:
        return 0.0, Reason("gf.fable.bridge-troll", "advice-spares-all")
    collected: list[int] = sight.view["fields"]["gathered"][victim]
    half = [amount // 2 for amount in collected]
    value = sight.change(sight.seat, half) - sight.harm * sight.change(victim, [-each for each in half])
    about: dict[str, int | str] = {"seat": victim, "amount": sum(collected)}
    return value, Reason("gf.fable.bridge-troll", "advice-collected", about)


# Opponents


def look(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    """A Gather card tells most: that of whoever is likeliest to go where the seat wants to go."""
    sight = guesses.sight
    best = sight.here
    if best < 0:
        best = max(range(guesses.places), key=guesses.visit)
    value = guesses.chances[choice.seat][best]
    about: dict[str, int | str] = {"seat": choice.seat}
    if choice.verb == "look-fable":
        return value * FABLE_TELLS, Reason("gf.friend.evil-queen", "advice-tells-less", about)
    rule = "gf.friend.evil-queen" if choice.verb == "look-gather" else "gf.fable.crystal-ball"
    return value, Reason(rule, "advice-may-come", about)


def exchange(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    """Cross those who stand best; one's own card was chosen with care."""
    sight = guesses.sight
    if choice.seat == sight.seat:
        return -100.0, Reason("gf.fable.wishing-well", "advice-own-card")
    return sight.whole(choice.seat), rival(sight, choice.seat, "gf.fable.wishing-well")


def enchant(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    """Whoever has good Fables is hindered by having to play an unknown one; who has none is helped."""
    sight = guesses.sight
    rule = "gf.friend.sleeping-beauty"
    if choice.seat == sight.seat:
        best = max([sight.worths[kind] for kind in sight.hand], default=0.0)
        return 0.8 - 0.5 * best, Reason(rule, "advice-enchants-self", {"fables": len(sight.hand)})
    held = sight.held[choice.seat]
    return sight.harm * (0.5 * held - 0.8), Reason(
        rule, "advice-enchants-other", {"seat": choice.seat, "fables": held}
    )
