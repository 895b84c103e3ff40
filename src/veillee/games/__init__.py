"""The house's own games, one folder each. Only the registry names them."""
