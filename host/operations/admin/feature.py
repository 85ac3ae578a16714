"""Register the host tools as a feature."""

from __future__ import annotations

from host.core.features import Feature, SubscriberOrder, Subscription
from host.matches.match.events import PauseChanged
from host.operations.admin.kinds import AdminAct, AdminRuling
from host.operations.admin.pauses import PauseReminder, RemindOfPause, handle_timer, on_pause_change
from host.operations.admin.tools import carry_out

FEATURE = Feature(
    acts=AdminAct,
    rulings=AdminRuling,
    handle_ruling=carry_out,
    timers=RemindOfPause,
    handle_timer=handle_timer,
    posts=PauseReminder,
    subscriptions=(Subscription(PauseChanged, SubscriberOrder.OTHERS, on_pause_change),),
)
