"""Changes the rules in small ways, and says which changes no scenario, golden file, test or law noticed.

    make mutants                     300 changes, over all games and the engine
    make mutants GAME=fine-sand      in one game (or GAME=core)
    make mutants COUNT=50 SEED=7

Each change is made in a copy of the sources. Tests of that part run from quick to slow until one fails; a
test that hangs has noticed, too. Changes that make no difference are listed in
tests/mutants/equivalent.toml, each with the reason; they do not count. At least 95 of 100 must be noticed.
"""

from __future__ import annotations

import argparse
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

from mutations import Mutation, mutations_of

ROOT: Final = Path(__file__).parent.parent
WANTED: Final = 0.95
#: How long the tests of one change may take, in seconds, and how much memory.
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


def is_noticed(mutant: Mutant) -> bool:
    """Whether some test fails, or hangs, with this change."""
    return fails(mutant.part, mutant.file, mutant.mutation)


def fails(name: str, file: str = "", mutation: Mutation | None = None) -> bool:
    """Whether the tests of a part fail, or hang: with a change of a file, or as it is."""
    part = PARTS[name]
    with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
        needless = shutil.ignore_patterns("__pycache__", "web_client")
        shutil.copytree(ROOT / "src/veillee", f"{folder}/src/veillee", ignore=needless)
        if mutation is not None:
            (Path(folder) / file).write_text(mutation.applied((ROOT / file).read_text()))
        command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "-p", "no:cacheprovider"]
        command += [*part.tests, "-k", part.keyword]
        path = os.pathsep.join([f"{folder}/src", str(ROOT / "tests")])
        try:
            done = subprocess.run(  # noqa: S603 - our own tests
                command,
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
                timeout=PATIENCE,
                capture_output=True,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY)),
                check=False,
            )
        except subprocess.TimeoutExpired:
            return True
    if done.returncode not in (0, 1, 2):
        raise SystemExit(f"{name} {file}: the tests could not be run\n{done.stdout.decode()[-2000:]}")
    return done.returncode != 0


def chosen(parts: list[str], count: int, seed: int) -> list[Mutant]:
    """So many changes by chance, without those that are known to make no difference."""
    reasons = known_reasons()
    everything = [mutant for part in parts for mutant in mutants_of(part)]
    found = [each for each in everything if (each.file, each.before, each.after) not in reasons]
    return random.Random(seed).sample(found, min(count, len(found)))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("part", nargs="?", choices=list(PARTS), help="one game, or core; otherwise all")
    parser.add_argument("--count", type=int, default=300, help="how many changes to try (300)")
    parser.add_argument("--seed", type=int, default=1, help="which changes are chosen (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at once")
    wish = parser.parse_args()
    parts = [wish.part] if wish.part else list(PARTS)
    mutants = chosen(parts, wish.count, wish.seed)
    survivors: list[Mutant] = []
    with ThreadPoolExecutor(wish.jobs) as pool:
        for part, broken in zip(parts, pool.map(fails, parts), strict=True):
            if broken:
                raise SystemExit(f"{part}: its tests fail without any change; mend that first")
        tried = zip(mutants, pool.map(is_noticed, mutants), strict=True)
        for number, (mutant, noticed) in enumerate(tried, 1):
            if not noticed:
                survivors.append(mutant)
                print(f"{mutant.place}\n  - {mutant.before}\n  + {mutant.after}", flush=True)
            if number % 10 == 0:
                print(
                    f"{number} of {len(mutants)}, {len(survivors)} not noticed", file=sys.stderr, flush=True
                )
    share = 1 - len(survivors) / max(1, len(mutants))
    print(f"{len(mutants)} changes (seed {wish.seed}), {len(survivors)} not noticed: {share:.1%} caught")
    return 0 if share >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
