"""Owner's data: applied as a whole or refused with what is wrong, and never kept quiet about."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from veillee.core import determinize, view_of
from veillee.core.record import parse_record
from veillee.core.replay import replay
from veillee.core.session import Session
from veillee.data.owner_data import OwnerData, OwnerDataError
from veillee.registry import about_of, files_of, find_game, owner_data_for, rules_for

pytestmark = pytest.mark.both

FAIRY_TALE = find_game("fairy-tale")
WHISPERS = find_game("whispers")

HEAD = 'game = "fairy-tale"\n'
CASTLE = '[[card]]\nid = "castle"\naffinity = "holy-empire"\ntype = "home"\ncopies = 4\n'
SAME_CASTLE = CASTLE + 'points = 6\nclose = "holy-empire"\namount = 1\ntarget = "you"\n'


def box(text: str, game: Any = FAIRY_TALE) -> OwnerData:
    return owner_data_for(game, "box.toml", text.encode())


def change(**columns: str) -> str:
    return HEAD + "[[change]]\n" + "".join(f"{name} = {value}\n" for name, value in columns.items())


def row(cards: Any, id: str) -> dict[str, Any]:
    return next(dict(row) for rows in cards.values() for row in rows if row["id"] == id)


def session_with(owner_data: OwnerData | None, players: int = 2, **options: Any) -> Session[Any]:
    about = {"game": "fairy-tale", "revision": 1, "data": files_of(FAIRY_TALE).data_hash}
    return Session(rules_for(FAIRY_TALE, players, options, owner_data), about, seed=7)


def play(session: Session[Any]) -> Session[Any]:
    rng = Random(7)
    while not session.state.over:
        seat = rng.choice(session.rules.asked(session.state))
        assert session.answer(seat, rng.choice(session.rules.offer(session.state, seat))) is None
    return session


# What it changes


def test_a_change_keeps_all_other_columns() -> None:
    house = files_of(FAIRY_TALE).cards
    found = box(change(id='"castle"', points="5"))
    assert row(found.cards, "castle") == {**row(house, "castle"), "points": 5, "provenance": "owner"}
    assert row(found.cards, "bard") == row(house, "bard")
    assert found.named == {"castle"}
    assert row(house, "castle")["points"] == 6, "the house's own cards stay"


def test_a_card_replaces_the_whole_row() -> None:
    castle = row(box(HEAD + CASTLE + "points = 4\n").cards, "castle")
    assert castle == {
        "id": "castle",
        "affinity": "holy-empire",
        "type": "home",
        "copies": 4,
        "points": 4,
        "provenance": "owner",
    }


def test_a_changed_number_changes_the_score() -> None:
    def scores(owner_data: OwnerData | None) -> list[int]:
        rules = rules_for(FAIRY_TALE, 2, {}, owner_data)
        state: Any = rules.blank_state()
        castle = rules.kind_names.index("castle")
        state.zones[next(zone.first for zone in rules.zones if zone.name == "opened")] = [castle, castle]
        return rules.result(state).scores

    assert scores(None) == [12, 0]
    assert scores(box(change(id='"castle"', points="5"))) == [10, 0]


def test_changed_copies_change_the_deck() -> None:
    two = "[[change]]\nid = 'castle'\ncopies = 3\n[[change]]\nid = 'bard'\ncopies = 5\n"
    rules = rules_for(FAIRY_TALE, 2, {}, box(HEAD + two))
    state = rules.blank_state()
    rules.fill(state)
    counts = {
        name: sum(zone.count(kind) for zone in state.zones) for kind, name in enumerate(rules.kind_names)
    }
    assert (counts["castle"], counts["bard"], sum(counts.values())) == (3, 5, 80)


# The hash


def test_files_that_come_to_the_same_cards_have_the_same_hash() -> None:
    five = box(change(id='"castle"', points="5"))
    assert box(HEAD + SAME_CASTLE.replace("points = 6", "points = 5")).hash == five.hash
    assert box('note = "mine"\n' + change(id='"castle"', points="5")).hash == five.hash
    assert box(change(id='"castle"', points="4")).hash != five.hash


def test_looking_a_card_up_and_finding_it_right_counts_as_owners_data() -> None:
    found = box(HEAD + SAME_CASTLE)
    assert row(found.cards, "castle")["provenance"] == "owner"
    assert rules_for(FAIRY_TALE, 2, {}, found).setup.owner_data == found.hash


# Who says so


def test_header_views_and_results_say_so() -> None:
    owner_data = box('note = "  Second\\n printing "\n' + change(id='"castle"', points="5"))
    session = play(session_with(owner_data))
    assert session.record.header["owner_data"] == {"hash": owner_data.hash, "note": "Second printing"}
    assert session.record.header["data"] == files_of(FAIRY_TALE).data_hash
    assert session.record.lines[-1]["result"]["owner_data"] == owner_data.hash
    for receiver in range(3):
        message = session.message(receiver)
        assert message["view"]["owner_data"] == message["result"]["owner_data"] == owner_data.hash


def test_without_owners_data_nothing_speaks_of_it() -> None:
    session = play(session_with(None))
    assert "owner_data" not in session.record.text()
    assert all("owner_data" not in json.dumps(session.message(receiver)) for receiver in range(3))


def test_a_record_is_replayed_with_the_same_cards_only() -> None:
    owner_data = box(change(id='"castle"', points="5"))
    session = play(session_with(owner_data))
    record = parse_record(session.record.text())
    assert replay(record, session.rules).state == session.state
    for other in (None, box(change(id='"castle"', points="4"))):
        with pytest.raises(ValueError, match="line 1: the rules say otherwise"):
            replay(record, rules_for(FAIRY_TALE, 2, {}, other))


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {"mode": "novice"}), (4, {"mode": "expert"})])
def test_views_and_determinize_agree_at_such_a_table(players: int, options: dict[str, Any]) -> None:
    two = "[[change]]\nid = 'castle'\ncopies = 0\npoints = 9\n[[change]]\nid = 'bard'\ncopies = 8\n"
    session = session_with(box(HEAD + two), players, **options)
    rules, rng = session.rules, Random(3)
    while not session.state.over:
        seat = rng.choice(rules.asked(session.state))
        wire = json.dumps(view_of(rules, session.state, seat))
        guess = determinize(rules, json.loads(wire), rng)
        assert json.dumps(view_of(rules, guess, seat)) == wire
        assert rules.offer(guess, seat) == rules.offer(session.state, seat)
        session.answer(seat, rng.choice(rules.offer(session.state, seat)))


# What is refused

WRONG: dict[str, tuple[str, str]] = {
    "no TOML": ("game = ", "not valid TOML"),
    "nested too deeply": (HEAD + "x = " + "[" * 100_000, "line 2: more than 8 brackets within brackets"),
    "nested tables": (HEAD + "x = " + "{a = " * 9, "line 2: more than 8 brackets within brackets"),
    "dotted keys": (HEAD + "\n" + ".".join("a" * 20_000) + " = 1", "line 3: more than 2 dots in one key"),
    "dotted keys in quotes": (HEAD + '"a" . "b" . "c" . "d" = 1', "line 2: more than 2 dots in one key"),
    "dotted keys behind a text with quotes": (
        HEAD + 'x = {a = """b"""", c.d.e.f = "g"}',
        "line 2: more than 2 dots in one key",
    ),
    "dotted keys behind another text with quotes": (
        HEAD + "x = {a = '''\nb'''', c.d.e.f = 'g'}",
        "line 3: more than 2 dots in one key",
    ),
    "too many tables": (HEAD + "[[change]]\n" * 900, "line 802: more than 800 tables and lists in one file"),
    "too many values": (HEAD + "x = [" + "1," * 4000, "line 2: more than 3000 values in one file"),
    "too many lines": (HEAD + "\n" * 7000, "more than 6000 lines"),
    "a word without end": (HEAD + "x = " + "1" * 6000, "line 2: more than 5000 letters in one word"),
    "too many letters": (HEAD + "#" + "é" * 70_000, "more than 128 kB"),
    "a huge number in a list": (
        change(id='"castle"', needs="[0x" + "f" * 4900 + "]"),
        "needs = something with a huge number should be a list",
    ),
    "too many rows": (
        HEAD + "".join(f"[[deck.fairy-tale]]\nid = 'x{number}'\n" for number in range(500)),
        "the deck 'fairy-tale' has more than 400 rows",
    ),
    "too many cards": (
        HEAD
        + "".join(
            f"[[change]]\nid = '{id}'\ncopies = 1000\n" for id in ("castle", "bard", "demon", "vampire")
        ),
        "cards are too many: at most 3000 in all decks",
    ),
    "no game": ('[[change]]\nid = "castle"\npoints = 5', 'begin with game = "fairy-tale"'),
    "unknown game": ('game = "chess"', "unknown game 'chess' (known: fairy-tale, "),
    "a game that is no word": ("game = [1]", "unknown game [1]"),
    "another game": ('game = "whispers"', "it is for whispers, not for fairy-tale"),
    "unknown key": (HEAD + "cards = 1", "unknown key 'cards' (known: game, note, change, card, deck)"),
    "nothing": (HEAD, "it changes no card: add a [[change]], a [[card]] or a [[deck.NAME]]"),
    "a deck that is none": (HEAD + "deck = 1", "write [[deck.NAME]], in two pairs of brackets"),
    "single brackets for a deck": (
        HEAD + "[deck.fairy-tale]\nid = 'castle'",
        "write [[deck.fairy-tale]], in two pairs of brackets",
    ),
    "an unknown deck": (HEAD + "[[deck.path]]\nid = 'castle'", "unknown deck 'path' (known: fairy-tale)"),
    "an empty deck": (HEAD + "[deck]\nfairy-tale = []", "the deck 'fairy-tale' is empty"),
    "an id for nobody": (
        HEAD + "[[deck.fairy-tale]]\nid = 'My Castle'",
        "a [[deck.fairy-tale]] with id = 'My Castle': an id has small letters, figures and hyphens",
    ),
    "a row of a deck without a column": (
        HEAD + "[[deck.fairy-tale]]\nid = 'tower'",
        " is missing; a [[deck.fairy-tale]] replaces the whole row",
    ),
    "a deck and a card of it": (
        HEAD + SAME_CASTLE.replace("[[card]]", "[[deck.fairy-tale]]") + SAME_CASTLE,
        "card 'castle': its deck 'fairy-tale' is written out whole already",
    ),
    "a deck with a card too few": (
        HEAD + SAME_CASTLE.replace("[[card]]", "[[deck.fairy-tale]]"),
        "wrong totals: cards in 'fairy-tale': there are 4, there should be 100",
    ),
    "single brackets": (HEAD + '[change]\nid = "castle"', "write [[change]], in two pairs of brackets"),
    "a list of numbers": (HEAD + "card = [1]", "write [[card]], in two pairs of brackets"),
    "a note that is no text": ("note = 3\n" + change(id='"castle"', points="5"), "the note should be a text"),
    "a note beyond measure": (
        f'note = "{"x" * 201}"\n' + change(id='"castle"', points="5"),
        "at most 200 letters",
    ),
    "a note that steers": (
        'note = "\\u001b[31m"\n' + change(id='"castle"', points="5"),
        "the note should be a text",
    ),
    "no id": (change(points="5"), "a [[change]] without an id"),
    "unknown card": (change(id='"castel"', points="5"), "unknown card 'castel' (did you mean 'castle'?)"),
    "an id that is no word": (change(id="7", points="5"), "unknown card 7"),
    "twice": (change(id='"castle"', points="5") + SAME_CASTLE, "card 'castle' stands there twice"),
    "no change": (change(id='"castle"'), "card 'castle': a [[change]] that changes nothing"),
    "unknown column": (
        change(id='"castle"', pionts="5"),
        "card 'castle': unknown column 'pionts' (did you mean 'points'?)",
    ),
    "provenance": (
        change(id='"castle"', provenance='"confirmed"'),
        "card 'castle': leave provenance out; it becomes 'owner' by itself",
    ),
    "a missing column": (
        HEAD + CASTLE.replace('type = "home"\n', ""),
        "card 'castle': 'type' is missing; a [[card]] replaces the whole row",
    ),
    "a word for a number": (
        change(id='"castle"', points='"five"'),
        "card 'castle': points = 'five' should be a whole number",
    ),
    "a fraction": (change(id='"castle"', points="5.5"), "points = 5.5 should be a whole number"),
    "true for a number": (change(id='"castle"', points="true"), "points = True should be a whole number"),
    "a number for a flag": (change(id='"castle"', expert="1"), "expert = 1 should be true or false"),
    "numbers for names": (
        change(id='"castle"', needs="[1]"),
        "needs = [1] should be a list, each item a text",
    ),
    "fewer than no copies": (change(id='"castle"', copies="-1"), "copies = -1 should be from 0 to 1000"),
    "copies beyond measure": (change(id='"castle"', copies="1001"), "copies = 1001 should be from 0 to 1000"),
    "points beyond measure": (
        change(id='"castle"', points="1" + "0" * 4000),
        "points = a huge number is beyond all measure",
    ),
    "a wrong total": (
        change(id='"castle"', copies="3"),
        "wrong totals: cards in 'fairy-tale': there are 99, there should be 100",
    ),
    "a wrong part": (
        change(id='"castle"', expert="true"),
        "wrong totals: cards in 'fairy-tale' with expert = true: there are 24, there should be 20",
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_wrong_files_are_refused(case: str) -> None:
    text, message = WRONG[case]
    with pytest.raises(OwnerDataError) as caught:
        box(text)
    assert str(caught.value).startswith("box.toml: ")
    assert message in str(caught.value)


def test_dots_and_brackets_in_texts_and_remarks_do_not_count() -> None:
    note = "note = 'a.b.c.d.e [[[[[[[[[[ {{{{{{{{{{'  # a.b.c.d.e [[[[[[[[[[\n"
    assert box(note + change(id='"castle"', points="5")).named == {"castle"}
    twice = note.replace("'", '"""') + change(id='"castle"', points="5")
    assert box(twice.replace("a.b", 'a\\"".b')).named == {"castle"}


