"""The catalogue: every option a game can ever offer, each with its fixed number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

from veillee.core.near_names import did_you_mean


@final
class Verb:
    """One kind of option with its named arguments, and the block of numbers they occupy."""

    def __init__(self, name: str, base: int, arguments: tuple[tuple[str, tuple[str, ...]], ...]) -> None:
        self.name = name
        self.base = base
        self.arguments = arguments
        size = 1
        for _, values in arguments:
            size *= len(values)
        self.size = size

    def number(self, values: Sequence[int]) -> int:
        """The option with these argument positions."""
        offset = 0
        for (_, names), value in zip(self.arguments, values, strict=True):
            offset = offset * len(names) + value
        return self.base + offset

    def values(self, option: int) -> list[int]:
        """The argument positions of an option of this verb."""
        offset = option - self.base
        found: list[int] = []
        for _, names in reversed(self.arguments):
            found.append(offset % len(names))
            offset //= len(names)
        return found[::-1]


@final
class Catalogue:
    """All options of one game under one set of options, numbered from 0."""

    def __init__(self, aliases: Mapping[str, str] | None = None) -> None:
        #: Other names for values of arguments, such as ids that cards once had.
        self.aliases = dict(aliases or {})
        self.verbs: list[Verb] = []
        self.size = 0
        self._verb_of: list[Verb] = []

    def add(self, name: str, arguments: dict[str, Sequence[str]]) -> Verb:
        """Give `name` the next block of numbers: one for each combination of its arguments."""
        if any(verb.name == name for verb in self.verbs):
            raise ValueError(f"the verb {name!r} is in the catalogue already")
        verb = Verb(name, self.size, tuple([(key, tuple(values)) for key, values in arguments.items()]))
        self.verbs.append(verb)
        self.size += verb.size
        self._verb_of.extend([verb] * verb.size)
        return verb

    def verb_of(self, option: int) -> Verb:
        return self._verb_of[option]

    def words(self, option: int) -> str:
        """The option as scenarios write it: the verb, then its argument values, e.g. ``play fox``."""
        verb = self._verb_of[option]
        pairs = zip(verb.arguments, verb.values(option), strict=True)
        return " ".join([verb.name, *[names[value] for (_, names), value in pairs]])

    def arguments(self, option: int) -> dict[str, str]:
        """The option's named arguments, e.g. ``{"card": "fox"}``."""
        verb = self._verb_of[option]
        pairs = zip(verb.arguments, verb.values(option), strict=True)
        return {name: names[value] for (name, names), value in pairs}

    def parse(self, words: str) -> int:
        """The option that `words` names; ValueError says what was wrong and what would do."""
        verb_name, *given = words.split() or [""]
        verb = next((verb for verb in self.verbs if verb.name == verb_name), None)
        if verb is None:
            verbs = [verb.name for verb in self.verbs]
            known = f"{did_you_mean(verb_name, verbs)}this game has: {', '.join(verbs)}"
            raise ValueError(f"unknown verb {verb_name!r} ({known})")
        if len(given) != len(verb.arguments):
            wanted = " ".join([verb.name, *[name.upper() for name, _ in verb.arguments]])
            raise ValueError(f"{words!r} should read {wanted!r}")
        values: list[int] = []
        for (name, names), word in zip(verb.arguments, given, strict=True):
            value = word if word in names else self.aliases.get(word, word)
            if value not in names:
                known = f"{did_you_mean(value, names)}one of: {', '.join(names)}"
                raise ValueError(f"unknown {name} {value!r} ({known})")
            values.append(names.index(value))
        return verb.number(values)
