"""What is kept on disk: the profile, running tables, finished games, proofs of a fork, and who was met before."""
