"""Saves and campaigns of the terminal, left in the middle."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final

import msgspec

from kept.making.boxes import FAIRY_TALE, FINE_SAND, LENIENT, SHORT
from veillee.core.schema import Order
from veillee.registry import find_game, owner_data_for
from veillee.terminal.local_table import LocalTable
from veillee.terminal.saved_campaigns import CampaignConfig, SavedCampaign, new_campaign, open_campaign
from veillee.terminal.table_setup import TableConfig, start_table

ORDERS: Final[dict[str, Order]] = {"plant": "never", "white-snake": "always"}


def make_terminal(folder: Path) -> dict[str, Any]:
    """All saves and campaign files, and what is expected of them; owner's files are named without a path."""
    os.environ["VEILLEE_HOME"] = str(folder)
    os.chdir(folder)
    (folder / "fairy-tale-box.toml").write_text(FAIRY_TALE, encoding="utf-8")
    (folder / "fine-sand-box.toml").write_text(FINE_SAND, encoding="utf-8")
    found = {"saves": make_saves(), "campaigns": make_campaigns()}
    for path in [*folder.rglob("*.save"), *folder.rglob("campaign.json")]:
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace(f"{folder}/", ""), encoding="utf-8")
    return found


def make_saves() -> dict[str, Any]:
    languages = {"fairy-tale": "en", "grimm-forest": "fr", "fine-sand": "ru", "dice-upon-a-time": "fr"}
    found = {}
    for id, language in languages.items():
        table = start_table(TableConfig(find_game(id), language, 3, ("random", "random"), SHORT[id], seed=14))
        if id == "dice-upon-a-time":
            table.set_orders(ORDERS)
        answer(table, 6)
        if id == "fairy-tale":
            table.undo()
        found[table.file.name] = told(table)
    game = find_game("fairy-tale")
    box = owner_data_for(game, "fairy-tale-box.toml", FAIRY_TALE.encode())
    owned = start_table(TableConfig(game, "en", 2, ("random",), {"rounds": 1, "mode": "expert"}, 14, box))
    answer(owned, 2)
    found[owned.file.name] = told(owned)
    over = start_table(TableConfig(game, "en", 2, ("random",), {"rounds": 1, "draft": 3}, 14))
    over.play_out()
    found[over.file.name] = told(over)
    return found


def answer(table: LocalTable, most: int) -> None:
    """Give so many answers, always the first."""
    for _ in range(most):
        decision = table.message()["decision"]
        if decision is not None:
            table.answer(decision["options"][0], decision["number"])


def told(table: LocalTable) -> Any:
    message = table.message()
    del message["forced"], message["save_error"]
    return json.loads(json.dumps(message))


def make_campaigns() -> dict[str, Any]:
    """In the middle of a game and of an interlude, between two chapters, and given up."""
    game = find_game("fine-sand")
    box = owner_data_for(game, "fine-sand-box.toml", FINE_SAND.encode())
    found: dict[str, Any] = {}
    for chapters, left, config in (
        (3, True, CampaignConfig(game, "solo", "en", options=LENIENT)),
        (1, False, CampaignConfig(game, "solo", "fr", options=LENIENT, owner_data=box)),
        (1, True, CampaignConfig(game, "fable", "ru", 3, options={"rounds": 2})),
        (2, False, CampaignConfig(game, "fable", "en", 2, options={"rounds": 1})),
        (2, None, CampaignConfig(game, "fable", "en", 2, options={"rounds": 1})),
    ):
        saved = new_campaign(config)
        for chapter in range(chapters):
            saved.table(seed=14 + chapter).play_out()
            saved = open_campaign(saved.name)
        if left:
            answer(saved.table(seed=41), 0 if saved.next_is_interlude else 1)
        found[saved.name] = come_to(saved)
        if left is None:
            saved.give_up()
            found[saved.name]["progress"] = saved.progress
    return found


def come_to(saved: SavedCampaign) -> dict[str, Any]:
    return {
        "progress": saved.progress,
        "sheet": msgspec.to_builtins(saved.campaign.sheet(saved.progress)),
        "names": saved.names,
        "interlude": saved.next_is_interlude,
        "message": told(saved.table()) if saved.has_begun else None,
    }
