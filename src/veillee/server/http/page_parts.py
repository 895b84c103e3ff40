"""What a table's page will load, said along with the page, so that browsers need not find out step by step.

The client is built in parts: the page of a table, the board of its game, the game's icons. Each names the
files it stands on only once it has arrived. The build lists them all in `parts.json`.
"""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

#: Nothing is painted before this script; it is wanted before all that follows.
_FIRST: Final = "</before-paint.js>; rel=preload; as=script"
#: In the order in which they are needed.
_PARTS: Final = (
    "index.html",
    "src/table/TablePage.svelte",
    "../src/veillee/games/{game}/board/Board.svelte",
    "src/cards/icon-sets/{game}.ts",
)


def link_header(folder: Path, game: str) -> str:
    """The `Link` header for a table of a game; empty where the build lists nothing."""
    listed = folder / "parts.json"
    try:
        return _link_header(listed, listed.stat().st_mtime_ns, game)
    except (OSError, ValueError):
        return ""


@lru_cache(maxsize=50)
def _link_header(listed: Path, _changed: int, game: str) -> str:
    """The build may change under a running server: then its list has another time."""
    parts: dict[str, Any] = json.loads(listed.read_text(encoding="utf-8"))
    links: dict[str, str] = {}
    for part in _PARTS:
        _collect(parts, part.format(game=game.replace("-", "_")), links)
    return ", ".join([_FIRST, *(f"</{file}>; {how}" for file, how in links.items())])


def _collect(parts: dict[str, Any], part: str, links: dict[str, str]) -> None:
    """Add the files of a part and of all it stands on: how to load each."""
    entry = parts.get(part)
    if entry is None or entry["file"] in links:
        return
    links.update(dict.fromkeys(entry.get("css", []), "rel=preload; as=style; crossorigin"))
    links[entry["file"]] = "rel=modulepreload"
    for other in entry.get("imports", []):
        _collect(parts, other, links)
