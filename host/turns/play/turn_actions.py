"""Play a turn: choose, undo and confirm.

Only confirmed moves are in the log. All other choices are in a draft.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

from msgspec.structs import replace

from engine.core import play
from engine.core.model import Action
from engine.core.text import seat_values, text
from host.core import jobs
from host.core.context import Context
from host.core.errors import UserError, user_error
from host.core.features import publish
from host.core.owners import match_owner
from host.core.users import User
from host.matches.match import loading, narration
from host.matches.match.commit import commit
from host.matches.match.match import Match, refuse_unless_running
from host.matches.match.reading import load_from_rows
from host.turns import draft as drafts
from host.turns.draft import DraftTurn, PlayerActed, complete_with
from host.turns.plan.planning import current_plan
from host.turns.play import user_match_data as asking
from host.turns.play.panels import Panel, build_panel, offer_for
from host.turns.play.turn_errors import PartlyChosen, RevealNotConfirmed, StaleRevision
from host.turns.play.user_match_data import UserMatchData
from storage.core.database import Transaction
from storage.matches.match.log import LogConflict
from storage.turns import draft as stored


async def load_panel(
    ctx: Context, match_id: int, user: User, match_data: UserMatchData | None = None
) -> Panel:
    """Return a user's panel in a running match.

    If it is their turn, record that the user is active. `match_data` is the match, if the caller has already
    loaded it for the user.
    """
    match_data = match_data or await asking.load_separately(ctx, match_id, user.key)
    refuse_unless_running(match_data.row)
    turn = asking.restore_turn(await load_from_rows(ctx, match_data.row, match_data.seats), match_data, user)
    if turn.is_awaited:
        async with ctx.database.transaction(lock_key=str(match_owner(match_id))) as tx:
            await publish(ctx, tx, PlayerActed(turn.match, turn.seat, user.key))
    return _with_plan(_panel(turn, match_data), turn, match_data)


async def choose(
    ctx: Context,
    match_id: int,
    user: User,
    revision: int | None,
    option_index: int,
    *,
    confirm_reveal: bool = False,
    confirm_end: bool = False,
) -> Panel:
    """Choose an option in a user's panel.

    `revision` is the panel's revision; None means the current panel. If the option reveals information,
    `confirm_reveal` must be set, and the turn so far is confirmed too. Otherwise RevealNotConfirmed is
    raised. With `confirm_end`, choosing the option also confirms the turn if the panel offers that.
    """
    async with edit_turn(ctx, match_id, user) as own:
        _refuse_outdated(own, revision)
        action = _option_at(own.turn, option_index)
        whole = complete_with(own.turn, action) if confirm_end else None
        if whole is not None:
            own.turn = drafts.confirm(whole)
        elif not drafts.reveals(own.turn, action):
            own.turn = _confirm_if_complete(drafts.choose(own.turn, action), own.match_data)
        elif confirm_reveal:
            own.turn = drafts.append_revealing(own.turn, action)
        else:
            raise RevealNotConfirmed(_panel(own.turn, own.match_data), offer_for(own.turn, action))
    return await load_panel_after(ctx, own, user)


async def choose_several(
    ctx: Context, match_id: int, user: User, revision: int | None, option_indices: Sequence[int]
) -> Panel:
    """Choose several options of a user's panel, one after the other.

    Options that the earlier ones make impossible are left out. In that case, the choice is stored, and
    PartlyChosen is raised.
    """
    if len(option_indices) == 1:
        return await choose(ctx, match_id, user, revision, option_indices[0])
    async with edit_turn(ctx, match_id, user) as own:
        _refuse_outdated(own, revision)
        omitted = 0
        for action in [_option_at(own.turn, index) for index in option_indices]:
            if action in _unrevealing_options(own.turn):
                own.turn = drafts.choose(own.turn, action)
            else:
                omitted += 1
        own.turn = _confirm_if_complete(own.turn, own.match_data)
    panel = await load_panel_after(ctx, own, user)
    if omitted:
        raise PartlyChosen(panel, omitted)
    return panel


def _unrevealing_options(turn: DraftTurn) -> list[Action]:
    offered = () if turn.is_complete else play.options(turn.state, turn.seat)
    return [action for action in offered if not drafts.reveals(turn, action)]


async def choose_moves(
    ctx: Context, match_id: int, user: User, revision: int, moves: Sequence[Mapping[str, Any]]
) -> Panel:
    """Choose several options in a row, for example those of a hint.

    Raises RevealNotConfirmed at the first option that reveals information; the earlier choices are stored.
    """
    async with edit_turn(ctx, match_id, user) as own:
        _refuse_outdated(own, revision)
        own.turn, uncovering = _with_moves(own.turn, moves)
        own.turn = _confirm_if_complete(own.turn, own.match_data)
    panel = await load_panel_after(ctx, own, user)
    if uncovering is None:
        return panel
    raise RevealNotConfirmed(panel, offer_for(own.turn, uncovering))


def _with_moves(turn: DraftTurn, moves: Sequence[Mapping[str, Any]]) -> tuple[DraftTurn, Action | None]:
    """Return the turn after the moves, stopping at the first move that reveals information.

    The second item is this move, or None if all moves were made or a move is not legal.
    """
    begun = len(turn.actions)
    # Forced choices are made together with the choice before them, so they are skipped here.
    while not turn.is_complete and len(turn.actions) - begun < len(moves):
        pending = play.decision(turn.state, turn.seat)
        if pending is None:
            break
        action = turn.match.game.read_action(pending, moves[len(turn.actions) - begun])
        if not pending.is_legal(turn.state, action):
            break
        if drafts.reveals(turn, action):
            return turn, action
        turn = drafts.choose(turn, action)
    return turn, None


def _option_at(turn: DraftTurn, index: int) -> Action:
    action = None if turn.is_complete else play.option_at(turn.state, index, turn.seat)
    if action is None:
        raise user_error("turn-complete" if turn.is_complete else "no-option")
    return action


def _confirm_if_complete(turn: DraftTurn, match_data: UserMatchData) -> DraftTurn:
    """Confirm a complete turn if the player has disabled manual confirmation."""
    return drafts.confirm(turn) if turn.is_complete and not match_data.preferences.confirm else turn


async def undo(ctx: Context, match_id: int, user: User, revision: int | None = None) -> Panel:
    """Undo the last choice and the forced choices that followed it."""
    async with edit_turn(ctx, match_id, user) as own:
        _refuse_outdated(own, revision)
        own.turn = _truncate(own.turn, len(own.turn.groups) - 1)
    return await load_panel_after(ctx, own, user)


async def start_over(ctx: Context, match_id: int, user: User, revision: int | None = None) -> Panel:
    """Undo all choices of the current turn."""
    async with edit_turn(ctx, match_id, user) as own:
        _refuse_outdated(own, revision)
        own.turn = _truncate(own.turn, 0)
    return await load_panel_after(ctx, own, user)


def _truncate(turn: DraftTurn, length: int) -> DraftTurn:
    if not turn.groups:
        raise user_error("nothing-to-undo")
    return drafts.truncate(turn, turn.groups[:length])


async def confirm(ctx: Context, match_id: int, user: User, revision: int | None = None) -> Panel:
    """Confirm a complete turn, and return the panel after robots have moved.

    After the last move of a match, the panel shows the finished match.
    """
    async with edit_turn(ctx, match_id, user) as own:
        _refuse_outdated(own, revision)
        complete = drafts.complete(own.turn)
        if complete is None:
            raise user_error("turn-unfinished")
        own.turn = drafts.confirm(complete)
    return await load_panel_after(ctx, own, user)


class OpenTurn:
    """A user's turn while it is being edited.

    The `with` block changes the turn by assigning to `turn`.
    """

    def __init__(self, tx: Transaction, match_data: UserMatchData, turn: DraftTurn) -> None:
        self.tx = tx
        self.match_data = match_data
        self.turn = turn
        self.after: Match | None = None
        """The match after the turn was confirmed; None if it was not."""
        self.has_jobs = False
        """Whether a robot or a plan has to move next."""


@asynccontextmanager
async def edit_turn(ctx: Context, match_id: int, user: User) -> AsyncIterator[OpenTurn]:
    """Load a user's turn, let the `with` block change it, and store it.

    The turn is stored as a draft, or appended to the log if the block has confirmed it. Nothing is stored if
    the block raises an exception. Raises StaleRevision if another process was faster, and UserError if it is
    not the user's turn.
    """
    owner = match_owner(match_id)
    try:
        async with ctx.lock(match_id), ctx.database.transaction(lock_key=str(owner)) as tx:
            data = await asking.load(tx, match_id, user.key)
            refuse_unless_running(data.row)
            match = await loading.load_match(ctx, tx, data.row, data.seats)
            own = OpenTurn(tx, data, asking.restore_turn(match, data, user))
            yield own
            await publish(ctx, tx, PlayerActed(match, own.turn.seat, user.key))
            await _store(ctx, own)
            own.has_jobs = await jobs.has_due_jobs(ctx, tx, owner) if own.after else False
    except LogConflict:
        raise StaleRevision(await load_panel(ctx, match_id, user)) from None
    if own.after is not None:
        ctx.cache_fold(match_id, own.after.folded_log)


async def _store(ctx: Context, open_turn: OpenTurn) -> None:
    turn, row = open_turn.turn, open_turn.turn.match.row
    if turn.is_confirmed:
        open_turn.after = await commit(ctx, open_turn.tx, turn.match, drafts.moves(turn))
        return
    draft = await stored.put(open_turn.tx, row.id, turn.seat, row.head, drafts.to_json(turn))
    open_turn.turn = drafts.with_revision(turn, draft.revision)


async def load_panel_after(ctx: Context, open_turn: OpenTurn, user: User) -> Panel:
    """Return the panel after a turn was changed.

    If robots have to move next, they move first.
    """
    turn = open_turn.turn
    if open_turn.after is None:
        return _panel(turn, open_turn.match_data)
    match, localized_texts = turn.match, narration.render_revealed(turn.match, turn.seat, turn.actions)
    if open_turn.has_jobs:
        await jobs.run(ctx, match_owner(match.row.id))
    data = await asking.load_separately(ctx, match.row.id, user.key)
    present = asking.restore_turn(await load_from_rows(ctx, data.row, data.seats), data, user)
    before = match.game.observe(match.state, turn.seat)
    panel = _with_plan(_panel(present, data), present, data)
    return replace(panel, before=before, revealed=localized_texts)


def _refuse_outdated(open_turn: OpenTurn, revision: int | None) -> None:
    """Reject a change that is based on an outdated panel, or made while it is not the user's turn."""
    turn = open_turn.turn
    if revision is not None and revision != turn.revision:
        raise StaleRevision(_panel(turn, open_turn.match_data))
    if not turn.is_awaited:
        raise UserError(text("refusal-not-your-turn", **seat_values(turn.match.asked)), turn.match.names)


def _panel(turn: DraftTurn, match_data: UserMatchData) -> Panel:
    panel = build_panel(turn)
    can_hint = match_data.has_hints and panel.prompt is not None
    return replace(
        panel, preferences=match_data.preferences, note=match_data.note, can_hint=can_hint,
        can_review=match_data.has_hints and panel.can_take_back and not panel.chosen,
    )  # fmt: skip


def _with_plan(panel: Panel, turn: DraftTurn, match_data: UserMatchData) -> Panel:
    return replace(panel, plan=current_plan(turn.match, match_data.plan))
