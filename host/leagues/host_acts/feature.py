"""Votes on the actions of hosts who play in the season."""

from __future__ import annotations

from host.core import jobs
from host.core.context import Context
from host.core.features import Feature
from host.core.owners import Owner
from host.leagues.host_acts import proposals
from host.leagues.host_acts.kinds import CloseProposal, SettleProposals
from storage.core.database import Transaction


async def handle_timer(ctx: Context, tx: Transaction, owner: Owner, timer: CloseProposal) -> None:
    """Queue the job that closes the vote."""
    await jobs.put(ctx, tx, owner, SettleProposals())


async def handle_job(ctx: Context, owner: Owner, job: SettleProposals) -> None:
    """Close a season's votes that are over."""
    await proposals.settle_due(ctx, owner.id)


FEATURE = Feature(
    timers=CloseProposal, handle_timer=handle_timer, jobs=SettleProposals, handle_job=handle_job
)
