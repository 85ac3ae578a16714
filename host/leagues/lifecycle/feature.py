"""Leagues: seasons that run automatically."""

from __future__ import annotations

from typing import assert_never

from host.core.context import Context
from host.core.features import Feature, SubscriberOrder, Subscription
from host.core.owners import Owner
from host.history.results.outcome import ResultCorrected, ResultStored
from host.leagues.lifecycle import draws, forgetting, inactive_members, on_result, reconcile, steps
from host.leagues.lifecycle.kinds import (
    DrawTables,
    LeagueAct,
    LeagueJob,
    LeaguePost,
    LeagueRuling,
    LeagueTimer,
    ReconcileMatches,
    StrikeSilent,
)
from host.matches.settings.events import UserForgotten


async def do(ctx: Context, owner: Owner, job: LeagueJob) -> None:
    """Run a job of a season."""
    match job:
        case ReconcileMatches():
            await reconcile.do(ctx, owner.id)
        case DrawTables():
            await draws.do(ctx, owner.id, job)
        case StrikeSilent():
            await inactive_members.strike(ctx, owner.id)
        case _:
            assert_never(job)


FEATURE = Feature(
    timers=LeagueTimer,
    handle_timer=steps.ring,
    jobs=LeagueJob,
    handle_job=do,
    posts=LeaguePost,
    rulings=LeagueRuling,
    acts=LeagueAct,
    limit=forgetting.is_kept_away,
    subscriptions=(
        Subscription(UserForgotten, SubscriberOrder.FORGET, forgetting.forget_person),
        Subscription(ResultStored, SubscriberOrder.REST, on_result.follow),
        Subscription(ResultCorrected, SubscriberOrder.REST, on_result.follow_correction),
    ),
)
