"""Tries changes of one part of the house in forked processes that have collected its tests already.

`mutants.py` starts one such process for each part, and writes it a line of JSON for each change:
{"file", "start", "end", "text"}. The answer is {"noticed": the test that failed, "" if none did}, or
{"unfit": why} for a change that must be made in a process of its own.

First every test but the laws runs once, so that it is known what each takes and which functions it runs. A
change is made in a forked process by giving the functions of a module their changed code. Then only tests
that run a changed function are tried, quick ones first, and the laws last. What has run before the fork (as
modules were imported and tests collected) is unfit: its results are there already.
"""

from __future__ import annotations

import gc
import inspect
import json
import os
import resource
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).parent.parent
SOURCES: Final = str(ROOT / "src/veillee")
#: How much memory a trial may take, and how many times the usual time of its tests.
MEMORY: Final = 4 << 30
PATIENCE: Final = 5
#: How a forked process ends: nothing was noticed, something was, or the change could not be made.
QUIET, NOTICED, UNFIT = 0, 1, 7

#: A function as it is known in all processes: its file, its name with those around it, its first line.
Function = tuple[str, str, int]


def function_of(code: CodeType) -> Function:
    return code.co_filename, code.co_qualname, code.co_firstlineno


class Notes:
    """Notes which functions of the house run."""

    def __init__(self) -> None:
        self.codes: set[CodeType] = set()

    def start(self) -> None:
        self.codes = set()
        sys.setprofile(self._note)

    def _note(self, frame: FrameType, event: str, _argument: object) -> None:
        if event == "call":
            self.codes.add(frame.f_code)

    def stop(self) -> set[Function]:
        sys.setprofile(None)
        return {function_of(code) for code in self.codes if code.co_filename.startswith(SOURCES)}


class Trials:
    """A plugin that runs the tests as they are asked for, instead of once."""

    def __init__(self, notes: Notes, kept: Path) -> None:
        self.notes = notes
        #: Where it is kept what the tests take and run.
        self.kept = kept
        #: Both are taken before pytest catches what tests write and keeps them from reading.
        self.changes = os.fdopen(os.dup(0), encoding="utf-8")
        self.answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
        #: Where a forked process writes.
        self.replies = -1
        self.is_trial = False
        self.failed = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid
            if self.is_trial:
                os.write(self.replies, report.nodeid.encode())
                os._exit(NOTICED)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.early = self.notes.stop()
        self.laws = [item for item in session.items if item.nodeid.startswith("tests/laws")]
        self.others = [item for item in session.items if item not in set(self.laws)]
        measured = self._measured()
        self.cost = {name: seconds for name, (seconds, _) in measured.items()}
        self.runs = {name: {tuple(function) for function in ran} for name, (_, ran) in measured.items()}
        self._reply({"tests": len(self.others), "laws": len(self.laws)})
        for line in self.changes:
            self._reply(self._tried(json.loads(line)))
        return True

    def _reply(self, answer: dict[str, Any]) -> None:
        print(json.dumps(answer), file=self.answers, flush=True)

    # In the process that stays

    def _measured(self) -> dict[str, Any]:
        """What the tests take and run, unless that is known from another time."""
        if not self.kept.exists():
            status, said = self._forked(self._measure)
            if status != QUIET:
                self._reply({"broken": said})
                os._exit(1)
            self.kept.parent.mkdir(exist_ok=True)
            self.kept.write_text(said, encoding="utf-8")
        found: dict[str, Any] = json.loads(self.kept.read_text(encoding="utf-8"))
        return found

    def _tried(self, change: dict[str, Any]) -> dict[str, Any]:
        source = Path(change["file"]).read_text(encoding="utf-8")
        changed = source[: change["start"]] + change["text"] + source[change["end"] :]
        pairs = list(changed_codes(source, changed, change["file"]))
        functions = {function_of(old) for old, _ in pairs}
        if functions & self.early:
            return {"unfit": "it runs before any test does"}
        if not functions:
            return {"noticed": ""}
        items = [item for item in self.others if self.runs[item.nodeid] & functions]
        items.sort(key=lambda item: self.cost[item.nodeid])
        items += self.laws
        status, said = self._forked(lambda: self._try(pairs, items))
        if status == UNFIT:
            return {"unfit": said}
        return {"noticed": (said or "it hangs") if status != QUIET else ""}

    def _forked(self, work: Any) -> tuple[int, str]:
        """Let a forked process work; returns how it ended and what it wrote."""
        reading, writing = os.pipe()
        child = os.fork()
        if not child:
            os.close(reading)
            self.replies = writing
            try:
                work()
            except BaseException:  # noqa: BLE001 - whatever it is, a test has come to grief
                os._exit(NOTICED)
            os._exit(QUIET)
        os.close(writing)
        with os.fdopen(reading, encoding="utf-8") as pipe:
            said = pipe.read()
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), said

    # In a forked process

    def _measure(self) -> None:
        """Run every test but the laws; write what each takes, and which functions it runs."""
        found: dict[str, tuple[float, list[Function]]] = {}
        for item, following in zip(self.others, [*self.others[1:], None], strict=True):
            start = time.process_time()
            self.notes.start()
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            ran = self.notes.stop()
            found[item.nodeid] = (time.process_time() - start, sorted(ran))
            if self.failed:
                os.write(self.replies, self.failed.encode())
                os._exit(NOTICED)
        with os.fdopen(self.replies, "w", encoding="utf-8") as pipe:
            json.dump(found, pipe)

    def _try(self, pairs: list[tuple[CodeType, CodeType]], items: list[pytest.Item]) -> None:
        try:
            change_functions(pairs)
        except ValueError as error:
            os.write(self.replies, str(error).encode())
            os._exit(UNFIT)
        self.is_trial = True
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        for item, following in zip(items, [*items[1:], None], strict=True):
            usual = self.cost.get(item.nodeid, 60.0)
            limit = int(time.process_time() + PATIENCE * usual + 20)
            resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.RLIM_INFINITY))
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)


