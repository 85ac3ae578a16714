"""Interface for collecting metrics; the base class discards them."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from bot.core.metrics.backup_state import BackupState
from host.core.context import Context


class MetricSources(Struct, frozen=True):
    """The functions and objects that provide a process's metrics."""

    ctx: Context
    is_serving: Callable[[], bool]
    latency: Callable[[], float]
    """Returns the gateway latency in seconds."""
    backups: BackupState


class MetricsCollector:
    """A collector that discards all metrics, used if metrics are disabled."""

    def count_interaction(self, kind: str) -> None:
        """Count a command, a click or a modal submission."""

    def observe_acknowledgement(self, seconds: float) -> None:
        """Record how many seconds it took to acknowledge an interaction."""

    def observe_response(self, seconds: float) -> None:
        """Record how many seconds the user waited for the response."""

    def open(self, sources: MetricSources, port: int, at: str) -> int:
        """Serve metrics on a local port, and return the port.

        Port 0 selects any free port. Raises OSError.
        """
        return 0

    def close(self) -> None:
        """Stop serving metrics."""
