"""The panel: what a seat sees of its own turn, with everything it may choose. Pure."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from engine.core import play
from engine.core.model import Action, Decision, Label, Seat
from engine.core.text import Text
from host.matches.settings.settings import Preferences
from host.turns.draft import Turn, choose, complete, end_by
from host.turns.plan.plans import Plan
from storage.matches.match.matches import MatchRow
from storage.matches.match.seats import SeatRow


class Offer(Struct, frozen=True):
    """An option; `index` is its place in the panel of this revision, `action` its JSON."""

    index: int
    label: Label
    reveals: bool
    """Choosing it uncovers something and confirms the turn up to itself."""
    ends_turn: bool
    """It merely ends the turn, as confirming does."""
    action: dict[str, Any]
    gives_up: bool = False
    """It passes, or is done with what could be gone on with."""
    confirms: bool = False
    """The turn can be confirmed with it at one go: nothing is uncovered, and it can be taken back."""
    may_go_on: bool = False
    """Something may be chosen after it that is given up by confirming."""


class Panel(Struct, frozen=True):
    """A seat's view in the middle of its turn, or while it waits."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    names: tuple[str, ...]
    seat: Seat
    revision: int
    view: Any
    heading: Text
    prompt: Text | None
    offers: tuple[Offer, ...]
    chosen: tuple[Label, ...]
    can_undo: bool
    can_confirm: bool
    your_turn: bool
    awaited: tuple[Seat, ...]
    before: Any = None
    """The seat's view before the moves it has just confirmed."""
    uncovered: tuple[Text, ...] = ()
    """What only this seat was told of the moves it has just confirmed: hidden cards it has taken, say."""
    plan: Plan | None = None
    """What the seat has planned, or why nothing has come of it."""
    own: Preferences = Preferences()
    """What the person in the seat has set."""
    note: str = ""
    """What they have noted of the match, for themselves alone."""


def panel_of(turn: Turn) -> Panel:
    """Show a turn to the seat whose turn it is, or the table to a seat that waits."""
    match, view = turn.match, turn.match.game.observe(turn.state, turn.seat)
    pending = play.decision(turn.state, turn.seat) if turn.is_mine and not turn.is_complete else None
    return Panel(
        match=match.row, seats=match.seats, names=match.names, seat=turn.seat, revision=turn.revision,
        view=view, heading=match.game.heading(view),
        prompt=None if pending is None else pending.prompt(turn.state),
        offers=() if pending is None else _offers(pending, turn),
        chosen=_labels_of(turn), can_undo=bool(turn.groups), can_confirm=complete(turn) is not None,
        your_turn=turn.is_mine, awaited=match.awaited,
    )  # fmt: skip


def offers_of(pending: Decision, state: Any) -> tuple[Offer, ...]:
    """Return the options of a decision where nothing is confirmed: on a private copy."""
    return tuple(
        Offer(
            index=index,
            label=pending.label(state, action),
            reveals=pending.reveals(state, action),
            ends_turn=False,
            action=msgspec.to_builtins(action),
            gives_up=action in {pending.passing(state), pending.closing(state)},
        )
        for index, action in enumerate(pending.options(state))
    )


def _offers(pending: Decision, turn: Turn) -> tuple[Offer, ...]:
    return tuple(
        _offer(pending, turn, index, action) for index, action in enumerate(pending.options(turn.state))
    )


def _offer(pending: Decision, turn: Turn, index: int, action: Action) -> Offer:
    state, whole = turn.state, end_by(turn, action)
    return Offer(
        index=index,
        label=pending.label(state, action),
        reveals=pending.reveals(state, action),
        ends_turn=_ends_turn(pending, turn, action),
        action=msgspec.to_builtins(action),
        gives_up=action in {pending.passing(state), pending.closing(state)},
        confirms=whole is not None,
        may_go_on=whole is not None and not choose(turn, action).is_complete,
    )


def _ends_turn(pending: Decision, turn: Turn, action: Action) -> bool:
    if action != pending.closing(turn.state):
        return False
    return turn.seat not in play.awaited_seats(play.follow(turn.state, action, turn.seat))


def _labels_of(turn: Turn) -> tuple[Label, ...]:
    state, labels = turn.match.state, []
    for action in turn.actions:
        pending = play.decision(state, turn.seat)
        assert pending is not None
        labels.append(pending.label(state, action))
        state = play.follow(state, action, turn.seat)
    return tuple(labels)
