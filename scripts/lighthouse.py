"""Lighthouse's judgement of a new table of each game, on a phone over a slow line.

`npm install lighthouse` in any folder, start a server, and give both; CHROME_PATH names the browser:
`python scripts/lighthouse.py http://127.0.0.1:8000 node_modules/.bin/lighthouse`.
Times depend on how busy the machine is, bytes do not.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx

PARTS = "--only-categories=performance,accessibility"
BROWSER = "--chrome-flags=--headless=new --no-sandbox"
FIGURES = (
    "first-contentful-paint",
    "largest-contentful-paint",
    "total-blocking-time",
    "cumulative-layout-shift",
)


def sit_down(address: str, game: str) -> tuple[str, str]:
    """The address of a new table against one bot, and the cookie of who sits there."""
    seats = [{"kind": "guest", "name": "Ada"}, {"kind": "bot", "name": "Bot"}]
    with httpx.Client(base_url=address + "/api/v1") as client:
        client.put("/me", json={"name": "Ada"}).raise_for_status()
        opened = client.post("/tables", json={"game": game, "seats": seats})
        opened.raise_for_status()
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    return f"{address}/table/{opened.json()['id']}", cookie


def judge(lighthouse: str, table: str, cookie: str) -> dict[str, Any]:
    """What Lighthouse reports of one load."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        headers = f"--extra-headers={json.dumps({'Cookie': cookie})}"
        written = ["--quiet", "--output=json", f"--output-path={report}"]
        command = [lighthouse, table, PARTS, BROWSER, headers, *written]
        subprocess.run(command, check=True)  # noqa: S603 - what the caller names
        found: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
        return found


def main(address: str, lighthouse: str) -> None:
    for game in (one["id"] for one in httpx.get(f"{address}/api/v1/games").json()):
        report = judge(lighthouse, *sit_down(address, game))
        scores = {name: round(100 * one["score"]) for name, one in report["categories"].items()}
        figures = [report["audits"][name]["displayValue"] for name in FIGURES]
        weight = report["audits"]["total-byte-weight"]["numericValue"] / 1000
        print(game, scores, *figures, f"{weight:.0f} kB", flush=True)


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"), sys.argv[2])
