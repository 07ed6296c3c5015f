"""What the program shows and says: art, words, texts; data and its loaders, nothing that plays."""
