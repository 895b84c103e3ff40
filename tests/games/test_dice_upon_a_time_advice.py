"""Advice of Dice Upon a Time in the last chapter: only what the dice at hand can still do counts."""

from __future__ import annotations

from typing import Any

import pytest

from veillee import registry
from veillee.core import view_of
from veillee.core.session import Session
from veillee.games.dice_upon_a_time import GAME

pytestmark = pytest.mark.both

#: Numbers of places, sockets and where dice lie, as `land.py` and `dice.py` have them.
INN, WELL = 2, 3
RESERVE, AWAY = -1, -3
MAGIC_ITEM = 9


def advised(session: Session[Any]) -> list[tuple[str, str]]:
    """The options of seat 0 in words, the best first, each with the message of its reason."""
    rules = session.rules
    advice = registry.advice_for(GAME, rules)
    assert advice is not None
    ranked = advice.rank(view_of(rules, session.state, 0), rules.offer(session.state, 0))
    return [(rules.catalogue.words(hint.option), hint.reason.message) for hint in ranked]


def last_chapter(faces: list[int], used: dict[int, str], theirs: str, **arranged: Any) -> Session[Any]:
    """A short beginner's game for two; some of one's dice lie on paths, and a 4 of the opponent's on one."""
    rules = registry.rules_for(GAME, 2, {"edition": "beginner", "length": "short", "events": "off"})
    paths = [name for name, deck in zip(rules.kind_names, rules.kind_decks, strict=True) if deck == "paths"]
    lies = [[RESERVE] * 5 + [AWAY], [RESERVE] * 5 + [AWAY]]
    sockets: list[list[int]] = [[] for _ in range(len(paths) + 4)]
    for die, path in used.items():
        lies[0][die] = paths.index(path)
        sockets[paths.index(path)].append(die)
    lies[1][4] = paths.index(theirs)
    sockets[paths.index(theirs)].append(6 + 4)
    position = {
        "chapter": 3,
        "faces": [faces, [1, 1, 1, 1, 4, 0]],
        "lies": lies,
        "sockets": sockets,
        "deck_2": ["red-cheek-white-cheek"],
    }
    return Session(rules, {}, seed=1, arrangement={**position, **arranged})


def test_a_quest_that_can_be_finished_now_comes_before_new_ones() -> None:
    session = last_chapter(
        [1, 8, MAGIC_ITEM, 1, 4, 0],
        {1: "well--woodcutter"},
        "well--bread-1",
        at=[WELL, INN],
        tokens=[[1, 1, 0], [0, 0, 0]],
        quests=[["clever-gretels-feast"], []],
    )
    best, reason = advised(session)[0]
    assert best in ("die die-numbers", "die die-item")
    assert reason == "advice-walk-fulfil"


def test_dice_that_lead_to_nothing_are_not_advised() -> None:
    session = last_chapter(
        [1, 1, 1, 1, 1, 0], {}, "well--bread-1", at=[WELL, INN], quests=[["clever-gretels-feast"], []]
    )
    assert advised(session)[0] == ("pass", "advice-pass-end")


def test_a_ready_quest_leaves_nothing_to_search_but_which() -> None:
    """Where points can be had, going on without them is not worth a thought; elsewhere all options are."""
    rules = registry.rules_for(GAME, 2, {})
    advice = registry.advice_for(GAME, rules)
    assert advice is not None
    dropped: list[str] = []
    for seed in range(3):
        session: Session[Any] = Session(rules, {}, seed=seed, keeps_events=False)
        while not session.state.over:
            seat = rules.asked(session.state)[0]
            options = rules.offer(session.state, seat)
            view = view_of(rules, session.state, seat)
            kept = advice.sensible(view, options)
            if kept != options:
                assert rules.handlers[session.state.agendas[seat][-1][0]].name == "fulfil"
                assert all(rules.catalogue.words(option).startswith("fulfil ") for option in kept)
                dropped += [rules.catalogue.words(option) for option in options if option not in kept]
            chosen = advice.rank(view, kept)[0].option
            assert session.answer(seat, chosen) is None
    assert "done" in dropped
