"""Judges of the Build phase: actions, sites, borrowed resources and the First Builder's reward."""

from __future__ import annotations

from typing import Final

from veillee.core import Reason
from veillee.games.grimm_forest.advice.choices import UNSAID, Choice
from veillee.games.grimm_forest.advice.guesses import Guesses
from veillee.games.grimm_forest.advice.parsed_view import ParsedView
from veillee.games.grimm_forest.advice.reasons import Judged, needed, rival, rounded, worth_of
from veillee.games.grimm_forest.advice.worth import UNKNOWN_FRIEND, hand_worth
from veillee.games.grimm_forest.building import COSTS, DISCOUNT, price_of
from veillee.games.grimm_forest.first_builder import FABLES_DRAWN
from veillee.games.grimm_forest.scoring import HOUSES_TO_WIN
from veillee.games.grimm_forest.sections import (
    FLOOR,
    ROOF,
    SECTION_COUNT,
    WALLS,
    has_unfinished,
    house_below,
    house_with,
    is_lot,
    level_of,
    material_of,
    section_of,
)
from veillee.games.grimm_forest.state import MATERIALS, NOBODY, STRAW

#: What the best reward of a First Builder brings.
REWARD: Final = 2.6
#: The least a new Friend is worth: it may be kept from, or forced upon, somebody.
LEAST_FRIEND: Final = 0.3
#: How much of what can be built in the same turn counts for the resource that was lacking.
SAME_TURN: Final = 0.5
#: What a Friend who is discarded brings.
DISCARDED: Final = 2
#: Special actions that bring Fables, compared with drawing one.
SPECIALS: Final = {"fairy-godmother": 1.8, "goldilocks": 1.25, "red-riding-hood": 1.05}


# Building


def toll(seen: ParsedView, level: int) -> int:
    """What Friends of others ask on top."""
    takers = seen.rules.building.toll_takers[level]
    return sum([seen.friends[other] in takers for other in seen.others])


def site_for(seen: ParsedView, section: int) -> int:
    """The site where a section would go, the cheaper one first; UNSAID if there is none."""
    houses = seen.houses[seen.seat]
    if level_of(section) == FLOOR and has_unfinished(houses, material_of(section)):
        return UNSAID
    wanted = house_below(section)
    found = [site for site, house in enumerate(houses) if house == wanted]
    return found[-1] if found and seen.sections[section] else UNSAID


def build_gain(seen: ParsedView, section: int, site: int, own: list[int]) -> float:
    """What a section on a site is worth, paid from these resources."""
    level, material = level_of(section), material_of(section)
    left = own[:]
    left[material] -= price_of(section, site) + toll(seen, level)
    before = seen.boards[seen.seat].standing(own) - seen.standings[seen.seat]
    value = seen.rebuilt(seen.seat, site, house_with(section), left) - before
    if level == WALLS:
        value += max(LEAST_FRIEND, UNKNOWN_FRIEND - seen.friend_worth(seen.seat))
    elif level == ROOF and seen.tokens[material] == NOBODY:
        value += REWARD
    return value


def best_build(seen: ParsedView, own: list[int]) -> float:
    """The best that can be built with these resources; 0 if nothing can."""
    best = 0.0
    for section in range(SECTION_COUNT):
        level, have = level_of(section), own[material_of(section)]
        if have < COSTS[level] - DISCOUNT:
            continue
        site = site_for(seen, section)
        if site == UNSAID:
            continue
        if have >= price_of(section, site) + toll(seen, level):
            best = max(best, build_gain(seen, section, site, own))
    return best


def build_reason(seen: ParsedView, section: int) -> Reason:
    level, material = level_of(section), material_of(section)
    houses = seen.boards[seen.seat].finished + 1
    about: dict[str, int | str] = {
        "material": MATERIALS[material],
        "cost": COSTS[level],
        "houses": houses,
        "needed": HOUSES_TO_WIN,
    }
    if level == WALLS:
        return Reason("gf.friends", "advice-walls", about)
    if level < WALLS:
        return Reason("gf.action.build", "advice-floor", about)
    if houses >= HOUSES_TO_WIN:
        return Reason("gf.end", "advice-wins", about)
    if seen.tokens[material] == NOBODY:
        return Reason("gf.first-builder", "advice-token", about)
    return Reason("gf.action.build", "advice-roof", about)


def build(seen: ParsedView, choice: Choice) -> Judged:
    section = section_of(choice.level, choice.material)
    site = max(0, site_for(seen, section))
    return build_gain(seen, section, site, seen.own), build_reason(seen, section)


# Actions


def act(guesses: Guesses, choice: Choice) -> Judged:
    seen, verb = guesses.seen, choice.verb
    if verb == "build":
        return build(seen, choice)
    if verb == "gain":
        return _gain(seen, choice.material)
    if verb == "draw":
        return _drawing(seen, 1, "gf.action.draw")
    if verb == "special":
        value = special(seen)
        about: dict[str, int | str] = {"card": seen.friend_name(), "amount": rounded(value)}
        return value, Reason("gf.action.special", "advice-special", about)
    if verb == "discard-friend":
        return _discard(seen)
    return 0.0, Reason("gf.actions", "advice-pass", {"actions": seen.numbers("bonus")[seen.seat]})


