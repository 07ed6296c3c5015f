"""Everything between two laptops: cryptography, signed feeds, cards that nobody holds, the table, the network."""
