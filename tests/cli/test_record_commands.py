"""Commands that write and read records: what they tell, and that nothing forged gets past them."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cli.running import Capture, run, run_json
from veillee.commands import main
from veillee.commands.verify import verify_record
from veillee.tools.verifier import spelled


def test_record_is_the_same_for_the_same_seed(capsys: Capture, record: Path) -> None:
    code, out = run(capsys, "record", "whispers", "--set", "rounds=1", "--seed", "7")
    assert (code, out) == (0, record.read_text(encoding="utf-8"))
    assert run(capsys, "record", "whispers", "--set", "rounds=1", "--seed", "8")[1] != out


def test_record_describes_itself(capsys: Capture) -> None:
    code, found = run_json(
        capsys, "record", "whispers", "--players", "3", "--set", "hand=1", "--out", "x.record"
    )
    assert code == 0
    assert (found["players"], found["options"]) == (3, {"rounds": 5, "hand": 1})
    assert found["file"] == "x.record"
    assert run_json(capsys, "record", "whispers")[1]["record"][0]["type"] == "header"


def test_replay_tells_the_game(capsys: Capture, record: Path) -> None:
    code, out = run(capsys, "replay", record)
    assert code == 0
    assert out.startswith("Whispers, 2 players · rounds: 1 · hand: 3 · practice game, seed 7\n")
    assert "   3  Player 1: Tell spark\n" in out
    assert "the deck → " not in out
    assert (
        "        3 cards: the deck → Player 1\u2019s hand\n" in run(capsys, "replay", record, "--events")[1]
    )
    assert "   3  Joueur 1\xa0: Tell spark\n" in run(capsys, "replay", record, "--lang", "fr")[1]


def test_replay_speaks_the_language_of_the_game(capsys: Capture) -> None:
    assert (
        run(capsys, "record", "fairy-tale", "--set", "rounds=1", "--seed", "7", "--out", "ft.record")[0] == 0
    )
    code, out = run(capsys, "replay", "ft.record", "--events", "--lang", "ru")
    assert code == 0
    assert " · Раунды: 1 · " in out
    assert "  Игрок 1: Оставить карту «" in out
    assert "        Игрок 1 вскрывает карту «" in out
    out = run(capsys, "replay", "ft.record", "--seat", "0", "--lang", "ru")[1]
    assert "Вы вскрываете карту «" in out
    assert "Игрок 1 вскрывает" not in out


def test_replay_as_json(capsys: Capture, record: Path) -> None:
    code, found = run_json(capsys, "replay", record, "--events")
    assert code == 0
    types = [line["type"] for line in found["lines"]]
    assert (types[0], set(types[1:-1]), types[-1]) == ("setup", {"answer"}, "end")
    assert found["lines"][1]["question"] == "turn"
    assert found["lines"][0]["events"][0]["words"] == "Shuffled: the deck."
    assert found["lines"][1]["words"] == "tell spark"
    assert found["result"]["winners"]
    assert "events" not in run_json(capsys, "replay", record)[1]["lines"][0]


def test_replay_for_a_seat_tells_only_what_it_was_told(capsys: Capture, record: Path) -> None:
    code, found = run_json(capsys, "replay", record, "--seat", "1")
    assert code == 0
    dealt = [event for event in found["events"] if event["event"] == "move"][:6]
    assert [event["card"] < 0 for event in dealt] == [True] * 3 + [False] * 3
    assert [event["n"] for event in found["events"]] == list(range(len(found["events"])))
    assert "lines" not in found
    out = run(capsys, "replay", record, "--seat", "1")[1]
    assert "\n3 cards: the deck → Player 1\u2019s hand\n" in out
    assert " the deck → your hand\n" in out


def test_verify_says_what_was_checked(capsys: Capture, record: Path) -> None:
    code, out = run(capsys, "verify", record)
    assert code == 0
    assert out.startswith(f"{record}: sound\n")
    assert "1 draw checked" in out
    assert "whispers (revision 1) makes every line just so" in out
    code, found = run_json(capsys, "verify", record)
    assert (code, found["ok"], found["draws"], found["rules_replayed"]) == (0, True, 1, True)
    assert found["finished"]


def test_every_changed_byte_is_caught_and_its_line_named(
    record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = record.read_bytes()
    rng = Random(1)
    for position, byte in enumerate(data):
        for flip in (0x01, 0x80, rng.randrange(1, 256)):
            changed = data[:position] + bytes([byte ^ flip]) + data[position + 1 :]
            monkeypatch.setattr("veillee.commands.records.read_bytes", lambda file, changed=changed: changed)
            fault = verify_record("changed").fault
            assert fault is not None, f"byte {position} ^ {flip}"
            assert fault.line == data.count(b"\n", 0, position) + 1, f"byte {position} ^ {flip}: {fault}"


@pytest.mark.parametrize("name", ["verify", "replay"])
def test_a_damaged_record_is_told_from_a_wrong_file(name: str, capsys: Capture, record: Path) -> None:
    data = record.read_bytes()
    record.write_bytes(data.replace(b'"seat":0', b'"seat":1', 1))
    code, out = run(capsys, name, record)
    assert code == 1
    assert out.startswith(f"{record}: NOT SOUND\n  line 3: ")
    assert run_json(capsys, name, record)[1]["line"] == 3


def lines_of(record: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]


def forge(record: Path, lines: list[dict[str, Any]]) -> None:
    """Write the lines with a hash chain of their own, as a forger would."""
    text, last = "", ""
    for line in lines:
        body = {key: value for key, value in line.items() if key != "hash"}
        last = sha256((last + spelled(body)).encode()).hexdigest()
        text += spelled({**body, "hash": last}) + "\n"
    record.write_text(text, encoding="utf-8")


FORGERIES: dict[str, tuple[int, dict[str, Any], str]] = {
    "another answer": (3, {"option": 2}, "the rules say otherwise"),
    "an answer the rules refuse": (3, {"option": 5}, "the rules refuse it"),
    "an option that does not exist": (3, {"option": 999}, "the rules refuse it"),
    "a seat that does not exist": (3, {"seat": 9}, "there is no seat 9 at this table"),
    "a seat below zero": (3, {"seat": -1}, "'seat' of this answer"),
    "a decision too early": (3, {"decision": 4}, "the rules refuse it: stale-decision"),
    "a state that never was": (3, {"state": "0" * 64}, "the rules say otherwise"),
    "another draw": (
        2,
        {"draws": [[0, 0, 18, list(range(18))]]},
        "draw 0 of stream 0 does not come from the key",
    ),
    "no draw": (2, {"draws": []}, "the rules say otherwise"),
    "a draw without end": (2, {"draws": [[0, 0, 0, 0]]}, "'draws' of this setup"),
    "a draw of nonsense": (2, {"draws": [[0, "x"]]}, "'draws' of this setup"),
    "a draw beyond counting": (2, {"draws": [[1 << 40, 0, 2, 1]]}, "'draws' of this setup"),
    "a pile beyond measure": (2, {"draws": [[0, 0, 10**12, [1]]]}, "'draws' of this setup"),
    "another seed": (1, {"seed": 8}, "the commitment does not fit the key"),
    "a seed that is no number": (1, {"seed": "7"}, "'seed' of this header"),
    "another commitment": (1, {"commitment": "0" * 64}, "the commitment does not fit the key"),
    "options the game lacks": (1, {"options": {"moons": 1}}, "unknown option 'moons'"),
    "too many players": (1, {"players": 9}, "whispers is for 2 to 4 players, not 9"),
    "an impossible arrangement": (1, {"arrangement": {"feet": []}}, "the rules break down"),
    "another type": (3, {"type": "song"}, "unknown type 'song'"),
    "a type that is no word": (3, {"type": [1]}, "unknown type [1]"),
    "no set-up": (2, {"type": "answer"}, "should be the setup"),
    "half a letter": (3, {"option": "\\ud800"}, "'option' of this answer"),
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_forgeries_with_a_chain_of_their_own(forgery: str, capsys: Capture, record: Path) -> None:
    line, change, message = FORGERIES[forgery]
    lines = lines_of(record)
    lines[line - 1] |= change
    forge(record, lines)
    code, found = run_json(capsys, "verify", record)
    assert (code, found["ok"]) == (1, False)
    assert message in found["fault"]
    assert found["line"] == line
    assert main(["replay", str(record)]) == 1


def test_an_arrangement_put_in_later_is_caught(capsys: Capture, record: Path) -> None:
    lines = lines_of(record)
    lines[0]["arrangement"] = {"hands": [["echo"], ["hush"]]}
    forge(record, lines)
    assert run_json(capsys, "verify", record)[1]["line"] == 2


def test_another_result_is_caught(capsys: Capture, record: Path) -> None:
    lines = lines_of(record)
    lines[-1]["result"] = {"scores": [9, 9], "winners": [0, 1]}
    forge(record, lines)
    assert run_json(capsys, "verify", record)[1]["line"] == len(lines)


def test_lines_after_the_end_are_caught(capsys: Capture, record: Path) -> None:
    lines = lines_of(record)
    forge(record, [*lines, lines[-2]])
    assert run_json(capsys, "verify", record)[1]["fault"] == "the game was over before it"


def test_a_missing_end_is_caught(capsys: Capture, record: Path) -> None:
    lines = lines_of(record)
    forge(record, lines[:-1])
    code, found = run_json(capsys, "verify", record)
    assert (code, found["line"]) == (1, len(lines))


def test_an_unfinished_practice_game(capsys: Capture, record: Path) -> None:
    forge(record, lines_of(record)[:4])
    code, out = run(capsys, "verify", record)
    assert code == 0
    assert "NOT OVER: 2 answers so far" in out
    assert run(capsys, "replay", record)[1].endswith("The game is not over.\n")


def test_an_unfinished_game_with_a_secret_key(capsys: Capture, record: Path) -> None:
    lines = lines_of(record)[:4]
    del lines[0]["seed"]
    forge(record, lines)
    code, out = run(capsys, "verify", record)
    assert code == 3
    assert "draws  NOT CHECKED: the key is not known before the game is over" in out
    assert run_json(capsys, "verify", record)[1]["draws"] is None
    assert main(["replay", str(record)]) == 2


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"revision": 2}, "it was played by rules revision 2, whispers has 1 here"),
        ({"data": "0" * 64}, "it was played with other cards than whispers has here"),
        (
            {"game": "chess"},
            "unknown game 'chess' (known: fairy-tale, grimm-forest, fine-sand, dice-upon-a-time, whispers)",
        ),
    ],
)
def test_a_record_of_other_rules(change: dict[str, Any], why: str, capsys: Capture, record: Path) -> None:
    lines = lines_of(record)
    lines[0] |= change
    forge(record, lines)
    code, out = run(capsys, "verify", record)
    assert code == 3
    assert f"rules  NOT REPLAYED: {why}" in out
    assert "1 draw checked" in out
    assert main(["replay", str(record)]) == 2
    assert capsys.readouterr().err == f"veillee: {record} cannot be replayed: {why}\n"


def test_a_record_with_a_secret_key(capsys: Capture, record: Path) -> None:
    lines = lines_of(record)
    del lines[0]["seed"]
    forge(record, lines)
    assert run(capsys, "verify", record)[0] == 0
    assert run(capsys, "replay", record)[0] == 0
