"""Lists of matches, leaderboards and records, used by the pages of servers and games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.core.charts.figures import format_day, format_number
from bot.core.charts.profile import format_duration
from bot.core.words.i18n import Translator
from bot.core.words.names import plain_name
from engine.core.text import LocalizedText, text
from host.core.context import Context
from host.history.finished_matches import winning_seats
from host.history.ratings.leaderboard import Leaderboard, RankedUser, leaderboard
from host.history.statistics.queries import NamedRecords, load_game_records
from host.history.statistics.records import RecordMatch, SeatWinRates
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
    return Section(heading, tuple(plain(line) for line in _best_lines(found, translate)))


def _best_lines(found: NamedRecords, translate: Translator) -> Iterator[str]:
    records = found.records
    if (best := records.best) is not None:
        yield translate(text("records-best", value=best.value, **_whose(best, found, translate)))
    if (narrowest := records.narrowest) is not None:
        yield translate(
            text("records-narrowest", value=narrowest.value, **_whose(narrowest, found, translate))
        )
    if (shortest := records.shortest) is not None:
        lasted = format_duration(shortest.value, translate)
        yield translate(text("records-shortest", value=lasted, **_whose(shortest, found, translate)))


def _whose(best: RecordMatch, found: NamedRecords, translate: Translator) -> dict[str, str | int]:
    names = [translate.player(plain_name(found.names[key])) for key in best.user_keys]
    return {
        "names": translate.join_list(names), "match": best.match_id,
        "day": format_day(best.ended, translate), "seats": best.seats,
    }  # fmt: skip


def seat_table(seats: SeatWinRates, translate: Translator) -> Table | None:
    """Return the win rate of each seat; None if there are too few matches."""
    if not seats.rates:
        return None
    caption = plain(translate(text("records-seats", seats=seats.seats, count=seats.matches)))
    heads = tuple(translate(LocalizedText(f"page-head-{name}")) for name in ("seat", "wins", "interval"))
    rows = tuple(
        (
            f"{one.seat + 1}", f"{format_number(100 * one.firsts / seats.matches, translate, 0)} %",
            f"{format_number(100 * one.low, translate, 0)}–{format_number(100 * one.high, translate, 0)} %",
        )
        for one in seats.rates
    )  # fmt: skip
    return Table(caption.rstrip(":"), heads, rows)
