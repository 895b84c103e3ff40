"""The store: everything a server keeps, in one SQLite file or in a PostgreSQL database."""

from veillee.server.store.errors import StoreError, TableTaken
from veillee.server.store.leases import Leases, Place, Renewal
from veillee.server.store.opening import check_url, name_of, open_store, open_to_look
from veillee.server.store.rows import (
    CampaignRow,
    Description,
    GameBegun,
    GameEnded,
    GuestRow,
    OwnGameRow,
    StoredLine,
    StoredState,
    StoredTable,
    TableChange,
    TableRow,
)
from veillee.server.store.sqlite_file import FILE
from veillee.server.store.store import Store
from veillee.server.store.store_copy import copy_store

__all__ = [
    "FILE",
    "CampaignRow",
    "Description",
    "GameBegun",
    "GameEnded",
    "GuestRow",
    "Leases",
    "OwnGameRow",
    "Place",
    "Renewal",
    "Store",
    "StoreError",
    "StoredLine",
    "StoredState",
    "StoredTable",
    "TableChange",
    "TableRow",
    "TableTaken",
    "check_url",
    "copy_store",
    "name_of",
    "open_store",
    "open_to_look",
]
