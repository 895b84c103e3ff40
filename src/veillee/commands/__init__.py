"""The `veillee` command: one module for each thing it can do."""

from veillee.commands.main import main

__all__ = ["main"]
