"""What the window asks of one game: its table, its room, its looks. It names none."""
