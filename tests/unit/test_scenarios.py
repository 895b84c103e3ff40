"""Scenario files: what they can say, and what one is told when they are wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from veillee.registry import find_game
from veillee.scenarios import ScenarioError, coverage, load_scenario, run_scenario

ECHO = """
title = "An echo undoes a hush"
game = "whispers"
players = 2
rules = ["wh.hush", "wh.echo"]
options = { rounds = 1 }

[arrange]
hands = [["spark", "echo"], ["hush"]]

[[step]]
seat = 0
answer = "tell spark"
expect = { asked = [1], question = { "1" = "hush" }, options = { "1" = ["keep", "hush"] }, told = ["spark"] }

[[step]]
seat = 1
refused = "tell ember"
because = "wh.hush"
message = "not-offered"

[[step]]
seat = 1
answer = "hush"
expect = { asked = [0], hands = [["echo"], []], knows = { "1" = { "hands.0" = ["echo"] } }, hushed = true }

[[step]]
seat = 0
answer = "echo"

[[step]]
seat = 1
answer = "rest"
expect = { over = true, scores = [1, 0], winners = [0], "hands.0" = [], turns = 2, rows = [["spark"], []] }
"""

DRAW = """
title = "Drawing takes the top card"
game = "whispers"
players = 2
rules = ["wh.turn"]
options = { rounds = 1, hand = 1 }

[chance]
table = ["as-is"]

