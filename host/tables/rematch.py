"""Rematches: a new table with the same players, game, options and time control."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.core.files.library import AnyGame
from host.core import jobs
from host.core.context import Context
from host.core.errors import user_error
from host.core.features import Feature
from host.core.owners import match_owner
from host.core.users import User
from host.matches.log.fold import parse_options
from host.matches.match import loading
from host.matches.match.match import seat_of
from host.matches.settings import settings
from host.matches.settings.time_controls import NONE, TimeControl, time_control_of
from host.tables.tables import tables
from host.tables.tables.requests import NewMatch
from storage.core.database import Transaction
from storage.history import ratings
from storage.matches.match import matches, seats
from storage.matches.match.matches import MatchRow
from storage.matches.match.seats import SeatRow
from storage.tables import rematch as rematches
from storage.tables import tables as stored


class RematchTarget(Struct, frozen=True):
    """The guild and channel for a rematch."""

    channel: int
    is_thread: bool


class Rematch(Struct, frozen=True):
    """The rematch of a match, and the outcome of a user's request for it."""

    row: MatchRow
    outcome: Literal["opened", "joined", "there"]
    """`opened` means that the request opened the rematch, and `joined` that it added the user.

    `there` means that the rematch already existed and the user was not added.
    """
    invited: tuple[User, ...] = ()


async def users_to_invite(ctx: Context, former_id: int, user: User) -> tuple[int, ...]:
    """Return the users to invite to a rematch.

    Raises UserError if the user may not request one.
    """
    async with ctx.database.read_transaction() as tx:
        _, sitting = await _load_played(tx, former_id, user)
    return tuple(seat.user_key for seat in sitting if seat.user_key not in (None, user.key))


async def find_rematch(ctx: Context, former_id: int) -> MatchRow | None:
    """Return a match's existing rematch, if any."""
    async with ctx.database.read_transaction() as tx:
        return await _find_rematch(tx, former_id)


async def rematch(
    ctx: Context, former_id: int, user: User, target: RematchTarget, *, departed: Collection[int] = ()
) -> Rematch:
    """Open a rematch of a finished match, or join the existing one.

    A match has at most one rematch. Users in `departed` have left the guild, so their seats stay free.
    """
    async with ctx.lock(former_id), ctx.database.transaction() as tx:
        found = await _find_or_open(ctx, tx, former_id, user, target, departed)
        has_seat = seat_of(tuple(await seats.of_match(tx, found.row.id)), user) is not None
    if found.outcome == "opened":
        await jobs.run(ctx, match_owner(found.row.id))
        async with ctx.database.read_transaction() as tx:
            return replace(found, row=await loading.load_row(tx, found.row.id))
    if has_seat or found.row.status != "open":
        return found
    return Rematch(await tables.join(ctx, found.row.id, user), "joined")


async def _find_or_open(
    ctx: Context,
    tx: Transaction,
    former_id: int,
    user: User,
    target: RematchTarget,
    departed: Collection[int],
) -> Rematch:
    former, sitting = await _load_played(tx, former_id, user)
    standing = await _find_rematch(tx, former_id)
    if standing is not None:
        return Rematch(standing, "there")
    invited = tuple(_others(sitting, user, departed))
    row = await tables.open_in(ctx, tx, await _match_to_open(tx, former, sitting, user, target, invited))
    return Rematch(row, "opened", invited)


async def _load_played(tx: Transaction, former_id: int, user: User) -> tuple[MatchRow, list[SeatRow]]:
    """Return a finished match and the players who had seats at its end.

    Raises UserError if the user is not allowed to request a rematch.
    """
    row = await loading.load_row(tx, former_id)
    sitting = await seats.of_match(tx, former_id)
    if row.status != "finished":
        raise user_error("rematch-not-over")
    if seat_of(tuple(sitting), user) is None:
        raise user_error("rematch-players-only")
    return row, sitting


async def _find_rematch(tx: Transaction, former_id: int) -> MatchRow | None:
    """Return a match's rematch, unless the rematch was cancelled."""
    latest = await rematches.latest_of(tx, former_id)
    row = None if latest is None else await matches.get(tx, latest)
    return None if row is None or row.status == "cancelled" else row


def _others(seat_rows: Sequence[SeatRow], user: User, departed: Collection[int]) -> list[User]:
    others = [seat for seat in seat_rows if seat.user_key not in (None, user.key, *departed)]
    return [User(seat.user_key, seat.name) for seat in others if seat.user_key is not None]


async def _match_to_open(
    tx: Transaction,
    former: MatchRow,
    seat_rows: Sequence[SeatRow],
    user: User,
    target: RematchTarget,
    invited: tuple[User, ...],
) -> NewMatch:
    rules: AnyGame = loading.game_of(former)
    levels = tuple(seat.robot for seat in seat_rows if seat.robot is not None)
    options = parse_options(former)
    can_be_rated = not levels and not rules.is_cooperative(len(seat_rows), rules.read_options(options))
    return NewMatch(
        game=rules.id, guild_id=former.guild_id, channel=target.channel, is_thread=target.is_thread, opener=user,
        seats=len(seat_rows), robots=len(levels), levels=levels, begins="turned", is_public=False,
        invited=invited, title=former.title, time_control=await _time_control(tx, former),
        options=options, rematch_of=former,
        is_rated=can_be_rated and await ratings.get_rated(tx, former.id) is not None,
        has_hints=await stored.has_hints(tx, former.id),
    )  # fmt: skip


async def _time_control(tx: Transaction, former: MatchRow) -> TimeControl | None:
    """Return the previous match's time control.

    Raises UserError if its guild no longer allows it.
    """
    found = time_control_of(former.time_control)
    allowed = (await settings.load_guild_settings(tx, former.guild_id)).time_controls
    if former.seat_count > 1 and allowed and (NONE if found is None else found.name) not in allowed:
        raise user_error("rematch-time-control")
    return found


FEATURE = Feature()
