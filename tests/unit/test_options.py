"""Options are written by names, and by names that things once had."""

from __future__ import annotations

import pytest

from veillee.core.options import Catalogue

pytestmark = pytest.mark.both


def test_an_old_name_stands_for_the_new_one_and_a_name_in_use_for_itself() -> None:
    catalogue = Catalogue({"reynard": "fox", "hen": "fox"})
    play = catalogue.add("play", {"card": ("fox", "hen")})
    assert catalogue.parse("play reynard") == catalogue.parse("play fox") == play.number([0])
    assert catalogue.parse("play hen") == play.number([1])
    with pytest.raises(ValueError, match=r"unknown card 'fix'.*did you mean 'fox'"):
        catalogue.parse("play fix")
