"""What the store complains with."""


class StoreError(Exception):
    """The store cannot be opened or read, or a save did not reach the disk and changed nothing."""


class ConnectionLost(StoreError):
    """The database cannot be reached: what waits to be written fails at once, not each after a time limit."""


class TableTaken(StoreError):
    """Another process holds the table: whoever asks must write nothing there, and forget what it knows."""
