"""Reading data files: those in a game's folder, and an owner's own."""
