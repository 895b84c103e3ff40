"""Records, saves and campaign files of every landed format open today, say the same, and go on."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kept.folders import FORMATS, KEPT, check_told, each, expected, has_rules_of, known, still
from veillee.commands import main
from veillee.commands.command import OK, UNCHECKED
from veillee.commands.verify import verify_record
from veillee.core.record import Record, parse_record
from veillee.core.replay import replay
from veillee.core.session import Session
from veillee.registry import find_game, owner_data_for, rules_for
from veillee.terminal.local_table import resume_table
from veillee.terminal.saved_campaigns import open_campaign, saved_campaigns
from veillee.terminal.saves import SaveError, SaveFile, unfinished_saves


def test_a_folder_of_every_format_is_there() -> None:
    assert FORMATS[0] == "format-1"


# Records


def read(era: str, file: str) -> Record:
    return parse_record((KEPT / era / "records" / file).read_text(encoding="utf-8"))


def owner_file(era: str, about: dict[str, Any]) -> str | None:
    return str(KEPT / era / "records" / about["owner_data"]) if "owner_data" in about else None


def replayed(record: Record, owner: str | None, key: str | None) -> Session[Any]:
    game = find_game(record.header["game"])
    owner_data = None if owner is None else owner_data_for(game, owner, Path(owner).read_bytes())
    revision = record.about["revision"]
    rules = rules_for(game, record.header["players"], record.header["options"], owner_data, revision)
    return replay(record, rules, None if key is None else bytes.fromhex(key))


@pytest.mark.parametrize(("era", "file"), each("records"))
def test_a_record_is_read_and_verified(era: str, file: str) -> None:
    about = expected(era, "records")[file]
    record = read(era, file)
    assert (record.about["game"], record.about["revision"]) == (about["game"], about["revision"])
    assert len(record.lines) == about["lines"]
    report = verify_record(str(KEPT / era / "records" / file), owner_file(era, about))
    assert (report.fault, report.result) == (None, about["result"])
    # Under rules that are here every line is confirmed; under others, and without the key, all that can be.
    is_checked = has_rules_of(record) and not record.last_epoch
    assert report.code == (OK if is_checked and "key" not in about else UNCHECKED)


@pytest.mark.parametrize(("era", "file"), each("records"))
def test_a_record_is_replayed_by_the_rules_it_ends_with(
    era: str, file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    about = expected(era, "records")[file]
    record = read(era, file)
    owner = owner_file(era, about)
    if not has_rules_of(record):
        assert main(["replay", str(KEPT / era / "records" / file)]) == 2
        assert "rules revision" in capsys.readouterr().err
        return
    session = replayed(record, owner, about.get("key"))
    assert session.record.text() == record.text()
    assert session.result() == about["result"] or about["result"] is None
    assert (about["result"] is None) == (not session.state.over and not session.abandoned)


# Saves


@pytest.fixture(params=FORMATS)
def home(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A player's own folder with all of a format's saves; owner's files lie in the working directory."""
    folder = tmp_path / str(request.param)
    shutil.copytree(KEPT / str(request.param) / "terminal", folder)
    monkeypatch.setenv("VEILLEE_HOME", str(folder))
    monkeypatch.chdir(folder)
    return folder


#: Saves that today's rules do not play the same, and what has changed for them; they are kept as they are.
#: Only those without a position can be here: of all others `Rules.migrate` makes one of today.
PLAYED_OTHERWISE: dict[tuple[str, str], str] = {}


def going_on(home: Path) -> Iterator[tuple[SaveFile, bool]]:
    """Every save that goes on, and whether it was played by the rules of today."""
    for file in unfinished_saves():
        same_rules = has_rules_of(file.read().record)
        if (home.name, file.path.name) not in PLAYED_OTHERWISE:
            yield file, same_rules
            continue
        assert not same_rules, file.path.name
        whole = file.path.read_bytes()
        with pytest.raises(SaveError, match=r"it was played .+; the file was kept"):
            resume_table(file)
        assert file.path.read_bytes() == whole


