"""The table room, before the game: from a handful of people to terms that all of them hold. Sans-I/O.

The host's `HostRoom` keeps the list of places and passes messages on; every other peer has a `GuestRoom`. The
host is believed in nothing: the terms name every seat's identity, and hold one random number of each seat that
was promised before any was shown. So nobody, the host included, can hand two people different tables and search
until the safety phrases agree. After the start there is no host any more.

A room goes through revisions. Each change of places or options makes a new one, and takes back everybody's "ready"::

    Room(revision) -> Promise from each -> Promises to all -> Opening from each -> Openings to all -> terms
    Ready(terms) from each -> Readies to all -> Start(terms)
"""
