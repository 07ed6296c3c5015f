"""View models of a table where a game is played: what all games share, and what is each one's own."""
