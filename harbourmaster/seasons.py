"""The commands for seasons: verify files without a database, list seasons, and export files."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import get_args

from engine.core.files.record import BadRecord, Record, write
from harbourmaster.failure import Failure
from harbourmaster.matches import run_with_context
from harbourmaster.record.commands import read_record
from host.core.context import Context
from host.leagues.season.entries import SeasonDrawn
from host.leagues.season.fold import fold
from host.leagues.season.season import Season
from host.leagues.season.verify import BadSeason, SeasonFile, match_of_record, parse, verify
from host.leagues.views import exports, seasons
from host.leagues.views.exports import Sheet

MAX_BYTES = 64 * 1024 * 1024
SHEETS: tuple[Sheet, ...] = get_args(Sheet)


def verify_all(given: Sequence[Path], records: Sequence[Path] = ()) -> int:
    """Verify seasons from files.

    `records` contains records of matches, which are verified too. It can be used only with a single season.
    Return 0 if all are valid, otherwise 1.
    """
    if records and len(given) > 1:
        raise Failure("--records needs a single season")
    found = dict(_read_records(records))
    held = [_verify(file, found) for file in given]
    return 0 if all(held) else 1


def _read_records(given: Sequence[Path]) -> Iterator[tuple[str, Record]]:
    """Yield the path and the record of each given file, and of each file in the given folders.

    Raise Failure if one cannot be read.
    """
    for path in given:
        files = sorted(path.glob("*.json")) if path.is_dir() else [path]
        if not files:
            raise Failure(f"{path} has no records")
        for file in files:
            try:
                yield str(file), read_record(file)
            except BadRecord as error:
                raise Failure(f"{file}: {error}") from error


def _verify(file: Path, records: Mapping[str, Record]) -> bool:
    """Verify a season and print the findings.

    Raise Failure if the file cannot be read.
    """
    try:
        season_file = parse(_bytes(file))
    except BadSeason as error:
        raise Failure(f"{file}: not a season: {error}") from error
    print(f"{file}: {_about(season_file)}")
    wrong = verify(season_file, records)
    for sentence in wrong:
        print(f"  WRONG: {sentence}")
    for sentence in () if wrong else _check(season_file, fold(season_file.log), records):
        print(f"  {sentence}")
    return not wrong


def _bytes(file: Path) -> bytes:
    try:
        raw = sys.stdin.buffer.read(MAX_BYTES + 1) if str(file) == "-" else _read(file)
    except OSError as error:
        raise Failure(f"{file} can't be read: {error.strerror or error}") from error
    if len(raw) > MAX_BYTES:
        raise Failure(f"{file} is too large for a season")
    return raw


def _read(file: Path) -> bytes:
    with file.open("rb") as opened:
        return opened.read(MAX_BYTES + 1)


def _about(season_file: SeasonFile) -> str:
    return (
        f"{_plain(season_file.name)}, season {season_file.number}: "
        f"{len(season_file.log)} entries, {len(season_file.outcomes)} finished matches"
    )


def list_all(url: str) -> int:
    """List all leagues with their seasons."""
    lines = run_with_context(url, _list)
    for line in lines or ["no leagues"]:
        print(line)
    return 0


async def _list(ctx: Context) -> list[str]:
    lines = list[str]()
    async for league in seasons.all_leagues(ctx):
        row = league.league
        lines.append(f"{_plain(row.name)}: {row.game}, server {row.guild_id}, {row.status}")
        for past in league.seasons:
            text = f"{past.member_count} players in {past.divisions} divisions"
            champions = f", won by {_plain(', '.join(past.champions))}" if past.champions else ""
            lines.append(f"  season {past.number} (id {past.season}): {past.status}, {text}{champions}")
    return lines


def export(url: str, season: int, folder: Path) -> int:
    """Export a season into a folder: a verifiable file, records of its matches, and tables for spreadsheets.

    Existing files are never overwritten.
    """
    made = run_with_context(url, lambda ctx: _export(ctx, season))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, data in made.items():
            (folder / name).parent.mkdir(exist_ok=True)
            with (folder / name).open("xb") as file:
                file.write(data)
            print(f"{folder / name}: written")
    except OSError as error:
        raise Failure(f"{folder} can't be written: {error.strerror or error}") from error
    return 0


async def _export(ctx: Context, season: int) -> dict[str, bytes]:
    file = await exports.export_season(ctx, season)
    made = {"season.json": exports.to_json(file)}
    async for match_id, record in exports.load_records(ctx, file.records):
        made[f"records/match-{match_id}.json"] = write(record)
    for what in SHEETS:
        made[f"{what}.csv"] = await exports.export_csv(ctx, season, what)
    return made


def _plain(words: str) -> str:
    """Return a user's text without terminal control sequences."""
    return "".join(letter if letter.isprintable() else "?" for letter in words)


def _check(season_file: SeasonFile, season: Season, records: Mapping[str, Record]) -> Iterator[str]:
    """Yield a line for each successful check, and for each check that is not possible yet."""
    if not any(isinstance(item.entry, SeasonDrawn) for item in season_file.log):
        yield "the log is consistent; without a draw, there is nothing else to check yet"
        return
    divisions, tables = len(season.divisions), len(season.tables)
    yield f"the draw of {divisions} divisions and {tables} tables follows from the sealed secret and the sign-ups"
    yield "points and standings match the results and rulings"
    compared = {match_of_record(season_file, record) for record in records.values()}
    yield f"{len(compared)} of {len(season_file.outcomes)} results were compared with a record of the match"
    if season.lots_secret:
        yield "the lots, promotions and relegations are correct"
    else:
        yield "the secret of the lots is revealed at the end: lots, promotions and relegations can't be checked yet"
