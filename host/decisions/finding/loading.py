"""Loading of the users who search for a table, and of the tables with free seats."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence

import msgspec
from msgspec import Struct

from host.core.context import Context
from host.core.features import publish
from host.decisions.finding.choices import Terms, from_json, possible_terms
from host.decisions.finding.fit import Seeker, awake_hours
from host.decisions.finding.kinds import RatingsNeeded
from host.matches.settings import settings
from host.matches.settings.settings import GuildSettings
from host.matches.settings.time_controls import NONE, time_control_of
from host.tables.requirements import MAX_NEWCOMER_MATCHES
from host.tables.search import MAX_SEARCHED
from host.tables.tables import rating_limit
from host.time.clock import days_off
from host.time.clock.rest import load_calendar, load_calendars
from storage.core.database import Transaction
from storage.decisions import finding
from storage.decisions.finding import ProposalRow, WishRow
from storage.history import ratings
from storage.matches.match import matches, seats
from storage.matches.match.matches import MatchRow
from storage.tables import tables
from storage.time import reliability


class OpenSeats(Struct, frozen=True, kw_only=True):
    """A table with free seats: an open one, or one that was proposed and is not open yet."""

    terms: Terms
    channel: int
    created: int
    sitting: tuple[int, ...]
    """The users who have a seat at the table or have to answer its proposal."""
    free: int
    """The number of seats that are neither taken nor proposed."""
    match: MatchRow | None = None
    proposal: ProposalRow | None = None


def parse_ids(stored: str) -> tuple[int, ...]:
    """Parse a stored list of ids."""
    return msgspec.json.decode(stored, type=tuple[int, ...])


async def load_tables(
    tx: Transaction, guild_id: int, proposals: Collection[ProposalRow]
) -> tuple[OpenSeats, ...]:
    """Return a guild's tables with free seats, oldest first."""
    rows = await matches.of_guild(tx, guild_id, ("open",), MAX_SEARCHED)
    by_match = {proposal.match_id: proposal for proposal in proposals if proposal.match_id is not None}
    opened = [
        await _load_open(tx, row, by_match.get(row.id))
        for row in rows
        if row.is_public and row.seat_count > 1
    ]
    proposed = [await _load_proposed(tx, proposal) for proposal in proposals if proposal.match_id is None]
    return tuple(sorted((one for one in (*opened, *proposed) if one.free > 0), key=lambda one: one.created))


async def _load_open(tx: Transaction, row: MatchRow, proposal: ProposalRow | None) -> OpenSeats:
    seat_rows = await seats.of_match(tx, row.id)
    asked = [] if proposal is None else await finding.wishes_of_proposal(tx, proposal.id)
    seated = [seat.user_key for seat in seat_rows if seat.user_key is not None]
    waiting = [wish.user_key for wish in asked if wish.user_key not in seated]
    return OpenSeats(
        terms=await terms_of(tx, row), channel=row.channel, created=row.created, sitting=(*seated, *waiting),
        free=row.seat_count - len(seat_rows) - len(waiting), match=row, proposal=proposal,
    )  # fmt: skip


async def terms_of(tx: Transaction, row: MatchRow) -> Terms:
    """Return the settings of an open table."""
    control = time_control_of(row.time_control)
    kind = "casual"
    if await ratings.get_rated(tx, row.id) is not None:
        kind = "rated"
    elif await tables.has_hints(tx, row.id):
        kind = "hints"
    return Terms(row.game, row.seat_count, NONE if control is None else control.name, kind)


async def _load_proposed(tx: Transaction, proposal: ProposalRow) -> OpenSeats:
    asked = tuple(wish.user_key for wish in await finding.wishes_of_proposal(tx, proposal.id))
    return OpenSeats(
        terms=Terms(proposal.game, proposal.seats, proposal.time_control, proposal.kind),
        channel=proposal.channel, created=proposal.created, sitting=asked, free=proposal.seats - len(asked),
        proposal=proposal,
    )  # fmt: skip


async def load_seekers(
    ctx: Context, tx: Transaction, guild_id: int, wishes: Sequence[WishRow], sitting: Collection[OpenSeats]
) -> dict[int, Seeker]:
    """Return the users who search or sit at tables with free seats, by user key."""
    by_key = {wish.user_key: wish for wish in wishes}
    since = {user_key: one.created for one in sitting for user_key in one.sitting}
    keys = tuple(sorted({*by_key, *since}))
    guild = await settings.load_guild_settings(tx, guild_id)
    counts = await reliability.of_users(tx, keys)
    named = {game for wish in wishes for game in from_json(wish.choices).games}
    found = await _load_ratings(ctx, tx, guild_id, named, keys)
    pairs = await _load_pairs(ctx, tx, guild_id, named, keys)
    await load_calendars(tx, keys, guild_id, [ctx.now()])
    days = {key: (await load_calendar(tx, key, guild_id, ctx.now())).days for key in keys}
    return {
        key: _with_wish(
            Seeker(
                user_key=key, since=since.get(key, 0),
                hours=awake_hours(own := await settings.load_preferences(tx, key), ctx.now(), days[key]),
                is_away=(await days_off.today_of(ctx, tx, key)).isoformat() in days[key],
                blocked=frozenset(own.blocked), is_newcomer=counts[key].matches_finished <= MAX_NEWCOMER_MATCHES,
                ratings=found[key], unrated_with=frozenset(pairs[key]),
            ),
            by_key.get(key), guild,
        )
        for key in keys
    }  # fmt: skip


def _with_wish(seeker: Seeker, wish: WishRow | None, guild: GuildSettings) -> Seeker:
    if wish is None or wish.since is None:
        return seeker
    choices = from_json(wish.choices)
    return msgspec.structs.replace(
        seeker,
        since=wish.since,
        welcomes_newcomers=choices.welcomes_newcomers,
        terms=frozenset(possible_terms(choices, guild)),
        refused=frozenset(parse_ids(wish.refused)),
        hidden_channels=frozenset(parse_ids(wish.hidden_channels)),
        channel=wish.channel,
    )


async def _load_ratings(
    ctx: Context, tx: Transaction, guild_id: int, games: Collection[str], keys: tuple[int, ...]
) -> dict[int, dict[str, int]]:
    by_user: dict[int, dict[str, int]] = {key: {} for key in keys}
    for game in sorted(games):
        event = RatingsNeeded(guild_id, game, keys, {})
        await publish(ctx, tx, event)
        for key, rating in event.found.items():
            by_user[key][game] = rating
    return by_user


async def _load_pairs(
    ctx: Context, tx: Transaction, guild_id: int, games: Collection[str], keys: tuple[int, ...]
) -> dict[int, set[tuple[str, int]]]:
    by_user = defaultdict[int, set[tuple[str, int]]](set)
    for game in sorted(games):
        for one, other in await rating_limit.pairs_over_limit(ctx, tx, guild_id, game, keys):
            by_user[one].add((game, other))
            by_user[other].add((game, one))
    return by_user
