"""Manage tables: open, join, start, leave, transfer ownership and cancel."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.core.text import text
from host.core import jobs
from host.core.context import Context
from host.core.errors import PermissionDenied, UserError, user_error
from host.core.features import publish
from host.core.owners import match_owner
from host.core.users import User, normalize_name
from host.matches.log.fold import parse_options
from host.matches.match import loading, seating
from host.matches.match.cancellation import cancel_match
from host.matches.match.commit import commit
from host.matches.match.events import TableChanged
from host.matches.match.match import refuse_season_match, seat_of, seat_owners
from host.matches.match.seating import Seats, inherit_ownership
from host.matches.settings import block_list, time_controls
from host.tables import forum, requirements
from host.tables.fairness import commit_phase
from host.tables.roll_call import roll_call
from host.tables.tables import limits, match_start, rates, waiting_start
from host.tables.tables.feature import Cancelled
from host.tables.tables.requests import (
    NewMatch,
    edition_for,
    options_for,
    refuse_cooperative,
    refuse_unratable,
    rules_for,
    title_for,
)
from storage.core.database import Transaction
from storage.history import ratings
from storage.history.ratings import RatedRow
from storage.matches.match import matches, seats
from storage.matches.match.matches import ACTIVE_STATUSES, MatchRow
from storage.tables import rematch, tables
from storage.tables.rematch import RematchRow
from storage.tables.tables import InviteRow

log = logging.getLogger(__name__)


class Table(Struct, frozen=True):
    """A match that has not started: its row, and its seats in joining order."""

    row: MatchRow
    seats: Seats


async def open_match(ctx: Context, new: NewMatch) -> MatchRow:
    """Open a match in a channel, with a seat for the opener.

    If robots fill all other seats, the match starts immediately. A solo match is an exception: it waits if
    the game has options and the request sets none of them.
    """
    async with ctx.database.transaction() as tx:
        row = await open_in(ctx, tx, new)
    return await run_jobs(ctx, row.id)


async def open_in(ctx: Context, tx: Transaction, new: NewMatch) -> MatchRow:
    """Open a match within the caller's transaction.

    The caller must run the match's jobs afterwards, so that robots move.
    """
    rules, former = rules_for(new.game, new.seats, new.robots), new.rematch_of
    refuse_unratable(new, rules)
    levels = [seating.level_of(rules, level) for level in new.levels or (new.level,) * new.robots]
    row = MatchRow(
        game=rules.id, rules_version=rules.rules_version,
        edition=edition_for(rules, new.edition) if former is None else former.edition,
        options=options_for(rules, new.options),
        commitment="",
        guild_id=new.guild_id, channel=new.channel, is_thread=new.is_thread,
        owner_key=new.opener.key, seat_count=new.seats, seat_order=new.begins, is_public=new.is_public,
        created=ctx.now(), title=title_for(new.title), time_control=time_controls.to_json(new.time_control),
    )  # fmt: skip
    refuse_self_invitation(new.opener, new.invited)
    await limits.refuse_over_match_limit(tx, new.guild_id, new.opener.key)
    await rates.count_action(ctx, tx, new.opener.key, "open")
    row = await commit_phase.commit_secret(ctx, tx, await match_start.insert_match(tx, row))
    if former is not None:
        await rematch.add(tx, RematchRow(match_id=row.id, former_match_id=former.id))
        await forum.queue_update(ctx, tx, row)
    if new.is_rated:
        await ratings.add_rated(tx, RatedRow(match_id=row.id, guild_id=row.guild_id, game=row.game))
    if new.has_hints:
        await tables.allow_hints(tx, row.id)
    await requirements.add(ctx, tx, row, new.opener, new.requirements, is_rated=new.is_rated)
    await _invite(ctx, tx, row, new.opener, new.invited)
    sitting = seating.with_user(row.id, (), new.opener)
    for level in levels:
        sitting = seating.with_robot(row.id, sitting, level)
    is_asked = new.seats == 1 and rules.options and not new.options and former is None
    # Queue the commitment before the card, so that the card and its buttons are the last message. The
    # commitment message is dropped if the match starts immediately.
    await commit_phase.queue_commitment(ctx, tx, row)
    await (_store_seats if is_asked else _store_seats_or_start)(ctx, tx, row, sitting)
    return row


@asynccontextmanager
async def _lock_open_table(
    ctx: Context, match_id: int, *, else_refusal: str = "begun"
) -> AsyncIterator[tuple[Transaction, Table]]:
    """Lock a table that has not started.

    Raises UserError if the match has started.
    """
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        row = await _load_open_row(tx, match_id, else_refusal)
        yield tx, Table(row, tuple(await seats.of_match(tx, match_id)))


async def _load_open_row(tx: Transaction, match_id: int, else_refusal: str = "begun") -> MatchRow:
    row = await loading.load_row(tx, match_id)
    if row.status != "open":
        raise user_error(else_refusal if row.status == "running" else row.status)
    return row


async def _store_seats_or_start(ctx: Context, tx: Transaction, row: MatchRow, seat_rows: Seats) -> None:
    """Store a table's seats, and start the match if nothing has to be waited for."""
    if not await waiting_start.start_if_ready(ctx, tx, row, seat_rows):
        await _store_seats(ctx, tx, row, seat_rows)


