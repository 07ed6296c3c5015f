"""One small protocol for every question a rulebook can ask: who owes which body, how it is checked, what it answers."""
