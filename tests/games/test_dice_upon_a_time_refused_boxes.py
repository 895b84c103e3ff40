"""Dice Upon a Time with an owner's own box: what the rules could not play is refused by name."""

from __future__ import annotations

import pytest

from boxes import CARDS, GAME, TOWER, box, change, deck, house
from veillee.data.owner_data import OwnerDataError
from veillee.registry import rules_for

REFUSED: dict[str, tuple[str, str]] = {
    "a lonely place": (
        deck("places", [*house("places"), TOWER]),
        "dark-tower: no path leads from there to town",
    ),
    "no such end": (change("town--inn", ends=["town", "moon"]), "town--inn: there is no place called 'moon'"),
    "three ends": (
        change("town--inn", ends=["town", "inn", "well"]),
        "town--inn: a path has two different ends",
    ),
    "a circle": (change("town--inn", ends=["town", "town"]), "town--inn: a path has two different ends"),
    "a value beyond dice": (change("town--inn", value=7), "town--inn: value = 7 should be from 1 to 6"),
    "an unknown ability": (
        change("church", ability="tokens"),
        "church: unknown ability 'tokens' (known: none,",
    ),
    "no start": (change("town", kind="building"), "there should be one place of kind start, not 0"),
    "a place that quests speak of": (
        deck("places", house("places", "hunter"))
        + deck("paths", [row for row in house("paths") if "hunter" not in row["ends"]]),
        "there is no place called 'hunter'",
    ),
    "a face that is none": (
        change("die-story", faces=["1", "2", "3", "4", "5", "bread"]),
        "die-story: unknown face 'bread'",
    ),
    "five faces": (
        change("die-story", faces=["1", "2", "3", "4", "5"]),
        "die-story: a die has 6 faces, not 5",
    ),
    "a die too few": (deck("dice", house("dice", "die-item")), "there should be 6 dice"),
    "a Spirit of one's own": (
        deck("spirits", [*house("spirits"), {**house("spirits")[1], "id": "owl"}]),
        "the Spirits are fox, rabbit, wolf, snake, not fox, rabbit, wolf, snake, owl",
    ),
    "an Item without rules": (
        deck("items", [{**row, "id": "my-item"} if row["id"] == "plant" else row for row in house("items")]),
        "there is no card 'plant', which the rules speak of",
    ),
    "one Item more": (
        deck("items", [*house("items"), {**house("items")[0], "id": "my-item", "copies": 0}]),
        "my-item: the rules know no such item",
    ),
    "tokens that are none": (
        change("supper-for-the-huntsman", need={"gems": 1}),
        "supper-for-the-huntsman: unknown token 'gems'",
    ),
    "tokens below nothing": (
        change("supper-for-the-huntsman", need={"gold": -1}),
        "supper-for-the-huntsman: -1 gold: a card speaks of 0 to 9 tokens",
    ),
    "a visit to nowhere": (
        change("ravens-spell", lift={"visit": ["moon"]}),
        "ravens-spell: there is no place called 'moon'",
    ),
    "an effect of one's own": (
        change("youngest-brother", options=[{"fly": 1}, {"fly": 2}]),
        "youngest-brother: unknown effect 'fly' (known: ",
    ),
    "an effect beyond measure": (
        change("youngest-brother", options=[{"poorest-gains-any": 99}, {"poorest-draws-quest": 1}]),
        "youngest-brother: poorest-gains-any = 99 should be from 1 to 9",
    ),
    "a Quest with the back of another deck": (
        change("red-cheek-white-cheek", ap=3),
        "red-cheek-white-cheek: a Quest of 3 has the back 'quests-3', not 'quests-2'",
    ),
    "an option of two effects": (
        change("robbers-den", options=[{"lose-any": 1, "lose-magic": 1}, {"lose-any": 2}]),
        "robbers-den: an option has one effect, not 2: lose-any, lose-magic",
    ),
    "an else of two effects": (
        change("rumpelstiltskins-price", effect={"take-token": 1, "else": {"gain-any": 1, "draw-magic": 1}}),
        "rumpelstiltskins-price: else has one effect, not 2: gain-any, draw-magic",
    ),
    "an else that would never be": (
        change("tree-that-asked", effect={"gain-any": 1, "else": {"draw-magic": 1}}),
        "tree-that-asked: else goes with lift-curse and take-token, not with gain-any",
    ),
    "an effect of nothing": (change("tree-that-asked", effect={}), "tree-that-asked: {} has no effect"),
    "a Fortune that hits": (
        change("tree-that-asked", effect={"lose-any": 1}),
        "tree-that-asked: lose-any can only be an option of a Misfortune",
    ),
    "two tokens taken": (
        change("rumpelstiltskins-price", effect={"take-token": 2}),
        "rumpelstiltskins-price: take-token = 2: the rules only know 1",
    ),
    "tokens without a kind": (
        change("tree-that-asked", effect={"gain": 1}),
        "tree-that-asked: 1 should say which tokens",
    ),
    "a number that is none": (
        change("wish-granted", effect={"gain-any": "some"}),
        "wish-granted: gain-any = 'some' should be from 1 to 9",
    ),
    "a Fortune with options": (
        change("tree-that-asked", options=[{"gain-any": 1}, {"gain-any": 1}]),
        "tree-that-asked: a Story of kind 'fortune' has no 'options'",
    ),
    "a Mini Quest on horseback": (
        change("buy-a-rumour", task={"steed-jump": True}),
        "buy-a-rumour: steed-jump lifts Curses; a Mini Quest cannot ask for it",
    ),
    "two prices": (
        change("frogs-claim", lift={"discard": {"gold": 1}, "discard-any": 1}),
        "frogs-claim: the rules know no task of discard, discard-any",
    ),
    "a condition of no place": (
        change("home-again", condition={"stands-on": ["moon"]}),
        "home-again: there is no place called 'moon'",
    ),
    "a Quest for nothing": (
        change("red-cheek-white-cheek", need={}),
        "red-cheek-white-cheek: a Quest asks for tokens, an object or a visit",
    ),
    "an object twice": (
        change(
            "red-cheek-white-cheek",
            object=next(row["object"] for row in CARDS["quests"] if "object" in row),
            **{"from": "inn"},
        ),
        "one Quest alone can ask for the object",
    ),
    "half an object": (
        '[[change]]\nid = "red-cheek-white-cheek"\nfrom = "inn"\n',
        "red-cheek-white-cheek: 'object' is missing",
    ),
    "a column of no card": (
        change("pipers-return", type="visit"),
        "card 'pipers-return': unknown column 'type'",
    ),
    "an Item in another window": (
        change("plant", windows=["roll"]),
        "card 'plant': unknown column 'windows'",
    ),
    "a hero used otherwise": (change("rapunzel", use="any-turn"), "card 'rapunzel': unknown column 'use'"),
    "another's tokens": (change("rapunzel", tokens={"normal": 3}), "rapunzel: only thumbling has tokens"),
    "an unknown variant": (
        change("rapunzel", without=["rainy-days"]),
        "rapunzel: unknown variant 'rainy-days' (known: co-operative, ",
    ),
    "Rabbits side by side": (change("rabbit", stack=False), "rabbit: stack = false: dice lie on top of"),
    "two stacks of snakes": (change("snake", sockets=2), "snake: sockets = 2 should be from 1 to 1"),
    "two Spirits in a corner": (change("wolf", corner="nw"), "each corner (nw, ne, se, sw) has one Spirit"),
    "a place of no kind": (change("inn", kind="tavern"), "inn: unknown kind 'tavern' (known: start, "),
    "a face that is plain": (
        change("broken-spells", change={"op": "plain-face", "face": "4"}),
        "broken-spells: unknown face '4' (known: prohibition, story, magic-item, double)",
    ),
    "some of the Quests kept": (
        change("market-day", change={"op": "town-draw", "draw": 3, "keep": 2}),
        "market-day: keep = 2: of 3 Quests one is kept, or all",
    ),
    "two Stories told": (
        change("fireside-tales", change={"op": "story-draw", "draw": 2, "keep": 2}),
        "fireside-tales: keep = 2: one Story is told, whatever is drawn",
    ),
    "a word too many": (
        change("lame-horses", change={"op": "disable-place", "kind": "steed", "value": 2}),
        "lame-horses: disable-place has no 'value' (known: kind)",
    ),
    "an Event of one's own": (
        change("lame-horses", change={"op": "snow"}),
        "lame-horses: unknown change 'snow' (known: ",
    ),
    "too much added": (
        change("thaw", change={"op": "empty-path-value", "add": -10}),
        "thaw: add = -10 should be from -9 to 9",
    ),
    "half an Event": (change("lame-horses", change={"op": "town-draw"}), "lame-horses: 'draw' is missing"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_played_is_refused_by_name(case: str) -> None:
    text, message = REFUSED[case]
    with pytest.raises(OwnerDataError) as caught:
        rules_for(GAME, 2, {}, box(text))
    assert str(caught.value).startswith("box.toml: ")
    assert message in str(caught.value)
