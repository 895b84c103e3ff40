"""Checks a game record without knowing any rules: spelling, hash chain, key and every draw.

It stands alone on purpose and imports nothing of Veillée: read it in one go, or write your own from
docs/verification.md. Run it as ``python verifier.py FILE``.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any


class VerificationError(ValueError):
    """The record does not prove itself; the message names the line."""


def spelled(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def read(text: str) -> list[dict[str, Any]]:
    """The lines of a record, after checking each line's spelling and hash."""
    entries: list[dict[str, Any]] = []
    last = ""
    lines = text.split("\n")
    if lines.pop() != "":
        raise VerificationError(f"line {len(lines) + 1}: does not end")
    for number, line in enumerate(lines, 1):
        try:
            entry = json.loads(line)
            given = entry["hash"]
            body = {name: value for name, value in entry.items() if name != "hash"}
            last = sha256((last + spelled(body)).encode()).hexdigest()
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise VerificationError(f"line {number}: not a line of a record ({error})") from error
        if given != last:
            raise VerificationError(
                f"line {number}: its hash does not fit; it or an earlier line was changed"
            )
        if spelled(entry) != line:
            raise VerificationError(f"line {number}: not in the record's own spelling")
        entries.append(body)
    if not entries:
        raise VerificationError("line 1: the file is empty")
    return entries


def key_of(entries: list[dict[str, Any]]) -> bytes | None:
    """The key the game was played with, if it is known yet, checked against the header's commitment."""
    header, end = entries[0], entries[-1]
    if "seed" in header:
        key = sha256(b"veillee practice " + str(header["seed"]).encode()).digest()
    elif end.get("type") == "end":
        key = bytes.fromhex(end["key"])
    else:
        return None
    if sha256(b"veillee key " + key).hexdigest() != header["commitment"]:
        raise VerificationError("line 1: the commitment does not fit the key")
    cuts = b"".join([bytes.fromhex(cut) for cut in header["entropies"]])
    return sha256(b"veillee cut " + key + cuts).digest() if cuts else key


def outcome(key: bytes, stream: int, number: int, size: int, is_order: bool) -> int | list[int]:
    """What draw `number` of a stream must be: a number below `size`, or an order of `size` cards."""
    bits = ""
    block = 0

    def below(limit: int) -> int:
        nonlocal bits, block
        width = (limit - 1).bit_length()
        while True:
            while len(bits) < width:
                seed = key + stream.to_bytes(4, "big") + number.to_bytes(8, "big") + block.to_bytes(4, "big")
                bits += f"{int.from_bytes(sha256(seed).digest(), 'big'):0256b}"
                block += 1
            value, bits = int(bits[:width] or "0", 2), bits[width:]
            if value < limit:
                return value

    if not is_order:
        return below(size)
    left = list(range(size))
    return [left.pop(below(len(left))) for _ in range(size)]


def verify(text: str) -> int:
    """Check a record; returns how many draws were checked. Raises VerificationError at the first fault."""
    entries = read(text)
    drawn: dict[int, int] = {}
    line = checked = 0
    try:
        key = key_of(entries)
        for line, entry in enumerate(entries, 1):
            for stream, number, size, found in entry.get("draws", []) if key else []:
                is_order = isinstance(found, list)
                where = f"line {line}: draw {number} of stream {stream}"
                if number != drawn.get(stream, 0):
                    raise VerificationError(f"{where} is not the next one")
                if size < 1 or (is_order and len(found) != size):
                    raise VerificationError(f"{where} has a wrong size")
                if outcome(key or b"", stream, number, size, is_order) != found:
                    raise VerificationError(f"{where} does not come from the key")
                drawn[stream] = number + 1
                checked += 1
            for stream, number in enumerate(entry.get("counters", []) if key else []):
                if not 0 <= number <= drawn.get(stream, 0):
                    raise VerificationError(
                        f"line {line}: takes back draws of stream {stream} that never were"
                    )
                drawn[stream] = number
    except (TypeError, KeyError, OverflowError, AttributeError) as error:
        raise VerificationError(f"line {line}: something is missing or misspelled ({error})") from error
    return checked


if __name__ == "__main__":
    print(f"{verify(Path(sys.argv[1]).read_bytes().decode())} draws checked")
