"""Numbers and their proofs: pure functions, thread-safe, that know neither rules nor feeds nor the network.

Bytes become points, scalars and proofs only through `decode`, which refuses whatever is not the one encoding of its
value. Every verifier answers True or False to anything; it never raises. Formats and sources: docs/protocol/crypto.md.
"""
