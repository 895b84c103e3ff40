"""How often somebody may ask: rate limits by token buckets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final, final

#: Beyond so many addresses the fullest buckets are forgotten.
_MOST_ADDRESSES: Final = 10_000


@final
class RateLimiter:
    """Token buckets, one for each key: so many at once, and so many a second in the long run."""

    def __init__(self, per_second: float, at_once: int, clock: Callable[[], float]) -> None:
        self._per_second = per_second
        self._at_once = at_once
        self._clock = clock
        self._left: dict[str, tuple[float, float]] = {}
        #: What was taken, for whom else counts it.
        self._taken: Counter[str] | None = None

    def take(self, key: str) -> bool:
        """Take one; False if there is none left."""
        now = self._clock()
        left, since = self._left.get(key, (float(self._at_once), now))
        left = min(self._at_once, left + (now - since) * self._per_second)
        if key not in self._left and len(self._left) >= _MOST_ADDRESSES:
            self._forget(now)
        self._left[key] = (left - 1 if left >= 1 else left, now)
        if self._taken is not None and left >= 1:
            self._taken[key] += 1
        return left >= 1

    def share(self) -> Counter[str]:
        """What is taken from now on; whoever reads it also clears it."""
        self._taken = Counter()
        return self._taken

    def charge(self, key: str, count: int) -> None:
        """Count what was taken elsewhere."""
        now = self._clock()
        left, since = self._left.get(key, (float(self._at_once), now))
        left = min(self._at_once, left + (now - since) * self._per_second)
        self._left[key] = (max(0.0, left - count), now)

    def _forget(self, now: float) -> None:
        """Forget who has asked for nothing in a long time, or else the first half."""
        refill = self._at_once / self._per_second
        kept = {key: value for key, value in self._left.items() if now - value[1] < refill}
        if len(kept) >= _MOST_ADDRESSES:
            kept = dict(list(kept.items())[_MOST_ADDRESSES // 2 :])
        self._left = kept
