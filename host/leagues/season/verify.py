"""Verifying a season from its file alone, without access to the database or Discord.

The draw, points, standings, promotions and relegations are recomputed from the log, the secrets and the match
results.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from msgspec import Struct

from engine.core.parsing import ParseError, parse_json
from host.history.results.outcome import Outcome
from host.leagues.pairing import drawing
from host.leagues.pairing.formats import FORMATS, draw
from host.leagues.season.entries import LoggedSeasonEntry, RoundDrawn, SeasonDrawn
from host.leagues.season.fold import fold, reversed_entries
from host.leagues.season.results import final_movements, round_input, standings
from host.leagues.season.season import Season
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


def verify(season_file: SeasonFile) -> tuple[str, ...]:
    """Return the errors in a season's file, in English; empty if it is valid."""
    outcomes = {one.match_id: one for one in season_file.outcomes}
    try:
        season = fold(season_file.log)
        return tuple(_check(season_file, season, outcomes))
    except (LookupError, ValueError) as error:
        return (f"the log is inconsistent: {error}",)


def _check(season_file: SeasonFile, season: Season, outcomes: Mapping[int, Outcome]) -> Iterator[str]:
    # Skip draws that were discarded before play began.
    drawn = next(
        (item.entry for item in reversed(season_file.log) if isinstance(item.entry, SeasonDrawn)), None
    )
    if drawn is None or not season.transcript:
        return
    yield from _check_draw(season_file, season, drawn)
    yield from _check_rounds(season_file, outcomes)
    lots = season.lots if season.lots_secret else None
    if season.lots_secret and digest(season.lots_secret) != season.lots_hash:
        yield "the lots do not follow from the sealed secret"
    if lots is not None or season.status != "over":
        yield from _check_standings(season_file, season, outcomes, lots or {})


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
    gone = reversed_entries(season_file.log)
    for place, item in enumerate(season_file.log):
        if isinstance(item.entry, RoundDrawn) and item.seq not in gone:
            season = fold(season_file.log[:place])
            # A log from an older version may contain a round without tables, drawn when too few members were
            # left.
            number = max((table.round for table in item.entry.tables), default=0)
            made = round_input(season, outcomes)
            format_ = FORMATS[season.plan.format]
            again = [
                table
                for one in season.divisions
                for table in format_.tables(season.plan, one, number, made, season.key)
            ]
            if tuple(again) != item.entry.tables:
                yield f"the tables of round {number} do not follow from the earlier results"


def _check_standings(
    season_file: SeasonFile, season: Season, outcomes: Mapping[int, Outcome], lots: Mapping[int, int]
) -> Iterator[str]:
    again = tuple(standings(season, one.number, outcomes, lots) for one in season.divisions)
    if season_file.standings and season_file.standings != again:
        wrong = [
            n
            for n, (one, other) in enumerate(zip(season_file.standings, again, strict=False), 1)
            if one != other
        ]
        yield f"wrong standings in these divisions: {wrong or 'some are missing'}"
    # Later rulings correct the promotions and relegations.
    if season.status == "over" and final_movements(season, outcomes, lots) != dict(season.moved):
        yield "wrong promotions or relegations"
