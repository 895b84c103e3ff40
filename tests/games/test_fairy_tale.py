"""Fairy Tale: what scenarios cannot say, about set-up and the card list."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from veillee.bots import LEVELS
from veillee.core import OptionError
from veillee.core.session import Session
from veillee.registry import about_of, files_of, find_game, owner_data_for, rules_for

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


def test_a_box_without_plain_cards_has_no_novice_game() -> None:
    plain = [row for row in cards() if not {"open", "close", "hunt"} & row.keys() and not row.get("expert")]
    copies = {row["id"]: 1 for row in plain[:3]} | {"castle": 4 + sum(row["copies"] - 1 for row in plain[:3])}
    changes = "".join(f'[[change]]\nid = "{card}"\ncopies = {count}\n' for card, count in copies.items())
    for row in plain[3:]:
        changes += f'[[change]]\nid = "{row["id"]}"\nclose = "any"\namount = 1\ntarget = "you"\n'
    box = owner_data_for(GAME, "box.toml", f'game = "fairy-tale"\n{changes}'.encode())
    rules_for(GAME, 3, {"mode": "novice"}, box)
    with pytest.raises(ValueError, match="needs 4 cards without OPEN, CLOSE and HUNT, there are 3"):
        rules_for(GAME, 4, {"mode": "novice"}, box)


@pytest.mark.parametrize(("closers", "asked"), [(["demon"], 1), (["demon", "vampire"], 0)])
def test_who_closes_the_wrong_card_hears_the_affinity_if_it_is_one(closers: list[str], asked: int) -> None:
    plain = ["children-of-the-dragon"] * (3 - len(closers))
    rest = ["sky-dance-dragon", "bard"]
    picks = [[card, *rest] for card in [*closers, *plain]]
    opened = [[], [], ["homesteaders", "bard", "elven-warrior", "dwarven-warrior", "bronze-dragon"]]
    rules = rules_for(GAME, 3)
    session: Session[Any] = Session(
        rules, about_of(GAME), seed=1, arrangement={"round": 3, "picks": picks, "opened": opened}
    )
    parse = rules.catalogue.parse
    for seat, (card, *_) in enumerate(picks):
        assert session.answer(seat, parse(f"play {card}")) is None
    refusal = session.answer(2, parse("close bronze-dragon"))
    assert refusal is not None
    (reason,) = refusal.reasons
    assert reason.message == "no-effect-closes"
    assert (reason.arguments["asked"], reason.arguments["own"]) == (asked, 3)


def test_every_card_has_a_name_and_a_text_in_every_language() -> None:
    for language in ("en", "fr", "ru"):
        messages = files_of(GAME).texts(language)
        for row in cards():
            assert f"\ncard-{row['id']} = " in messages
        assert messages.count("    .text = ") == len(cards()) + len(LEVELS)


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
