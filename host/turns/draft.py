"""Drafts: a seat's unconfirmed choices, applied on top of the log.

A draft is a tuple of groups. Each group contains a choice made by the user and the forced choices that
followed it. Undo removes a group. A draft never depends on chance: it ends before the table's automatic
steps, and never contains an option that reveals information.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import chain
from types import GenericAlias
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.core import play
from engine.core.files.library import AnyGame
from engine.core.model import Action, Decision, GameOver, IllegalAction, Seat
from host.core.context import Context
from host.core.features import Feature, SubscriberOrder, Subscription
from host.matches.log.entries import Move, Undone
from host.matches.log.fold import Apply
from host.matches.match.events import Committed
from host.matches.match.match import Match
from storage.core.database import Transaction
from storage.turns import draft
from storage.turns.draft import DraftRow

ActionGroup = tuple[Action, ...]
MAX_FORCED = 100
"""Maximum number of consecutive forced choices.

It is a safeguard; no real turn reaches it.
"""
FREE_UNDOS = 2
"""Number of undos per round for which no consent is needed."""


class PlayerActed(Struct, frozen=True):
    """A player interacted with the panel during their turn, for example by viewing options or choosing one."""

    match: Match
    seat: Seat
    user_key: int


class DraftTurn(Struct, frozen=True):
    """A seat's unfinished turn.

    `stored_revision` is the revision of the stored draft.
    """

    match: Match
    seat: Seat
    stored_revision: int
    groups: tuple[ActionGroup, ...]
    state: Any
    is_confirmed: bool = False
    """Whether to append the turn to the log instead of storing it as a draft."""

    @property
    def revision(self) -> int:
        """Return a number that is never reused and increases with each change to the log or the draft."""
        return self.match.folded_log.last_change + self.stored_revision

    @property
    def is_awaited(self) -> bool:
        """Return whether it is this seat's turn to move."""
        return self.seat in self.match.awaited

    @property
    def is_complete(self) -> bool:
        """Return whether all choices are made, so that the turn only has to be confirmed."""
        return bool(self.groups) and self.seat not in play.awaited_seats(self.state)

    @property
    def actions(self) -> ActionGroup:
        """Return all actions of the turn in order."""
        return tuple(chain.from_iterable(self.groups))


def restore(match: Match, seat: Seat, row: DraftRow) -> DraftTurn:
    """Restore a stored draft.

    A draft that is outdated or no longer legal is replaced with an empty one.
    """
    empty = DraftTurn(match, seat, row.revision, (), match.state)
    if seat not in match.awaited or row.base < match.folded_log.last_change:
        return empty
    try:
        groups = _groups(match.game).decode(row.actions)
        return replace(empty, groups=groups, state=_state_after(match.state, seat, groups, play.choose))
    except (IllegalAction, GameOver, msgspec.DecodeError):
        return empty


@cache
def _groups(game: AnyGame) -> msgspec.json.Decoder[tuple[ActionGroup, ...]]:
    group = GenericAlias(tuple, (game.action_type, ...))
    return msgspec.json.Decoder(GenericAlias(tuple, (group, ...)))


def _state_after(state: Any, seat: Seat, groups: tuple[ActionGroup, ...], apply: Apply) -> Any:
    for action in chain.from_iterable(groups):
        state = apply(state, action, seat)
    return state


def with_revision(turn: DraftTurn, revision: int) -> DraftTurn:
    """Return the turn with the given stored revision."""
    return replace(turn, stored_revision=revision)


def to_json(turn: DraftTurn) -> str:
    """Serialize the draft's groups of actions for storage."""
    return msgspec.json.encode(turn.groups).decode()


def choose(turn: DraftTurn, action: Action) -> DraftTurn:
    """Append an action and the forced actions that follow it, and return the new turn.

    Raises IllegalAction and GameOver like `play.choose`.
    """
    return add_forced(append_action(turn, action))


def append_action(turn: DraftTurn, action: Action) -> DraftTurn:
    """Append an action without the forced actions that follow it, and return the new turn.

    Raises IllegalAction and GameOver.
    """
    return replace(turn, groups=(*turn.groups, (action,)), state=play.choose(turn.state, action, turn.seat))


def add_forced(turn: DraftTurn) -> DraftTurn:
    """Append the forced actions that follow the last choice, and return the new turn."""
    forced, state = _forced_actions(turn.state, turn.seat)
    return replace(turn, groups=(*turn.groups[:-1], (*turn.groups[-1], *forced)), state=state)


def _forced_actions(state: Any, seat: Seat) -> tuple[ActionGroup, Any]:
    """Return the next forced actions, and the state after them."""
    group = list[Action]()
    while (forced := _only_option(state, seat)) is not None and len(group) < MAX_FORCED:
        group.append(forced)
        state = play.apply_unchecked(state, forced, seat)
    return tuple(group), state


