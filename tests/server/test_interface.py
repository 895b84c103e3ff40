"""What OpenAPI says of the routes is what they do: bodies and statuses that really come are described."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.live_server import BOT, FREE, ME, Guest, Run, serving
from veillee.server.http.routes import api
from veillee.server.settings import Bounds
from veillee.server.tables import seating

Json = Any
_TYPES = {"string": str, "boolean": bool, "object": dict, "array": list, "null": type(None)}


def mismatches(value: Json, schema: Json, whole: Json, where: str = "$") -> list[str]:
    """Where a value does not fit a schema, for as much of JSON Schema as the description uses."""
    if "$ref" in schema:
        schema = whole["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    if alternatives := schema.get("oneOf") or schema.get("anyOf"):
        if any(not mismatches(value, each, whole) for each in alternatives):
            return []
        return [f"{where} fits none of {alternatives}"]
    named = schema.get("type", [])
    kinds = named if isinstance(named, list) else [named]
    if kinds and not any(_is(value, kind) for kind in kinds):
        return [f"{where} is not of type {kinds}: {value!r}"]
    found = [f"{where} lacks {name}" for name in schema.get("required", []) if name not in value]
    for name, each, inner in _parts(value, schema):
        known = inner is not None
        found += mismatches(each, inner, whole, f"{where}.{name}") if known else [f"{where}.{name} is new"]
    return found


def _parts(value: Json, schema: Json) -> list[tuple[str, Json, Json]]:
    """What a list or an object holds, each with its own schema, or None if it is not described."""
    if isinstance(value, list):
        return [(str(number), each, schema.get("items", {})) for number, each in enumerate(value)]
    if not isinstance(value, dict):
        return []
    known, more = schema.get("properties", {}), schema.get("additionalProperties")
    others = more if isinstance(more, dict) else None if known else {}
    return [(name, each, known.get(name, others)) for name, each in value.items()]


def _is(value: Json, kind: str) -> bool:
    if kind in ("integer", "number"):
        return isinstance(value, int if kind == "integer" else (int, float)) and not isinstance(value, bool)
    return isinstance(value, _TYPES[kind])


def test_every_door_is_described(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna:
            answer = await anna.http.get("/api/v1/schema")
            described = answer.json()
            paths = described["paths"]
            routes = {
                (route.path.replace(":str", "").replace(":int", ""), method.lower())
                for route in api.routes
                for method in route.methods
                if method != "OPTIONS"
            } | {("/health", "get"), ("/ready", "get")}
            assert {(path, method) for path, methods in paths.items() for method in methods} == routes
            assert len(routes) >= 23
            for path, methods in paths.items():
                for method, operation in methods.items():
                    assert operation["description"].endswith("."), (method, path)
                    changes = method in ("post", "put", "delete") and path != "/api/v1/me"
                    assert not changes or operation["security"] == [{"guest": []}], (method, path)
            cookie = described["components"]["securitySchemes"]["guest"]
            assert (cookie["type"], cookie["in"], cookie["name"]) == ("apiKey", "cookie", "veillee")
            assert "cdn" not in answer.text

    run(play)


def test_every_error_is_described_as_what_it_is(run: Run) -> None:
    """All statuses of all routes, not only those that a test provokes."""

    async def play(address: str) -> None:
        async with Guest(address) as anna:
            described = (await anna.http.get("/api/v1/schema")).json()
            failure = {"$ref": "#/components/schemas/Failure"}
            for path, methods in described["paths"].items():
                for method, operation in methods.items():
                    statuses = [status for status in operation["responses"] if int(status) >= 400]
                    assert statuses, (method, path)
                    for status in statuses:
                        content = operation["responses"][status]["content"]
                        assert content["application/json"]["schema"] == failure, (method, path, status)

    run(play)


def check(described: Json, path: str, answer: httpx.Response) -> int:
    """That an answer is described at its route; its status."""
    operation = described["paths"][path][answer.request.method.lower()]
    spec = operation["responses"].get(str(answer.status_code))
    assert spec is not None, (path, answer.status_code, answer.text)
    if answer.headers["content-type"].startswith("application/json"):
        schema = spec["content"]["application/json"]["schema"]
        assert mismatches(answer.json(), schema, described) == [], (path, answer.text)
    return answer.status_code


def test_what_doors_answer_is_described(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, seats = "/api/v1/tables/{table}", "/api/v1/tables/{table}/seats/{seat}"

    async def broken(*_: object) -> None:
        raise RuntimeError

    async def play(address: str) -> None:
        async with (
            Guest(address) as anna,
            Guest(address, "Eve") as eve,
            Guest(address, "Clara") as clara,
            Guest(address, None) as nobody,
        ):
            described = (await anna.http.get("/api/v1/schema")).json()
            table, invitations = await anna.open(ME, FREE)
            at = f"/api/v1/tables/{table}"
            tables = {"game": "whispers", "seats": [ME, BOT]}
            evil = {"origin": "http://evil.example"}
            given = [
                ("/api/v1/house", 200, await anna.http.get("/api/v1/house")),
                ("/api/v1/games", 200, await anna.http.get("/api/v1/games")),
                ("/api/v1/me", 200, await nobody.http.get("/api/v1/me")),
                ("/api/v1/me", 400, await nobody.http.put("/api/v1/me", json={"name": ""})),
                ("/api/v1/me", 403, await anna.http.put("/api/v1/me", json={"name": "A"}, headers=evil)),
                ("/api/v1/words/{language}", 404, await anna.http.get("/api/v1/words/xx")),
                (one, 200, await anna.http.get(at)),
                (one, 404, await anna.http.get("/api/v1/tables/none")),
                (f"{one}/invitations", 200, await anna.http.get(f"{at}/invitations")),
                (f"{one}/record", 409, await anna.http.get(f"{at}/record")),
                (seats, 401, await nobody.http.post(f"{at}/seats/1", json={})),
                (seats, 403, await eve.sit(table, 1, "guess")),
                (seats, 404, await eve.http.post(f"{at}/seats/{'9' * 30}", json={})),
                (seats, 200, await eve.sit(table, 1, invitations[1])),
                (seats, 409, await clara.sit(table, 1, invitations[1])),
                ("/api/v1/tables", 400, await anna.http.post("/api/v1/tables", json={"seats": []})),
                (
                    "/api/v1/tables",
                    413,
                    await anna.http.post("/api/v1/tables", json={**tables, "owner_data": "x" * 200_000}),
                ),
                ("/api/v1/tables", 201, await anna.http.post("/api/v1/tables", json=tables)),
                ("/api/v1/tables", 429, await anna.http.post("/api/v1/tables", json=tables)),
            ]
            monkeypatch.setattr(seating, "leave", broken)
            given.append((seats, 500, await eve.http.delete(f"{at}/seats/1")))
            assert [(path, check(described, path, answer)) for path, _, answer in given] == [
                (path, status) for path, status, _ in given
            ]

    with serving(tmp_path, bounds=Bounds(tables_at_once=2, tables_per_hour=0.001)) as (address, _):
        asyncio.run(play(address))
