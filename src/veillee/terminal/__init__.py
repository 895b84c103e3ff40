"""The terminal table: a game against bots, on the full screen or line by line."""
