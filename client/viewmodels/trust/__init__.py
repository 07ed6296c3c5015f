"""Whom this player knows by key."""
