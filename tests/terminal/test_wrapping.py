"""Lines are broken between words, and words that belong together stay so."""

from __future__ import annotations

from veillee.terminal.wrapping import wrapped


def test_a_no_break_space_binds() -> None:
    assert (
        wrapped("Prenez la carte\N{NO-BREAK SPACE}: vite", 15) == "Prenez la\ncarte\N{NO-BREAK SPACE}: vite"
    )
    assert wrapped("Prenez la carte : vite", 15) == "Prenez la carte\n: vite"


def test_lines_and_long_words_stay_whole() -> None:
    assert wrapped("one\n\ntwo three", 6) == "one\n\ntwo\nthree"
    assert wrapped("unsplittable", 4) == "unsplittable"
    assert wrapped("well-known", 6) == "well-known"
