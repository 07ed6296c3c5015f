"""A saved game that is watched again."""
