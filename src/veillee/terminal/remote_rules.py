"""The rules of a table at a server, as installed here, compared with what the server tells of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from veillee.core import Game
from veillee.core.rules import AnyRules
from veillee.data.owner_data import OwnerData
from veillee.registry import UnknownGame, find_game, rules_for
from veillee.terminal.api_client import JoinError
from veillee.texts import Texts


def installed_rules(
    about: dict[str, Any], texts: Texts, owner_data: Callable[[Game], OwnerData | None]
) -> tuple[Game, AnyRules]:
    """The rules installed here for such a table."""
    try:
        game = find_game(str(about["game"]))
    except UnknownGame as error:
        raise JoinError(texts.say("terminal-join-no-game", game=str(about["game"]))) from error
    cards = owner_data(game)
    try:
        rules: AnyRules = rules_for(game, about["players"], about["options"], cards)
    except ValueError as error:
        raise JoinError(texts.say("terminal-join-other-rules", game=game.id)) from error
    if (rules.setup.owner_data or None) != about["owner_data"]:
        missing = "terminal-join-no-owner-data" if cards else "terminal-join-owner-data"
        raise JoinError(texts.say(missing))
    return game, rules


def matches_rules(told: dict[str, Any], rules: AnyRules) -> bool:
    """Whether the server means by its numbers what the rules here mean by theirs."""
    zones = [(zone["name"], zone["first"], zone["count"]) for zone in told["zones"]]
    kinds = [(kind["id"], kind["copies"], kind["row"]) for kind in told["kinds"]]
    verbs = [
        (verb["name"], verb["base"], [(part["name"], part["values"]) for part in verb["arguments"]])
        for verb in told["verbs"]
    ]
    rows = [rules.shown_row(kind) for kind in range(len(rules.kind_names))]
    questions = {handler.name: handler.rule for handler in rules.handlers if handler.is_question}
    return (
        zones == [(zone.name, zone.first, zone.count) for zone in rules.zones]
        and kinds == list(zip(rules.kind_names, rules.copies, rows, strict=True))
        and verbs
        == [
            (verb.name, verb.base, [(name, list(values)) for name, values in verb.arguments])
            for verb in rules.catalogue.verbs
        ]
        and told["questions"] == questions
    )
