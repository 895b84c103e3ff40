"""What `veillee torture` found, as rows for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from veillee.torture.crash import CrashReport
    from veillee.torture.load import LoadReport

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
        ("games", f"{report.games}, their records checked"),
        ("answers acknowledged", str(report.answers_acked)),
        ("lost", str(report.lost)),
        ("doubled", str(report.doubled)),
        ("errors", str(report.errors)),
        *[("", f"{fault['kind']}: {fault['what']} (table {fault['table']})") for fault in report.details],
    ]
