"""The timer and the job that close votes on acts of hosts."""

from __future__ import annotations

from host.core.jobs import Job
from host.core.timers import Timer


class CloseProposal(Timer, frozen=True, tag="close"):
    """The timer that closes a vote on a host's act.

    `entry` is the place of the proposal in the season's log.
    """

    entry: int


class SettleProposals(Job, frozen=True, tag="settle"):
    """The job that closes all votes on hosts' acts whose time is over."""
