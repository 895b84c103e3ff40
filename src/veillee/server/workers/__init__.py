"""Bots, hints and files of owner's data, looked at in processes of their own."""
