"""What the tables of all games share: seats, cards, piles, the question, the history, the notebook. It names no game."""
