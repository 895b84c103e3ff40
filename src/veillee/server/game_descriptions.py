"""What a client must know to draw a game: its zones, cards, options and layout."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import cast

from veillee.bots import offered_bots, searches, usual_bot
from veillee.core import Game, OptionError
from veillee.core.campaign import Campaign
from veillee.core.reactions import reacting_kinds
from veillee.core.rules import AnyRules
from veillee.core.schema import GameDescription, Value
from veillee.core.schema.games import Language, LayoutInfo
from veillee.data.layout import Layout
from veillee.registry import LANGUAGES, BrokenGame, files_of, games, rules_for
from veillee.server.messages import (
    CampaignOffer,
    CampaignWords,
    GameInfo,
    GameWords,
    OpponentInfo,
    OpponentWords,
    OptionInfo,
)
from veillee.texts import Texts, opponent

_log = logging.getLogger("veillee.server.games")


def describe(game: Game, rules: AnyRules) -> GameDescription:
    """A game at one table; the same for everybody there."""
    state = rules.blank_state()
    rules.fill(state)
    used = {kind for zone in state.zones for kind in zone}
    return {
        "id": game.id,
        "players": rules.players,
        "options": dict(rules.options),
        "owner_data": rules.setup.owner_data or None,
        "languages": list(LANGUAGES),
        "advice": game.advice is not None,
        "lowest_wins": rules.lowest_wins,
        "interlude": rules.is_interlude,
        "zones": [
            {
                "name": zone.name,
                "first": zone.first,
                "count": zone.count,
                "per_seat": zone.per_seat,
                "bag": zone.bag,
                "seen": zone.seen,
            }
            for zone in rules.zones
        ],
        "kinds": [
            {
                "id": name,
                "deck": rules.kind_decks[kind],
                "back": rules.kind_backs[kind],
                "copies": rules.copies[kind],
                "used": kind in used,
                "row": rules.shown_row(kind),
            }
            for kind, name in enumerate(rules.kind_names)
        ],
        "backs": list(rules.back_names),
        "verbs": [
            {
                "name": verb.name,
                "base": verb.base,
                "arguments": [{"name": name, "values": list(values)} for name, values in verb.arguments],
            }
            for verb in rules.catalogue.verbs
        ],
        "questions": {handler.name: handler.rule for handler in rules.handlers if handler.is_question},
        "reactions": {
            "questions": [handler.name for handler in rules.handlers if handler.reaction is not None],
            "cards": [rules.kind_names[kind] for kind in reacting_kinds(rules)],
            "aimed": [rules.kind_names[kind] for kind in reacting_kinds(rules, aimed_only=True)],
        },
        "layout": _layout(Layout(rules, files_of(game).layout)),
    }


def with_ids_of_today(kept: GameDescription) -> GameDescription:
    """A kept description in which cards have the ids by which texts and boards speak of them now."""
    game = next((game for game in games() if game.id == kept.get("id")), None)
    aliases = {} if game is None else files_of(game).aliases
    if not aliases:
        return kept
    today = [{**kind, "id": aliases.get(kind["id"], kind["id"])} for kind in kept["kinds"]]
    verbs = [
        {
            **verb,
            "arguments": [
                {**part, "values": [aliases.get(value, value) for value in part["values"]]}
                for part in verb["arguments"]
            ],
        }
        for verb in kept["verbs"]
    ]
    return cast("GameDescription", {**kept, "kinds": today, "verbs": verbs})


def _layout(layout: Layout) -> LayoutInfo:
    return {
        "table": layout.table,
        "others": layout.others,
        "own": layout.own,
        "fields": layout.fields,
        "show": layout.show,
        "choose": layout.choose,
        "card": {"colour": layout.colour_by, "colours": layout.colours},
    }


def _campaign(game: Game, campaign: Campaign) -> CampaignOffer:
    words: dict[Language, CampaignWords] = {}
    for language in LANGUAGES:
        texts = Texts(language, game)
        name = f"campaign-{campaign.id}"
        words[language] = CampaignWords(texts.say(name), texts.attribute(name, "text") or "")
    return CampaignOffer(campaign.id, campaign.players, campaign.rule, list(campaign.fixed), words)


def _opponent(game: Game, bot: str) -> OpponentInfo:
    words = {language: OpponentWords(*opponent(Texts(language, game), bot)) for language in LANGUAGES}
    return OpponentInfo(bot, searches(game, bot), words)


def _words(game: Game, language: str) -> GameWords:
    texts = Texts(language, game)
    said = {name: texts.say(name) if texts.has(name) else None for name in ("neutral-title", "game-summary")}
    return GameWords(texts.say("title"), said["neutral-title"], said["game-summary"] or "")


def _reacts(game: Game) -> bool:
    """Whether the game has reactions, with its usual options and as many players as these allow."""
    for players in range(game.players[0], game.players[1] + 1):
        with suppress(OptionError):
            return bool(reacting_kinds(rules_for(game, players)))
    return False


def _as_lists(needs: Mapping[str, Sequence[Value]]) -> dict[str, list[Value]]:
    return {name: list(values) for name, values in needs.items()}


@lru_cache
def introduce(game: Game) -> GameInfo:
    """A game on the front page."""
    about = files_of(game).about
    return GameInfo(
        game.id,
        {language: _words(game, language) for language in LANGUAGES},
        game.players,
        [
            OptionInfo(
                option.name,
                list(option.values),
                option.values[0],
                option.rule,
                _as_lists(option.where),
                [_as_lists(option.only.get(value, {})) for value in option.values],
            )
            for option in game.options
        ],
        {name: dict(values) for name, values in game.editions.items()},
        offered_bots(game),
        usual_bot(game),
        [_opponent(game, bot) for bot in offered_bots(game)],
        _reacts(game),
        about.minutes,
        about.age,
        list(about.designers),
        about.publisher,
        about.year,
        [_campaign(game, campaign) for campaign in game.campaigns],
    )


def introductions() -> list[GameInfo]:
    """All games that can be played here; the first time it takes a moment to read their words."""
    return [info for game in games() if (info := _introduced(game)) is not None]


@lru_cache
def _introduced(game: Game) -> GameInfo | None:
    """A game on the front page; one with a mistake in it hides no other, but the log says so."""
    try:
        return introduce(game)
    except BrokenGame as error:
        _log.warning("%s; it is left out", error)
        return None
