"""People who come by HTTP: they introduce themselves, open tables and sit down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Self, final

import httpx

#: How long anybody waits for an answer, in seconds.
_PATIENCE: Final = 60.0

ME: Final = {"kind": "guest"}
FREE: Final = {"kind": "free"}


class Unanswered(Exception):
    """The server answered a request with something else than was hoped for."""

    def __init__(self, request: str, answer: httpx.Response) -> None:
        super().__init__(f"{request}: {answer.status_code} {answer.text[:200]}")
        self.status = answer.status_code
        #: Whether a server that closes asked to come back in a moment.
        self.is_farewell = '"server-moving"' in answer.text


@dataclass(frozen=True)
class Person:
    """Somebody with a cookie."""

    name: str
    cookie: str


@final
class HttpClient:
    """The HTTP side of a server, as seen from one address of this machine."""

    def __init__(self, address: str, source: str | None = None) -> None:
        transport = httpx.AsyncHTTPTransport(
            verify=False,  # reading certificates takes its time, and this is loopback
            local_address=source,
            limits=httpx.Limits(max_connections=32, max_keepalive_connections=32),
        )
        self._http = httpx.AsyncClient(base_url=address, timeout=_PATIENCE, transport=transport)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    async def introduce(self, name: str) -> Person:
        answer = await self._request("PUT", "/api/v1/me", None, {"name": name})
        self._http.cookies.clear()
        return Person(name, answer.cookies["veillee"])

    async def open(
        self, host: Person, game: str, seats: list[dict[str, str]], **more: Any
    ) -> tuple[str, list[str | None]]:
        """A new table: its id, and the invitation of each seat that is free."""
        body = {"game": game, "seats": seats, **more}
        opened = (await self._request("POST", "/api/v1/tables", host, body)).json()
        return opened["id"], opened["invitations"]

    async def sit(self, person: Person, table: str, seat: int, invitation: str | None) -> None:
        await self._request(
            "POST", f"/api/v1/tables/{table}/seats/{seat}", person, {"invitation": invitation}
        )

    async def post(self, person: Person | None, path: str, body: Any = None) -> Any:
        return (await self._request("POST", path, person, body)).json()

    async def get(self, path: str) -> httpx.Response:
        return await self._request("GET", path, None, None)

    async def post_packed(self, person: Person, path: str, packed: bytes, encoding: str) -> None:
        """A body in JSON that has been packed."""
        headers = {"content-type": "application/json", "content-encoding": encoding}
        _check(await self._http.post(path, content=packed, headers=headers | _as(person)))

    async def _request(self, method: str, path: str, person: Person | None, body: Any) -> httpx.Response:
        return _check(await self._http.request(method, path, json=body, headers=_as(person)))


def _as(person: Person | None) -> dict[str, str]:
    return {"cookie": f"veillee={person.cookie}"} if person else {}


def _check(answer: httpx.Response) -> httpx.Response:
    if not answer.is_success:
        raise Unanswered(f"{answer.request.method} {answer.request.url.path}", answer)
    return answer