[[step]]
seat = 0
answer = "draw"
"""


@pytest.fixture(autouse=True)
def _whispers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VEILLEE_GAMES", "toys.whispers")


def write(folder: Path, text: str) -> Path:
    path = folder / "tale.toml"
    path.write_text(text, encoding="utf-8")
    return path


def failures(folder: Path, text: str) -> list[str]:
    return run_scenario(load_scenario(write(folder, text))).lines()


def test_a_whole_scenario_passes_twice(tmp_path: Path) -> None:
    scenario = load_scenario(write(tmp_path, ECHO))
    assert run_scenario(scenario).lines() == []
    assert run_scenario(scenario).lines() == []


def test_scripted_chance(tmp_path: Path) -> None:
    assert failures(tmp_path, DRAW) == []


def test_a_seed_instead_of_a_script(tmp_path: Path) -> None:
    text = DRAW.replace('[chance]\ntable = ["as-is"]', "").replace("players = 2", "players = 2\nseed = 7")
    assert failures(tmp_path, text) == []


def test_other_numbers_of_copies(tmp_path: Path) -> None:
    crowd = ECHO.replace('["hush"]]', '["hush", "echo", "echo", "echo"]]').replace(
        'hands = [["echo"], []]', '"hands.0" = ["echo"]'
    )
    with pytest.raises(ScenarioError, match="echo"):
        load_scenario(write(tmp_path, crowd))
    more = "copies = { echo = 4 }\n" + crowd
    assert load_scenario(write(tmp_path, more)).rules.copies == [6, 4, 5, 4]


FAILING = {
    "another hand": (
        ECHO.replace('hands = [["echo"], []]', 'hands = [["echo", "echo"], []]'),
        "step 3, wh.hush, wh.echo: hands.0: expected [echo, echo], found [echo]",
    ),
    "another question": (
        ECHO.replace('"1" = "hush"', '"0" = "hush"'),
        "step 1, wh.hush, wh.echo: question.0: expected hush, found that seat 0 is not asked",
    ),
    "other options": (
        ECHO.replace('["keep", "hush"]', '["keep"]'),
        "options.1: expected [keep], found [hush, keep]",
    ),
    "wrong knowledge": (
        ECHO.replace('"hands.0" = ["echo"]', '"hands.0" = []'),
        "step 3, wh.hush, wh.echo: knows.1.hands.0: expected [], found [echo]",
    ),
    "wrong scores": (
        ECHO.replace("scores = [1, 0]", "scores = [2, 0]"),
        "scores: expected [2, 0], found [1, 0]",
    ),
    "scores too early": (
        ECHO.replace("asked = [0]", "scores = [1, 0]"),
        "scores: expected [1, 0], found that the game is not over",
    ),
    "wrong field": (ECHO.replace("hushed = true", "hushed = false"), "hushed: expected false, found true"),
    "an answer refused": (
        ECHO.replace('answer = "tell spark"', 'answer = "tell ember"'),
        "expected that seat 0 may 'tell ember', found it refused: You hold no ember. (wh.tell, not-in-hand)",
    ),
    "not asked": (
        ECHO.replace('seat = 0\nanswer = "tell spark"', 'seat = 1\nanswer = "tell spark"'),
        "found it refused: You are not asked anything right now. (not-asked)",
    ),
    "a refusal accepted": (
        ECHO.replace('refused = "tell ember"', 'refused = "keep"'),
        "step 2, wh.hush, wh.echo: expected that seat 1 is refused 'keep', found it accepted",
    ),
    "refused for another reason": (
        ECHO.replace('because = "wh.hush"', 'because = "wh.tell"'),
        "step 2, wh.hush, wh.echo: expected 'tell ember' refused because of wh.tell, not-offered, found",
    ),
    "chance not drawn": (
        DRAW.replace('["as-is"]', '["as-is", 2]'),
        "at the end, wh.turn: chance.table: expected 1 more to be drawn",
    ),
    "chance missing": (
        DRAW.replace('["as-is"]', "[]"),
        "set-up, wh.turn: the game draws an order of 18 cards",
    ),
    "other cards": (
        DRAW.replace('["as-is"]', '[["spark", "hush"]]'),
        "set-up, wh.turn: the game shuffles other cards than the script says: expected [spark, hush], found",
    ),
    "a number for a pile": (DRAW.replace('["as-is"]', "[2]"), "set-up, wh.turn: the game shuffles"),
}


@pytest.mark.parametrize("case", FAILING)
def test_failures_say_what_was_expected_and_found(case: str, tmp_path: Path) -> None:
    text, message = FAILING[case]
    assert text not in (ECHO, DRAW)
    found = failures(tmp_path, text)
    assert found
    assert all("tale.toml" in line and "\n" not in line for line in found)
    assert message in found[0]


def test_a_game_that_breaks_down_is_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def crumble(self: object, match: object) -> None:
        raise IndexError("no such card")

    scenario = load_scenario(write(tmp_path, ECHO))
    monkeypatch.setattr(type(scenario.rules), "begin", crumble)
    (line,) = run_scenario(scenario).lines()
    assert line.endswith("set-up, wh.hush, wh.echo: the game broke down: IndexError: no such card")


BROKEN = {
    "not TOML": ("title = ", "tale.toml: not valid TOML"),
    "unknown key": ("colour = 1\n" + ECHO, "colour: unknown key (known: title, game,"),
    "no title": (ECHO.replace('title = "An echo undoes a hush"', ""), "title: is missing"),
    "title is no text": (ECHO.replace('"An echo undoes a hush"', "7"), "title: 7 should be a text"),
    "unknown game": (
        ECHO.replace('"whispers"', '"chess"'),
        "game: unknown game 'chess' (known: fairy-tale, grimm-forest, fine-sand, dice-upon-a-time, whispers)",
    ),
    "too many players": (
        ECHO.replace("players = 2", "players = 9"),
        "for 2 to 4 players, not 9 (rule wh.setup)",
    ),
    "players true": (ECHO.replace("players = 2", "players = true"), "players: True should be a whole number"),
    "unknown option": (ECHO.replace("rounds = 1", "moons = 1"), "unknown option 'moons'"),
    "copies of no card": (
        "copies = { spork = 2 }\n" + ECHO,
        "copies: unknown card 'spork' (did you mean 'spark'? known: spark,",
    ),
    "half a copy": ("copies = { echo = 0.5 }\n" + ECHO, "copies: echo: 0.5 should be a whole number"),
    "copies without end": (
        "copies = { echo = 1001 }\n" + ECHO,
        "copies: echo: 1001 should be from 0 to 1000",
    ),
    "fewer than none": ("copies = { echo = -1 }\n" + ECHO, "copies: echo: -1 should be from 0 to 1000"),
    "copies are no table": ("copies = 2\n" + ECHO, "copies: 2 should be a table"),
    "copies the game cannot play": (
        'title = "Two"\ngame = "fairy-tale"\nplayers = 2\ncopies = { trickster = 2 }\n',
        "tale.toml: copies: there is more than one almighty card",
    ),
    "unknown anchor": (
        ECHO.replace('"wh.echo"]', '"wh.ghost"]'),
        "rules: the rulebook has no rule 'wh.ghost'",
    ),
    "no anchor": (ECHO.replace('["wh.hush", "wh.echo"]', "[]"), "rules: name at least one rule"),
    "unknown zone": (
        ECHO.replace("[arrange]\nhands", "[arrange]\nfeet"),
        "arrange: there is no zone or field 'feet'",
    ),
    "unknown card": (
        ECHO.replace('"spark", "echo"', '"spork"'),
        "arrange: hands: unknown card 'spork' (did you mean 'spark'? known: spark,",
    ),
    "too many copies": (
        ECHO.replace('"spark", "echo"', ", ".join(['"echo"'] * 4)),
        "the position has 4 of 'echo'",
    ),
    "seed and chance": ("seed = 1\n" + DRAW, "seed: give either a seed or scripted chance"),
    "unknown stream": (DRAW.replace("table =", "moon ="), "chance: moon: unknown key (known: table, seats)"),
    "streams of other seats": (
        DRAW.replace("[chance]", "[chance]\nseats = [[]]"),
        "chance: seats: give 2 lists",
    ),
    "bad outcome": (DRAW.replace('"as-is"', '"shuffled"'), "chance: table: 'shuffled' is not a number"),
    "unknown card in chance": (DRAW.replace('"as-is"', '["x"]'), "chance: table: unknown card 'x'"),
    "no step": (DRAW.partition("[[step]]")[0], "step: there is nothing to do"),
    "unknown key of a step": (DRAW + "move = 1", "step 1: move: unknown key (known: seat, answer,"),
    "answer and refused": (DRAW + 'refused = "rest"', "step 1: refused: a step is either"),
    "reason of an answer": (
        DRAW + 'because = "wh.turn"',
        "step 1: because: only a refused answer has a reason",
    ),
    "no seat": (DRAW.replace("seat = 0", ""), "step 1: seat: is missing"),
    "a seat alone": (DRAW.replace('answer = "draw"', ""), "step 1: seat: there is no answer"),
    "a step that does nothing": (DRAW + "[[step]]", "step 2: expect: is missing"),
    "no such seat": (DRAW.replace("seat = 0", "seat = 2"), "step 1: seat: there is no seat 2 (0 to 1)"),
    "unknown verb": (
        DRAW.replace('"draw"', '"fly"'),
        "step 1: answer: unknown verb 'fly' (this game has: tell,",
    ),
    "empty answer": (DRAW.replace('"draw"', '""'), "step 1: answer: is empty"),
    "missing argument": (DRAW.replace('"draw"', '"tell"'), "step 1: answer: 'tell' should read 'tell CARD'"),
    "unknown because": (
        ECHO.replace('because = "wh.hush"', 'because = "x"'),
        "step 2: because: the rulebook has no",
    ),
    "unknown expectation": (
        DRAW + "expect = { moon = 1 }",
        "step 1: expect: moon: unknown key (known: asked,",
    ),
    "unknown card expected": (DRAW + 'expect = { deck = ["x"] }', "step 1: expect: deck: unknown card 'x'"),
    "one list for all seats": (DRAW + 'expect = { hands = ["x"] }', "expect: hands: 'x' should be a list"),
    "too few lists": (DRAW + "expect = { hands = [[]] }", "expect: hands: give 2 lists of cards"),
    "a seat's deck": (DRAW + 'expect = { "deck.0" = [] }', "expect: deck.0: deck belongs to the table"),
    "a seat's turns": (DRAW + 'expect = { "turns.0" = 1 }', "expect: turns.0: turns belongs to the table"),
    "hand of no seat": (DRAW + 'expect = { "hands.7" = [] }', "expect: hands.7: there is no seat '7'"),
    "options of no seat": (
        DRAW + 'expect = { options = { "x" = [] } }',
        "expect: options: x: there is no seat 'x'",
    ),
    "unknown option expected": (
        DRAW + 'expect = { options = { "0" = ["fly"] } }',
        "options: 0: unknown verb 'fly'",
    ),
    "unknown question": (
        DRAW + 'expect = { question = { "0" = "why" } }',
        "question: unknown question 'why'",
    ),
    "knowledge of no zone": (
        DRAW + 'expect = { knows = { "0" = { feet = [] } } }',
        "knows: 0: feet: unknown zone",
    ),
    "over is no number": (DRAW + "expect = { over = 1 }", "expect: over: 1 should be true or false"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_broken_files_name_the_key(case: str, tmp_path: Path) -> None:
    text, message = BROKEN[case]
    path = write(tmp_path, text)
    with pytest.raises(ScenarioError) as caught:
        load_scenario(path)
    assert str(caught.value).startswith(f"{path}: ")
    assert message in str(caught.value)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    for name, message in ((".", "Is a directory"), ("none.toml", "No such file"), ("binary.toml", "UTF-8")):
        with pytest.raises(ScenarioError, match=message):
            load_scenario(tmp_path / name)


def test_coverage_counts_rules_of_passing_scenarios(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "good.toml").write_text(ECHO, encoding="utf-8")
    (tmp_path / "bad.toml").write_text(DRAW.replace('["as-is"]', "[]"), encoding="utf-8")
    monkeypatch.setattr(
        "veillee.data.game_files.GameFiles.scenarios", lambda files: sorted(tmp_path.iterdir())
    )
    found = coverage(find_game("whispers"))
    missing = ["wh.aim", "wh.setup", "wh.turn", "wh.tell", "wh.end"]
    assert found.to_json() == {"game": "whispers", "anchors": 7, "covered": 2, "missing": missing}
    assert [outcome.scenario.title for outcome in found.failed] == ["Drawing takes the top card"]
