"""How often this player has played what, and won."""
