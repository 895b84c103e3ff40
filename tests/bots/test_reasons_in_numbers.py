"""Hints say why with numbers: in whole games every reason that is shown holds one, where there is one."""

from __future__ import annotations

import re
from typing import Any

import pytest

from veillee.core import Reason, view_of
from veillee.core.session import Session
from veillee.registry import about_of, advice_for, find_game, rules_for
from veillee.texts import Texts, Words

#: Reasons that rest on no number, and why there is none.
WITHOUT: dict[str, dict[str, str]] = {
    "dice-upon-a-time": {},
    "fairy-tale": {
        "advice-closes-nothing": "there is nothing to close",
        "advice-exchange-skip": "nothing is exchanged",
        "advice-little": "it scores nothing",
    },
    "fine-sand": {},
    "grimm-forest": {"advice-spares-all": "nobody pays"},
}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("fairy-tale", 3, {"mode": "expert"}),
    ("fairy-tale", 4, {"mode": "expert", "teams": "exchange"}),
    ("dice-upon-a-time", 3, {"length": "short"}),
    ("dice-upon-a-time", 4, {"length": "short", "characters": "chosen"}),
    ("dice-upon-a-time", 2, {"length": "short", "mode": "co-operative"}),
    ("fine-sand", 1, {}),
    ("fine-sand", 2, {"fable": 9}),
    ("grimm-forest", 2, {"rounds": 20}),
    ("grimm-forest", 3, {"rounds": 20}),
    ("grimm-forest", 4, {"rounds": 20}),
]


def is_nothing(reason: Reason) -> bool:
    """Whether all figures are 0: that may be told in words."""
    figures = [value for name, value in reason.arguments.items() if isinstance(value, int) and name != "seat"]
    return bool(figures) and not any(figures)


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_every_hint_of_every_decision_holds_a_number(
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
        ranked = advice.rank(view_of(rules, session.state, seat), session.offered(seat))
        # As many as a player is shown.
        for hint in ranked[: 3 if len(ranked) > 3 else 2]:
            reason = hint.reason
            if reason.message not in WITHOUT[name] and not is_nothing(reason):
                said = [spoken.reason(reason) for spoken in words]
                if not all(re.search(r"\d", one) for one in said):
                    missing[reason.message] = " | ".join(said)
        session.answer(seat, ranked[0].option)
    assert missing == {}
