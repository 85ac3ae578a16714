"""A private copy of the current position, on which a user can try moves for any seat.

All functions are pure. The sandbox needs no hidden information. It offers options only if the user is allowed
to know them, and runs the table's automatic steps only if these reveal nothing. No more moves can be tried
after an action that reveals information.
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
from engine.core.files.library import AnyGame
from engine.core.model import Action, Decision, Label, Seat, Viewer
from engine.core.text import LocalizedText
from host.core.errors import user_error
from host.matches.match.match import Match
from host.turns import draft
from host.turns.draft import MAX_FORCED, ActionGroup, DraftTurn
from host.turns.plan.editing import MAX_LINES
from host.turns.plan.planning import can_plan_passing
from host.turns.plan.plans import Steps
from host.turns.play.panels import NumberEntry, Offer, build_offers, number_entry
from storage.matches.match.matches import MatchRow
from storage.turns.sandbox import SandboxRow

TriedChoice: TypeAlias = tuple[int, ActionGroup]
"""A seat and a group of actions: a choice for the seat, and the forced choices that followed it."""
StopReason: TypeAlias = Literal["hidden", "over"]
"""Why no more moves can be tried: hidden information would be needed, or the match would be over."""
DISCARDED = ""
"""The stored value of a discarded sandbox."""
MAX_TRIED = 100
"""Maximum number of choices in a sandbox, since every click replays all of them."""


class OwnTurn(Struct, frozen=True):
    """The part of a sandbox that the user can confirm as their current turn."""

    turn: DraftTurn
    revealing_action: Action | None = None
    """The last action, which reveals information.

    It is not part of the turn yet, because the player has to confirm it first.
    """


def find_own_turn(match: Match, viewer: Viewer, tried: Sequence[TriedChoice]) -> OwnTurn | None:
    """Return the viewer's turn with the first tried choices, if the viewer can confirm it.

    Return None if these choices are not the viewer's or do not complete the turn.
    """
    if viewer is None or viewer not in match.awaited:
        return None
    turn = DraftTurn(match, viewer, 0, (), match.state)
    for seat, group in tried:
        if seat != viewer or turn.is_complete:
            break
        if draft.reveals(turn, group[0]):
            return OwnTurn(turn, group[0])
        turn = draft.choose(turn, group[0])
    whole = draft.complete(turn)
    return None if whole is None else OwnTurn(whole)


class Sandbox(Struct, frozen=True):
    """A user's sandbox, based on the current state of `match`.

    `stored_revision` is the revision of the stored row.
    """

    match: Match
    viewer: Viewer
    stored_revision: int
    tried: tuple[TriedChoice, ...]
    labels: tuple[Label, ...]
    """A label for each tried action."""
    state: Any
    plan: Steps | None
    """The tried actions for the next turn of the viewer's seat, if any."""
    plan_line_count: int = 0
    """The number of lines in the seat's current plan."""
    is_turn_over: bool = False
    """Whether the last choice ended a seat's turn."""
    is_revealing: bool = False
    """Whether the last action was skipped because it would reveal information."""
    has_moved_on: bool = False
    """Whether the match has progressed since the sandbox was stored. Actions that are no longer legal are dropped."""
    has_hints: bool = False
    """Whether players can ask a robot for hints."""

    @property
    def revision(self) -> int:
        """Return a number that is never reused and increases with each change to the log or the sandbox."""
        return self.match.row.head + self.stored_revision

    @property
    def pending(self) -> Decision | None:
        """Return the pending decision of the seat to move, if the user may see it."""
        return None if self.is_revealing else _visible_decision(self.state, self.viewer)


class TriedAction(Struct, frozen=True):
    """The text of a tried action."""

    seat: Seat
    label: Label


