"""The things on a table by the names a game gives them; where it gives none, by their ids read as words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from veillee.core import Reason, Rules
from veillee.core.zones import Zone
from veillee.texts.house_names import shown_name
from veillee.texts.texts import Texts

Arguments = dict[str, int | str]


def as_words(name: str) -> str:
    """An id as plain words, for what has no message: ``give-closed`` is told as *give closed*."""
    return name.replace("-", " ").replace("_", " ")


def setting(texts: Texts, name: str) -> str:
    """What a table's option is called when a table is set up."""
    return texts.say(f"setting-{name}") if texts.has(f"setting-{name}") else as_words(name)


def setting_value(texts: Texts, name: str, value: object) -> str:
    """One value of a table's option, in words."""
    word = str(value).lower() if isinstance(value, bool) else str(value)
    for message in (f"setting-{name}-{word}", f"value-{word}"):
        if texts.has(message):
            return texts.say(message)
    return as_words(word)


def opponent(texts: Texts, bot: str) -> tuple[str, str]:
    """Who a bot is: its name and a line of character."""
    known = f"bot-{bot}"
    if not texts.has(known):
        return as_words(bot), ""
    return texts.say(known), texts.attribute(known, "text") or ""


def strength(texts: Texts, bot: str) -> str:
    """How hard it is to beat a bot, in a word; empty if nobody says."""
    known = f"strength-{bot}"
    return texts.say(known) if texts.has(known) else ""


def yes_or_no(answer: bool) -> str:
    """For a message to choose by."""
    return "yes" if answer else "no"