async def _store_seats(ctx: Context, tx: Transaction, row: MatchRow, seat_rows: Seats) -> None:
    """Store the seats of a table that does not start yet."""
    await seats.replace(tx, row.id, seat_rows)
    await publish(ctx, tx, TableChanged(row))


async def run_jobs(ctx: Context, match_id: int) -> MatchRow:
    """Run a match's jobs, such as robot turns, and return its row afterwards."""
    await jobs.run(ctx, match_owner(match_id))
    async with ctx.database.read_transaction() as tx:
        return await loading.load_row(tx, match_id)


async def join(ctx: Context, match_id: int, user: User) -> MatchRow:
    """Join a match by taking a free seat.

    If it was the last free seat, the match starts.
    """
    async with _lock_open_table(ctx, match_id) as (tx, table):
        if seat_of(table.seats, user) is not None:
            raise user_error("already-seated")
        await roll_call.note_presence(ctx, tx, table.row, user)
        await _store_seats_or_start(ctx, tx, table.row, await _add_user(ctx, tx, table, user))
    return await run_jobs(ctx, match_id)


async def _add_user(ctx: Context, tx: Transaction, table: Table, user: User) -> Seats:
    """Return the seats with the user added.

    Raises UserError if the user may not join.
    """
    _refuse_full(table)
    is_invited = await _is_invited(tx, table.row, user)
    if not table.row.is_public and not is_invited:
        raise user_error("invited-only")
    await requirements.refuse_unsuited(ctx, tx, table.row, user, is_invited=is_invited)
    await block_list.refuse_blocked(tx, user, (place.user_key for place in table.seats))
    await limits.refuse_over_match_limit(tx, table.row.guild_id, user.key)
    at = await commit_phase.joining_position(tx, table.row, table.seats, user)
    return seating.with_user(table.row.id, table.seats, user, at)


async def contribute(ctx: Context, match_id: int, by: User, words: str) -> MatchRow:
    """Contribute seed words to a match's shuffles.

    A user without a seat joins the match first, so the last player to join can still contribute. If the table
    is full, the match starts when these words are posted.
    """
    async with _lock_open_table(ctx, match_id) as (tx, table):
        is_new = seat_of(table.seats, by) is None
        sitting = await _add_user(ctx, tx, table, by) if is_new else table.seats
        await roll_call.note_presence(ctx, tx, table.row, by)
        await commit_phase.contribute(ctx, tx, table.row, sitting, by, words)
        if is_new:
            await _store_seats_or_start(ctx, tx, table.row, sitting)
    return await run_jobs(ctx, match_id)


async def is_full(ctx: Context, row: MatchRow) -> bool:
    """Return whether a multiplayer table has no free seats left."""
    async with ctx.database.read_transaction() as tx:
        return row.seat_count > 1 and len(await seats.of_match(tx, row.id)) == row.seat_count


