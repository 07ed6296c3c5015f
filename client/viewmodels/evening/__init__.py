"""The evening's notebook: what was played tonight, and what is played next."""
