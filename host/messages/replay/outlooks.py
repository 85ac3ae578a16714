"""What somebody may choose now, held against what they might choose when they were last asked the same. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from engine.core import play
from engine.core.model import Action, Decision, Label
from engine.core.text import Text

Offered: TypeAlias = "Mapping[Action, Label]"


class Changed(Struct, frozen=True):
    """An option that is still there and reads otherwise: its cost has changed, or what lies there."""

    label: Label
    was: Label


class Kind(Struct, frozen=True):
    """The options of one group; None gathers those that stand alone."""

    group: Text | None
    count: int
    had: int
    """How many there were the last time."""
    new: tuple[Label, ...]
    gone: tuple[Label, ...]
    changed: tuple[Changed, ...]


class Outlook(Struct, frozen=True):
    """The question and the kinds of options there are, or were the last time."""

    prompt: Text
    kinds: tuple[Kind, ...]
    is_compared: bool
    """The same was asked before."""


def outlook(pending: Decision, now: Any, then: Any | None) -> Outlook:
    """Hold the options of a decision against those in a state that asked for one of its kind, if there is any."""
    offered = _options_of(pending, now)
    before = None if then is None else play.decision(then, pending.seat)
    had: Offered = {} if before is None else _options_of(before, then)
    groups = dict.fromkeys(label.group for label in (*offered.values(), *had.values()))
    ordered = sorted(groups, key=lambda group: group is None)
    kinds = tuple(_kind(group, _of(group, offered), _of(group, had)) for group in ordered)
    return Outlook(pending.prompt(now), kinds, then is not None)


def _options_of(pending: Decision, state: Any) -> Offered:
    return {action: pending.label(state, action) for action in pending.options(state)}


def _of(group: Text | None, offered: Offered) -> Offered:
    return {action: label for action, label in offered.items() if label.group == group}


def _kind(group: Text | None, now: Offered, then: Offered) -> Kind:
    """Compare by what is read; what reads otherwise and is the same action has changed."""
    fresh = {action: label for action, label in now.items() if label not in then.values()}
    past = {action: label for action, label in then.items() if label not in now.values()}
    return Kind(
        group, len(now), len(then),
        new=tuple(label for action, label in fresh.items() if action not in past),
        gone=tuple(label for action, label in past.items() if action not in fresh),
        changed=tuple(Changed(label, past[action]) for action, label in fresh.items() if action in past),
    )  # fmt: skip
