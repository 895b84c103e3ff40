"""Events in words: one by one, or as a story in which moves of the same sort share a line.

A game words its own events: `moved-<from>-<to>`, `passed-<zone>`, `shuffled-<zone>`, `set-<field>` and
`answered-<verb>`; `each-<field>` words one value of a field that holds a list. What it does not word, the
house tells in general terms. A message that comes out empty, as ``{ "" }`` does, says that this is not worth
telling; its ``.before`` names an event that follows from it, though it came first. The browser, which knows
what was before, tells by `changed-<field>` what a list gained and lost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Any, cast, final

from veillee.core import Rules
from veillee.core.schema import AnswerEvent, Event, MoveEvent, PassEvent, SetEvent, ShowEvent, ShuffleEvent
from veillee.texts.texts import Texts
from veillee.texts.words import Arguments, Words, as_words, yes_or_no


@final
class Story(Words):
    """The names of a table's things, and what happens there, for one reader in one language."""

    def __init__(
        self, rules: Rules[Any], texts: Texts, names: Sequence[str] = (), seat: int | None = None
    ) -> None:
        super().__init__(rules, texts, names, seat)
        self._tellers: dict[str, Callable[[Any], str]] = {
            "answer": self._answer,
            "move": lambda event: self._moves([event]),
            "shuffle": self._shuffle,
            "pass": self._pass,
            "show": self._show,
            "set": self._set,
        }

    def event(self, event: Event) -> str:
        """One event; empty if the game says that it is not worth telling."""
        return self._tellers.get(event["event"], self._told)(event).strip()

    def facts(self, event: Event) -> Arguments:
        """What an event of the game's own was told with, for another message that speaks of it."""
        return self.spoken(_arguments(event))

    def log(self, events: Sequence[Event]) -> list[str]:
        """The events as lines to read, without what is not worth telling."""
        return [line for line in self._lines(events) if line]

    def _lines(self, events: Sequence[Event]) -> Iterator[str]:
        """What is silent does not keep moves apart: an answer that the game leaves to its move, say."""
        worth_it = [event for event in events if event["event"] == "move" or self.event(event)]
        for same, group in groupby(self._in_order(worth_it), self._way):
            if same is None:
                yield from map(self.event, group)
            else:
                yield self._moves(cast("list[MoveEvent]", list(group))).strip()

    def _in_order(self, events: list[Event]) -> list[Event]:
        """What the game names as the ground of something is told before it."""
        for at in range(1, len(events)):
            event, last = events[at], events[at - 1]
            if event["event"] == "set" and last["event"] == self.texts.attribute(
                f"set-{event['field']}", "before"
            ):
                events[at - 1 : at + 1] = [event, last]
        return events

    def _way(self, event: Event) -> tuple[object, ...] | None:
        """What moves must have in common to be told in one line; None for other events."""
        if event["event"] != "move":
            return None
        return (event["from"][0], event["to"][0], event.get("rule"), event["card"] >= 0)

    def _say_first(self, messages: Sequence[str], arguments: Arguments) -> str:
        """The first message there is; the last one is the house's and always there."""
        found = next((message for message in messages if self.texts.has(message)), messages[-1])
        return self.texts.say(found, **arguments)

    def _who(self, seat: int) -> Arguments:
        """The seat a sentence speaks of, and whether that is who reads it."""
        if seat < 0:
            return {"seat": "", "you": "no"}
        return {"seat": self.seat(seat), "you": yes_or_no(seat == self.reader)}

    def _rule(self, event: MoveEvent | SetEvent) -> str:
        """The rule an event cites, spelled so that a message can choose by it: ``ft-reveal``."""
        return event.get("rule", "").replace(".", "-")

    def _answer(self, event: AnswerEvent) -> str:
        option = event["option"]
        verb = self.rules.catalogue.verb_of(option).name
        # `seat` is who answers; whom an answer names is another.
        named = self.rules.catalogue.arguments(option).items()
        arguments = self.spoken({"other_seat" if name == "seat" else name: value for name, value in named})
        who = self._who(event["seat"])
        if self.texts.has(f"answered-{verb}"):
            return self.texts.say(f"answered-{verb}", **(arguments | who))
        return self.texts.say("event-answer", option=self.option(option), **who)

    def _moves(self, events: Sequence[MoveEvent]) -> str:
        """Moves that have everything in common but their cards."""
        first = events[0]
        source, target = first["from"][0], first["to"][0]
        giver, taker = self.rules.zone_owner[source], self.rules.zone_owner[target]
        cards = [event["card"] for event in events]
        arguments: Arguments = {
            "cards": self.cards(cards),
            "count": len(cards),
            "seen": yes_or_no(cards[0] >= 0),
            "rule": self._rule(first),
            "from": self.zone(source),
            "to": self.zone(target),
            "giver": self.seat(giver) if giver >= 0 else "",
            "giving": yes_or_no(giver >= 0 and giver == self.reader),
            **self._who(taker if taker >= 0 else giver),
        }
        names = (self._zones[source].name, self._zones[target].name)
        return self._say_first(["moved-{}-{}".format(*names), "event-move"], arguments)

    def _shuffle(self, event: ShuffleEvent) -> str:
        zone = event["zone"]
        arguments = {"zone": self.zone(zone), **self._who(self.rules.zone_owner[zone])}
        return self._say_first([f"shuffled-{self._zones[zone].name}", "event-shuffle"], arguments)

    def _pass(self, event: PassEvent) -> str:
        """Zones that change places; `cards` is what comes to the reader."""
        zones = [self._zones[number] for number in event["from"]]
        coming: list[list[int]] = [
            cards
            for zone, cards in zip(event["to"], event["cards"], strict=True)
            if cards and self.rules.zone_owner[zone] == self.reader
        ]
        own = coming[0] if coming else []
        arguments: Arguments = {
            "direction": self._direction(event),
            "you": yes_or_no(bool(own)),
            "cards": self.cards(own) if own else "",
            "count": len(own),
            "from": self.listed([self.zone(zone) for zone in event["from"]]),
            "to": self.listed([self.zone(zone) for zone in event["to"]]),
        }
        return self._say_first([f"passed-{zones[0].name}", "event-pass"], arguments)

    def _direction(self, event: PassEvent) -> str:
        """Which way zones of all seats go: left is the next seat; two players swap."""
        players = self.rules.players
        givers = [self.rules.zone_owner[zone] for zone in event["from"]]
        takers = [self.rules.zone_owner[zone] for zone in event["to"]]
        ways = {(taker - giver) % players for giver, taker in zip(givers, takers, strict=True)}
        if -1 in givers or len(ways) != 1:
            return "elsewhere"
        way = ways.pop()
        if 2 * way == players:
            return "swap" if players == 2 else "across"
        return {1: "left", players - 1: "right"}.get(way, "elsewhere")

    def _show(self, event: ShowEvent) -> str:
        """A zone is shown to others; to its owner alone means that the showing is over."""
        arguments: Arguments = {"zone": self.zone(event["zone"])}
        name = self._zones[event["zone"]].name
        owner = self.rules.zone_owner[event["zone"]]
        seats = [seat for seat in event["to"] if seat != owner]
        if not seats:
            return self._say_first([f"hidden-{name}", "event-show-end"], arguments)
        cards = event["cards"]
        others = [self.seat(seat) for seat in seats if seat != self.reader]
        arguments |= {
            "seats": self.listed([self.seat(seat) for seat in seats]),
            "others": self.listed(others),
            "count": len(others),
            "you": yes_or_no(self.reader in seats),
            "seen": yes_or_no(bool(cards)),
            "cards": self.cards(cards) if cards else "",
        }
        return self._say_first([f"shown-{name}", "event-show"], arguments)

    def _set(self, event: SetEvent) -> str:
        """A field with its new value; `card` is the kind of that number, for fields that hold kinds."""
        value = event["value"]
        is_kind = type(value) is int and 0 <= value < len(self.rules.kind_names)
        arguments: Arguments = {
            "field": as_words(event["field"]),
            "value": value if type(value) is int else self.field_value(event["field"], value),
            "rule": self._rule(event),
            "card": self.card(value) if is_kind else "",
            "players": self.rules.players,
            "owned": yes_or_no(event["seat"] >= 0),
            **self._who(event["seat"]),
        }
        return self._say_first([f"set-{event['field']}", "event-set"], arguments)

    def _told(self, event: Event) -> str:
        """What only this game tells, under the name it gave the event."""
        if self.texts.has(event["event"]):
            return self.texts.say(event["event"], **self.spoken(_arguments(event)))
        words = self.in_words(_arguments(event))
        name, details = as_words(event["event"]), ", ".join(map(str, words.values()))
        return f"{name}: {details}" if details else name


def standing(events: Sequence[Event]) -> list[Event]:
    """The events that still stand: without those that were taken back."""
    found: list[Event] = []
    for event in events:
        if event["event"] == "take-back":
            del found[max(0, len(found) - event["undone"]) :]
        else:
            found.append(event)
    return found


def _arguments(event: Event) -> dict[str, Any]:
    return {key: value for key, value in event.items() if key not in ("event", "rule", "n")}
