"""What Fine Sand says in words: the question of a turn speaks of nothing that is used up."""

from __future__ import annotations

from typing import Final

import pytest

from veillee.registry import LANGUAGES, find_game
from veillee.texts import Texts

#: What a turn's question may speak of, by the verbs on offer.
VERBS: Final = ("build", "draw-all", "use", "give", "done")


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_of_a_turn_speaks_only_of_what_is_offered(language: str, players: int) -> None:
    texts = Texts(language, find_game("fine-sand"))

    def asked(*verbs: str) -> str:
        offered = {f"can-{verb}": int(verb in verbs) for verb in VERBS}
        return texts.say("ask-act", ending=0, round=4, players=players, **offered)

    nothing = asked()
    for verb in VERBS:
        about = asked(verb).removeprefix(nothing)
        assert about.strip(), f"nothing is said of {verb}"
        others = [other for other in VERBS if other != verb]
        assert about not in asked(*others), f"{verb} is spoken of and not offered"
