"""The table of the Dragon Race."""