def _drawing(seen: ParsedView, count: int, rule: str) -> Judged:
    """So many Fables more."""
    held = len(seen.hand)
    about: dict[str, int | str] = {"fables": held, "count": count}
    return hand_worth(held + count) - hand_worth(held), Reason(rule, "advice-draw", about)


def _gain(seen: ParsedView, material: int) -> Judged:
    """A resource counts for more if it lets the seat build in the same turn."""
    seat, own = seen.seat, seen.own[:]
    value = seen.change_of(seat, material, 1)
    if seen.numbers("actions")[seat] + seen.numbers("bonus")[seat] > 1:
        before = best_build(seen, own)
        own[material] += 1
        value += SAME_TURN * max(0.0, best_build(seen, own) - before)
    return value, needed(seen, material, "gf.action.gain")


def special(seen: ParsedView) -> float:
    """What the special action of the seat's Friend brings."""
    name, seat = seen.friend_name(), seen.seat
    brought = {
        "little-mermaid": [1, 1, 1],
        "rapunzel": seen.numbers("stored"),
        "woodcutter": [0, 2, 0],
    }
    if name in brought:
        return seen.change(seat, brought[name])
    if name == "rumpelstiltskin":
        straw = seen.own[STRAW]
        return max(seen.change(seat, [-straw, straw, 0]), seen.change(seat, [-straw, 0, straw]))
    if name == "puss-in-boots":
        lent = [
            max([seen.resources[other][material] for other in seen.others])
            for material in range(len(MATERIALS))
        ]
        own = [have + min(1, more) for have, more in zip(seen.own, lent, strict=True)]
        return best_build(seen, own) + 1.0 if any(lent) else best_build(seen, own) - 0.1
    held = len(seen.hand)
    return SPECIALS[name] * (hand_worth(held + 1) - hand_worth(held))


def _discard(seen: ParsedView) -> Judged:
    """Two resources for a Friend; the Fairy Godmother takes two Fables along."""
    name, seat = seen.friend_name(), seen.seat
    best = max([seen.change_of(seat, material, DISCARDED) for material in range(len(MATERIALS))])
    own = seen.own
    sooner = max(
        [
            best_build(seen, [have + DISCARDED * int(material == each) for each, have in enumerate(own)])
            for material in range(len(MATERIALS))
        ]
    ) - best_build(seen, own)
    cost = seen.friend_worth(seat)
    if name == "fairy-godmother":
        held = len(seen.hand)
        cost += hand_worth(held) - hand_worth(held - 2)
    value = best + max(0.0, sooner) - cost
    return value, Reason("gf.friends", "advice-discard", {"card": name, "amount": DISCARDED})


# Sites, lenders, rewards


def site(guesses: Guesses, choice: Choice, section: int, lender: int) -> Judged:
    seen = guesses.seen
    own = seen.own[:]
    own[material_of(section)] += int(lender != NOBODY)
    message = "advice-cheaper-site" if is_lot(choice.site) else "advice-plain-site"
    reason = Reason("gf.build.sites", message, {"cost": price_of(section, choice.site)})
    return build_gain(seen, section, choice.site, own), reason


def puss_section(guesses: Guesses, choice: Choice) -> Judged:
    return build(guesses.seen, choice)


def lender(guesses: Guesses, choice: Choice, section: int) -> Judged:
    seen, material = guesses.seen, material_of(section)
    if choice.seat == UNSAID:
        cost = price_of(section, max(0, site_for(seen, section)))
        return 0.0, Reason("gf.friend.puss-in-boots", "advice-pay-alone", {"cost": cost})
    loss = -seen.change_of(choice.seat, material, -1)
    value = seen.change_of(seen.seat, material, 1) + seen.harm * loss
    return value, rival(seen, choice.seat, "gf.friend.puss-in-boots")


def reward(guesses: Guesses, choice: Choice) -> Judged:
    seen = guesses.seen
    rule = "gf.first-builder"
    if choice.reward == "resources":
        about: dict[str, int | str] = {"have": sum(seen.own) + len(MATERIALS)}
        return seen.change(seen.seat, [1, 1, 1]), Reason(rule, "advice-reward-resources", about)
    if choice.reward == "fables":
        return _drawing(seen, FABLES_DRAWN, rule)
    old = seen.friend_worth(seen.seat)
    value = max(LEAST_FRIEND, UNKNOWN_FRIEND - old)
    if seen.friends[seen.seat] == NOBODY:
        return value, worth_of(rule, "advice-no-friend-yet", UNKNOWN_FRIEND)
    return value, worth_of(rule, "advice-has-friend", old)
