"""What Quests, Mini Quests and Curses ask for, and what Stories do, read once from the card files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from veillee.games.dice_upon_a_time.land import Land
from veillee.games.dice_upon_a_time.tokens import MOST, NO_TOKENS, Tokens, tokens_of

FORTUNE: Final = 0
SIDE_QUEST: Final = 1
MISFORTUNE: Final = 2
CURSE: Final = 3
MINI_QUEST: Final = 4
KINDS: Final = ("fortune", "side-quest", "misfortune", "curse", "mini-quest")

#: Every effect that cards can have, as their data files call it.
EFFECTS: Final = (
    "gain", "gain-any", "draw-magic", "draw-quest", "rabbit-token", "may-move", "recover-die", "reroll",
    "lift-curse", "take-token", "lose", "lose-any", "lose-magic", "lose-unused-die", "lower-die",
    "return-quest", "move-to", "left-takes-token", "right-takes-magic", "others-gain", "others-draw-magic",
    "others-recover-die", "poorest-gains-any", "poorest-draws-quest",
)  # fmt: skip
#: What a Side Quest may look at when the game ends.
CONDITIONS: Final = (
    "stands-on", "hold", "hold-magic", "shares-place-with-other-figure", "own-dice-on-different-spirits",
)  # fmt: skip
#: The effects that take something from who draws a Misfortune; nothing but its options can have them.
HITS: Final = (
    "lose", "lose-any", "lose-magic", "lose-unused-die", "lower-die", "return-quest", "move-to",
    "left-takes-token", "right-takes-magic",
)  # fmt: skip
#: Effects that speak of tokens by kind, those with a single meaning, and those that another may stand in for.
_OF_TOKENS: Final = ("gain", "lose", "others-gain")
_FIXED: Final = {"may-move": "any-except-king-fairy", "reroll": "any", "take-token": 1, "lower-die": 1}
_WITH_ELSE: Final = ("lift-curse", "take-token")
#: The columns of Stories, and which of them each kind has.
_COLUMNS: Final = ("effect", "condition", "options", "lift", "task", "reward", "ap")
_COLUMNS_OF: Final = (("effect",), ("condition", "ap"), ("options",), ("lift", "ap"), ("task", "reward"))


@final
class Task:
    """What must be done for a card: tokens or Items to pay, places to stand on, an object to bring."""

    def __init__(self) -> None:
        self.need: Tokens = NO_TOKENS
        self.any_tokens: int = 0
        self.items: int = 0
        #: Where it can be done; empty: anywhere.
        self.places: list[int] = []
        self.jump: bool = False
        self.object: int = -1
        self.source: int = -1
        self.ap: int = 0
        self.rewards: list[int] = []


@final
class Effect:
    """One effect with what it speaks of; `otherwise` is the effect that takes its place, -1 for none."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.number: int = 1
        self.tokens: Tokens = NO_TOKENS
        self.place: int = -1
        self.otherwise: int = -1


