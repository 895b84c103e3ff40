"""The HTTP client of a table at a server: sets a name, takes a seat, leaves it; keeps the server's cookie."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, final
from urllib.parse import quote, unquote, urlsplit

import httpx

from veillee.terminal.saves import SaveError, data_folder, write_atomically
from veillee.texts import Texts

_COOKIE: Final = "veillee"


class JoinError(Exception):
    """A table that cannot be joined; says why, to who wanted to."""


@dataclass(frozen=True)
class TableAddress:
    """Where a table is; an invitation also says for which seat it is good."""

    origin: str
    table: str
    seat: int | None = None
    invitation: str | None = None

    @property
    def page(self) -> str:
        """The table as a browser would show it."""
        return f"{self.origin}/table/{quote(self.table)}"


def parse_address(text: str, texts: Texts) -> TableAddress:
    """A table's or an invitation's address, as the browser shows it; JoinError if it is neither."""
    try:
        parts = urlsplit(text.strip())
        words = [unquote(word) for word in f"{parts.path}/{parts.fragment}".split("/") if word]
        httpx.URL(f"{parts.scheme}://{parts.netloc}")
        is_reachable = parts.port != 0
    except (ValueError, httpx.InvalidURL):
        is_reachable = False
    if is_reachable and parts.scheme in ("http", "https") and parts.hostname:
        origin = f"{parts.scheme}://{parts.netloc}"
        match words:
            case ["table", table]:
                return TableAddress(origin, table)
            case ["join", table, seat, invitation] if re.fullmatch("[0-9]{1,3}", seat):
                return TableAddress(origin, table, int(seat), invitation)
    raise JoinError(texts.say("terminal-join-bad-address", address=text))


@final
class ApiClient:
    """Requests to one table; the guest is known again by a cookie that is kept among the saved games."""

    def __init__(self, address: TableAddress, texts: Texts) -> None:
        self.address = address
        self._texts = texts
        self._http = httpx.Client(base_url=f"{address.origin}/api/v1", timeout=20)
        self.cookie = _saved_cookies().get(address.origin)

    def close(self) -> None:
        self._http.close()

    def headers(self) -> dict[str, str]:
        return {"cookie": f"{_COOKIE}={self.cookie}"} if self.cookie else {}

    def socket_url(self) -> str:
        return f"{self.address.origin.replace('http', 'ws', 1)}/api/v1{self._path()}/socket"

    def record_url(self) -> str:
        return f"{self.address.origin}/api/v1{self._path()}/record"

    def table_info(self) -> dict[str, Any]:
        """What anybody may know about the table."""
        found = self._request("GET", self._path())
        if not isinstance(found, dict) or not {"game", "players", "options", "status"} <= set(found):
            raise JoinError(self._texts.say("terminal-join-no-house", address=self.address.origin))
        return found

    def set_name(self, name: str | None) -> None:
        """Say by what name one plays, or rely on the one given before."""
        if name is not None:
            self._request("PUT", "/me", {"name": name})
        elif self.cookie is None or self._request("GET", "/me")["name"] is None:
            raise JoinError(self._texts.say("terminal-join-no-name"))

    def take_seat(self, seat: int, invitation: str | None) -> None:
        self._request("POST", f"{self._path()}/seats/{seat}", {"invitation": invitation})

    def leave_seat(self, seat: int) -> None:
        self._request("DELETE", f"{self._path()}/seats/{seat}")

    def call_stand_in(self, seat: int) -> None:
        self._request("POST", f"{self._path()}/seats/{seat}/stand-in")

    def _path(self) -> str:
        return f"/tables/{quote(self.address.table, safe='')}"

    def _request(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        try:
            response = self._http.request(method, path, json=body, headers=self.headers())
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            said = self._texts.say("terminal-join-no-server", address=self.address.origin)
            raise JoinError(said) from error
        try:
            found = response.json()
            if response.is_error:
                raise JoinError(error_text(self._texts, found["error"]))
        except (ValueError, KeyError, TypeError) as error:
            said = self._texts.say("terminal-join-no-house", address=self.address.origin)
            raise JoinError(said) from error
        self._save_cookie(response.cookies.get(_COOKIE))
        return found

    def _save_cookie(self, cookie: str | None) -> None:
        if cookie is None or cookie == self.cookie:
            return
        self.cookie = cookie
        try:
            write_atomically(_cookie_file(), json.dumps({**_saved_cookies(), self.address.origin: cookie}))
        except SaveError as error:
            raise JoinError(str(error)) from error


def error_text(texts: Texts, error: dict[str, Any]) -> str:
    """What a server says is wrong: in the reader's language, else as the server words it."""
    message = str(error.get("message", ""))
    if texts.has(message):
        return texts.say(message, **error.get("arguments", {}))
    return str(error.get("text") or message or "?")


def _cookie_file() -> Path:
    return data_folder() / "guests.json"


def _saved_cookies() -> dict[str, str]:
    """The cookies of the servers one has been to; a file that cannot be read knows none."""
    try:
        found = json.loads(_cookie_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(origin): str(cookie) for origin, cookie in found.items()} if isinstance(found, dict) else {}
