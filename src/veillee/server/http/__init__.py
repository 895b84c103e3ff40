"""The HTTP side: routes, guards, the socket of a table, and the files of the web client."""
