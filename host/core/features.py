"""The features of the host, found by walking its areas: no list names them.

A feature is a module `host/<area>/<feature>.py`, or a folder with a `feature.py`, that defines FEATURE. It owns a
closed union for each kind of thing it stores, and the functions that handle them.
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
from storage.core.scheduling.outbox import PostRow

Load: TypeAlias = Callable[[Context, Transaction, PostRow, Any], Awaitable[Any]]
"""Loads what a post (the last) of a row is to say; may raise Refusal. Its sender gets this in place of the post."""
Ring: TypeAlias = Callable[[Context, Transaction, Owner, Any], Awaitable[None]]
"""Does what a timer of the feature is for, in the transaction that takes it."""
Do: TypeAlias = Callable[[Context, Owner, Any], Awaitable[None]]
"""Does a job of the feature, in transactions of its own."""
Hear: TypeAlias = Callable[[Context, Transaction, Any], Awaitable[None]]
"""Follows an event, in the transaction of what happened."""
Rule: TypeAlias = Callable[[Context, Transaction, Any, Any, Any], Awaitable[object]]
"""Carries out an act (the fourth) on a match (the third) by an authority (the last), when the table has agreed."""
Sweep: TypeAlias = Callable[[Context], Awaitable[None]]
"""Does at each start what a changed version of the program needs."""


Limit: TypeAlias = Callable[[Context, Transaction, int], Awaitable[bool]]
"""Returns whether a limit of the feature still applies to a user whose data were deleted."""


class Phase(IntEnum):
    """The order in which subscribers follow an event; those of one phase follow in the order of their names."""

    FORGET = 1
    """What stood on the former position goes."""
    TELL = 2
    """What happened is to be posted."""
    COUNT = 3
    """Clocks are stopped and started, figures counted."""
    CALL = 4
    """Whoever is to act is told so."""
    ASK = 5
    """Questions are closed, or counted anew."""
    WORK = 6
    """Jobs become due."""
    REST = 7
    """All else: whatever only notes that something has happened."""


class Subscription(Struct, frozen=True):
    """That a feature follows an event of a type."""

    event: type
    phase: Phase
    hear: Hear


class Feature(Struct, frozen=True, kw_only=True):
    """What a folder of `host` brings; unions are closed, None is none."""

    timers: Any = None
    ring: Ring | None = None
    jobs: Any = None
    do: Do | None = None
    posts: Any = None
    """Worked by the bot's feature of the same name."""
    load: Load | None = None
    notices: Any = None
    questions: Any = None
    rulings: Any = None
    acts: Any = None
    rule: Rule | None = None
    subscriptions: tuple[Subscription, ...] = ()
    sweep: Sweep | None = None
    limit: Limit | None = None


def find_features(root: ModuleType) -> dict[str, Any]:
    """Return what the features of a package define as FEATURE, by feature name, in the order of the names.

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
    """Return all features of the host by name, in the order of the names."""
    return find_features(host)


def feature(name: str) -> Feature:
    """Return a feature; one of which nothing is known has nothing."""
    return features().get(name, Feature())


@cache
def subscribers(event: type) -> tuple[Hear, ...]:
    """Return who follows an event, in order."""
    found = [
        (one.phase, name, place, one.hear)
        for name, owned in features().items()
        for place, one in enumerate(owned.subscriptions)
        if one.event is event
    ]
    return tuple(hear for *_, hear in sorted(found, key=lambda one: one[:3]))


async def publish(ctx: Context, tx: Transaction, event: Struct) -> None:
    """Let all subscribers follow an event, in the transaction of what happened."""
    for hear in subscribers(type(event)):
        await hear(ctx, tx, event)


async def sweep(ctx: Context) -> None:
    """Let every feature do what it needs to at each start."""
    for owned in features().values():
        if owned.sweep is not None:
            await owned.sweep(ctx)
