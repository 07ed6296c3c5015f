"""The table of Sen."""
