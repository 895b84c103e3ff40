"""Another language: what it lacks is found and can be begun, and what somebody has written stays."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from cli.running import Capture, run, run_json
from veillee.commands import main
from veillee.core import Game
from veillee.registry import LANGUAGES, files_of, find_game, games
from veillee.texts.translations import Translation

WHISPERS = find_game("whispers")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of a toy's folder, which is written to."""
    found = tmp_path / "whispers"
    shutil.copytree(str(files_of(WHISPERS).folder), found)
    monkeypatch.setattr(files_of(WHISPERS), "folder", found)
    return found


def missing(language: str = "de") -> list[str]:
    return [part for gaps in Translation(language, WHISPERS).gaps() for part in gaps.missing]


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", [None, *games()], ids=lambda game: "house" if game is None else game.id)
def test_the_languages_of_the_house_lack_nothing(language: str, game: Game | None) -> None:
    assert all(gaps.is_whole for gaps in Translation(language, game).gaps())


def test_a_new_language_lacks_everything_until_it_is_translated(folder: Path) -> None:
    everything = missing()
    assert "title" in everything
    assert "wh.hush" in everything
    assert sorted(Translation("de", WHISPERS).start()) == [folder / "rules/de.md", folder / "texts/de.ftl"]
    assert missing() == everything
    texts = folder / "texts/de.ftl"
    english = "# title = Whispers\n"
    assert english in texts.read_text(encoding="utf-8")
    texts.write_text(
        texts.read_text(encoding="utf-8").replace(english, "title = Flüstern\n"), encoding="utf-8"
    )
    assert missing() == [part for part in everything if part != "title"]


def test_a_start_repeats_nothing_and_keeps_what_is_there(folder: Path) -> None:
    texts = folder / "texts/de.ftl"
    texts.write_text("title = Flüstern\n", encoding="utf-8")
    Translation("de", WHISPERS).start()
    begun = texts.read_text(encoding="utf-8")
    assert begun.startswith("title = Flüstern\n\n# ")
    assert "# title =" not in begun
    assert Translation("de", WHISPERS).start() == []
    assert texts.read_text(encoding="utf-8") == begun


def test_a_section_is_there_once_its_heading_is(folder: Path) -> None:
    Translation("de", WHISPERS).start()
    rules = folder / "rules/de.md"
    assert "wh.hush" in missing()
    rules.write_text(
        "# Flüstern\n\n## Schweigen {#wh.hush}\n\n" + rules.read_text(encoding="utf-8"), encoding="utf-8"
    )
    assert "wh.hush" not in missing()


def test_slips_are_told(folder: Path, capsys: Capture) -> None:
    (folder / "texts/de.ftl").write_text(
        "titel = Flüstern\ntitle = { $of } Flüstern\nhush\n", encoding="utf-8"
    )
    gaps = Translation("de", WHISPERS).gaps()[0]
    assert gaps.unknown == ["titel"]
    assert gaps.different == ["title"]
    assert gaps.broken == ["hush"]
    code, out = run(capsys, "translate", "de", "--game", "whispers")
    assert code == 1
    assert "texts/de.ftl: cannot be read: hush" in out


@pytest.mark.parametrize("language", ["en", "german", "d/", "DE", ""])
def test_what_is_no_other_language_is_refused(language: str, capsys: Capture) -> None:
    assert main(["translate", "--", language]) == 2
    assert "language" in capsys.readouterr().err


def test_the_command_reports_and_fails_while_something_is_missing(folder: Path, capsys: Capture) -> None:
    code, out = run(capsys, "translate", "de", "--game", "whispers", "--list")
    assert code == 1
    assert "rules/de.md: missing: wh.hush" in out
    assert out.rstrip().endswith(f"{len(missing())} parts missing of {len(missing())}")
    code, told = run_json(capsys, "translate", "de", "--game", "whispers", "--start")
    assert code == 1
    assert told["changed"] == [str(folder / "texts/de.ftl"), str(folder / "rules/de.md")]
    assert sorted(part for file in told["files"] for part in file["missing"]) == sorted(missing())
    assert run(capsys, "translate", "fr")[0] == 0
