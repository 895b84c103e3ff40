"""The table in a real browser: everything here plays by clicks and keys, at a server of its own."""
