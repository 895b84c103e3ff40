"""The wheel is enough: installed in an empty environment without Node, it plays and serves the browser."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.request import ProxyHandler, build_opener
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
RUNTIME = ROOT / "requirements" / "runtime.txt"
UV = Path(sys.executable).parent / "uv"
#: uv finds its cache by the mirrors of this machine, as the scripts tell it.
WITH_PIP_SETTINGS = [
    "sh",
    "-c",
    '. scripts/common.sh; use_pip_settings "$0" -m pip; exec "$@"',
    sys.executable,
]
GAME = "veillee/games/fairy_tale"

HOUSE = ["fairy-tale", "grimm-forest", "fine-sand", "dice-upon-a-time"]

#: Enough to answer everything that a game of one round asks.
ANSWERS = "1\n" * 100


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy: what lies in the checkout's build folder neither harms nor is harmed."""
    assert (ROOT / "src/veillee/web_client/index.html").exists(), "build the web client first: scripts/web.sh"
    copy = tmp_path_factory.mktemp("checkout")
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "THIRD_PARTY.md"):
        shutil.copy(ROOT / name, copy)
    shutil.copytree(
        ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so")
    )
    quiet = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    said = run([sys.executable, "-m", "build", "--wheel", "--no-isolation"], copy, quiet, stderr=True)
    assert [line for line in said.splitlines() if "warning" in line.lower()] == []
    (built,) = (copy / "dist").glob("*.whl")
    return built


def test_the_wheel_holds_what_is_needed_and_no_more(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        names = set(archive.namelist())
    client = ROOT / "src" / "veillee" / "web_client"
    shown = {f"veillee/web_client/{path.relative_to(client)}" for path in client.rglob("[!.]*.*")}
    assert shown <= names
    assert {
        f"{GAME}/about.toml",
        f"{GAME}/layout.toml",
        f"{GAME}/visibility.toml",
        f"{GAME}/cards/fairy-tale.toml",
        f"{GAME}/rules/ru.md",
        f"{GAME}/texts/fr.ftl",
        f"{GAME}/scenarios/a-short-game.toml",
        "veillee/house_texts/web.ru.ftl",
        "veillee/terminal/app.tcss",
        "veillee/py.typed",
    } <= names
    assert any(name.endswith("/licenses/THIRD_PARTY.md") for name in names)
    assert not [name for name in names if "/board/" in name or re.search(r"\.(svelte|ts|map)$", name)]
    assert not [name for name in names if name.startswith(("tests", "toys", "web/"))]


def test_a_wheel_in_an_empty_environment_plays_and_serves(wheel: Path, tmp_path: Path) -> None:
    commands = install(wheel, tmp_path / "empty")
    environment = {"PATH": str(commands), "HOME": str(tmp_path), "VEILLEE_HOME": str(tmp_path / "saved")}
    assert shutil.which("node", path=str(commands)) is None
    veillee = str(commands / "veillee")

    games = json.loads(run([veillee, "games", "--json"], tmp_path, environment))
    assert [game["id"] for game in games] == HOUSE

    play = [veillee, "play", "fairy-tale", "--lines", "--set", "rounds=1", "--seed", "1", "--lang", "en"]
    said = run([*play, "--json"], tmp_path, environment, ANSWERS)
    assert len(json.loads(said)["result"]["scores"]) == 2

    serve = [veillee, "serve", "--port", "0", "--data", str(tmp_path / "tables"), "--json"]
    with subprocess.Popen(serve, cwd=tmp_path, env=environment, stdout=subprocess.PIPE) as server:
        try:
            assert server.stdout is not None
            visit(f"http://127.0.0.1:{json.loads(server.stdout.readline())['port']}")
        finally:
            server.terminate()


def install(wheel: Path, environment: Path) -> Path:
    """A new environment with the wheel and what it needs; where its commands are."""
    run([UV, "venv", "--python", sys.executable, environment], wheel.parent)
    python = environment / "bin" / "python"
    packages = ["install", "-q", "--require-hashes", "-r", RUNTIME]
    into = ["--python", python]
    try:
        run([*WITH_PIP_SETTINGS, UV, "pip", *packages, *into, "--offline"], ROOT)
    except subprocess.CalledProcessError:  # not in uv's cache, for instance where pip filled the environments
        run([sys.executable, "-m", "pip", *into, *packages], ROOT)
    run([UV, "pip", "install", "--offline", "--no-deps", *into, wheel], wheel.parent)
    run([UV, "pip", "check", *into], wheel.parent)
    return python.parent


def visit(address: str) -> None:
    page = fetch(f"{address}/")
    script = re.search(r'<script type="module"[^>]* src="(/assets/[^"]+)"', page)
    assert script is not None, page
    assert "import" in fetch(address + script[1])
    assert [game["id"] for game in json.loads(fetch(f"{address}/api/v1/games"))] == HOUSE


def fetch(address: str) -> str:
    with build_opener(ProxyHandler({})).open(address) as answer:
        content: bytes = answer.read()
    return content.decode()


def run(
    command: list[Any],
    folder: Path,
    environment: dict[str, str] | None = None,
    typed: str | None = None,
    stderr: bool = False,
) -> str:
    """What a command says; it must succeed. Its complaints are not caught, unless they are asked for."""
    return subprocess.run(
        command,
        cwd=folder,
        env=environment,
        input=typed,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT if stderr else None,
        text=True,
        check=True,
    ).stdout
