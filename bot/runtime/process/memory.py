"""Memory tuning for a long-running process: freezing permanent objects and returning freed memory."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
from typing import Any

from renderer.core import image_pool

M_TRIM_THRESHOLD, M_MMAP_THRESHOLD, M_ARENA_MAX = -1, -3, -8
"""The parameter numbers from glibc's malloc.h."""
LARGE_BLOCK = 4 * 1024 * 1024
"""Minimum size in bytes of freed blocks that are returned to the operating system.

A whole image is larger than this, but the parts that it is drawn from are smaller. Returning memory often is
expensive: with a threshold of 128 kB, allocation took as long as drawing.
"""
TRIM_INTERVAL = 30.0
"""Seconds between memory trims, each of which takes two milliseconds in a thread."""


def freeze_gc() -> None:
    """Freeze permanent objects and configure memory allocation; call this after all modules are loaded."""
    _configure_malloc()
    # The imported libraries create about a hundred thousand permanent objects. A full collection traverses
    # them and blocks the event loop for about 50 ms. Freeze them, so that later collections only traverse
    # newer objects.
    gc.collect()
    gc.freeze()


async def trim_heap() -> None:
    """Return unused memory to the operating system periodically, until cancelled.

    This includes the last image's canvas. By default, glibc returns only memory at the end of the heap. After
    several matches, about 18 MB in the rest of the heap are unused.
    """
    trim = _malloc_function("malloc_trim")
    while True:
        await asyncio.sleep(TRIM_INTERVAL)
        image_pool.clear()
        if trim is not None:
            await asyncio.to_thread(trim, 0)


def _configure_malloc() -> None:
    """Configure malloc to return large blocks to the operating system immediately.

    By default, glibc keeps about 40 MB after a few images.
    """
    set_option = _malloc_function("mallopt")
    if set_option is not None:
        set_option(M_MMAP_THRESHOLD, LARGE_BLOCK)
        # Keep some free memory at the end of the heap, because the next image needs it again.
        set_option(M_TRIM_THRESHOLD, 4 * LARGE_BLOCK)
        # Use a single arena, so that threads can reuse each other's memory. The threads take turns anyway.
        set_option(M_ARENA_MAX, 1)


def _malloc_function(name: str) -> Any:
    """Return a function declared in glibc's malloc.h; None if another C library is used."""
    return getattr(ctypes.CDLL(None), name, None) if sys.platform == "linux" else None
