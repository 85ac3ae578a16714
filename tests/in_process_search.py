"""Minimal analyses in the test process, because the worker process does not know the toy games."""

from __future__ import annotations

from functools import cache

import pytest

from engine.core.robots import analysis, explain
from engine.core.robots.evaluation import strongest_searcher
from engine.worker import decode_result, handle_request
from host.history import analysis as analyses
from host.turns import explain as explaining
from host.turns.robots import worker

MAX_NODES = 2


def limit_search(patch: pytest.MonkeyPatch) -> None:
    """Explain and analyze turns in the test process, with a minimal search."""
    answer = cache(handle_request)
    patch.setattr(worker.WORKER, "request", lambda line, kind: decode_result(answer(line), kind))
    patch.setattr(explaining, "node_limit", lambda rules: min(MAX_NODES, strongest_searcher(rules)[1].nodes))
    patch.setattr(analyses, "budget", lambda _: MAX_NODES)
    for module in (analysis, explain):
        patch.setattr(module, "FORECASTS", 2)
        patch.setattr(module, "WORLDS", 2)
