"""The page for a friend's browser, on which the installers lie: plain HTML, no script, nothing from elsewhere."""

from __future__ import annotations

import html
import io
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Protocol

import segno

from resources import phrase

LANGUAGES = phrase.LANGUAGES
"""The first is for whoever speaks none of them."""
NAMES = {"en": "English", "pl": "polski", "uk": "українська", "cs": "čeština"}
HASHING = {
    "setup": "certutil -hashfile {} SHA256",
    "zip": "certutil -hashfile {} SHA256",
    "deb": "sha256sum {}",
    "tarball": "sha256sum {}",
    "macos": "shasum -a 256 {}",
}
"""What computes the whole hash of a file, on the system that the file is for."""

_STYLE = """
body{margin:0;background:#0b0f24;color:#f8eed0;font:17px/1.5 "Segoe UI","Noto Sans",Ubuntu,"DejaVu Sans",sans-serif}
main{max-width:46rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1{font:bold 2.2rem Georgia,"DejaVu Serif",serif;color:#ffdf98;margin:.2rem 0}
h2{font:bold 1.3rem Georgia,"DejaVu Serif",serif;color:#ffdf98;margin:0}
a{color:#ffdf98}
nav a{margin-right:1rem}
section{background:#121837;border:1px solid #3a4a8f;border-radius:14px;padding:1rem 1.2rem;margin:1.1rem 0}
.take{display:inline-block;background:#f5b84a;color:#141b42;font-weight:bold;border-radius:12px;padding:.6rem 1.2rem;
text-decoration:none;margin:.5rem 0}
.words{font:bold 1.15rem Georgia,"DejaVu Serif",serif;color:#141b42;background:#f3e3bc;border-radius:8px;
padding:.25rem .7rem;display:inline-block;margin:.15rem .3rem .15rem 0}
.words small{font:.8rem sans-serif;color:#5a4f63;margin-left:.4rem}
.soft{color:#aeb9da;font-size:.92rem}
code{background:#0b0f24;padding:.1rem .4rem;border-radius:6px;overflow-wrap:anywhere}
ol{padding-left:1.3rem}
.qr{background:#fff;display:inline-block;border-radius:12px;padding:.8rem;line-height:0}
""".strip()


class Parcel(Protocol):
    """A file as the page tells of it: for which system, its name, its bytes, its SHA-256, the numbers of its words."""

    @property
    def system(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def size(self) -> int: ...
    @property
    def digest(self) -> bytes: ...
    @property
    def numbers(self) -> tuple[int, ...]: ...


@cache
def texts(language: str) -> dict[str, str]:
    """What the page says in `language`, by key. Raises ValueError for a language that it does not speak."""
    if language not in LANGUAGES:
        raise ValueError(f"the page does not speak {language!r}; the languages are: {', '.join(LANGUAGES)}")
    column = 1 + LANGUAGES.index(language)
    lines = files("resources").joinpath("words", "gift.tsv").read_text(encoding="utf-8").splitlines()
    return {cells[0]: cells[column] for cells in (line.split("\t") for line in lines)}


def megabytes(size: int) -> int:
    """A size as people read it: whole megabytes, at least one."""
    return max(1, round(size / 1e6))


def code(address: str) -> tuple[tuple[bool, ...], ...]:
    """The QR code of `http://ADDRESS`, row by row; True is dark. The quiet zone around it is the drawer's."""
    made = segno.make(f"http://{address}", error="m", micro=False)
    return tuple(tuple(bool(cell) for cell in row) for row in made.matrix)


def pages(release: str, addresses: Sequence[str], parcels: Sequence[Parcel]) -> dict[str, bytes]:
    """The page in every language."""
    return {language: page(language, release, addresses, parcels) for language in LANGUAGES}


def page(language: str, release: str, addresses: Sequence[str], parcels: Sequence[Parcel]) -> bytes:
    """The whole page in `language`."""
    said = texts(language)
    others = "".join(
        f'<a href="/sennik/{each}" hreflang="{each}" lang="{each}">{NAMES[each]}</a>'
        for each in LANGUAGES
        if each != language
    )
    parts = [
        f'<!DOCTYPE html><html lang="{language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>Sennik</title><style>{_STYLE}</style></head><body><main>",
        f"<nav>{others}</nav><h1>Sennik {html.escape(release)}</h1><p>{_told(said['intro'])}</p>",
        f"<ol><li>{_told(said['step_take'])}</li><li>{_told(said['step_compare'])}</li>",
        f"<li>{_told(said['step_open'])}</li></ol>",
        *(_section(language, parcel) for parcel in parcels),
        f'<section><h2>{_told(said["careful"])}</h2><p class="soft">{_told(said["careful_more"])}</p></section>',
    ]
    if addresses:
        parts += [
            f"<section><h2>{_told(said['next'])}</h2><p>{_told(said['next_more'])}</p>",
            f"<p><code>http://{html.escape(addresses[0])}</code></p>{_drawn(addresses[0])}</section>",
        ]
    parts.append("</main></body></html>\n")
    return "".join(parts).encode()


def _told(text: str) -> str:
    return html.escape(text, quote=False)


def _section(language: str, parcel: Parcel) -> str:
    said = texts(language)
    name = html.escape(parcel.name)
    size = html.escape(said["take"].replace("%1", str(megabytes(parcel.size))))
    how = said[parcel.system + "_how"].replace("%1", parcel.name)
    own = "".join(
        f'<span class="words">{html.escape(phrase.words(language)[number])}<small>{number}</small></span>'
        for number in parcel.numbers
    )
    rest = "".join(
        f'<p class="soft">{NAMES[each]}: {html.escape(", ".join(phrase.words(each)[n] for n in parcel.numbers))}</p>'
        for each in LANGUAGES
        if each != language
    )
    return (
        f"<section><h2>{_told(said[parcel.system])}</h2><p>{_told(how)}</p>"
        f'<p><a class="take" href="/sennik/{name}" download="{name}">{size}</a> <span class="soft">{name}</span></p>'
        f"<p>{own}</p><details><summary>{_told(said['more'])}</summary>{rest}"
        f'<p class="soft">SHA-256</p><p><code>{parcel.digest.hex()}</code></p>'
        f'<p class="soft">{_told(said["compute"])}</p>'
        f"<p><code>{html.escape(command(parcel))}</code></p></details></section>"
    )


def command(parcel: Parcel) -> str:
    """What computes the whole hash of a file that was downloaded."""
    return HASHING[parcel.system].format(parcel.name)


def _drawn(address: str) -> str:
    """The QR code as a picture in the page."""
    out = io.BytesIO()
    segno.make(f"http://{address}", error="m", micro=False).save(
        out, kind="svg", scale=6, border=2, xmldecl=False, svgns=True, dark="#0b0f24", light="#ffffff", omitsize=False
    )
    return f'<div class="qr">{out.getvalue().decode()}</div>'
