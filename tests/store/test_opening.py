"""Where a store is opened, and what is said about a database that cannot be named like that."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from veillee.server.settings import Settings
from veillee.server.store import StoreError, open_store


def complaint(url: str) -> str:
    with pytest.raises(StoreError) as raised:
        open_store(Settings(Path("nowhere"), database=url))
    said = str(raised.value)
    assert "\n" not in said
    assert "sesame" not in said
    return said


@pytest.mark.parametrize("url", ["", "mysql://anna:sesame@host/house", "host=here password=sesame"])
def test_only_urls_of_postgresql_are_taken(url: str) -> None:
    assert complaint(url) == "a database is named by a URL such as postgresql://user@host/name"


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://anna:%sesame@host/house",
        "postgresql://anna:sesame@[host/house",
        "postgresql://anna:sesame@host/house?sesame=1",
    ],
)
def test_a_url_that_cannot_be_read_is_not_repeated(url: str) -> None:
    assert complaint(url).startswith("the database's URL cannot be read: it should look like postgresql://")


def test_settings_do_not_show_the_password() -> None:
    assert "sesame" not in repr(Settings(Path("x"), database="postgresql://anna:sesame@host/house"))


def test_without_its_packages_it_is_said_how_to_get_them(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("veillee.server.store.postgres")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert 'pip install "veillee[postgres]"' in complaint("postgresql://anna:sesame@host/house")
