"""Makes a folder of kept files by driving this version: once for each new format, and never anew.

    PYTHONPATH=src:tests python tests/kept/make_kept.py tests/kept/format-2

takes some minutes. Look at what came out, run the tests of this folder, commit it, and say in README.md which
version made it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from kept.making.house import make_house
from kept.making.records import make_records
from kept.making.terminal import make_terminal


def write(folder: Path, about: dict[str, Any]) -> None:
    """`expected.json`, with a line for every save, table, record and so on."""
    (folder / "expected.json").write_text(f"{_spelled(about)}\n", encoding="utf-8")


def _spelled(about: dict[str, Any]) -> str:
    lists = ("guests", "tables", "campaigns", "saves")
    lines = [
        f"{json.dumps(name)}: {_spelled(entry) if name in lists else json.dumps(entry, ensure_ascii=False)}"
        for name, entry in about.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}"


def main() -> None:
    if len(sys.argv) != 2 or Path(sys.argv[1]).exists():
        sys.exit(f"usage: {sys.argv[0]} FOLDER, which must not be there yet: what is kept is never made anew")
    target = Path(sys.argv[1]).absolute()
    folder = target.with_name(f"partial-{target.name}")
    for name in ("house", "records", "terminal"):
        (folder / name).mkdir(parents=True)
    house = make_house(folder / "house")
    write(folder / "house", house)
    write(folder / "records", make_records(folder / "records", folder / "house", house))
    write(folder / "terminal", make_terminal(folder / "terminal"))
    folder.rename(target)


if __name__ == "__main__":
    main()
