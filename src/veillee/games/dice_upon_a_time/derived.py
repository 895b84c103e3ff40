"""What follows from a view by the rules, for clients to tell: path values, what faces and the Event do."""

from __future__ import annotations

from typing import Any, final

from veillee.core import View
from veillee.games.dice_upon_a_time.base import DiceBase
from veillee.games.dice_upon_a_time.dice import (
    DOUBLE,
    FACES,
    MAGIC_ITEM,
    PROHIBITION,
    STORY,
    value_of,
)
from veillee.games.dice_upon_a_time.events import Change, Events

#: A text of the game with its arguments, under `text` the message.
Note = dict[str, int | str]


@final
class Derivation:
    """Tells what holds in the chapter that a view shows."""

    def __init__(self, rules: DiceBase, events: Events) -> None:
        self.rules = rules
        self.events = events

    def of(self, view: View) -> dict[str, Any]:
        """Path values, how many chapters there are (0: nobody knows), and notes by what an option names."""
        rules = self.rules
        open_event = view["zones"][rules.event]
        faces = self._faces(view)
        notes: dict[str, dict[str, Note]] = {"face": faces, "die": {}, "card": {}}
        if view["seat"] < rules.players and view["fields"]["chapter"] > 0:
            shown = view["fields"]["faces"][view["seat"]]
            notes["die"] = {
                name: faces[FACES[face]] for name, face in zip(rules.dice.names, shown, strict=True) if face
            }
        if open_event:
            notes["card"][rules.kind_names[open_event[0]]] = self._event(open_event[0])
        return {
            "values": self.events.under(open_event).values,
            "chapters": 0 if rules.length == "extra-long" else rules.last_chapter,
            "notes": notes,
        }

    def _event(self, event: int) -> Note:
        return {
            "text": f"event-{self.rules.kind_names[event]}",
            "limit": self.events.changes[event].limit,
            "usual": self.events.plain.limit,
        }

    def _faces(self, view: View) -> dict[str, Note]:
        """By face: what a die that shows it does when it is placed now."""
        found: dict[str, Note] = {}
        for face, name in enumerate(FACES[1:], 1):
            text = "number" if face <= 6 else self._special(view, face)
            found[name] = {"text": f"does-{text}", "face": name, "value": value_of(face)}
        return found

    def _special(self, view: View, face: int) -> str:
        """The end of the text's name: the face's own, or what an Event or an empty deck has made of it."""
        zones, rules = view["zones"], self.rules
        change = self.events.under(zones[rules.event])
        if _is_plain(change, face):
            return "plain"
        decks = {
            STORY: (rules.story_deck, rules.story_discard),
            MAGIC_ITEM: (rules.item_deck, rules.item_discard),
        }
        if face in decks and not any(zones[zone] for zone in decks[face]):
            return "nothing-left"
        if face == STORY and change.story_draws > 1:
            return "story-of-two"
        return FACES[face]


def _is_plain(change: Change, face: int) -> bool:
    """Whether the Event makes a face that does something a mere 6."""
    if face == PROHIBITION:
        return not change.prohibition
    return face in (STORY, MAGIC_ITEM, DOUBLE) and face not in change.working
