"""The tables on this network."""
