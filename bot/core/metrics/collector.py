"""Interface for interaction statistics; the base class discards them."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from bot.core.metrics.backup_state import BackupState
from host.core.context import Context


class MetricSources(Struct, frozen=True):
    """The objects from which a process's metrics are read."""

    ctx: Context
    is_serving: Callable[[], bool]
    latency: Callable[[], float]
    """Returns the latency of the gateway in seconds."""
    backups: BackupState


class MetricsCollector:
    """A collector that discards all statistics, used when metrics are off."""

    def count_interaction(self, kind: str) -> None:
        """Count a command, a click or a submitted modal."""

    def observe_acknowledgement(self, seconds: float) -> None:
        """Record how many seconds it took to acknowledge an interaction."""

    def observe_response(self, seconds: float) -> None:
        """Record how many seconds the user waited for the response."""

    def open(self, sources: MetricSources, port: int, at: str) -> int:
        """Serve the metrics on a local port (0: any free port) and return the port.

        Raises OSError.
        """
        return 0

    def close(self) -> None:
        """Stop serving metrics."""
