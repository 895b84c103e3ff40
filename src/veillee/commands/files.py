"""Reading and writing files; whatever goes wrong is a `CommandError`."""

from __future__ import annotations

from pathlib import Path

from veillee.commands.command import CommandError


def read_bytes(file: str) -> bytes:
    try:
        return Path(file).read_bytes()
    except OSError as error:
        raise CommandError(f"cannot read {file}: {error.strerror or error}") from error


def write_text(file: str, text: str) -> None:
    try:
        Path(file).write_bytes(text.encode())
    except OSError as error:
        raise CommandError(f"cannot write {file}: {error.strerror or error}") from error
