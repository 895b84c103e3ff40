"""Names that the house gives follow the reader's language; a name that somebody typed stays as it is."""

from __future__ import annotations

import pytest

from terminal.tables import BareTable, table
from veillee.registry import LANGUAGES
from veillee.server.guest_names import checked_name, distinct_name
from veillee.terminal.line_mode import LineMode
from veillee.terminal.table_setup import bot_names
from veillee.texts import BOT_NAMES, YOU, Texts, shown_name

WREN = {"en": "Wren", "fr": "Roitelet", "ru": "Лесовичок"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_of_the_house_is_read_in_ones_own_language(language: str) -> None:
    texts = Texts(language)
    assert shown_name("~wren", texts) == WREN[language]
    assert shown_name("~wren 2", texts) == f"{WREN[language]} 2"
    assert all("~" not in shown_name(name, texts) for name in (*BOT_NAMES, YOU))


@pytest.mark.parametrize("typed", ["Wren", "Hazel", "wren", "~", "~nobody", "~wren two", "x~wren", ""])
def test_what_somebody_typed_stays(typed: str) -> None:
    assert {shown_name(typed, Texts(language)) for language in LANGUAGES} == {typed}


def test_the_server_takes_them_as_names() -> None:
    assert checked_name("~wren 2") == "~wren 2"


@pytest.mark.parametrize(
    ("name", "taken", "found"),
    [
        ("~wren", [], "~wren"),
        ("~wren", ["~wren"], "~wren 2"),
        ("~wren", ["roitelet"], "~wren 2"),
        ("Лесовичок", ["~wren", "~puck"], "Лесовичок 2"),
        ("Anna", ["~wren"], "Anna"),
    ],
)
def test_nobody_reads_the_same_name_twice(name: str, taken: list[str], found: str) -> None:
    assert distinct_name(name, taken) == found


def test_a_game_that_goes_on_in_another_language_has_its_names_there() -> None:
    said: list[str] = []
    played = table("fairy-tale", "en", players=3)
    LineMode(BareTable(played), "fr", said.append).play([])
    assert any("Vous · Margot · Anselme" in line for line in said)


def test_more_bots_than_names() -> None:
    found = bot_names(2 * len(BOT_NAMES) + 1)
    assert len(set(found)) == len(found)
    assert shown_name(found[-1], Texts("en")) == "Margot 3"
