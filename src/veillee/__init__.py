"""Veillée: a digital game house for fairy-tale tabletop games."""

__version__ = "0.1.0"
