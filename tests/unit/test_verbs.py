"""Verbs with arguments: an option says which arguments it was made of, wherever its numbers begin."""

from __future__ import annotations

from itertools import product

import pytest

from veillee.core.options import Catalogue
from veillee.core.verbs import ThreeArguments, TwoArguments

pytestmark = pytest.mark.both


def test_an_option_tells_its_arguments_apart() -> None:
    catalogue = Catalogue()
    catalogue.add("rest", {})
    two = TwoArguments(catalogue.add("swap", {"from": "ab", "to": "vwxyz"}))
    three = ThreeArguments(catalogue.add("give", {"whom": "ab", "what": "xyz", "how": "12345"}))
    rest = catalogue.add("sleep", {})
    for first, second, third in product(range(2), range(3), range(5)):
        option = three(first, second, third)
        assert (three.first(option), three.second(option), three.third(option)) == (first, second, third)
        assert option in three
        assert (two.first(two(first, third)), two.second(two(first, third))) == (first, third)
        assert two(first, third) not in three
    assert rest.base not in three
