"""Makes the model of a table from what a seat is told."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import takewhile
from typing import Any, final

from veillee.core import Game
from veillee.core.rules import AnyRules
from veillee.core.schema import Decision, Event
from veillee.data.layout import Layout
from veillee.registry import files_of
from veillee.terminal.card_options import CardOptions, Places
from veillee.terminal.derived_notes import DerivedNotes
from veillee.terminal.saves import Seating
from veillee.terminal.table import TableMessage
from veillee.terminal.table_model import CardModel, FactModel, SeatModel, TableModel, ZoneModel
from veillee.texts import Story, Texts, standing


@final
class TablePresenter:
    """Makes models for one table in one language."""

    def __init__(self, game: Game, rules: AnyRules, seating: Seating, language: str) -> None:
        self.game = game
        self.rules = rules
        self.seating = seating
        self.seat = seating.human
        self.is_watching = self.seat >= rules.players
        self.texts = Texts(language, game)
        reader = None if self.is_watching else self.seat
        self.words = Story(rules, self.texts, seating.names, reader)
        self.notes = DerivedNotes(self.words)
        self.layout = Layout(rules, files_of(game).layout)
        self.card_options = CardOptions(rules, self.layout, self.seat)

    def model(self, message: TableMessage) -> TableModel:
        asked = message["decision"]
        options: list[int] = asked["options"] if asked else []
        placed = self.card_options.places(options, message["view"]["zones"])
        own = None if self.is_watching else self._seat(message, self.seat, placed)
        turns = [(self.seat + turn) % self.rules.players for turn in range(1, self.rules.players + 1)]
        others = sorted(turns) if self.is_watching else turns[:-1]
        notice = self._notice(message)
        on_cards = {option for by_kind in placed.values() for found in by_kind.values() for option in found}
        return TableModel(
            self.texts.say("title"),
            tuple(self._facts(message)),
            tuple(self._zones(message, self.layout.table, -1, placed)),
            tuple(self._seat(message, seat, placed) for seat in others),
            own,
            notice or self._prompt(message),
            tuple(option for option in options if option not in on_cards),
            tuple(options),
            asked["number"] if asked else -1,
            asked["rule"] if asked else "",
            {option: self.words.option(option) for option in options},
            {option: note for option in options if (note := self.notes.of_option(message, option))},
            self._look(message),
            notice,
            self._may_consent(message),
            bool(message.get("away")),
            tuple(self._lists(message)),
        )

    def rule_title(self, rule: str) -> str:
        """The heading of a rule in the rulebook."""
        return rule_title(self.rulebook(), rule)

    def rulebook(self) -> str:
        return files_of(self.game).rulebooks[self.texts.language]

    def labelled(self, label: str, text: str) -> str:
        """A text with what it is about before it, and a colon as the language writes it."""
        return self.texts.say("terminal-labelled", label=label, text=text)

    def explained(self, what: str, text: str) -> str:
        """An option or a card by name, then sentences about it, which may have colons of their own."""
        return self.texts.say("terminal-explained", what=what, text=text)

    def points(self, points: int) -> str:
        return self.texts.say("terminal-points", points=points)

    def _notice(self, message: TableMessage) -> str:
        if "result" in message:
            return ""
        if message.get("lost"):
            return self.texts.say("terminal-line-lost")
        request = message.get("request")
        if request is None:
            return self.texts.say("terminal-paused") if message.get("paused") else self._away(message)
        if not self._may_consent(message):
            return self.texts.say("server-request-pending")
        asker, is_undo = request["seat"], request["kind"] == "undo"
        if asker == self.seat:
            return self.texts.say("terminal-asking-undo" if is_undo else "terminal-asking-abandon")
        asked = "terminal-request-undo" if is_undo else "terminal-request-abandon"
        return self.texts.say(asked, seat=self.words.seat(asker))

    def _away(self, message: TableMessage) -> str:
        """Who is not there, while there is nothing else to do than to wait for them."""
        names = [self.words.seat(seat) for seat in message.get("away", [])]
        if message["decision"] is not None or not names:
            return ""
        return self.texts.say("terminal-away", names=self.words.listed(names), count=len(names))

    def _may_consent(self, message: TableMessage) -> bool:
        """Whether a request waits for this seat; who made it can think better of it."""
        request = message.get("request")
        if request is None or self.is_watching or "result" in message:
            return False
        return self.seat == request["seat"] or self.seat not in request["agreed"]

    def _prompt(self, message: TableMessage) -> str:
        if "result" in message:
            return self.texts.say("terminal-over")
        asked = message["decision"]
        if asked is None:
            return self.texts.say("terminal-watching" if self.is_watching else "terminal-wait")
        causes = self._causes(message, asked["question"])
        told = [said for cause in causes if (said := self.words.event(cause))]
        known = self._known(message, asked, causes)
        prompt = self._counted(message, self.words.prompt(asked["question"], **known))
        return " ".join([*told, prompt])

    def _look(self, message: TableMessage) -> str:
        """What to look at before one answers, in the game's own words."""
        asked = message["decision"]
        name = f"look-{asked['question']}" if asked else ""
        if asked is None or not self.texts.has(name):
            return ""
        causes = self._causes(message, asked["question"])
        return self.texts.say(name, players=self.rules.players, **self._known(message, asked, causes))

    def _known(self, message: TableMessage, asked: Decision, causes: list[Event]) -> dict[str, int | str]:
        """What the words for a question may speak of."""
        known: dict[str, int | str] = {
            **self._held(message),
            **_numbers(message["view"]["fields"], self.seat),
            **self._on_offer(asked["options"]),
        }
        known["left"] = asked.get("left", 1)
        return known | (self.words.facts(causes[-1]) if causes else {})

    def _held(self, message: TableMessage) -> dict[str, int]:
        """How many cards lie in each zone of this seat, for a prompt, under the zones' names."""
        own = [zone for zone in self.rules.zones if zone.per_seat]
        return {zone.name: len(message["view"]["zones"][zone.first + self.seat]) for zone in own}

    def _on_offer(self, options: Sequence[int]) -> dict[str, int]:
        """How many options of each verb can be chosen, for a prompt, as `can-<verb>`."""
        catalogue = self.rules.catalogue
        verbs = [catalogue.verb_of(option) for option in options]
        return {f"can-{verb.name}": verbs.count(verb) for verb in catalogue.verbs}

    def _counted(self, message: TableMessage, prompt: str) -> str:
        """The prompt, and where it is asked several times in a row, which time this is."""
        asked = message["decision"]
        if asked is None or "left" not in asked:
            return prompt
        verb_of = self.rules.catalogue.verb_of
        answers = [
            verb_of(event["option"]) for event in standing(message["events"]) if self._is_own_answer(event)
        ]
        verb = verb_of(asked["options"][0])
        done = len(list(takewhile(lambda given: given is verb, reversed(answers))))
        count = done + asked["left"]
        if count == 1:
            return prompt
        return self.texts.say("terminal-one-of", prompt=prompt, number=done + 1, count=count)

    def _is_own_answer(self, event: Event) -> bool:
        return bool(event["event"] == "answer" and event["seat"] == self.seat)

    def verdict(self, message: TableMessage) -> str:
        """How the game or the interlude ended, where it has its own words for that; else nothing."""
        name = "verdict-interlude" if message["result"].get("interlude") else "verdict"
        if not self.texts.has(name):
            return ""
        known: dict[str, int | str] = {name: str(value) for name, value in self.rules.options.items()}
        known.update(_numbers(message["view"]["fields"], self.seat), players=self.rules.players)
        return self.texts.say(name, **known)

    def _causes(self, message: TableMessage, question: str) -> list[Event]:
        """Why it is asked: the last events told in a row as `cause-<question>`, as far as they reach me."""
        events = list(message["events"])
        while events and events[-1]["event"] != f"cause-{question}":
            events.pop()
        found = list(takewhile(lambda event: event["event"] == f"cause-{question}", reversed(events)))
        mine = [one for one in found if one["seat"] == self.seat or one.get("everybody") == "yes"]
        return mine[::-1]

    def _facts(self, message: TableMessage) -> Iterable[str]:
        fields = message["view"]["fields"]
        for name in self.layout.fields:
            if self.texts.has(f"field-{name}") and not isinstance(fields.get(name, []), list):
                yield self.texts.say(f"field-{name}", value=fields[name])

    def _lists(self, message: TableMessage) -> Iterable[FactModel]:
        """Fields that hold a list: too long for the title."""
        for name in self.layout.fields:
            value = message["view"]["fields"].get(name)
            if self.texts.has(f"field-{name}") and isinstance(value, list):
                title = self.texts.say(f"field-{name}")
                yield FactModel(title, title, self.words.field_value(name, value))

    def _seat(self, message: TableMessage, seat: int, placed: Places) -> SeatModel:
        names = self.layout.own if seat == self.seat else self.layout.others
        return SeatModel(
            seat,
            self.words.seat(seat),
            seat in message["waiting"] and "result" not in message,
            tuple(self._zones(message, names, seat, placed)),
            sum(points for _, _, points in message["tally"][seat]) if message["tally"] else None,
            tuple(self._seat_facts(message, seat)),
        )

    def _seat_facts(self, message: TableMessage, seat: int) -> Iterable[FactModel]:
        """The fields that the layout tells of each seat."""
        whose = "yours" if seat == self.seat else "theirs"
        for name in self.layout.seats:
            title = self.texts.say(f"seat-{name}")
            owned = self.texts.attribute(f"seat-{name}", whose, seat=self.words.seat(seat))
            value = message["view"]["fields"][name][seat]
            yield FactModel(title, owned or title, self.words.field_value(name, value))

    def _zones(
        self, message: TableMessage, names: list[str], seat: int, placed: Places
    ) -> Iterable[ZoneModel]:
        """The zones of a seat that the layout names, and any other that holds what can be chosen."""
        for zone in self.rules.zones:
            number = zone.first + max(seat, 0)
            if zone.per_seat == (seat >= 0) and zone.name not in names and number in placed:
                names = [*names, zone.name]
        first = {zone.name: zone.first for zone in self.rules.zones}
        default = "cards" if seat == self.seat else "names"
        for name in names:
            number = first[name] + max(seat, 0)
            cards = message["view"]["zones"][number]
            by_kind = placed.get(number, {})
            yield ZoneModel(
                number,
                self.words.zone_title(name),
                "cards" if by_kind else self.layout.show_as(name, default),
                tuple(self._card(message, kind, by_kind) for kind in cards),
            )

    def _card(self, message: TableMessage, kind: int, by_kind: dict[int, list[int]]) -> CardModel:
        value = self.layout.column(kind)
        message_id = f"{self.layout.colour_by}-{value}"
        tag = self.texts.say(message_id) if value and self.texts.has(message_id) else ""
        options = tuple(by_kind.get(kind, ()))
        name, note = self.words.card(kind), self.notes.of_card(message, kind)
        told = self.labelled(name, note) if note else name
        return CardModel(kind, name, self.layout.colour(kind), tag, options, self._mark(kind), told)

    def _mark(self, kind: int) -> str:
        """The numbers that stand on a card, as the layout wants them."""
        row = self.rules.kind_rows[kind] if kind >= 0 else {}
        columns = [column for column in self.layout.marks if column in row]
        return " · ".join(self.texts.say(f"mark-{column}", value=row[column]) for column in columns)


def rule_title(rulebook: str, rule: str) -> str:
    """The heading of a rule in a rulebook."""
    found = re.search(rf"^#+ (.*?) *\{{#{re.escape(rule)}\}}", rulebook, re.MULTILINE)
    return found[1] if found else rule


def _numbers(fields: Mapping[str, Any], seat: int) -> dict[str, int]:
    """The fields as numbers for a prompt: the table's, the seat's, or what the seat's list adds up to.

    Of a list, `<field>_only` says which, from 1 on, is the only one that counts, or 0.
    """
    found: dict[str, int] = {}
    for name, value in fields.items():
        own = value[seat] if isinstance(value, list) and seat < len(value) else value
        if type(own) is int:
            found[name] = own
        elif isinstance(own, list) and all(type(one) is int for one in own):
            found[name] = sum(own)
            counting = [place for place, one in enumerate(own, 1) if one]
            found[f"{name}_only"] = counting[0] if len(counting) == 1 else 0
    return found
