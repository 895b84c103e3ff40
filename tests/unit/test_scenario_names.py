"""Scenarios that speak of fields in names, and the upgrade of those that speak in numbers."""

from __future__ import annotations

import stat
from pathlib import Path
from typing import Any

import pytest

from veillee.core.arrangement import arrange
from veillee.core.field_names import FieldNames, flag_names
from veillee.registry import find_game, games, rules_for
from veillee.scenarios import ScenarioError, load_scenario, run_scenario, upgrade_scenario
from veillee.scenarios.toml_values import find_values, written

OLD = """\
# A house, and a theft.
title = "Numbers"   # not names
game = "grimm-forest"
players = 3
rules = ["gf.end"]

[arrange]
round = 12
window = 10  # the turns
actions = [0, 0,   1]
first = 0
pigs = [
    0,  # the Fields
    1, -1,
]
stocks = [5, 0, 0, 0, 4, 0, 0, 0, 0]
tokens = [2, -1, -1]
resources = [[0, 0, 0], [1, 0, 2], [0, 1, 0]]
debts = [-1, -1, 5]
houses = [[9, 9, 10, 0, 0], [9, 0, 11, 0, 0], [0, 0, 0, 0, 0]]

[[step]]
expect = { window = 10, "resources.1" = [1, 0, 2], 'houses.2' = [0, 0, 0, 0, 0], asked = [2] }

[[step]]
seat = 2
answer = "gain straw"
[step.expect]
over = true   # and done
stocks = [5, 0, 0, 0, 4, 0, 0, 0, 0]
resources = [[0, 0, 0], [1, 0, 2], [1, 1, 0]]
"""

NEW = """\
# A house, and a theft.
title = "Numbers"   # not names
game = "grimm-forest"
players = 3
rules = ["gf.end"]

[arrange]
round = 12
window = "turns"  # the turns
actions = [0, 0,   1]
first = 0
pigs = [
    "fields",  # the Fields
    "forest", "none",
]
stocks = { fields = { straw = 5 }, forest = { wood = 4 } }
tokens = { straw = 2 }
resources = [{}, { straw = 1, brick = 2 }, { wood = 1 }]
debts = ["none", "none", "brick.1"]
houses = [["straw-roof", "straw-roof", "wood-roof", "empty", "empty"], ["straw-roof", "empty", "brick-roof", \
"empty", "empty"], ["empty", "empty", "empty", "empty", "empty"]]

[[step]]
expect = { window = "turns", "resources.1" = { straw = 1, brick = 2 }, 'houses.2' = ["empty", "empty", \
"empty", "empty", "empty"], asked = [2] }

[[step]]
seat = 2
answer = "gain straw"
[step.expect]
over = true   # and done
stocks = { fields = { straw = 5 }, forest = { wood = 4 } }
resources = [{}, { straw = 1, brick = 2 }, { straw = 1, wood = 1 }]
"""


def write(folder: Path, text: str) -> Path:
    path = folder / "tale.toml"
    path.write_bytes(text.encode())
    return path


def outcome(folder: Path, text: str) -> list[str]:
    return run_scenario(load_scenario(write(folder, text))).lines()


def state_of(folder: Path, text: str) -> Any:
    scenario = load_scenario(write(folder, text))
    assert scenario.arrangement is not None
    state = scenario.rules.blank_state()
    arrange(scenario.rules, state, scenario.arrangement)
    return state


# Both forms


def test_numbers_and_names_play_alike(tmp_path: Path) -> None:
    assert outcome(tmp_path, OLD) == outcome(tmp_path, NEW) == []
    assert state_of(tmp_path, OLD) == state_of(tmp_path, NEW)


@pytest.mark.parametrize(
    "stocks", ["{ fields = [5, 0, 0], forest = { wood = 4 } }", "{ fields = { straw = 5 } }"]
)
def test_tables_may_hold_lists_and_leave_out_what_is_nothing(stocks: str, tmp_path: Path) -> None:
    given = OLD.replace("[5, 0, 0, 0, 4, 0, 0, 0, 0]", stocks)
    wood = 4 if "wood" in stocks else 0
    assert state_of(tmp_path, given).stocks == [5, 0, 0, 0, wood, 0, 0, 0, 0]


@pytest.mark.parametrize("text", [OLD, NEW], ids=["numbers", "names"])
def test_failures_speak_in_names(text: str, tmp_path: Path) -> None:
    changed = text.replace("[1, 1, 0]]", "[1, 1, 1]]").replace("{ straw = 1, wood = 1 }]", "[1, 1, 1]]")
    (line,) = outcome(tmp_path, changed)
    everything = "{ straw = 1, wood = 1, brick = 1 }"
    rest = "{}, { straw = 1, brick = 2 }"
    assert line.endswith(f"expected [{rest}, {everything}], found [{rest}, {{ straw = 1, wood = 1 }}]")
    changed = text.replace("expect = { window = 10", "expect = { window = 9")
    changed = changed.replace('expect = { window = "turns"', 'expect = { window = "start-of-build"')
    assert outcome(tmp_path, changed)[0].endswith("window: expected start-of-build, found turns")


