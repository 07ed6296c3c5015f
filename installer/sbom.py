"""A list of all that is in a package, for programs: CycloneDX 1.5 as JSON. The same bytes for the same contents."""

from __future__ import annotations

import hashlib
import json
import uuid
from collections.abc import Mapping
from typing import Any, Final

from installer.licences import COMPONENTS

SPEC: Final = "1.5"
PURLS: Final = frozenset(
    "PySide6_Essentials shiboken6 zeroconf ifaddr PyNaCl cryptography cffi h11 miniaudio msgpack msgspec "
    "spake2 platformdirs segno".split()
)
"""Components that come from the Python Package Index, under these names."""


def sbom(release: str, kind: str, versions: Mapping[str, str], files: Mapping[str, str]) -> bytes:
    """`versions`: of each component, "" where it has none. `files`: the SHA-256 of every file in hex, by place."""
    components: list[dict[str, Any]] = [
        _component(each.name, each.licence, versions.get(each.name, "")) for each in COMPONENTS if each.name != "sennik"
    ]
    components += [
        {"type": "file", "name": place, "hashes": [{"alg": "SHA-256", "content": digest}]}
        for place, digest in sorted(files.items())
    ]
    told = {
        "bomFormat": "CycloneDX",
        "specVersion": SPEC,
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "sennik",
                "name": "sennik",
                "version": release,
                "licenses": [{"license": {"id": "MIT"}}],
                "properties": [{"name": "sennik:package", "value": kind}],
            }
        },
        "components": components,
    }
    # A number that stands for the contents, where others would draw one by chance.
    plain = json.dumps(told, sort_keys=True).encode()
    told["serialNumber"] = f"urn:uuid:{uuid.UUID(bytes=hashlib.sha256(plain).digest()[:16], version=4)}"
    return json.dumps(told, indent=1, ensure_ascii=True, sort_keys=True).encode() + b"\n"


def _component(name: str, licence: str, version: str) -> dict[str, Any]:
    simple = not any(word in licence for word in (" OR ", " AND "))
    held: dict[str, Any] = {
        "type": "library",
        "bom-ref": name,
        "name": name,
        "licenses": [{"license": {"id": licence}} if simple else {"expression": licence}],
    }
    if version:
        held["version"] = version
    if name in PURLS and version:
        held["purl"] = f"pkg:pypi/{name.lower().replace('_', '-')}@{version}"
    return held
