"""What is posted of acts by authority."""

from __future__ import annotations

from host.core.outbox import Post


class TellAct(Post, frozen=True, tag="act"):
    """An act that no entry of the log tells is told at the table; `act` is its number in the audit."""

    act: int
