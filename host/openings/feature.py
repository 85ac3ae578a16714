"""Telling people of open tables."""

from __future__ import annotations

from host.core.features import Feature, Phase, Subscription
from host.match.events import TableChanged
from host.openings import openings
from host.openings.kinds import TablesOpened, TellOfTables

FEATURE = Feature(
    timers=TellOfTables,
    ring=openings.ring,
    posts=TablesOpened,
    subscriptions=(Subscription(TableChanged, Phase.REST, openings.follow),),
)
