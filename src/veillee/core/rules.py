"""Rules: one game under one set of options, built once and shared by all its tables.

A game subclasses `Rules`. Its constructor declares zones, verbs, steps and questions; its methods are the
steps and the questions themselves. After that a `Rules` object never changes; what does is in the `State`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Concatenate, Final, Generic, ParamSpec, TypeVar, cast

from mypy_extensions import mypyc_attr

from veillee.core import schema
from veillee.core.ahead import Ahead
from veillee.core.facts import Fact
from veillee.core.field_names import FieldNames
from veillee.core.fields import LIST, LISTS, PLAIN
from veillee.core.options import Catalogue, Verb
from veillee.core.reactions import Reaction
from veillee.core.refusals import Reason
from veillee.core.results import Limits, Ranking, Result, ranked_by_score
from veillee.core.setup import Setup
from veillee.core.solver import Worlds
from veillee.core.state import State
from veillee.core.steps import Declared, Handler, PlainStep, declared, perform, perform_with
from veillee.core.verbs import CardVerb, SeatVerb
from veillee.core.zones import Zone

if TYPE_CHECKING:
    from veillee.core.match import Match

S = TypeVar("S", bound=State)
P = ParamSpec("P")

#: What the engine calls the three functions of any question.
_ENGINE_WORDS: Final = ("offer", "take", "explain")
#: Handlers that every game has: the end of a parallel phase, and the set-up.
BARRIER: Final = 0
SETUP: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """Base of all games. Subclasses declare in `__init__` and implement the five methods below it."""

    #: The anchor that set-up raw events cite.
    setup_rule: str = "setup"
    #: Whether steps of a parallel phase read other seats' zones, through `Match.frozen`.
    phases_read_others: bool = False
    #: Whether points are what one wants to be rid of.
    lowest_wins: bool = False
    #: Whether this is no game by itself, but what happens between two games of a campaign.
    is_interlude: bool = False
    #: Whether all seats play for one result, with nobody to beat; a seat alone does so anyway.
    is_cooperative: bool = False

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.players = setup.players
        self.options = setup.options
        self.everyone = (1 << (setup.players + 1)) - 1
        self.catalogue = Catalogue(setup.aliases)
        self.handlers: list[Handler] = []
        self._declare_kinds(setup)
        self.zones: list[Zone] = []
        self.zone_is_bag: list[bool] = []
        self.zone_mask: list[int] = []
        self.zone_owner: list[int] = []
        self.zone_can_be_shown: list[bool] = []
        self.seat_names = [str(seat) for seat in range(setup.players)]
        self.handlers.append(Handler("barrier", self.setup_rule))
        self.handlers.append(Handler("setup", self.setup_rule))
        self.fields = _declare_fields(setup.visibility)
        self.field_names: dict[str, FieldNames] = {}

    def _declare_kinds(self, setup: Setup) -> None:
        """Number all cards; every deck has a back of its own unless a row names another."""
        self.kind_names: list[str] = []
        self.kind_rows: list[Mapping[str, Any]] = []
        self.kind_decks: list[str] = []
        self.copies: list[int] = []
        self.kind_backs: list[int] = []
        #: A card of each kind as it looks to who sees its back alone.
        self.hidden_kinds: list[int] = []
        self.back_names: list[str] = []
        known: set[str] = set()
        for deck, rows in setup.cards.items():
            for row in rows:
                if row["id"] in known:
                    raise ValueError(f"there are two cards called {row['id']!r}")
                known.add(row["id"])
                back = str(row.get("back", deck))
                if back not in self.back_names:
                    self.back_names.append(back)
                self.kind_names.append(row["id"])
                self.kind_rows.append(row)
                self.kind_decks.append(deck)
                self.copies.append(int(row.get("copies", 1)))
                self.kind_backs.append(self.back_names.index(back))
                self.hidden_kinds.append(~self.kind_backs[-1])

    # What subclasses implement

    def new_state(self) -> S:
        """A state of this game's class with default values."""
        raise TypeError(f"{type(self).__name__} does not say how to make a state")

    def fill(self, state: S) -> None:
        """Put all cards and tokens where they are before set-up."""

    def deal(self, match: Match[S]) -> None:
        """Shuffle, deal and do whatever else set-up asks for; skipped when a position is arranged."""

    def begin(self, match: Match[S]) -> None:
        """Put the first steps on the agendas, from what the state says."""
        raise TypeError(f"{type(self).__name__} does not say how to begin")

    def result(self, state: S) -> Result:
        """Scores and winners of a finished game."""
        raise TypeError(f"{type(self).__name__} does not say who wins")

    def ranking(self, state: S) -> Ranking:
        """Who came how far in a finished game, and what decided it where that is more than the score."""
        return ranked_by_score(self.result(state), self.lowest_wins)

    def limits(self) -> Limits:
        """The greatest number of rounds and decisions."""
        raise TypeError(f"{type(self).__name__} does not say when it ends")

    def conserved(self, state: S) -> list[int]:
        """Quantities besides cards that never change, e.g. all tokens together."""
        return []

    def migrate(self, state: dict[str, Any], revision: int) -> dict[str, Any] | None:
        """The JSON of a state of an earlier revision as these rules have it; None if nothing has changed."""
        return None

    def shown_row(self, kind: int) -> dict[str, Any]:
        """What clients are told of a card: its row, and what a game works out of it so that they need not."""
        return dict(self.kind_rows[kind])

    def derived(self, view: schema.View) -> dict[str, Any]:
        """What follows from a view by the rules, for boards to show, under names of the game's own."""
        return {}

    def together(self, one: int, other: int) -> bool:
        """Whether two seats win together: one and the same, or partners."""
        return one == other

    def stage(self, state: S) -> int:
        """Which round, chapter or the like is being played."""
        return 0

    def rests(self, state: S, stage: int) -> bool:
        """Whether a bot's look ahead from a stage ends here; where stages are long, between turns."""
        return self.stage(state) != stage

    def turn_order(self, state: S) -> list[int]:
        """In which order seats are told what the others did in a parallel phase."""
        return list(range(self.players))

    # Declarations

    def pile(self, name: str) -> int:
        """Declare a zone of the table whose cards lie in order; returns its number."""
        return self._zone(name, bag=False, per_seat=False)[0]

    def piles(self, name: str) -> list[int]:
        """Declare such a zone for every seat; returns their numbers by seat."""
        return self._zone(name, bag=False, per_seat=True)

    def bag(self, name: str) -> int:
        """Declare a zone of the table whose cards have no order; kept sorted."""
        return self._zone(name, bag=True, per_seat=False)[0]

    def bags(self, name: str) -> list[int]:
        """Declare such a zone for every seat, e.g. hands; returns their numbers by seat."""
        return self._zone(name, bag=True, per_seat=True)

    def _zone(self, name: str, bag: bool, per_seat: bool) -> list[int]:
        section, ways = ("seat", "piles() or bags()") if per_seat else ("table", "pile() or bag()")
        seen = self.setup.visibility.get(section, {}).get(name)
        if seen is None:
            raise ValueError(
                f"visibility.toml does not say under [{section}] who may see {name!r}, declared with {ways}"
            )
        zone = Zone(name, len(self.zone_owner), per_seat, self.players, bag, seen)
        self.zones.append(zone)
        for index in range(zone.count):
            self.zone_is_bag.append(bag)
            self.zone_mask.append(zone.mask(index, self.players))
            self.zone_owner.append(index if per_seat else -1)
            self.zone_can_be_shown.append(zone.can_be_shown)
        self.fields = [field for field in self.fields if field[0] != name]
        return list(range(zone.first, zone.first + zone.count))

    def name_values(self, field: str, names: Sequence[str], others: Mapping[int, str] | None = None) -> None:
        """Declare what the numbers in a field of the state are called: from 0 on, and `others` besides."""
        self._names_of(field).name_values(names, others or {})

    def name_items(self, field: str, *axes: Sequence[str], holds_lists: bool = False) -> None:
        """Declare what the items of a list in the state are called; see `core/field_names.py`."""
        names = self._names_of(field)
        names.axes, names.holds_lists = [list(axis) for axis in axes], holds_lists

    def _names_of(self, field: str) -> FieldNames:
        per_seat = {name: per_seat for name, per_seat, _ in self.fields}
        if field not in per_seat:
            raise ValueError(f"{field!r} gets names, but visibility.toml knows no such field")
        return self.field_names.setdefault(field, FieldNames(per_seat[field]))

    def verb(self, name: str, **arguments: Sequence[str]) -> Verb:
        """Declare a verb with its named arguments and their possible values; see `core/verbs.py`."""
        return self.catalogue.add(name, dict(arguments))

    def plain_verb(self, name: str) -> int:
        """Declare a verb without arguments; returns its only option."""
        return self.catalogue.add(name, {}).base

    def card_verb(self, name: str, kinds: Sequence[int] | None = None) -> CardVerb:
        """Declare a verb about a card, of any kind or of these; without kinds there is no such verb."""
        found = list(range(len(self.kind_names))) if kinds is None else list(kinds)
        verb = CardVerb(self.catalogue.size, found, len(self.kind_names))
        if found:
            self.verb(name, card=[self.kind_names[kind] for kind in found])
        return verb

    def seat_verb(self, name: str, argument: str = "seat") -> SeatVerb:
        """Declare a verb about a seat."""
        return SeatVerb(self.verb(name, **{argument: self.seat_names}))

    def step(self, name: str, run: Callable[Concatenate[Match[S], int, P], None], rule: str) -> Declared[P]:
        """Declare a step; called with the arguments of `run`, what comes back makes an agenda entry."""
        handler = Handler(name, rule)
        handler.run = run
        return cast("Declared[P]", self._declared(handler, run))

    def question(
        self,
        name: str,
        offer: Callable[Concatenate[S, int, P], list[int]],
        take: Callable[Concatenate[Match[S], int, int, P], None],
        rule: str,
        explain: Callable[Concatenate[S, int, int, P], list[Reason]] | None = None,
        *,
        is_open: bool = False,
        reaction: Reaction | None = None,
        left: Callable[P, int] | None = None,
        ahead: Callable[Concatenate[S, int, P], Ahead] | None = None,
        amounts: Callable[Concatenate[S, int, P], list[int]] | None = None,
    ) -> Declared[P]:
        """Declare a question; called with its arguments, what comes back makes an agenda entry.

        `offer` lists the legal options, `take` carries out the chosen one, `explain` says why another is
        not offered. An open question offers what everybody can work out, so a single option is taken
        without asking. A `reaction` lets standing orders answer it where it is asked in a sealed phase.
        A question that is asked several times in a row says with `left` how many answers are still wanted,
        and with `ahead` what they can be together; see `core/ahead.py`. `amounts` says for each option of
        `offer` how many there are of what it names. Who hears answers: visibility.toml under [answers].
        """
        self._check_names(name, offer, take, explain)
        seen = self.setup.visibility.get("answers", {}).get(name)
        if seen not in ("all", "owner"):
            raise ValueError(f"visibility.toml does not say who hears the answers to {name!r} (all or owner)")
        handler = Handler(name, rule)
        handler.offer, handler.take, handler.explain = offer, take, explain
        handler.is_question, handler.is_open, handler.answers_seen = True, is_open, seen == "all"
        handler.reaction, handler.left = reaction, left
        handler.ahead, handler.amounts = ahead, amounts
        return cast("Declared[P]", self._declared(handler, offer))

    def _declared(self, handler: Handler, function: Callable[..., Any]) -> Any:
        """Take a handler in; returns what makes its entries."""
        made = declared(len(self.handlers), function)
        handler.is_plain = isinstance(made, PlainStep)
        self.handlers.append(handler)
        return made

    def _check_names(self, question: str, *functions: Any) -> None:
        """Refuse a method of the rules that would stand in the engine's place; parts may call theirs so."""
        for function in functions:
            called = getattr(function, "__name__", "")
            if called in _ENGINE_WORDS and getattr(function, "__self__", None) is self:
                raise ValueError(
                    f"the question {question!r} has a method called {called!r}, a word of the engine's own: "
                    f"call it {called}_{question.replace('-', '_')}"
                )

    # What the engine and its users ask

    def blank_state(self) -> S:
        """A state with empty zones, agendas and counters."""
        state = self.new_state()
        zones = len(self.zone_owner)
        state.zones = [[] for _ in range(zones)]
        state.shown = [0] * zones
        state.agendas = [[] for _ in range(self.players)]
        state.outbox = [[] for _ in range(self.players)]
        state.decisions = [0] * self.players
        state.draws = [0] * (self.players + 1)
        return state

    def check(self) -> None:
        """Complain about fields that visibility.toml names and the state does not have, or not so."""
        shapes = dict(type(self.blank_state()).FIELDS)
        for name, per_seat, seen in self.fields:
            if name not in shapes:
                raise ValueError(f"visibility.toml names {name!r}, which is neither a zone nor a field")
            if shapes[name] not in ((LIST, LISTS) if per_seat else (PLAIN, LIST, LISTS)):
                raise ValueError(f"the field {name!r} should be a list with one value per seat")
            if seen not in (("all", "owner") if per_seat else ("all",)):
                raise ValueError(f"visibility of {name!r}: {seen!r} is not possible; hidden things are cards")

    def frozen(self, state: S) -> S:
        """The state as the running phase found it: what `offer` and steps may read of other seats."""
        return state if state.before is None else cast(S, state.before)

    def worlds(self, facts: list[Fact]) -> Worlds:
        """The worlds in which these facts hold; a game may know a better way to find them."""
        return Worlds(facts, self.kind_backs)

    def back_of(self, kind: int) -> int:
        """The back of a kind, or of a card known by its back alone (~back)."""
        return self.kind_backs[kind] if kind >= 0 else ~kind

    def backs_of(self, kinds: Sequence[int]) -> list[int]:
        return [self.back_of(kind) for kind in kinds]

    def all_cards(self) -> list[int]:
        """Every card of the game, each kind as often as it has copies."""
        return [kind for kind, copies in enumerate(self.copies) for _ in range(copies)]

    def cards_of(self, deck: str) -> list[int]:
        """Every card of one card file."""
        decks = self.kind_decks
        return [kind for kind, copies in enumerate(self.copies) if decks[kind] == deck for _ in range(copies)]

    def zone_label(self, number: int) -> str:
        """A zone's name, with the seat it belongs to: ``hands.2``."""
        zone = next(zone for zone in self.zones if zone.first <= number < zone.first + zone.count)
        return f"{zone.name}.{number - zone.first}" if zone.per_seat else zone.name

    def outcome(self, state: S) -> schema.Result:
        """The result of a finished game as JSON; it says so if the cards were an owner's own."""
        result = self.result(state).to_json()
        if self.is_interlude:
            result["interlude"] = True
        if self.setup.owner_data:
            result["owner_data"] = self.setup.owner_data
        return result

    def asked(self, state: S) -> list[int]:
        """The seats that must decide."""
        return [seat for seat, agenda in enumerate(state.agendas) if agenda]

    def offer(self, state: S, seat: int) -> list[int]:
        """The legal options of a seat that is asked."""
        step = state.agendas[seat][-1]
        handler = self.handlers[step[0]]
        if handler.is_plain:
            return handler.offer(state, seat)  # type: ignore[no-any-return]
        return perform(handler.offer, state, seat, step)  # type: ignore[no-any-return]

    def why_not(self, state: S, seat: int, option: int) -> list[Reason]:
        """Every reason why a seat may not choose an option now; empty if it may."""
        return self.why_not_each(state, seat, [option])[0]

    def why_not_each(self, state: S, seat: int, options: Sequence[int]) -> list[list[Reason]]:
        """As `why_not`, for many options: what is offered is worked out once."""
        agenda = state.agendas[seat] if 0 <= seat < self.players else []
        if not agenda:
            return [[Reason("", "not-asked")] for _ in options]
        step = agenda[-1]
        handler = self.handlers[step[0]]
        offered: list[int] = perform(handler.offer, state, seat, step)
        unsaid = [Reason(handler.rule, "not-offered", {"question": handler.name})]
        found: list[list[Reason]] = []
        for option in options:
            if option in offered:
                found.append([])
            elif not 0 <= option < self.catalogue.size:
                found.append([Reason("", "no-such-option", {"option": option})])
            else:
                explain = handler.explain
                explained = perform_with(explain, state, seat, option, step) if explain else []
                found.append(explained or unsaid)
        return found


AnyRules = Rules[Any]


def _declare_fields(visibility: Mapping[str, Mapping[str, str]]) -> list[tuple[str, bool, str]]:
    """The state's own fields: name, whether one per seat, who may see it."""
    found: list[tuple[str, bool, str]] = []
    for section in ("table", "seat"):
        for name, seen in visibility.get(section, {}).items():
            found.append((name, section == "seat", seen))
    return found
