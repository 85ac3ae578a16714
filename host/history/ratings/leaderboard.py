"""Rating leaderboards and user profiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from engine.core.text import Quote
from host.core.context import Context
from host.core.errors import user_error
from host.core.users import User, normalize_name
from host.history.ratings.pool import Rating, rank
from host.history.ratings.strength import displayed_deviation, displayed_rating, is_provisional
from host.history.ratings.updates import load_pool
from host.history.results.user_record import UserRecord, load_user_record
from host.matches.settings import settings
from host.matches.users import names_in_guild
from storage.core.database import Transaction
from storage.matches import users

MAX_ROWS = 15


class RankedUser(Struct, frozen=True):
    """A user with their rating, as shown on leaderboards and profiles."""

    user_key: int
    name: str
    rating: int
    deviation: int
    """The uncertainty: how far the true strength may be above or below the rating."""
    matches: int
    is_provisional: bool
    """Whether the rating is too uncertain for a place on the leaderboard."""
    place: int | None = None


class Leaderboard(Struct, frozen=True):
    """A guild's leaderboard for one game."""

    game: str
    top: tuple[RankedUser, ...]
    """The users on the leaderboard, best first."""
    total: int
    """The total number of users on the leaderboard."""
    own: RankedUser | None
    """The viewer's rating; None if the viewer has no rated match."""


class Profile(Struct, frozen=True):
    """A user's profile in a guild: their record and their ratings."""

    record: UserRecord
    ratings: Mapping[str, RankedUser]
    """By game."""


async def leaderboard(ctx: Context, guild_id: int, game: str, user_key: int) -> Leaderboard:
    """Return a guild's leaderboard for a game, with the viewer's rating."""
    async with ctx.database.read_transaction() as tx:
        pool = await load_pool(tx, guild_id, game)
        order = rank(pool, ctx.now())
        hidden = await _hidden_users(tx, order) - {user_key}
        top = [who for who in order if who not in hidden][:MAX_ROWS]
        shown_users = {*top, user_key} & {*pool.ratings}
        names = await names_in_guild(tx, guild_id, shown_users)
    places = {who: place for place, who in enumerate(order, 1)}
    found = {
        who: _ranked_user(who, names[who], pool.ratings[who], ctx.now(), places.get(who))
        for who in shown_users
    }
    return Leaderboard(game, tuple(found[who] for who in top), len(order) - len(hidden), found.get(user_key))


async def profile(ctx: Context, guild_id: int, user: User, viewer: int) -> Profile:
    """Return a user's profile in a guild.

    Raises a UserError if the user has hidden it and the viewer is another user.
    """
    async with ctx.database.read_transaction() as tx:
        if viewer != user.key and (await settings.load_preferences(tx, user.key)).is_hidden:
            raise user_error("profile-hidden", player=Quote(normalize_name(user.name)))
        record = await load_user_record(tx, guild_id, user.key)
        found = {}
        for game in {played.game for played in record.played}:
            rated = (await load_pool(tx, guild_id, game)).get(user.key)
            if rated is not None:
                found[game] = _ranked_user(user.key, normalize_name(user.name), rated, ctx.now())
    return Profile(record, found)


async def _hidden_users(tx: Transaction, order: Sequence[int]) -> set[int]:
    """Return the users who have hidden their profiles."""
    known = await users.of_keys(tx, order)
    return {who for who, row in known.items() if settings.parse_preferences(row.settings).is_hidden}


def _ranked_user(user_key: int, name: str, rating: Rating, now: int, place: int | None = None) -> RankedUser:
    strength = rating.strength_at(now)
    return RankedUser(
        user_key,
        name,
        displayed_rating(strength),
        displayed_deviation(strength),
        rating.matches,
        is_provisional(strength),
        place,
    )