def functions_in(code: CodeType) -> Iterator[CodeType]:
    """The functions of a module and its classes, in their order; not functions in functions."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_flags & inspect.CO_OPTIMIZED:
                yield constant
            else:
                yield from functions_in(constant)


def changed_codes(source: str, changed: str, file: str) -> Iterator[tuple[CodeType, CodeType]]:
    """The functions of a module whose code is another after a change, with that code."""
    before, after = compile(source, file, "exec"), compile(changed, file, "exec")
    for old, new in zip(functions_in(before), functions_in(after), strict=True):
        if not is_moved(old, new):
            yield old, new


def is_moved(old: CodeType, new: CodeType) -> bool:
    """Whether two pieces of code differ only by their lines."""
    if (old.co_code, old.co_names, old.co_varnames) != (new.co_code, new.co_names, new.co_varnames):
        return False
    if len(old.co_consts) != len(new.co_consts):
        return False
    for one, other in zip(old.co_consts, new.co_consts, strict=True):
        if isinstance(one, CodeType):
            if not isinstance(other, CodeType) or not is_moved(one, other):
                return False
        elif (type(one), one) != (type(other), other):
            return False
    return True


def change_functions(pairs: list[tuple[CodeType, CodeType]]) -> None:
    """Give all functions that have the old code the new one."""
    after = {function_of(old): new for old, new in pairs}
    for function in [thing for thing in gc.get_objects() if isinstance(thing, FunctionType)]:
        new = after.get(function_of(function.__code__))
        if new is not None:
            function.__code__ = new


def main() -> None:
    """Collect the tests that the command line names after the file for what they take; try what comes in."""
    notes = Notes()
    notes.start()
    trials = Trials(notes, Path(sys.argv[1]))
    options = ["-p", "no:cacheprovider", "-p", "no:terminal"]
    sys.exit(pytest.main([*options, *sys.argv[2:]], plugins=[trials]))


if __name__ == "__main__":
    main()
