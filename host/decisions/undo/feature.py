"""Undoing confirmed moves, by players or hosts.

An undo takes effect at once, or requires the consent of the players who have moved since.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from engine.core.model import Seat
from engine.core.windows import SecretWindow
from host.core import jobs
from host.core.context import Context
from host.core.errors import user_error
from host.core.features import Feature
from host.core.owners import match_owner
from host.core.users import User, normalize_name
from host.decisions.consent import authorize_or_ask
from host.decisions.undo.scope import (
    affected_players,
    entitled_players,
    has_revealed,
    last_turn,
    moves_after,
    secret_moves,
)
from host.decisions.undo.votes import (
    AnyUndoVote,
    HostUndoVote,
    UndoMoves,
    UndoOverLimit,
    UndoRefused,
    UndoTurn,
    undo_by_host,
)
from host.decisions.vote.requests import request
from host.matches.log.entries import Undone
from host.matches.match import loading
from host.matches.match.commit import commit
from host.matches.match.match import Match, MatchDamaged
from host.matches.permissions import Authority
from host.turns.draft import has_free_undo, restore
from storage.core.database import Transaction
from storage.matches.match.matches import MatchRow
from storage.turns import draft

UndoStatus: TypeAlias = Literal["done", "asked"]
ConsentReason: TypeAlias = Literal["revealed", "moved", "choosing", "often"]
"""Why other players have to agree to an undo.

Something was revealed, another player has moved or has begun to choose, or the player has no free undos left.
"""


class UndoResult(Struct, frozen=True):
    """The result of an undo request: either the moves are undone, or other players are asked."""

    match: MatchRow
    status: UndoStatus
    reason: ConsentReason | None = None
    """Why other players were asked to agree to a player's request."""


async def undo(ctx: Context, match_id: int, user: User) -> UndoResult:
    """Undo a player's last turn and all later moves.

    Players who have moved since are asked first.
    """
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        match = await _load_from_deal(ctx, tx, match_id)
        seat = match.seat_of(user)
        if seat is None:
            raise user_error("not-in-match")
        result = await _undo_last(ctx, tx, match, seat, user)
    await jobs.run(ctx, match_owner(match_id))
    return result


async def _undo_last(ctx: Context, tx: Transaction, match: Match, seat: Seat, user: User) -> UndoResult:
    if secret := secret_moves(match, seat):
        return await _undo_secret_choice(ctx, tx, match, seat, user, secret[0].seq - 1)
    turn = last_turn(match, seat)
    if not turn:
        raise user_error("nothing-to-undo")
    return await _undo(ctx, tx, match, seat, user, turn[0].seq - 1)


async def _undo_secret_choice(
    ctx: Context, tx: Transaction, match: Match, seat: Seat, user: User, to: int
) -> UndoResult:
    if has_free_undo(match, seat) or not match.has_other_humans(seat):
        entry = Undone(to, "own", seat=seat, alone=True)
        return UndoResult((await commit(ctx, tx, match, [entry])).row, "done")
    if isinstance(match.window, SecretWindow):
        # A vote would show that the player has answered.
        raise user_error("undo-window-often")
    question = UndoOverLimit(seat, user.key, to, normalize_name(user.name), user.key, alone=True)
    await request(ctx, tx, match, question, user)
    return UndoResult(match.row, "asked", "often")


async def _undo(ctx: Context, tx: Transaction, match: Match, seat: Seat, user: User, to: int) -> UndoResult:
    choosing = await _choosing_player(tx, match)
    reason = _consent_reason(ctx, match, seat, user, to, choosing)
    if reason is None:
        return UndoResult((await commit(ctx, tx, match, [Undone(to, "own", seat=seat)])).row, "done")
    by = normalize_name(user.name)
    question = (
        UndoOverLimit(seat, user.key, to, by, user.key)
        if reason == "often"
        else UndoTurn(
            seat, user.key, to, by, user.key, choosing=choosing, is_uncovered=has_revealed(match, to, seat)
        )
    )
    await request(ctx, tx, match, question, user)
    return UndoResult(match.row, "asked", reason)


