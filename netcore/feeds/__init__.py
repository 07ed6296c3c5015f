"""Signed, hash-chained feeds: one author each, passed on by anyone. They know no game."""
