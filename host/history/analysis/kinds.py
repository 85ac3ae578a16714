"""What is stored of analyses for later."""

from __future__ import annotations

from host.core.jobs import Job


class MakeAnalysis(Job, frozen=True, tag="make"):
    """A match is to be analysed."""
