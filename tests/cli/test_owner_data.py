"""`--owner-data` and `veillee cards`: a table with the cards of one's own box, from record to verify."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from cli.running import Capture, run, run_json
from veillee.commands import main
from veillee.tools import verifier

BOX = """
game = "fairy-tale"
note = "Second printing"
[[change]]
id = "castle"
points = 5
copies = 3
[[change]]
id = "bard"
copies = 5
"""


@pytest.fixture
def box(tmp_path: Path) -> Path:
    path = tmp_path / "box.toml"
    path.write_text(BOX, encoding="utf-8")
    return path


@pytest.fixture
def owned(tmp_path: Path, box: Path, capsys: Capture) -> Path:
    """A practice game of Fairy Tale with owner's data."""
    code, out = run(capsys, "record", "fairy-tale", "--owner-data", box, "--out", "owned.record")
    assert (code, out.endswith(" answers, with owner's data\n")) == (0, True)
    return Path("owned.record")


def complaint(capsys: Capture, *arguments: object) -> str:
    assert main([str(argument) for argument in arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    return captured.err


# Records


def test_a_record_says_so(capsys: Capture, box: Path) -> None:
    found = run_json(capsys, "record", "fairy-tale", "--owner-data", box)[1]
    assert found["owner_data"]["note"] == "Second printing"
    assert found["result"]["owner_data"] == found["owner_data"]["hash"]
    assert found["record"][0]["owner_data"] == found["owner_data"]
    assert "owner_data" not in run(capsys, "record", "fairy-tale")[1]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "owner\u2019s data: Second printing"),
        ("fr", "données du propriétaire\xa0: Second printing"),
        ("ru", "данные владельца: Second printing"),
    ],
)
def test_it_is_replayed_with_the_file(
    language: str, words: str, capsys: Capture, owned: Path, box: Path
) -> None:
    code, out = run(capsys, "replay", owned, "--owner-data", box, "--lang", language)
    assert (code, out.splitlines()[0].endswith(words)) == (0, True)
    found = run_json(capsys, "replay", owned, "--owner-data", box)[1]
    assert found["result"]["owner_data"] == found["owner_data"]["hash"]


def test_it_is_verified_with_the_file(capsys: Capture, owned: Path, box: Path) -> None:
    code, out = run(capsys, "verify", owned, "--owner-data", box)
    assert (code, out.splitlines()[0]) == (0, "owned.record: sound")
    assert re.search(r"  cards  owner's data: Second printing, hash [0-9a-f]{12}…\n", out)
    assert re.search(r"  game   over: scores \[.*\], winners \[.*\]\n$", out)
    found = run_json(capsys, "verify", owned, "--owner-data", box)[1]
    assert found["result"]["owner_data"] == found["owner_data"]["hash"]


def test_without_the_file_its_draws_are_checked(capsys: Capture, owned: Path) -> None:
    named = r"owner's data \(Second printing, hash [0-9a-f]{12}…\)"
    why = f"it was played with {named}; give the file with --owner-data"
    code, out = run(capsys, "verify", owned)
    assert code == 3
    assert re.search(f"rules  NOT REPLAYED: {why}\n", out)
    assert "draw checked: all come from the key" in out
    assert verifier.verify(owned.read_text(encoding="utf-8")) == 1
    assert re.fullmatch(
        f"veillee: owned.record cannot be replayed: {why}\n", complaint(capsys, "replay", owned)
    )


def test_another_files_cards_are_told_apart(capsys: Capture, owned: Path, box: Path) -> None:
    box.write_text(BOX.replace("points = 5", "points = 4"), encoding="utf-8")
    why = (
        r"it was played with owner's data \(.*\), but .*box.toml comes to other cards \(hash [0-9a-f]{12}…\)"
    )
    assert re.search(why, complaint(capsys, "replay", owned, "--owner-data", box))
    code, found = run_json(capsys, "verify", owned, "--owner-data", box)
    assert (code, found["ok"], found["rules_replayed"]) == (3, True, False)
    assert re.fullmatch(why, found["why_not_replayed"])


def test_another_note_does_not_matter(capsys: Capture, owned: Path, box: Path) -> None:
    box.write_text(BOX.replace("Second printing", "The blue box"), encoding="utf-8")
    assert run(capsys, "verify", owned, "--owner-data", box)[0] == 0


def test_a_record_without_owners_data_takes_none(capsys: Capture, box: Path) -> None:
    run(capsys, "record", "fairy-tale", "--out", "plain.record")
    assert "it was played without owner's data; leave out --owner-data" in complaint(
        capsys, "replay", "plain.record", "--owner-data", box
    )


@pytest.mark.parametrize(
    "crooked",
    [7, {"hash": "0", "note": ""}, {"hash": "0" * 64, "note": 7}, {}, {"hash": "0" * 64, "note": "\x1b[2J"}],
)
def test_a_crooked_header_is_a_forgery(crooked: Any, capsys: Capture, owned: Path) -> None:
    entries = verifier.read(owned.read_text(encoding="utf-8"))
    entries[0]["owner_data"] = crooked
    text, last = "", ""
    for entry in entries:
        last = sha256((last + verifier.spelled(entry)).encode()).hexdigest()
        text += verifier.spelled({**entry, "hash": last}) + "\n"
    owned.write_text(text, encoding="utf-8")
    code, out = run(capsys, "verify", owned)
    assert (code, "line 1: 'owner_data' of this header" in out) == (1, True)


