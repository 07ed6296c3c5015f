"""What people say to each other at a table, as the window shows it."""
