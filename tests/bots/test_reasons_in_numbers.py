"""Hints say why with numbers: in whole games of the best bot every reason holds one, where there is one."""

from __future__ import annotations

import re
from typing import Any

import pytest

from veillee.core import view_of
from veillee.core.session import Session
from veillee.registry import about_of, advice_for, find_game, rules_for
from veillee.texts import Texts, Words

#: Reasons that rest on no number: nothing is gained or lost, or what a card does is all there is to say.
WITHOUT: dict[str, set[str]] = {
    "dice-upon-a-time": {
        "advice-decline",
        "advice-enough",
        "advice-fox",
        "advice-hood",
        "advice-item",
        "advice-item-weak",
        "advice-keep-ability",
        "advice-least-harm",
        "advice-no-trade",
        "advice-others-gain",
        "advice-play",
        "advice-rabbit",
        "advice-reward",
        "advice-snake",
        "advice-stay",
        "advice-token-spare",
        "advice-wait",
        "advice-wolf",
    },
    "fairy-tale": {"advice-closes-nothing", "advice-exchange-skip", "advice-little"},
    "fine-sand": {"advice-use", "advice-reveal"},
    "grimm-forest": {
        "advice-better-friend",
        "advice-fly",
        "advice-lock",
        "advice-no-friend-yet",
        "advice-own-place",
        "advice-rather-first",
        "advice-reward-resources",
        "advice-special",
        "advice-strong-friend",
        "advice-struck",
        "advice-works-now",
    },
}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("fairy-tale", 3, {"mode": "expert"}),
    ("fairy-tale", 4, {"mode": "expert", "teams": "exchange"}),
    ("dice-upon-a-time", 3, {"length": "short"}),
    ("fine-sand", 1, {}),
    ("fine-sand", 2, {"fable": 9}),
    ("grimm-forest", 3, {"rounds": 20}),
]


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_the_best_hint_of_every_decision_holds_a_number(
    name: str, players: int, options: dict[str, Any]
) -> None:
    game = find_game(name)
    rules = rules_for(game, players, game.complete(players, options))
    session, advice = Session(rules, about_of(game), seed=5), advice_for(game, rules)
    words = [Words(rules, Texts(language, game)) for language in ("en", "fr", "ru")]
    assert advice is not None
    missing: dict[str, str] = {}
    while not session.state.over:
        seat = rules.asked(session.state)[0]
        best = advice.rank(view_of(rules, session.state, seat), session.offered(seat))[0]
        # A figure of 0 or 1 may be told in words.
        if best.reason.message not in WITHOUT[name] and not {0, 1} & {*best.reason.arguments.values()}:
            said = [spoken.reason(best.reason) for spoken in words]
            if not all(re.search(r"\d", one) for one in said):
                missing[best.reason.message] = " | ".join(said)
        session.answer(seat, best.option)
    assert missing == {}
