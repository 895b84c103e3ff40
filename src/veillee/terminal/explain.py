"""Explanations: what a card says, why something cannot be chosen, what one would rather do."""

from __future__ import annotations

from veillee.core.rules import Reason
from veillee.terminal.scene import Scene, Stage, card_argument
from veillee.terminal.table import Link, Message

#: Verbs with more options than this are not searched for what is missing.
MOST_SEARCHED = 40


def about_card(stage: Stage, link: Link, scene: Scene, kind: int) -> list[str]:
    """A card's text and facts, then why it cannot be chosen, if it cannot."""
    telling = stage.telling
    lines: list[str] = []
    text = telling.card_text(kind)
    if text:
        lines.append(text)
    lines += [f"{label}: {value}" for label, value in telling.card_facts(kind)]
    return [*lines, *why_not_card(stage, link, scene, kind)]


def why_not_card(stage: Stage, link: Link, scene: Scene, kind: int) -> list[str]:
    """Why no option with this card is open; empty if one is, or if no card is asked for."""
    options = [stage.option_for(verb, kind) for verb in stage.card_verbs(scene)]
    if any(stage.kind_in(option) == kind for option in scene.options):
        return []
    reasons = [reason for option in options if option is not None for reason in link.why_not(option)]
    return [stage.texts.say("terminal-not-now", reason=said) for said in told(stage, reasons)]


def missing(stage: Stage, link: Link, scene: Scene) -> list[str]:
    """The options without a card that are not open now, and why, where the game can say it."""
    if not scene.options:
        return []
    found: list[str] = []
    for verb in stage.rules.catalogue.verbs:
        if card_argument(verb) is not None or verb.size > MOST_SEARCHED:
            continue
        for option in range(verb.base, verb.base + verb.size):
            if option not in scene.options:
                reasons = [r for r in link.why_not(option) if r.message != "not-offered"]
                found += [f"{stage.telling.option(option)}: {said}" for said in told(stage, reasons)]
    return found


def hinted(stage: Stage, link: Link) -> list[tuple[str, str]]:
    """The best options, each with its reason."""
    telling = stage.telling
    return [(telling.option(hint.option), telling.reason(hint.reason)) for hint in link.hints()]


def told(stage: Stage, reasons: list[Reason]) -> list[str]:
    """The reasons in words, each once."""
    return list(dict.fromkeys(stage.telling.reason(reason) for reason in reasons))


def log_lines(stage: Stage, message: Message, since: int = 0) -> list[str]:
    """What the seat was told from event number `since` on, then what was answered for it."""
    forced = [
        stage.texts.say("terminal-forced", option=stage.telling.option(option))
        for option in message["forced"]
    ]
    return [*stage.telling.log(message["events"][since:]), *forced]


def result_lines(stage: Stage, link: Link) -> list[str]:
    """Scores, the winners, and what else should be said about a finished game."""
    message = link.message()
    result = message["result"]
    texts, telling = stage.texts, stage.telling
    ranking = sorted(range(stage.rules.players), key=lambda seat: -result["scores"][seat])
    lines = [
        texts.say(
            "terminal-score-wins" if seat in result["winners"] else "terminal-score",
            seat=telling.seat(seat),
            score=result["scores"][seat],
        )
        for seat in ranking
    ]
    if message.get("take_backs"):
        lines.append(texts.say("terminal-take-backs", count=message["take_backs"]))
    if link.seating.owner_data:
        lines.append(texts.say("terminal-owner-data"))
    return [*lines, texts.say("terminal-kept", file=link.kept_as())]
