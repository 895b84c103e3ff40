"""Lists in which people look names up follow the language's alphabet; the browser passes the same lists."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from veillee.registry import LANGUAGES, files_of, find_game
from veillee.texts import Texts, alphabetical

LISTS = json.loads((Path(__file__).parent / "alphabet.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_follow_the_alphabet(language: str) -> None:
    wanted = LISTS[language]["names"]
    assert alphabetical(sorted(wanted), str, Texts(language)) == wanted
    assert sorted(wanted) != wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_sides_leave_the_same_articles_out(language: str) -> None:
    assert Texts(language).say("articles") == ("" if language == "ru" else LISTS[language]["articles"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["fable", "friend"])
def test_the_rulebook_lists_cards_in_alphabetical_order(language: str, kind: str) -> None:
    rulebook = files_of(find_game("grimm-forest")).rulebooks[language]
    names = re.findall(rf"^### (.*) {{#gf\.{kind}\.", rulebook, re.MULTILINE)
    assert len(names) > 20
    assert names == alphabetical(names, str, Texts(language))
