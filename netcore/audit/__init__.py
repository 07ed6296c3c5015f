"""Looking at a game that is over, from its file alone: every signature, proof, move and score again."""
