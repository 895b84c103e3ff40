"""What a command is, and how it reports wrong input."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping
from dataclasses import dataclass

#: Exit codes: all is well, a check failed, the input is wrong, something could not be checked.
OK, FAILED, WRONG, UNCHECKED = 0, 1, 2, 3


class CommandError(Exception):
    """Wrong input: told in one line, exit code 2."""


@dataclass(frozen=True)
class Command:
    """A command of `veillee`: what its help says, its arguments, and what it does."""

    name: str
    purpose: str
    examples: tuple[str, ...]
    exits: Mapping[int, str]
    arguments: Callable[[ArgumentParser], None]
    run: Callable[[Namespace], int]

    def epilog(self) -> str:
        exits = {**self.exits, WRONG: "wrong input, told in one line; with --json as JSON on standard error"}
        return "\n".join(
            [
                "example:" if len(self.examples) == 1 else "examples:",
                *(f"  {example}" for example in self.examples),
                "",
                "exit codes:",
                *(f"  {code}  {meaning}" for code, meaning in sorted(exits.items())),
            ]
        )
