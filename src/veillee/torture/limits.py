"""What this process may have open."""

from __future__ import annotations

import resource


def raise_file_limit() -> int:
    """Let this process and its children have as many files open as the system allows; returns how many."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most
