"""The sign of life: only while people can be served."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.process.heartbeat import beat
from host.clock import outages
from storage.core.problems import DatabaseUnavailable
from tests.bot.port import Port

pytestmark = pytest.mark.threads


def client(*, is_ready: bool = True, is_open: bool = True) -> Any:
    return SimpleNamespace(is_ready=lambda: is_ready, ws=SimpleNamespace(open=is_open))


@pytest.mark.parametrize(
    ("connected", "is_stored", "lives"),
    [
        ({}, True, True),
        ({}, False, False),
        ({"is_ready": False}, True, False),
        ({"is_open": False}, True, False),
    ],
)
async def test_it_beats_while_connected_and_what_is_written_is_stored(
    connected: dict[str, bool], is_stored: bool, lives: bool, tmp_path: Path
) -> None:
    async def note() -> bool:
        return is_stored

    beating = asyncio.create_task(beat(client(**connected), tmp_path / "heartbeat", note))
    await asyncio.wait([beating], timeout=0.1)
    beating.cancel()
    assert (tmp_path / "heartbeat").exists() == lives


async def test_a_database_that_takes_nothing_is_noticed(port: Port, monkeypatch: pytest.MonkeyPatch) -> None:
    assert await port.bot.note_service()

    async def full(*_: object) -> None:
        raise DatabaseUnavailable("full", "database or disk is full")

    monkeypatch.setattr(outages, "beat", full)
    assert not await port.bot.note_service()
