"""Season exports: spreadsheets, and a file that can be verified without the database.

Exports of an unfinished season omit data that players could exploit.
"""

from __future__ import annotations

import csv
import io
import logging
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.core.files.record import Record
from host.core.context import Context
from host.core.errors import UserError
from host.history.ratings.strength import displayed_deviation, displayed_rating
from host.history.ratings.updates import load_pool
from host.history.results.match_records import content_hash, load_record
from host.history.results.outcome import Outcome
from host.leagues.lifecycle import season_log
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.pairing.entrants import Movement
from host.leagues.season.entries import LoggedSeasonEntry, ProtestFiled
from host.leagues.season.results import standings, tallies
from host.leagues.season.rulings import ActBallot
from host.leagues.season.season import FixtureState
from host.leagues.season.sign_up import QuestionAsked
from host.leagues.season.verify import SeasonFile
from host.leagues.standings.points import PARTS
from host.leagues.standings.ranking import place_ranges
from host.leagues.views.cards import lots_of, member_names
from storage.leagues.league import seasons

log = logging.getLogger(__name__)

Sheet: TypeAlias = Literal["standings", "results", "ratings"]
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""Prefixes that spreadsheets recognize as the start of a formula."""


class PastSeason(Struct, frozen=True):
    """A season in its league's history."""

    season: int
    number: int
    status: str
    member_count: int
    divisions: int
    champions: tuple[str, ...]


async def export_season(ctx: Context, season_id: int) -> SeasonFile:
    """Return a season's export."""
    async with ctx.database.read_transaction() as tx:
        known = await season_log.load(tx, season_id)
        outcomes = await season_log.load_all_outcomes(tx, known)
    lots = lots_of(known.season)
    lines = [standings(known.season, division.number, outcomes, lots) for division in known.season.divisions]
    return SeasonFile(
        league=known.league.id, number=known.row.number, name=known.league.name,
        log=tuple(map(_without_private_text, known.log)), outcomes=tuple(outcomes.values()),
        records={match_id: content_hash(record) async for match_id, record in load_records(ctx, outcomes)},
        standings=tuple(lines),
    )  # fmt: skip


async def load_records(ctx: Context, match_ids: Iterable[int]) -> AsyncIterator[tuple[int, Record]]:
    """Yield pairs of a match id and the match's record.

    Records that can't be read are skipped.
    """
    for match_id in match_ids:
        try:
            yield match_id, await load_record(ctx, match_id, None)
        except UserError as error:
            log.warning("match %d: its record can't be read: %s", match_id, error)


def _without_private_text(item: LoggedSeasonEntry) -> LoggedSeasonEntry:
    """Return a log entry without the text meant for hosts only, and without the choice on a ballot."""
    if isinstance(item.entry, ProtestFiled):
        return replace(item, entry=replace(item.entry, words=""))
    if isinstance(item.entry, QuestionAsked):
        return replace(item, entry=QuestionAsked(person=0, by=item.entry.by))
    if isinstance(item.entry, ActBallot):
        return replace(item, entry=replace(item.entry, agrees=None))
    return item


def to_json(file: SeasonFile) -> bytes:
    """Serialize a season's export as JSON."""
    return msgspec.json.format(msgspec.json.encode(file))


async def export_csv(ctx: Context, season_id: int, what: Sheet) -> bytes:
    """Return a season as CSV: its standings, its results or its players' ratings."""
    async with ctx.database.read_transaction() as tx:
        known = await season_log.load(tx, season_id)
        outcomes = await season_log.load_outcomes(tx, known.season)
        pool = await load_pool(tx, known.league.guild_id, known.plan.game)
    match what:
        case "standings":
            return _to_csv(_standings(known, outcomes))
        case "results":
            return _to_csv(_results(known, outcomes))
        case "ratings":
            rows = [
                (
                    str(one),
                    name,
                    displayed_rating(rating.strength_at(ctx.now())),
                    displayed_deviation(rating.strength_at(ctx.now())),
                    rating.matches,
                )
                for one, name in member_names(known, sorted(known.season.members)).items()
                if (rating := pool.get(one)) is not None
            ]
            return _to_csv([("person", "name", "rating", "spread", "matches"), *rows])


