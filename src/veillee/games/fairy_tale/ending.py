"""After step 8: the Trickster takes a name, then the points are counted (ft.score)."""

from __future__ import annotations

from typing import final

from veillee.core import Match, Ranking, Reason, Result, ranked_by
from veillee.games.fairy_tale.base import FairyTaleBase
from veillee.games.fairy_tale.scoring import best_disguise, points_of
from veillee.games.fairy_tale.state import FairyTaleState


@final
class Ending:
    """Names for face-up Tricksters, chosen by their owners or by counting, and the result."""

    def __init__(self, rules: FairyTaleBase) -> None:
        self.rules = rules
        self.name = rules.card_verb("name")
        self.nameless = rules.plain_verb("nameless")
        self.last_words = rules.step("last-words", self.run_last_words, "ft.trickster")
        if rules.asks_trickster:
            self.ask_name = rules.question(
                "name", self.offer_name, self.take_name, "ft.trickster", self.explain_name, is_open=True
            )

    def run_last_words(self, match: Match[FairyTaleState], seat: int) -> None:
        rules, state = self.rules, match.state
        for player in range(rules.players):
            if not self._has_trickster(state, player):
                continue
            if rules.asks_trickster:
                match.ask(player, self.ask_name())
            else:
                state.disguises[player] = best_disguise(rules, state, player)

    def _has_trickster(self, state: FairyTaleState, seat: int) -> bool:
        almighty = self.rules.cards.almighty
        return any([almighty[kind] for kind in state.zones[self.rules.opened[seat]]])

    def offer_name(self, state: FairyTaleState, seat: int) -> list[int]:
        almighty = self.rules.cards.almighty
        in_play = [kind for kind in range(len(almighty)) if self.rules.in_deck[kind] and not almighty[kind]]
        return [*self.name.each(in_play), self.nameless]

    def explain_name(self, state: FairyTaleState, seat: int, option: int) -> list[Reason]:
        if option not in self.name:
            return []
        card = self.rules.kind_names[self.name.card(option)]
        return [Reason("ft.trickster", "no-such-name", {"card": card})]

    def take_name(self, match: Match[FairyTaleState], seat: int, option: int) -> None:
        if option != self.nameless:
            match.state.disguises[seat] = self.name.card(option)

    def result(self, state: FairyTaleState) -> Result:
        """Each seat's points; the most win, alone or, in teams, together with the partner."""
        scores = self._scores(state)
        compared = self._compared(scores)
        return Result(scores, [seat for seat, points in enumerate(compared) if points == max(compared)])

    def ranking(self, state: FairyTaleState) -> Ranking:
        """By what is compared; of partners whoever has more comes first, yet both have one rank."""
        scores = self._scores(state)
        compared = self._compared(scores)
        ranks = ranked_by([(points,) for points in compared]).ranks
        return Ranking(ranked_by(list(zip(compared, scores, strict=True))).seats, ranks)

    def _scores(self, state: FairyTaleState) -> list[int]:
        rules = self.rules
        return [points_of(rules, state, seat, state.disguises[seat]) for seat in range(rules.players)]

    def _compared(self, scores: list[int]) -> list[int]:
        """What decides for each seat: its points, in teams together with its partner's."""
        rules = self.rules
        return [
            points + (scores[rules.partner(seat)] if rules.in_teams else 0)
            for seat, points in enumerate(scores)
        ]
