"""Friends that bring Fables: the Fairy Godmother, Goldilocks and Red Riding Hood."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from veillee.core import Match, Reason, Step
from veillee.games.grimm_forest.state import GrimmForestState

if TYPE_CHECKING:
    from veillee.games.grimm_forest.game import GrimmForest

#: What the Fairy Godmother draws, and what she takes and gives when she leaves.
GODMOTHER_DRAWS: Final = 2
GODMOTHER_TAKES: Final = 2
GODMOTHER_GIVES: Final = 2
#: How many Fables Goldilocks and Red Riding Hood turn.
GOLDILOCKS_SEES: Final = 3
RED_RIDING_HOOD_TURNS: Final = 5


@final
class FairyGodmother:
    """Two Fables for an action; or, thrown off with two Fables, two resources."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        self.rule = "gf.friend.fairy-godmother"
        rules.turns.add_special("fairy-godmother", self.draw, rules.decks.why_no_fable)
        rules.turns.add_discard("fairy-godmother", self.leave, self.why_not_leave)
        self.trade_in = rules.verb("trade-in", card=rules.fable_names).base
        self.ask_trade_in = rules.question(
            "trade-in", self.offer_trade_in, self.take_trade_in, self.rule, self.explain_trade_in
        )

    def draw(self, match: Match[GrimmForestState], seat: int) -> None:
        self.rules.decks.draw_fables(match, self.rules.hands + seat, GODMOTHER_DRAWS)

    def why_not_leave(self, state: GrimmForestState, seat: int) -> list[Reason]:
        held = len(state.zones[self.rules.hands + seat])
        if held >= GODMOTHER_TAKES:
            return []
        return [Reason(self.rule, "too-few-fables", {"have": held, "needed": GODMOTHER_TAKES})]

    def leave(self, match: Match[GrimmForestState], seat: int) -> None:
        self.rules.friendship.lose(match, seat)
        self.rules.supply.let_gain(match, "fairy-godmother", seat, GODMOTHER_GIVES)
        match.ask(seat, (self.ask_trade_in, GODMOTHER_TAKES))

    def offer_trade_in(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        return [self.trade_in + kind for kind in dict.fromkeys(state.zones[self.rules.hands + seat])]

    def explain_trade_in(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        names = self.rules.fable_names
        if 0 <= option - self.trade_in < len(names):
            return [Reason(self.rule, "not-in-hand", {"card": names[option - self.trade_in]})]
        return []

    def take_trade_in(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        rules = self.rules
        match.move_kind(rules.hands + seat, option - self.trade_in, rules.fable_discard)
        if step[1] > 1:
            match.ask(seat, (self.ask_trade_in, step[1] - 1))


@final
class Goldilocks:
    """One of the next three Fables; the others go back in an order of her owner's choice."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        self.rule = "gf.friend.goldilocks"
        rules.turns.add_special("goldilocks", self.look, rules.decks.why_no_fable)
        self.keep = rules.verb("keep-one", card=rules.fable_names).base
        self.put_back = rules.verb("put-back", card=rules.fable_names).base
        self.ask_keep = rules.question(
            "goldilocks", self.offer_keep, self.take_keep, self.rule, self.explain_keep
        )
        self.ask_put_back = rules.question(
            "put-back", self.offer_put_back, self.take_put_back, self.rule, self.explain_put_back
        )

    def look(self, match: Match[GrimmForestState], seat: int) -> None:
        self.rules.decks.draw_fables(match, self.rules.peeked + seat, GOLDILOCKS_SEES)
        match.ask(seat, (self.ask_keep,))

    def _seen(self, state: GrimmForestState, seat: int, base: int) -> list[int]:
        return [base + kind for kind in dict.fromkeys(state.zones[self.rules.peeked + seat])]

    def _explain(self, kind: int) -> list[Reason]:
        names = self.rules.fable_names
        return [Reason(self.rule, "not-among-them", {"card": names[kind]})] if 0 <= kind < len(names) else []

    def offer_keep(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        return self._seen(state, seat, self.keep)

    def explain_keep(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        return self._explain(option - self.keep)

    def take_keep(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        rules = self.rules
        match.move_kind(rules.peeked + seat, option - self.keep, rules.hands + seat)
        self._put_rest_back(match, seat)

    def _put_rest_back(self, match: Match[GrimmForestState], seat: int) -> None:
        """The last one goes on top without a question."""
        rules = self.rules
        if len(match.state.zones[rules.peeked + seat]) > 1:
            match.ask(seat, (self.ask_put_back,))
        else:
            match.move_all(rules.peeked + seat, rules.fable_deck)

    def offer_put_back(self, state: GrimmForestState, seat: int, step: Step) -> list[int]:
        return self._seen(state, seat, self.put_back)

    def explain_put_back(self, state: GrimmForestState, seat: int, step: Step, option: int) -> list[Reason]:
        return self._explain(option - self.put_back)

    def take_put_back(self, match: Match[GrimmForestState], seat: int, step: Step, option: int) -> None:
        rules = self.rules
        match.move_kind(rules.peeked + seat, option - self.put_back, rules.fable_deck)
        self._put_rest_back(match, seat)


@final
class RedRidingHood:
    """Every Wolf among the next five Fables, or else the sixth; or, thrown off, a Wolf stopped."""

    def __init__(self, rules: GrimmForest) -> None:
        self.rules = rules
        self.wolf = rules.kind_names.index("wolf")
        rules.turns.add_special("red-riding-hood", self.search, rules.decks.why_no_fable)
        rules.monsters.add_stopper("red-riding-hood", ["wolf", "big-bad-wolf"])

    def search(self, match: Match[GrimmForestState], seat: int) -> None:
        """Turn five up; they lie apart until all are there, so none of them is shuffled back."""
        rules, zones = self.rules, match.state.zones
        rules.decks.draw_fables(match, rules.spread, RED_RIDING_HOOD_TURNS)
        if self.wolf not in zones[rules.spread]:
            match.move_all(rules.spread, rules.fable_discard)
            rules.decks.draw_fables(match, rules.hands + seat)
            return
        for _ in range(zones[rules.spread].count(self.wolf)):
            match.move_kind(rules.spread, self.wolf, rules.hands + seat)
        match.move_all(rules.spread, rules.fable_discard)
