"""A feature for tests: its timers ring bells, its jobs cast bells, and its messages report both."""

from __future__ import annotations

from typing import TypeAlias

import pytest

from host.core import features
from host.core.context import Context
from host.core.features import Feature
from host.core.jobs import Job
from host.core.outbox import OutboxMessage
from host.core.owners import Owner
from host.core.timers import Timer
from storage.core.database import Transaction

BELLS = "bells"


class Toll(Timer, frozen=True, tag="toll"):
    """A timer that rings a bell."""

    __module__ = f"host.tests.{BELLS}"
    name: str


class Cast(Job, frozen=True, tag="cast"):
    """A job that casts a bell."""

    __module__ = f"host.tests.{BELLS}"
    name: str


class Melt(Job, frozen=True, tag="melt"):
    """A job kind that was removed in a later version."""

    __module__ = f"host.tests.{BELLS}"


class Note(OutboxMessage, frozen=True, tag="note"):
    """An outbox message about a bell."""

    __module__ = f"host.tests.{BELLS}"
    name: str


BellJob: TypeAlias = Cast | Melt


class Bells:
    """A record of the bells that were rung and cast, and the names of bells that fail."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.failing: set[str] = set()
        self.feature = Feature(
            timers=Toll, handle_timer=self.ring, jobs=BellJob, handle_job=self.do, posts=Note
        )

    async def ring(self, ctx: Context, tx: Transaction, owner: Owner, timer: Toll) -> None:
        """Ring a bell."""
        self._record(timer.name)

    async def do(self, ctx: Context, owner: Owner, job: BellJob) -> None:
        """Cast a bell."""
        self._record(job.name if isinstance(job, Cast) else "melted")

    def _record(self, name: str) -> None:
        if name in self.failing:
            raise ZeroDivisionError("a secret")
        self.done.append(name)


def register_bells(monkeypatch: pytest.MonkeyPatch) -> Bells:
    """Register the bell feature with the host."""
    bells, found = Bells(), features.features()
    with_bells = {**found, BELLS: bells.feature}
    monkeypatch.setattr(features, "features", lambda: with_bells)
    return bells
