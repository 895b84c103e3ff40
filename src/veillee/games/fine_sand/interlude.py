"""Between two games of a campaign: some cards leave the pile for good or for long, new ones come in.

With others, the winner of the last game turns up a shuffled pile until three digits lie open; all take these
out and three new cards in. Alone, the total is ticked on the score sheet first; then six digits are turned
up, of which three are chosen. All piles are alike, so the interlude has one of everything.

State: `pile` face down, cards `turned` up, those `leaving` and `coming`, the Fable `stack` with its top card
last, and those `gone` for good. What the next game is played with is `pile`, `turned` and `coming` together.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from veillee.core import CardVerb, Declared, Limits, Match, Reason, Result, Rules, Setup, State, View
from veillee.core.field_names import NONE
from veillee.core.fields import LIST, PLAIN, FieldTable
from veillee.games.fine_sand.cards import Cards
from veillee.games.fine_sand.score_sheet import (
    GAMES,
    MOST_LOWERED,
    completed_groups,
    next_free,
    possible_sums,
    victory_points,
)
from veillee.games.fine_sand.verbs import LowerVerb

#: How many cards leave, and how many come.
CHANGED: Final = 3
#: How many digits a lone player has to choose from.
SHOWN_ALONE: Final = 6


def _left(left: int) -> int:
    """How many cards still have to be let go."""
    return left


@final
class InterludeState(State):
    FIELDS: ClassVar[FieldTable] = (
        *State.FIELDS,
        ("game", PLAIN),
        ("winners", LIST),
        ("revealer", PLAIN),
        ("cards", PLAIN),
        ("presents", PLAIN),
        ("coins", PLAIN),
        ("circles", PLAIN),
        ("ticked", LIST),
        ("total", PLAIN),
        ("lowered", PLAIN),
        ("tick", PLAIN),
    )

    def __init__(self) -> None:
        super().__init__()
        #: How many games have been played.
        self.game: int = 0
        #: Who won the last of them, by seat; nobody before the first.
        self.winners: list[int] = []
        #: The seat that turns the cards up, -1 before that is settled.
        self.revealer: int = -1
        #: Alone: PILE and GIFT of the last game, and the tokens left over from it.
        self.cards: int = 0
        self.presents: int = 0
        self.coins: int = 0
        #: How many circles of the coin track were filled before that.
        self.circles: int = 0
        #: The numbers ticked so far, in the order of the games.
        self.ticked: list[int] = []
        self.total: int = 0
        self.lowered: int = 0
        #: The number ticked for this game; 0 before that, and if none was left.
        self.tick: int = 0

    def copy(self) -> InterludeState:
        new = InterludeState()
        self.copy_common(new)
        new.game = self.game
        new.winners = self.winners[:]
        new.revealer = self.revealer
        new.cards = self.cards
        new.presents = self.presents
        new.coins = self.coins
        new.circles = self.circles
        new.ticked = self.ticked[:]
        new.total = self.total
        new.lowered = self.lowered
        new.tick = self.tick
        return new


@final
class Interlude(Rules[InterludeState]):
    setup_rule = "fs.campaign"
    is_interlude = True

    #: Declared with others.
    reveal: int
    find_revealer: Declared[[]]
    ask_reveal: Declared[[]]
    #: Declared alone.
    lower: LowerVerb
    let_go: CardVerb
    six: Declared[[]]
    ask_lower: Declared[[]]
    ask_let_go: Declared[[int]]

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.marks = Cards(self.kind_rows).mark
        self.pile_zone = self.pile("pile")
        self.turned = self.pile("turned")
        self.leaving = self.bag("leaving")
        self.coming = self.bag("coming")
        self.stack = self.pile("stack")
        self.gone = self.bag("gone")
        self.name_values("revealer", (), {-1: NONE})
        self.alone = setup.players == 1
        if self.alone:
            self._declare_alone()
        else:
            self._declare_with_others()

    def _declare_with_others(self) -> None:
        self.reveal = self.plain_verb("turn-up")
        self.find_revealer = self.step("find-revealer", self.run_find_revealer, "fs.campaign-winner")
        self.ask_reveal = self.question("turn-up", self.offer_reveal, self.take_reveal, "fs.campaign-change")

    def _declare_alone(self) -> None:
        self.lower = LowerVerb(self.verb("lower", by=[str(by) for by in range(MOST_LOWERED + 1)]))
        self.let_go = self.card_verb("let-go")
        self.six = self.step("six", self.run_six, "fs.solo-change")
        self.ask_lower = self.question(
            "lower", self.offer_lower, self.take_lower, "fs.coin-track", self.explain_lower
        )
        self.ask_let_go = self.question(
            "let-go",
            self.offer_let_go,
            self.take_let_go,
            "fs.solo-change",
            self.explain_let_go,
            left=_left,
        )

    def new_state(self) -> InterludeState:
        return InterludeState()

    def fill(self, state: InterludeState) -> None:
        """Before the first game: the starting cards, and the Fable stack with round 1 on top."""
        state.zones[self.pile_zone] = self.cards_of("starting")
        state.zones[self.stack] = self.cards_of("fables")[::-1]

    def begin(self, match: Match[InterludeState]) -> None:
        state = match.state
        match.shuffle(self.pile_zone)
        if self.alone:
            state.total = state.cards + state.presents
            match.ask(0, self.ask_lower())
        else:
            match.then(self.find_revealer())

    def limits(self) -> Limits:
        return Limits(1, 1 + CHANGED)

    def result(self, state: InterludeState) -> Result:
        """Nobody wins an interlude; alone, the score is what the ticked numbers are worth so far."""
        points = victory_points(state.ticked) if self.alone else 0
        return Result([points] * self.players, list(range(self.players)))

    def derived(self, view: View) -> dict[str, Any]:
        """Alone: the number that is ticked if so much is taken off the total, 0 if none is left."""
        if not self.alone:
            return {}
        fields = view["fields"]
        return {
            "ticks": [next_free(fields["ticked"], fields["total"] - by) for by in range(MOST_LOWERED + 1)]
        }

    def is_digit(self, kind: int) -> bool:
        """Whether a card may leave: those with a warning sign never do."""
        return self.marks[kind] != "W"

    def _turn_up(self, match: Match[InterludeState], digits: int) -> None:
        """Turn the cards of the shuffled pile up until so many digits lie open."""
        zones = match.state.zones
        found = 0
        while found < digits and zones[self.pile_zone]:
            found += self.is_digit(zones[self.pile_zone][-1])
            match.draw(self.pile_zone, self.turned)

    def _bring_in(self, match: Match[InterludeState]) -> None:
        match.draw(self.stack, self.coming, CHANGED)

    # With others

    def run_find_revealer(self, match: Match[InterludeState], seat: int) -> None:
        """The winner turns the cards up; if there are several, or none, chance picks one."""
        state = match.state
        candidates = state.winners or list(range(self.players))
        state.revealer = candidates[match.below(len(candidates)) if len(candidates) > 1 else 0]
        match.tell("turns-up", seat=state.revealer)
        match.ask(state.revealer, self.ask_reveal())

    def offer_reveal(self, state: InterludeState, seat: int) -> list[int]:
        return [self.reveal]

    def take_reveal(self, match: Match[InterludeState], seat: int, option: int) -> None:
        self._turn_up(match, CHANGED)
        for kind in [kind for kind in match.state.zones[self.turned] if self.is_digit(kind)]:
            match.move_kind(self.turned, kind, self.leaving)
        self._bring_in(match)

    # Alone

    def offer_lower(self, state: InterludeState, seat: int) -> list[int]:
        completed = completed_groups(state.circles, state.coins)
        return self.lower.each(possible_sums(completed))

    def explain_lower(self, state: InterludeState, seat: int, option: int) -> list[Reason]:
        if option not in self.lower:
            return []
        most = sum(completed_groups(state.circles, state.coins))
        return [Reason("fs.coin-track", "no-such-bonus", {"most": most})]

    def take_lower(self, match: Match[InterludeState], seat: int, option: int) -> None:
        """Tick the lowered total, or the next number that is free; above 20 the campaign is lost."""
        state = match.state
        state.lowered = self.lower.by(option)
        state.tick = next_free(state.ticked, state.total - state.lowered)
        if not state.tick:
            match.tell("campaign-lost")
            return
        state.ticked.append(state.tick)
        if state.game < GAMES:
            match.then(self.six())

    def run_six(self, match: Match[InterludeState], seat: int) -> None:
        self._turn_up(match, SHOWN_ALONE)
        digits = [kind for kind in match.state.zones[self.turned] if self.is_digit(kind)]
        if digits:
            match.ask(0, self.ask_let_go(min(CHANGED, len(digits))))
        else:
            self._bring_in(match)

    def offer_let_go(self, state: InterludeState, seat: int, left: int) -> list[int]:
        kinds = sorted(set(state.zones[self.turned]))
        return self.let_go.each([kind for kind in kinds if self.is_digit(kind)])

    def explain_let_go(self, state: InterludeState, seat: int, option: int, left: int) -> list[Reason]:
        if option not in self.let_go:
            return []
        kind = self.let_go.card(option)
        message = "not-turned" if kind not in state.zones[self.turned] else "warning-stays"
        return [Reason("fs.solo-change", message, {"card": self.kind_names[kind]})]

    def take_let_go(self, match: Match[InterludeState], seat: int, option: int, left: int) -> None:
        match.move_kind(self.turned, self.let_go.card(option), self.leaving)
        if left > 1:
            match.ask(0, self.ask_let_go(left - 1))
        else:
            self._bring_in(match)
