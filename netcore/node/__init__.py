"""The conductor of a program: room, tables, network, disk, bots and time, all on one loop. What waits, waits here."""