def test_a_file_that_is_no_text_is_refused() -> None:
    with pytest.raises(OwnerDataError, match=r"box\.toml: not a text file in UTF-8"):
        owner_data_for(FAIRY_TALE, "box.toml", bytes(range(256)))


REFUSED: dict[str, tuple[str, str]] = {
    "affinity": (change(id='"castle"', affinity='"moon"'), "card 'castle': affinity cannot be 'moon'"),
    "type": (change(id='"castle"', type='"inn"'), "card 'castle': type cannot be 'inn'"),
    "each": (change(id='"bard"', each='"minstrel"'), "card 'bard': each cannot be 'minstrel'"),
    "needs": (change(id='"castle"', needs='["bard", "x"]'), "card 'castle': needs cannot be 'x'"),
    "most": (change(id='"castle"', most='"moon"'), "card 'castle': most cannot be 'moon'"),
    "target": (change(id='"castle"', target='"them"'), "card 'castle': target cannot be 'them'"),
    "amount": (
        change(id='"castle"', amount="0"),
        "card 'castle': open and close need a target and an amount",
    ),
    "no target": (
        HEAD + CASTLE + 'close = "any"\namount = 1',
        "card 'castle': open and close need a target and an amount",
    ),
    "times without each": (
        change(id='"castle"', times="2"),
        "'castle': it has either points, or times and each",
    ),
    "points and times": (change(id='"bard"', points="2"), "'bard': it has either points, or times and each"),
    "two tricksters": (
        change(id='"high-paladin"', almighty="true"),
        "there is more than one almighty card; the rules know of one Trickster",
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_the_game_refuses_is_blamed_on_the_file(case: str) -> None:
    text, message = REFUSED[case]
    with pytest.raises(OwnerDataError) as caught:
        rules_for(FAIRY_TALE, 2, {}, box(text))
    assert str(caught.value).startswith("box.toml: ")
    assert message in str(caught.value)


def test_novices_do_not_search_a_deck_of_effects_forever() -> None:
    plain = [
        card["id"]
        for card in files_of(FAIRY_TALE).cards["fairy-tale"]
        if not {"open", "close", "hunt"} & set(card) and not card.get("expert")
    ]
    owner_data = box(HEAD + "".join(f"[[change]]\nid = '{id}'\nhunt = 'shadow'\n" for id in plain))
    with pytest.raises(OwnerDataError, match=r"the novice game needs 2 cards without .* there are 0"):
        rules_for(FAIRY_TALE, 2, {"mode": "novice"}, owner_data)
    assert rules_for(FAIRY_TALE, 2, {}, owner_data).players == 2


def test_a_game_without_totals_takes_any_number() -> None:
    owner_data = box('game = "whispers"\n[[change]]\nid = "echo"\ncopies = 9\nback = "night"', WHISPERS)
    rules = rules_for(WHISPERS, 2, {}, owner_data)
    assert rules.copies[rules.kind_names.index("echo")] == 9
    assert rules.back_names == ["tales", "night"]


def test_the_example_of_the_docs_is_sound() -> None:
    page = (Path(__file__).parents[2] / "docs" / "owner-data.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"^```toml my-box\.toml\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert box(shown).named == {"castle", "bard", "dark-angel"}


def test_a_lone_builder_without_digits_lets_no_card_go() -> None:
    """Marks are data: where every card must stay, the interlude only brings new ones."""
    sand = find_game("fine-sand")
    digits = [card["id"] for card in files_of(sand).cards["starting"] if card["mark"] != "W"]
    changes = "".join(f"[[change]]\nid = '{id}'\nmark = 'W'\n" for id in digits)
    owner_data = box('game = "fine-sand"\n' + changes, sand)
    session = play(Session(rules_for(sand, 1, {"part": "interlude"}, owner_data), about_of(sand), seed=7))
    coming = next(zone.first for zone in session.rules.zones if zone.name == "coming")
    assert len(session.state.zones[coming]) == 3
