"""One game of a study, and what is noted of it: round by round, and which cards each seat used how."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Final, cast

import msgspec

from veillee.core import FastChance, Match, Rules, View, view_of
from veillee.tools.study.plan import Study

#: How a card was used: it was named in an answer, or it lay in one of the seat's own zones at the end.
CHOICE: Final = "choice:"
ZONE: Final = "zone:"


class Round(msgspec.Struct, array_like=True):
    """How things stood after a round, chapter or the like, and what was chosen in it; all by seat."""

    scores: list[int]
    leaders: list[int]
    #: Choices between several options, and how many options these had.
    choices: list[int]
    options: list[int]


class StudiedGame(msgspec.Struct):
    """A game that is over; all lists are by seat but `order` and `winners`."""

    variant: int
    game: int
    #: The seats in the order of their turns, as the game begins.
    order: list[int]
    scores: list[int]
    winners: list[int]
    ranks: list[int]
    rounds: list[Round]
    #: How often each seat used which kind of card: by way, then by kind.
    cards: list[dict[str, dict[int, int]]]


def seated(study: Study, variant: int, game: int) -> list[str]:
    """Who sits where in a game."""
    bots = study.variants[variant].bots
    return [bots[(seat + game) % len(bots)] for seat in range(len(bots))]


def play_studied(study: Study, variant: int, game: int) -> StudiedGame:
    """One game of a study.

    At the end of every round the rules are asked for the result as if the game were over.
    """
    maker = study.maker(variant)
    rules = maker.rules
    names = seated(study, variant, game)
    rng = Random(f"{study.seed}/{game}/bots")
    bots = [maker.make(name, rng, study.iterations) for name in names]
    knowers = sum(1 << seat for seat, name in enumerate(names) if maker.remembers(name))
    state = rules.blank_state()
    rules.fill(state)
    luck = FastChance(Random(f"{study.seed}/{game}"))
    match: Match[Any] = Match(rules, state, luck, knowers, makes_views=True)
    match.start()
    order = list(rules.turn_order(state))
    notes = _Notes(rules, state)
    blind = cast("View", {})
    while not state.over:
        seat = rules.asked(state)[0]
        options = rules.offer(state, seat)
        option = options[0]
        if len(options) > 1:
            bot = bots[seat]
            option = bot.choose(view_of(rules, state, seat) if bot.looks else blind, options)
        match.apply(seat, option)
        notes.answered(seat, option, len(options))
    notes.end_round()
    result = rules.result(state)
    ranks = rules.ranking(state).ranks
    scores, winners = list(result.scores), list(result.winners)
    return StudiedGame(variant, game, order, scores, winners, list(ranks), notes.rounds, notes.cards())


class _Notes:
    """What is noted while a game is played."""

    def __init__(self, rules: Rules[Any], state: Any) -> None:
        self._rules = rules
        self._state = state
        self._stage = rules.stage(state)
        self._kinds = {name: kind for kind, name in enumerate(rules.kind_names)}
        self._answers = [Counter[int]() for _ in range(rules.players)]
        self.rounds: list[Round] = []
        self._begin_round()

    def _begin_round(self) -> None:
        self._choices = [0] * self._rules.players
        self._options = [0] * self._rules.players

    def answered(self, seat: int, option: int, offered: int) -> None:
        self._answers[seat][option] += 1
        if offered > 1:
            self._choices[seat] += 1
            self._options[seat] += offered
        stage = self._rules.stage(self._state)
        if stage != self._stage and not self._state.over:
            # What comes before the first round is part of it.
            if self._stage:
                self.end_round()
            self._stage = stage

    def end_round(self) -> None:
        standing = self._rules.result(self._state)
        scores, leaders = list(standing.scores), list(standing.winners)
        self.rounds.append(Round(scores, leaders, self._choices, self._options))
        self._begin_round()

    def cards(self) -> list[dict[str, dict[int, int]]]:
        """Which cards each seat used: named in its answers, or lying in its zones now."""
        found: list[dict[str, Counter[int]]] = [{} for _ in range(self._rules.players)]
        for seat, answers in enumerate(self._answers):
            for option, times in answers.items():
                verb = self._rules.catalogue.verb_of(option).name
                for word in set(self._rules.catalogue.arguments(option).values()):
                    if word in self._kinds:
                        of_verb = found[seat].setdefault(f"{CHOICE}{verb}", Counter())
                        of_verb[self._kinds[word]] += times
        for zone in self._rules.zones:
            for seat in range(zone.count if zone.per_seat else 0):
                cards = self._state.zones[zone.first + seat]
                if cards:
                    found[seat][f"{ZONE}{zone.name}"] = Counter(cards)
        return [{way: dict(sorted(used.items())) for way, used in sorted(of.items())} for of in found]
