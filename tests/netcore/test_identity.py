"""Identities: kept whole and private, good in one context only, the same fingerprint for ever."""

from __future__ import annotations

import copy
import os
import stat

import pytest

from netcore.errors import Malformed, Misuse
from netcore.identity import FILE_NAME, Identity, fingerprint, is_public_key, verify


def test_an_identity_survives_a_restart_and_is_private(tmp_path):
    folder = tmp_path / "profile"
    first = Identity.load_or_generate(folder)
    assert Identity.load_or_generate(folder).public == first.public
    assert Identity.load(folder).sign(b"c", b"d") == first.sign(b"c", b"d")
    assert [entry.name for entry in folder.iterdir()] == [FILE_NAME]
    if os.name == "posix":
        assert stat.S_IMODE((folder / FILE_NAME).stat().st_mode) == 0o600


@pytest.mark.skipif(os.name != "posix", reason="file modes are POSIX")
def test_an_identity_that_others_could_read_is_closed_on_load(tmp_path):
    Identity.generate().save(tmp_path)
    (tmp_path / FILE_NAME).chmod(0o644)
    Identity.load(tmp_path)
    assert stat.S_IMODE((tmp_path / FILE_NAME).stat().st_mode) == 0o600


def test_an_identity_is_never_replaced(tmp_path):
    first = Identity.generate()
    first.save(tmp_path)
    with pytest.raises(FileExistsError):
        Identity.generate().save(tmp_path)
    assert Identity.load(tmp_path).public == first.public


def test_a_file_system_without_links_will_do(tmp_path, monkeypatch):
    def no_links(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "link", no_links)
    first = Identity.load_or_generate(tmp_path)
    assert Identity.load(tmp_path).public == first.public
    with pytest.raises(FileExistsError):
        Identity.generate().save(tmp_path)


@pytest.mark.parametrize(
    "damage", [b"", b"junk", b"sennik identity 1\n" + bytes(31), b"sennik identity 2\n" + bytes(32)]
)
def test_a_damaged_identity_is_reported_and_left_alone(tmp_path, damage):
    (tmp_path / FILE_NAME).write_bytes(damage)
    with pytest.raises(Malformed, match="damaged"):
        Identity.load_or_generate(tmp_path)
    assert (tmp_path / FILE_NAME).read_bytes() == damage


def test_a_signature_is_good_for_its_key_context_and_data_only():
    ada, ben = Identity.generate(), Identity.generate()
    signature = ada.sign(b"context", b"data")
    assert verify(ada.public, b"context", b"data", signature)
    assert not verify(ben.public, b"context", b"data", signature)
    assert not verify(ada.public, b"contex", b"tdata", signature)
    assert not verify(ada.public, b"context", b"other", signature)
    assert not verify(ada.public, b"context", b"data", signature[:-1])
    for place in range(len(signature)):
        assert not verify(ada.public, b"context", b"data", signature[:place] + b"\x00" + signature[place + 1 :]) or (
            signature[place] == 0
        )


@pytest.mark.parametrize(
    "public",
    [
        b"",
        bytes(31),
        bytes(32),
        b"\x01" + bytes(31),
        b"\xff" * 32,
        bytes.fromhex("ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f"),
        bytes.fromhex("c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a"),
    ],
)
def test_keys_that_accept_many_signatures_are_no_keys(public):
    assert not is_public_key(public)
    assert not verify(public, b"c", b"d", bytes(64))


def test_nothing_shows_or_copies_the_secret():
    identity = Identity.generate()
    secret = identity._key.private_bytes_raw()
    assert secret.hex() not in repr(identity) + str(identity)
    for leak in (copy.copy, copy.deepcopy):
        with pytest.raises(Misuse):
            leak(identity)


@pytest.mark.parametrize("context", [b"", bytes(256)])
def test_a_context_has_a_sensible_length(context):
    with pytest.raises(Misuse):
        Identity.generate().sign(context, b"")


def test_fingerprints_are_the_same_in_every_release():
    assert fingerprint(bytes(range(32))) == "043s-ckha-18mn-3h80"
    assert fingerprint(b"\xff" * 32) == "rkxh-25ef-h9em-txn6"
