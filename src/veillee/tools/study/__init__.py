"""Studies: what many games of bots say about a game, as data for researchers and as a report for people."""