def public_csv(loaded: LoadedSeason, outcomes: dict[int, Outcome], what: Sheet) -> bytes:
    """Return a season's standings or results as CSV without users' keys, for web pages."""
    rows = _standings(loaded, outcomes) if what == "standings" else _results(loaded, outcomes)
    heads, *lines = rows
    omitted = heads.index("person")
    return _to_csv([(*row[:omitted], *row[omitted + 1 :]) for row in (heads, *lines)])


def _standings(loaded: LoadedSeason, outcomes: dict[int, Outcome]) -> Iterator[tuple[object, ...]]:
    yield ("tier", "division", "place", "person", "name", "points", "tables", "left", "moved")
    moved: dict[int, Movement] = dict(loaded.season.moved)
    for division in loaded.season.divisions:
        lots = lots_of(loaded.season)
        lines = standings(loaded.season, division.number, outcomes, lots)
        places = place_ranges(lines, is_drawn=bool(lots))
        names = member_names(loaded, [line.user_key for line in lines])
        for line in lines:
            yield (
                division.tier, division.number, places[line.user_key][0], str(line.user_key), names[line.user_key],
                _decimal(line.parts), line.played, line.left,
                moved.get(line.user_key, ""),
            )  # fmt: skip


def _results(loaded: LoadedSeason, outcomes: dict[int, Outcome]) -> Iterator[tuple[object, ...]]:
    yield (
        "table", "division", "match", "seat", "person", "name", "place", "points", "ended", "round", "score",
        "participation", "decided",
    )  # fmt: skip
    for number, table in sorted(loaded.season.tables.items()):
        if not table.is_over:
            continue
        scored = tallies(loaded.season, table, outcomes) or (None,) * len(table.user_keys)
        outcome = outcomes.get(table.match_id or 0)
        ended = (
            ""
            if outcome is None
            else f"{datetime.fromtimestamp(outcome.ended / 1000, UTC):%Y-%m-%dT%H:%M:%SZ}"
        )
        names = member_names(loaded, table.user_keys)
        for seat, (one, tally) in enumerate(zip(table.user_keys, scored, strict=True)):
            place, points = ("", "") if tally is None else (tally.place or "", _decimal(tally.parts))
            yield (
                number, table.table.division, table.match_id or "", seat + 1, str(one), names[one], place, points,
                ended, table.table.round, *_played(outcome, seat, one), _decision(table),
            )  # fmt: skip


def _decimal(parts: int) -> str:
    """Return points as a decimal number."""
    return f"{parts / PARTS:.4f}".rstrip("0").rstrip(".")


def _played(outcome: Outcome | None, seat: int, user_key: int) -> tuple[int | str, str]:
    """Return a seat's score, and a player's participation.

    Both are empty if the match is not finished.
    """
    rows = () if outcome is None else (*outcome.substitutes, *outcome.seats)
    found = [row for row in rows if row.seat == seat]
    own = next((row.participation for row in found if row.user_key == user_key), "left" if found else "")
    score = found[0].score if found else None
    return ("" if score is None else score, own)


def _decision(table: FixtureState) -> str:
    """Return the origin of a table's result: its match, a ruling, or the end of play."""
    if table.is_void:
        return "void"
    if table.is_adjudicated:
        return "adjudicated"
    return "played" if table.ruled is None else "ruled"


def _to_csv(rows: Iterator[tuple[object, ...]] | Sequence[tuple[object, ...]]) -> bytes:
    file = io.StringIO()
    writer = csv.writer(file)
    for row in rows:
        writer.writerow([_cell(value) for value in row])
    return file.getvalue().encode()


def _cell(value: object) -> object:
    """Return a spreadsheet cell, escaped so that user text is not run as a formula."""
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA) else value


MAX_SEASONS = 100


async def history(ctx: Context, league_id: int) -> tuple[PastSeason, ...]:
    """Return a league's seasons, newest first."""
    found = []
    async with ctx.database.read_transaction() as tx:
        for row in await seasons.of_league(tx, league_id, MAX_SEASONS):
            known = await season_log.load(tx, row.id)
            season = known.season
            champions = [user_key for user_key, what in season.moved.items() if what == "champion"]
            names = member_names(known, champions)
            count = sum(member.status in {"in", "withdrawn", "struck"} for member in season.members.values())
            found.append(
                PastSeason(
                    row.id,
                    row.number,
                    season.status,
                    count,
                    len(season.divisions),
                    (*names.values(),),
                )
            )
    return tuple(found)
