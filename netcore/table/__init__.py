"""The table, where rules meet cryptography: collects what seats owe, judges it, and goes on. Sans-I/O."""
