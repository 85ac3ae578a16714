"""Drafts: what a seat has chosen and not yet confirmed, as actions on top of the log.

A draft is a tuple of groups: a choice of the user and the forced choices that followed it. Undo removes a group.
A draft never depends on chance: it stops before the table's own steps, and an option that uncovers something is
never part of it.
"""

from __future__ import annotations

from functools import cache
from itertools import chain
from types import GenericAlias
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.core import play
from engine.core.library import AnyGame
from engine.core.model import Action, Decision, Finished, IllegalAction, Seat
from host.core.context import Context
from host.core.features import Feature, Phase, Subscription
from host.matches.log.entries import Move, Undone
from host.matches.log.fold import Apply
from host.matches.match.events import Committed
from host.matches.match.match import Match
from storage.core.database import Transaction
from storage.turns import draft
from storage.turns.draft import DraftRow

Group = tuple[Action, ...]
MAX_FORCED = 100
"""More forced choices in a row than any turn has."""
FREE_UNDOS = 2
"""How often in a round somebody may take a turn back without asking the others."""
MAX_ANSWERS = 4
"""A question with more answers is none that is answered at one go."""


class Choosing(Struct, frozen=True):
    """Somebody who is awaited has looked at their choices, or chosen, taken back or confirmed something."""

    match: Match
    seat: Seat
    person: int


class Turn(Struct, frozen=True):
    """A seat's half-done turn; `saved` is the revision of the stored draft."""

    match: Match
    seat: Seat
    saved: int
    groups: tuple[Group, ...]
    state: Any
    is_confirmed: bool = False
    """To be written into the log, not kept as a draft."""

    @property
    def revision(self) -> int:
        """Return a number that grows with each change of log or draft, so that it never comes back."""
        return self.match.line.moved + self.saved

    @property
    def is_mine(self) -> bool:
        """Tell whether the match waits for this seat."""
        return self.seat in self.match.awaited

    @property
    def is_complete(self) -> bool:
        """Tell whether nothing is left to choose, only to confirm."""
        return bool(self.groups) and self.seat not in play.awaited_seats(self.state)

    @property
    def actions(self) -> Group:
        """Return the actions one after the other."""
        return tuple(chain.from_iterable(self.groups))


def resume(match: Match, seat: Seat, row: DraftRow) -> Turn:
    """Take up a stored draft; one that is out of date or no longer possible counts as empty."""
    empty = Turn(match, seat, row.revision, (), match.state)
    if seat not in match.awaited or row.base < match.line.moved:
        return empty
    try:
        groups = _groups(match.game).decode(row.actions)
        return replace(empty, groups=groups, state=_state_after(match.state, seat, groups, play.choose))
    except (IllegalAction, Finished, msgspec.DecodeError):
        return empty


@cache
def _groups(game: AnyGame) -> msgspec.json.Decoder[tuple[Group, ...]]:
    group = GenericAlias(tuple, (game.action_type, ...))
    return msgspec.json.Decoder(GenericAlias(tuple, (group, ...)))


def _state_after(state: Any, seat: Seat, groups: tuple[Group, ...], apply: Apply) -> Any:
    for action in chain.from_iterable(groups):
        state = apply(state, action, seat)
    return state


def with_revision(turn: Turn, revision: int) -> Turn:
    """Return the turn as it has been stored."""
    return replace(turn, saved=revision)


def to_json(turn: Turn) -> str:
    """Write the draft's groups of actions for storage."""
    return msgspec.json.encode(turn.groups).decode()


def choose(turn: Turn, action: Action) -> Turn:
    """Add an action and the forced ones after it; raises IllegalAction and Finished as `play.choose` does."""
    return add_forced(choose_one(turn, action))


def choose_one(turn: Turn, action: Action) -> Turn:
    """Add an action alone; raises as `choose` does."""
    return replace(turn, groups=(*turn.groups, (action,)), state=play.choose(turn.state, action, turn.seat))


def add_forced(turn: Turn) -> Turn:
    """Add the forced actions to the last one chosen."""
    state, group = turn.state, list(turn.groups[-1])
    while (forced := _only_option(state, turn.seat)) is not None and len(group) <= MAX_FORCED:
        group.append(forced)
        state = play.follow(state, forced, turn.seat)
    return replace(turn, groups=(*turn.groups[:-1], tuple(group)), state=state)


