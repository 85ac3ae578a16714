"""Prometheus exporter on a local port.

This module is imported only if metrics are enabled.
"""

from __future__ import annotations

import asyncio
import logging
import platform
from collections.abc import Iterator
from wsgiref.simple_server import WSGIServer

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    Info,
    ProcessCollector,
    start_http_server,
)
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from bot.core.metrics.backup_state import BackupState
from bot.core.metrics.collector import MetricsCollector, MetricSources
from bot.core.version import VERSION
from host.operations.health import HealthFigures, load_figures

SCRAPE_TIMEOUT = 5.0
"""Maximum number of seconds that a scrape waits for the database."""
SECONDS = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0)


class Exporter(MetricsCollector):
    """A collector that records interactions and response times.

    All other metrics are read on each scrape.
    """

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._clicks = Counter(
            "harbourmaster_clicks", "Commands, buttons and forms", ["kind"], registry=self.registry
        )
        self._acknowledged = Histogram(
            "harbourmaster_acknowledgement_seconds", "Until Discord heard of it",
            buckets=SECONDS, registry=self.registry,
        )  # fmt: skip
        self._answered = Histogram(
            "harbourmaster_answer_seconds", "Until the person was answered",
            buckets=SECONDS, registry=self.registry,
        )  # fmt: skip
        errors = Counter("harbourmaster_errors", "Errors in the log", registry=self.registry)
        self._error_handler = _ErrorHandler(errors)
        build = Info("harbourmaster_build", "The version of the bot", registry=self.registry)
        build.info({"version": VERSION, "python": platform.python_version()})
        ProcessCollector(registry=self.registry)
        self._server: WSGIServer | None = None

    def count_interaction(self, kind: str) -> None:
        """Count a command, a click or a modal submission."""
        self._clicks.labels(kind).inc()

    def observe_acknowledgement(self, seconds: float) -> None:
        """Record how many seconds it took to acknowledge an interaction."""
        self._acknowledged.observe(seconds)

    def observe_response(self, seconds: float) -> None:
        """Record how many seconds the user waited for the response."""
        self._answered.observe(seconds)

    def open(self, sources: MetricSources, port: int, at: str) -> int:
        """Serve metrics on a local port, and return the port.

        Port 0 selects any free port. Raises OSError.
        """
        loop = asyncio.get_running_loop()
        self._server, _ = start_http_server(port, addr=at, registry=self.registry)
        # Opening the port may fail and be retried, so register the collector only after the port is open.
        self.registry.register(_State(loop, sources))
        logging.getLogger().addHandler(self._error_handler)
        return int(self._server.server_port)

    def close(self) -> None:
        """Stop serving metrics."""
        logging.getLogger().removeHandler(self._error_handler)
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()


class _ErrorHandler(logging.Handler):
    """A log handler that counts errors."""

    def __init__(self, errors: Counter) -> None:
        super().__init__(logging.ERROR)
        self._errors = errors

    def emit(self, record: logging.LogRecord) -> None:
        """Count a logged error."""
        self._errors.inc()


class _State(Collector):
    """A collector for the current state.

    It runs in the scrape thread and reads the database through the bot's event loop.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop, sources: MetricSources) -> None:
        self._loop, self._sources = loop, sources

    def describe(self) -> Iterator[GaugeMetricFamily]:
        """Return no metrics, so that registering the collector does not call `collect`.

        `collect` waits for the event loop, which is blocked during the registration.
        """
        return iter(())

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Yield the queue lengths, and the state of the database and the gateway."""
        read = asyncio.run_coroutine_threadsafe(self._load(), self._loop)
        try:
            found = read.result(SCRAPE_TIMEOUT)
        except Exception:  # noqa: BLE001 - any error means that the database is unavailable
            read.cancel()
            yield _gauge("database_up", "The database answers", 0)
        else:
            yield _gauge("database_up", "The database answers", 1)
            yield from _gauges(found)
        yield _gauge("gateway_up", "People are served", float(self._sources.is_serving()))
        yield _gauge("gateway_latency_seconds", "Of the line to Discord", self._sources.latency())
        yield from _backup_gauges(self._sources.backups)

    async def _load(self) -> HealthFigures:
        await self._sources.ctx.database.check_usable()
        return await load_figures(self._sources.ctx)


def _gauges(found: HealthFigures) -> Iterator[GaugeMetricFamily]:
    yield _gauge("posts_waiting", "Messages to be sent", found.posts.count)
    yield _gauge("posts_oldest_seconds", "Since the first of them was written", found.posts.age)
    yield _gauge("jobs_due", "Robots' turns and other work that is due", found.jobs.count)
    yield _gauge("jobs_oldest_seconds", "Since the first of them is due", found.jobs.age)
    yield _gauge("timers_late", "Timers that should have rung", found.timers.count)
    yield _gauge("timers_oldest_seconds", "Since the first of them is due", found.timers.age)
    yield _gauge("matches_running", "Matches", found.running)
    yield _gauge("database_answer_seconds", "In which the database told all this", found.database_latency)


def _backup_gauges(backups: BackupState) -> Iterator[GaugeMetricFamily]:
    if backups.is_on:
        yield _gauge("backup_failed", "The last daily backup failed", float(bool(backups.error)))
    if backups.last is not None:
        yield _gauge("backup_timestamp_seconds", "When the newest backup was made", backups.last)


def _gauge(name: str, documentation: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(f"harbourmaster_{name}", documentation, value)
