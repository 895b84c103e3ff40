"""Changes the rules in small ways, and says which changes no scenario, golden file, test or law noticed.

    make mutants                     300 changes, over all games and the engine
    make mutants GAME=fine-sand      in one game (or GAME=core)
    make mutants COUNT=50 SEED=7

Tests of the part that run the changed function are tried from quick to slow until one fails; a test that
hangs has noticed, too (`mutant_trials.py`). What was noticed is kept in .mutants, so that a run that was
stopped goes on where it was; what was not noticed is tried again. Changes that make no difference are listed
in tests/mutants/equivalent.toml, each with the reason; they do not count. At least 95 of 100 must be noticed.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import tomllib
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

from mutations import Mutation, mutations_of

ROOT: Final = Path(__file__).parent.parent
#: What is known from earlier runs.
KEPT: Final = ROOT / ".mutants"
WANTED: Final = 0.95
#: How much the tests of one change may take: seconds of a processor, and memory.
PATIENCE: Final = 900
MEMORY: Final = 4 << 30

#: What is no rule: advice, and the JSON of positions and messages, which has tests of its own.
LEFT_OUT: Final = ("advice", "schema", "__init__.py")


class Part(NamedTuple):
    """A part of the house, the tests that know it, quick ones first, and how they call it."""

    sources: str
    tests: tuple[str, ...]
    keyword: str = ""


def _game(name: str) -> Part:
    folder = name.replace("-", "_")
    own = tuple(sorted(str(path.relative_to(ROOT)) for path in ROOT.glob(f"tests/games/test_{folder}*.py")))
    tests = ("tests/scenarios", "tests/golden", *own, "tests/laws")
    return Part(f"src/veillee/games/{folder}", tests, f"{name} or {folder}")


PARTS: Final = {
    **{name: _game(name) for name in ("fairy-tale", "fine-sand", "grimm-forest", "dice-upon-a-time")},
    "core": Part(
        "src/veillee/core",
        ("tests/unit", "tests/golden", "tests/kept/test_kept.py", "tests/leaks", "tests/laws"),
        "not grimm and not dice and not fine",
    ),
}


class Mutant(NamedTuple):
    """One change of one file."""

    part: str
    file: str
    mutation: Mutation
    before: str
    after: str

    @property
    def place(self) -> str:
        return f"{self.file}:{self.mutation.line}"


def mutants_of(name: str) -> list[Mutant]:
    """Every change that could be made to a part."""
    found: list[Mutant] = []
    for path in sorted((ROOT / PARTS[name].sources).rglob("*.py")):
        if any(word in path.parts for word in LEFT_OUT):
            continue
        source = path.read_text()
        lines = source.splitlines()
        for mutation in mutations_of(source):
            after = mutation.applied(source).splitlines()[mutation.line - 1].strip()
            before = lines[mutation.line - 1].strip()
            found.append(Mutant(name, str(path.relative_to(ROOT)), mutation, before, after))
    return found


def known_reasons() -> dict[tuple[str, str, str], str]:
    """Changes that make no difference: file, line before and line after, with the reason."""
    listed = tomllib.loads((ROOT / "tests/mutants/equivalent.toml").read_text()).get("equivalent", [])
    return {(entry["file"], entry["before"], entry["after"]): entry["reason"] for entry in listed}


class Trials:
    """A process that has collected the tests of a part, and tries one change after the other."""

    def __init__(self, name: str) -> None:
        self.name = name
        part = PARTS[name]
        kept = KEPT / f"{name}-{hash_of(ROOT / 'src/veillee', ROOT / 'tests')}.json"
        command = [sys.executable, str(ROOT / "scripts/mutant_trials.py"), str(kept), *part.tests]
        self.process = subprocess.Popen(  # noqa: S603 - our own tests
            [*command, "-k", part.keyword],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT / "tests"), "PYTHONDONTWRITEBYTECODE": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        ready = self._answer()
        if "broken" in ready:
            raise SystemExit(f"{name}: its tests fail without any change; mend that first: {ready['broken']}")

    def _answer(self) -> dict[str, str]:
        assert self.process.stdout is not None  # noqa: S101 - it is a pipe
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{self.name}: its tests could not be run")
        found: dict[str, str] = json.loads(line)
        return found

    def noticed_by(self, mutant: Mutant) -> str:
        """The test that fails, or hangs, with this change; nothing if none does."""
        assert self.process.stdin is not None  # noqa: S101 - it is a pipe
        mutation = mutant.mutation
        change = {"file": str(ROOT / mutant.file), "start": mutation.start, "end": mutation.end}
        self.process.stdin.write(json.dumps({**change, "text": mutation.text}) + "\n")
        self.process.stdin.flush()
        answer = self._answer()
        return noticed_alone(mutant) if "unfit" in answer else answer["noticed"]


def noticed_alone(mutant: Mutant) -> str:
    """The same in a process of its own, with a copy of the sources: for what runs as modules are imported."""
    part = PARTS[mutant.part]
    with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
        needless = shutil.ignore_patterns("__pycache__", "web_client")
        shutil.copytree(ROOT / "src/veillee", f"{folder}/src/veillee", ignore=needless)
        changed = mutant.mutation.applied((ROOT / mutant.file).read_text())
        (Path(folder) / mutant.file).write_text(changed)
        command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "-p", "no:cacheprovider"]
        command += [*part.tests, "-k", part.keyword]
        path = os.pathsep.join([f"{folder}/src", str(ROOT / "tests")])
        done = subprocess.run(  # noqa: S603 - our own tests
            command,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            preexec_fn=_limit,
            check=False,
        )
    if done.returncode == -signal.SIGXCPU:
        return "it hangs"
    said = done.stdout.decode()
    if done.returncode not in (0, 1, 2):
        raise SystemExit(f"{mutant.place}: the tests could not be run\n{said[-2000:]}")
    failed = [line for line in said.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return (failed[0] if failed else "it does not start") if done.returncode else ""


def _limit() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE))


def hash_of(*folders: Path) -> str:
    """A short name for the contents of these folders' sources and data."""
    found = hashlib.sha256()
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".toml", ".ftl", ".playthrough") and "web_client" not in path.parts:
                found.update(path.read_bytes())
    return found.hexdigest()[:12]


