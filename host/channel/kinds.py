"""What people are told directly of the channel of their match."""

from __future__ import annotations

from host.core.outbox import Post


class TellPlayer(Post, frozen=True, tag="channel"):
    """Whoever owns the post is to know where their match is: nowhere, or in another channel."""

    match: int
