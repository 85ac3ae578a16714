"""The stored sandbox of a user.

A sandbox never changes the log, and can be discarded at any time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec.structs import replace

from engine.core import play
from engine.core.text import seat_values, text
from host.core.context import Context
from host.core.errors import UserError, user_error
from host.core.users import User
from host.matches.match import loading
from host.matches.match.match import Match
from host.tables.tables import hints
from host.turns import draft as drafts
from host.turns.plan import editing, planning, plans
from host.turns.plan.planning import PlanView
from host.turns.play import turn_actions
from host.turns.play.panels import Panel, offer_for
from host.turns.play.turn_errors import RevealNotConfirmed
from host.turns.sandbox import position
from host.turns.sandbox.position import DISCARDED, OwnTurn, Sandbox, SandboxPanel, build_panel, find_own_turn
from storage.core.database import Transaction
from storage.turns import draft as stored_drafts
from storage.turns import sandbox as stored

SandboxChange: TypeAlias = Callable[[Sandbox], Sandbox]


class StaleSandbox(UserError):
    """Raised if the user edits an outdated version of the sandbox.

    The error contains the current sandbox.
    """

    def __init__(self, panel: SandboxPanel) -> None:
        super().__init__(text("refusal-stale"), panel.names)
        self.panel = panel


async def load_panel(ctx: Context, match_id: int, user: User) -> SandboxPanel:
    """Return a user's sandbox in a running match, creating one at the current position if necessary."""
    async with ctx.database.read_transaction() as tx:
        return build_panel(await _sandbox(tx, await loading.load_running(ctx, tx, match_id), user))


async def load(ctx: Context, match_id: int, user: User) -> Sandbox:
    """Load a user's sandbox as input for a hint search."""
    async with ctx.database.read_transaction() as tx:
        return await _sandbox(tx, await loading.load_running(ctx, tx, match_id), user)


async def choose(
    ctx: Context, match_id: int, user: User, revision: int | None, option_index: int
) -> SandboxPanel:
    """Try an option for the seat to move, regardless of who has that seat."""

    def change(sandbox: Sandbox) -> Sandbox:
        pending = sandbox.pending
        action = None if pending is None else play.option_at(sandbox.state, option_index, pending.seat)
        if action is None:
            raise user_error("no-option")
        return position.choose(sandbox, action)

    return await _change(ctx, match_id, user, revision, change)


async def choose_moves(
    ctx: Context, match_id: int, user: User, revision: int, moves: Sequence[Mapping[str, Any]]
) -> SandboxPanel:
    """Try several options in a row, for example those of a hint."""
    return await _change(ctx, match_id, user, revision, lambda sandbox: _with_moves(sandbox, moves))


def _with_moves(sandbox: Sandbox, moves: Sequence[Mapping[str, Any]]) -> Sandbox:
    """Try the moves of one seat, up to the first one that is not possible."""
    begun, seat = len(sandbox.labels), None
    # Forced moves are made together with the move before them, so they are skipped here.
    while len(sandbox.labels) - begun < len(moves):
        pending = sandbox.pending
        if pending is None or seat not in {None, pending.seat}:
            break
        seat = pending.seat
        action = sandbox.match.game.read_action(pending, moves[len(sandbox.labels) - begun])
        if not pending.is_legal(sandbox.state, action):
            break
        sandbox = position.choose(sandbox, action)
    return sandbox


async def undo(ctx: Context, match_id: int, user: User, revision: int | None = None) -> SandboxPanel:
    """Undo the last tried choice."""
    return await _change(ctx, match_id, user, revision, lambda s: position.truncate(s, len(s.tried) - 1))


async def start_over(ctx: Context, match_id: int, user: User) -> SandboxPanel:
    """Restart the sandbox at the current position."""
    await discard(ctx, match_id, user)
    return await load_panel(ctx, match_id, user)


async def discard(ctx: Context, match_id: int, user: User) -> None:
    """Discard a user's sandbox."""
    async with ctx.database.transaction() as tx:
        row = await loading.load_row(tx, match_id)
        await stored.put(tx, match_id, user.key, row.head, DISCARDED)


async def save_plan(
    ctx: Context, match_id: int, user: User, revision: int | None = None, *, is_added: bool = False
) -> PlanView:
    """Save the tried moves as the plan for the user's next turn.

    By default, they replace the current plan. If `is_added` is set, they become another line of the current
    plan.
    """
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        sandbox = await _load_current(ctx, tx, match_id, user, revision)
        if sandbox.viewer is None:
            raise user_error("not-in-match")
        if sandbox.plan is None:
            raise user_error("plan-nothing")
        keep = editing.add_line if is_added else planning.replace_plan
        return await keep(tx, sandbox.match, sandbox.viewer, sandbox.plan)


async def confirm(ctx: Context, match_id: int, user: User, revision: int | None = None) -> Panel:
    """Confirm the tried moves for the user's current turn, and discard the sandbox.

    This works like confirming in the panel. If an action reveals information, the first attempt stores all
    choices before it as the draft, and raises RevealNotConfirmed.
    """
    async with turn_actions.edit_turn(ctx, match_id, user) as own:
        sandbox = await _load_current(ctx, own.tx, match_id, user, revision)
        tried = _own_turn(sandbox)
        await stored.put(own.tx, match_id, user.key, sandbox.match.row.head, DISCARDED)
        own.turn = tried.turn if tried.revealing_action else drafts.confirm(tried.turn)
    panel = await turn_actions.load_panel_after(ctx, own, user)
    if (uncovering := tried.revealing_action) is None:
        return panel
    raise RevealNotConfirmed(panel, offer_for(own.turn, uncovering))


def _own_turn(sandbox: Sandbox) -> OwnTurn:
    match = sandbox.match
    if sandbox.viewer is None:
        raise user_error("not-in-match")
    if sandbox.viewer not in match.awaited:
        raise UserError(text("refusal-not-your-turn", **seat_values(match.asked)), match.names)
    own = find_own_turn(match, sandbox.viewer, sandbox.tried)
    if own is None:
        raise user_error("sandbox-unfinished")
    return own


async def _change(
    ctx: Context, match_id: int, user: User, revision: int | None, change: SandboxChange
) -> SandboxPanel:
    async with ctx.database.transaction() as tx:
        after = change(await _load_current(ctx, tx, match_id, user, revision))
        row = after.match.row
        await stored.put(tx, row.id, user.key, row.head, position.to_json(after))
        return build_panel(await _sandbox(tx, after.match, user))


async def _load_current(
    ctx: Context, tx: Transaction, match_id: int, user: User, revision: int | None
) -> Sandbox:
    sandbox = await _sandbox(tx, await loading.load_running(ctx, tx, match_id), user)
    if revision is not None and revision != sandbox.revision:
        raise StaleSandbox(build_panel(sandbox))
    return sandbox


async def _sandbox(tx: Transaction, match: Match, user: User) -> Sandbox:
    seat, row = match.seat_of(user), await stored.get(tx, match.row.id, user.key)
    if seat is None:
        return position.restore(match, seat, row, None)
    draft = drafts.restore(match, seat, await stored_drafts.get(tx, match.row.id, seat))
    planned = plans.lines_of(await planning.load_seat_plan(tx, match, seat))
    has_hints = await hints.are_hints_allowed(tx, match)
    return replace(
        position.restore(match, seat, row, draft), plan_line_count=len(planned), has_hints=has_hints
    )