class Results:
    """What has been noticed so far, in a file: a run that was stopped goes on where it was."""

    def __init__(self) -> None:
        self._path = KEPT / "noticed.json"
        self._lock = threading.Lock()
        KEPT.mkdir(exist_ok=True)
        self._noticed: dict[str, str] = json.loads(self._path.read_text()) if self._path.exists() else {}

    def of(self, mutant: Mutant) -> str:
        """The test that noticed a change before; what was not noticed is always tried again."""
        return self._noticed.get(self._key(mutant), "")

    def note(self, mutant: Mutant, by: str) -> None:
        with self._lock:
            self._noticed[self._key(mutant)] = by
            self._path.write_text(json.dumps(self._noticed, indent=0))

    def _key(self, mutant: Mutant) -> str:
        """The change and the module it is made in: another text of the module is another change."""
        text = (ROOT / mutant.file).read_text()
        changed = mutant.mutation.applied(text)
        return f"{mutant.file} {hashlib.sha256((text + changed).encode()).hexdigest()[:16]}"


def chosen(parts: list[str], count: int, seed: int) -> list[Mutant]:
    """So many changes by chance, without those that are known to make no difference.

    Each has a lot of its own, so that another line somewhere or another known change moves no other.
    """
    reasons = known_reasons()
    everything = [mutant for part in parts for mutant in mutants_of(part)]
    found = [each for each in everything if (each.file, each.before, each.after) not in reasons]
    seen: Counter[str] = Counter()
    lots: list[tuple[str, Mutant]] = []
    for each in found:
        text = f"{seed} {each.file} {each.before} {each.after}"
        seen[text] += 1
        lots.append((hashlib.sha256(f"{text} {seen[text]}".encode()).hexdigest(), each))
    return [each for _, each in sorted(lots, key=lambda lot: lot[0])[:count]]


class Run:
    """One run over the chosen changes, with a line on how far it is."""

    def __init__(self, mutants: list[Mutant]) -> None:
        self.mutants = mutants
        self.results = Results()
        self.survivors: list[Mutant] = []
        #: What was noticed in earlier runs needs no test.
        self._left = [mutant for mutant in mutants if not self.results.of(mutant)]
        self._done = len(mutants) - len(self._left)
        self._tried = 0
        self._start = time.monotonic()
        #: One process at a time finds out what the tests of a part take; the others read it.
        self._measuring = threading.Lock()

    def try_share(self, name: str, share: int, shares: int) -> None:
        """Try one share of the changes of a part."""
        mutants = [mutant for mutant in self._left if mutant.part == name][share::shares]
        if not mutants:
            return
        with self._measuring:
            trials = Trials(name)
        for mutant in mutants:
            by = trials.noticed_by(mutant)
            if by:
                self.results.note(mutant, by)
            else:
                self.survivors.append(mutant)
                print(f"{mutant.place}\n  - {mutant.before}\n  + {mutant.after}", flush=True)
            self._tell()

    def _tell(self) -> None:
        self._done += 1
        self._tried += 1
        left = len(self.mutants) - self._done
        minutes = (time.monotonic() - self._start) / self._tried * left / 60
        said = (
            f"{self._done} of {len(self.mutants)}, {len(self.survivors)} not noticed, {minutes:.0f} min left"
        )
        print(said, file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("part", nargs="?", choices=list(PARTS), help="one game, or core; otherwise all")
    parser.add_argument("--count", type=int, default=300, help="how many changes to try (300)")
    parser.add_argument("--seed", type=int, default=1, help="which changes are chosen (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes try them")
    parser.add_argument("--fresh", action="store_true", help="forget what was noticed in earlier runs")
    wish = parser.parse_args()
    if wish.fresh:
        shutil.rmtree(KEPT, ignore_errors=True)
    parts = [wish.part] if wish.part else list(PARTS)
    run = Run(chosen(parts, wish.count, wish.seed))
    with ThreadPoolExecutor(wish.jobs) as pool:
        shares = [(part, share) for part in parts for share in range(wish.jobs)]
        list(pool.map(lambda one: run.try_share(*one, wish.jobs), shares))
    tried, missed = len(run.mutants), len(run.survivors)
    share = 1 - missed / max(1, tried)
    print(f"{tried} changes (seed {wish.seed}), {missed} not noticed: {share:.1%} caught")
    return 0 if share >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
