"""Bytes on the wire: frames, and msgpack under a schema."""
