"""Measures the time for drawing the first image: `python -m benchmarks.first`.

The process warms up like the bot. It reads a game and a kind of image from stdin. It prints the seconds for
drawing the first image, and for drawing the same image again.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time

from benchmarks.positions import position
from benchmarks.row import median_seconds
from bot.core.pictures import Pictures
from bot.runtime.process import memory
from bot.runtime.process.warmup import warm_up
from engine.core.files.library import game
from renderer.core.scene import KINDS


def _serve() -> None:
    memory.freeze_gc()  # The real bot also calls this when it starts.
    game_id, wanted = sys.stdin.readline().split()
    drawn = position(game(game_id), next(kind for kind in KINDS if kind == wanted))
    asyncio.run(warm_up(Pictures()))
    begun = time.perf_counter()
    drawn.render()
    first = time.perf_counter() - begun
    print(json.dumps((first, median_seconds(drawn.render, 5))), flush=True)


if __name__ == "__main__":
    _serve()
