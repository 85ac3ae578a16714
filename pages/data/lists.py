"""Lists of matches, leaderboards and records, used by the pages of servers and games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.core.words.i18n import Translator
from bot.core.words.names import plain_name
from bot.history.statistics import best_lines, seat_lines
from engine.core.text import LocalizedText, text
from host.core.context import Context
from host.history.finished_matches import winning_seats
from host.history.ratings.leaderboard import Leaderboard, RankedUser, leaderboard
from host.history.statistics.queries import NamedRecords, load_game_records
from host.history.statistics.records import SeatWinRates
from host.matches import pages
from host.matches.match.match import names_of
from host.matches.match.seating import Seats
from host.matches.pages import PageGuild
from host.messages.posts.published import unannounced_results
from pages.data.addresses import Address
from pages.data.models import FeedEntry, Link, MatchCard, Section, Table
from pages.data.wording import iso, plain, plain_names, title_of
from pages.matches.anonymity import nameless
from storage.core.database import Transaction
from storage.matches.match.matches import MatchRow

NO_VIEWER = 0
"""The viewer of a leaderboard without a user, so that it highlights no rating."""
MAX_ENTRIES = 50
"""Maximum number of results in a feed."""


class ListedMatch(Struct, frozen=True):
    """A match in a list, with the seats of hidden players anonymized."""

    row: MatchRow
    names: tuple[str, ...]
    winners: tuple[int, ...] = ()


class GameFacts(Struct, frozen=True):
    """The leaderboard and the records of a game on a server."""

    game: str
    leaderboard: Leaderboard
    records: NamedRecords


async def load_lists(
    ctx: Context, guild: PageGuild, game: str | None = None
) -> tuple[list[ListedMatch], list[ListedMatch]]:
    """Return a server's running and finished matches with pages, newest first.

    A match whose result was not announced yet counts as running. With `game`, other games are left out.
    """
    async with ctx.database.read_transaction() as tx:
        running = await pages.list_matches(tx, guild, "open") + await pages.list_matches(tx, guild, "running")
        over = await pages.list_matches(tx, guild, "finished")
        waiting = await unannounced_results(tx, [row.id for row, _ in over])
        running += [
            (replace(row, status="running", ended=None), seats) for row, seats in over if row.id in waiting
        ]
        over = [one for one in over if one[0].id not in waiting]
        winners = await winning_seats(tx, [row.id for row, _ in over])
        hidden = await _hidden(tx, [seats for _, seats in (*running, *over)])
    listed = [
        [
            _listed(row, seats, hidden, winners.get(row.id, ()))
            for row, seats in found
            if game is None or row.game == game
        ]
        for found in (running, over)
    ]
    return sorted(listed[0], key=lambda one: -one.row.id), listed[1]


async def _hidden(tx: Transaction, sitting: Sequence[Seats]) -> frozenset[int]:
    keys = {seat.user_key for seats in sitting for seat in seats if seat.user_key is not None}
    return await pages.hidden_users(tx, keys)


def _listed(row: MatchRow, seats: Seats, hidden: frozenset[int], winners: tuple[int, ...]) -> ListedMatch:
    is_anonymous = any(seat.user_key in hidden for seat in seats)
    shown = tuple(replace(seat, name="") if seat.user_key in hidden else seat for seat in seats)
    # A title may contain the name of a hidden player in any form, so it is omitted here.
    return ListedMatch(replace(row, title="") if is_anonymous else row, names_of(shown), winners)


async def load_game_facts(ctx: Context, guild: PageGuild, game: str) -> GameFacts:
    """Return the leaderboard and the records of a game, with hidden users anonymized."""
    found = await leaderboard(ctx, guild.row.guild_id, game, NO_VIEWER)
    records = await load_game_records(ctx, guild.row.guild_id, game)
    async with ctx.database.read_transaction() as tx:
        hidden = await pages.hidden_users(tx, records.names)
    renamed = {key: nameless(number) for number, key in enumerate(sorted(hidden))}
    return GameFacts(game, found, replace(records, names={**records.names, **renamed}))


def match_card(one: ListedMatch, server: Address, translate: Translator) -> MatchCard:
    """Return a match as an entry of a list."""
    names = [translate.player(name) for name in plain_names(one.names)]
    is_over = one.row.status == "finished"
    return MatchCard(
        match=Link(title_of(one.row, translate), server.of("match", one.row.id).path), number=one.row.id,
        players=translate.join_list(names), at=iso(one.row.ended if is_over else one.row.started),
        is_over=is_over, winners=translate.join_list([names[seat] for seat in one.winners if seat < len(names)]),
    )  # fmt: skip


def feed_entries(
    over: Sequence[ListedMatch], server: Address, translate: Translator
) -> tuple[FeedEntry, ...]:
    """Return the newest results for a feed."""
    newest = sorted(over, key=lambda one: (-(one.row.ended or 0), -one.row.id))[:MAX_ENTRIES]
    return tuple(_feed_entry(one, server, translate) for one in newest)


def _feed_entry(one: ListedMatch, server: Address, translate: Translator) -> FeedEntry:
    card = match_card(one, server, translate)
    summary = card.players
    if card.winners:
        summary = translate(text("page-won-by", winners=card.winners, players=card.players))
    return FeedEntry(f"{card.match.text} (#{card.number})", card.match.path, one.row.ended or 0, summary)


def leaderboard_table(found: Leaderboard, translate: Translator) -> Table | None:
    """Return a leaderboard as a table; None if it is empty."""
    if not found.top:
        return None
    heads = tuple(
        translate(LocalizedText(f"page-head-{name}")) for name in ("place", "player", "rating", "matches")
    )
    rows = tuple(
        (f"{who.place}", translate.player(plain_name(who.name)), _rating(who), f"{who.matches}")
        for who in found.top
    )
    caption = translate(text("page-leaderboard", game=translate(text(f"{found.game}-name"))))
    return Table(caption, heads, rows)


def _rating(who: RankedUser) -> str:
    return f"{who.rating} ± {who.deviation}"


def records_section(found: NamedRecords, translate: Translator) -> Section | None:
    """Return a game's records; None if there are none."""
    if not found.records.matches:
        return None
    game = translate(LocalizedText(f"{found.records.game}-name"))
    heading = plain(translate(text("records-heading", game=game)))
    named = replace(found, names={key: translate.player(name) for key, name in found.names.items()})
    return Section(heading, plain_lines(best_lines(named, translate)))


def seats_section(seats: SeatWinRates, translate: Translator) -> Section | None:
    """Return the win rate of each seat; None if there are too few matches."""
    heading, *lines = plain_lines(seat_lines(seats, translate))
    return Section(heading.rstrip(":"), tuple(lines)) if lines else None


def plain_lines(lines: Iterable[str]) -> tuple[str, ...]:
    """Return a list of the bot without Discord's markup."""
    return tuple(plain(line).removeprefix("- ") for line in lines)
