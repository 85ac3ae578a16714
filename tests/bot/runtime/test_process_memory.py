"""Tests of memory settings at startup.

They run in a subprocess, because the settings cannot be undone.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

COLLECTION = """
import gc
from bot.runtime import app
from bot.runtime.process import memory
before = len(gc.get_objects())
memory.freeze_gc()
print(before, len(gc.get_objects()))
"""

RESIDENT_MEMORY = """
from pathlib import Path
from bot.runtime.process import memory
def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096
"""

PICTURES = """
from PIL import Image
memory.freeze_gc()
before, kept = resident(), []
for _ in range(8):
    large = Image.new("RGB", (1400, 1400), 1)
    kept.append(bytearray(1000))  # lies behind the picture where both come from one heap
    del large
print(before, resident())
"""

SMALL_BLOCKS = """
import asyncio
memory.TRIM_INTERVAL = 0.0
memory.freeze_gc()
blocks = [bytes(10_000) for _ in range(4000)]
kept = bytes(10_000)  # lies at the end
blocks.clear()
before = resident()
async def give_back():
    giving = asyncio.create_task(memory.trim_heap())
    while resident() > before - 30_000_000:
        await asyncio.sleep(0.01)
    giving.cancel()
asyncio.run(asyncio.wait_for(give_back(), 20))
print(before, resident())
"""

LARGE_IMAGE = """
import asyncio
from PIL import Image
from renderer.core import image_pool
memory.TRIM_INTERVAL = 0.0
before = resident()
image_pool.release(Image.new("RGB", (1400, 1400), 1))
async def give_back():
    giving = asyncio.create_task(memory.trim_heap())
    while resident() > before + 2_000_000:
        await asyncio.sleep(0.01)
    giving.cancel()
asyncio.run(asyncio.wait_for(give_back(), 20))
print(before, resident())
"""


def _run_program(program: str) -> tuple[int, int]:
    command = [sys.executable, "-c", program]
    ran = subprocess.run(command, check=True, capture_output=True, text=True, cwd=Path(__file__).parents[3])
    before, after = map(int, ran.stdout.split())
    return before, after


def test_garbage_collection_skips_objects_loaded_at_startup() -> None:
    before, after = _run_program(COLLECTION)
    assert after < before / 10


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what a process occupies at the moment")
def test_image_memory_is_released() -> None:
    before, after = _run_program(RESIDENT_MEMORY + PICTURES)
    assert after - before < 4_000_000


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what a process occupies at the moment")
def test_heap_trim_releases_fragmented_memory() -> None:
    before, after = _run_program(RESIDENT_MEMORY + SMALL_BLOCKS)
    assert after < before - 30_000_000


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what a process occupies at the moment")
def test_memory_of_the_last_image_is_released() -> None:
    before, after = _run_program(RESIDENT_MEMORY + LARGE_IMAGE)
    assert after - before < 2_000_000
