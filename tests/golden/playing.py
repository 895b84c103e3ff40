"""A seeded game with random answers, the same on every run and every build."""

from __future__ import annotations

from random import Random
from typing import Any

from laws.tables import Table
from veillee.core.session import Session


def played_out(table: Table) -> tuple[Session[Any], list[str]]:
    """A finished game with seed 1, and a line for each answer."""
    rules = table.rules()
    rng = Random(1)
    session: Session[Any] = Session(rules, table.about(), seed=1, arrangement=table.arrangement)
    lines: list[str] = []
    while not session.state.over:
        asked = rules.asked(session.state)
        seat = asked[int(rng.random() * len(asked))]
        options = rules.offer(session.state, seat)
        option = options[int(rng.random() * len(options))]
        offered = ", ".join(rules.catalogue.words(each) for each in options)
        lines.append(f"{asked} seat {seat}: {rules.catalogue.words(option)}  (of {offered})")
        assert session.answer(seat, option) is None
    return session, lines
