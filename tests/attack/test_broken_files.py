"""Files that somebody else brings: whatever is in them, they are read or refused in words; nothing breaks.

What was found once lies in `corpus`, a folder for each sort of file, and is read again each time;
`make torture` looks at many more, with fresh seeds.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from attack.damage import damaged_bytes, damaged_toml, forged_records, forged_saves
from veillee.commands import main
from veillee.terminal.local_table import resume_table
from veillee.terminal.saves import SaveError, SaveFile

pytestmark = pytest.mark.laws

HERE: Final = Path(__file__).parent
CORPUS: Final = HERE / "corpus"
KEPT: Final = HERE.parent / "kept" / "format-3"
GAMES: Final = HERE.parents[1] / "src" / "veillee" / "games"
RECORDS: Final = sorted((KEPT / "records").glob("*.record"))
SAVES: Final = sorted((KEPT / "terminal").glob("*.save"))
#: A few scenarios of each game, and the files with an owner's own cards.
SCENARIOS: Final = [
    path for folder in sorted(GAMES.glob("*/scenarios")) for path in sorted(folder.glob("*.toml"))[3::60]
]
BOXES: Final = [*(KEPT / "records").glob("*.toml"), *(KEPT / "terminal").glob("*.toml")]

#: So many files of each sort are tried at least.
LEAST: Final = 60
Capture = pytest.CaptureFixture[str]


def told(capsys: Capture, *arguments: object) -> None:
    """A command that reads the file ends with one of its own codes, and says why in a line or two."""
    code = main([str(argument) for argument in arguments])
    captured = capsys.readouterr()
    assert code in (0, 1, 2, 3), arguments
    assert code != 2 or captured.err.count("\n") == 1, captured.err
    assert "Traceback" not in captured.out + captured.err
    assert "break down" not in captured.out + captured.err


def read_record(capsys: Capture, file: Path) -> None:
    told(capsys, "verify", file)
    told(capsys, "replay", file)


def read_save(_: Capture, file: Path) -> None:
    """A save goes on, or says why not and stays as it is."""
    before = file.read_bytes()
    try:
        resume_table(SaveFile(file))
    except SaveError as error:
        assert str(file) in str(error)  # noqa: PT017 - what is said matters, not that it is said
        assert file.read_bytes() == before


def read_scenario(capsys: Capture, file: Path) -> None:
    told(capsys, "scenario", file)


def read_box(capsys: Capture, file: Path) -> None:
    for game in ("fairy-tale", "fine-sand"):
        told(capsys, "cards", game, "--owner-data", file)


READERS: Final[dict[str, Callable[[Capture, Path], None]]] = {
    "records": read_record,
    "saves": read_save,
    "scenarios": read_scenario,
    "boxes": read_box,
}


def damaged(sort: str) -> st.SearchStrategy[bytes]:
    """A file of this sort, damaged in one way or another."""
    if sort == "records":
        return st.sampled_from(RECORDS).flatmap(
            lambda path: st.one_of(damaged_bytes(path.read_bytes()), forged_records(path.read_text()))
        )
    if sort == "saves":
        return st.sampled_from(SAVES).flatmap(
            lambda path: st.one_of(damaged_bytes(path.read_bytes()), forged_saves(path.read_text()))
        )
    return st.sampled_from(SCENARIOS if sort == "scenarios" else BOXES).flatmap(
        lambda path: st.one_of(damaged_bytes(path.read_bytes()), damaged_toml(path.read_text()))
    )


@pytest.mark.parametrize("sort", READERS)
def test_a_damaged_file_is_read_or_refused_in_words(
    sort: str, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VEILLEE_HOME", str(tmp_path))
    number = iter(range(10**9))

    @settings(max_examples=max(LEAST, settings().max_examples), suppress_health_check=list(HealthCheck))
    @given(damaged(sort))
    def read(data: bytes) -> None:
        file = tmp_path / f"fairy-tale-{next(number)}.save"
        file.write_bytes(data)
        READERS[sort](capsys, file)
        file.unlink(missing_ok=True)

    read()


@pytest.mark.parametrize(
    "found", sorted(CORPUS.glob("*/*")), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_what_was_found_once_is_told(
    found: Path, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VEILLEE_HOME", str(tmp_path))
    file = tmp_path / "fairy-tale-1.save"
    file.write_bytes(found.read_bytes())
    READERS[found.parent.name](capsys, file)
