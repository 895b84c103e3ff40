"""Small sets in one number: of dice, seats or Items, as steps and the state hold them."""

from __future__ import annotations

from collections.abc import Sequence


def mask_of(members: Sequence[int]) -> int:
    """The set of these."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


def in_mask(mask: int, member: int) -> bool:
    return bool(mask >> member & 1)


def added(mask: int, member: int) -> int:
    """The set with one more."""
    return mask | 1 << member


def removed(mask: int, member: int) -> int:
    """The set without one."""
    return mask & ~(1 << member)
