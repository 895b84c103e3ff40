"""The laws every registered game obeys, as functions, so that tests can also show them fail."""
