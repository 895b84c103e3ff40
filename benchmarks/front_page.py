"""How heavy the front page is, and how soon it can be used, in Chromium with a slow processor and line.

Run as ``python benchmarks/front_page.py [RUNS]``; VEILLEE_CHROMIUM names the browser; exit code 1 if a target
is missed.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

SLOWDOWN = 4
BYTES_PER_SECOND = 10_000_000 / 8
MOST_KILOBYTES = 300
MOST_SECONDS = 1.5
#: When every game can be clicked, and what the browser still had to work at until then is done.
READY = """() => new Promise((resolve) => {
    const look = () => document.querySelector('button.game .title') && document.fonts.status === 'loaded'
        ? setTimeout(() => resolve(performance.now())) : requestAnimationFrame(look);
    look();
})"""


@contextmanager
def serving() -> Iterator[str]:
    """The address of a house that is open as long as this takes."""
    command = [sys.executable, "-m", "veillee", "serve", "--json", "--port", "0", "--data"]
    with (
        tempfile.TemporaryDirectory() as data,
        subprocess.Popen([*command, data], stdout=subprocess.PIPE, text=True) as server,  # noqa: S603
    ):
        assert server.stdout is not None  # noqa: S101
        yield f"http://127.0.0.1:{json.loads(server.stdout.readline())['port']}"
        server.terminate()


def visit(browser: Browser, address: str) -> tuple[float, float]:
    """One visit with nothing in the cache: kilobytes over the wire, and seconds until it can be used."""
    context = browser.new_context(viewport={"width": 360, "height": 640}, locale="en-GB")
    page = context.new_page()
    line = context.new_cdp_session(page)
    received: list[float] = []
    line.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    line.send("Network.enable")
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    speed = {"downloadThroughput": BYTES_PER_SECOND, "uploadThroughput": BYTES_PER_SECOND}
    line.send("Network.emulateNetworkConditions", {"offline": False, "latency": 0, **speed})
    page.goto(address, wait_until="commit")
    ready: float = page.evaluate(READY)
    page.wait_for_load_state("networkidle")
    context.close()
    return sum(received) / 1000, ready / 1000


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    chromium = os.environ.get("VEILLEE_CHROMIUM") or "/usr/bin/chromium"
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        visits = [visit(browser, address) for _ in range(runs)]
        browser.close()
    weights, times = zip(*visits, strict=True)
    print(f"over the wire:  {max(weights):.0f} kB compressed (target: under {MOST_KILOBYTES} kB)")
    print(
        f"interactive in: {statistics.median(times):.2f} s, the median of {runs} visits, "
        f"{min(times):.2f} to {max(times):.2f} s (target: under {MOST_SECONDS} s)"
    )
    if max(weights) >= MOST_KILOBYTES or statistics.median(times) >= MOST_SECONDS:
        sys.exit(1)


if __name__ == "__main__":
    main()
