"""What is to happen to the data of a server."""

from __future__ import annotations

from host.core.timers import Timer


class DeleteServer(Timer, frozen=True, tag="delete-server"):
    """All that is stored of a server that has removed the bot is deleted."""
