"""Torture: a real server under load, killed again and again, and attacked; on loopback alone."""
