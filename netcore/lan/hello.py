"""The hello: two peers prove to each other who they are, over the certificate between them and two fresh numbers.

Sans-I/O, and in this order (docs/protocol/lan.md, "Hello"):

    dialler                                 listener
    greeting: version, nonce            →
                                        ←   greeting: version, nonce
                                        ←   proof: key, about, notice, signature
    (a probe stops here)
    proof: key, about, signature        →
                                        ←   answer: welcome, or why not

Each signature covers role, certificate, both greetings as received, and what its maker says of itself. So it is good
for this connection only: it cannot be replayed, turned round, or passed on by someone between the two with a
certificate of their own.
"""

from __future__ import annotations

import hashlib
import re
from typing import Annotated, Literal, TypeAlias

import msgspec

from netcore.errors import Malformed, Unreachable
from netcore.identity import PUBLIC_BYTES, SIGNATURE_BYTES, Identity, verify
from netcore.names import clean_name
from netcore.version import PROTOCOL_VERSION
from netcore.wire.codec import decode, encode

NONCE_BYTES = 32
MAX_NAME_CHARS = 64
INSTANCE_BYTES = 8
TABLE_BYTES = 16
RULES_BYTES = 8
MAX_HELLO_BYTES = 1024
"""The largest frame that a stranger may send, in bytes."""

_MAGIC = b"SENNIK"
_CONTEXT = b"sennik/lan/hello/1"
_MAX_PROGRAM_BYTES = 32
_RELEASE = re.compile(r"\A[0-9][0-9A-Za-z.+-]{0,15}\Z")
"""What a release looks like; anything else that a stranger calls itself is shown to nobody."""

Word: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A[a-z][a-z0-9-]{0,23}\Z")]
Key: TypeAlias = Annotated[bytes, msgspec.Meta(min_length=PUBLIC_BYTES, max_length=PUBLIC_BYTES)]
Signature: TypeAlias = Annotated[bytes, msgspec.Meta(min_length=SIGNATURE_BYTES, max_length=SIGNATURE_BYTES)]
RefusalCode: TypeAlias = Literal["full", "in-use", "yourself", "unwelcome"]

REFUSALS: dict[RefusalCode, str] = {
    "full": "The other computer has no room for one more connection.",
    "in-use": "The other computer is already talking to a program with your identity. Is your profile open elsewhere?",
    "yourself": "That is a program with your own identity: you, or a copy of your profile.",
    "unwelcome": "The other computer does not want this connection.",
}
"""What each refusal means, for a person."""


def shown_release(program: str) -> str:
    """What a stranger calls its release, as it may be shown; "" if it looks like none."""
    return program if _RELEASE.match(program) else ""


class OtherVersion(Unreachable):
    """The other side runs another version of Sennik, so the two cannot play together.

    `ours` and `theirs` are protocol versions; `program` is what the other calls its release ("" if unknown). `code`
    says what the other is, "older" or "newer", and `detail` which release, for a person: "" if it looks like none.
    """

    def __init__(self, ours: int, theirs: int, program: str) -> None:
        who_is_older = "yours" if ours < theirs else "theirs"
        release = f" (Sennik {program})" if program else ""
        super().__init__(
            f"The other computer speaks version {theirs} of the protocol{release}, this one version {ours}: "
            f"{who_is_older} is older and needs an update."
        )
        self.ours = ours
        self.theirs = theirs
        self.program = program
        self.code = "older" if theirs < ours else "newer"
        self.detail = shown_release(program)


class Refused(Unreachable):
    """The other side knows who calls and declines. `code` says why."""

    def __init__(self, code: RefusalCode) -> None:
        super().__init__(REFUSALS[code])
        self.code: RefusalCode = code


