"""What a seat sees of the table: figure, dice, tokens, and the cards it could fulfil, as aims."""

from __future__ import annotations

from typing import Any, Final, final

from veillee.core import View
from veillee.games.dice_upon_a_time.cards import CURSE, MINI_QUEST, SIDE_QUEST
from veillee.games.dice_upon_a_time.dice import DICE, PROHIBITION, RESERVE, die_of, owner_of, value_of
from veillee.games.dice_upon_a_time.events import Change
from veillee.games.dice_upon_a_time.game import DiceUponATime

#: What the reward of a Mini Quest is worth, in Adventure Points.
REWARDS: Final = {
    "gain": 0.5, "gain-any": 0.6, "draw-magic": 0.3, "draw-quest": 0.5, "rabbit-token": 0.45,
    "recover-die": 0.3, "lift-curse": 1.0,
}  # fmt: skip
#: For a die on a path that nobody can cover, or only with a Prohibition.
CLOSED: Final = 99
FORBIDDEN: Final = 98


@final
class Aim:
    """A card to fulfil: what it is worth, where and with what."""

    def __init__(self, kind: int, worth: float) -> None:
        self.kind = kind
        self.worth = worth
        self.need: tuple[int, int, int] = (0, 0, 0)
        self.any_tokens = 0
        self.items = 0
        #: Empty: anywhere.
        self.places: list[int] = []
        #: Where an object is still to be fetched, -1 for nowhere.
        self.source = -1
        #: Whether a jump from a Steed does it.
        self.jump = False
        #: Whether it counts only if one stays there to the end.
        self.stay = False


@final
class ParsedView:
    """One seat's table. Any seat's will do where all is open: advice looks at others, too."""

    def __init__(self, rules: DiceUponATime, view: View, seat: int) -> None:
        fields: dict[str, Any] = view["fields"]
        self.rules = rules
        self.view = view
        self.seat = seat
        self.zones: list[list[int]] = view["zones"]
        self.at: int = fields["at"][seat]
        held: list[int] = fields["tokens"][seat]
        self.tokens = (held[0], held[1], held[2])
        self.faces: list[int] = fields["faces"][seat]
        self.lies: list[int] = fields["lies"][seat]
        self.dice = [die for die, lies in enumerate(self.lies) if lies == RESERVE]
        self.rabbits: int = fields["rabbits"][seat]
        self.sockets: list[list[int]] = fields["sockets"]
        self.items = len(self.zones[rules.items[seat]])
        self.is_last = fields["chapter"] >= rules.last_chapter or bool(fields["ending"])
        self.change = self._change()
        left = (rules.last_chapter - fields["chapter"]) if rules.length != "extra-long" else 3
        if self.is_last:
            left = 0
        #: How many turns there will be, dice at hand and Rabbit tokens included.
        self.turns = len(self.dice) + self.rabbits + (DICE - 1) * max(0, left)
        if fields["passed"][seat]:
            self.turns -= len(self.dice)
        self.aims = self._aims()

    def field(self, name: str) -> Any:
        return self.view["fields"][name]

    def hero(self) -> int:
        """The character, -1 for none."""
        heroes = self.zones[self.rules.heroes[self.seat]]
        return heroes[0] if heroes else -1

    def holds(self, item: int) -> bool:
        return item in self.zones[self.rules.items[self.seat]]

    def value(self, die: int) -> int:
        return value_of(self.faces[die])

    def _change(self) -> Change:
        return self.rules.events.under(self.zones[self.rules.event])

    def face_of(self, placed_die: int) -> int:
        """The face of a die that lies on a socket."""
        face: int = self.field("faces")[owner_of(placed_die)][die_of(placed_die)]
        return face

    def needed(self, extra: int = 0) -> list[int]:
        """By path: the least value a die needs there now."""
        found = list(self.change.values[: self.rules.land.paths])
        for path in range(len(found)):
            stack = self.sockets[path]
            if stack:
                top = self.face_of(stack[-1])
                found[path] = value_of(top)
                if len(stack) >= self.change.limit + extra:
                    found[path] = CLOSED
                elif top == PROHIBITION and self.change.prohibition:
                    found[path] = 6 if owner_of(stack[-1]) == self.seat else FORBIDDEN
        return found

    # Cards

    def _aims(self) -> list[Aim]:
        rules = self.rules
        found: list[Aim] = []
        for kind in self.zones[rules.quests_of(self.seat)]:
            found += self._aim(kind, float(rules.cards.task_of[kind].ap))
        for kind in self.zones[rules.kept_of(self.seat)]:
            story = rules.cards.story_kind[kind]
            if story == CURSE:
                found += self._aim(kind, -float(rules.points[kind]))
            elif story == MINI_QUEST:
                found += self._aim(kind, self._reward(kind))
            elif story == SIDE_QUEST and self.is_last:
                found += self._last_stand(kind)
        return found

    def _aim(self, kind: int, worth: float) -> list[Aim]:
        """Nothing for an object that somebody else carries."""
        task = self.rules.cards.task_of[kind]
        aim = Aim(kind, worth)
        aim.need = task.need
        aim.any_tokens = task.any_tokens
        aim.items = task.items
        aim.jump = task.jump
        aim.places = self.rules.land.steeds if task.jump else task.places
        if task.object >= 0:
            carrier: int = self.field("carriers")[task.object]
            if carrier not in (-1, self.seat):
                return []
            aim.source = task.source if carrier < 0 else -1
        return [aim]

    def _reward(self, kind: int) -> float:
        cards = self.rules.cards
        total = 0.0
        for number in cards.task_of[kind].rewards:
            effect = cards.effects[number]
            name = effect.name
            if name == "lift-curse" and not self.curses():
                name = "draw-magic"
            if name == "draw-quest" and self.rules.coop:
                continue
            total += REWARDS.get(name, 0.3) * max(effect.number, sum(effect.tokens))
        return total

    def _last_stand(self, kind: int) -> list[Aim]:
        """A Side Quest that asks to be somewhere when the game ends."""
        condition = self.rules.kind_rows[kind]["condition"]
        if "stands-on" not in condition:
            return []
        aim = Aim(kind, float(self.rules.points[kind]))
        aim.places = [self.rules.land.place(name) for name in condition["stands-on"]]
        aim.stay = True
        return [aim]

    def curses(self) -> list[int]:
        curses = self.rules.cards.curses
        return [kind for kind in self.zones[self.rules.kept_of(self.seat)] if kind in curses]
