"""Tables: who sits there, the game they host, its clock, and what each client is shown."""