async def leave(ctx: Context, match_id: int, user: User) -> MatchRow:
    """Leave a table before the start.

    If the opener leaves, the next player gets their permissions. If the last player leaves, the table is
    closed.
    """
    async with _lock_open_table(ctx, match_id, else_refusal="resign-instead") as (tx, table):
        seat = seat_of(table.seats, user)
        if seat is None:
            raise user_error("not-in-match")
        sitting = seating.without_seat(table.seats, seat)
        row = await inherit_ownership(tx, table.row, sitting, left_user_key=user.key)
        await _store_seats_or_start(ctx, tx, row, sitting)
        if all(place.user_key is None for place in sitting):
            await cancel_match(ctx, tx, row)
    return await run_jobs(ctx, match_id)


async def invite(ctx: Context, match_id: int, by: User, invited: Sequence[User]) -> MatchRow:
    """Invite users to a table that has not started.

    Only the opener may do this. The caller sends the invitations. Raises UserError if all the given users are
    already invited.
    """
    refuse_self_invitation(by, invited)
    async with _lock_open_table(ctx, match_id) as (tx, table):
        _refuse_unless_opener(table.row, by)
        _refuse_full(table)
        if all(seat_of(table.seats, user) is not None for user in invited):
            raise user_error("invited-seated")
        known = {invite_row.user_key for invite_row in await tables.invites_of_match(tx, match_id)}
        fresh = [user for user in invited if user.key not in known]
        if not fresh:
            raise user_error("already-invited")
        await _invite(ctx, tx, table.row, by, fresh, is_notified=True)
        await publish(ctx, tx, TableChanged(table.row))
    return await run_jobs(ctx, match_id)


def refuse_self_invitation(by: User, invited: Sequence[User]) -> None:
    """Raise UserError if a user invites themselves."""
    if any(user.key == by.key for user in invited):
        raise user_error("invited-self")


async def add_robot(ctx: Context, match_id: int, by: User, level: str | None = None) -> MatchRow:
    """Add a robot to a free seat.

    Only the opener may do this. If it was the last free seat, the match starts.
    """
    async with _lock_open_table(ctx, match_id) as (tx, table):
        _refuse_unless_opener(table.row, by)
        _refuse_full(table)
        grade = seating.level_of(loading.game_of(table.row), level)
        await roll_call.renew_confirmations(ctx, tx, table.row, by)
        await _store_seats_or_start(ctx, tx, table.row, seating.with_robot(match_id, table.seats, grade))
    return await run_jobs(ctx, match_id)


async def load_robot_levels(ctx: Context, match_id: int, by: User) -> tuple[MatchRow, tuple[str, ...]]:
    """Return a table with the levels of robots that can be added, weakest first.

    Raises UserError if the user can't add a robot.
    """
    async with ctx.database.read_transaction() as tx:
        row = await _load_open_row(tx, match_id)
        _refuse_unless_opener(row, by)
        _refuse_full(Table(row, tuple(await seats.of_match(tx, match_id))))
    rules = loading.game_of(row)
    seating.level_of(rules, None)
    return row, tuple(rules.robots)


async def remove_robot(ctx: Context, match_id: int, by: User) -> MatchRow:
    """Remove the robot that was added last.

    Only the opener may do this.
    """
    async with _lock_open_table(ctx, match_id) as (tx, table):
        _refuse_unless_opener(table.row, by)
        manned = [place.seat for place in table.seats if place.robot is not None]
        if not manned:
            raise user_error("no-robot-here")
        await roll_call.renew_confirmations(ctx, tx, table.row, by)
        await _store_seats_or_start(ctx, tx, table.row, seating.without_seat(table.seats, manned[-1]))
    return await run_jobs(ctx, match_id)