def test_every_save_is_listed_and_says_what_it_said(home: Path) -> None:
    saves = expected(home.name, "terminal")["saves"]
    found = [file.path.name for file in unfinished_saves()]
    assert sorted(found) == sorted(name for name in saves if name.endswith(".save"))
    for file, same_rules in going_on(home):
        name = file.path.name
        message = resume_table(file).message()
        check_told(message, saves[name], same_rules, name)
        assert not message["undo"] or saves[name]["undo"], name
        assert message["undo"] == saves[name]["undo"] or not same_rules, name


def test_a_save_is_played_on_to_its_end(home: Path) -> None:
    for file, same_rules in going_on(home):
        lines = file.path.read_text(encoding="utf-8").splitlines()[1:]
        table = resume_table(file)
        owner = table.seating.owner_data
        table.play_out()
        assert "result" in table.message(), file.path.name
        played = table.file.read_text(encoding="utf-8")
        assert played.splitlines()[: len(lines)] == lines
        assert has_rules_of(parse_record(played)), file.path.name
        assert verify_record(str(table.file), owner).code == (OK if same_rules else UNCHECKED)


def test_a_finished_game_of_the_terminal_is_replayed(home: Path) -> None:
    for name, said in expected(home.name, "terminal")["saves"].items():
        if name.endswith(".record"):
            record = parse_record((home / name).read_text(encoding="utf-8"))
            if not has_rules_of(record):
                assert verify_record(str(home / name)).code == UNCHECKED
                continue
            message = replayed(record, None, None).message(said["view"]["seat"])
            kept = {key: value for key, value in known(said).items() if key not in ("tally", "orders")}
            assert still(known(message), kept) == kept


# Campaigns in the terminal


def test_every_campaign_is_listed_and_has_come_to_what_it_had(home: Path) -> None:
    campaigns = expected(home.name, "terminal")["campaigns"]
    found, problems = saved_campaigns()
    assert problems == []
    assert {campaign.name for campaign in found} == set(campaigns)
    for saved in found:
        said = campaigns[saved.name]
        assert saved.progress == said["progress"], saved.name
        sheet = msgspec.json.encode(saved.campaign.sheet(saved.progress))
        assert msgspec.json.decode(sheet) == said["sheet"], saved.name
        assert saved.names == said["names"], saved.name
        assert saved.next_is_interlude == (said["interlude"] and not saved.is_over), saved.name
        assert saved.has_begun == (said["message"] is not None), saved.name
        if saved.has_begun:
            file = saved.path / f"chapter-{saved.progress['chapters'] + 1}.save"
            chapter = SaveFile(file).read().record
            table = saved.table()
            if (home.name, f"{saved.name}/{file.name}") not in PLAYED_OTHERWISE:
                check_told(table.message(), said["message"], has_rules_of(chapter), saved.name)


def test_a_campaign_goes_on(home: Path) -> None:
    """The chapter that was left, if one was, and one more, unless it is lost."""
    for name, said in expected(home.name, "terminal")["campaigns"].items():
        saved = open_campaign(name)
        if saved.is_over:
            assert said["progress"]["closed"], name
            continue
        chapters = said["progress"]["chapters"]
        for _ in range(2):
            if not open_campaign(name).is_over:
                saved.table(seed=1).play_out()
            saved = open_campaign(name)
        assert saved.progress["chapters"] > chapters, name


def test_a_save_nobody_can_go_on_with_is_kept(home: Path) -> None:
    """Damage, or rules that are gone: told in one line, and the file is as it was."""
    file = SaveFile(min(home.glob("*.save")))
    whole = file.path.read_bytes()
    spoiled = whole.replace(b'"revision":', b'"revision":9')
    file.path.write_bytes(spoiled)
    with pytest.raises(Exception, match="the file was kept"):
        resume_table(file)
    assert file.path.read_bytes() == spoiled
