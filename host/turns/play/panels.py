"""Pure functions for the panel, which shows a seat's player their own turn with all options."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from engine.core import play
from engine.core.model import Action, Decision, Label, Seat
from engine.core.text import LocalizedText
from host.matches.settings.settings import Preferences
from host.turns.draft import DraftTurn, choose, complete, complete_with
from host.turns.plan.plans import Plan
from storage.matches.match.matches import MatchRow
from storage.matches.match.seats import SeatRow


class Offer(Struct, frozen=True):
    """An option.

    `index` is its position in the panel of this revision, and `action` is its JSON.
    """

    index: int
    label: Label
    reveals: bool
    """Whether choosing the option reveals information and confirms the turn up to it."""
    ends_turn: bool
    """Whether the option only ends the turn, like confirming."""
    action: dict[str, Any]
    is_passing: bool = False
    """Whether the option passes or declines further actions."""
    can_confirm: bool = False
    """Whether one click can choose the option and confirm the turn.

    This requires that nothing is revealed and an undo is possible.
    """
    has_further_actions: bool = False
    """Whether confirming now gives up further actions that are still possible."""


class Panel(Struct, frozen=True):
    """A player's view during their turn, or while they wait for it."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    names: tuple[str, ...]
    seat: Seat
    revision: int
    view: Any
    heading: LocalizedText
    prompt: LocalizedText | None
    offers: tuple[Offer, ...]
    chosen: tuple[Label, ...]
    can_undo: bool
    can_confirm: bool
    is_your_turn: bool
    awaited: tuple[Seat, ...]
    before: Any = None
    """The seat's view before the moves that its player has just confirmed."""
    revealed: tuple[LocalizedText, ...] = ()
    """The private results of moves that the player has just confirmed, such as drawn hidden cards."""
    plan: Plan | None = None
    """The seat's plan, or the reason why it was not executed."""
    preferences: Preferences = Preferences()
    """The preferences of the seat's player."""
    note: str = ""
    """The player's private note about the match."""


def build_panel(turn: DraftTurn) -> Panel:
    """Return a player's panel, during their turn or while they wait."""
    match, view = turn.match, turn.match.game.observe(turn.state, turn.seat)
    pending = play.decision(turn.state, turn.seat) if turn.is_awaited and not turn.is_complete else None
    return Panel(
        match=match.row, seats=match.seats, names=match.names, seat=turn.seat, revision=turn.revision,
        view=view, heading=match.game.heading(view),
        prompt=None if pending is None else pending.prompt(turn.state),
        offers=() if pending is None else _offers(pending, turn),
        chosen=_labels_of(turn), can_undo=bool(turn.groups), can_confirm=complete(turn) is not None,
        is_your_turn=turn.is_awaited, awaited=match.awaited,
    )  # fmt: skip


def build_offers(pending: Decision, state: Any) -> tuple[Offer, ...]:
    """Return a decision's options, computed on a private copy on which no move can be confirmed."""
    return tuple(
        Offer(
            index=index,
            label=pending.label(state, action),
            reveals=pending.reveals(state, action),
            ends_turn=False,
            action=msgspec.to_builtins(action),
            is_passing=action in {pending.passing_action(state), pending.closing_action(state)},
        )
        for index, action in enumerate(pending.options(state))
    )


def _offers(pending: Decision, turn: DraftTurn) -> tuple[Offer, ...]:
    return tuple(
        _offer(pending, turn, index, action) for index, action in enumerate(pending.options(turn.state))
    )


def _offer(pending: Decision, turn: DraftTurn, index: int, action: Action) -> Offer:
    state, whole = turn.state, complete_with(turn, action)
    return Offer(
        index=index,
        label=pending.label(state, action),
        reveals=pending.reveals(state, action),
        ends_turn=_ends_turn(pending, turn, action),
        action=msgspec.to_builtins(action),
        is_passing=action in {pending.passing_action(state), pending.closing_action(state)},
        can_confirm=whole is not None,
        has_further_actions=whole is not None and not choose(turn, action).is_complete,
    )


def _ends_turn(pending: Decision, turn: DraftTurn, action: Action) -> bool:
    if action != pending.closing_action(turn.state):
        return False
    return turn.seat not in play.awaited_seats(play.apply_unchecked(turn.state, action, turn.seat))


def _labels_of(turn: DraftTurn) -> tuple[Label, ...]:
    state, labels = turn.match.state, []
    for action in turn.actions:
        pending = play.decision(state, turn.seat)
        assert pending is not None
        labels.append(pending.label(state, action))
        state = play.apply_unchecked(state, action, turn.seat)
    return tuple(labels)
