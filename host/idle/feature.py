"""Matches that nobody touches: told of, then closed."""

from __future__ import annotations

from host.core.features import Feature, Phase, Subscription
from host.idle import waiting
from host.idle.idle import ring
from host.idle.kinds import AboutToClose, IdleTimer
from host.idle.rulings import Deserted
from host.match.events import BroughtIn, ChannelChanged, Committed, Ended, PauseChanged, TableChanged
from host.settings.events import ServerSettingsChanged

FEATURE = Feature(
    rulings=Deserted,
    timers=IdleTimer,
    ring=ring,
    posts=AboutToClose,
    sweep=waiting.sweep,
    subscriptions=(
        Subscription(Committed, Phase.REST, waiting.follow),
        Subscription(TableChanged, Phase.REST, waiting.follow),
        Subscription(PauseChanged, Phase.REST, waiting.follow),
        Subscription(BroughtIn, Phase.REST, waiting.follow),
        Subscription(ChannelChanged, Phase.REST, waiting.follow),
        Subscription(Ended, Phase.REST, waiting.stop),
        Subscription(ServerSettingsChanged, Phase.REST, waiting.stir_all),
    ),
)
