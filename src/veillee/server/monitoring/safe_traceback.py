"""What a log may hold of an error nobody expected."""

from __future__ import annotations

import traceback


def safe_traceback(error: BaseException) -> str:
    """Where it broke and what kind of error it is, not what it says: that could quote a guest's secrets."""
    where = "".join(traceback.format_tb(error.__traceback__))
    return f"{type(error).__name__}\n{where}"
