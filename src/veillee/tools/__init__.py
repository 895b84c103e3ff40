"""Tools that look at the engine from outside: how fast it is, and whether a record proves itself."""
