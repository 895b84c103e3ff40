"""What the house knows about a game before anyone sits down: name, players, options, editions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, final

from veillee.core.advice import Advice
from veillee.core.features import Features
from veillee.core.near_names import did_you_mean
from veillee.core.rules import AnyRules
from veillee.core.schema import Value
from veillee.core.setup import Setup

if TYPE_CHECKING:
    from veillee.core.campaign import Campaign


class OptionError(ValueError):
    """Options or a number of players that the rules do not allow; names the rule."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule


@final
class Option:
    """One switch of a game: its values, the first being the default, and the rule that explains it.

    `where` says with which values of other options, or with how many `players`, it makes a difference: only
    there need it be offered. One that waits for itself is set by campaigns and never offered. `only` says the
    same of single values: elsewhere the rules know no such game. One that `is_retired` made no difference and
    is gone: records, saves and tables that name it are still read.
    """

    def __init__(
        self,
        name: str,
        values: Sequence[Value],
        rule: str,
        where: Mapping[str, Sequence[Value]] | None = None,
        only: Mapping[Value, Mapping[str, Sequence[Value]]] | None = None,
        is_retired: bool = False,
    ) -> None:
        self.name = name
        self.is_retired = is_retired
        self.values = tuple(values)
        self.rule = rule
        self.where = {name: tuple(with_these) for name, with_these in (where or {}).items()}
        self.only = {value: dict(needs) for value, needs in (only or {}).items()}

    def matters(self, options: Mapping[str, Value]) -> bool:
        """Whether it makes a difference at a table with these options."""
        return all(options.get(name) in values for name, values in self.where.items())

    @property
    def is_internal(self) -> bool:
        return self.name in self.where

    def fitting(self, options: Mapping[str, Value]) -> list[Value]:
        """The values that can be chosen at a table of these options and `players`."""
        return [value for value in self.values if self.lacks(value, options) is None]

    def lacks(self, value: Value, options: Mapping[str, Value]) -> str | None:
        """Which of a table's options, or `players`, stands in the way of a value; None if nothing does."""
        for name, values in self.only.get(value, {}).items():
            if options[name] not in values:
                return name
        return None

    def check(self, options: Mapping[str, Value]) -> None:
        """OptionError if its value makes no difference at a table of these options and `players`."""
        value = options[self.name]
        if value == self.values[0]:
            return
        if self.is_internal:
            raise OptionError(f"option {self.name!r} is not for tables: a campaign sets it", self.rule)
        for name, values in self.where.items():
            if options.get(name) not in values:
                wanted = " or ".join(_word(each) for each in values)
                raise OptionError(
                    f"{self.name}={_word(value)} makes no difference with {name}={_word(options.get(name))}: "
                    f"it needs {name}={wanted}",
                    self.rule,
                )


