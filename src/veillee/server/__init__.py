"""The server: tables for browsers, terminals elsewhere and remote bots, kept on disk at every answer."""
