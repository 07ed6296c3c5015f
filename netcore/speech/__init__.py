"""What people say to each other at a table: signed lines that no game reads, no disk keeps, and nobody waits for."""
