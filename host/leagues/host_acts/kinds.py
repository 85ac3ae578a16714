"""The timer and the job that close votes on host actions."""

from __future__ import annotations

from host.core.jobs import Job
from host.core.timers import Timer


class CloseProposal(Timer, frozen=True, tag="close"):
    """The timer that closes a vote on a host action.

    `entry` is the proposal's number in the season's log.
    """

    entry: int


class SettleProposals(Job, frozen=True, tag="settle"):
    """The job that closes votes on host actions once their time is over."""
