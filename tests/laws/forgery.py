"""VerificationError records: changed, and then chained again so that only the draws or the rules can tell."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from laws.runs import AnySession
from veillee.core.record import Record, canonical


def forge(session: AnySession, change: Callable[[list[Any]], object]) -> Record:
    """A record whose lines were changed and whose hashes were then made right again."""
    lines = [json.loads(canonical(line)) for line in session.record.lines]
    change(lines)
    header = {name: value for name, value in lines[0].items() if name not in ("type", "format", "hash")}
    record = Record(header)
    for line in lines[1:]:
        line.pop("hash")
        record.append(line)
    return record