WRONG = {
    "unknown name": (
        'window = "noon"',
        "arrange: window: unknown name 'noon' (known: start-of-round, choosing, ",
    ),
    "unknown name in a list": (
        'pigs = ["fields", "meadow", "none"]',
        "arrange: pigs: unknown name 'meadow' (known: none, fields, forest, brickyard)",
    ),
    "unknown item": (
        "stocks = { meadow = [1, 0, 0] }",
        "stocks: unknown name 'meadow' (known: fields, forest,",
    ),
    "unknown item below": (
        "stocks = { fields = { gold = 1 } }",
        "stocks: fields: unknown name 'gold' (known: straw, wood, brick)",
    ),
    "too few values": (
        "stocks = { fields = [1, 0] }",
        "stocks: fields: [1, 0] should be 3 values (straw, wood, brick), or a table of them",
    ),
    "no list of an item": ("stored = { straw = [1] }", "arrange: stored: straw: [1] is not like 0"),
    "a word for a number": ('stored = { straw = "many" }', "stored: straw: 'many' is not a number"),
    "a table without names": (
        "resources = [{ straw = 1 }, {}]",
        "arrange: resources: give 3 values, one for each seat",
    ),
    "a table for all seats": ("resources = { straw = 1 }", "arrange: resources: {'straw': 1} is not like "),
    "a table of what has no names": (
        "window = { straw = 1 }",
        "window: {'straw': 1} is a table, but what it would",
    ),
    "a list for a name": ('window = ["turns"]', "arrange: window: [10] is not like 0"),
}


@pytest.mark.parametrize("case", WRONG)
def test_wrong_names_are_told_with_the_known_ones(case: str, tmp_path: Path) -> None:
    given, message = WRONG[case]
    head = OLD.partition("round = 12")[0]
    path = write(tmp_path, head + given + "\n[[step]]\nexpect = { over = false }\n")
    with pytest.raises(ScenarioError) as caught:
        load_scenario(path)
    assert str(caught.value).startswith(f"{path}: ")
    assert message in str(caught.value)


def test_wrong_names_are_told_in_expectations(tmp_path: Path) -> None:
    path = write(tmp_path, NEW.replace('expect = { window = "turns"', 'expect = { window = "noon"'))
    with pytest.raises(
        ScenarioError, match=r"step 1: expect: window: unknown name 'noon' \(known: start-of-round"
    ):
        load_scenario(path)


# Names by themselves


def test_every_number_of_every_field_comes_back() -> None:
    for game in games():
        rules = rules_for(game, game.players[0])
        state = rules.blank_state()
        for field, names in rules.field_names.items():
            assert field in dict(type(state).FIELDS)
            assert [names.part_numbers(names.part_words(number)) for number in names.values] == [
                *names.values
            ]
            assert names.numbers(names.words(getattr(state, field))) == getattr(state, field)


def test_lists_by_name() -> None:
    names = FieldNames(per_seat=False)
    names.name_values(["red", "1"], {-1: "none"})
    names.axes = [["sea", "hill"]]
    assert names.words([-1, 0]) == {"hill": "red"}
    assert names.words([1, 7]) == {"sea": 1, "hill": 7}
    assert names.words([0]) == ["red"]
    assert names.numbers({"hill": "1"}) == [-1, 1]
    names.holds_lists = True
    assert names.words([[], [0, 1]]) == {"hill": ["red", 1]}
    assert names.numbers({"sea": ["none"]}) == [[-1], []]


def test_flags() -> None:
    assert flag_names(["a", "b"]) == ["none", "a", "b", "a+b"]


def test_two_values_cannot_share_a_name() -> None:
    with pytest.raises(ValueError, match="two values are called the same: none, red, none"):
        FieldNames(per_seat=True).name_values(["red", "none"], {-1: "none"})


def test_only_fields_get_names() -> None:
    rules = rules_for(find_game("grimm-forest"), 2)
    with pytest.raises(ValueError, match=r"'moon' gets names, but visibility\.toml knows no such field"):
        rules.name_values("moon", ["new", "full"])


# Where values stand


