"""What is noted of every interaction; by itself nothing is."""

from __future__ import annotations

from collections.abc import Callable

from host.core.context import Context


class Watch:
    """Notes nothing: nobody has asked for figures."""

    def clicked(self, kind: str) -> None:
        """Note that somebody has used a command or a button, or sent a form."""

    def acknowledged(self, seconds: float) -> None:
        """Note how long Discord waited to hear that an interaction has arrived."""

    def answered(self, seconds: float) -> None:
        """Note how long a person waited for the answer."""

    def open(
        self, ctx: Context, is_serving: Callable[[], bool], latency: Callable[[], float], port: int, at: str
    ) -> int:
        """Tell what was noted on a port of this machine, any where it is 0; returns which. Raises OSError."""
        return 0

    def close(self) -> None:
        """Tell nothing any more."""
