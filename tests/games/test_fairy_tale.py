"""Fairy Tale: what scenarios cannot say, about set-up and the card list."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from veillee.core import OptionError
from veillee.core.session import Session
from veillee.registry import files_of, find_game, rules_for

pytestmark = pytest.mark.both

GAME = find_game("fairy-tale")


def cards() -> list[dict[str, Any]]:
    return files_of(GAME).cards["fairy-tale"]


def copies(column: str, **only: Any) -> Counter[str]:
    counts: Counter[str] = Counter()
    for row in cards():
        if all(row.get(name, False) == value for name, value in only.items()):
            counts[str(row[column])] += row["copies"]
    return counts


def test_the_hundred_cards_add_up() -> None:
    assert len(cards()) == 40
    assert copies("affinity") == {"holy-empire": 28, "fairywood": 28, "dragonvale": 28, "shadow": 16}
    assert copies("affinity", expert=True) == dict.fromkeys(
        ("holy-empire", "fairywood", "dragonvale", "shadow"), 5
    )
    assert copies("type") == {"character": 69, "home": 15, "story": 16}
    assert copies("provenance") == {"confirmed": 42, "inferred": 35, "reconstructed": 23}


def test_forty_five_basic_cards_may_start_a_novice_game() -> None:
    rules: Any = rules_for(GAME, 2, {"mode": "novice"})
    plain = [row for kind, row in enumerate(cards()) if not rules.cards.turns_or_hunts[kind]]
    assert sum(row["copies"] for row in plain if not row.get("expert")) == 45


@pytest.mark.parametrize(("mode", "size"), [("basic", 80), ("novice", 80), ("expert", 100)])
def test_each_mode_has_its_deck(mode: str, size: int) -> None:
    rules: Any = rules_for(GAME, 3, {"mode": mode})
    state = rules.blank_state()
    rules.fill(state)
    assert len(state.zones[rules.deck]) == size


@pytest.mark.parametrize(
    ("players", "options", "rule"),
    [
        (1, {}, "ft.modes"),
        (6, {"mode": "expert"}, "ft.modes"),
        (5, {"mode": "basic"}, "ft.modes"),
        (5, {"mode": "novice"}, "ft.modes"),
        (3, {"teams": "pairs"}, "ft.teams"),
        (5, {"mode": "expert", "teams": "exchange"}, "ft.teams"),
    ],
)
def test_tables_the_rules_do_not_know_are_refused(players: int, options: dict[str, Any], rule: str) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.complete(players, options)
    assert caught.value.rule == rule


def test_every_card_has_a_name_and_a_text_in_every_language() -> None:
    for language in ("en", "fr", "ru"):
        messages = files_of(GAME).texts(language)
        for row in cards():
            assert f"\ncard-{row['id']} = " in messages
        assert messages.count("    .text = ") == len(cards())


def test_a_round_is_told_before_its_cards() -> None:
    session = Session(rules_for(GAME, 2), {}, seed=1)
    told = [event for event in session.events[0] if event["event"] in ("set", "move")]
    assert (told[0]["event"], told[0].get("field"), told[0].get("value")) == ("set", "round", 1)
    assert told[1]["event"] == "move"


def test_a_close_that_finds_no_card_asks_nothing() -> None:
    """A Vampire and a Castle reach a seat without Fairywood cards: only the Castle's close is left."""
    arranged = {
        "round": 4,
        "opened": [["homesteaders"], ["elven-warrior"]],
        "picks": [["castle", "bard", "bard"], ["vampire", "bard", "bard"]],
    }
    session = Session(rules_for(GAME, 2), {}, seed=1, arrangement=arranged)
    for seat, words in enumerate(("play castle", "play vampire")):
        assert session.answer(seat, session.rules.catalogue.parse(words)) is None
    causes = [event for event in session.events[0] if event["event"] == "cause-close"]
    assert [(event["seat"], event["asked"]) for event in causes] == [(0, 1), (1, 2)]
    state: Any = session.state
    assert state.demands[0] == [1, 0, 0, 0, 0]
