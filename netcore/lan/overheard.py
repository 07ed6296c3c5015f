"""Adverts that come whole in one packet, as all of ours do.

zeroconf tells of a name first, and of its records when it is asked: from a cache that a flood of other names empties,
else from the network, which takes its time. What comes in one packet needs neither.
"""

from __future__ import annotations

import ipaddress
from collections import defaultdict
from collections.abc import Callable, Mapping

from zeroconf import RecordUpdate, RecordUpdateListener, Zeroconf
from zeroconf._dns import DNSAddress, DNSService, DNSText

Properties = Mapping[bytes, bytes | None]


class Overheard(RecordUpdateListener):
    """`whole` is called, on the loop, with the name, the TXT record, the addresses and the port of each instance of
    `service` that a packet tells all of.
    """

    def __init__(self, service: str, whole: Callable[[str, Properties, list[str], int], None]) -> None:
        self._service = service
        self._whole = whole

    def async_update_records(self, zc: Zeroconf, now: float, records: list[RecordUpdate]) -> None:
        """Called by zeroconf with all records of one packet."""
        services: dict[str, DNSService] = {}
        texts: dict[str, bytes] = {}
        hosts: defaultdict[str, list[str]] = defaultdict(list)
        for update in records:
            record = update.new
            if record.is_expired(now):
                continue
            if isinstance(record, DNSService) and record.key.endswith(self._service):
                services[record.key] = record
            elif isinstance(record, DNSText):
                texts[record.key] = record.text
            elif isinstance(record, DNSAddress):
                hosts[record.key].append(_host(record))
        for key, service in services.items():
            addresses = hosts.get(service.server_key)
            if addresses and key in texts and service.port is not None:
                self._whole(service.name, read_txt(texts[key]), addresses, service.port)


def read_txt(text: bytes) -> dict[bytes, bytes | None]:
    """The keys and values of a TXT record; None for a key without a sign of equality. Of a key twice the first."""
    properties: dict[bytes, bytes | None] = {}
    at = 0
    while at < len(text):
        end = at + 1 + text[at]
        key, equals, value = text[at + 1 : end].partition(b"=")
        properties.setdefault(key, value if equals else None)
        at = end
    return properties


def _host(record: DNSAddress) -> str:
    literal = str(ipaddress.ip_address(record.address))
    return f"{literal}%{record.scope_id}" if record.scope_id else literal
