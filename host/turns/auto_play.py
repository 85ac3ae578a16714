"""Automatic turns for players with only one legal move.

All players are notified of such turns. A turn is not automatic if this would reveal to spectators that the
player has no choice. It is also not automatic if the player has a plan or has already begun the turn.
"""

from __future__ import annotations

from contextlib import suppress

from engine.core import play
from host.core import jobs
from host.core.context import Context
from host.core.features import Feature, SubscriberOrder, Subscription
from host.core.jobs import Job
from host.core.owners import Owner, match_owner
from host.matches.log.entries import Move
from host.matches.match import loading
from host.matches.match.commit import commit
from host.matches.match.events import Committed, MatchCancelled, MatchImported
from host.matches.match.match import Match
from host.matches.settings import settings
from host.matches.settings.events import PreferencesChanged
from host.turns import draft as drafts
from host.turns.plan import planning
from host.turns.plan.planning import ExecutePlan
from storage.core.database import Transaction
from storage.matches.match import matches
from storage.matches.match.log import LogConflict
from storage.turns import draft as stored


class PlayForcedTurn(Job, frozen=True, tag="forced-turn"):
    """A job that plays a turn with only one legal move."""


async def schedule(ctx: Context, tx: Transaction, event: Committed | MatchImported) -> None:
    """Schedule automatic play for a turn with only one legal move."""
    match = event.after if isinstance(event, Committed) else event.match
    if match is not None and await _forced_moves(tx, match):
        await jobs.put(ctx, tx, match_owner(event.row.id), PlayForcedTurn())
    else:
        await jobs.delete(tx, match_owner(event.row.id), PlayForcedTurn)


async def on_preferences_change(ctx: Context, tx: Transaction, event: PreferencesChanged) -> None:
    """Schedule checks of all of a user's matches after the user has turned on automatic turns."""
    if "auto_play" in event.fields and (await settings.load_preferences(tx, event.user_key)).auto_play:
        for row in await matches.of_user(tx, event.user_key, ("running",)):
            await jobs.put(ctx, tx, match_owner(row.id), PlayForcedTurn())


async def on_cancel(ctx: Context, tx: Transaction, event: MatchCancelled) -> None:
    """Cancel the jobs of a match that was ended."""
    await jobs.delete(tx, match_owner(event.row.id), PlayForcedTurn)


async def play_forced_turn(ctx: Context, owner: Owner, job: PlayForcedTurn) -> None:
    """Play the turn of the player to move if it has only one legal move and there is no plan."""
    await planning.execute_plans(ctx, owner, ExecutePlan())
    # If there is a conflict, another process has committed first and has also run the next steps.
    with suppress(LogConflict):
        async with ctx.lock(owner.id), ctx.database.transaction(lock_key=str(owner)) as tx:
            row = await loading.load_row(tx, owner.id)
            match = await loading.load_match(ctx, tx, row) if row.status == "running" else None
            moves = () if match is None else await _forced_moves(tx, match)
            if match is not None and moves:
                await commit(ctx, tx, match, moves)


async def _forced_moves(tx: Transaction, match: Match) -> tuple[Move, ...]:
    """Return the moves of a turn that has only one possible outcome.

    Return an empty tuple if there is a choice, the player has begun the turn, or they have disabled automatic
    turns.
    """
    if len(match.awaited) != 1:
        return ()
    (seat,) = match.awaited
    user_key = match.seats[seat].user_key
    if user_key is None or match.awaits_robot(seat):
        return ()
    actions = play.forced_turn(match.state, seat)
    if not actions:
        return ()
    draft = drafts.restore(match, seat, await stored.get(tx, match.row.id, seat))
    if (
        draft.groups
        or match.has_started_turn(seat)
        or not (await settings.load_preferences(tx, user_key)).auto_play
    ):
        return ()
    return tuple(Move(seat, action, "forced") for action in actions)


FEATURE = Feature(
    jobs=PlayForcedTurn,
    handle_job=play_forced_turn,
    subscriptions=(
        Subscription(Committed, SubscriberOrder.JOBS, schedule),
        Subscription(MatchImported, SubscriberOrder.JOBS, schedule),
        Subscription(MatchCancelled, SubscriberOrder.JOBS, on_cancel),
        Subscription(PreferencesChanged, SubscriberOrder.JOBS, on_preferences_change),
    ),
)
