"""TLS 1.3 without an authority: a certificate per process; who owns it is proved in the hello, not in its text."""

from __future__ import annotations

import datetime
import hashlib
import secrets
import ssl
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.x509.oid import NameOID

from netcore.errors import Malformed

# Laptops on a LAN may be years off (a dead battery, no internet); nobody checks these dates, and yet they cover all.
_VALID_FROM = datetime.datetime(1980, 1, 1, tzinfo=datetime.UTC)
_VALID_UNTIL = datetime.datetime(9999, 12, 31, tzinfo=datetime.UTC)


@dataclass(frozen=True, slots=True)
class Certificate:
    """A self-signed Ed25519 certificate with its key. `digest` is the SHA-256 of the DER form, 32 bytes."""

    digest: bytes
    certificate_pem: bytes = field(repr=False)
    key_pem: bytes = field(repr=False)
    key_password: bytes = field(repr=False)


def make_certificate(
    valid_from: datetime.datetime = _VALID_FROM, valid_until: datetime.datetime = _VALID_UNTIL
) -> Certificate:
    """A fresh certificate and key. It names nobody; its dates are there because the format wants dates."""
    key = Ed25519PrivateKey.generate()
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "sennik")])
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(valid_from)
        .not_valid_after(valid_until)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .sign(key, None)
    )
    password = secrets.token_hex(16).encode("ascii")
    return Certificate(
        digest=hashlib.sha256(certificate.public_bytes(serialization.Encoding.DER)).digest(),
        certificate_pem=certificate.public_bytes(serialization.Encoding.PEM),
        key_pem=key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.BestAvailableEncryption(password),
        ),
        key_password=password,
    )


def listening_context(certificate: Certificate) -> ssl.SSLContext:
    """TLS for who accepts: version 1.3 only, no tickets, so that every connection shows the certificate."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.num_tickets = 0
    # The ssl module reads keys from files only; what touches the disk is encrypted, and its password does not.
    with tempfile.TemporaryDirectory(prefix="sennik-") as folder:
        path = Path(folder, "key.pem")
        path.touch(mode=0o600)
        path.write_bytes(certificate.key_pem + certificate.certificate_pem)
        context.load_cert_chain(path, password=certificate.key_password)
    return context


def dialling_context() -> ssl.SSLContext:
    """TLS for who dials: any certificate is taken here, since the hello proves whose it is. Dates play no part."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname = False  # has to come before CERT_NONE
    context.verify_mode = ssl.CERT_NONE
    return context


def shown_digest(connection: ssl.SSLObject) -> bytes:
    """The SHA-256 of the certificate that the other side showed, 32 bytes. Malformed if it showed none."""
    der = connection.getpeercert(binary_form=True)
    if der is None:
        raise Malformed("the other side showed no certificate")
    return hashlib.sha256(der).digest()
