"""Decide whether a user's rating is in the range that a table requires."""

from __future__ import annotations

from host.core.context import Context
from host.core.errors import user_error
from host.decisions.finding.kinds import RatingsNeeded
from host.history.ratings.strength import INITIAL_STRENGTH, Strength, displayed_rating
from host.tables.requirements import RatingChecked, rating_range
from storage.core.database import Transaction
from storage.history import ratings


async def refuse_outside_range(ctx: Context, tx: Transaction, event: RatingChecked) -> None:
    """Raise UserError if a user's rating is outside of a table's range.

    A user without rated matches has the initial rating.
    """
    found = await ratings.of_users(tx, event.row.guild_id, event.row.game, [event.user_key])
    strength = Strength(found[0].mu, found[0].sigma) if found else INITIAL_STRENGTH
    own = displayed_rating(strength)
    low, high = event.min_rating, event.max_rating
    if (low is not None and own < low) or (high is not None and own > high):
        key = "rating-range-without-own" if event.is_opener else "rating-outside-range"
        raise user_error(key, own=str(own), range=rating_range(low, high))


async def add_ratings(ctx: Context, tx: Transaction, event: RatingsNeeded) -> None:
    """Add the displayed ratings of users who have played rated matches."""
    for row in await ratings.of_users(tx, event.guild_id, event.game, event.user_keys):
        event.found[row.user_key] = displayed_rating(Strength(row.mu, row.sigma))
