"""Undoing confirmed moves: at once, by consent of those who have moved since, or by a host."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from engine.core.model import Seat
from host.core import jobs
from host.core.context import Context
from host.core.errors import user_error
from host.core.features import Feature
from host.core.owners import match_owner
from host.core.users import User, normalize_name
from host.decisions.consent import may_rule
from host.decisions.undo.questions import (
    RuleUndo,
    TakeBack,
    UndoOften,
    UndoQuestion,
    UndoRefused,
    UndoTurn,
    take_back,
)
from host.decisions.undo.scope import (
    is_uncovered,
    last_turn,
    moves_after,
    people_concerned,
    people_with_a_say,
    secret_choice,
)
from host.decisions.vote.requests import request
from host.matches.log.entries import Undone
from host.matches.match import loading
from host.matches.match.commit import commit
from host.matches.match.match import Match, MatchDamaged
from host.matches.permissions import Authority
from host.turns.draft import has_free_undo, resume
from storage.core.database import Transaction
from storage.matches.match.matches import MatchRow
from storage.turns import draft

How: TypeAlias = Literal["done", "asked"]


class Undoing(Struct, frozen=True):
    """The result of an undo request: the moves are undone, or others are asked."""

    match: MatchRow
    how: How


async def undo(ctx: Context, match_id: int, user: User) -> Undoing:
    """Undo a player's last turn and all later moves.

    Players who have moved since are asked first.
    """
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        match = await _whole(ctx, tx, match_id)
        seat = match.seat_of(user)
        if seat is None:
            raise user_error("not-in-match")
        how, row = await _undo_last(ctx, tx, match, seat, user)
    await jobs.run(ctx, match_owner(match_id))
    return Undoing(row, how)


async def _undo_last(
    ctx: Context, tx: Transaction, match: Match, seat: Seat, user: User
) -> tuple[How, MatchRow]:
    if secret := secret_choice(match, seat):
        return await _undo_secretly(ctx, tx, match, seat, user, secret[0].seq - 1)
    turn = last_turn(match, seat)
    if not turn:
        raise user_error("nothing-to-undo")
    return await _undo(ctx, tx, match, seat, user, turn[0].seq - 1)


async def _undo_secretly(
    ctx: Context, tx: Transaction, match: Match, seat: Seat, user: User, to: int
) -> tuple[How, MatchRow]:
    if has_free_undo(match, seat) or not match.has_others(seat):
        entry = Undone(to, "own", seat=seat, alone=True)
        return "done", (await commit(ctx, tx, match, [entry])).row
    question = UndoOften(seat, user.key, to, normalize_name(user.name), user.key, alone=True)
    await request(ctx, tx, match, question, user)
    return "asked", match.row


async def _undo(
    ctx: Context, tx: Transaction, match: Match, seat: Seat, user: User, to: int
) -> tuple[How, MatchRow]:
    choosing = await _person_choosing(tx, match)
    concerned = (people_concerned(match, to, ctx.now(), seat) | {choosing}) - {None, user.key}
    is_often = match.has_others(seat) and not has_free_undo(match, seat)
    if not concerned and is_often:
        await request(
            ctx,
            tx,
            match,
            UndoOften(seat, user.key, to, normalize_name(user.name), user.key),
            user,
        )
        return "asked", match.row
    if not concerned:
        return "done", (await commit(ctx, tx, match, [Undone(to, "own", seat=seat)])).row
    question = UndoTurn(
        seat, was=user.key, to=to, by=normalize_name(user.name), asked_by=user.key, choosing=choosing,
        is_uncovered=is_uncovered(match, to, seat),
    )  # fmt: skip
    await request(ctx, tx, match, question, user)
    return "asked", match.row


async def _person_choosing(tx: Transaction, match: Match) -> int | None:
    """Return the player who has to move, if they have begun to choose."""
    for seat in match.awaited:
        turn = resume(match, seat, await draft.get(tx, match.row.id, seat))
        if turn.groups and match.seats[seat].user_key is not None:
            return match.seats[seat].user_key
    return None


async def rule(ctx: Context, match_id: int, to: int, by: Authority) -> Undoing:
    """Undo all moves after a log entry by a host's authority, with a public reason.

    If the moves have revealed information, all players are asked first.
    """
    if not by.why:
        raise user_error("reason-needed")
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        match, seat = await _to_be_ruled_on(ctx, tx, match_id, to)
        how, row = await _rule(ctx, tx, match, to, by, seat)
    await jobs.run(ctx, match_owner(match_id))
    return Undoing(row, how)


async def carry_out(ctx: Context, tx: Transaction, match: Match, act: TakeBack, by: Authority) -> None:
    """Carry out a host's undo after the table has agreed.

    Silence counted as consent. If information was revealed during the vote, all players are therefore asked
    again.
    """
    if act.to < match.row.head:
        await _rule(ctx, tx, match, act.to, by, _mover_if_uncovered(match, act.to))


async def _rule(
    ctx: Context, tx: Transaction, match: Match, to: int, by: Authority, seat: Seat | None
) -> tuple[How, MatchRow]:
    others = set(people_with_a_say(match, ctx.now())) - {by.user.key}
    if seat is None or not others:
        ruling = await may_rule(ctx, tx, match, by, TakeBack(to))
        return (
            ("asked", match.row) if ruling is None else ("done", await take_back(ctx, tx, match, to, ruling))
        )
    question = RuleUndo(
        seat,
        was=match.seats[seat].user_key,
        to=to,
        by=normalize_name(by.user.name),
        asked_by=by.user.key,
        reason=by.why,
    )
    await request(ctx, tx, match, question, by.user)
    return "asked", match.row


async def _to_be_ruled_on(ctx: Context, tx: Transaction, match_id: int, to: int) -> tuple[Match, Seat | None]:
    """Load a match with moves to undo after an entry, even if it is damaged.

    A damaged match is loaded as it will be after the undo. Also return the seat that moved first after the
    entry, if anything was revealed since.
    """
    try:
        match = await _whole(ctx, tx, match_id)
    except MatchDamaged:
        row = await loading.row_of(tx, match_id)
        if not 1 <= to < row.head:
            raise user_error("nothing-to-undo") from None
        return await loading.load_without(ctx, tx, row, to), None
    if to < 1 or next(moves_after(match, to), None) is None:
        raise user_error("nothing-to-undo")
    return match, _mover_if_uncovered(match, to)


def _mover_if_uncovered(match: Match, to: int) -> Seat | None:
    """Return the seat that moved first after an entry, if anything was revealed since."""
    first = next(moves_after(match, to), None)
    return first.move.seat if first is not None and is_uncovered(match, to, None) else None


async def _whole(ctx: Context, tx: Transaction, match_id: int) -> Match:
    match = await loading.load_running(ctx, tx, match_id)
    return await loading.match_of(ctx, tx, match.row, whole=True)


FEATURE = Feature(acts=TakeBack, handle_ruling=carry_out, rulings=UndoRefused, questions=UndoQuestion)
