"""What a choice of several answers in a row can still become, worked out before the first of them is given.

Cards that pay together, cards that an effect turns, a die and its socket: the table asks for one after the
other, a player wants to pick them together and in any order. So a question may say what lies ahead, from what
its seat sees alone, as a list of nodes; node 0 is where the seat stands now. A node lists what can be
answered there, each as ``[option, next, *forced]``: `next` is the number of the node that follows, or -1
where the choice is complete; `forced` are the answers after `option` that the table gives by itself, because
nothing else is left. What leads nowhere is not offered, so every way through the nodes is a legal choice.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final, TypeVar

Ahead = list[list[list[int]]]
N = TypeVar("N", bound=Hashable)

#: Where a choice is complete.
DONE: Final = -1
#: More than this goes along with no decision: the seat is asked one answer at a time.
_MOST_ANSWERS: Final = 500


def look_ahead(
    start: N, offer: Callable[[N], list[int]], follow: Callable[[N, int], N | None], is_open: bool
) -> Ahead:
    """The nodes from `start` on: `offer` lists what can be answered, `follow` says where that leads, or None.

    With `is_open` the table answers by itself where a single option is left. Empty where it is too much.
    """
    numbers: dict[N, int] = {start: 0}
    waiting = [start]
    found: Ahead = []
    answers = 0
    while len(found) < len(waiting):
        node = waiting[len(found)]
        edges: list[list[int]] = []
        for option in offer(node):
            forced: list[int] = []
            after = follow(node, option)
            while is_open and after is not None and len(options := offer(after)) == 1:
                forced.append(options[0])
                after = follow(after, options[0])
            if after is not None and after not in numbers:
                numbers[after] = len(waiting)
                waiting.append(after)
            edges.append([option, DONE if after is None else numbers[after], *forced])
        answers += len(edges)
        if answers > _MOST_ANSWERS:
            return []
        found.append(edges)
    return found


def takes_several(ahead: Ahead) -> bool:
    """Whether a choice has more answers than one, be they forced."""
    return any([following != DONE or forced for node in ahead[:1] for _, following, *forced in node])


def answers_for(ahead: Ahead, picked: list[int]) -> list[int] | None:
    """The answers that choose just these options, given in any order; None where that is no whole choice."""
    return _way(ahead, sorted(picked), exactly=True)


def fits(ahead: Ahead, picked: list[int]) -> bool:
    """Whether some whole choice contains these options."""
    return _way(ahead, sorted(picked), exactly=False) is not None


def _way(ahead: Ahead, picked: list[int], exactly: bool) -> list[int] | None:
    """Answers to the end of a choice that use up what is picked; and others, unless `exactly`."""
    dead: set[tuple[int, tuple[int, ...]]] = set()

    def search(node: int, left: tuple[int, ...]) -> list[int] | None:
        if node == DONE:
            return None if left else []
        if (node, left) in dead:
            return None
        for option, following, *forced in ahead[node]:
            rest = _without(left, [option, *forced], exactly)
            if rest is not None:
                found = search(following, rest)
                if found is not None:
                    return [option, *found]
        dead.add((node, left))
        return None

    return search(0, tuple(picked))


def _without(left: tuple[int, ...], options: list[int], exactly: bool) -> tuple[int, ...] | None:
    rest = list(left)
    for option in options:
        if option in rest:
            rest.remove(option)
        elif exactly:
            return None
    return tuple(rest)
