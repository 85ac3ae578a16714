"""Verifying a season from its file alone, without access to the database or Discord.

The draw, points, standings, promotions and relegations are recomputed from the log, the secrets and the match
results. Records of the matches show whether these results are genuine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from msgspec import Struct

from engine.core.files.parsing import ParseError, parse_json
from engine.core.files.record import BadRecord, Record
from host.history.results.match_records import content_hash, has_result
from host.history.results.outcome import Outcome
from host.leagues.pairing import drawing
from host.leagues.pairing.formats import FORMATS, draw
from host.leagues.season.entries import (
    LoggedSeasonEntry,
    RoundDrawn,
    SeasonDrawn,
    SeasonEntry,
    TableOpened,
    TablePlayed,
)
from host.leagues.season.entry_base import PLAY_STATUSES, RESULT_STATUSES
from host.leagues.season.fold import fold, reversed_entries
from host.leagues.season.results import final_movements, round_input, standings
from host.leagues.season.rulings import PlayerReplaced
from host.leagues.season.season import FixtureState, Season
from host.leagues.season.sign_up import SignUpOpened
from host.leagues.standings.ranking import StandingsRow
from host.matches.commit_reveal.scheme import digest


class SeasonFile(Struct, frozen=True, kw_only=True):
    """An exported season."""

    format: Literal["harbour-season/1"] = "harbour-season/1"
    league: int
    number: int
    name: str
    log: tuple[LoggedSeasonEntry, ...]
    outcomes: tuple[Outcome, ...] = ()
    """The outcomes of finished matches, including those that were replayed."""
    records: Mapping[int, str] = {}
    """The hashes of finished matches' records, by match id.

    Unreadable records are left out.
    """
    standings: tuple[tuple[StandingsRow, ...], ...] = ()
    """The standings of each division, as displayed."""


class BadSeason(Exception):
    """Raised if a file does not contain a valid season; the message describes the error."""


def parse(raw: bytes) -> SeasonFile:
    """Parse a season's file.

    Raises BadSeason if it is invalid.
    """
    try:
        found = parse_json(raw, SeasonFile)
    except ParseError as error:
        raise BadSeason(str(error)) from error
    if [item.seq for item in found.log] != list(range(1, len(found.log) + 1)):
        raise BadSeason("an entry is missing in the log")
    if not found.log or not isinstance(found.log[0].entry, SignUpOpened):
        raise BadSeason("the log does not begin with the opening of sign-up")
    return found


def verify(season_file: SeasonFile, records: Mapping[str, Record] = {}) -> tuple[str, ...]:
    """Return the errors in a season's file, in English; empty if it is valid.

    `records` contains records of the season's matches. Its keys are the names to use in error messages.
    """
    outcomes = {outcome.match_id: outcome for outcome in season_file.outcomes}
    try:
        season = fold(season_file.log)
        return (
            *_check(season_file, season, outcomes),
            *_check_outcomes(season_file, season),
            *_check_records(season_file, outcomes, records),
        )
    except (LookupError, ValueError) as error:
        return (f"the log is inconsistent: {error}",)


def _check(season_file: SeasonFile, season: Season, outcomes: Mapping[int, Outcome]) -> Iterator[str]:
    # Skip draws that were discarded before play began.
    drawn = next(
        (item.entry for item in reversed(season_file.log) if isinstance(item.entry, SeasonDrawn)), None
    )
    if drawn is None or not season.transcript:
        if season.status in {*PLAY_STATUSES, *RESULT_STATUSES} or season_file.standings:
            yield "the draw is missing"
        return
    yield from _check_draw(season_file, season, drawn)
    yield from _check_rounds(season_file, outcomes)
    lots = season.lots if season.lots_secret else {}
    if season.lots_secret and digest(season.lots_secret) != season.lots_hash:
        yield "the lots do not follow from the sealed secret"
    if season.status == "over" and not season.lots_secret:
        yield "the secret of the lots is missing"
    yield from _check_standings(season_file, season, outcomes, lots)


def _check_draw(season_file: SeasonFile, season: Season, drawn: SeasonDrawn) -> Iterator[str]:
    which = drawing.SeasonId(season_file.league, season_file.number)
    if not drawing.matches_commitment(season.commitment, which, season.plan, drawn.secret, drawn.lots_hash):
        yield "the commitment does not match the secrets and the settings"
    transcript = drawing.parse(drawn.transcript)
    if transcript.commitment != season.commitment:
        yield "the transcript is from another season"
    if draw(season.plan, transcript.entrants, season.key) != drawn.drawn:
        yield "divisions and tables do not follow from the secret and the transcript"


def _check_rounds(season_file: SeasonFile, outcomes: Mapping[int, Outcome]) -> Iterator[str]:
    reversed_seqs = reversed_entries(season_file.log)
    for place, item in enumerate(season_file.log):
        if isinstance(item.entry, RoundDrawn) and item.seq not in reversed_seqs:
            season = fold(season_file.log[:place])
            # A log from an older version may contain a round without tables, drawn when too few members were
            # left.
            number = max((table.round for table in item.entry.tables), default=0)
            made = round_input(season, outcomes)
            format_ = FORMATS[season.plan.format]
            again = [
                table
                for division in season.divisions
                for table in format_.tables(season.plan, division, number, made, season.key)
            ]
            if tuple(again) != item.entry.tables:
                yield f"the tables of round {number} do not follow from the earlier results"


def _check_standings(
    season_file: SeasonFile, season: Season, outcomes: Mapping[int, Outcome], lots: Mapping[int, int]
) -> Iterator[str]:
    again = tuple(standings(season, division.number, outcomes, lots) for division in season.divisions)
    if again and not season_file.standings:
        yield "the standings are missing"
    elif season_file.standings != again:
        wrong = [
            n
            for n, (standings_rows, other) in enumerate(zip(season_file.standings, again, strict=False), 1)
            if standings_rows != other
        ]
        yield f"wrong standings in these divisions: {wrong or 'some are missing'}"
    # Rulings after the end of the season also correct `moved`, so it must match the computed movements.
    if season.status == "over" and final_movements(season, outcomes, lots) != dict(season.moved):
        yield "wrong promotions or relegations"


def _check_outcomes(season_file: SeasonFile, season: Season) -> Iterator[str]:
    """Check that there is exactly one result for each finished match.

    Also check that the players in each result are those of its table.
    """
    entries = [item.entry for item in season_file.log]
    table_of = {
        entry.match: season.tables[entry.table] for entry in entries if isinstance(entry, TableOpened)
    }
    finished = {one.match for one in entries if isinstance(one, TablePlayed)}
    match_ids = [one.match_id for one in season_file.outcomes]
    for match_id in sorted({*match_ids} ^ finished):
        yield (
            f"match {match_id}: the result is missing"
            if match_id in finished
            else (f"match {match_id}: the log does not contain its end")
        )
    for match_id, count in Counter(match_ids).items():
        if count > 1:
            yield f"match {match_id}: there are several results"
    for outcome in season_file.outcomes:
        table = table_of.get(outcome.match_id)
        if table is not None and not _are_at_table(outcome, table, entries):
            yield f"match {outcome.match_id}: its players are not those of table {table.table.number}"
    for table in season.tables.values() if season.status == "over" else ():
        if not table.is_over:
            yield f"table {table.table.number} has no result"


def _are_at_table(outcome: Outcome, table: FixtureState, entries: Sequence[SeasonEntry]) -> bool:
    """Return whether all players in a result belong to the table.

    These are the drawn players and those who replaced them.
    """
    sat = [{user_key} for user_key in table.table.user_keys]
    for entry in entries:
        if isinstance(entry, PlayerReplaced) and entry.table == table.table.number:
            sat[entry.seat].add(entry.person)
    return [row.seat for row in outcome.seats] == [*range(len(sat))] and all(
        row.user_key in sat[row.seat] for row in outcome.seats if row.participation == "played"
    )


def match_of_record(season_file: SeasonFile, record: Record) -> int | None:
    """Return the id of the match to which a record belongs, or None if the record's hash is unknown."""
    found = content_hash(record)
    return next((match_id for match_id, one in season_file.records.items() if one == found), None)


def _check_records(
    season_file: SeasonFile, outcomes: Mapping[int, Outcome], records: Mapping[str, Record]
) -> Iterator[str]:
    for name, record in records.items():
        match_id, claimed = match_of_record(season_file, record), (record.fairness or {}).get("match")
        if match_id is None:
            yield f"{name}: the file has no match with this record"
        elif claimed not in {None, match_id}:
            yield f"{name}: the file has the record of match {claimed} as that of match {match_id}"
        elif match_id not in outcomes or not _has_result(record, outcomes[match_id]):
            yield f"{name}: the result of match {match_id} is not that of its record"


def _has_result(record: Record, outcome: Outcome) -> bool:
    try:
        return has_result(record, outcome)
    except BadRecord:
        return False
