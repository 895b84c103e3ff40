"""A finished record checked against what its people were promised, and by the rules."""

from __future__ import annotations

from veillee.core.reactions import reaction_of
from veillee.core.record import RecordError, parse_record
from veillee.core.replay import begun, replaying
from veillee.registry import find_game, rules_for
from veillee.tools import verifier
from veillee.torture.ledger import LOST, Fault, Key, Ledger, RecordLine


def faults_in(text: str, ledger: Ledger, people: set[int]) -> list[Fault]:
    """What is wrong with a finished record; `people` are the seats that nobody but people answers for."""
    try:
        verifier.verify(text)
        answers, undos = _answers(text, people)
    except (verifier.VerificationError, RecordError) as error:
        return [Fault(LOST, f"the record does not hold: {error}")]
    return ledger.faults(answers, undos)


def _answers(text: str, people: set[int]) -> tuple[list[RecordLine], int]:
    """The record's answers, each with whether a person gave it, and how many undos there are."""
    record = parse_record(text)
    header = record.header
    rules = rules_for(find_game(header["game"]), header["players"], header["options"])
    session = begun(record, rules)
    steps = replaying(record, session)
    found = []
    for line in record.lines[len(session.record.lines) :]:
        if line["type"] == "answer":
            seat, state = line["seat"], session.state
            offered = rules.offer(state, seat) if state.agendas[seat] else []
            is_choice = len(offered) > 1 and reaction_of(rules, state, seat) is None
            key = Key(seat, line["decision"], line["option"])
            found.append(RecordLine(key, is_choice and seat in people))
        next(steps, None)
    for _ in steps:
        pass
    return found, sum(line["type"] == "undo" for line in record.lines)
