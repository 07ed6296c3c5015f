"""What the tables of all games share: seats, cards, piles, the question, the history, the notebook. Names no game."""
