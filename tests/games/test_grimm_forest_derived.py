"""What The Grimm Forest says of a position beside its view, for boards that know no rule."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from veillee.core.ahead import DONE
from veillee.core.session import Session
from veillee.games.grimm_forest import GAME
from veillee.registry import rules_for

EMPTY = ["empty"] * 5


def table(players: int = 2, **arranged: Any) -> Session[Any]:
    position = {name.replace("_", "-"): value for name, value in arranged.items()}
    return Session(rules_for(GAME, players), {}, seed=1, arrangement={"round": 3, **position})


def derived(session: Session[Any], seat: int = 0) -> dict[str, Any]:
    return session.standing_of(seat)["derived"]


def test_prices_follow_lots_and_hansel_and_gretel_of_others() -> None:
    session = table(window="turns", friends=[[], ["hansel-and-gretel"]])
    assert derived(session)["prices"] == [[[2, 5, 6], [1, 4, 5]], [[2, 4, 6], [1, 3, 5]]]
    hansel = session.rules.kind_names.index("hansel-and-gretel")
    assert derived(session)["tolls"] == [[[], [{"card": hansel, "seat": 1}], []], [[], [], []]]


def test_what_comes_to_the_places_and_what_draws_the_prince_is_said() -> None:
    found = derived(table(window="choosing"))
    assert (found["bundles"], found["crowded"]) == ([5, 4, 3], 10)


def test_complete_houses_tell_whether_the_round_is_the_last() -> None:
    houses = [["straw-roof", "wood-roof", "brick-walls", "empty", "empty"], EMPTY]
    found = derived(table(window="turns", houses=houses))
    assert (found["complete"], found["last-round"]) == ([2, 0], False)
    assert found["next-sections"][0][:3] == [[], [], ["roof", "brick"]]
    houses[0][2] = "brick-roof"
    assert derived(table(window="turns", houses=houses))["last-round"]
    assert derived(table(window="turns", round=60))["last-round"]


def test_notes_say_what_binds_whom() -> None:
    session = table(
        3,
        window="choosing",
        friends=[["huntsman"], ["evil-queen"], []],
        hands=[[], ["dragon"], []],
        said=["none", "none", "forest"],
        debts=["none", "none", "wood.1"],
    )
    assert derived(session)["notes"] == [
        [],
        [{"note": "must-play", "seat": 0}, {"note": "chooses-late"}],
        [{"note": "said", "said": "forest"}, {"note": "debt", "seat": 1, "material": "wood"}],
    ]


def test_what_was_collected_is_noted_until_cards_are_put_away() -> None:
    whispers = ["ghostly-whispers"]
    session = table(
        window="end-of-gather",
        played=[whispers, []],
        pigs=["fields", "forest"],
        gathered=[{"straw": 4}, {}],
        fable_deck=["dragon", "roar", "giant", "wolf"],
    )
    assert derived(session)["notes"] == [[{"note": "collected", "resources": [4, 0, 0]}], []]
    assert derived(table(window="turns", gathered=[{"straw": 4}, {}]))["notes"] == [[], []]


@pytest.mark.parametrize("seed", range(3))
def test_what_lies_ahead_of_a_section_is_what_is_asked_next(seed: int) -> None:
    """Whether a site follows, and which: what the board shows is what the table offers then."""
    rng = Random(seed)
    session: Session[Any] = Session(rules_for(GAME, 2), {}, seed=seed)
    asked = 0
    while not session.state.over and asked < 60:
        seat = session.waiting()[0]
        decision = session.standing_of(seat)["decision"]
        assert decision is not None
        building = [edge for edge in decision.get("ahead", [[]])[0] if edge[1:] != [DONE]]
        option, following, *forced = (
            rng.choice(building) if building else [rng.choice(decision["options"]), DONE]
        )
        houses = session.state.houses[seat][:]
        assert session.answer(seat, option) is None
        if not building:
            continue
        asked += 1
        if following == DONE:
            site = int(session.rules.catalogue.words(forced[-1]).split()[-1]) - 1
            assert session.state.houses[seat][site] != houses[site]
        else:
            now = session.standing_of(seat)["decision"]
            assert now is not None
            assert now["options"] == [edge[0] for edge in decision["ahead"][following]]
    assert asked > 5


def test_a_section_that_fits_on_two_sites_lists_both() -> None:
    session = table(
        window="turns",
        standing=[["discount-lot"], []],
        houses=[[*EMPTY, "empty"], EMPTY],
        resources=[{"straw": 2}, {}],
    )
    words = session.rules.catalogue.words
    decision = session.standing_of(0)["decision"]
    assert decision is not None
    nodes = decision["ahead"]
    [edge] = [edge for edge in nodes[0] if words(edge[0]) == "build floor straw"]
    assert [words(option) for option, *_ in nodes[edge[1]]] == ["site 1", "site 6"]


def test_what_lies_ahead_of_a_section_of_puss_in_boots_follows_the_lender() -> None:
    """With an opponent's straw it can stand on the board or on the lot, without it on the lot alone."""
    session = table(
        window="turns",
        friends=[["puss-in-boots"], []],
        standing=[["discount-lot"], []],
        houses=[[*EMPTY, "empty"], EMPTY],
        resources=[{"straw": 1, "wood": 2}, {"straw": 1}],
    )
    catalogue = session.rules.catalogue
    assert session.answer(0, catalogue.parse("special")) is None
    decision = session.standing_of(0)["decision"]
    assert decision is not None
    nodes = [
        [
            [catalogue.words(option), following, *map(catalogue.words, forced)]
            for option, following, *forced in node
        ]
        for node in decision["ahead"]
    ]
    assert nodes == [
        [["build floor straw", 1], ["build floor wood", 2, "pay-alone"]],
        [["borrow 1", 3], ["pay-alone", DONE, "site 6"]],
        [["site 1", DONE], ["site 6", DONE]],
        [["site 1", DONE], ["site 6", DONE]],
    ]


def test_a_gather_card_that_cannot_be_changed_is_noted() -> None:
    session = table(window="turns", turned_up=[["gather-straw"], []], bound=[1, 0])
    assert {"note": "bound"} in derived(session)["notes"][0]
    assert {"note": "bound"} not in derived(session)["notes"][1]


@pytest.mark.parametrize(("revision", "is_exact"), [(2, False), (3, True)])
def test_what_was_begun_by_earlier_rules_goes_on_by_them(revision: int, is_exact: bool) -> None:
    rules: Any = rules_for(GAME, 2, revision=revision)
    assert rules.is_exact is is_exact
