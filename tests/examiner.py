"""A bot that answers at random and looks closely at the advice for everything it is asked."""

from __future__ import annotations

import json
from math import isfinite
from random import Random
from typing import Any

from veillee import registry
from veillee.core import Game, Reason, View
from veillee.registry import LANGUAGES
from veillee.texts import Texts


class Examiner:
    """Every option is ranked once, whatever their order, with a reason that can be read."""

    looks = True

    def __init__(self, game: Game, rules: Any, rng: Random) -> None:
        advice = registry.advice_for(game, rules)
        assert advice is not None
        self.rules, self.rng, self.advice = rules, rng, advice
        self.texts = [Texts(language, game) for language in LANGUAGES]
        self.anchors = registry.files_of(game).anchors
        self.asked: set[str] = set()

    def choose(self, view: View, options: list[int]) -> int:
        before = json.dumps(view)
        ranked = self.advice.rank(view, options)
        again = self.advice.rank(json.loads(before), options[::-1])
        assert json.dumps(view) == before
        assert [(hint.option, hint.value, hint.reason.to_json()) for hint in ranked] == [
            (hint.option, hint.value, hint.reason.to_json()) for hint in again
        ]
        assert sorted(hint.option for hint in ranked) == sorted(options)
        assert all(isfinite(hint.value) for hint in ranked)
        assert ranked == sorted(ranked, key=lambda hint: (-hint.value, hint.option))
        for hint in ranked:
            self.examine(hint.reason)
        self.asked.add(self.rules.handlers[view["agendas"][view["seat"]][-1][0]].name)
        return self.rng.choice(options)

    def examine(self, reason: Reason) -> None:
        assert reason.rule in self.anchors
        assert reason.message.startswith("advice-")
        for texts in self.texts:
            words = texts.say(reason.message, **{"player": "Anna", **reason.arguments})
            assert not set("[]{}") & set(words), words
