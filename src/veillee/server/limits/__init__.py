"""Limits: on how often somebody asks, and on how many connections are open."""
