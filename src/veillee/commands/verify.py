"""`veillee verify`: whether a record proves itself, and whether the rules agree."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from dataclasses import dataclass
from typing import Any

from veillee.commands.command import FAILED, OK, UNCHECKED, WRONG, Command, CommandError
from veillee.commands.game_arguments import add_owner_data
from veillee.commands.output import columns, counted, print_json
from veillee.commands.records import (
    CannotReplay,
    Fault,
    check_record,
    fault_of,
    key_is_known,
    owner_data_in,
    parse,
    play_again,
    read_record,
    rules_of,
)
from veillee.core.record import Record, RecordError
from veillee.core.schema import Result
from veillee.tools.verifier import VerificationError


@dataclass
class Report:
    """What was checked, and what came of it."""

    file: str
    #: Why it could not even be read as a record; empty if it could.
    unread: str = ""
    fault: Fault | None = None
    record: Record | None = None
    draws: int = 0
    #: Why the rules were not replayed; empty if they were.
    not_replayed: str = ""

    @property
    def code(self) -> int:
        if self.unread:
            return WRONG
        if self.fault is not None:
            return FAILED
        return UNCHECKED if self.not_replayed else OK

    @property
    def result(self) -> Result | None:
        end: dict[str, Any] = self.record.lines[-1] if self.record else {}
        return end["result"] if end.get("type") == "end" else None


def verify_record(file: str, owner_file: str | None = None) -> Report:
    """Check a record as far as that is possible here."""
    report = Report(file)
    try:
        text = read_record(file)
        report.draws = check_record(file, text)
        report.record = parse(text)
        play_again(report.record, rules_of(report.record, owner_file))
        report.not_replayed = _before_epoch(report.record)
    except (VerificationError, RecordError) as error:
        report.fault = fault_of(error)
    except CannotReplay as reason:
        report.not_replayed = str(reason)
    return report


def _before_epoch(record: Record) -> str:
    """What today's rules cannot confirm of a game whose rules have changed; empty if they have not."""
    epoch = record.last_epoch
    return f"lines 2 to {epoch}, played by earlier rules; all lines after hold" if epoch else ""


def _to_json(report: Report) -> dict[str, Any]:
    record = report.record
    if report.unread:
        return {"file": report.file, "ok": False, "error": report.unread}
    return {
        "file": report.file,
        "ok": report.fault is None,
        "line": report.fault.line if report.fault else None,
        "fault": report.fault.message if report.fault else None,
        "lines": len(record.lines) if record else None,
        "draws": report.draws if record and key_is_known(record) else None,
        "rules_replayed": report.fault is None and not report.not_replayed,
        "why_not_replayed": report.not_replayed or None,
        "finished": report.result is not None,
        "result": report.result,
        **({"owner_data": record.header["owner_data"]} if record and "owner_data" in record.header else {}),
    }


def _print(report: Report) -> None:
    if report.unread:
        print(f"{report.file}: NOT READ\n  {report.unread}")
        return
    if report.fault is not None or report.record is None:
        fault = report.fault or Fault(1, "nothing could be read")
        print(f"{report.file}: NOT SOUND\n  line {fault.line}: {fault.message}")
        return
    print(f"{report.file}: {'sound, but not checked in full' if report.not_replayed else 'sound'}")
    print("\n".join("  " + line for line in columns(_findings(report, report.record))))


def _findings(report: Report, record: Record) -> list[tuple[str, str]]:
    header = record.header
    known = key_is_known(record)
    draws = f"{counted(report.draws, 'draw')} checked: all come from the key, which fits its commitment"
    rules = f"replayed: {header['game']} (revision {header['revision']}) makes every line just so"
    answers = len([line for line in record.lines if line["type"] == "answer"])
    so_far = f"NOT OVER: {counted(answers, 'answer')} so far, and lines may be missing at the end"
    owned = owner_data_in(record)
    return [
        ("chain", f"{counted(len(record.lines), 'line')}: spelling and hash of each are right"),
        ("draws", draws if known else "NOT CHECKED: the key is not known before the game is over"),
        ("rules", f"NOT REPLAYED: {report.not_replayed}" if report.not_replayed else rules),
        *([("cards", f"owner's data: {owned}")] if owned else []),
        ("game", "over: " + _result(report.result) if report.result is not None else so_far),
    ]


def _result(result: Result) -> str:
    return ", ".join(f"{name} {value}" for name, value in result.items() if name != "owner_data")


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "files", metavar="FILE", nargs="+", help="a game record, e.g. from `veillee record`; or several"
    )
    add_owner_data(parser)


def _run(arguments: Namespace) -> int:
    if len(arguments.files) == 1:
        report = verify_record(arguments.files[0], arguments.owner_data)
        if arguments.json:
            print_json(_to_json(report))
        else:
            _print(report)
        return report.code
    return _verify_all(arguments)


def _verify_all(arguments: Namespace) -> int:
    """Check one file after the other; one that is no record keeps nobody from the rest."""
    reports: list[Report] = []
    for file in arguments.files:
        try:
            reports.append(verify_record(file, arguments.owner_data))
        except CommandError as error:
            reports.append(Report(file, unread=str(error)))
        if not arguments.json:
            _print(reports[-1])
    codes = [report.code for report in reports]
    if arguments.json:
        print_json([_to_json(report) for report in reports])
    else:
        sound = sum(code in (OK, UNCHECKED) for code in codes)
        print(f"{counted(len(reports), 'file')}: {sound} sound, {len(reports) - sound} not")
    return next(code for code in (WRONG, FAILED, UNCHECKED, OK) if code in codes)


COMMAND = Command(
    "verify",
    "Check a game record: its hash chain, its draws, and every line by the rules.",
    (
        "veillee record fairy-tale --seed 7 --out game.record && veillee verify game.record",
        "veillee verify *.record --json               # several files: a list of reports",
    ),
    {
        OK: "everything was checked and holds",
        FAILED: "the record does not hold; the line is named",
        UNCHECKED: "what could be checked holds, but the rules (or the draws) could not be checked here",
    },
    _arguments,
    _run,
)