def complete(turn: DraftTurn) -> DraftTurn | None:
    """Append the actions that end the turn, and return the new turn.

    Return None if the player still has a choice.
    """
    if not turn.groups:
        return None
    found = closing_actions(turn.state, turn.seat)
    if found is None:
        return None
    closing, state = found
    return replace(turn, groups=(*turn.groups, closing), state=state) if closing else turn


def closing_actions(state: Any, seat: Seat) -> tuple[ActionGroup, Any] | None:
    """Return the actions that end the turn, and the state after them; None if the player still has a choice."""
    closing = list[Action]()
    while (pending := play.decision(state, seat)) is not None:
        end = pending.closing_action(state)
        if end is None or len(closing) > MAX_FORCED:
            return None
        closing.append(end)
        state = play.apply_unchecked(state, end, seat)
    return tuple(closing), state


def append_revealing(turn: DraftTurn, action: Action) -> DraftTurn:
    """Append an action that reveals information, and return the new turn, marked as confirmed."""
    groups = (*turn.groups, (action,))
    return replace(turn, groups=groups, state=play.choose(turn.state, action, turn.seat), is_confirmed=True)


def reveals(turn: DraftTurn, action: Action) -> bool:
    """Return whether an offered action reveals information."""
    pending = play.decision(turn.state, turn.seat)
    return pending is not None and pending.reveals(turn.state, action)


def _only_option(state: Any, seat: Seat) -> Action | None:
    pending = play.decision(state, seat)
    if pending is None:
        return None
    only, *others = pending.options(state)
    return None if others or pending.reveals(state, only) else only


def truncate(turn: DraftTurn, groups: tuple[ActionGroup, ...]) -> DraftTurn:
    """Return the turn with only the given groups."""
    return replace(
        turn, groups=groups, state=_state_after(turn.match.state, turn.seat, groups, play.apply_unchecked)
    )


def confirm(turn: DraftTurn) -> DraftTurn:
    """Return the turn, marked as confirmed."""
    return replace(turn, is_confirmed=True)


def moves(turn: DraftTurn) -> tuple[Move, ...]:
    """Return the draft as log entries."""
    return tuple(Move(turn.seat, action) for action in turn.actions)


async def clear_drafts(ctx: Context, tx: Transaction, event: Committed) -> None:
    """Delete drafts that are based on an outdated position."""
    await draft.clear(tx, event.row.id, event.seats_to_clear, event.row.head)


def complete_with(turn: DraftTurn, action: Action) -> DraftTurn | None:
    """Return the completed turn if one click may choose the action and confirm the turn, otherwise None.

    Undoing the turn must not require the consent of other players, unless the action reveals information.
    """
    if not can_end_with(turn.state, turn.seat, action):
        return None
    if reveals(turn, action):
        return append_revealing(turn, action)
    return complete(choose(turn, action)) if _can_undo(turn) else None


def can_end_with(state: Any, seat: Seat, action: Action) -> bool:
    """Return whether the button for an action can also end the turn.

    If the action reveals information, no choice may remain after it.
    """
    pending = play.decision(state, seat)
    if pending is None or play.secret_choices(state) or play.window(state) is not None:
        return False
    if pending.reveals(state, action):
        return pending.ends_turn(state, action)
    after = state_after_choice(state, seat, action)
    closing = closing_actions(after, seat)
    if closing is None or play.will_reveal(closing[1]):
        return False
    return not closing[0] or _is_main_choice(pending, state, action, play.options(after, seat))


def _is_main_choice(pending: Decision, state: Any, action: Action, next_options: Sequence[Action]) -> bool:
    """Return whether an action passes, or is the whole use of what the player could have declined.

    It is not if the player may repeat it, such as buying another tile.
    """
    passing = pending.passing_action(state)
    return passing is not None and (
        action == passing or not any(type(option) is type(action) for option in next_options)
    )


def state_after_choice(state: Any, seat: Seat, action: Action) -> Any:
    """Return the state after an action and the forced actions that follow it."""
    return _forced_actions(play.apply_unchecked(state, action, seat), seat)[1]


def _can_undo(turn: DraftTurn) -> bool:
    """Return whether the turn could be undone without consent after it is confirmed."""
    match, seat = turn.match, turn.seat
    if not match.has_other_humans(seat):
        return True
    return not match.has_started_turn(seat) and has_free_undo(match, seat)


def has_free_undo(match: Match, seat: Seat) -> bool:
    """Return whether a seat can still undo without consent in this round."""
    rounds = {mark.seq: match.game.round_number(mark.state) for mark in match.folded_log.positions}
    since = min(seq for seq, number in rounds.items() if number == rounds[match.folded_log.positions[-1].seq])
    lately = [
        item.entry for item in match.folded_log.entries if item.seq > since and isinstance(item.entry, Undone)
    ]
    return sum(entry.why == "own" and entry.seat == seat for entry in lately) < FREE_UNDOS


FEATURE = Feature(subscriptions=(Subscription(Committed, SubscriberOrder.STALE_DATA, clear_drafts),))
