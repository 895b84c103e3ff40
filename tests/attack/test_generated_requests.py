"""Requests made from the server's own OpenAPI description, to tables and campaigns that are there.

Every operation is really carried out, and asked for nonsense as well: it never breaks, says only what is
described, and a game that others play meanwhile goes on.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core import NOT_SET
from schemathesis.generation import GenerationMode
from schemathesis.generation.case import Case
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from server.live_server import BOT, FREE, ME, Guest, serving
from veillee.server.http.routes import api
from veillee.server.settings import Bounds

AnyCase = Case[Any]
CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES: Final = 25
WEEK: Final = {"game": "lamps", "campaign": "week", "seats": [ME, BOT]}


@dataclass
class Scene:
    """What there is at the server, made anew for each operation, since some of them end things."""

    address: str
    cookie: str
    #: By the name of a path's parameter, what may stand there.
    real: dict[str, list[Any]] = field(default_factory=dict)
    invitation: str = ""

    def bodies(self, label: str) -> list[Any]:
        """Bodies that mean something here."""
        known: dict[str, list[Any]] = {
            "PUT /api/v1/me": [{"name": "Anna"}],
            "POST /api/v1/tables": [{"game": "whispers", "seats": [ME, BOT]}],
            "POST /api/v1/campaigns": [WEEK],
            "PUT /api/v1/campaigns/{campaign}/seats": [{"seats": [{"member": 0}, {"member": 1}]}],
            "POST /api/v1/qr": [{"link": f"{self.address}/table/x"}],
            "POST /api/v1/tables/{table}/analysis": [{"seat": 0}],
            "POST /api/v1/tables/{table}/seats/{seat}": [{"invitation": self.invitation, "name": "Anna"}],
        }
        return known.get(label, [])


async def _scene(address: str) -> Scene:
    """Somebody with an open table, a running one, one that is over, and a campaign."""
    async with Guest(address, "Anna") as anna:
        waiting, invitations = await anna.open(ME, FREE)
        running, _ = await anna.open(ME, BOT)
        over, _ = await anna.open(ME, BOT, options={"rounds": 1})
        begun = await anna.http.post("/api/v1/campaigns", json=WEEK)
        assert begun.status_code == 201, begun.text
        async with anna.at(running) as client:
            await client.play(most=1)
        campaign = begun.json()["id"]
        await _play(anna, over)
        await _play(anna, begun.json()["table"])
        following = await anna.http.post(f"/api/v1/campaigns/{campaign}/next")
        await _play(anna, following.json()["id"])
        cookie = anna.http.cookies["veillee"]
    return Scene(
        address,
        cookie,
        {
            "table": [waiting, running, over],
            "campaign": [campaign],
            "seat": [0, 1],
            "game": ["whispers", "fairy-tale", "fine-sand"],
            "language": ["en", "fr", "ru"],
        },
        str(invitations[1]),
    )


async def _play(guest: Guest, table: str) -> None:
    async with guest.at(table) as client:
        await client.play()


def _operations() -> list[str]:
    """Method and path of every route."""
    found = {
        f"{method} {route.path.replace(':str', '').replace(':int', '')}"
        for route in api.routes
        for method in route.methods
        if method != "OPTIONS"
    }
    return sorted(found | {"GET /health", "GET /ready"})


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("house"), bounds=Bounds.lifted()) as (address, _):
        yield address


@pytest.fixture(scope="module")
def described(address: str) -> Any:
    return schemathesis.openapi.from_dict(httpx.get(f"{address}/api/v1/schema").json())


@dataclass
class Bystander:
    """Somebody who plays at the same server, and must not notice anything."""

    address: str
    cookie: str
    table: str

    @classmethod
    async def sit_down(cls, address: str) -> Bystander:
        async with Guest(address, "Bea") as bea:
            table, _ = await bea.open(ME, BOT)
            return cls(address, bea.http.cookies["veillee"], table)

    async def play_to_the_end(self) -> str:
        async with Guest(self.address, None) as bea:
            bea.http.cookies.set("veillee", self.cookie)
            async with bea.at(self.table) as client:
                await client.play()
                return str(client.table["status"])


@pytest.mark.parametrize("label", _operations())
def test_requests_made_from_the_description_break_nothing(address: str, described: Any, label: str) -> None:
    scene = asyncio.run(_scene(address))
    bystander = asyncio.run(Bystander.sit_down(address))
    operation = next(each.ok() for each in described.get_all_operations() if each.ok().label == label)
    statuses: Counter[int] = Counter()

    @seed(1)
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(_requests(operation, scene))
    def ask(case: AnyCase) -> None:
        response = case.call(
            base_url=scene.address,
            headers={**dict(case.headers), "origin": scene.address},
            cookies={"veillee": scene.cookie},
            timeout=30,
        )
        statuses[response.status_code] += 1
        case.validate_response(response, checks=CHECKS)

    ask()
    assert any(status < 300 for status in statuses), f"{label} was never carried out: {statuses}"
    assert asyncio.run(bystander.play_to_the_end()) == "over"


def _requests(operation: Any, scene: Scene) -> st.SearchStrategy[AnyCase]:
    """What the description allows and what it does not, at places that are there and at others."""
    allowed = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    names = [parameter.name for parameter in operation.path_parameters]
    places = st.fixed_dictionaries({name: st.sampled_from(scene.real[name]) for name in names})
    bodies = st.sampled_from(scene.bodies(operation.label) or [NOT_SET])
    found = [st.builds(_put, allowed, places, bodies)] * 2
    found += [st.builds(_put, allowed, places, st.just(NOT_SET)), allowed]
    if names or operation.body:
        found.append(operation.as_strategy(generation_mode=GenerationMode.NEGATIVE))
    return st.one_of(found)


def _put(case: AnyCase, places: dict[str, Any], body: Any) -> AnyCase:
    """The same request at a place that is there, and with this body if there is one."""
    case.path_parameters = places
    if body is not NOT_SET:
        case.body = body
    return case
