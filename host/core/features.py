"""The host's feature registry, which finds features by walking the host's packages.

A feature is a module `host/<area>/<feature>.py`, or a folder with a `feature.py`, that defines FEATURE. Each
feature defines a closed union for each kind of value it stores, and the functions that handle these values.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Awaitable, Callable
from enum import IntEnum
from functools import cache
from importlib.util import find_spec
from types import ModuleType
from typing import Any, TypeAlias

from msgspec import Struct

import host
from host.core.context import Context
from host.core.owners import Owner
from storage.core.database import Transaction
from storage.core.scheduling.outbox import OutboxRow

ContentLoader: TypeAlias = Callable[[Context, Transaction, OutboxRow, Any], Awaitable[Any]]
"""Loads the content that is needed to send an outbox message.

The last parameter is the message. May raise UserError.
"""
RefusalHandler: TypeAlias = Callable[[Context, OutboxRow, Any], Awaitable[bool]]
"""Handles an outbox message that can't be displayed.

The last parameter is the message. Returns False if the message stays in the outbox.
"""
TimerHandler: TypeAlias = Callable[[Context, Transaction, Owner, Any], Awaitable[None]]
"""Handles a timer of the feature, in the transaction that removes the timer."""
JobHandler: TypeAlias = Callable[[Context, Owner, Any], Awaitable[None]]
"""Runs a job of the feature, in its own transactions."""
EventHandler: TypeAlias = Callable[[Context, Transaction, Any], Awaitable[None]]
"""Handles an event, in the transaction that published it."""
RulingHandler: TypeAlias = Callable[[Context, Transaction, Any, Any, Any], Awaitable[object]]
"""Carries out a host action on a match after the table has agreed.

The last three parameters are the match, the action and the authority.
"""
StartupHandler: TypeAlias = Callable[[Context], Awaitable[None]]
"""Runs at each start, for example to schedule work that a new version requires."""


LimitCheck: TypeAlias = Callable[[Context, Transaction, int], Awaitable[bool]]
"""Returns whether any of the feature's limits still applies to a user whose data has been deleted."""
UserDeletionHandler: TypeAlias = Callable[[Context, int], Awaitable[None]]
"""Deletes a feature's data about a user in several short transactions, before the account is deleted.

An interrupted deletion is repeated.
"""


class SubscriberOrder(IntEnum):
    """The order in which subscribers handle an event.

    Within a phase, subscribers run in the order of their feature names.
    """

    STALE_DATA = 1
    """Delete data about the previous position."""
    MESSAGES = 2
    """Queue messages about the event."""
    CLOCKS = 3
    """Stop and start clocks, and update statistics."""
    NOTIFICATIONS = 4
    """Notify the players who have to move."""
    VOTES = 5
    """Close votes or recount their ballots."""
    JOBS = 6
    """Make jobs due."""
    OTHERS = 7
    """All other work, such as recording the event."""


class Subscription(Struct, frozen=True):
    """A feature's subscription to one event type."""

    event: type
    order: SubscriberOrder
    handler: EventHandler


class Feature(Struct, frozen=True, kw_only=True):
    """A feature's registration.

    Each union lists all types of one kind of stored value, such as timers. None means that the feature stores
    no such values.
    """

    timers: Any = None
    handle_timer: TimerHandler | None = None
    jobs: Any = None
    handle_job: JobHandler | None = None
    posts: Any = None
    """The kinds of outbox messages of the feature; the bot feature with the same name sends them."""
    load_content: ContentLoader | None = None
    handle_refused: RefusalHandler | None = None
    """Handles messages that can't be displayed. Without a handler, such a message is kept and retried later."""
    notices: Any = None
    votes: Any = None
    rulings: Any = None
    acts: Any = None
    handle_ruling: RulingHandler | None = None
    subscriptions: tuple[Subscription, ...] = ()
    on_startup: StartupHandler | None = None
    has_limit: LimitCheck | None = None
    delete_user: UserDeletionHandler | None = None


def find_features(root: ModuleType) -> dict[str, Any]:
    """Return the FEATURE objects of a package by feature name, sorted by name.

    Imports every `<area>/<feature>.py`, and every `<area>/<feature>/feature.py`, below the package.
    """
    found = {}
    for area in pkgutil.iter_modules(root.__path__):
        if not area.ispkg:
            continue
        package = importlib.import_module(f"{root.__name__}.{area.name}")
        for child in pkgutil.iter_modules(package.__path__):
            name = f"{package.__name__}.{child.name}{'.feature' if child.ispkg else ''}"
            if child.ispkg and find_spec(name) is None:
                continue
            feature = getattr(importlib.import_module(name), "FEATURE", None)
            if feature is not None:
                found[child.name] = feature
    return dict(sorted(found.items()))


@cache
def features() -> dict[str, Feature]:
    """Return all features of the host by name, sorted by name."""
    return find_features(host)


def feature(name: str) -> Feature:
    """Return a feature by name, or an empty feature if the name is unknown."""
    return features().get(name, Feature())


@cache
def subscribers(event: type) -> tuple[EventHandler, ...]:
    """Return the handlers of an event type, in the order in which they run."""
    found = [
        (subscription.order, name, place, subscription.handler)
        for name, owned in features().items()
        for place, subscription in enumerate(owned.subscriptions)
        if subscription.event is event
    ]
    return tuple(hear for *_, hear in sorted(found, key=lambda one: one[:3]))


async def publish(ctx: Context, tx: Transaction, event: Struct) -> None:
    """Pass an event to all its subscribers, in the transaction that caused it."""
    for hear in subscribers(type(event)):
        await hear(ctx, tx, event)


async def run_startup_handlers(ctx: Context) -> None:
    """Run the startup handlers of all features."""
    for owned in features().values():
        if owned.on_startup is not None:
            await owned.on_startup(ctx)
