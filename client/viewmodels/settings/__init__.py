"""What the player has chosen about the program."""
