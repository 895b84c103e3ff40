"""Judges of the Build phase: actions, sites, borrowed resources and the First Builder's reward."""

from __future__ import annotations

from typing import Final

from veillee.core import Reason
from veillee.games.grimm_forest.advice.choices import UNSAID, Choice
from veillee.games.grimm_forest.advice.guesses import Guesses
from veillee.games.grimm_forest.advice.reasons import Judged, needed, rival
from veillee.games.grimm_forest.advice.sight import Sight
from veillee.games.grimm_forest.advice.worth import UNKNOWN_FRIEND, hand_worth
from veillee.games.grimm_forest.building import COSTS, DISCOUNT
from veillee.games.grimm_forest.ending import HOUSES_TO_WIN
from veillee.games.grimm_forest.state import (
    COMPLETE,
    EMPTY_SITE,
    MATERIALS,
    NOBODY,
    SITES,
    WALLS,
)

#: What the best reward of a First Builder brings.
REWARD: Final = 2.6
#: The least a new Friend is worth: it may be kept from, or forced upon, somebody.
LEAST_FRIEND: Final = 0.3
#: How much of what can be built in the same turn counts for the resource that was lacking.
SAME_TURN: Final = 0.5
#: Special actions that bring Fables, compared with drawing one.
SPECIALS: Final = {"fairy-godmother": 1.8, "goldilocks": 1.25, "red-riding-hood": 1.05}


# Building


def toll(sight: Sight, level: int) -> int:
    """What Friends of others ask on top."""
    takers = [kind for kind, taxed in sight.rules.building.toll_takers if taxed == level]
    return sum([sight.friends[other] in takers for other in sight.others])


def site_for(sight: Sight, section: int) -> int:
    """The site where a section would go, the cheaper one first; UNSAID if there is none."""
    houses = sight.houses[sight.seat]
    wanted = section if section >= 3 else EMPTY_SITE
    if section < 3 and (section + 3 in houses or section + 6 in houses):
        return UNSAID
    found = [site for site, house in enumerate(houses) if house == wanted]
    return found[-1] if found and sight.sections[section] else UNSAID


def build_gain(sight: Sight, section: int, site: int, own: list[int]) -> float:
    """What a section on a site is worth, paid from these resources."""
    level, material = section // 3, section % 3
    price = COSTS[level] - (DISCOUNT if site >= SITES else 0) + toll(sight, level)
    left = own[:]
    left[material] -= price
    before = sight.boards[sight.seat].standing(own) - sight.standings[sight.seat]
    value = sight.rebuilt(sight.seat, site, section + 3, left) - before
    if level == WALLS:
        value += max(LEAST_FRIEND, UNKNOWN_FRIEND - sight.friend_worth(sight.seat))
    elif section + 3 >= COMPLETE and sight.tokens[material] == NOBODY:
        value += REWARD
    return value


def best_build(sight: Sight, own: list[int]) -> float:
    """The best that can be built with these resources; 0 if nothing can."""
    best = 0.0
    for section in range(len(COSTS) * len(MATERIALS)):
        level = section // 3
        if own[section % 3] < COSTS[level] - DISCOUNT:
            continue
        site = site_for(sight, section)
        if site == UNSAID:
            continue
        price = COSTS[level] - (DISCOUNT if site >= SITES else 0) + toll(sight, level)
        if own[section % 3] >= price:
            best = max(best, build_gain(sight, section, site, own))
    return best


def build_reason(sight: Sight, section: int) -> Reason:
    level, material = section // 3, section % 3
    if level == WALLS:
        return Reason("gf.friends", "advice-walls")
    if level < WALLS:
        return Reason("gf.action.build", "advice-floor", {"material": MATERIALS[material]})
    houses = sight.boards[sight.seat].finished + 1
    if houses >= HOUSES_TO_WIN:
        return Reason("gf.end", "advice-wins")
    if sight.tokens[material] == NOBODY:
        return Reason("gf.first-builder", "advice-token", {"material": MATERIALS[material]})
    return Reason("gf.action.build", "advice-roof", {"houses": houses})


def build(sight: Sight, choice: Choice) -> Judged:
    section = 3 * choice.level + choice.material
    site = max(0, site_for(sight, section))
    return build_gain(sight, section, site, sight.own), build_reason(sight, section)


# Actions


