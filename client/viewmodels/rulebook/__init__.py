"""The rulebook: pages of all games, two side by side, with a search."""
