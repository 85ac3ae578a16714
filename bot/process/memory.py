"""Memory of a process that runs for months: what never changes is left alone, what is freed is given back."""

from __future__ import annotations

import ctypes
import gc
import sys

M_TRIM_THRESHOLD, M_MMAP_THRESHOLD, M_ARENA_MAX = -1, -3, -8
"""The names of the settings in glibc's malloc.h."""
LARGE = 4 * 1024 * 1024
"""Bytes: a whole picture has more, its parts have less. Room that is given back and asked for again is dear: with a
limit of 128 kB the system took as long to find room for parts as we take to draw them."""


def settle() -> None:
    """Arrange memory, once all modules are loaded."""
    _give_back_what_is_large()
    # A full collection walks the hundred thousand objects of the libraries and stops the event loop for some
    # 50 ms. They stay anyhow: from now on it looks only at what came later.
    gc.collect()
    gc.freeze()


def _give_back_what_is_large() -> None:
    """Have large blocks freed at once: glibc by itself soon keeps them, some 40 MB after a few pictures."""
    if sys.platform == "linux":
        set_option = getattr(ctypes.CDLL(None), "mallopt", None)  # other C libraries have none
        if set_option is not None:
            set_option(M_MMAP_THRESHOLD, LARGE)
            # What lies free at the end of the heap is wanted again by the next picture.
            set_option(M_TRIM_THRESHOLD, 4 * LARGE)
            # What one thread has given back another can use: they take turns anyway.
            set_option(M_ARENA_MAX, 1)