class SandboxPanel(Struct, frozen=True):
    """The data of a sandbox panel."""

    match: MatchRow
    names: tuple[str, ...]
    viewer: Viewer
    revision: int
    view: Any
    current_view: Any
    """The view of the match as it is now, without the tried moves."""
    heading: LocalizedText
    seat_to_move: Seat | None
    prompt: LocalizedText | None
    offers: tuple[Offer, ...]
    tried: tuple[TriedAction, ...]
    stop_reason: StopReason | None
    can_plan: bool
    can_add: bool
    """Whether the moves can be added to the plan as another line, which is used if no earlier line can be played."""
    has_moved_on: bool
    can_confirm: bool = False
    """Whether the viewer can confirm the first tried moves as a turn in the match."""
    can_hint: bool = False
    """Whether the viewer's own seat is to move and a robot may give a hint."""
    is_own_turn: bool = False
    """Whether the viewer has to move in the match."""
    waits_for_turn: bool = False
    """Whether another seat has to move, so that the viewer can plan their next turn."""
    has_plan_page: bool = False
    """Whether the viewer waits and can plan their next turn without the sandbox."""
    entry: NumberEntry | None = None
    """The range from which the user may enter a number, if any."""


def restore(match: Match, viewer: Viewer, row: SandboxRow, draft: DraftTurn | None) -> Sandbox:
    """Restore a stored sandbox, or create one.

    A new sandbox starts from the seat's draft if it is the seat's turn.
    """
    if row.revision == 0 or row.actions == DISCARDED:
        return begin(match, viewer, row.revision, draft)
    try:
        tried = _decoder_for(match.game).decode(row.actions)
    except msgspec.DecodeError:
        return begin(match, viewer, row.revision, draft)
    followed = _follow(_empty(match, viewer, row.revision), tried)
    return replace(followed, has_moved_on=row.base < match.folded_log.last_change)


def begin(match: Match, viewer: Viewer, saved: int, draft: DraftTurn | None) -> Sandbox:
    """Create a sandbox, starting from the seat's draft if it is the seat's turn."""
    empty = _empty(match, viewer, saved)
    if draft is None or not draft.is_awaited:
        return empty
    return _follow(empty, tuple((draft.seat, group) for group in draft.groups))


@cache
def _decoder_for(game: AnyGame) -> msgspec.json.Decoder[tuple[TriedChoice, ...]]:
    group = GenericAlias(tuple, (game.action_type, ...))
    return msgspec.json.Decoder(GenericAlias(tuple, (GenericAlias(tuple, (int, group)), ...)))


def to_json(sandbox: Sandbox) -> str:
    """Serialize the tried choices for storage."""
    return msgspec.json.encode(sandbox.tried).decode()


def _empty(match: Match, viewer: Viewer, saved: int) -> Sandbox:
    known = play.without_answers(match.state, viewer)
    return Sandbox(match, viewer, saved, (), (), play.run_until_reveal(known), None)


def _visible_decision(state: Any, viewer: Viewer) -> Decision | None:
    """Return the pending decision of whichever seat is to move.

    Return None if the decision is hidden from the viewer.
    """
    decisions = (play.decision(state, seat) for seat in play.awaited_seats(state))
    return next(
        (decision for decision in decisions if decision is not None and decision.is_known_to(state, viewer)),
        None,
    )


def _follow(sandbox: Sandbox, tried: tuple[TriedChoice, ...]) -> Sandbox:
    """Replay the tried choices, skipping those that are no longer legal."""
    for seat, group in tried[:MAX_TRIED]:
        pending = sandbox.pending
        if (
            pending is not None
            and pending.seat == seat
            and group
            and pending.is_legal(sandbox.state, group[0])
        ):
            sandbox = choose(sandbox, group[0])
    return sandbox


def choose(sandbox: Sandbox, action: Action) -> Sandbox:
    """Try an action and the forced actions that follow it."""
    pending = sandbox.pending
    if pending is None or not pending.is_legal(sandbox.state, action):
        raise user_error("no-option")
    if len(sandbox.tried) == MAX_TRIED:
        raise user_error("sandbox-full", most=MAX_TRIED)
    state, seat, group, labels = sandbox.state, pending.seat, list[Action](), list[Label]()
    is_uncovering = pending.reveals(state, action)
    chosen: Action | None = action
    while chosen is not None and pending is not None:
        group.append(chosen)
        labels.append(pending.label(state, chosen))
        if is_uncovering:
            break
        state = play.apply_unchecked(state, chosen, seat)
        pending = play.decision(state, seat)
        chosen = _only_option(state, seat, sandbox.viewer) if len(group) <= MAX_FORCED else None
    return replace(
        sandbox,
        tried=(*sandbox.tried, (seat, tuple(group))),
        labels=(*sandbox.labels, *labels),
        state=play.run_until_reveal(state),
        plan=_extend_plan(sandbox, seat, group, labels),
        is_turn_over=seat not in play.awaited_seats(state),
        is_revealing=is_uncovering,
    )