class OtherPeer(Malformed):
    """The listener has proved who it is, and that is somebody else than the peer that was called: `peer`."""

    def __init__(self, peer: bytes) -> None:
        super().__init__("somebody else answers there than the peer that was called")
        self.peer = peer


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a peer says of itself. `instance` is drawn afresh by every start of the program: 8 bytes.

    `lantern` is the picture that the player chose, "" for none.
    """

    name: Annotated[str, msgspec.Meta(max_length=MAX_NAME_CHARS)]
    kind: Literal["person", "bot"]
    lantern: Annotated[str, msgspec.Meta(pattern=r"\A([a-z][a-z0-9-]{0,23})?\Z")]
    instance: Annotated[bytes, msgspec.Meta(min_length=INSTANCE_BYTES, max_length=INSTANCE_BYTES)]

    def cleaned(self) -> About:
        """The same with a name that is fit to be shown."""
        return msgspec.structs.replace(self, name=clean_name(self.name))


class Notice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table that a peer has open, as anyone may know it. `taken` of `seats` seats are taken.

    `rules`: the first 8 bytes of the hash of the game's rules, so that who plays by others sees it before sitting down.
    `door`: how people are let in where not everybody may sit down. `bench`: where nobody may look on.
    """

    table: Annotated[bytes, msgspec.Meta(min_length=TABLE_BYTES, max_length=TABLE_BYTES)]
    game: Word
    seats: Annotated[int, msgspec.Meta(ge=1, le=12)]
    taken: Annotated[int, msgspec.Meta(ge=0, le=12)]
    phase: Literal["open", "playing", "over"]
    rules: Annotated[bytes, msgspec.Meta(min_length=RULES_BYTES, max_length=RULES_BYTES)]
    door: Literal["nod", "word"] | msgspec.UnsetType = msgspec.UNSET
    bench: Literal["closed"] | msgspec.UnsetType = msgspec.UNSET


class Met(msgspec.Struct, frozen=True):
    """Who the other side has proved to be. `notice` is None from a dialler, and from a listener without a table."""

    peer: bytes
    about: About
    notice: Notice | None


class _ListenerProof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: Key
    about: About
    notice: Notice | None
    signature: Signature


class _DiallerProof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: Key
    about: About
    signature: Signature


class _Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    refusal: RefusalCode | None


class _Greetings:
    """The first thing either side says. Its beginning keeps its shape in every version, so versions can be compared."""

    def __init__(self, nonce: bytes, program: str, protocol: int) -> None:
        release = program.encode("ascii", "replace")[:_MAX_PROGRAM_BYTES]
        self._protocol = protocol
        self.ours = _MAGIC + protocol.to_bytes(2, "big") + bytes([len(release)]) + release + nonce
        self.theirs = b""

    def receive(self, frame: bytes) -> None:
        """Take the other's greeting: Malformed if it is none, OtherVersion if it is of another protocol version."""
        head = len(_MAGIC) + 3
        if len(frame) < head or not frame.startswith(_MAGIC):
            raise Malformed("not a greeting of Sennik")
        protocol = int.from_bytes(frame[len(_MAGIC) : head - 1], "big")
        length = frame[head - 1]
        release = frame[head : head + length]
        if length > _MAX_PROGRAM_BYTES or len(release) < length or not all(0x20 < byte < 0x7F for byte in release):
            raise Malformed("a greeting with an impossible release")
        if protocol != self._protocol:
            raise OtherVersion(self._protocol, protocol, release.decode("ascii"))
        if len(frame) != head + length + NONCE_BYTES:
            raise Malformed("a greeting of the wrong length")
        self.theirs = frame


def _digest(*fields: bytes) -> bytes:
    """SHA-256 over the fields, each with its length in front, so that no two lists of fields look the same."""
    hashed = hashlib.sha256()
    for item in fields:
        hashed.update(len(item).to_bytes(4, "big"))
        hashed.update(item)
    return hashed.digest()


def _listener_statement(
    certificate: bytes, dialler: bytes, listener: bytes, key: bytes, about: About, notice: Notice | None
) -> bytes:
    said = b"" if notice is None else encode(notice)
    return _digest(b"listener", certificate, dialler, listener, key, encode(about), said)