def act(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    sight, verb = guesses.sight, choice.verb
    if verb == "build":
        return build(sight, choice)
    if verb == "gain":
        return _gain(sight, choice.material)
    if verb == "draw":
        held = len(sight.hand)
        about: dict[str, int | str] = {"fables": held}
        return hand_worth(held + 1) - hand_worth(held), Reason("gf.action.draw", "advice-draw", about)
    if verb == "special":
        return special(sight), Reason("gf.action.special", "advice-special", {"card": sight.friend_name()})
    if verb == "discard-friend":
        return _discard(sight)
    return 0.0, Reason("gf.actions", "advice-pass", {"actions": sight.numbers("bonus")[sight.seat]})


def _gain(sight: Sight, material: int) -> Judged:
    """A resource counts for more if it lets the seat build in the same turn."""
    seat, own = sight.seat, sight.own[:]
    value = sight.change_of(seat, material, 1)
    if sight.numbers("actions")[seat] + sight.numbers("bonus")[seat] > 1:
        before = best_build(sight, own)
        own[material] += 1
        value += SAME_TURN * max(0.0, best_build(sight, own) - before)
    return value, needed(sight, material, "gf.action.gain")


def special(sight: Sight) -> float:
    """What the special action of the seat's Friend brings."""
    name, seat = sight.friend_name(), sight.seat
    brought = {
        "little-mermaid": [1, 1, 1],
        "rapunzel": sight.numbers("stored"),
        "woodcutter": [0, 2, 0],
    }
    if name in brought:
        return sight.change(seat, brought[name])
    if name == "rumpelstiltskin":
        straw = sight.own[0]
        return max(sight.change(seat, [-straw, straw, 0]), sight.change(seat, [-straw, 0, straw]))
    if name == "puss-in-boots":
        lent = [max([sight.resources[other][material] for other in sight.others]) for material in range(3)]
        own = [have + min(1, more) for have, more in zip(sight.own, lent, strict=True)]
        return best_build(sight, own) + 1.0 if any(lent) else best_build(sight, own) - 0.1
    held = len(sight.hand)
    return SPECIALS[name] * (hand_worth(held + 1) - hand_worth(held))


def _discard(sight: Sight) -> Judged:
    """Two resources for a Friend; the Fairy Godmother takes two Fables along."""
    name, seat = sight.friend_name(), sight.seat
    best = max([sight.change_of(seat, material, 2) for material in range(3)])
    own = sight.own
    sooner = max(
        [
            best_build(sight, [have + 2 * int(material == each) for each, have in enumerate(own)])
            for material in range(3)
        ]
    ) - best_build(sight, own)
    cost = sight.friend_worth(seat)
    if name == "fairy-godmother":
        held = len(sight.hand)
        cost += hand_worth(held) - hand_worth(held - 2)
    value = best + max(0.0, sooner) - cost
    return value, Reason("gf.friends", "advice-discard", {"card": name})


# Sites, lenders, rewards


def site(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    sight = guesses.sight
    own = sight.own[:]
    own[step[1] % 3] += int(step[2] != NOBODY)
    on_lot = choice.site >= SITES
    message = "advice-cheaper-site" if on_lot else "advice-plain-site"
    return build_gain(sight, step[1], choice.site, own), Reason("gf.build.sites", message)


def puss_section(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    return build(guesses.sight, choice)


def lender(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    sight, material = guesses.sight, step[1] % 3
    if choice.seat == UNSAID:
        return 0.0, Reason("gf.friend.puss-in-boots", "advice-pay-alone")
    loss = -sight.change_of(choice.seat, material, -1)
    value = sight.change_of(sight.seat, material, 1) + sight.harm * loss
    return value, rival(sight, choice.seat, "gf.friend.puss-in-boots")


def reward(guesses: Guesses, step: list[int], choice: Choice) -> Judged:
    sight = guesses.sight
    rule = "gf.first-builder"
    if choice.reward == "resources":
        return sight.change(sight.seat, [1, 1, 1]), Reason(rule, "advice-reward-resources")
    if choice.reward == "fables":
        held = len(sight.hand)
        about: dict[str, int | str] = {"fables": held}
        return hand_worth(held + 2) - hand_worth(held), Reason(rule, "advice-draw", about)
    message = "advice-no-friend-yet" if sight.friends[sight.seat] == NOBODY else "advice-has-friend"
    return max(LEAST_FRIEND, UNKNOWN_FRIEND - sight.friend_worth(sight.seat)), Reason(rule, message)
