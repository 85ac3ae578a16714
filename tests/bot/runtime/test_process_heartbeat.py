"""The heartbeat file: updated only while the bot can serve users."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.runtime.process.heartbeat import run_heartbeat

pytestmark = pytest.mark.threads


@pytest.mark.parametrize("lives", [True, False])
async def test_heartbeat_file_is_written_only_while_serving(lives: bool, tmp_path: Path) -> None:
    beating = asyncio.create_task(run_heartbeat(lambda: lives, tmp_path / "heartbeat"))
    await asyncio.wait([beating], timeout=0.1)
    beating.cancel()
    assert (tmp_path / "heartbeat").exists() == lives
