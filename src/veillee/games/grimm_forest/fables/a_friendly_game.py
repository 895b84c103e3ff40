"""A Friendly Game, a Fable (gf.fable.a-friendly-game)."""

from __future__ import annotations

from typing import Final, final

from veillee.core import Match, Reason
from veillee.games.grimm_forest.effects import PLAYED
from veillee.games.grimm_forest.moments import END_OF_GATHER
from veillee.games.grimm_forest.parts import GrimmForestParts
from veillee.games.grimm_forest.state import MATERIALS, GrimmForestState
from veillee.games.grimm_forest.verbs import SeatMaterialVerb

STAKES: Final = 2


@final
class AFriendlyGame:
    """Take two resources of your choice from an opponent with you; the first one says from whom.

    `left` says how many are still to be taken, `rivals` from whom that can be.
    """

    def __init__(self, rules: GrimmForestParts) -> None:
        self.rules = rules
        rule = "gf.fable.a-friendly-game"
        company = rules.walking.has_company
        rules.effects.on(END_OF_GATHER, PLAYED, "a-friendly-game", self.act, rule, company)
        self.win = SeatMaterialVerb(rules.verb("win", other_seat=rules.seat_names, material=MATERIALS))
        self.ask_win = rules.question(
            "friendly-game", self.offer_win, self.take_win, rule, self.explain_win, is_open=True
        )

    def act(self, match: Match[GrimmForestState], owner: int) -> None:
        self._go_on(match, owner, STAKES, self.rules.walking.with_you(match.state, owner))

    def _go_on(self, match: Match[GrimmForestState], seat: int, left: int, rivals: list[int]) -> None:
        """Ask for one more if the rivals have anything."""
        if left and any([any(match.state.resources[rival]) for rival in rivals]):
            match.ask(seat, self.ask_win(left, *rivals))

    def offer_win(self, state: GrimmForestState, seat: int, left: int, *rivals: int) -> list[int]:
        return [
            self.win(rival, material)
            for rival in rivals
            for material, amount in enumerate(state.resources[rival])
            if amount
        ]

    def explain_win(
        self, state: GrimmForestState, seat: int, option: int, left: int, *rivals: int
    ) -> list[Reason]:
        if option not in self.win:
            return []
        rival = self.win.seat(option)
        if rival not in rivals:
            is_with_you = rival in self.rules.walking.with_you(state, seat)
            message = "game-has-begun" if is_with_you else "not-in-the-game"
            return [Reason("gf.fable.a-friendly-game", message, {"seat": rival})]
        named: dict[str, int | str] = {"seat": rival, "material": MATERIALS[self.win.material(option)]}
        return [Reason("gf.fable.a-friendly-game", "rival-has-none", named)]

    def take_win(
        self, match: Match[GrimmForestState], seat: int, option: int, left: int, *rivals: int
    ) -> None:
        rival = self.win.seat(option)
        match.state.pass_resources(rival, seat, self.win.material(option), 1)
        self._go_on(match, seat, left - 1, [rival])
