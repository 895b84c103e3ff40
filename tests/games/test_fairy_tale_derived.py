"""What a board of Fairy Tale is told instead of holding a rule."""

from __future__ import annotations

from typing import Any

import pytest

from veillee.core import view_of
from veillee.core.session import Session
from veillee.registry import about_of, find_game, rules_for

GAME = find_game("fairy-tale")


def dealt(players: int, **options: Any) -> Session[Any]:
    rules = rules_for(GAME, players, GAME.complete(players, options))
    return Session(rules, about_of(GAME), seed=1)


def derived(session: Session[Any], round_number: int) -> dict[str, Any]:
    state = session.state.copy()
    state.round = round_number
    return session.rules.derived(view_of(session.rules, state, 0))


@pytest.mark.parametrize(("round_number", "receivers"), [(1, [1, 2, 0]), (2, [2, 0, 1]), (3, [1, 2, 0])])
def test_it_says_who_gets_whose_cards(round_number: int, receivers: list[int]) -> None:
    found = derived(dealt(3), round_number)
    assert found == {"rounds": 4, "left_over": 2, "receivers": receivers}


def test_it_names_partners_in_teams_alone() -> None:
    assert derived(dealt(4, teams="pairs"), 1)["partners"] == [2, 3, 0, 1]
    assert "partners" not in derived(dealt(4), 1)


def test_cards_are_handed_where_it_says() -> None:
    session = dealt(3)
    first = {zone.name: zone.first for zone in session.rules.zones}
    hand = sorted(session.state.zones[first["hands"] + 1])
    receiver = session.message(1)["derived"]["receivers"][1]
    for seat in range(3):
        session.answer(seat, session.offered(seat)[0])
    zones = session.state.zones
    assert sorted([*zones[first["hands"] + receiver], *zones[first["picks"] + 1]]) == hand


@pytest.mark.parametrize(
    ("card", "turns", "own", "others"),
    [
        ("homesteaders", {}, False, False),
        ("staff-bearing-sage", {"open": ["holy-empire"]}, True, False),
        ("demon", {"close": ["holy-empire"]}, True, True),
    ],
)
def test_a_card_says_what_it_turns_and_whom_that_reaches(
    card: str, turns: dict[str, list[str]], own: bool, others: bool
) -> None:
    rules = dealt(2).rules
    row = rules.shown_row(rules.kind_names.index(card))
    assert (row["turns"], row["reaches_own"], row["reaches_others"]) == (turns, own, others)


def test_a_hunter_reaches_others_and_a_card_of_any_all_affinities() -> None:
    rules = dealt(2).rules
    rows = [rules.shown_row(kind) for kind in range(len(rules.kind_names))]
    hunters = [row for row in rows if row.get("hunt")]
    assert hunters
    assert all(row["reaches_others"] and row["turns"]["hunt"] for row in hunters)
    anything = next(row for row in rows if row.get("close") == "any")
    assert len(anything["turns"]["close"]) == 4
