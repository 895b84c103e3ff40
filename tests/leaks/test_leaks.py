"""Each leak, put into a toy, turns the laws red. A law that cannot fail proves nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from laws.phases import a_phase_keeps_seats_apart, arrival_order_is_irrelevant
from laws.secrecy import deals_that_look_alike_give_equal_bytes, law_of_enumeration
from laws.tables import AnyRules, Table, full_tables, reduced_tables
from veillee import registry
from veillee.core import Match, Reason
from veillee.core.ahead import DONE, Ahead
from veillee.core.steps import Handler

pytestmark = [pytest.mark.laws, pytest.mark.both]


def reduced(game: str, spoil: Callable[[AnyRules], None]) -> Table:
    return replace(reduced_tables(registry.find_game(game))[0], spoil=spoil)


def handler_of(rules: AnyRules, name: str) -> Handler:
    return next(handler for handler in rules.handlers if handler.name == name)


def zone_of(rules: AnyRules, name: str) -> int:
    return next(zone.first for zone in rules.zones if zone.name == name)


def top_is(rules: AnyRules, state: Any, card: str) -> bool:
    deck = state.zones[zone_of(rules, "deck")]
    return bool(deck) and deck[-1] == rules.kind_names.index(card)


def view_shows_a_hand(rules: AnyRules) -> None:
    rules.zone_mask[zone_of(rules, "hands") + 1] |= 1


def view_shows_the_deck_to_the_public(rules: AnyRules) -> None:
    rules.zone_mask[zone_of(rules, "deck")] |= 1 << rules.players


def view_forgets_the_discard(rules: AnyRules) -> None:
    rules.zone_mask[zone_of(rules, "discard")] &= ~1


def options_depend_on_the_deck(rules: AnyRules) -> None:
    turn = handler_of(rules, "turn")
    honest = turn.offer

    def offer(state: Any, seat: int) -> list[int]:
        options: list[int] = honest(state, seat)
        return options[:1] if top_is(rules, state, "hush") else options

    turn.offer = offer


def refusals_tell_the_top_card(rules: AnyRules) -> None:
    def explain(state: Any, seat: int, option: int) -> list[Reason]:
        return [Reason("wh.turn", "deck-not-empty", {"cards": int(top_is(rules, state, "hush"))})]

    handler_of(rules, "turn").explain = explain


def what_lies_ahead_depends_on_the_deck(rules: AnyRules) -> None:
    """A decision is compared whole, with what several answers in a row can be together."""

    def ahead(state: Any, seat: int) -> Ahead:
        forced = [0] if top_is(rules, state, "hush") else [0, 0]
        return [[[rules.offer(state, seat)[0], DONE, *forced]]]

    handler_of(rules, "turn").ahead = ahead


def what_is_certain_tells_the_top_card(rules: AnyRules) -> None:
    """Somebody remembers a card that was never shown: it stands among what is certain."""
    deck = zone_of(rules, "deck")

    def peek(match: Match[Any]) -> None:
        if match.state.zones[deck]:
            known = ((match.state.knowledge[0].places[deck][-1],), (~match.state.zones[deck][-1],))
            match.state.knowledge[0].facts.append(known)

    after(rules, "next-turn", peek)


def after(rules: AnyRules, step: str, then: Callable[[Match[Any]], None]) -> None:
    """Let something more happen after a step of the table."""
    handler = handler_of(rules, step)
    honest = handler.run

    def run(match: Match[Any], seat: int) -> None:
        honest(match, seat)
        then(match)

    handler.run = run


def an_event_happens_only_over_a_hush(rules: AnyRules) -> None:
    """What it says is nothing; that it is there, and moves all later numbers, tells."""

    def breathe(match: Match[Any]) -> None:
        if top_is(rules, match.state, "hush"):
            match.tell("breath")

    after(rules, "next-turn", breathe)


def an_event_shows_a_hidden_card(rules: AnyRules) -> None:
    after(
        rules, "next-turn", lambda match: match.tell("top", is_hush=int(top_is(rules, match.state, "hush")))
    )


def only_seats_with_a_hush_are_asked(rules: AnyRules) -> None:
    """The pending set tells: "being asked is information"."""
    hands, hush = zone_of(rules, "hands"), rules.kind_names.index("hush")
    number = next(n for n, handler in enumerate(rules.handlers) if handler.name == "hush")

    def run(match: Match[Any], seat: int) -> None:
        holders = [s for s in range(rules.players) if hush in match.state.zones[hands + s]]
        for holder in holders:
            match.ask(holder, (number,))
        if holders:
            match.begin_phase(sealed=True)

    handler_of(rules, "open-window").run = run


def decision_numbers_jump_over_a_hush(rules: AnyRules) -> None:
    def jump(match: Match[Any]) -> None:
        if top_is(rules, match.state, "hush"):
            match.state.decisions[0] += 1

    after(rules, "next-turn", jump)


def the_coming_cards_are_kept_in_a_step(rules: AnyRules) -> None:
    """As a game would that keeps its key where a view, or a determinized state, can find it."""

    def kept(match: Match[Any], seat: int, *cards: int) -> None:
        pass

    key = rules.step("key", kept, "wh.turn")

    def keep(match: Match[Any]) -> None:
        match.state.table[:1] = [key(*match.state.zones[zone_of(rules, "deck")]), *match.state.table[:1]]

    after(rules, "next-turn", keep)


SECRECY_LEAKS = (
    view_shows_a_hand,
    view_shows_the_deck_to_the_public,
    view_forgets_the_discard,
    options_depend_on_the_deck,
    refusals_tell_the_top_card,
    what_lies_ahead_depends_on_the_deck,
    what_is_certain_tells_the_top_card,
    an_event_happens_only_over_a_hush,
    an_event_shows_a_hidden_card,
    only_seats_with_a_hush_are_asked,
    decision_numbers_jump_over_a_hush,
    the_coming_cards_are_kept_in_a_step,
)


@pytest.mark.parametrize("leak", SECRECY_LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_turns_the_secrecy_law_red(leak: Callable[[AnyRules], None]) -> None:
    with pytest.raises(AssertionError):
        law_of_enumeration([reduced("whispers", leak)])


def the_first_to_answer_is_noted(rules: AnyRules) -> None:
    """A seat in a phase writes what belongs to the table."""
    hush = handler_of(rules, "hush")
    honest = hush.take

    def take(match: Match[Any], seat: int, option: int) -> None:
        honest(match, seat, option)
        if not match.state.hushed:
            match.state.turns += seat
            match.state.hushed = True

    hush.take = take


def a_phase_reads_the_others_as_they_are_now(rules: AnyRules) -> None:
    """A seat in a phase looks at what another seat has already done in it."""
    hush = handler_of(rules, "hush")
    honest = hush.take
    murmurs = zone_of(rules, "murmurs")

    def take(match: Match[Any], seat: int, option: int) -> None:
        others = [match.state.zones[murmurs + s] for s in range(rules.players) if s != seat]
        honest(match, seat, rules.catalogue.parse("keep") if any(others) else option)

    hush.take = take


def play_whispers(law: Callable[[Table, int, list[int]], None], leak: Callable[[AnyRules], None]) -> None:
    """Try a law with a leak on forty games of four players."""
    whispers = next(table for table in full_tables() if str(table) == "whispers-4")
    rng = Random(0)
    for seed in range(40):
        law(replace(whispers, spoil=leak), seed, [rng.randrange(1000) for _ in range(60)])


@pytest.mark.parametrize("leak", [the_first_to_answer_is_noted, a_phase_reads_the_others_as_they_are_now])
def test_dependence_on_arrival_order_turns_the_phase_laws_red(leak: Callable[[AnyRules], None]) -> None:
    with pytest.raises(AssertionError):
        play_whispers(arrival_order_is_irrelevant, leak)


def test_writing_the_tables_fields_in_a_phase_turns_the_phase_laws_red() -> None:
    with pytest.raises(AssertionError, match="elsewhere"):
        play_whispers(a_phase_keeps_seats_apart, the_first_to_answer_is_noted)


def gifts_are_seen_by_all(rules: AnyRules) -> None:
    for seat in range(rules.players):
        rules.zone_mask[zone_of(rules, "gifts") + seat] = rules.everyone


def all_hear_how_cards_are_put_back(rules: AnyRules) -> None:
    handler_of(rules, "put").answers_seen = True


def a_theft_is_remembered_by_its_place(rules: AnyRules) -> None:
    """The draw that chose the stolen card is told, as if hands had an order."""
    turn = handler_of(rules, "turn")
    honest = turn.take
    hands = zone_of(rules, "hands")

    def take(match: Match[Any], seat: int, option: int) -> None:
        before = [match.state.zones[hands + s][:1] for s in range(rules.players)]
        honest(match, seat, option)
        after_it = [match.state.zones[hands + s][:1] for s in range(rules.players)]
        match.tell("fingers", first=int(before != after_it))

    turn.take = take


def stalls_are_seen_by_all(rules: AnyRules) -> None:
    for seat in range(rules.players):
        rules.zone_mask[zone_of(rules, "stalls") + seat] = rules.everyone


OTHER_LEAKS = (
    ("bakers", gifts_are_seen_by_all),
    ("peepers", all_hear_how_cards_are_put_back),
    ("peepers", a_theft_is_remembered_by_its_place),
    ("pedlars", stalls_are_seen_by_all),
)


@pytest.mark.parametrize(("game", "leak"), OTHER_LEAKS, ids=lambda item: getattr(item, "__name__", item))
def test_leaks_of_the_other_toys_turn_the_secrecy_law_red(
    game: str, leak: Callable[[AnyRules], None]
) -> None:
    with pytest.raises(AssertionError):
        law_of_enumeration([reduced(game, leak)])


def compare_deals(leak: Callable[[AnyRules], None]) -> None:
    """Try full games of four players in pairs, with a leak."""
    whispers = next(table for table in full_tables() if str(table) == "whispers-4")
    rng = Random(0)
    for _ in range(40):
        deals_that_look_alike_give_equal_bytes(replace(whispers, spoil=leak), rng, Counter())


@pytest.mark.parametrize("leak", [view_shows_a_hand, options_depend_on_the_deck, refusals_tell_the_top_card])
def test_a_leak_shows_in_full_games_too(leak: Callable[[AnyRules], None]) -> None:
    with pytest.raises(AssertionError):
        compare_deals(leak)
