"""The start of a match: its row is stored and the seats are dealt.

This includes season tables.
"""

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
from host.matches.log.fold import begin as begun
from host.matches.log.fold import deal
from host.matches.match import loading, seating, secrets
from host.matches.match.commit import commit
from host.matches.match.match import Match
from host.matches.match.seating import Seats
from host.matches.settings import time_controls
from host.matches.settings.time_controls import TimeControl
from host.tables.fairness import binding
from host.tables.fairness.commitments import PostedAt, terms_of
from host.tables.tables import turning
from host.tables.tables.requests import edition_for, options_for, rules_for, title_for
from storage.core.database import Transaction
from storage.history import ratings
from storage.history.ratings import RatedRow
from storage.matches.match import matches, seats
from storage.matches.match.matches import ChannelTaken, MatchRow

log = logging.getLogger(__name__)


class DrawnTable(Struct, frozen=True, kw_only=True):
    """A table as drawn for a season."""

    game: str
    guild_id: int
    channel: int
    """A thread."""
    opener: int
    """The user who becomes the opener."""
    users: tuple[User, ...]
    """In seat order."""
    title: str
    time_control: TimeControl


async def insert(tx: Transaction, row: MatchRow) -> MatchRow:
    """Store a new match and return it with its number.

    Raises UserError if its channel already has a match.
    """
    try:
        return await matches.insert(tx, row)
    except ChannelTaken:
        raise user_error("channel-busy") from None


async def _insert_as(tx: Transaction, row: MatchRow) -> MatchRow:
    try:
        return await matches.insert_as(tx, row)
    except ChannelTaken:
        raise user_error("channel-busy") from None


async def begin(ctx: Context, tx: Transaction, row: MatchRow, sitting: Seats) -> None:
    """Start a match: assign the seats and fix the deal that the log builds on."""
    turned = await turning.seat_order(tx, row, sitting)
    await binding.freeze(ctx, tx, row, sitting, turned)
    secret = await secrets.load(tx, row)
    places = seating.order(row, secret.of_seats, sitting) if turned is None else tuple(turned)
    row = replace(row, status="running", started=ctx.now())
    rules, sitting = loading.game_of(row), seating.in_order(sitting, places)
    await matches.set_status(tx, row.id, "running", ctx.now())
    await seats.replace(tx, row.id, sitting)
    dealt = Match(row, sitting, rules, begun(rules, deal(rules, row, secret.of_deal, len(sitting))))
    await commit(ctx, tx, dealt, [Started(places)])
    log.info("match %d of server %d begins: %s, %d seats", row.id, row.guild_id, row.game, len(sitting))


class BoundBefore(Struct, frozen=True):
    """The commitment of a match whose hash was posted before the match existed."""

    match_id: int
    """The number that was reserved for the match."""
    secret: str
    commitment: str
    posted: PostedAt

    def __repr__(self) -> str:
        """Tell nothing."""
        return "BoundBefore(...)"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        """Tell nothing."""
        return []


def row_of(ctx: Context, drawn: DrawnTable) -> MatchRow:
    """Return the row of a drawn table's match as it would start now, without a number."""
    rules = rules_for(drawn.game, len(drawn.users), 0)
    return MatchRow(
        game=rules.id, rules_version=rules.rules_version, edition=edition_for(rules, None),
        options=options_for(rules, {}), commitment="", guild_id=drawn.guild_id, channel=drawn.channel,
        is_thread=True, opener=drawn.opener, seat_count=len(drawn.users), begins="drawn", is_public=False,
        created=ctx.now(), title=title_for(drawn.title),
        time_control=time_controls.to_json(drawn.time_control),
    )  # fmt: skip


async def begin_drawn(
    ctx: Context, tx: Transaction, drawn: DrawnTable, bound: BoundBefore
) -> MatchRow | None:
    """Start the match of a drawn table, which is rated.

    Returns None if the match would differ from the committed terms.
    """
    row = replace(row_of(ctx, drawn), id=bound.match_id)
    if scheme.commitment_of(terms_of(row), bound.secret) != bound.commitment:
        return None
    row = await binding.bind_as(tx, await _insert_as(tx, row), bound.secret, bound.posted)
    await ratings.add_rated(tx, RatedRow(match_id=row.id, guild_id=row.guild_id, game=row.game))
    await begin(ctx, tx, row, await _seat(tx, row, drawn.users))
    return await loading.row_of(tx, row.id)


async def _seat(tx: Transaction, row: MatchRow, sitting: Sequence[User]) -> Seats:
    seated: Seats = ()
    for user in sitting:
        seated = seating.with_person(row.id, seated, user)
    return seated
