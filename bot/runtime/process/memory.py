"""Memory of a process that runs for months: what never changes is left alone, what is freed is given back."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
from typing import Any

from renderer.core import sheets

M_TRIM_THRESHOLD, M_MMAP_THRESHOLD, M_ARENA_MAX = -1, -3, -8
"""The names of the settings in glibc's malloc.h."""
LARGE = 4 * 1024 * 1024
"""Bytes: a whole picture has more, its parts have less. Room that is given back and asked for again is dear: with a
limit of 128 kB the system took as long to find room for parts as we take to draw them."""
PAUSE = 30.0
"""Seconds between two times at which what lies free is given back: that takes two milliseconds, in a thread."""


def settle() -> None:
    """Arrange memory, once all modules are loaded."""
    _give_back_what_is_large()
    # A full collection walks the hundred thousand objects of the libraries and stops the event loop for some
    # 50 ms. They stay anyhow: from now on it looks only at what came later.
    gc.collect()
    gc.freeze()


async def give_back() -> None:
    """Give back again and again what nobody uses, the sheet of the last picture too; ends by cancelling.

    glibc by itself gives back only what lies at the end: some 18 MB lie free in between after many matches.
    """
    trim = _of_malloc("malloc_trim")
    while True:
        await asyncio.sleep(PAUSE)
        sheets.let_go()
        if trim is not None:
            await asyncio.to_thread(trim, 0)


def _give_back_what_is_large() -> None:
    """Have large blocks freed at once: glibc by itself soon keeps them, some 40 MB after a few pictures."""
    set_option = _of_malloc("mallopt")
    if set_option is not None:
        set_option(M_MMAP_THRESHOLD, LARGE)
        # What lies free at the end of the heap is wanted again by the next picture.
        set_option(M_TRIM_THRESHOLD, 4 * LARGE)
        # What one thread has given back another can use: they take turns anyway.
        set_option(M_ARENA_MAX, 1)


def _of_malloc(name: str) -> Any:
    """Return a function of glibc's malloc.h; None where there is another C library."""
    return getattr(ctypes.CDLL(None), name, None) if sys.platform == "linux" else None
