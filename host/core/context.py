"""The harbour: what the host needs to work, the locks of the matches, and the folds kept in memory."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from weakref import WeakValueDictionary

from host.match.fold import Line
from storage.core.database import Database

MAX_KEPT = 64


class Context:
    """All matches of one database; `now` tells unix milliseconds, `new_secret` 128 fresh bits in hex."""

    def __init__(
        self,
        database: Database,
        now: Callable[[], int],
        new_secret: Callable[[], str],
        *,
        most_kept: int = MAX_KEPT,
    ) -> None:
        self.database = database
        self.now = now
        self.new_secret = new_secret
        self._most_kept = most_kept
        self._lines: OrderedDict[int, Line] = OrderedDict()
        self._locks: WeakValueDictionary[tuple[int, str], asyncio.Lock] = WeakValueDictionary()

    def lock(self, match_id: int, what: str = "log") -> asyncio.Lock:
        """Return the lock of a match: `log` is held while it changes, `robots` while its robots play."""
        return self._locks.setdefault((match_id, what), asyncio.Lock())

    def kept(self, match_id: int) -> Line | None:
        """Return the fold kept of a match, if any."""
        if match_id in self._lines:
            self._lines.move_to_end(match_id)
        return self._lines.get(match_id)

    def keep(self, match_id: int, line: Line) -> None:
        """Keep the fold of what is stored; the one unused for longest goes."""
        self._lines[match_id] = line
        self._lines.move_to_end(match_id)
        if len(self._lines) > self._most_kept:
            self._lines.popitem(last=False)

    def forget(self, match_id: int) -> None:
        """Drop what is kept of a match."""
        self._lines.pop(match_id, None)
