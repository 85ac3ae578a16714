"""Tests for season files that include match records.

The records prove that the results in the file are genuine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.core.files import record
from engine.core.files.record import Record
from harbourmaster.seasons import verify_all
from host.core.context import Context
from host.decisions.replace import replacement
from host.history.results.match_records import content_hash, load_record
from host.history.results.outcome import Outcome, SeatOutcome
from host.leagues.season.entries import SeasonDrawn, SeasonFinished, TablePlayed
from host.leagues.season.fold import fold
from host.leagues.season.results import final_movements, standings
from host.leagues.season.verify import SeasonFile, parse, verify
from host.leagues.views import exports
from host.operations.privacy.user_deletion import delete_user
from tests.host.conftest import Clock
from tests.host.virtual_leagues import create_users, start_season

Records = dict[str, Record]


async def exported(ctx: Context, clock: Clock) -> tuple[SeasonFile, Records]:
    """Return the file and the match records of a finished season.

    A player has resigned from one of the season's matches.
    """
    days = await start_season(ctx, clock)
    first = (await days.load_season()).season.tables[1]
    assert first.match_id is not None
    resigning = next(user for user in create_users(5) if user.key == first.user_keys[0])
    await replacement.resign(ctx, first.match_id, resigning)
    await days.play_all()
    await days.advance_until("over")
    file = await exports.export_season(ctx, (await days.load_season()).id)
    season_file = parse(exports.to_json(file))
    return season_file, {str(match_id): await reread(ctx, match_id) for match_id in season_file.records}


async def reread(ctx: Context, match_id: int) -> Record:
    return record.read(record.write(await load_record(ctx, match_id, None)))


def recomputed(file: SeasonFile) -> SeasonFile:
    """Return a forged file whose standings and movements are recomputed from its results."""
    season, outcomes = fold(file.log), {outcome.match_id: outcome for outcome in file.outcomes}
    moved = tuple(sorted(final_movements(season, outcomes, season.lots).items()))
    log = tuple(
        replace(item, entry=replace(item.entry, moved=moved))
        if isinstance(item.entry, SeasonFinished)
        else item
        for item in file.log
    )
    lines = tuple(standings(season, division.number, outcomes, season.lots) for division in season.divisions)
    return replace(file, log=log, standings=lines)


def altered(
    file: SeasonFile, change: Callable[[tuple[SeatOutcome, ...]], Sequence[SeatOutcome]]
) -> SeasonFile:
    """Return a file with a changed first result.

    Everything that depends on this result is recomputed.
    """
    first, *others = file.outcomes
    return recomputed(replace(file, outcomes=(replace(first, seats=tuple(change(first.seats))), *others)))


def swapped_places(rows: tuple[SeatOutcome, ...]) -> Sequence[SeatOutcome]:
    seat_outcome, other, *rest = rows
    taken = ("place", "tied_seats", "score", "outcome")
    return (
        replace(seat_outcome, **{name: getattr(other, name) for name in taken}),
        replace(other, **{name: getattr(seat_outcome, name) for name in taken}),
        *rest,
    )


def with_places_of(source: Outcome, outcome: Outcome) -> tuple[SeatOutcome, ...]:
    """Return the seats of `source`, with their players replaced by those of `outcome`."""
    return tuple(
        replace(found, user_key=row.user_key) for row, found in zip(outcome.seats, source.seats, strict=True)
    )


def with_all(**changes: Any) -> Callable[[tuple[SeatOutcome, ...]], Sequence[SeatOutcome]]:
    return lambda rows: [replace(row, **changes) for row in rows]


def with_scores_times(factor: int) -> Callable[[tuple[SeatOutcome, ...]], Sequence[SeatOutcome]]:
    return lambda rows: [replace(row, score=factor * (row.score or 0) + row.seat) for row in rows]


def with_swapped_players(rows: tuple[SeatOutcome, ...]) -> Sequence[SeatOutcome]:
    seat_outcome, other, *rest = rows
    return (
        replace(seat_outcome, user_key=other.user_key),
        replace(other, user_key=seat_outcome.user_key),
        *rest,
    )


FORGERIES = {
    "swapped places": swapped_places,
    "all first": with_all(place=1, outcome="won"),
    "all tied": with_all(place=1, tied_seats=3),
    "other scores": with_scores_times(3),
    "nobody left": with_all(participation="played"),
    "all left": with_all(participation="left"),
    "swapped players": with_swapped_players,
}


async def test_forged_results_are_detected_with_records(ctx: Context, clock: Clock) -> None:
    file, records = await exported(ctx, clock)
    assert len(records) == len(file.outcomes) == 5
    assert any(row.participation == "left" for row in file.outcomes[0].seats)
    assert verify(file, records) == ()
    for name, change in FORGERIES.items():
        assert verify(altered(file, change), records), name


async def test_forged_hashes_and_missing_results_are_detected(ctx: Context, clock: Clock) -> None:
    file, records = await exported(ctx, clock)
    forged = altered(file, swapped_places)
    first, second, *_ = file.records
    hashes = dict(file.records)
    assert verify(replace(forged, records={}), records)
    assert verify(replace(forged, records=hashes | {first: "0" * 64}), records)
    assert verify(replace(file, records=hashes | {first: hashes[second], second: hashes[first]}), records)
    first, second = (outcome.match_id for outcome in file.outcomes[:2])
    one, other, *others = file.outcomes
    places = replace(one, seats=with_places_of(other, one)), replace(other, seats=with_places_of(one, other))
    swapped = replace(file, records=hashes | {first: hashes[second], second: hashes[first]})
    assert verify(recomputed(replace(swapped, outcomes=(*places, *others))), records)
    exchanged = (replace(other, match_id=one.match_id), replace(one, match_id=other.match_id), *others)
    assert verify(recomputed(replace(file, outcomes=exchanged)), records)
    assert verify(recomputed(replace(file, outcomes=file.outcomes[1:])))
    assert verify(recomputed(replace(file, outcomes=(*file.outcomes, one))))
    assert verify(recomputed(replace(file, outcomes=(*file.outcomes, replace(one, match_id=99)))))
    assert verify(recomputed(without(file, TablePlayed)))


async def test_forged_record_is_detected(ctx: Context, clock: Clock) -> None:
    file, records = await exported(ctx, clock)
    name, genuine = next(iter(records.items()))
    assert genuine.result is not None
    invented = replace(genuine, result={**genuine.result, "ranking": [[2], [1], [0]]})
    unplayed = replace(genuine, moves=genuine.moves[:-1])
    for forged in (invented, unplayed, replace(genuine, participation=None)):
        hashes = {**file.records, int(name): content_hash(forged)}
        assert verify(replace(file, records=hashes), {name: genuine})
        assert verify(file, {name: forged})


async def test_deletion_of_user_keeps_hashes(ctx: Context, clock: Clock) -> None:
    file, records = await exported(ctx, clock)
    await delete_user(ctx, create_users(5)[0])
    assert {match_id: content_hash(await reread(ctx, match_id)) for match_id in file.records} == file.records
    told = records[str(next(iter(file.records)))]
    nameless = replace(told, seats=tuple("?" for _ in told.seats), fairness=None)
    assert content_hash(nameless) == content_hash(told)
    after = {str(match_id): await reread(ctx, match_id) for match_id in file.records}
    assert after != records
    assert verify(file, after) == verify(file, records) == ()


async def test_file_without_standings_draw_or_lots_is_rejected(ctx: Context, clock: Clock) -> None:
    file, _ = await exported(ctx, clock)
    assert verify(replace(file, standings=())) == ("the standings are missing",)
    assert verify(without(file, SeasonDrawn))
    secretless = tuple(
        replace(item, entry=replace(item.entry, secret=""))
        if isinstance(item.entry, SeasonFinished)
        else item
        for item in file.log
    )
    assert "the secret of the lots is missing" in verify(replace(file, log=secretless))


def without(file: SeasonFile, kind: type[Any]) -> SeasonFile:
    """Return a file without the last log entry of a kind."""
    last = max(item.seq for item in file.log if isinstance(item.entry, kind))
    logged_season_entries = [item for item in file.log if item.seq != last]
    return replace(file, log=tuple(replace(item, seq=n) for n, item in enumerate(logged_season_entries, 1)))


async def test_command_compares_results_with_records(
    ctx: Context, clock: Clock, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, records = await exported(ctx, clock)
    season, folder = tmp_path / "season.json", tmp_path / "records"
    season.write_bytes(msgspec.json.encode(file))
    folder.mkdir()
    for name, one in records.items():
        (folder / f"{name}.json").write_bytes(record.write(one))
    assert verify_all([season], [folder]) == 0
    assert "5 of 5 results were compared" in capsys.readouterr().out
    assert verify_all([season]) == 0
    assert "0 of 5 results were compared" in capsys.readouterr().out
    season.write_bytes(msgspec.json.encode(altered(file, swapped_places)))
    assert verify_all([season], [folder / f"{next(iter(records))}.json"]) == 1
    assert "is not that of its record" in capsys.readouterr().out
