"""What the tools of hosts have posted."""

from __future__ import annotations

from host.core.outbox import Post


class TellExport(Post, frozen=True, tag="exported"):
    """A host has taken a match that is over as a file; its log grows no more, so who and why stand here."""

    name: str
    reason: str
