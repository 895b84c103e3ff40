"""What a campaign's file says must have been played: anything else is refused, and can be mended."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from veillee import campaigns
from veillee.commands import main
from veillee.core.campaign import CampaignError, Progress
from veillee.core.record import HEADER_OWN, Record, parse_record
from veillee.registry import find_game, owner_data_for
from veillee.terminal.saved_campaigns import CampaignConfig, SavedCampaign, new_campaign, open_campaign
from veillee.terminal.saves import SaveError, SaveFile

Capture = pytest.CaptureFixture[str]
GAME = find_game("fine-sand")
OWNED = 'game = "fine-sand"\nnote = "my box"\n[[change]]\nid = "sand-pie"\ncost = 2\n'


def solo(chapters: int) -> SavedCampaign:
    options = {"solo-gift": "lenient", "castles-on-solo-gifts": "yes"}
    saved = new_campaign(CampaignConfig(GAME, "solo", "en", options=options))
    play(saved, chapters)
    return saved


def play(saved: SavedCampaign, chapters: int) -> None:
    for number in range(chapters):
        saved.table(seed=number).play_out()
        saved.catch_up()


def edit(saved: SavedCampaign, change: Callable[[Progress], object]) -> bytes:
    """Change what the file says, as with an editor; returns it as it is now."""
    index = saved.path / "campaign.json"
    data = json.loads(index.read_text(encoding="utf-8"))
    change(data["progress"])
    index.write_text(json.dumps(data), encoding="utf-8")
    return index.read_bytes()


def more(progress: Progress, **amounts: int) -> None:
    """Add to the first line of the score sheet."""
    for name, amount in amounts.items():
        progress["lines"][0][name] += amount


WRONG: list[tuple[Callable[[Any], object], str]] = [
    (lambda it: it.update(pile=it["pile"][:5]), "pile: it has 5 cards, there should be 30"),
    (lambda it: it["pile"].__setitem__(0, "scaffolding"), "2 of 'scaffolding', there are only 1"),
    (lambda it: it["pile"].__setitem__(0, "moon"), "1 of 'moon', there is no such card"),
    (lambda it: it["stack"].pop(), "is nowhere"),
    (lambda it: it.update(pile=it["pile"][::-1]), "pile: it says"),
    (lambda it: it.update(games=9), "games: it says 9, but there are 2 lines"),
    (lambda it: it.update(chapters=9), "chapters: it says 9, but there are the records of 3"),
    (lambda it: it.update(chapters=2), "seatings: there are 3, but 2 chapters"),
    (lambda it: more(it, total=-3), "game 1 has a total of"),
    (lambda it: more(it, total=-3, pile=-3), "lines: it says"),
    (lambda it: it.update(circles=45), "circles: it says 45"),
    (lambda it: it.update(ticked=[1]), "ticked: it says [1]"),
    (lambda it: it.update(closed="done"), "closed: it says done"),
    (lambda it: it.update(seats=[1]), "seats: [1] cannot be"),
    (lambda it: it.update(seats="me"), "seats: me is not like [0]"),
    (lambda it: it.update(options={}), "not that of this chapter"),
    (lambda it: it.update(campaign="week"), "no campaign 'week'"),
    (lambda it: it.pop("gone"), "'gone' is missing"),
    (lambda it: it.update(luck=1), "nothing called 'luck'"),
    (lambda it: it.update(owner_data="f" * 64), "owner's data it was begun with are missing"),
]


def test_what_was_never_played_is_refused_and_nothing_changed(home: Path, capsys: Capture) -> None:
    saved = solo(3)
    index = saved.path / "campaign.json"
    right = index.read_bytes()
    for change, complaint in WRONG:
        index.write_bytes(right)
        wrong = edit(saved, change)
        assert main(["campaign", "play", saved.name, "--auto", "1"]) == 2
        error = capsys.readouterr().err
        assert complaint in error, error
        assert "campaign.json is wrong" in error
        assert f"veillee campaign mend {saved.name}" in error
        assert error.count("\n") == 1
        assert index.read_bytes() == wrong
        assert len(list(saved.path.iterdir())) == 4
    index.write_bytes(right)
    assert open_campaign(saved.name).progress == saved.progress


def test_a_file_that_says_the_same_in_other_words_is_right(home: Path) -> None:
    saved = solo(2)
    edit(saved, lambda it: it.update(dict(reversed(it.items()))))
    index = saved.path / "campaign.json"
    data = json.loads(index.read_text(encoding="utf-8"))
    del data["seal"]
    index.write_text(json.dumps(data), encoding="utf-8")
    assert open_campaign(saved.name).progress == saved.progress


def test_mending_works_out_what_was_played(home: Path, capsys: Capture) -> None:
    saved = solo(3)
    right = saved.progress
    edit(saved, lambda it: it.update(pile=["pit"], lines=[], games=7, circles=3))
    assert main(["campaign", "mend", saved.name]) == 0
    assert open_campaign(saved.name).progress == right
    record = saved.path / "chapter-2.record"
    record.write_text(record.read_text(encoding="utf-8")[:-9], encoding="utf-8")
    edit(saved, lambda it: it.update(games=7))
    assert main(["campaign", "mend", saved.name]) == 2
    assert "chapter-2.record cannot be used" in capsys.readouterr().err


def test_who_came_and_who_gave_up_is_no_fault(home: Path) -> None:
    config = CampaignConfig(GAME, "fable", "en", 2, options={"rounds": 1})
    saved = new_campaign(config)
    play(saved, 2)
    for players in (4, 2, 3):
        saved.seat(players)
    play(saved, 2)
    saved.seat(2)
    saved.give_up()
    records = [
        parse_record((saved.path / f"chapter-{number}.record").read_text(encoding="utf-8"))
        for number in range(1, 5)
    ]
    campaigns.check(GAME, saved.progress, records)
    with pytest.raises(CampaignError, match="before the interlude"):
        campaigns.check(
            GAME, {**saved.progress, "seatings": [[0, 1], [0, 2], *saved.progress["seatings"][2:]]}, records
        )


def test_a_chapter_of_another_campaign_is_not_played_on(home: Path) -> None:
    saved = solo(1)
    other = solo(0)
    other.table(seed=1)
    (other.path / "chapter-1.save").rename(saved.path / "chapter-2.save")
    with pytest.raises(SaveError, match="is no game of this campaign"):
        open_campaign(saved.name).table()


def test_a_chapter_that_todays_rules_play_otherwise_is_played_anew(home: Path) -> None:
    saved = solo(1)
    file = SaveFile(saved.table(seed=1).file)
    kept = file.read()
    header = {name: value for name, value in kept.record.header.items() if name not in HEADER_OWN}
    earlier = Record({**header, "revision": 0})
    earlier.setup([], "0" * 64)
    file.write(kept.seating, earlier)
    whole = file.path.read_bytes()
    play(open_campaign(saved.name), 1)
    assert open_campaign(saved.name).progress["chapters"] == 2
    assert (saved.path / "chapter-2.revision-0.save").read_bytes() == whole


def test_a_campaign_keeps_its_owner_s_cards(home: Path, tmp_path: Path, capsys: Capture) -> None:
    """Every chapter is played with them; without them, or with others, none is."""
    box = tmp_path / "box.toml"
    box.write_text(OWNED, encoding="utf-8")
    new = ["campaign", "new", "fine-sand", "solo", "--set", "rounds=1"]
    assert main([*new, "--owner-data", str(box)]) == 0
    name = "fine-sand-solo-1"
    owned = owner_data_for(GAME, str(box), box.read_bytes()).hash
    play(open_campaign(name), 1)
    saved = open_campaign(name)
    assert saved.progress["owner_data"] == owned
    header = parse_record((saved.path / "chapter-1.record").read_text(encoding="utf-8")).header
    assert header["owner_data"] == {"hash": owned, "note": "my box"}
    capsys.readouterr()

    box.write_text(OWNED.replace("cost = 2", "cost = 3"), encoding="utf-8")
    assert main(["campaign", "play", name, "--auto", "1"]) == 2
    assert "have changed since; put them back" in capsys.readouterr().err
    box.unlink()
    assert main(["campaign", "play", name, "--auto", "1"]) == 2
    assert "cannot read the owner's data" in capsys.readouterr().err
    assert main(["campaign", "show", name]) == 0, "its sheet can be read all the same"
    assert not (saved.path / "chapter-2.record").exists()

    box.write_text(OWNED, encoding="utf-8")
    assert main(["campaign", "play", name, "--auto", "1"]) == 0
    assert open_campaign(name).progress["chapters"] == 2
