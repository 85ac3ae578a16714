"""Figures for Prometheus, on a port of this machine; imported only where they are asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from wsgiref.simple_server import WSGIServer

from prometheus_client import CollectorRegistry, Counter, Histogram, start_http_server
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from bot.core.metrics.collector import Watch
from host.core.context import Context
from host.operations.health import Figures, figures

PATIENCE = 5.0
"""Seconds that whoever asks waits for the database."""
SECONDS = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0)


class Exporter(Watch):
    """Counts clicks and how long people wait, and tells that with what it reads when it is asked."""

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

    def clicked(self, kind: str) -> None:
        """Count a command, a button or a form."""
        self._clicks.labels(kind).inc()

    def acknowledged(self, seconds: float) -> None:
        """Count how long an acknowledgement took."""
        self._acknowledged.observe(seconds)

    def answered(self, seconds: float) -> None:
        """Count how long an answer took."""
        self._answered.observe(seconds)

    def open(
        self, ctx: Context, is_serving: Callable[[], bool], latency: Callable[[], float], port: int, at: str
    ) -> int:
        """Tell figures on a port of this machine, any where it is 0; returns which it is."""
        loop = asyncio.get_running_loop()
        self._server, _ = start_http_server(port, addr=at, registry=self.registry)
        # Now that the port is ours: it may have been tried before.
        self.registry.register(_State(loop, ctx, is_serving, latency))
        return int(self._server.server_port)

    def close(self) -> None:
        """Tell nothing any more."""
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()


class _State(Collector):
    """What is so now: read from the database in the loop of the bot, for the thread that is asked."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        ctx: Context,
        is_serving: Callable[[], bool],
        latency: Callable[[], float],
    ) -> None:
        self._loop, self._ctx, self._is_serving, self._latency = loop, ctx, is_serving, latency

    def describe(self) -> Iterator[GaugeMetricFamily]:
        """Say nothing before it is asked: the loop is busy with the start."""
        return iter(())

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Yield what waits and how the database and the gateway are."""
        read = asyncio.run_coroutine_threadsafe(figures(self._ctx), self._loop)
        try:
            found = read.result(PATIENCE)
        except Exception:  # noqa: BLE001 - whatever keeps the database from answering is told as that
            read.cancel()
            yield _gauge("database_up", "The database answers", 0)
        else:
            yield _gauge("database_up", "The database answers", 1)
            yield from _gauges(found)
        yield _gauge("gateway_up", "People are served", float(self._is_serving()))
        yield _gauge("gateway_latency_seconds", "Of the line to Discord", self._latency())


def _gauges(found: Figures) -> Iterator[GaugeMetricFamily]:
    yield _gauge("posts_waiting", "Messages to be sent", found.posts.count)
    yield _gauge("posts_oldest_seconds", "Since the first of them was written", found.posts.age)
    yield _gauge("jobs_due", "Robots' turns and other work that is due", found.jobs.count)
    yield _gauge("jobs_oldest_seconds", "Since the first of them is due", found.jobs.age)
    yield _gauge("timers_late", "Timers that should have rung", found.timers.count)
    yield _gauge("timers_oldest_seconds", "Since the first of them is due", found.timers.age)
    yield _gauge("matches_running", "Matches", found.running)
    yield _gauge("database_answer_seconds", "In which the database told all this", found.answer)


def _gauge(name: str, told: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(f"harbourmaster_{name}", told, value)