def complete(turn: Turn) -> Turn | None:
    """Return the turn with what merely ends it added; None where something is left to choose."""
    if not turn.groups:
        return None
    state, closing = turn.state, list[Action]()
    while (pending := play.decision(state, turn.seat)) is not None:
        end = pending.closing(state)
        if end is None or len(closing) > MAX_FORCED:
            return None
        closing.append(end)
        state = play.follow(state, end, turn.seat)
    return replace(turn, groups=(*turn.groups, tuple(closing)), state=state) if closing else turn


def choose_alone(turn: Turn, action: Action) -> Turn:
    """Add an action that uncovers something and so confirms the turn up to itself."""
    groups = (*turn.groups, (action,))
    return replace(turn, groups=groups, state=play.choose(turn.state, action, turn.seat), is_confirmed=True)


def reveals(turn: Turn, action: Action) -> bool:
    """Tell whether an offered action uncovers something."""
    pending = play.decision(turn.state, turn.seat)
    return pending is not None and pending.reveals(turn.state, action)


def _only_option(state: Any, seat: Seat) -> Action | None:
    pending = play.decision(state, seat)
    if pending is None:
        return None
    only, *others = pending.options(state)
    return None if others or pending.reveals(state, only) else only


def shorten(turn: Turn, groups: tuple[Group, ...]) -> Turn:
    """Return the turn with fewer groups."""
    return replace(turn, groups=groups, state=_state_after(turn.match.state, turn.seat, groups, play.follow))


def confirm(turn: Turn) -> Turn:
    """Return the turn as one to be written into the log."""
    return replace(turn, is_confirmed=True)


def moves(turn: Turn) -> tuple[Move, ...]:
    """Return the draft as entries of the log."""
    return tuple(Move(turn.seat, action) for action in turn.actions)


async def clear_drafts(ctx: Context, tx: Transaction, event: Committed) -> None:
    """Clear drafts that stand on a position that is no more."""
    await draft.clear(tx, event.row.id, event.seats_to_clear, event.row.head)


def end_by(turn: Turn, action: Action) -> Turn | None:
    """Return the turn that ends with an action: one that gives up what is asked, or answers its last question.

    None where more than its end is left to choose, anything would be uncovered, or others would have to be asked
    before it is taken back.
    """
    pending = play.decision(turn.state, turn.seat)
    if pending is None or play.secret_choices(turn.state) or not _can_undo(turn):
        return None
    if pending.reveals(turn.state, action):
        return None
    if action != pending.passing(turn.state) and not _is_last_question(turn, pending):
        return None
    whole = complete(choose(turn, action))
    return None if whole is None or play.uncovers_next(whole.state) else whole


def _is_last_question(turn: Turn, pending: Decision) -> bool:
    """Tell whether a turn is over with each of a few answers, which stand side by side."""
    answers = pending.options(turn.state)
    return len(answers) <= MAX_ANSWERS and all(
        pending.label(turn.state, answer).group is None
        and not pending.reveals(turn.state, answer)
        and choose(turn, answer).is_complete
        for answer in answers
    )


def _can_undo(turn: Turn) -> bool:
    """Tell whether the turn could be taken back without asking anybody, were it confirmed."""
    match, seat = turn.match, turn.seat
    if not match.has_others(seat):
        return True
    return not match.has_begun(seat) and has_free_undo(match, seat)


def has_free_undo(match: Match, seat: Seat) -> bool:
    """Tell whether a seat may take a turn back without asking: it has not done so too often in this round."""
    rounds = {mark.seq: match.game.round_number(mark.state) for mark in match.line.marks}
    since = min(seq for seq, number in rounds.items() if number == rounds[match.line.marks[-1].seq])
    lately = [
        item.entry for item in match.line.entries if item.seq > since and isinstance(item.entry, Undone)
    ]
    return sum(entry.why == "own" and entry.seat == seat for entry in lately) < FREE_UNDOS


FEATURE = Feature(subscriptions=(Subscription(Committed, Phase.FORGET, clear_drafts),))