@final
class Cards:
    """Tasks and effects by card."""

    def __init__(
        self, quests: Sequence[int], stories: Sequence[int], rows: Sequence[Mapping[str, Any]], land: Land
    ) -> None:
        self.land = land
        #: The quest objects, by name.
        self.objects: list[str] = []
        self.effects: list[Effect] = []
        #: By card: what is to be done, which effects it has, which kind of Story it is.
        self.task_of: dict[int, Task] = {}
        self.effects_of: dict[int, list[int]] = {}
        self.story_kind: dict[int, int] = {}
        self.quests = list(quests)
        self.stories = list(stories)
        for kind in [*self.quests, *self.stories]:
            self._read(kind, rows[kind])
        self.curses = [kind for kind, story in self.story_kind.items() if story == CURSE]
        #: Cards that name a Steed: they are fulfilled on landing there, before any jump.
        steeds = set(land.steeds)
        self.on_steeds = [kind for kind, task in self.task_of.items() if steeds.intersection(task.places)]
        #: By Quest: its deck, 0 to 2.
        self.deck_of = {kind: self.task_of[kind].ap - 2 for kind in self.quests}
        #: What can lie open before a player.
        self.open_kinds = [
            *self.quests,
            *[kind for kind, story in self.story_kind.items() if story not in (FORTUNE, MISFORTUNE)],
        ]

    def _read(self, kind: int, row: Mapping[str, Any]) -> None:
        """Read a card; ValueError names it if it says what no card can say."""
        try:
            if kind in self.quests:
                self.task_of[kind] = self._quest(row)
            else:
                self._story(kind, row)
        except KeyError as error:
            raise ValueError(f"{row['id']}: {error} is missing") from error
        except ValueError as error:
            raise ValueError(f"{row['id']}: {error}") from error

    def _quest(self, row: Mapping[str, Any]) -> Task:
        task = Task()
        task.ap = int(row["ap"])
        if not 2 <= task.ap <= 4:
            raise ValueError(f"a Quest is worth 2, 3 or 4, not {task.ap}")
        if row.get("back") != f"quests-{task.ap}":
            raise ValueError(f"a Quest of {task.ap} has the back 'quests-{task.ap}', not {row.get('back')!r}")
        task.need = tokens_of(row.get("need", {}))
        if "to" in row:
            task.places = self.land.places_called([row["to"]])
        if "object" in row:
            if row["object"] in self.objects or row.get("copies", 1) > 1:
                raise ValueError(f"one Quest alone can ask for the object {row['object']!r}")
            self.objects.append(row["object"])
            task.object = self.objects.index(row["object"])
            task.source = self.land.place(row["from"])
        elif "from" in row:
            raise ValueError("'object' is missing: from says where it lies")
        if not task.places and task.object < 0 and task.need == NO_TOKENS:
            raise ValueError("a Quest asks for tokens, an object or a visit")
        return task

    def _story(self, kind: int, row: Mapping[str, Any]) -> None:
        if row["kind"] not in KINDS:
            raise ValueError(f"unknown kind {row['kind']!r} (known: {', '.join(KINDS)})")
        story = KINDS.index(row["kind"])
        self.story_kind[kind] = story
        foreign = [column for column in _COLUMNS if column in row and column not in _COLUMNS_OF[story]]
        if foreign:
            raise ValueError(f"a Story of kind {row['kind']!r} has no {foreign[0]!r}")
        if story == FORTUNE:
            self.effects_of[kind] = self._effects(row["effect"])
        elif story == MISFORTUNE:
            self.effects_of[kind] = [self._option(option) for option in row["options"]]
            if len(row["options"]) != 2:
                raise ValueError(f"a Misfortune has two options, not {len(row['options'])}")
        elif story == SIDE_QUEST:
            self._check_condition(row["condition"])
        elif story == CURSE:
            self.task_of[kind] = self._task(row["lift"])
        elif story == MINI_QUEST:
            self.task_of[kind] = self._task(row["task"])
            self.task_of[kind].rewards = self._effects(row["reward"])
            if self.task_of[kind].jump:
                raise ValueError("steed-jump lifts Curses; a Mini Quest cannot ask for it")

    def _check_condition(self, condition: Mapping[str, Any]) -> None:
        if not condition:
            raise ValueError("a condition of nothing")
        for word, value in condition.items():
            if word not in CONDITIONS:
                raise ValueError(f"unknown condition {word!r} (known: {', '.join(CONDITIONS)})")
            if word == "stands-on":
                for place in _names(word, value):
                    self.land.place(place)
            elif word == "hold":
                tokens_of(value)
            elif word == "shares-place-with-other-figure":
                _check_true(word, value)
            else:
                _number(word, value)

    def _task(self, asked: Mapping[str, Any]) -> Task:
        task = Task()
        for word, value in asked.items():
            if word == "visit":
                task.places = self.land.places_called(_names(word, value))
            elif word == "discard":
                task.need = tokens_of(value)
            elif word == "discard-any":
                task.any_tokens = _number(word, value)
            elif word == "discard-magic":
                task.items = _number(word, value)
            elif word == "steed-jump":
                _check_true(word, value)
                task.jump = True
            else:
                raise ValueError(f"unknown task {word!r}")
        if not asked or (task.jump and len(asked) > 1) or {"discard", "discard-any"} <= set(asked):
            raise ValueError(f"the rules know no task of {', '.join(asked) or 'nothing'}")
        return task

    def _option(self, written: Mapping[str, Any]) -> int:
        """What one option of a Misfortune does: a single effect, which alone may hit who drew it."""
        found = self._effects(written, may_hit=True)
        if len(found) != 1:
            raise ValueError(f"an option has one effect, not {len(found)}: {', '.join(written)}")
        return found[0]

    def _effects(self, written: Any, may_hit: bool = False) -> list[int]:
        """The effects of one table of a card, in the order written; `else` belongs to the first."""
        words = [word for word in written if word != "else"] if isinstance(written, Mapping) else []
        if not words:
            raise ValueError(f"{written!r} has no effect")
        for word in words:
            if word in HITS and not may_hit:
                raise ValueError(f"{word} can only be an option of a Misfortune")
        found = [self._effect(word, written[word]) for word in words]
        if "else" in written:
            if words[0] not in _WITH_ELSE:
                raise ValueError(f"else goes with {' and '.join(_WITH_ELSE)}, not with {words[0]}")
            instead = self._effects(written["else"])
            if len(instead) != 1:
                raise ValueError(f"else has one effect, not {len(instead)}: {', '.join(written['else'])}")
            self.effects[found[0]].otherwise = instead[0]
        return found

    def _effect(self, word: str, value: Any) -> int:
        if word not in EFFECTS:
            raise ValueError(f"unknown effect {word!r} (known: {', '.join(EFFECTS)})")
        effect = Effect(word)
        if word in _OF_TOKENS:
            effect.tokens = tokens_of(value)
        elif word == "move-to":
            effect.place = self.land.place(value)
        elif word in _FIXED:
            if value != _FIXED[word] or isinstance(value, bool):
                raise ValueError(f"{word} = {value!r}: the rules only know {_FIXED[word]!r}")
        else:
            effect.number = _number(word, value)
        self.effects.append(effect)
        return len(self.effects) - 1


def _number(word: str, value: Any) -> int:
    if type(value) is not int or not 1 <= value <= MOST:
        raise ValueError(f"{word} = {value!r} should be from 1 to {MOST}")
    return value


def _names(word: str, value: Any) -> list[str]:
    if not isinstance(value, list) or not value:
        raise ValueError(f"{word} = {value!r} should be a list of places")
    return value


def _check_true(word: str, value: Any) -> None:
    if value is not True:
        raise ValueError(f"{word} = {value!r} should be true")
