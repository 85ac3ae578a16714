"""Registration of leagues, whose seasons run automatically."""

from __future__ import annotations

from typing import assert_never

from host.core.context import Context
from host.core.features import Feature, SubscriberOrder, Subscription
from host.core.owners import Owner
from host.history.results.outcome import ResultCorrected, ResultStored
from host.leagues.lifecycle import draws, inactive_members, member_deletion, on_result, reconcile, steps
from host.leagues.lifecycle.kinds import (
    DrawTables,
    LeagueAct,
    LeagueJob,
    LeaguePost,
    LeagueRuling,
    LeagueTimer,
    ReconcileMatches,
    StrikeInactive,
)
from host.matches.settings.events import UserDeleting


async def handle_job(ctx: Context, owner: Owner, job: LeagueJob) -> None:
    """Run a job of a season."""
    match job:
        case ReconcileMatches():
            await reconcile.reconcile_matches(ctx, owner.id)
        case DrawTables():
            await draws.draw_tables(ctx, owner.id, job)
        case StrikeInactive():
            await inactive_members.strike(ctx, owner.id)
        case _:
            assert_never(job)


FEATURE = Feature(
    timers=LeagueTimer,
    handle_timer=steps.handle_timer,
    on_startup=steps.on_startup,
    jobs=LeagueJob,
    handle_job=handle_job,
    posts=LeaguePost,
    rulings=LeagueRuling,
    acts=LeagueAct,
    has_limit=member_deletion.is_barred_anywhere,
    delete_user=member_deletion.leave_seasons,
    subscriptions=(
        Subscription(UserDeleting, SubscriberOrder.STALE_DATA, member_deletion.on_user_deletion),
        Subscription(ResultStored, SubscriberOrder.OTHERS, on_result.on_result),
        Subscription(ResultCorrected, SubscriberOrder.OTHERS, on_result.on_correction),
    ),
)
