"""The page of saved games: what there is, what it is worth, and what can be done with it."""