def _consent_reason(
    ctx: Context, match: Match, seat: Seat, user: User, to: int, choosing: int | None
) -> ConsentReason | None:
    """Return why other players have to agree to an undo; None if no player has to."""
    concerned = affected_players(match, to, ctx.now(), seat) - {None, user.key}
    if concerned:
        return "revealed" if has_revealed(match, to, seat) else "moved"
    if choosing not in {None, user.key}:
        return "choosing"
    is_often = match.has_other_humans(seat) and not has_free_undo(match, seat)
    return "often" if is_often else None


async def _choosing_player(tx: Transaction, match: Match) -> int | None:
    """Return the player who has to move and has already begun to choose a move, if any."""
    for seat in match.awaited:
        turn = restore(match, seat, await draft.get(tx, match.row.id, seat))
        if turn.groups and match.seats[seat].user_key is not None:
            return match.seats[seat].user_key
    return None


async def undo_as_host(ctx: Context, match_id: int, to: int, by: Authority) -> UndoResult:
    """Undo all moves after a log entry at a host's request.

    The host's reason is public. If the moves have revealed information, all players are asked first.
    """
    if not by.shown_reason:
        raise user_error("reason-needed")
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        match, seat = await _load_for_ruling(ctx, tx, match_id, to)
        how, row = await _undo_as_host(ctx, tx, match, to, by, seat)
    await jobs.run(ctx, match_owner(match_id))
    return UndoResult(row, how)


async def carry_out(ctx: Context, tx: Transaction, match: Match, act: UndoMoves, by: Authority) -> None:
    """Carry out a host's undo after the players have agreed.

    If the moves to undo have revealed information in the meantime, start another vote. In that vote,
    abstention does not count as consent.
    """
    if act.to < match.row.head:
        await _undo_as_host(ctx, tx, match, act.to, by, _first_mover_if_revealed(match, act.to))


async def _undo_as_host(
    ctx: Context, tx: Transaction, match: Match, to: int, by: Authority, seat: Seat | None
) -> tuple[UndoStatus, MatchRow]:
    others = set(entitled_players(match, ctx.now())) - {by.user.key}
    if seat is None or not others:
        ruling = await authorize_or_ask(ctx, tx, match, by, UndoMoves(to))
        return (
            ("asked", match.row)
            if ruling is None
            else ("done", await undo_by_host(ctx, tx, match, to, ruling))
        )
    question = HostUndoVote(
        seat,
        was=match.seats[seat].user_key,
        to=to,
        by=normalize_name(by.user.name),
        asked_by=by.user.key,
        reason=by.shown_reason,
    )
    await request(ctx, tx, match, question, by.user)
    return "asked", match.row


async def _load_for_ruling(
    ctx: Context, tx: Transaction, match_id: int, to: int
) -> tuple[Match, Seat | None]:
    """Load a match in order to undo the moves after entry `to`.

    Also return the seat that made the first of these moves, if they have revealed anything. A damaged match
    is loaded without these moves, and no seat is returned.
    """
    try:
        match = await _load_from_deal(ctx, tx, match_id)
    except MatchDamaged:
        row = await loading.load_row(tx, match_id)
        if not 1 <= to < row.head:
            raise user_error("nothing-to-undo") from None
        return await loading.load_without_moves(ctx, tx, row, to), None
    if to < 1 or next(moves_after(match, to), None) is None:
        raise user_error("nothing-to-undo")
    return match, _first_mover_if_revealed(match, to)


def _first_mover_if_revealed(match: Match, to: int) -> Seat | None:
    """Return the seat that made the first move after entry `to`, if anything has been revealed since."""
    first = next(moves_after(match, to), None)
    return first.move.seat if first is not None and has_revealed(match, to, None) else None


async def _load_from_deal(ctx: Context, tx: Transaction, match_id: int) -> Match:
    match = await loading.load_running(ctx, tx, match_id)
    return await loading.load_match(ctx, tx, match.row, from_deal=True)


FEATURE = Feature(acts=UndoMoves, handle_ruling=carry_out, rulings=UndoRefused, votes=AnyUndoVote)
