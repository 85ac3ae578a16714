"""Planned turns.

When a seat has to move, a job executes its plan.
"""

from __future__ import annotations

from host.core.features import Feature, SubscriberOrder, Subscription
from host.matches.match.events import Committed
from host.turns.plan.planning import ExecutePlan, delete_outdated_plans, execute_plans, schedule

FEATURE = Feature(
    jobs=ExecutePlan,
    handle_job=execute_plans,
    subscriptions=(
        Subscription(Committed, SubscriberOrder.STALE_DATA, delete_outdated_plans),
        Subscription(Committed, SubscriberOrder.JOBS, schedule),
    ),
)
