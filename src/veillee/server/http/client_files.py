"""The built web client: its files, with lasting caches for those whose name holds a hash."""

from __future__ import annotations

import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

from veillee.server.api_error import ApiError
from veillee.server.backend import InjectedBackend
from veillee.server.http.page_parts import link_header, name_game
from veillee.server.http.static_content import ASK_AGAIN, FOREVER, StaticContent, static_content

FOLDER: Final = Path(__file__).parents[2] / "web_client"

_TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
_NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Veillée</title>
<h1>The table is not built yet</h1>
<p>The server runs, but its pages have not been built. In the checkout, type <code>make play</code>.</p>
</html>
"""


@lru_cache(maxsize=500)
def _read(path: Path, changed: int, game: str) -> StaticContent:
    """A file as it was when it last changed; the page of a table says which game is played there."""
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    content = path.read_bytes()
    return static_content(kind, name_game(content, game) if game else content)


def _find(path: str) -> Path | None:
    """The file a path names, the page itself for paths within it, None for neither.

    Metrics have a port of their own; whoever looks for them here shall not take the page for them.
    """
    if path.startswith("/api/") or path == "/metrics":
        return None
    try:
        wanted = (FOLDER / path.lstrip("/")).resolve()
        if wanted.is_relative_to(FOLDER.resolve()) and wanted.is_file():
            return wanted
    except (OSError, ValueError):
        return None
    return None if "." in path.rsplit("/", 1)[-1] else FOLDER / "index.html"


@get(["/", "/{path:path}"], sync_to_thread=False, include_in_schema=False)
def client_file(
    request: Request[Any, Any, Any], backend: InjectedBackend, path: FromPath[str] = "/"
) -> Response[bytes]:
    """A file of the web client."""
    found = _find(path)
    if found is None:
        raise ApiError(404, "server-no-such-page")
    game = backend.lobby.board_at(path.removeprefix("/table/")) if path.startswith("/table/") else ""
    try:
        file = _read(found, found.stat().st_mtime_ns, game)
    except FileNotFoundError:
        file = static_content("text/html", _NOT_BUILT.encode())
    link = link_header(FOLDER, game) if game else ""
    return file.answer(request, FOREVER if "/assets/" in path else ASK_AGAIN, link)
