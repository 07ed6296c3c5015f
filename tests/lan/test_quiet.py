"""What a library complains of reaches nobody who did not ask for it, and never as a traceback."""

from __future__ import annotations

import logging

import pytest
import zeroconf._logger

import netcore.lan.discovery  # noqa: F401 - it hushes the library


def complain(text: str) -> None:
    try:
        raise OSError(101, text)
    except OSError:
        zeroconf._logger.QuietLogger.log_exception_warning("Error with socket %d", 7)


def test_a_warning_of_zeroconf_is_no_traceback_and_no_warning(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        complain("first")
    assert caplog.records == []
    with caplog.at_level(logging.INFO):
        complain("second")
    (record,) = caplog.records
    assert (record.levelno, record.exc_info) == (logging.INFO, None)
    assert record.getMessage() == "Error with socket 7: OSError(101, 'second')"