@final
class Game:
    """A registered game. `module` names the package whose folder holds its data, rulebook and texts."""

    def __init__(  # noqa: PLR0913 - a game is declared in one call
        self,
        id: str,
        module: str,
        make: Callable[[Setup], AnyRules],
        players: tuple[int, int],
        *,
        revision: int | Sequence[int] = 1,
        options: Sequence[Option] = (),
        editions: Mapping[str, Mapping[str, Value]] | None = None,
        players_rule: str = "setup",
        advice: Callable[[Any], Advice] | None = None,
        features: Callable[[Any], Features | None] | None = None,
        campaigns: Sequence[Campaign] = (),
    ) -> None:
        self.id = id
        self.module = module
        self.make = make
        self.players = players
        #: Raised by every change that alters how a recorded game plays out.
        newest, *earlier = [revision] if isinstance(revision, int) else revision
        self.revision = newest
        #: Revisions before it that `make` can still play by: their records are replayed, their saves go on.
        self.earlier = earlier
        self.options = tuple([option for option in options if not option.is_retired])
        #: The names of options that are gone; see `Option`.
        self.retired = tuple([option.name for option in options if option.is_retired])
        self.editions = dict(editions or {})
        self.players_rule = players_rule
        #: Makes the game's advice from its rules; a game without it has no hints and only random bots.
        self.advice = advice
        #: Makes its features from its rules; a game without them has no bots that learn.
        self.features = features
        self.campaigns = tuple(campaigns)

    def plays_by(self, revision: object) -> bool:
        """Whether a game of this rules revision can be replayed."""
        return revision == self.revision or revision in self.earlier

    def complete(self, players: int, given: Mapping[str, Value]) -> dict[str, Value]:
        """All options with their values: the defaults, then the edition's, then those given.

        Where the default does not go together with these, it is the first value that does. Raises OptionError
        for what does not exist or does not go together.
        """
        least, most = self.players
        if not least <= players <= most:
            raise OptionError(f"{self.id} is for {least} to {most} players, not {players}", self.players_rule)
        chosen: dict[str, Value] = {option.name: option.values[0] for option in self.options}
        edition = given.get("edition")
        if edition is not None:
            if edition not in self.editions:
                names = ", ".join(self.editions) or "none"
                known = f"{did_you_mean(str(edition), self.editions)}known: {names}"
                raise OptionError(f"unknown edition {edition!r} ({known})", self.players_rule)
            chosen.update(self.editions[str(edition)])
        for name, value in given.items():
            if name != "edition" and name not in self.retired:
                chosen[name] = self._allowed(name, value)
        table: dict[str, Value] = {**chosen, "players": players}
        preset = self.editions.get(str(edition), {})
        for option in self.options:
            fitting = option.fitting(table)
            if fitting and option.name not in given and option.name not in preset:
                chosen[option.name] = table[option.name] = fitting[0]
            self._check_fits(option, table)
        return chosen

    def choose(self, players: int, given: Mapping[str, Value]) -> dict[str, Value]:
        """`complete` for a new table: what is given must also make a difference there.

        Tables that were opened with such an option go on, and so does what an edition sets.
        """
        for name in self.retired:
            if name in given:
                self._allowed(name, given[name])
        chosen = self.complete(players, given)
        for option in self.options:
            if option.name in given:
                option.check({**chosen, "players": players})
        return chosen

    def campaign(self, id: str) -> Campaign:
        """The campaign of this id; OptionError lists what there is."""
        for campaign in self.campaigns:
            if campaign.id == id:
                return campaign
        ids = [campaign.id for campaign in self.campaigns]
        known = f"{did_you_mean(id, ids)}known: {', '.join(ids) or 'none'}"
        raise OptionError(f"{self.id} has no campaign {id!r} ({known})", self.players_rule)

    def most_players(self, given: Mapping[str, Value]) -> int:
        """The largest table that these options allow; OptionError if none does."""
        least, most = self.players
        for players in range(most, least, -1):
            try:
                self.choose(players, given)
            except OptionError:
                continue
            return players
        self.choose(least, given)
        return least

    def _check_fits(self, option: Option, table: Mapping[str, Value]) -> None:
        """OptionError, with the rule of what stands in the way, if the option's value does not fit."""
        value = table[option.name]
        lack = option.lacks(value, table)
        if lack is None:
            return
        rules = {other.name: other.rule for other in self.options}
        wanted = " or ".join(_word(each) for each in option.only[value][lack])
        raise OptionError(
            f"{option.name}={_word(value)} needs {lack}={wanted}, not {_word(table[lack])}",
            rules.get(lack, option.rule),
        )

    def _allowed(self, name: str, value: Value) -> Value:
        option = next((option for option in self.options if option.name == name), None)
        if option is None:
            names = [option.name for option in self.options if not option.is_internal]
            known = f"{did_you_mean(name, names)}known: {', '.join(names) or 'none'}"
            raise OptionError(f"unknown option {name!r} ({known})", self.players_rule)
        for allowed in option.values:
            if value is allowed or (type(value) is type(allowed) and value == allowed):
                return allowed
        words = [_word(allowed) for allowed in option.values]
        known = f"{did_you_mean(_word(value), words)}one of: {', '.join(words)}"
        raise OptionError(f"option {name!r} cannot be {_word(value)} ({known})", option.rule)


def _word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
