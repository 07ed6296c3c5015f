"""What the window lets one hear: a few soft sounds, each with something to see beside it."""
