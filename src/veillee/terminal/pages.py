"""What the pages over the table tell about the thing one points at."""

from __future__ import annotations

from veillee.terminal.explain import about_card, missing
from veillee.terminal.panels import Paragraph
from veillee.terminal.scene import Scene, SeatPart, counted_names
from veillee.terminal.stage import Stage
from veillee.terminal.table import Link
from veillee.terminal.widgets import Choosable, SeatPanel


def explained(
    stage: Stage, link: Link, scene: Scene, here: Choosable | None, title: str
) -> tuple[str, list[Paragraph]]:
    """The title and text of a page about a card, a seat or a zone, or else about the question."""
    kinds = here.kinds if here is not None else ()
    cards: list[Paragraph] = [
        (stage.words.card(kind), about_card(stage, link, scene, kind)) for kind in kinds
    ]
    if isinstance(here, SeatPanel):
        return here.title, [("", _zones_of(stage, here.seat)), *cards]
    if len(kinds) == 1:
        return stage.words.card(kinds[0]), [("", cards[0][1])]
    return title, cards or _about_question(stage, link, scene)


def _zones_of(stage: Stage, seat: SeatPart) -> list[str]:
    """Everything a seat has, each zone in a line."""
    empty = stage.texts.say("terminal-empty")
    lines: list[str] = []
    for zone in seat.zones:
        names = ", ".join(name for name, _ in counted_names(zone.cards))
        count = stage.texts.say("terminal-cards", count=len(zone.cards))
        is_counted = zone.is_hidden or zone.way == "count"
        lines.append(stage.labelled(zone.title, (count if is_counted else names) if zone.cards else empty))
    return lines


def _about_question(stage: Stage, link: Link, scene: Scene) -> list[Paragraph]:
    cited = [stage.texts.say("terminal-rule-at", rule=stage.rule_title(scene.rule))] if scene.rule else []
    lines = missing(stage, link, scene)
    absent: list[Paragraph] = [(stage.texts.say("terminal-missing"), lines)] if lines else []
    return [("", [scene.prompt, *cited]), *absent]
