"""The room before a game: places, options, the phrase."""
