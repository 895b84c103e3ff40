"""Several server processes at one database: who lives, who serves which table, and how guests get there."""
