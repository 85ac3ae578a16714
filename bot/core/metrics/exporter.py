"""Prometheus exporter on a local port; imported only if metrics are enabled."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from wsgiref.simple_server import WSGIServer

from prometheus_client import CollectorRegistry, Counter, Histogram, start_http_server
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from bot.core.metrics.collector import MetricsCollector
from host.core.context import Context
from host.operations.health import HealthFigures, load_figures

SCRAPE_TIMEOUT = 5.0
"""Maximum seconds that a scrape waits for the database."""
SECONDS = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0)


class Exporter(MetricsCollector):
    """A collector that records clicks and response times, and reads all other metrics on each scrape."""

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
        self._server: WSGIServer | None = None

    def count_interaction(self, kind: str) -> None:
        """Count a command, a click or a submitted modal."""
        self._clicks.labels(kind).inc()

    def observe_acknowledgement(self, seconds: float) -> None:
        """Record how many seconds it took to acknowledge an interaction."""
        self._acknowledged.observe(seconds)

    def observe_response(self, seconds: float) -> None:
        """Record how many seconds the user waited for the response."""
        self._answered.observe(seconds)

    def open(
        self, ctx: Context, is_serving: Callable[[], bool], latency: Callable[[], float], port: int, at: str
    ) -> int:
        """Serve metrics on a local port (0: any free port) and return the port.

        Raises OSError.
        """
        loop = asyncio.get_running_loop()
        self._server, _ = start_http_server(port, addr=at, registry=self.registry)
        # Register the collector only once the port is open: a failed attempt is retried and must not register
        # it twice.
        self.registry.register(_State(loop, ctx, is_serving, latency))
        return int(self._server.server_port)

    def close(self) -> None:
        """Stop serving metrics."""
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()


class _State(Collector):
    """A collector for the current state.

    It runs in the scrape thread and has the bot's event loop read the database.
    """

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        ctx: Context,
        is_serving: Callable[[], bool],
        latency: Callable[[], float],
    ) -> None:
        self._loop, self._ctx, self._is_serving, self._latency = loop, ctx, is_serving, latency

    def describe(self) -> Iterator[GaugeMetricFamily]:
        """Return nothing, because the event loop is still starting when the collector is registered."""
        return iter(())

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Yield the size of the backlogs and the state of the database and the gateway."""
        read = asyncio.run_coroutine_threadsafe(self._load(), self._loop)
        try:
            found = read.result(SCRAPE_TIMEOUT)
        except Exception:  # noqa: BLE001 - whatever keeps the database from answering is told as that
            read.cancel()
            yield _gauge("database_up", "The database answers", 0)
        else:
            yield _gauge("database_up", "The database answers", 1)
            yield from _gauges(found)
        yield _gauge("gateway_up", "People are served", float(self._is_serving()))
        yield _gauge("gateway_latency_seconds", "Of the line to Discord", self._latency())

    async def _load(self) -> HealthFigures:
        await self._ctx.database.check_usable()
        return await load_figures(self._ctx)


def _gauges(found: HealthFigures) -> Iterator[GaugeMetricFamily]:
    yield _gauge("posts_waiting", "Messages to be sent", found.posts.count)
    yield _gauge("posts_oldest_seconds", "Since the first of them was written", found.posts.age)
    yield _gauge("jobs_due", "Robots' turns and other work that is due", found.jobs.count)
    yield _gauge("jobs_oldest_seconds", "Since the first of them is due", found.jobs.age)
    yield _gauge("timers_late", "Timers that should have rung", found.timers.count)
    yield _gauge("timers_oldest_seconds", "Since the first of them is due", found.timers.age)
    yield _gauge("matches_running", "Matches", found.running)
    yield _gauge("database_answer_seconds", "In which the database told all this", found.database_latency)


def _gauge(name: str, documentation: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(f"harbourmaster_{name}", documentation, value)
