"""Memory arranged at the start; in a process of its own, for nothing of it can be undone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

COLLECTION = """
import gc
from bot import app
from bot.process import memory
before = len(gc.get_objects())
memory.settle()
print(before, len(gc.get_objects()))
"""

PICTURES = """
from pathlib import Path
from PIL import Image
from bot.process import memory
def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096
memory.settle()
before, kept = resident(), []
for _ in range(8):
    large = Image.new("RGB", (1400, 1400), 1)
    kept.append(bytearray(1000))  # lies behind the picture where both come from one heap
    del large
print(before, resident())
"""


def _told(program: str) -> tuple[int, int]:
    command = [sys.executable, "-c", program]
    ran = subprocess.run(command, check=True, capture_output=True, text=True, cwd=Path(__file__).parents[2])
    before, after = map(int, ran.stdout.split())
    return before, after


def test_collections_pass_over_what_was_loaded_at_the_start() -> None:
    before, after = _told(COLLECTION)
    assert after < before / 10


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what a process occupies at the moment")
def test_the_memory_of_pictures_goes_back() -> None:
    before, after = _told(PICTURES)
    assert after - before < 4_000_000
