"""The first page: what can be begun there."""
