"""The table in play, of whatever game it is, and the one list of the games that have a screen."""
