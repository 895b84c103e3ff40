"""How many files processes may have open."""

from __future__ import annotations

import resource
from typing import Final

#: What most systems let a process have open, unless it asks for more.
USUAL_FILES: Final = 1024


def limit_files(pid: int, count: int) -> None:
    """Let another process of ours have so many files open, until it asks for more."""
    _, most = resource.prlimit(pid, resource.RLIMIT_NOFILE)
    resource.prlimit(pid, resource.RLIMIT_NOFILE, (min(count, most), most))
