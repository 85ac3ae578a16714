"""Leagues: seasons that go on by themselves."""

from __future__ import annotations

from typing import assert_never

from host.core.context import Context
from host.core.features import Feature, Phase, Subscription
from host.core.owners import Owner
from host.league.acting import forgetting
from host.league.acting.acts import LeagueAct
from host.league.running import draws, following, settling, silence, steps
from host.league.running.kinds import DrawTables, LeagueJob, LeaguePost, LeagueTimer, Settle, StrikeSilent
from host.league.running.rulings import LeagueRuling
from host.results.events import Corrected, Settled
from host.settings.events import PersonForgotten


async def do(ctx: Context, owner: Owner, job: LeagueJob) -> None:
    """Do a job of a season."""
    match job:
        case Settle():
            await settling.do(ctx, owner.id)
        case DrawTables():
            await draws.do(ctx, owner.id, job)
        case StrikeSilent():
            await silence.strike(ctx, owner.id)
        case _:
            assert_never(job)


FEATURE = Feature(
    timers=LeagueTimer,
    ring=steps.ring,
    jobs=LeagueJob,
    do=do,
    posts=LeaguePost,
    rulings=LeagueRuling,
    acts=LeagueAct,
    subscriptions=(
        Subscription(PersonForgotten, Phase.FORGET, forgetting.forget_person),
        Subscription(Settled, Phase.REST, following.follow),
        Subscription(Corrected, Phase.REST, following.follow_correction),
    ),
)
