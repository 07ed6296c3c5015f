"""A peer as a program of its own, for tests with several hosts: commands come in, events go out as JSON lines.

`open`, `dial PEER`, `join ADDRESS`, `quit`. Started with a name and with how much of its usual patience it has.
"""

from __future__ import annotations

import asyncio
import json
import sys

from netcore.errors import SennikError
from netcore.identity import Identity
from netcore.lan import sightings
from netcore.lan.addresses import parse_address
from netcore.lan.connection import Link
from netcore.lan.dialler import dial, survey
from netcore.lan.discovery import Discovery
from netcore.lan.hello import Notice
from netcore.lan.listener import Listener
from netcore.lan.persona import Persona
from netcore.lan.sightings import Sighting


def tell(event: str, **facts: object) -> None:
    print(json.dumps({"event": event, **facts}), flush=True)


def tell_tables(tables: tuple[Sighting, ...]) -> None:
    tell(
        "tables",
        tables=[
            {
                "peer": table.advert.peer.hex(),
                "state": table.state.value,
                "host": table.about.name if table.about else None,
                "addresses": table.advert.addresses,
                "fault": table.fault,
            }
            for table in tables
        ],
    )


def lose_patience(share: float) -> None:
    """Take a share of the usual times, so that a test of what is slow on purpose need not be as slow."""
    sightings.PROBE_S *= share
    sightings.GREY_S *= share
    sightings.GONE_S *= share


async def main(name: str) -> None:
    persona = Persona.of(Identity.generate(), name)
    links: list[Link] = []
    listener = Listener(persona, links.append)
    port = await listener.start()
    discovery = Discovery(persona, listener, tell_tables)
    await discovery.start()
    tell("ready", peer=persona.identity.public.hex(), port=port)
    commands = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(commands), sys.stdin)
    while line := (await commands.readline()).decode().split():
        try:
            if line[0] == "open":
                await discovery.announce(Notice(persona.identity.public[:16], "sen", 4, 1, "open", bytes(8)))
            elif line[0] == "dial":
                (table,) = [each for each in discovery.tables if each.advert.peer.hex() == line[1]]
                link = await dial(persona, discovery.addresses_of(table), table.advert.peer)
                links.append(link)
                tell("linked", peer=link.peer.hex(), address=link.address[0])
            elif line[0] == "join":
                found = (await survey(persona, parse_address(line[1]))).answers
                link = await dial(persona, [found[0].address], found[0].met.peer)
                links.append(link)
                tell("linked", peer=link.peer.hex(), address=link.address[0], host=found[0].met.about.name)
            elif line[0] == "quit":
                break
        except SennikError as failed:
            tell("failed", text=str(failed), fault=getattr(failed, "fault", None))
    await discovery.close()
    for link in links:
        link.close()
    await asyncio.gather(*(link.wait_ended() for link in links))
    await listener.close()
    tell("closed")


if __name__ == "__main__":
    lose_patience(float(sys.argv[2]))
    asyncio.run(main(sys.argv[1]))
