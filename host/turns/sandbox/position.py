"""A private copy of the present position on which a person tries moves out, whoever is to make them. Pure.

Nothing hidden is needed: options are offered as long as the person may know them, the table's steps are run as long
as they uncover nothing, and an action that uncovers something ends what can be tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from types import GenericAlias
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.core import play
from engine.core.library import AnyGame
from engine.core.model import Action, Decision, Label, Seat, Viewer
from engine.core.text import Text
from host.core.errors import refuse
from host.matches.match.match import Match
from host.turns import draft
from host.turns.draft import MAX_FORCED, Group, Turn
from host.turns.plan.editing import MAX_LINES
from host.turns.plan.plans import Steps
from host.turns.play.panels import Offer, offers_of
from storage.matches.match.matches import MatchRow
from storage.turns.sandbox import SandboxRow

Tried: TypeAlias = tuple[int, Group]
"""A choice for a seat and the forced ones that followed it."""
Stop: TypeAlias = Literal["hidden", "over"]
"""Why nothing more can be tried: something hidden would be needed, or the match would be over."""
THROWN_AWAY = ""
"""What is kept of a sandbox that was thrown away."""
MAX_TRIED = 100
"""Choices in one sandbox; each is played anew at every click."""


class OwnTurn(Struct, frozen=True):
    """A turn that can be confirmed as it stands, or would be but for its last action, which uncovers something."""

    turn: Turn
    uncovering: Action | None = None
    """Not made: whoever confirms is asked about it first."""


def own_turn(match: Match, viewer: Viewer, tried: Sequence[Tried]) -> OwnTurn | None:
    """Return the turn with which a tried line begins; None where it is not the viewer's own, or not complete."""
    if viewer is None or viewer not in match.awaited:
        return None
    turn = Turn(match, viewer, 0, (), match.state)
    for seat, group in tried:
        if seat != viewer or turn.is_complete:
            break
        if draft.reveals(turn, group[0]):
            return OwnTurn(turn, group[0])
        turn = draft.choose(turn, group[0])
    whole = draft.complete(turn)
    return None if whole is None else OwnTurn(whole)


class Sandbox(Struct, frozen=True):
    """What somebody tries out, from `match` as it stands; `saved` is the revision of what is stored of it."""

    match: Match
    viewer: Viewer
    saved: int
    tried: tuple[Tried, ...]
    labels: tuple[Label, ...]
    """One for each action tried."""
    state: Any
    plan: Steps | None
    """What the viewer's seat does in its next turn, as far as that was tried."""
    planned: int = 0
    """Lines of the plan that the seat has already."""
    is_turn_over: bool = False
    """With the last choice a seat's turn was."""
    is_uncovering: bool = False
    """The last action uncovers something, and so was not made."""
    has_moved_on: bool = False
    """The match has, since this was tried; what no longer fits is left out."""
    has_hints: bool = False
    """A robot may give hints in this match."""

    @property
    def revision(self) -> int:
        """Return a number that grows with each change of log or sandbox, so that it never comes back."""
        return self.match.row.head + self.saved

    @property
    def pending(self) -> Decision | None:
        """Return the decision that can be made for the seat that is asked."""
        return None if self.is_uncovering else _open(self.state, self.viewer)


class TriedLine(Struct, frozen=True):
    """An action that was tried, in words."""

    seat: Seat
    label: Label


class SandboxPanel(Struct, frozen=True):
    """What a person sees of their sandbox."""

    match: MatchRow
    names: tuple[str, ...]
    viewer: Viewer
    revision: int
    view: Any
    present: Any
    """The view of the match as it stands."""
    heading: Text
    asked: Seat | None
    prompt: Text | None
    offers: tuple[Offer, ...]
    tried: tuple[TriedLine, ...]
    stop: Stop | None
    can_plan: bool
    can_add: bool
    """It can be planned for where nothing planned before can be played."""
    has_moved_on: bool
    can_confirm: bool = False
    """What was tried begins with the viewer's own present turn, and nothing of that is left to choose."""
    can_hint: bool = False
    """It is the viewer's own choice, and a robot may give a hint."""


def resume(match: Match, viewer: Viewer, row: SandboxRow, draft: Turn | None) -> Sandbox:
    """Take up a stored sandbox, or begin one: with the half-done turn of a seat that is awaited."""
    if row.revision == 0 or row.actions == THROWN_AWAY:
        return begin(match, viewer, row.revision, draft)
    try:
        tried = _decoder_for(match.game).decode(row.actions)
    except msgspec.DecodeError:
        return begin(match, viewer, row.revision, draft)
    followed = _follow(_empty(match, viewer, row.revision), tried)
    return replace(followed, has_moved_on=row.base < match.line.moved)


def begin(match: Match, viewer: Viewer, saved: int, draft: Turn | None) -> Sandbox:
    """Begin a sandbox."""
    empty = _empty(match, viewer, saved)
    if draft is None or not draft.is_mine:
        return empty
    return _follow(empty, tuple((draft.seat, group) for group in draft.groups))


@cache
def _decoder_for(game: AnyGame) -> msgspec.json.Decoder[tuple[Tried, ...]]:
    group = GenericAlias(tuple, (game.action_type, ...))
    return msgspec.json.Decoder(GenericAlias(tuple, (GenericAlias(tuple, (int, group)), ...)))


