"""Fixtures for bot tests, including a simulated Discord for each test that needs one."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.core.words import i18n
from tests.bot.drawings import leave_undrawn, leave_unencoded
from tests.bot.port import Port, at_port
from tests.bot.wordings import word_once
from tests.fast_database import answer_soon


@pytest.fixture(autouse=True)
def answers(request: pytest.FixtureRequest) -> Iterator[None]:
    """Make the database respond quickly.

    The fixture has its own `MonkeyPatch`, so this patch remains if a test undoes its patches.
    """
    with pytest.MonkeyPatch.context() as patch:
        answer_soon(request, patch)
        yield


@pytest.fixture(autouse=True)
def commands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Build the command payloads only once for all tests."""
    word_once(monkeypatch)


@pytest.fixture(autouse=True)
def undrawn_pictures(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace images with fakes, except in tests that are marked `drawn`."""
    drawn = request.node.get_closest_marker("drawn")
    if drawn is None:
        leave_undrawn(monkeypatch)
    elif not drawn.kwargs.get("encoded", True):
        leave_unencoded(monkeypatch)


@pytest.fixture
async def port(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Port]:
    """Start the bot in a simulated Discord, and fail the test if a message could not be translated."""
    async with at_port(tmp_path) as opened:
        yield opened
    records = [*caplog.get_records("setup"), *caplog.get_records("call"), *caplog.records]
    assert [r.getMessage() for r in records if r.name == i18n.__name__ and r.levelno >= logging.ERROR] == []
