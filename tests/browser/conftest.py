"""One browser, one house for each file of tests, and a watch over everything the pages say and ask for."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.house import CLIENT, TOYS, ServerProcess
from browser.visitors import Visitors

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Chromium; closed before other tests run, which could not have a loop of their own beside it."""
    named = os.environ.get("VEILLEE_CHROMIUM") or "/usr/bin/chromium"
    path = shutil.which(named)
    assert path, f"no Chromium at {named}: install it (Debian: chromium) or name it in VEILLEE_CHROMIUM"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A house with all its games and the toys."""
    assert (CLIENT / "index.html").is_file(), "the web client is not built: run scripts/web.sh"
    server = ServerProcess(tmp_path_factory.mktemp("house"), TOYS)
    server.start()
    yield server
    server.close()


@pytest.fixture
def visitors(chromium: Browser, house: ServerProcess) -> Iterator[Visitors]:
    """Lets people in; at the end nobody may have seen an error or asked another server for anything."""
    visitors = Visitors(chromium, house)
    yield visitors
    visitors.leave()
    assert not visitors.troubles, "\n".join(visitors.troubles)
