"""Damaged answers, of Discord or of what stands in between: the library trips over them, each time differently."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import dropwhile
from types import TracebackType

LIBRARY = "discord"
OURS = {"bot", "engine", "harbourmaster", "host", "renderer", "storage", "__main__"}


def is_damage(slip: BaseException) -> bool:
    """Tell whether the library raised something by itself: below where we called it, no code of ours was reached."""
    below = list(dropwhile(OURS.__contains__, _rooms(slip.__traceback__)))
    return LIBRARY in below and OURS.isdisjoint(below)


def _rooms(trace: TracebackType | None) -> Iterator[str]:
    """Yield whose code was run, from the outermost function on; what merely runs tasks is nobody's."""
    while trace is not None:
        room = str(trace.tb_frame.f_globals.get("__name__")).split(".", maxsplit=1)[0]
        if room != "asyncio":
            yield room
        trace = trace.tb_next