def to_json(sandbox: Sandbox) -> str:
    """Write what was tried for storage."""
    return msgspec.json.encode(sandbox.tried).decode()


def _empty(match: Match, viewer: Viewer, saved: int) -> Sandbox:
    return Sandbox(match, viewer, saved, (), (), play.foresee(match.state), None)


def _open(state: Any, viewer: Viewer) -> Decision | None:
    """Return the decision a viewer may make in a sandbox, whoever is asked; None where they can't know what it is."""
    asked = (play.decision(state, seat) for seat in play.awaited_seats(state))
    return next((one for one in asked if one is not None and one.known_to(state, viewer)), None)


def _follow(sandbox: Sandbox, tried: tuple[Tried, ...]) -> Sandbox:
    """Try again what was tried before, and leave out what is no longer possible."""
    for seat, group in tried[:MAX_TRIED]:
        pending = sandbox.pending
        if (
            pending is not None
            and pending.seat == seat
            and group
            and group[0] in pending.options(sandbox.state)
        ):
            sandbox = choose(sandbox, group[0])
    return sandbox


def choose(sandbox: Sandbox, action: Action) -> Sandbox:
    """Try an offered action, and the forced ones after it."""
    pending = sandbox.pending
    if pending is None or action not in pending.options(sandbox.state):
        raise refuse("no-option")
    if len(sandbox.tried) == MAX_TRIED:
        raise refuse("sandbox-full", most=MAX_TRIED)
    state, seat, group, labels = sandbox.state, pending.seat, list[Action](), list[Label]()
    is_uncovering = pending.reveals(state, action)
    chosen: Action | None = action
    while chosen is not None and pending is not None:
        group.append(chosen)
        labels.append(pending.label(state, chosen))
        if is_uncovering:
            break
        state = play.follow(state, chosen, seat)
        pending = play.decision(state, seat)
        chosen = _only_option(state, seat, sandbox.viewer) if len(group) <= MAX_FORCED else None
    return replace(
        sandbox,
        tried=(*sandbox.tried, (seat, tuple(group))),
        labels=(*sandbox.labels, *labels),
        state=play.foresee(state),
        plan=_extend_plan(sandbox, seat, group, labels),
        is_turn_over=seat not in play.awaited_seats(state),
        is_uncovering=is_uncovering,
    )


def _only_option(state: Any, seat: Seat, viewer: Viewer) -> Action | None:
    pending = _open(state, viewer)
    if pending is None or pending.seat != seat:
        return None
    only, *others = pending.options(state)
    return None if others or pending.reveals(state, only) else only


def _extend_plan(sandbox: Sandbox, seat: Seat, group: list[Action], labels: list[Label]) -> Steps | None:
    """Return the plan with a choice added, if it belongs to the next turn of the viewer's seat."""
    plan, before = sandbox.plan, sandbox.tried[-1][0] if sandbox.tried else None
    is_next = plan is None or (before == seat and not sandbox.is_turn_over)
    if seat != sandbox.viewer or not is_next:
        return plan
    known = Steps((), ()) if plan is None else plan
    moves = (msgspec.to_builtins(action) for action in group)
    return Steps((*known.actions, *moves), (*known.labels, *labels))


def shorten(sandbox: Sandbox, length: int) -> Sandbox:
    """Return the sandbox with the first choices alone."""
    if not sandbox.tried:
        raise refuse("nothing-to-undo")
    return _follow(_empty(sandbox.match, sandbox.viewer, sandbox.saved), sandbox.tried[:length])


def panel_of(sandbox: Sandbox) -> SandboxPanel:
    """Show a sandbox to the person whose it is, as their own seat or a spectator sees it."""
    match, viewer, pending = sandbox.match, sandbox.viewer, sandbox.pending
    can_plan = sandbox.plan is not None and bool(match.awaited) and viewer not in match.awaited
    view = match.game.observe(sandbox.state, viewer)
    return SandboxPanel(
        match=match.row, names=match.names, viewer=viewer, revision=sandbox.revision,
        view=view, present=match.game.observe(match.state, viewer), heading=match.game.heading(view),
        asked=None if pending is None else pending.seat,
        prompt=None if pending is None else pending.prompt(sandbox.state),
        offers=() if pending is None else offers_of(pending, sandbox.state),
        tried=_lines(sandbox), stop=_stop(sandbox),
        can_plan=can_plan, can_add=can_plan and 0 < sandbox.planned < MAX_LINES,
        has_moved_on=sandbox.has_moved_on,
        can_confirm=own_turn(match, viewer, sandbox.tried) is not None,
        can_hint=sandbox.has_hints and pending is not None and pending.seat == viewer,
    )  # fmt: skip


def _lines(sandbox: Sandbox) -> tuple[TriedLine, ...]:
    seats = (seat for seat, group in sandbox.tried for _ in group)
    return tuple(TriedLine(seat, label) for seat, label in zip(seats, sandbox.labels, strict=True))


def _stop(sandbox: Sandbox) -> Stop | None:
    if sandbox.pending is not None:
        return None
    return "over" if play.is_finished(sandbox.state) else "hidden"
