"""What is asked once: games, words, rulebooks, the description of the interface, and the client's files."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path

import httpx
import pytest

from server.live_server import ME, Guest, Run, serving
from veillee.bots import LEVELS
from veillee.registry import LANGUAGES, files_of, find_game
from veillee.server.backend import Backend
from veillee.server.http import client_files
from veillee.texts import Texts


def test_the_games_of_the_house(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna:
            games = {game["id"]: game for game in (await anna.http.get("/api/v1/games")).json()}
            tale = games["fairy-tale"]
            assert tale["players"] == [2, 5]
            assert tale["bots"] == [opponent["bot"] for opponent in tale["opponents"]] == list(LEVELS)
            assert tale["usual_bot"] == "level2"
            weakest = {"name": "La Pie", "text": tale["opponents"][0]["words"]["fr"]["text"]}
            assert weakest["text"].startswith("Amasse")
            assert tale["opponents"][0]["words"]["fr"] == weakest
            assert set(tale["opponents"][0]["words"]) == {"en", "fr", "ru"}
            assert (tale["minutes"], tale["age"], tale["year"]) == (30, 10, 2004)
            assert tale["designers"] == ["Satoshi Nakamura"]
            options = {option["name"]: option for option in tale["options"]}
            named = {"name": "rounds", "rule": "ft.short", "where": {}}
            assert options["rounds"] == {**named, "values": [4, 1, 2, 3], "default": 4, "only": [{}] * 4}
            assert options["mode"]["only"] == [{"players": [2, 3, 4]}, {"players": [2, 3, 4]}, {}]
            assert options["trickster"]["where"] == {"mode": ["expert"]}
            assert games["whispers"]["bots"] == ["random"]
            assert tale["words"]["fr"]["neutral_title"] == "Douze cartes, un conte"
            for language, words in tale["words"].items():
                texts = Texts(language, find_game("fairy-tale"))
                assert (words["title"], words["summary"]) == (texts.say("title"), texts.say("game-summary"))
            assert set(tale["words"]) == {"en", "fr", "ru"}

    run(play)


def test_a_house_for_this_machine_alone_has_no_address_for_others(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna:
            assert (await anna.http.get("/api/v1/house")).json() == {"address": None}

    run(play)


def test_words_and_rulebooks(run: Run) -> None:
    async def play(address: str) -> None:
        async with Guest(address) as anna:
            for language in LANGUAGES:
                answer = await anna.http.get(f"/api/v1/words/{language}?game=fairy-tale")
                words = answer.text
                assert answer.headers["content-encoding"] == "gzip"
                known = {"if-none-match": answer.headers["etag"]}
                again = await anna.http.get(f"/api/v1/words/{language}?game=fairy-tale", headers=known)
                assert again.status_code == 304
                own = files_of(find_game("fairy-tale")).texts(language)
                assert words.startswith(own)
                assert "\nserver-not-saved = " in words
                rules = await anna.http.get(f"/api/v1/games/fairy-tale/rules/{language}")
                assert rules.text == files_of(find_game("fairy-tale")).rulebooks[language]
                assert rules.headers["content-type"].startswith("text/markdown")

    run(play)


def test_health_readiness_and_metrics(tmp_path: Path) -> None:
    async def play(address: str, backend: Backend) -> None:
        async with Guest(address) as anna:
            assert (await anna.http.get("/health")).json()["status"] == "ok"
            assert (await anna.http.get("/ready")).json() == {"status": "ready"}
            for path in ("/health", "/ready", "/api/v1/games"):
                head = await anna.http.head(path)
                assert (head.status_code, head.content) == (200, b""), path
            table, _ = await anna.open(ME, ME, game="fairy-tale", options={})
            async with anna.at(table) as client:
                await client.play(2)
                refused = await client.command("answer", 0, decision=9, options=[10**6])
                assert refused["type"] == "refused"
                metrics = backend.metrics.text().decode()
                await client.command("abandon", 0)
                await client.until(lambda client: client.over)
            for line in (
                "tables 1.0",
                "sockets 1.0",
                "games_total 1.0",
                "answers_total 0.0",
                "refused_total 0.0",
            ):
                assert f"veillee_{line}" in metrics
            assert table not in metrics
            assert b"veillee_answers_total 2.0" in backend.metrics.text()
            assert b"veillee_refused_total 1.0" in backend.metrics.text()
            assert (await anna.http.get("/metrics")).status_code == 404

    with serving(tmp_path) as (address, backend):
        asyncio.run(play(address, backend))


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built client with one page and one script."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><html lang=en><title>x</title>")
    (folder / "assets" / "main-1a2b.js").write_text("let tale = 1;\n" * 200)
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(client_files, "FOLDER", folder)
    return folder


def test_a_tables_page_says_what_it_will_load(built: Path, run: Run) -> None:
    parts = {
        "_house-1.js": {"name": "house", "file": "assets/house.js", "css": ["assets/house.css"]},
        "_table-2.js": {"name": "table", "file": "assets/table.js", "imports": ["_house-1.js", "_cards.js"]},
        "_cards.js": {"file": "assets/cards.js"},
        "_fairy_tale-3.js": {"name": "fairy_tale", "file": "assets/tale.js", "css": ["assets/tale.css"]},
        "_fine_sand-4.js": {"name": "fine_sand", "file": "assets/sand.js"},
        "fonts/alegreya-latin-wght-normal.woff2": {"file": "assets/latin.woff2"},
        "fonts/alegreya-cyrillic-wght-normal.woff2": {"file": "assets/cyrillic.woff2"},
    }
    (built / "parts.json").write_text(json.dumps(parts))

    async def play(address: str) -> None:
        async with Guest(address) as anna:
            table, _ = await anna.open(ME, ME, game="fairy-tale", options={})
            page = await anna.http.get(f"/table/{table}")
            assert '<html data-game="fairy-tale" lang=en>' in page.text
            links = page.headers["link"].split(", ")
            assert links == [
                "</before-paint.js>; rel=preload; as=script",
                "</assets/house.css>; rel=preload; as=style; crossorigin",
                "</assets/house.js>; rel=modulepreload",
                "</assets/table.js>; rel=modulepreload",
                "</assets/cards.js>; rel=modulepreload",
                "</assets/tale.css>; rel=preload; as=style; crossorigin",
                "</assets/tale.js>; rel=modulepreload",
                "</assets/latin.woff2>; rel=preload; as=font; type=font/woff2; crossorigin",
            ]
            for path in ("/", "/table/abc", "/assets/main-1a2b.js"):
                assert "link" not in (await anna.http.get(path)).headers
            (built / "parts.json").write_text(
                json.dumps({"_5.js": {"name": "house", "file": "assets/new.js"}})
            )
            anew = await anna.http.get(f"/table/{table}")
            assert anew.headers["link"].endswith(", </assets/new.js>; rel=modulepreload")

    run(play)


def test_the_client_is_served_with_caches_and_a_strict_policy(built: Path, run: Run) -> None:
    async def play(address: str) -> None:
        async with httpx.AsyncClient(base_url=address) as http:
            for path in ("/", "/table/abc", "/credits"):
                page = await http.get(path)
                assert page.text == (built / "index.html").read_text()
                assert page.headers["cache-control"] == "no-cache"
            policy = page.headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy
            assert page.headers["x-content-type-options"] == "nosniff"
            assert page.headers["referrer-policy"] == "no-referrer"
            script = await http.get("/assets/main-1a2b.js", headers={"accept-encoding": "gzip"})
            assert script.headers["content-encoding"] == "gzip"
            assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert script.headers["content-type"].startswith("text/javascript")
            packed = gzip.compress((built / "assets" / "main-1a2b.js").read_bytes(), 9)
            assert int(script.headers["content-length"]) <= len(packed)
            tag = script.headers["etag"]
            assert (await http.get("/assets/main-1a2b.js", headers={"if-none-match": tag})).status_code == 304
            for path in ("/missing.js", "/assets/other.js", "/%2e%2e/secret.txt", "/..%2fsecret.txt"):
                assert (await http.get(path)).status_code == 404

    run(play)


def test_without_a_built_client_a_page_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    monkeypatch.setattr(client_files, "FOLDER", tmp_path / "none")

    async def play(address: str) -> None:
        async with httpx.AsyncClient(base_url=address) as http:
            page = await http.get("/")
            assert page.status_code == 200
            assert "make play" in page.text

    run(play)


def test_many_tables_at_once(run: Run) -> None:
    """Commits are shared, and no table hears of another."""

    async def play(address: str) -> None:
        async def one_table(number: int) -> None:
            async with Guest(address, f"Guest {number}") as guest:
                table, _ = await guest.open(ME, ME)
                async with guest.at(table) as client:
                    await client.play()
                    assert client.over
                    tables = [message["table"] for message in client.heard if "table" in message]
                    assert all(told.get("id", table) == table for told in tables)
                    names = [player["name"] for player in client.table["seats"]]
                assert names == [f"Guest {number}", f"Guest {number} 2"]

        await asyncio.gather(*(one_table(number) for number in range(8)))

    run(play)
