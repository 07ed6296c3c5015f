"""The rulebooks: pure, deterministic Python that asks a table and knows nobody."""
