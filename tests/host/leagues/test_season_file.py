"""Tests for season files, which allow anyone to verify a season."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from host.leagues.season import verify
from host.leagues.season.entries import (
    FinalCorrected,
    SeasonDrawn,
    SeasonEntry,
    SeasonFinished,
    TableOpened,
)
from host.leagues.season.results import (
    final_movements,
)
from host.leagues.season.rulings import (
    TableRuled,
)
from host.leagues.season_plan import FormatName
from tests.host.leagues.season_logs import FORMATS, start_season
from tests.host.leagues.seasons import SeasonLog
from tests.sampling import seed_cases

OTHER = "another"


def finish_season(seed: int = 1, format_name: FormatName = "divisions", members: int = 18) -> SeasonLog:
    log = start_season(members, seed, format=format_name, rounds=3)
    log.play_all(0.9, leavers=0.1)
    log.end_season()
    return log


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("seed", seed_cases(2, 60))
def test_whole_season_verifies_from_its_file(form: FormatName, seed: int) -> None:
    raw = msgspec.json.encode(finish_season(seed, form, 12).export())
    assert verify.verify(verify.parse(raw)) == ()


def change_entries(log: SeasonLog, kind: type[SeasonEntry], **changes: object) -> verify.SeasonFile:
    season_file = log.export()
    items = [
        replace(item, entry=replace(item.entry, **changes)) if isinstance(item.entry, kind) else item
        for item in season_file.log
    ]
    return replace(season_file, log=tuple(items))


def test_season_file_tampering_is_detected() -> None:
    log = finish_season()
    season_file = log.export()
    drawn = next(item.entry for item in season_file.log if isinstance(item.entry, SeasonDrawn))
    first, *rest = drawn.drawn.tables
    swapped = replace(drawn.drawn, tables=(replace(first, user_keys=first.user_keys[::-1]), *rest))
    played = replace(season_file.outcomes[0], seats=season_file.outcomes[0].seats[::-1])
    final = next(item.entry for item in season_file.log if isinstance(item.entry, SeasonFinished))
    found = [
        verify.verify(one)
        for one in (
            replace(season_file, number=2),
            change_entries(log, SeasonDrawn, drawn=swapped),
            change_entries(log, SeasonDrawn, secret=OTHER),
            change_entries(log, SeasonFinished, secret=OTHER),
            change_entries(
                log, SeasonFinished, moved=tuple((user_key, "stays") for user_key, _ in final.moved)
            ),
            replace(season_file, standings=season_file.standings[::-1]),
            replace(season_file, standings=season_file.standings[:1]),
            replace(
                season_file,
                outcomes=(replace(played, seats=with_first_places(played.seats)), *season_file.outcomes[1:]),
            ),
        )
    ]
    assert all(found), found


def with_first_places(rows: tuple[object, ...]) -> tuple[object, ...]:
    return tuple(replace(row, place=1, participation="played") for row in rows)  # type: ignore[type-var]


def test_season_file_needs_correction_after_late_ruling() -> None:
    log = finish_season()
    champion = next(user_key for user_key, what in log.season.moved.items() if what == "champion")
    for fixture_state in log.season.tables_of(champion):
        places = tuple(
            (user_key, None if user_key == champion else 1) for user_key in fixture_state.user_keys
        )
        log.add(TableRuled(table=fixture_state.table.number, places=places))
    assert verify.verify(log.export()) == ("wrong promotions or relegations",)
    found = final_movements(log.season, log.outcomes, log.lots)
    log.add(FinalCorrected(moved=tuple(sorted(found.items()))))
    assert verify.verify(log.export()) == ()
    assert log.season.moved[champion] == "out"


@pytest.mark.parametrize(
    "raw", [b"", b"{}", b'{"format":"harbour-season/1","league":1,"number":1,"name":"","log":[]}']
)
def test_invalid_season_file_is_rejected(raw: bytes) -> None:
    with pytest.raises(verify.BadSeason):
        verify.parse(raw)


def test_season_file_with_log_gap_or_invalid_entry_is_rejected() -> None:
    season_file = finish_season().export()
    for log in (season_file.log[:3] + season_file.log[4:], season_file.log[1:]):
        with pytest.raises(verify.BadSeason):
            verify.parse(msgspec.json.encode(replace(season_file, log=log)))
    (nonsense,) = verify.verify(change_entries(finish_season(), TableOpened, table=9999))
    assert "the log is inconsistent" in nonsense