def _dialler_statement(
    certificate: bytes, dialler: bytes, listener: bytes, key: bytes, listener_key: bytes, about: About
) -> bytes:
    return _digest(b"dialler", certificate, dialler, listener, key, listener_key, encode(about))


class DiallerHello:
    """The dialler's side. `certificate` is the digest of what the listener showed; `nonce` 32 fresh random bytes."""

    def __init__(self, certificate: bytes, nonce: bytes, program: str, protocol: int = PROTOCOL_VERSION) -> None:
        self._certificate = certificate
        self._greetings = _Greetings(nonce, program, protocol)
        self._met: Met | None = None

    def greeting(self) -> bytes:
        """The first frame to send."""
        return self._greetings.ours

    def receive_greeting(self, frame: bytes) -> None:
        """Raises Malformed or OtherVersion."""
        self._greetings.receive(frame)

    def receive_proof(self, frame: bytes, expected: bytes | None) -> Met:
        """Who answers. Malformed if the proof is wrong; OtherPeer if it proves another peer than `expected`."""
        proof = decode(frame, _ListenerProof, largest=MAX_HELLO_BYTES)
        statement = _listener_statement(
            self._certificate, self._greetings.ours, self._greetings.theirs, proof.key, proof.about, proof.notice
        )
        if not verify(proof.key, _CONTEXT, statement, proof.signature):
            raise Malformed("the listener did not prove its identity")
        if expected is not None and proof.key != expected:
            raise OtherPeer(proof.key)
        self._met = Met(proof.key, proof.about.cleaned(), proof.notice)
        return self._met

    def proof(self, identity: Identity, about: About) -> bytes:
        """What to send to a listener that has proved who it is."""
        if self._met is None:
            raise Malformed("the listener has not proved its identity yet")
        statement = _dialler_statement(
            self._certificate,
            self._greetings.ours,
            self._greetings.theirs,
            identity.public,
            self._met.peer,
            about,
        )
        return encode(_DiallerProof(identity.public, about, identity.sign(_CONTEXT, statement)))

    @staticmethod
    def receive_answer(frame: bytes) -> None:
        """Raises Malformed, or Refused if the listener declines."""
        answer = decode(frame, _Answer, largest=MAX_HELLO_BYTES)
        if answer.refusal is not None:
            raise Refused(answer.refusal)


class ListenerHello:
    """The listener's side. `certificate` is the digest of its own certificate; `nonce` 32 fresh random bytes."""

    def __init__(self, certificate: bytes, nonce: bytes, program: str, protocol: int = PROTOCOL_VERSION) -> None:
        self._certificate = certificate
        self._greetings = _Greetings(nonce, program, protocol)
        self._key = b""

    def greeting(self) -> bytes:
        """The first frame to send: also to a dialler of another version, so that it can say what is wrong."""
        return self._greetings.ours

    def receive_greeting(self, frame: bytes) -> None:
        """Raises Malformed or OtherVersion."""
        self._greetings.receive(frame)

    def proof(self, identity: Identity, about: About, notice: Notice | None) -> bytes:
        """What to send once both have greeted."""
        self._key = identity.public
        statement = _listener_statement(
            self._certificate, self._greetings.theirs, self._greetings.ours, identity.public, about, notice
        )
        return encode(_ListenerProof(identity.public, about, notice, identity.sign(_CONTEXT, statement)))

    def receive_proof(self, frame: bytes) -> Met:
        """Who calls. Malformed if the proof is wrong."""
        proof = decode(frame, _DiallerProof, largest=MAX_HELLO_BYTES)
        statement = _dialler_statement(
            self._certificate, self._greetings.theirs, self._greetings.ours, proof.key, self._key, proof.about
        )
        if not verify(proof.key, _CONTEXT, statement, proof.signature):
            raise Malformed("the dialler did not prove its identity")
        return Met(proof.key, proof.about.cleaned(), None)

    @staticmethod
    def answer(refusal: RefusalCode | None) -> bytes:
        """The last frame of the hello: None welcomes."""
        return encode(_Answer(refusal))
