"""What Quests, Mini Quests and Curses ask for, and what Stories do, read once from the card files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, final

from veillee.games.dice_upon_a_time.board import MOST, tokens_of

if TYPE_CHECKING:
    from veillee.games.dice_upon_a_time.game import DiceUponATime

FORTUNE: Final = 0
SIDE_QUEST: Final = 1
MISFORTUNE: Final = 2
CURSE: Final = 3
MINI_QUEST: Final = 4
KINDS: Final = ("fortune", "side-quest", "misfortune", "curse", "mini-quest")

#: Every effect word of the cards, in the order of `Words.handlers`.
WORDS: Final = (
    "gain", "gain-any", "draw-magic", "draw-quest", "rabbit-token", "may-move", "recover-die", "reroll",
    "lift-curse", "take-token", "lose", "lose-any", "lose-magic", "lose-unused-die", "lower-die",
    "return-quest", "move-to", "left-takes-token", "right-takes-magic", "others-gain", "others-draw-magic",
    "others-recover-die", "poorest-gains-any", "poorest-draws-quest",
)  # fmt: skip
#: What a Side Quest may look at when the game ends.
CONDITIONS: Final = (
    "stands-on", "hold", "hold-magic", "shares-place-with-other-figure", "own-dice-on-different-spirits",
)  # fmt: skip
_NO_TOKENS: Final = (0, 0, 0)


@final
class Task:
    """What must be done for a card: tokens or Items to pay, places to stand on, an object to bring."""

    def __init__(self) -> None:
        self.need: tuple[int, int, int] = _NO_TOKENS
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
    """One effect word with what it speaks of; `otherwise` is the effect that takes its place, -1 for none."""

    def __init__(self, word: int) -> None:
        self.word = word
        self.number: int = 1
        self.tokens: tuple[int, int, int] = _NO_TOKENS
        self.place: int = -1
        self.otherwise: int = -1


@final
class Tasks:
    """Tasks and effects by card."""

    def __init__(self, rules: DiceUponATime) -> None:
        self.rules = rules
        self.objects: list[str] = []
        self.effects: list[Effect] = []
        #: By card: what is to be done, which effects it has, which kind of Story it is.
        self.of: dict[int, Task] = {}
        self.effects_of: dict[int, list[int]] = {}
        self.story_kind: dict[int, int] = {}
        self.quest_kinds = rules.deck_kinds("quests")
        for kind in [*self.quest_kinds, *rules.deck_kinds("stories")]:
            self._read(kind, rules.kind_rows[kind])
        self.curses = [kind for kind, story in self.story_kind.items() if story == CURSE]
        self.curse_number = {kind: number for number, kind in enumerate(self.curses)}
        #: A table without Curses still has verbs that would speak of them.
        self.curse_names = [rules.kind_names[kind] for kind in self.curses] or ["none"]
        self.kept_kinds = [
            kind for kind, story in self.story_kind.items() if story not in (FORTUNE, MISFORTUNE)
        ]
        #: By Quest: its deck, 0 to 2.
        self.deck_of = {kind: self.of[kind].ap - 2 for kind in self.quest_kinds}
        self.open_kinds = [*self.quest_kinds, *self.kept_kinds]
        self.open_names = [rules.kind_names[kind] for kind in self.open_kinds]
        self.open_number = {kind: number for number, kind in enumerate(self.open_kinds)}

    def _read(self, kind: int, row: Mapping[str, Any]) -> None:
        """Read a card; ValueError names it if it says what no card can say."""
        try:
            if kind in self.quest_kinds:
                self.of[kind] = self._quest(row)
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
            task.places = [self.rules.board.place(row["to"])]
        if "object" in row:
            if row["object"] not in self.objects:
                self.objects.append(row["object"])
            task.object = self.objects.index(row["object"])
            task.source = self.rules.board.place(row["from"])
        return task

    def _story(self, kind: int, row: Mapping[str, Any]) -> None:
        if row["kind"] not in KINDS:
            raise ValueError(f"unknown kind {row['kind']!r} (known: {', '.join(KINDS)})")
        story = KINDS.index(row["kind"])
        self.story_kind[kind] = story
        if story == FORTUNE:
            self.effects_of[kind] = self._effects(row["effect"])
        elif story == MISFORTUNE:
            self.effects_of[kind] = [self._effects(option)[0] for option in row["options"]]
            if len(row["options"]) != 2:
                raise ValueError(f"a Misfortune has two options, not {len(row['options'])}")
        elif story == SIDE_QUEST:
            unknown = set(row["condition"]) - set(CONDITIONS)
            if unknown:
                raise ValueError(f"unknown condition {min(unknown)!r} (known: {', '.join(CONDITIONS)})")
        elif story == CURSE:
            self.of[kind] = self._task(row["lift"])
        elif story == MINI_QUEST:
            self.of[kind] = self._task(row["task"])
            self.of[kind].rewards = self._effects(row["reward"])

    def _task(self, asked: Mapping[str, Any]) -> Task:
        task = Task()
        for word, value in asked.items():
            if word == "visit":
                task.places = [self.rules.board.place(name) for name in value]
            elif word == "discard":
                task.need = tokens_of(value)
            elif word == "discard-any":
                task.any_tokens = int(value)
            elif word == "discard-magic":
                task.items = int(value)
            elif word == "steed-jump":
                task.jump = bool(value)
            else:
                raise ValueError(f"unknown task {word!r}")
        return task

    def _effects(self, written: Mapping[str, Any]) -> list[int]:
        """The effects of one table of a card, in the order written; `else` belongs to the first."""
        found = [self._effect(word, value) for word, value in written.items() if word != "else"]
        if "else" in written:
            self.effects[found[0]].otherwise = self._effects(written["else"])[0]
        return found

    def _effect(self, word: str, value: Any) -> int:
        if word not in WORDS:
            raise ValueError(f"unknown effect {word!r} (known: {', '.join(WORDS)})")
        effect = Effect(WORDS.index(word))
        if isinstance(value, Mapping):
            effect.tokens = tokens_of(value)
        elif word == "move-to":
            effect.place = self.rules.board.place(value)
        elif isinstance(value, int):
            if not 1 <= value <= MOST:
                raise ValueError(f"{word} = {value} should be from 1 to {MOST}")
            effect.number = value
        self.effects.append(effect)
        return len(self.effects) - 1
