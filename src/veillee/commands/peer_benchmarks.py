"""Public peers: measured by a script of their own, in an environment and a process of their own."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from veillee.commands.command import CommandError
from veillee.tools.bench import Effort, Row

SCRIPT = Path("benchmarks/peers/catanatron_peer.py")
PYTHON = Path(".venv-peers/bin/python")


def find_checkout() -> Path:
    """The checkout with the peers: the working directory, one above it, or the one this code lies in."""
    here = Path.cwd()
    for root in (here, *here.parents, *Path(__file__).resolve().parents):
        if (root / SCRIPT).is_file() and (root / PYTHON).exists():
            return root
    raise CommandError("the peers are not ready: run `make bench-peers` in the checkout first")


def measure_peers(root: Path, modes: list[str], effort: Effort) -> list[Row]:
    """The rows of the peers, in these modes."""
    wanted = [word for mode in modes for word in ("--mode", mode)]
    length = ["--seconds", str(effort.seconds), "--runs", str(effort.runs)]
    command = [str(root / PYTHON), str(root / SCRIPT), *wanted, *length]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    except OSError as error:
        raise CommandError(
            f"the peers cannot be started: {error.strerror}; run `make bench-peers`"
        ) from error
    try:
        rows: list[Row] = json.loads(done.stdout)
    except ValueError as error:
        last = (done.stderr.strip().splitlines() or ["no output"])[-1]
        raise CommandError(f"the peers failed: {last}") from error
    return rows
