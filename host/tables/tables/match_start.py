"""Start matches, including season matches: store the row, assign the seats and deal."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from host.core.context import Context
from host.core.errors import user_error
from host.core.users import User
from host.matches.commit_reveal import scheme
from host.matches.log.entries import Started
from host.matches.log.fold import deal
from host.matches.log.fold import start_fold as begun
from host.matches.match import loading, seating, secrets
from host.matches.match.commit import commit
from host.matches.match.match import Match
from host.matches.match.seating import Seats
from host.matches.settings import time_controls
from host.matches.settings.time_controls import TimeControl
from host.tables.fairness import commit_phase
from host.tables.fairness.commitments import MessageLocation, terms_of
from host.tables.tables import rating_limit, rotation
from host.tables.tables.requests import edition_for, options_for, rules_for, title_for
from storage.core.database import Transaction
from storage.history import ratings
from storage.history.ratings import RatedRow
from storage.matches.match import matches, seats
from storage.matches.match.matches import ChannelTaken, MatchRow

log = logging.getLogger(__name__)


class SeasonTable(Struct, frozen=True, kw_only=True):
    """A table from a season's draw for which a match is to be started."""

    game: str
    guild_id: int
    channel: int
    """A thread."""
    opener: int
    """The user who gets the permissions of an opener."""
    users: tuple[User, ...]
    """The players in seat order."""
    title: str
    time_control: TimeControl


async def insert_match(tx: Transaction, row: MatchRow) -> MatchRow:
    """Store a new match and return its row with the assigned id.

    Raises UserError if the channel already has a match.
    """
    try:
        return await matches.insert(tx, row)
    except ChannelTaken:
        raise user_error("channel-busy") from None


async def _insert_with_id(tx: Transaction, row: MatchRow) -> MatchRow:
    try:
        return await matches.insert_with_id(tx, row)
    except ChannelTaken:
        raise user_error("channel-busy") from None


async def start_match(ctx: Context, tx: Transaction, row: MatchRow, seat_rows: Seats) -> None:
    """Start a match: assign the seats, deal, and write the first log entry."""
    turned = await rotation.rematch_order(tx, row, seat_rows)
    await commit_phase.freeze_transcript(ctx, tx, row, seat_rows, turned)
    secret = await secrets.load(tx, row)
    places = (
        seating.starting_order(row, secret.seat_order_seed, seat_rows) if turned is None else tuple(turned)
    )
    await rating_limit.decide_rated(ctx, tx, row, seat_rows)
    row = replace(row, status="running", started=ctx.now())
    rules, seat_rows = loading.game_of(row), seating.reorder_seats(seat_rows, places)
    await matches.set_status(tx, row.id, "running", ctx.now())
    await seats.replace(tx, row.id, seat_rows)
    dealt = Match(row, seat_rows, rules, begun(rules, deal(rules, row, secret.deal_seed, len(seat_rows))))
    await commit(ctx, tx, dealt, [Started(places)])
    log.info("match %d of server %d begins: %s, %d seats", row.id, row.guild_id, row.game, len(seat_rows))


class PublishedCommitment(Struct, frozen=True):
    """A commitment that was posted before its match existed."""

    match_id: int
    """The id reserved for the match."""
    secret: str
    commitment: str
    location: MessageLocation

    def __repr__(self) -> str:
        """Hide the secret."""
        return "PublishedCommitment(...)"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        """Hide the secret."""
        return []


def build_season_row(ctx: Context, season_table: SeasonTable) -> MatchRow:
    """Return the match row for a table from a season's draw.

    The row has the current time as its creation time, and no id.
    """
    rules = rules_for(season_table.game, len(season_table.users), 0)
    return MatchRow(
        game=rules.id, rules_version=rules.rules_version, edition=edition_for(rules, None),
        options=options_for(rules, {}), commitment="", guild_id=season_table.guild_id, channel=season_table.channel,
        is_thread=True, owner_key=season_table.opener, seat_count=len(season_table.users), seat_order="drawn",
        is_public=False, created=ctx.now(), title=title_for(season_table.title),
        time_control=time_controls.to_json(season_table.time_control),
    )  # fmt: skip


async def start_season_match(
    ctx: Context, tx: Transaction, season_table: SeasonTable, published: PublishedCommitment
) -> MatchRow | None:
    """Start the rated match of a drawn table.

    Return None if the match would differ from the committed terms.
    """
    row = replace(build_season_row(ctx, season_table), id=published.match_id)
    if scheme.commitment_of(terms_of(row), published.secret) != published.commitment:
        return None
    row = await commit_phase.adopt_commitment(
        tx, await _insert_with_id(tx, row), published.secret, published.location
    )
    await ratings.add_rated(tx, RatedRow(match_id=row.id, guild_id=row.guild_id, game=row.game))
    await start_match(ctx, tx, row, await _seat_users(tx, row, season_table.users))
    return await loading.load_row(tx, row.id)


async def _seat_users(tx: Transaction, row: MatchRow, users: Sequence[User]) -> Seats:
    seated: Seats = ()
    for user in users:
        seated = seating.with_user(row.id, seated, user)
    return seated