@pytest.mark.parametrize("command", ["record", "cards"])
def test_wrong_files_are_told_in_one_line(command: str, capsys: Capture, box: Path) -> None:
    given = [command, "fairy-tale", "--owner-data"]
    assert "cannot read none.toml: No such file" in complaint(capsys, *given, "none.toml")
    box.write_text(BOX.replace("castle", "castel"), encoding="utf-8")
    found = complaint(capsys, *given, "box.toml")
    assert found == "veillee: box.toml: unknown card 'castel' (did you mean 'castle'?)\n"
    box.write_text(BOX + '[[change]]\nid = "demon"\ntype = "inn"\n', encoding="utf-8")
    assert complaint(capsys, *given, "box.toml") == "veillee: box.toml: card 'demon': type cannot be 'inn'\n"
    assert "it is for fairy-tale, not for whispers" in complaint(
        capsys, command, "whispers", "--owner-data", "box.toml"
    )


# Cards


def test_cards_lists_them_all(capsys: Capture) -> None:
    code, out = run(capsys, "cards", "fairy-tale")
    assert (code, out.splitlines()[0]) == (0, "Fairy Tale: 100 cards of 40 kinds")
    assert re.search(r"^ +4 +- +6 +1  inferred +castle\n    Castle\. 6 points\. ", out, re.MULTILINE)
    assert "owner" not in out
    assert "confirmée" in run(capsys, "cards", "fairy-tale", "--lang", "fr")[1]
    assert re.search(r"^ +6 +1  - +spark$", run(capsys, "cards", "whispers")[1], re.MULTILINE)


def test_cards_are_listed_by_their_names_in_the_language(capsys: Capture) -> None:
    ids = ["snow-white", "woodcutter", "golden-goose"]  # Blanche-Neige, Le Bûcheron, L'Oie d'Or
    lines = run(capsys, "cards", "grimm-forest", "--lang", "fr")[1].splitlines()
    assert [line.split()[-1] for line in lines if line.split()[-1:] and line.split()[-1] in ids] == ids
    rows = run_json(capsys, "cards", "grimm-forest", "--lang", "fr")[1]["cards"]
    assert [row["id"] for row in rows if row["id"] in ids] == ["golden-goose", "snow-white", "woodcutter"]


def test_cards_marks_what_an_owner_changes(capsys: Capture, box: Path) -> None:
    box.write_text(BOX + '[[change]]\nid = "dark-angel"\nopen = "shadow"\n', encoding="utf-8")
    out = run(capsys, "cards", "fairy-tale", "--owner-data", box)[1]
    assert out.splitlines()[1] == "owner\u2019s data: Second printing"
    assert re.search(r"^ +4→3 +- +6→5 +1  owner\u2019s data +castle$", out, re.MULTILINE)
    assert "    Castle. Without the owner\u2019s data: 6 points." in out
    assert re.search(r"^ +4→5 .* bard\n    Bard\. 3 points", out, re.MULTILINE), "its text is still right"
    assert '    open: "any" → "shadow"\n' in out


def test_cards_as_json(capsys: Capture, box: Path) -> None:
    found = run_json(capsys, "cards", "fairy-tale", "--owner-data", box)[1]
    castle = next(card for card in found["cards"] if card["id"] == "castle")
    assert (castle["points"], castle["provenance"], castle["name"]) == (5, "owner", "Castle")
    assert castle["changed"] == {"points": 6, "copies": 4}
    assert found["owner_data"]["note"] == "Second printing"
    assert "owner_data" not in run_json(capsys, "cards", "fairy-tale")[1]


@pytest.mark.parametrize("game", ["fairy-tale", "whispers"])
def test_the_template_holds_the_houses_own_cards(game: str, capsys: Capture) -> None:
    assert run(capsys, "cards", game, "--template", "--out", "all.toml")[0] == 0
    text = Path("all.toml").read_text(encoding="utf-8")
    assert run(capsys, "cards", game, "--template")[1] == text
    assert "it changes no card" in complaint(capsys, "cards", game, "--owner-data", "all.toml")
    Path("all.toml").write_text(re.sub(r"^#(?!#)", "", text, flags=re.MULTILINE), encoding="utf-8")
    found = run_json(capsys, "cards", game, "--owner-data", "all.toml")[1]["cards"]
    assert {card["provenance"] for card in found} == {"owner"}
    assert not any(card["changed"] for card in found)


def test_what_does_not_go_with_the_template(capsys: Capture, box: Path) -> None:
    assert "goes with neither" in complaint(capsys, "cards", "fairy-tale", "--template", "--json")
    assert "goes with neither" in complaint(capsys, "cards", "fairy-tale", "--template", "--owner-data", box)
    assert "--out goes with --template" in complaint(capsys, "cards", "fairy-tale", "--out", "x.toml")
