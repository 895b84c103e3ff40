"""Reads a scenario file and checks everything that can be checked before it is played."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from veillee.core import Game, OptionError, Rules
from veillee.core.arrangement import ArrangementError, arrange, kind_named
from veillee.core.near_names import did_you_mean
from veillee.data.owner_data import MOST_COPIES, OwnerData, OwnerDataError
from veillee.registry import UnknownGame, files_of, find_game, rules_for
from veillee.scenarios.expectations import expectations_of
from veillee.scenarios.scenario import Scenario, ScenarioError, Script, Step
from veillee.scenarios.toml_table import TomlTable, read_toml

_TOP = ("title", "game", "players", "rules", "options", "copies", "arrange", "chance", "seed", "step")
_STEP = ("seat", "answer", "refused", "because", "message", "expect")


def load_scenario(path: str | Path | Traversable) -> Scenario:
    """The scenario in a file; ScenarioError names the file and the key that is wrong."""
    source = Path(path) if isinstance(path, str) else path
    return make_scenario(str(source), read_toml(source, str(source)))


def make_scenario(file: str, data: dict[str, Any]) -> Scenario:
    """The scenario that a file of this name says with this contents."""
    top = TomlTable(file, data)
    top.only(*_TOP)
    title = top.need("title", str)
    game = _game(top)
    rules = _rules(top, game)
    return Scenario(
        file=file,
        title=title,
        game=game,
        rules=rules,
        anchors=tuple(_anchors(top, game)),
        arrangement=_arrangement(top, rules),
        script=_script(top, rules),
        seed=_seed(top),
        steps=tuple(_steps(top, game, rules)),
    )


def _game(top: TomlTable) -> Game:
    try:
        return find_game(top.need("game", str))
    except UnknownGame as error:
        top.fail("game", str(error))


def _rules(top: TomlTable, game: Game) -> Rules[Any]:
    try:
        return rules_for(game, top.need("players", int), top.get("options", dict), _box(top, game))
    except OptionError as error:
        top.fail("players or options", f"{error} (rule {error.rule})")
    except OwnerDataError as error:
        raise ScenarioError(f"{top.file}: {error}") from error


def _box(top: TomlTable, game: Game) -> OwnerData | None:
    """The game's cards in other numbers, for what cannot happen with those of the house."""
    copies = top.table("copies", top.data.get("copies", {}))
    cards = files_of(game).cards
    known = [row["id"] for rows in cards.values() for row in rows]
    for card in copies.data:
        if card not in known:
            copies.fail("", f"unknown card {card!r} ({did_you_mean(card, known)}known: {', '.join(known)})")
        if not 0 <= copies.need(card, int) <= MOST_COPIES:
            copies.fail(card, f"{copies.data[card]} should be from 0 to {MOST_COPIES}")
    if not copies.data:
        return None
    counted = {
        deck: [{**row, "copies": copies.data.get(row["id"], row.get("copies", 1))} for row in rows]
        for deck, rows in cards.items()
    }
    return OwnerData("copies", "", counted, frozenset(copies.data))


def _anchors(top: TomlTable, game: Game) -> list[str]:
    anchors = top.items("rules", top.need("rules", list), str)
    if not anchors:
        top.fail("rules", "name at least one rule that the scenario is about")
    for anchor in anchors:
        _check_anchor(top, "rules", game, anchor)
    return anchors


def _check_anchor(table: TomlTable, key: str, game: Game, anchor: str) -> None:
    known = files_of(game).anchors
    if anchor not in known:
        table.fail(key, f"the rulebook has no rule {anchor!r} (it has: {', '.join(known)})")


def _arrangement(top: TomlTable, rules: Rules[Any]) -> dict[str, Any] | None:
    arrangement = top.get("arrange", dict)
    if arrangement is not None:
        try:
            arrange(rules, rules.blank_state(), arrangement)
        except ArrangementError as error:
            top.fail("arrange", str(error))
    return arrangement


def _seed(top: TomlTable) -> int | None:
    if "seed" in top.data and "chance" in top.data:
        top.fail("seed", "give either a seed or scripted chance, not both")
    return top.get("seed", int)


def _script(top: TomlTable, rules: Rules[Any]) -> Script:
    chance = top.table("chance", top.data.get("chance", {}))
    chance.only("table", "seats")
    seats = chance.items("seats", chance.data.get("seats", []), list)
    if seats and len(seats) != rules.players:
        chance.fail("seats", f"give {rules.players} lists, one for each seat")
    streams = {"table": chance.get("table", list) or []}
    streams |= {f"seats.{seat}": outcomes for seat, outcomes in enumerate(seats)}
    return {
        stream: [_outcome(chance, key, rules, outcome) for outcome in outcomes]
        for stream, (key, outcomes) in enumerate(streams.items())
    }


def _outcome(chance: TomlTable, key: str, rules: Rules[Any], outcome: Any) -> int | list[int] | None:
    if outcome == "as-is":
        return None
    if type(outcome) is int:
        return outcome
    if not isinstance(outcome, list):
        chance.fail(key, f'{outcome!r} is not a number, a list of cards or "as-is"')
    try:
        return [kind_named(rules, key, card) for card in outcome]
    except ArrangementError as error:
        chance.fail("", str(error))


def _steps(top: TomlTable, game: Game, rules: Rules[Any]) -> list[Step]:
    steps = top.items("step", top.data.get("step", []), dict)
    if not steps:
        top.fail("step", "there is nothing to do: add a [[step]]")
    return [_step(TomlTable(top.file, data, f"step {n}"), game, rules) for n, data in enumerate(steps, 1)]


def _step(step: TomlTable, game: Game, rules: Rules[Any]) -> Step:
    step.only(*_STEP)
    _check_keys(step)
    refused = "refused" in step.data
    key = "refused" if refused else "answer"
    words = step.get(key, str)
    because = step.get("because", str)
    if because is not None:
        _check_anchor(step, "because", game, because)
    return Step(
        seat=-1 if words is None else _seat(step, rules),
        words=words or "",
        option=None if words is None else _option(step, key, rules, words),
        refused=refused,
        because=because,
        message=step.get("message", str),
        expectations=tuple(expectations_of(step.table("expect", step.data.get("expect", {})), rules)),
    )


def _check_keys(step: TomlTable) -> None:
    """An answer and a refusal exclude each other, need a seat, and only refusals have reasons."""
    given = set(step.data)
    if {"answer", "refused"} <= given:
        step.fail("refused", "a step is either an answer or a refusal")
    if "refused" not in given:
        for key in sorted(given & {"because", "message"}):
            step.fail(key, "only a refused answer has a reason")
    acts = bool(given & {"answer", "refused"})
    if acts != ("seat" in given):
        step.fail("seat", "is missing" if acts else "there is no answer or refused for it")
    if not acts and "expect" not in given:
        step.fail("expect", "is missing: the step does nothing")


def _seat(step: TomlTable, rules: Rules[Any]) -> int:
    seat = step.need("seat", int)
    if not 0 <= seat < rules.players:
        step.fail("seat", f"there is no seat {seat} (0 to {rules.players - 1})")
    return seat


def _option(step: TomlTable, key: str, rules: Rules[Any], words: str) -> int:
    if not words.split():
        step.fail(key, "is empty")
    try:
        return rules.catalogue.parse(words)
    except ValueError as error:
        step.fail(key, str(error))
