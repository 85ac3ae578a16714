"""Seat changes during a match, in the caller's transaction.

A new player can see everything that the seat has seen. Users who have had another seat in the match are
therefore rejected, since they would know two hands. A player can always return to their own seat.
"""

from __future__ import annotations

from msgspec.structs import replace as changed

from engine.core.model import Seat
from engine.core.text import Quote
from host.core.context import Context
from host.core.errors import user_error
from host.core.users import User, free_robot_name, normalize_name
from host.matches.log.entries import SeatChangeReason, SeatTaken
from host.matches.log.seat_history import seats_before_deletion, seats_ever_held
from host.matches.match import seating
from host.matches.match.commit import commit
from host.matches.match.match import Match, is_season_match
from host.matches.match.seating import inherit_ownership
from host.matches.settings import block_list
from storage.core.database import Transaction
from storage.leagues.league import projections
from storage.matches.match import mentions, seats
from storage.matches.match.seats import SeatRow


async def replace_by_robot(
    ctx: Context, tx: Transaction, match: Match, seat: Seat, why: SeatChangeReason, *,
    decided: int | None = None, reason: str = "", is_excused: bool = False,
) -> Match:  # fmt: skip
    """Assign a player's seat to a robot.

    The robot keeps the seat for the player, unless the player resigned. If the player is excused, the robot's
    turns don't count against them.
    """
    left, level = match.seats[seat], seating.level_of(match.game, match.game.substitute_level or None)
    entry = SeatTaken(
        seat, why, left.name, free_robot_name(match.names), robot=level, decided=decided, left=left.user_key,
        reason=reason, is_excused=is_excused,
    )  # fmt: skip
    return await change_player(ctx, tx, match, entry, former=None if why == "resigned" else left.user_key)


async def replace_by_user(
    ctx: Context, tx: Transaction, match: Match, seat: Seat, new: User, *,
    decided: int | None = None, reason: str = "",
) -> Match:  # fmt: skip
    """Assign a seat to another player."""
    left = match.seats[seat]
    entry = SeatTaken(
        seat, "substitute", left.name, normalize_name(new.name), person=new.key, decided=decided, left=left.user_key,
        reason=reason,
    )  # fmt: skip
    return await change_player(ctx, tx, match, entry)


async def change_player(
    ctx: Context, tx: Transaction, match: Match, entry: SeatTaken, former: int | None = None
) -> Match:
    """Log that a seat has changed hands, and apply the consequences."""
    left = match.seats[entry.seat]
    taken = SeatRow(
        match_id=match.row.id, seat=entry.seat, user_key=entry.person, robot=entry.robot, name=entry.name,
        former_user_key=former,
    )  # fmt: skip
    sitting = (*match.seats[: entry.seat], taken, *match.seats[entry.seat + 1 :])
    await seats.put(tx, taken)
    row = await inherit_ownership(tx, match.row, sitting, left_user_key=left.user_key)
    return await commit(ctx, tx, changed(match, row=row), [entry], sitting)


async def refuse_other_seat(tx: Transaction, match: Match, seat: Seat, user: User) -> None:
    """Raise a UserError if the user has, or has ever had, another seat in the match."""
    if match.seat_of(user) is not None:
        raise user_error("sits-already", player=Quote(normalize_name(user.name)))
    if await has_had_other_seat(tx, match, seat, user):
        raise user_error("knows-another-seat", player=Quote(normalize_name(user.name)))


async def refuse_former_player(tx: Transaction, match: Match, seat: Seat, user: User) -> None:
    """Raise a UserError if the user gave up this seat by deleting their data."""
    if seat in await seats_before_deletion(tx, match.row.id, user.key):
        raise user_error("given-up")


async def refuse_blocked(tx: Transaction, match: Match, seat: Seat, user: User) -> None:
    """Raise a UserError if the user has blocked another player at the table, or vice versa.

    The seat's current player is ignored, since they are leaving. In a season match, users whom the result
    affects are rejected too.
    """
    others = (place.user_key for place in match.seats if place.seat != seat)
    await refuse_rival(tx, match, user)
    await block_list.refuse_blocked(tx, user, others)


async def refuse_rival(tx: Transaction, match: Match, user: User) -> None:
    """Raise a UserError if the result of a season match affects the user.

    The result affects users in the same division or a higher tier. They must not take a seat in the match.
    Other matches are not restricted.
    """
    table = await projections.fixture_of_match(tx, match.row.id) if is_season_match(match.row) else None
    if table is None:
        return
    known = {member_row.user_key: member_row for member_row in await projections.members_of(tx, table.season)}
    tiers = {one.tier for one in known.values() if one.division == table.division}
    rival = known.get(user.key)
    if rival is None or rival.division is None or rival.tier is None:
        return
    if rival.division == table.division or any(tier is not None and rival.tier < tier for tier in tiers):
        raise user_error("bound-substitute", player=Quote(normalize_name(user.name)))


async def has_had_other_seat(tx: Transaction, match: Match, seat: Seat, user: User) -> bool:
    """Return whether a user has, or has ever had, another seat in a match."""
    return bool(await seats_ever_held(tx, match.row.id, user.key) - {seat})


async def has_had_running_seat(ctx: Context, tx: Transaction, user_key: int) -> bool:
    """Return whether a user has, or may have had, a seat in a running match."""
    return await mentions.is_in_running_match(tx, user_key)
