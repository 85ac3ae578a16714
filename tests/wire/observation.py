"""Helpers that observe a process from outside."""

from __future__ import annotations

import socket
from urllib.request import urlopen

from prometheus_client.parser import text_string_to_metric_families


def free_port() -> int:
    """Return a free port."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def read_metrics(port: int) -> dict[str, float]:
    """Return a process's Prometheus metrics by name.

    If a metric has several samples, only the first one is used.
    """
    with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10) as answer:
        text = answer.read().decode()
    return {one.name: one.samples[0].value for one in text_string_to_metric_families(text) if one.samples}
