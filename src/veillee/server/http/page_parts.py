"""What a table's page will load, said along with the page, so that browsers need not find out step by step.

The client is built in parts (web/scripts/parts.mjs): what every page stands on, what every table does, and
the board of each game with its icons. Otherwise a browser learns of a part from the one before it, and of a
font when it first draws with it. The build lists all files in `parts.json`.
"""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

#: Nothing is painted before this script; it is wanted before all that follows.
_FIRST: Final = "</before-paint.js>; rel=preload; as=script"
#: In the order in which they are needed.
_PARTS: Final = ("house", "table", "{game}")
#: Numbers and spaces are in these, whatever the language.
_FONTS: Final = ("/alegreya-latin-wght-normal.woff2", "/kurale-latin-400-normal.woff2")


def name_game(page: bytes, game: str) -> bytes:
    """The page of a table, with its game: `before-paint.js` then sends for the game's words at once."""
    return page.replace(b"<html", f'<html data-game="{game}"'.encode(), 1)


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
    files: dict[str, Any] = json.loads(listed.read_text(encoding="utf-8"))
    parts = {file["name"]: key for key, file in files.items() if "name" in file}
    links: dict[str, str] = {}
    for part in _PARTS:
        _collect(files, parts.get(part.format(game=game.replace("-", "_")), ""), links)
    fonts = [file["file"] for key, file in files.items() if key.endswith(_FONTS)]
    links |= dict.fromkeys(fonts, "rel=preload; as=font; type=font/woff2; crossorigin")
    return ", ".join([_FIRST, *(f"</{file}>; {how}" for file, how in links.items())])


def _collect(files: dict[str, Any], key: str, links: dict[str, str]) -> None:
    """Add the files of a part and of all it stands on: how to load each."""
    part = files.get(key)
    if part is None or part["file"] in links:
        return
    links.update(dict.fromkeys(part.get("css", []), "rel=preload; as=style; crossorigin"))
    links[part["file"]] = "rel=modulepreload"
    for other in part.get("imports", []):
        _collect(files, other, links)
