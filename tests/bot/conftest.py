"""Fixtures for bot tests, including a simulated Discord for each test that needs one."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.core.words import i18n
from tests.bot.command_payloads import cache_command_payloads
from tests.bot.drawings import skip_emojis, skip_encoding, skip_rendering
from tests.bot.port import Port, running_port
from tests.fast_database import speed_up_database


@pytest.fixture(autouse=True)
def fast_database(request: pytest.FixtureRequest) -> Iterator[None]:
    """Make the database respond quickly.

    This fixture uses a separate `MonkeyPatch`, so that the patch stays active when a test undoes its own
    patches.
    """
    with pytest.MonkeyPatch.context() as patch:
        speed_up_database(request, patch)
        yield


@pytest.fixture(autouse=True)
def cached_command_payloads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Build the command payloads only once for all tests."""
    cache_command_payloads(monkeypatch)


@pytest.fixture(autouse=True)
def no_emojis(monkeypatch: pytest.MonkeyPatch) -> None:
    """Prevent the bot from uploading emojis at its start."""
    skip_emojis(monkeypatch)


@pytest.fixture(autouse=True)
def fake_images(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace images with fakes, except in tests that are marked `drawn`."""
    drawn = request.node.get_closest_marker("drawn")
    if drawn is None:
        skip_rendering(monkeypatch)
    elif not drawn.kwargs.get("encoded", True):
        skip_encoding(monkeypatch)


@pytest.fixture
async def port(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Port]:
    """Start the bot in a simulated Discord, and fail the test if a message could not be translated."""
    async with running_port(tmp_path) as opened:
        yield opened
    records = [*caplog.get_records("setup"), *caplog.get_records("call"), *caplog.records]
    assert [r.getMessage() for r in records if r.name == i18n.__name__ and r.levelno >= logging.ERROR] == []