def _only_option(state: Any, seat: Seat, viewer: Viewer) -> Action | None:
    pending = _visible_decision(state, viewer)
    if pending is None or pending.seat != seat:
        return None
    only, *others = pending.options(state)
    return None if others or pending.reveals(state, only) else only


def _extend_plan(sandbox: Sandbox, seat: Seat, group: list[Action], labels: list[Label]) -> Steps | None:
    """Add a choice to the plan if it belongs to the next turn of the viewer's seat.

    Return the plan.
    """
    plan, before = sandbox.plan, sandbox.tried[-1][0] if sandbox.tried else None
    is_next = plan is None or (before == seat and not sandbox.is_turn_over)
    if seat != sandbox.viewer or not is_next:
        return plan
    known = Steps((), ()) if plan is None else plan
    moves = (msgspec.to_builtins(action) for action in group)
    return Steps((*known.actions, *moves), (*known.labels, *labels))


def truncate(sandbox: Sandbox, length: int) -> Sandbox:
    """Return the sandbox with only its first `length` choices."""
    if not sandbox.tried:
        raise user_error("nothing-to-undo")
    return _follow(_empty(sandbox.match, sandbox.viewer, sandbox.stored_revision), sandbox.tried[:length])


def build_panel(sandbox: Sandbox) -> SandboxPanel:
    """Return a sandbox's panel for its user.

    The view is that of the user's seat, or of a spectator.
    """
    match, viewer, pending = sandbox.match, sandbox.viewer, sandbox.pending
    can_plan = sandbox.plan is not None and _waits_for_turn(match, viewer)
    view = match.game.observe(sandbox.state, viewer)
    return SandboxPanel(
        match=match.row, names=match.names, viewer=viewer, revision=sandbox.revision,
        view=view, current_view=match.game.observe(match.state, viewer), heading=match.game.heading(view),
        seat_to_move=None if pending is None else pending.seat,
        prompt=None if pending is None else pending.prompt(sandbox.state),
        offers=() if pending is None else build_offers(
            pending, sandbox.state, play.shown_options(pending, sandbox.state)
        ),
        entry=None if pending is None else number_entry(pending, sandbox.state),
        tried=_lines(sandbox), stop_reason=_stop(sandbox),
        can_plan=can_plan, can_add=can_plan and 0 < sandbox.plan_line_count < MAX_LINES,
        has_moved_on=sandbox.has_moved_on,
        can_confirm=find_own_turn(match, viewer, sandbox.tried) is not None,
        can_hint=sandbox.has_hints and pending is not None and pending.seat == viewer,
        is_own_turn=viewer in match.awaited, waits_for_turn=_waits_for_turn(match, viewer),
        has_plan_page=_has_plan_page(sandbox),
    )  # fmt: skip


def _waits_for_turn(match: Match, viewer: Viewer) -> bool:
    return viewer is not None and bool(match.awaited) and viewer not in match.awaited


def _has_plan_page(sandbox: Sandbox) -> bool:
    match, viewer = sandbox.match, sandbox.viewer
    if viewer is None or not _waits_for_turn(match, viewer):
        return False
    return (
        sandbox.plan_line_count > 0
        or can_plan_passing(match, viewer)
        or bool(match.game.goals(match.game.observe(match.state, viewer), viewer))
    )


def _lines(sandbox: Sandbox) -> tuple[TriedAction, ...]:
    seats = (seat for seat, group in sandbox.tried for _ in group)
    return tuple(TriedAction(seat, label) for seat, label in zip(seats, sandbox.labels, strict=True))


def _stop(sandbox: Sandbox) -> StopReason | None:
    if sandbox.pending is not None:
        return None
    return "over" if play.is_finished(sandbox.state) else "hidden"
