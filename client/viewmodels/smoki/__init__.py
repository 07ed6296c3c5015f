"""The table of Smoki."""
