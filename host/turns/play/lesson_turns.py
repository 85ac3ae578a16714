"""Turns in lessons, which are confirmed and undone as in a real match. Pure functions."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.core import play
from engine.core.files.lesson import LessonPosition
from engine.core.model import Action, Decision, Seat
from host.turns import draft as drafts
from host.turns.play.panels import Offer, ends_turn


def asks_for_confirmation(
    moments: tuple[LessonPosition, ...], step: int, seat: Seat, *, goes_on: bool
) -> bool:
    """Return whether a real match would ask the player to confirm the turn after a step's recommended choice.

    Choices that reveal information, and choices that end the turn with one click, are confirmed at once.
    """
    state, right = moments[step].state, moments[step].right
    pending = play.decision(state, seat)
    if pending is None or right is None or pending.reveals(state, right):
        return False
    if (drafts.can_end_with(state, seat, right) and not goes_on) or ends_turn(pending, state, right):
        return False
    return drafts.closing_actions(drafts.state_after_choice(state, seat, right), seat) is not None and not (
        step + 1 < len(moments) and continues_turn(moments, step + 1, seat)
    )


def continues_turn(moments: tuple[LessonPosition, ...], step: int, seat: Seat) -> bool:
    """Return whether a step's question belongs to the same turn as the previous step's question."""
    if step == 0 or moments[step].right is None or moments[step].step.before:
        return False
    state, former = moments[step - 1].state, moments[step - 1].right
    pending = play.decision(state, seat)
    if pending is None or former is None or pending.reveals(state, former):
        return False
    return not ends_turn(pending, state, former)


def closing_actions(state: Any, seat: Seat) -> tuple[Action, ...]:
    """Return the actions that end the turn now; empty if the player still has a choice."""
    found = drafts.closing_actions(state, seat)
    return () if found is None else found[0]


def step_after_closing(
    moments: tuple[LessonPosition, ...], step: int, seat: Seat, closing: tuple[Action, ...]
) -> int:
    """Return the first step from the given one on that doesn't recommend one of the closing actions in turn."""
    for number, action in enumerate(closing, step):
        if number >= len(moments) or moments[number].right != action:
            return number
        if number > step and not continues_turn(moments, number, seat):
            return number
    return step + len(closing)


def with_ending(offer: Offer, pending: Decision, state: Any, action: Action) -> Offer:
    """Return an option that can end the turn in the same ways as in a real match."""
    can_confirm = drafts.can_end_with(state, pending.seat, action)
    return replace(
        offer,
        ends_turn=ends_turn(pending, state, action),
        can_confirm=can_confirm,
        has_further_actions=can_confirm and _has_further_actions(state, pending.seat, action),
    )


def _has_further_actions(state: Any, seat: Seat, action: Action) -> bool:
    return seat in play.awaited_seats(drafts.state_after_choice(state, seat, action))
