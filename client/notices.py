"""Whose work the program stands on, and under which licence: what the page about the program tells."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Notice:
    """A library or a set of pictures that comes with the program."""

    what: str
    licence: str
    where: str


NOTICES = (
    Notice("Qt 6, PySide6, shiboken6", "LGPL-3.0", "https://www.qt.io"),
    Notice("Qt: ICU, FreeType …", "Unicode-3.0, FTL, MIT", "https://doc.qt.io/qt-6/licenses-used-in-qt.html"),
    Notice("Python", "PSF-2.0", "https://www.python.org"),
    Notice("zeroconf", "LGPL-2.1-or-later", "https://github.com/python-zeroconf/python-zeroconf"),
    Notice("ifaddr", "MIT", "https://github.com/pydron/ifaddr"),
    Notice("PyNaCl, libsodium", "Apache-2.0, ISC", "https://github.com/pyca/pynacl"),
    Notice("cryptography, OpenSSL", "Apache-2.0 or BSD-3-Clause", "https://github.com/pyca/cryptography"),
    Notice("cffi, pycparser", "MIT, BSD-3-Clause", "https://github.com/python-cffi/cffi"),
    Notice("miniaudio", "MIT, MIT-0", "https://github.com/irmen/pyminiaudio"),
    Notice("msgpack", "Apache-2.0", "https://github.com/msgpack/msgpack-python"),
    Notice("msgspec", "BSD-3-Clause", "https://github.com/jcrist/msgspec"),
    Notice("spake2", "MIT", "https://github.com/warner/python-spake2"),
    Notice("platformdirs", "MIT", "https://github.com/tox-dev/platformdirs"),
    Notice("h11", "MIT", "https://github.com/python-hyper/h11"),
    Notice("segno", "BSD-3-Clause", "https://github.com/heuer/segno"),
    Notice("Unicode, tables of letters", "Unicode-3.0", "https://www.unicode.org"),
    Notice("OpenMoji, cut in paper", "CC-BY-SA-4.0", "https://openmoji.org"),
)
"""All that is installed with the program. The LGPL lets anyone replace the libraries under it."""
