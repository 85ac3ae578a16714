"""Requirements that the opener of a table sets for players who join without an invitation.

An opener can't ask for more than they offer: their own reliability and rating must meet the requirements.
Otherwise, they could choose weak opponents, or demand a punctuality that they don't have.
"""

from __future__ import annotations

from msgspec import Struct

from engine.core.text import LocalizedText, text
from host.core.context import Context
from host.core.errors import user_error
from host.core.features import Feature, publish
from host.core.users import User
from host.time import reliability
from storage.core.database import Transaction
from storage.history import ratings
from storage.matches.match.matches import MatchRow
from storage.tables import requirements as stored
from storage.tables.requirements import RequirementsRow
from storage.time import reliability as reliability_rows

MAX_NEWCOMER_MATCHES = 4
"""A newcomer has finished at most this many matches with other players."""


class Requirements(Struct, frozen=True, kw_only=True):
    """What players need to join a table; None means that there is no such requirement."""

    min_reliability: int | None = None
    """Percentage of turns taken on time."""
    min_rating: int | None = None
    max_rating: int | None = None
    is_for_newcomers: bool = False


NO_REQUIREMENTS = Requirements()


def requirements_of(row: RequirementsRow | None) -> Requirements:
    """Return a table's requirements from their row, if there is one."""
    if row is None:
        return NO_REQUIREMENTS
    return Requirements(
        min_reliability=row.min_reliability,
        min_rating=row.min_rating,
        max_rating=row.max_rating,
        is_for_newcomers=row.is_for_newcomers,
    )


class RatingChecked(Struct, frozen=True):
    """A user's rating is needed to decide whether they may open or join a table.

    The subscriber raises UserError if the rating is not in the range.
    """

    row: MatchRow
    user_key: int
    min_rating: int | None
    max_rating: int | None
    is_opener: bool


async def add(
    ctx: Context, tx: Transaction, row: MatchRow, opener: User, wanted: Requirements, *, is_rated: bool
) -> None:
    """Save a new table's requirements.

    Raises UserError if the opener does not meet them, or if they contradict each other.
    """
    if wanted == NO_REQUIREMENTS or row.seat_count == 1:
        return
    if (wanted.min_rating or 0) > (wanted.max_rating or wanted.min_rating or 0):
        raise user_error("rating-range-empty")
    await _refuse_unreliable(tx, opener, wanted.min_reliability, is_opener=True)
    # Experienced players may teach newcomers, but not collect rating points from them.
    if wanted.is_for_newcomers and is_rated and not await _is_newcomer(tx, opener):
        raise user_error("newcomers-unrated")
    found = RequirementsRow(
        match_id=row.id, min_reliability=wanted.min_reliability, min_rating=wanted.min_rating,
        max_rating=wanted.max_rating, is_for_newcomers=wanted.is_for_newcomers,
    )  # fmt: skip
    await _check_rating(ctx, tx, row, opener, found, is_opener=True)
    await stored.add(tx, found)


async def refuse_unsuited(
    ctx: Context, tx: Transaction, row: MatchRow, user: User, *, is_invited: bool = False
) -> None:
    """Raise UserError if a user does not meet a table's requirements.

    Invited users need not meet them. An exception is a rated table for newcomers: otherwise, a newcomer could
    bring an experienced friend, who would collect rating points from the others.
    """
    found = await stored.get(tx, row.id)
    if found is None:
        return
    is_strict = not is_invited or await ratings.get_rated(tx, row.id) is not None
    if found.is_for_newcomers and is_strict and not await _is_newcomer(tx, user):
        raise user_error("newcomers-only", most=MAX_NEWCOMER_MATCHES)
    if is_invited:
        return
    await _refuse_unreliable(tx, user, found.min_reliability)
    await _check_rating(ctx, tx, row, user, found)


def rating_range(least: int | None, most: int | None) -> LocalizedText:
    """Return a text for a range of ratings that may be open at one end."""
    if least is None:
        return text("requirement-rating-most", most=str(most))
    if most is None:
        return text("requirement-rating-least", least=str(least))
    return text("requirement-rating", least=str(least), most=str(most))


async def _refuse_unreliable(
    tx: Transaction, user: User, least: int | None, *, is_opener: bool = False
) -> None:
    """Raise UserError if a user takes too few turns on time, or if this is not known yet.

    Otherwise, users could delete their data to get rid of a low percentage.
    """
    if least is None:
        return
    own = (await reliability.load_stats(tx, [user.key]))[user.key].on_time_percent
    if own is None:
        raise user_error("reliability-unknown", least=least, turns=reliability.MIN_TURNS)
    if own < least:
        raise user_error("reliability-above-own" if is_opener else "reliability-low", least=least, own=own)


async def _is_newcomer(tx: Transaction, user: User) -> bool:
    row = (await reliability_rows.of_users(tx, [user.key]))[user.key]
    return row.matches_finished <= MAX_NEWCOMER_MATCHES


async def _check_rating(
    ctx: Context,
    tx: Transaction,
    row: MatchRow,
    user: User,
    found: RequirementsRow,
    *,
    is_opener: bool = False,
) -> None:
    if (found.min_rating, found.max_rating) != (None, None):
        event = RatingChecked(row, user.key, found.min_rating, found.max_rating, is_opener)
        await publish(ctx, tx, event)


FEATURE = Feature()