TRICKY = """\
a.b = 1 # [not = here]
"quoted key".'x.y' = [1, [2, 3,], # ] }
  { k = "]}", l = '#' } ]
text = \"\"\"one " = 2
[no.table] \\\"\"\" # no comment\"\"\"\"
raw = '''it's [[no]]'''
day = 2001-02-03 04:05:06
[[t]]
[[t]]
v = { w = { x = [] }, y = -1_0 }
[t.u]
z = true"""


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_every_value_is_found(newline: str) -> None:
    text = TRICKY.replace("\n", newline)
    found = {place.path: text[place.start : place.end] for place in find_values(text)}
    assert found["a", "b"] == "1"
    assert found["quoted key", "x.y", 1, 1] == "3"
    assert found["quoted key", "x.y", 2, "k"] == '"]}"'
    assert found["quoted key", "x.y", 2, "l"] == "'#'"
    assert found["text",].endswith('# no comment""""')
    assert found["raw",] == "'''it's [[no]]'''"
    assert found["day",] == "2001-02-03 04:05:06"
    assert (found["t", 1, "v", "w", "x"], found["t", 1, "v", "y"]) == ("[]", "-1_0")
    assert found["t", 1, "u", "z"] == "true"


def test_values_are_written_on_one_line() -> None:
    value = {"a-b": [1, -2, True], "c.d": {}, "e": {"f": 'say "é"'}}
    assert written(value) == '{ a-b = [1, -2, true], "c.d" = {}, e = { f = "say \\"é\\"" } }'


# The upgrade


def test_an_upgrade_keeps_all_but_the_numbers(tmp_path: Path) -> None:
    path = write(tmp_path, OLD)
    path.chmod(0o640)
    changes = upgrade_scenario(path)
    assert path.read_text() == NEW
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert [*tmp_path.iterdir()] == [path]
    first = changes[0]
    assert (first.line, first.key, first.before, first.after) == (9, "arrange: window", "10", '"turns"')
    assert "step 1: expect: resources.1" in [change.key for change in changes]


def test_an_upgrade_changes_nothing_twice(tmp_path: Path) -> None:
    path = write(tmp_path, NEW)
    before = path.stat()
    assert upgrade_scenario(path) == []
    assert (path.stat().st_mtime_ns, path.stat().st_ino) == (before.st_mtime_ns, before.st_ino)


def test_an_upgrade_keeps_line_ends_and_what_is_named_already(tmp_path: Path) -> None:
    half = OLD.replace("[5, 0, 0, 0, 4, 0, 0, 0, 0]", "{ fields = [5, 0, 0], forest = {wood=4, brick=0} }", 1)
    path = write(tmp_path, half.replace("\n", "\r\n"))
    upgrade_scenario(path)
    text = path.read_bytes().decode()
    assert text.count("\n") == text.count("\r\n") == NEW.count("\n")
    assert "stocks = { fields = [5, 0, 0], forest = {wood=4, brick=0} }\r\n" in text


def test_an_upgrade_writes_through_a_link(tmp_path: Path) -> None:
    (tmp_path / "link.toml").symlink_to(write(tmp_path, OLD))
    upgrade_scenario(tmp_path / "link.toml")
    assert (tmp_path / "link.toml").is_symlink()
    assert (tmp_path / "tale.toml").read_text() == NEW


BROKEN = {
    "no TOML": (OLD.replace("window = 10", "window = "), "not valid TOML: Invalid value (at line 9,"),
    "unknown field": (
        OLD.replace("pigs = [", "pugs = ["),
        "line 7: arrange: there is no zone or field 'pugs'",
    ),
    "unknown name": (
        OLD.replace("window = 10  #", 'window = "noon"  #'),
        "line 9: arrange: window: unknown name 'noon' (known: start-of-round,",
    ),
    "unknown expectation": (
        OLD.replace("over = true", "oven = true"),
        "line 29: step 2: expect: oven: unknown key (known: asked,",
    ),
    "unknown game": (OLD.replace('"grimm-forest"', '"chess"'), "line 3: game: unknown game 'chess'"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_file_stays_as_it_is(case: str, tmp_path: Path) -> None:
    text, message = BROKEN[case]
    path = write(tmp_path, text)
    with pytest.raises(ScenarioError) as caught:
        upgrade_scenario(path)
    assert str(caught.value).startswith(f"{path}: {message}")
    assert path.read_bytes().decode() == text
    assert [*tmp_path.iterdir()] == [path]


def test_an_upgrade_that_would_say_something_else_is_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write(tmp_path, OLD)
    monkeypatch.setattr("veillee.scenarios.upgrade.written", lambda value: '"collected"')
    head = OLD.partition("pigs")[0] + "\n[[step]]\nexpect = { over = false }\n"
    path.write_text(head)
    with pytest.raises(ScenarioError, match="cannot be upgraded: it would say something else"):
        upgrade_scenario(path)
    assert path.read_text() == head


def test_an_upgrade_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*arguments: object) -> None:
        raise OSError(28, "No space left on device")

    path = write(tmp_path, OLD)
    monkeypatch.setattr("shutil.copymode", full)
    with pytest.raises(ScenarioError, match=r"tale.toml: cannot be written: No space left on device"):
        upgrade_scenario(path)
    assert path.read_text() == OLD
    assert [*tmp_path.iterdir()] == [path]