async def update_options(ctx: Context, match_id: int, by: User, changes: Mapping[str, Any]) -> MatchRow:
    """Change a table's options; options not in `changes` are kept.

    Only the opener may do this. Options are locked while another user has a seat, because players accept the
    options shown on the card when they join.
    """
    async with _lock_open_table(ctx, match_id) as (tx, table):
        _refuse_unless_opener(table.row, by)
        if _has_other_owners(table.seats, by):
            raise user_error("options-settled")
        rules, options = loading.game_of(table.row), {**parse_options(table.row), **changes}
        chosen = options_for(rules, options)
        if await ratings.get_rated(tx, match_id) is not None:
            refuse_cooperative(rules, table.row.seat_count, options)
        if chosen != table.row.options:
            await matches.set_options(tx, match_id, chosen)
            row = await commit_phase.renew_commitment(ctx, tx, replace(table.row, options=chosen))
            await publish(ctx, tx, TableChanged(row))
    return await run_jobs(ctx, match_id)


async def start(ctx: Context, match_id: int, by: User) -> MatchRow:
    """Start a match with the seated players.

    Only the opener may do this. At an old table, the other players first have to confirm that they
    want to play with free seats. Raises UserError if the game does not support the number of players.
    """
    async with _lock_open_table(ctx, match_id) as (tx, table):
        _refuse_unless_opener(table.row, by)
        counts, taken = loading.game_of(table.row).seat_counts, len(table.seats)
        if await commit_phase.has_unposted_words(tx, match_id):
            raise user_error("words-unposted")
        if await roll_call.load(tx, table.row, table.seats) is not None:
            raise user_error("roll-call-open")
        if taken not in counts:
            raise user_error("too-few", taken=taken, least=min(count for count in counts if count > taken))
        await roll_call.renew_confirmations(ctx, tx, table.row, by)
        if await roll_call.must_wait(ctx, tx, table.row, table.seats):
            await publish(ctx, tx, TableChanged(table.row))
        else:
            await match_start.start_match(ctx, tx, table.row, table.seats)
    return await run_jobs(ctx, match_id)


async def cancel(ctx: Context, match_id: int, by: User) -> MatchRow:
    """Cancel a match, which then has no result.

    Only the opener may do this, before the start or while no other human plays. A damaged match can also be
    cancelled.
    """
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        row = await load_active(tx, match_id)
        refuse_season_match(row)
        if by.key != row.owner_key:
            raise PermissionDenied(text("refusal-opener-only"))
        if row.status == "running" and _has_other_owners(tuple(await seats.of_match(tx, match_id)), by):
            raise PermissionDenied(text("refusal-admin-only"))
        await cancel_match(ctx, tx, await _note_cancel(ctx, tx, row, by))
    return await run_jobs(ctx, match_id)


async def _note_cancel(ctx: Context, tx: Transaction, row: MatchRow, by: User) -> MatchRow:
    """Log the cancellation of a started match, if its log can be read."""
    if row.status == "running":
        with suppress(UserError):
            match = await loading.load_match(ctx, tx, row)
            return (
                await commit(ctx, tx, match, [Cancelled(name=normalize_name(by.name), decided=by.key)])
            ).row
    return row


async def load_active(tx: Transaction, match_id: int) -> MatchRow:
    """Load an unfinished match's row.

    Raises UserError if the match is over.
    """
    row = await loading.load_row(tx, match_id)
    if row.status not in ACTIVE_STATUSES:
        raise user_error(row.status)
    return row


async def _invite(
    ctx: Context,
    tx: Transaction,
    row: MatchRow,
    by: User,
    invited: Sequence[User],
    *,
    is_notified: bool = False,
) -> None:
    await rates.count_action(ctx, tx, by.key, "invite", {user.key for user in invited})
    invite_rows = (InviteRow(match_id=row.id, user_key=user.key, is_notified=is_notified) for user in invited)
    await tables.add_invites(tx, *invite_rows)


async def _is_invited(tx: Transaction, row: MatchRow, user: User) -> bool:
    return any(invite_row.user_key == user.key for invite_row in await tables.invites_of_match(tx, row.id))


def _refuse_unless_opener(row: MatchRow, by: User) -> None:
    if by.key != row.owner_key:
        raise user_error("opener-only")


def _refuse_full(table: Table) -> None:
    if len(table.seats) == table.row.seat_count:
        raise user_error("full")


def _has_other_owners(seat_rows: Seats, user: User) -> bool:
    return bool(set(seat_owners(seat_rows)) - {user.key})
