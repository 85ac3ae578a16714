"""What is told of open tables. The owner is the person."""

from __future__ import annotations

from host.core.outbox import Post
from host.core.timers import Timer


class TellOfTables(Timer, frozen=True, tag="tell"):
    """It is time to tell somebody which tables are open in a server."""

    server: int


class TablesOpened(Post, frozen=True, tag="opened"):
    """Tables were opened at which somebody may want to sit down."""

    server: int
