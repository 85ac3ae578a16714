"""Load what a match's page shows, as spectators see it in sent messages."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.core.files.record import Record
from engine.core.game import GameResult
from engine.core.model import Seat
from engine.core.text import LocalizedText
from host.core.context import Context
from host.core.errors import UserError
from host.history import analysis
from host.history.analysis import AnalysisView
from host.history.results.match_records import load_record
from host.matches import pages
from host.matches.match import loading
from host.matches.match.match import Match, names_of
from host.matches.match.narration import (
    LogLine,
    heading_of,
    names_at,
    render_by_minute,
    segments,
    split_ahead,
)
from host.matches.match.seating import Seats
from host.matches.pages import PageGuild
from host.messages.posts.cards import house_rules_of
from pages.matches.published import PublishedMatch, load_published
from storage.core.database import Transaction
from storage.matches.match.matches import MatchRow


class SceneFacts(Struct, frozen=True):
    """The table at the end of a phase, with the events in that phase; the first scene is the deal."""

    names: tuple[str, ...]
    heading: LocalizedText
    view: Any
    before: Any
    lines: tuple[LocalizedText, ...]
    alt: tuple[LocalizedText, ...]
    log_lines: tuple[LogLine, ...]
    points: tuple[int, ...]
    next_heading: LocalizedText | None = None
    """The heading of the next phase, if the phase has caused events that belong to it."""
    next_log_lines: tuple[LogLine, ...] = ()


class MatchFacts(Struct, frozen=True, kw_only=True):
    """A match as its page shows it."""

    guild: PageGuild
    row: MatchRow
    names: tuple[str, ...]
    robots: tuple[bool, ...]
    slugs: Mapping[Seat, str]
    """The addresses of the players who have a page."""
    house_rules: tuple[LocalizedText, ...] = ()
    scenes: tuple[SceneFacts, ...] = ()
    heading: LocalizedText | None = None
    awaited: tuple[Seat, ...] = ()
    since: int | None = None
    deadline: int | None = None
    result: GameResult | None = None
    analysis: AnalysisView | None = None
    record: Record | None = None


async def find_match(tx: Transaction, guild: PageGuild, match_id: int) -> tuple[MatchRow, Seats] | None:
    """Return a match that has a page; None if it does not exist or has none."""
    try:
        row, seats = await loading.load_with_seats(tx, match_id)
    except UserError:
        return None
    is_shown = row.guild_id == guild.row.guild_id and row.status != "cancelled"
    return (row, seats) if is_shown and await pages.is_shown(tx, guild, row.channel) else None


async def load_match_facts(ctx: Context, guild: PageGuild, match_id: int) -> MatchFacts | None:
    """Return a match's facts; None if it has no page.

    Raises UserError if the match can't be read.
    """
    async with ctx.database.read_transaction() as tx:
        found = await find_match(tx, guild, match_id)
        if found is None:
            return None
        players = await pages.page_players(tx, guild.row)
        if found[0].head == 0:
            return await _open_table(tx, guild, *found, players)
        published = await load_published(ctx, tx, *found)
    facts = await asyncio.to_thread(_facts_of, guild, published, players)
    if facts.row.status != "finished":
        return facts
    return replace(facts, record=await _record_of(ctx, facts), analysis=await _analysis_of(ctx, facts))


async def _open_table(
    tx: Transaction, guild: PageGuild, row: MatchRow, seats: Seats, players: Mapping[int, str]
) -> MatchFacts:
    hidden = await pages.hidden_users(tx, [seat.user_key for seat in seats if seat.user_key is not None])
    shown = tuple(replace(seat, name="") if seat.user_key in hidden else seat for seat in seats)
    # The title was written before the first message, so it is omitted if a player is hidden.
    row = replace(row, title="") if hidden else row
    return MatchFacts(
        guild=guild, row=row, names=names_of(shown), robots=_robots(shown),
        slugs=_slugs(guild, shown, players), house_rules=house_rules_of(row, row.seat_count),
    )  # fmt: skip


def _robots(seats: Seats) -> tuple[bool, ...]:
    return tuple(seat.robot is not None for seat in seats)


def _slugs(guild: PageGuild, seats: Seats, players: Mapping[int, str]) -> dict[Seat, str]:
    return {
        seat.seat: pages.player_slug(guild.row, seat.user_key)
        for seat in seats
        if seat.user_key is not None and seat.user_key in players
    }


def _facts_of(guild: PageGuild, published: PublishedMatch, players: Mapping[int, str]) -> MatchFacts:
    match = published.match
    row = match.row
    return MatchFacts(
        guild=guild, row=row, names=match.names, robots=_robots(match.seats),
        slugs=_slugs(guild, match.seats, players), house_rules=house_rules_of(row, len(match.seats)),
        scenes=tuple(_scenes(match)), heading=match.game.heading(match.game.observe(match.state, None)),
        awaited=match.asked, since=match.folded_log.awaited_since if match.awaited else None,
        deadline=None if row.paused_since is not None else published.deadline,
        result=match.game.result(match.state) if row.status == "finished" else None,
    )  # fmt: skip


def _scenes(match: Match) -> Iterator[SceneFacts]:
    """Yield the deal and each segment, as spectators see them."""
    rules, start = match.game, match.folded_log.positions[0]
    dealt = rules.observe(start.state, None)
    yield SceneFacts(
        names_at(match, 0), rules.heading(dealt), dealt, None, rules.text_board(dealt),
        rules.alt_text(dealt), (), rules.points(dealt),
    )  # fmt: skip
    before = dealt
    for segment in segments(match):
        if segment.end > segment.start.seq:
            view = rules.observe(segment.state, None)
            own, ahead = split_ahead(render_by_minute(match, segment, None))
            yield SceneFacts(
                names_at(match, segment.end), heading_of(match, segment, None), view, before,
                rules.text_board(view), rules.alt_text(view), own,
                rules.points(view), rules.heading(view) if ahead else None, ahead,
            )  # fmt: skip
            before = view


async def _record_of(ctx: Context, facts: MatchFacts) -> Record | None:
    """Return the public record, without ids of messages and users, or None if it can't be read."""
    try:
        record = await load_record(ctx, facts.row.id, None)
    except UserError:
        return None
    return replace(record, seats=facts.names, fairness=None)


async def _analysis_of(ctx: Context, facts: MatchFacts) -> AnalysisView | None:
    """Return the analysis if a player has requested one."""
    try:
        view = await analysis.find_analysis(ctx, facts.row.id)
    except UserError:
        return None
    return None if view is None else replace(view, names=facts.names)
