"""Going on without a peer that is gone: what peers say of each other, and who plays by it. Sans-I/O.

Bottom up: `words` (what is said in polls, and what a poll has come to), `ledger` (the
feeds as far as this needs them), `membership` (the machine), `history` (what an entry builds on). Source:
docs/protocol/views.md.
"""
