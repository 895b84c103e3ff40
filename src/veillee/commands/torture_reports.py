"""What `veillee torture` found, as rows for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from veillee.commands.output import columns

if TYPE_CHECKING:
    from veillee.torture.attack import AttackReport
    from veillee.torture.crash import CrashReport
    from veillee.torture.load import LoadReport
    from veillee.torture.network import NetworkReport
    from veillee.torture.replace import ReplaceReport
    from veillee.torture.start import StartReport

Rows = list[tuple[str, str]]


def _kb(count: float) -> str:
    return f"{count / 1024:.1f} kB"


def load_rows(report: LoadReport) -> Rows:
    memory = [report.memory_before, report.memory_tables_open, report.memory_after]
    before, opened, after = [f"{count >> 20} MB" for count in memory]
    written, on_disk = _kb(report.written_bytes_per_answer), _kb(report.disk_bytes_per_answer)
    a_table, each = _kb(report.memory_per_table), report.answers_per_table
    cpu = f"{report.server_cpu_ms_per_answer:.2f} ms an answer, {report.server_cpu_share:.0%} of a core"
    return [
        ("played", f"{report.tables} tables of {report.players}, {report.game}, {report.seconds:.0f} s"),
        ("answers", f"{report.answers}, {report.answers_per_second:.1f} a second"),
        ("acknowledged after", str(report.acknowledged)),
        ("shown after", f"{report.shown}, at each socket that is shown something"),
        ("server CPU", cpu),
        ("sent", f"{_kb(report.sent_bytes_per_answer)} an answer, all sockets of the table"),
        ("written", f"{written} an answer, {on_disk} to the disk"),
        ("memory", f"{before} before, {opened} with the tables open, {after} after"),
        ("memory of a table", f"{a_table} after {each:.0f} answers, its sockets included"),
        ("games replaced", str(report.games_replaced)),
        ("refused", str(report.refusals)),
        ("generator", f"{report.generator_cpu_share:.0%} of a core; answers were late by {report.behind}"),
        ("errors", "; ".join(report.errors[:5]) or "none"),
    ]


def crash_rows(report: CrashReport) -> Rows:
    return [
        ("killed", f"{report.kills} times in {report.seconds:.0f} s"),
        ("what befell servers", _counts(report.befallen)),
        ("kills that befell", _counts(report.aimed)),
        ("and where", _counts(report.marks)),
        ("games", f"{report.games}, their records checked"),
        ("answers acknowledged", str(report.answers_acked)),
        ("asked for and done", _counts(report.done)),
        ("looked at after kills", _counts(report.checked)),
        *[(f"away after {way}", str(away)) for way, away in report.away.items()],
        ("lost", str(report.lost)),
        ("doubled", str(report.doubled)),
        ("errors", str(report.errors)),
        *[("", f"{fault['kind']}: {fault['what']} (table {fault['table']})") for fault in report.details],
    ]


def replace_rows(report: ReplaceReport) -> Rows:
    return [
        ("replaced", f"{report.replaced} processes in {report.seconds:.0f} s, {report.tables} tables"),
        ("games", f"{report.games}, their records checked"),
        ("answers acknowledged", str(report.answers_acked)),
        ("people away", f"{report.away.count} times: {report.away}"),
        ("lost", str(report.lost)),
        ("doubled", str(report.doubled)),
        ("errors", str(report.errors)),
        *[("", f"{fault['kind']}: {fault['what']} (table {fault['table']})") for fault in report.details],
    ]


def start_rows(report: StartReport) -> Rows:
    return [
        ("stored", f"{report.stored} tables, {report.game}"),
        ("started after", f"{report.start_seconds:.2f} s"),
        (f"{report.returning} people back after", f"{report.all_back_seconds:.2f} s"),
        ("each of them waited", str(report.back)),
        ("bystanders before", str(report.bystanders_before)),
        ("bystanders meanwhile", str(report.bystanders)),
        ("memory after", f"{report.memory_after >> 20} MB"),
        ("errors", "; ".join(report.errors[:5]) or "none"),
    ]


def attack_lines(reports: Sequence[AttackReport], target: float) -> list[str]:
    lines: list[str] = []
    for report in reports:
        held = "held" if report.is_held else f"NOT HELD: bystanders' p99 should be under {target:g} ms"
        rows = [
            ("  sent", _counts(report.sent)),
            ("  answered", _counts(report.answers)),
            ("  bystanders before", str(report.before)),
            ("  bystanders meanwhile", str(report.bystanders)),
            *_restart_rows(report),
            ("  log", _kb(report.log_bytes)),
            *[("  error", error) for error in report.errors[:5]],
        ]
        lines += [f"{report.name}: {held}", f"  {report.what}", *columns(rows), ""]
    return lines[:-1]


def _restart_rows(report: AttackReport) -> Rows:
    if report.after_restart is None:
        return []
    return [
        ("  after a restart", f"{report.after_restart}, for bystanders"),
        ("", f"the table is shown again after {report.shown_again} ms"),
    ]


def network_rows(report: NetworkReport) -> Rows:
    return [
        ("played", f"{report.seconds:.0f} s, over {report.lines} lines"),
        ("messages", _counts(report.fates)),
        ("clients noticed", _counts(report.noticed)),
        ("games", f"{report.games}, their records checked"),
        ("answers acknowledged", str(report.answers_acked)),
        ("asked for and done", _counts(report.done)),
        ("knew all in the end", f"{report.compared} devices"),
        ("lost", str(report.lost)),
        ("doubled", str(report.doubled)),
        ("errors", str(report.errors)),
        *[("", f"{fault['kind']}: {fault['what']} (table {fault['table']})") for fault in report.details],
    ]


def _counts(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{count} x {what}" for what, count in counts.items()) or "nothing"