class Words:
    """The names of seats, cards, zones, options and questions in one language.

    `names` are those of the players, by seat; `seat` is who is reading, or None if nobody at the table is.
    """

    def __init__(
        self, rules: Rules[Any], texts: Texts, names: Sequence[str] = (), seat: int | None = None
    ) -> None:
        self.rules = rules
        self.texts = texts
        self.reader = seat
        self._names = [
            shown_name(names[number] if number < len(names) else "", texts)
            or texts.say("player-name", number=number + 1)
            for number in range(rules.players)
        ]
        self._zones: list[Zone] = [zone for zone in rules.zones for _ in range(zone.count)]

    def seat(self, seat: int) -> str:
        """The name of a player, also of the one who is reading."""
        return self._names[seat]

    def card(self, card: int) -> str:
        """The name of a kind; of a card known by its back alone (~back), what can be said of it."""
        if card >= 0:
            return self._card_name(self.rules.kind_names[card])
        back = self.rules.back_names[~card]
        if self.texts.has(f"back-{back}"):
            return self.texts.say(f"back-{back}")
        return self.texts.say("hidden-card")

    def cards(self, cards: Sequence[int]) -> str:
        """Several cards as the object of a sentence: a list of names, or how many where none is known."""
        if all(card < 0 for card in cards):
            back = self.rules.back_names[~cards[0]] if cards else ""
            of_this_back = self.texts.attribute(f"back-{back}", "cards", count=len(cards))
            return of_this_back or self.texts.say("hidden-cards", count=len(cards))
        named = [
            self.texts.say("named-card", card=self.card(card), count=count)
            for card, count in Counter(cards).items()
        ]
        return self.texts.say("named-cards", cards=self.listed(named), count=len(cards))

    def card_text(self, kind: int) -> str | None:
        """What a card does, with the table's options where that differs, if the game says so."""
        message = f"card-{self.rules.kind_names[kind]}"
        for name, value in self.rules.options.items():
            variant = f"without-{name}" if value is False else f"with-{name}-{value}"
            text = self.texts.attribute(message, variant)
            if text is not None:
                return text
        return self.texts.attribute(message, "text")

    def card_facts(self, kind: int) -> list[tuple[str, str]]:
        """Label and value of every column of the card's row that the game has a label for."""
        return [
            (self.texts.say(f"column-{column}"), self._value(column, value))
            for column, value in self.rules.kind_rows[kind].items()
            if self.texts.has(f"column-{column}")
        ]

    def zone(self, number: int) -> str:
        """A zone as seen by who is reading: *your hand*, *Anna's hand*, *the deck*."""
        zone = self._zones[number]
        if not zone.per_seat:
            return self.texts.attribute(f"zone-{zone.name}", "name") or self.zone_title(zone.name)
        owner = number - zone.first
        whose, message = ("yours", "your-zone") if owner == self.reader else ("theirs", "their-zone")
        arguments: Arguments = {"seat": self.seat(owner)}
        own = self.texts.attribute(f"zone-{zone.name}", whose, **arguments)
        return own or self.texts.say(message, zone=self.zone_title(zone.name), **arguments)

    def zone_title(self, name: str) -> str:
        """A zone's name as a heading, whoever it belongs to."""
        return self.texts.say(f"zone-{name}") if self.texts.has(f"zone-{name}") else as_words(name)

    def option(self, option: int) -> str:
        """An option as it stands on a list to choose from."""
        verb = self.rules.catalogue.verb_of(option).name
        arguments = self.rules.catalogue.arguments(option)
        if self.texts.has(f"option-{verb}"):
            return self.texts.say(f"option-{verb}", **self.spoken(arguments))
        words = " ".join([as_words(verb), *map(str, self.in_words(arguments).values())])
        return words[:1].upper() + words[1:]

    def forced(self, option: int) -> str:
        """What was answered for want of another option; nothing where the game's own words are empty."""
        own = f"forced-{self.rules.catalogue.verb_of(option).name}"
        if self.texts.has(own):
            return self.texts.say(own, **self.spoken(self.rules.catalogue.arguments(option)))
        return self.texts.say("any-forced", option=self.option(option))

    def question(self, question: str) -> str:
        """What a question is called, in a word or two."""
        return (
            self.texts.say(f"question-{question}")
            if self.texts.has(f"question-{question}")
            else as_words(question)
        )

    def prompt(self, question: str, **known: int | str) -> str:
        """What is asked, and why, in one line; `known` is what the caller knows, such as `round`."""
        if self.texts.has(f"ask-{question}"):
            return self.texts.say(f"ask-{question}", **{"players": self.rules.players, **known})
        return self.texts.say("any-question", question=self.question(question))

    def reason(self, reason: Reason) -> str:
        """Why not, with cards and questions by name; a `seat` stays a number, its name is `player`."""
        arguments = self.in_words({key: value for key, value in reason.arguments.items() if key != "seat"})
        if "seat" in reason.arguments:
            seat = int(reason.arguments["seat"])
            arguments |= {"seat": seat, "player": self.seat(seat), "you": yes_or_no(seat == self.reader)}
        return self.texts.say(reason.message, **arguments)

    def listed(self, items: Sequence[str]) -> str:
        """Several things in a row, with the language's own *and* before the last."""
        *first, last = items or [""]
        others = ", ".join(first)
        return self.texts.say("list-and", others=others, last=last) if others else last

    def in_words(self, arguments: Mapping[str, Any]) -> Arguments:
        """Named arguments for a message: numbers are numbers, also in an option's name; ids become names."""
        return {name: self._argument(name, value) for name, value in arguments.items()}

    def spoken(self, arguments: Mapping[str, Any]) -> Arguments:
        """The same, and of each seat whether it is who reads: of `other_seat` it is `other_you`."""
        readers = {
            name.removesuffix("seat") + "you": yes_or_no(str(value) == str(self.reader))
            for name, value in arguments.items()
            if name.endswith("seat")
        }
        return self.in_words(arguments) | readers

    def _argument(self, name: str, value: Any) -> int | str:
        seats = self._seats(value) if name.endswith(("seat", "seats")) else []
        if seats:
            return self.listed(seats)
        if name.endswith("card") and type(value) is int and value < len(self.rules.kind_names):
            return self.card(value)
        if name == "question":
            return self.question(str(value))
        if type(value) is int:
            return value
        if isinstance(value, str) and value.isdecimal() and not self.texts.has(f"{name}-{value}"):
            return int(value)
        return self._value(name, value)

    def _seats(self, value: Any) -> list[str]:
        """The names of seats that are told by number, several with spaces between."""
        numbers = [int(each) for each in str(value).split() if each.isdecimal()]
        return [self.seat(number) for number in numbers if number < self.rules.players]

    def _value(self, name: str, value: Any) -> str:
        """A plain value under the name of an argument or column."""
        if isinstance(value, list | tuple):
            return self.listed([self._value(name, item) for item in value])
        if value is None:
            return "?"
        if isinstance(value, bool):
            return self.texts.say("value-true" if value else "value-false")
        if isinstance(value, int):
            return str(value).replace("-", "\N{MINUS SIGN}")
        word = str(value)
        if self.texts.has(f"{name}-{word}"):
            return self.texts.say(f"{name}-{word}")
        return self._card_name(word) if word in self.rules.kind_names else as_words(word)

    def field_value(self, field: str, value: Any) -> str:
        """A field's value; a list is told value by value, but for those of which `each-<field>` is silent."""
        if isinstance(value, list):
            if self.texts.has(f"each-{field}"):
                each = [self.texts.say(f"each-{field}", value=one, at=at) for at, one in enumerate(value, 1)]
                return self.listed([said for said in each if said.strip()])
            return ", ".join(self.field_value(field, item) for item in value) or "?"
        return self._value(field, value)

    def _card_name(self, name: str) -> str:
        return self.texts.say(f"card-{name}") if self.texts.has(f"card-{name}") else as_words(name)
