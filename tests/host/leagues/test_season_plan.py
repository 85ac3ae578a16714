"""Tests for season settings, and for the check that a season ends on schedule."""

from __future__ import annotations

from typing import NoReturn

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from host.leagues.pairing import formats
from host.leagues.pairing.entrants import Entrant
from host.leagues.pairing.formats import FORMATS, draw
from host.leagues.season.plan_validation import max_duration, min_play_days, validate
from host.leagues.season.schedule import play_schedule, round_start, sign_up_schedule
from host.leagues.season_plan import FormatName, Pace, SeasonPlan
from host.matches.settings.time_controls import DAY, HOUR

PLAN = SeasonPlan(game="pearls", seats=4, turns=140)
COUNTS = (2, 3, 4)
T0 = 1_800_000_000_000


def validation_flaws(**changes: object) -> list[tuple[str, int]]:
    return [(flaw.what, flaw.number) for flaw in validate(replace(PLAN, **changes), COUNTS)]


def test_default_season_fits_into_ten_weeks() -> None:
    assert validate(PLAN, COUNTS) == ()
    assert max_duration(PLAN) == 4 * 72 * HOUR + 140 * 8 * HOUR
    assert min_play_days(PLAN) == 68


def test_season_too_short_for_its_matches_is_rejected_with_min_days() -> None:
    daily = Pace(72, 24, 120)
    assert validation_flaws(pace=daily) == [("days", 175)]
    assert validation_flaws(pace=daily, play_days=175) == []
    assert validation_flaws(pace=daily, play_days=174) == [("days", 175)]
    assert validation_flaws(format="swiss", rounds=3, most=20)[0] == ("days", 203)
    assert validation_flaws(load=2)[0][0] == "days"


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"seats": 5}, ("seats", 5)),
        ({"seats": 2, "takes_fewer": True}, ("seats", 1)),
        ({"seats": 3, "points": (3, 2)}, ("points", 3)),
        ({"points": (3, 2, 2, 3)}, ("points", 4)),
        ({"points": (0, 0, 0, 0)}, ("points", 4)),
        ({"points": (3, 2, 1, -1)}, ("points", 4)),
        ({"strikes": 0}, ("strikes", 1)),
        ({"pace": Pace(72, 8, 24)}, ("pace", 90)),
        ({"hurry": Pace(0, 6, 24)}, ("pace", 90)),
        ({"hurry": Pace(90, 6, 96)}, ("hurry", 0)),
        ({"size": 3}, ("size", 4)),
        ({"size": 25}, ("people", 24)),
        ({"each": 0}, ("each", 6)),
        ({"least": 8, "most": 7}, ("people", 8)),
        ({"most": 2000}, ("people", 1000)),
        ({"format": "cup"}, ("room", 4)),
        ({"format": "round-robin", "most": 99}, ("room", 24)),
        ({"rounds": 0}, ("rounds", 1)),
        ({"load": 5}, ("load", 4)),
        ({"hurry_days": 5}, ("dates", 0)),
        ({"sign_up_days": 0}, ("dates", 0)),
        ({"play_days": 400}, ("long", 366)),
    ],
)
def test_invalid_settings_are_reported_with_the_limit(
    changes: dict[str, object], expected: tuple[str, int]
) -> None:
    assert expected in validation_flaws(**changes)


@pytest.mark.parametrize("format_", ["divisions", "round-robin", "cup"])
def test_duration_needs_no_design_if_all_tables_start_at_once(
    format_: FormatName, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: int) -> NoReturn:
        raise AssertionError("a design is built")

    monkeypatch.setattr(formats, "design", refuse)
    assert min_play_days(replace(PLAN, format=format_, most=24)) == 68


PLANS = st.builds(
    SeasonPlan,
    game=st.just("pearls"),
    seats=st.integers(2, 4),
    turns=st.integers(5, 160),
    format=st.sampled_from([*FORMATS]),
    size=st.integers(4, 9),
    rounds=st.integers(1, 4),
    load=st.integers(0, 4),
    most=st.integers(0, 12),
    pace=st.sampled_from([Pace(72, 8, 96), Pace(48, 4, 48), Pace(72, 24, 120)]),
    play_days=st.integers(15, 366),
)


def latest_end(plan: SeasonPlan, player_count: int, start: int) -> int:
    """Return the latest possible end of the last table.

    In the worst case, every player uses all their time. Each table starts only when all earlier rounds or
    waves are over.
    """
    tables = draw(plan, [Entrant(user_key) for user_key in range(player_count)], "key").tables
    a_match = HOUR * (plan.seats * plan.pace.bank + plan.turns * plan.pace.increment)
    if plan.format == "swiss":
        return round_start(plan, start, plan.rounds) + a_match
    return start + (1 + max(table.wave for table in tables)) * a_match


@given(PLANS, st.integers(4, 30))
def test_slowest_possible_season_ends_before_its_end_date(plan: SeasonPlan, people: int) -> None:
    if plan.format in {"cup", "round-robin"}:
        people = max(plan.seats, min(people, plan.most))
    if not validate(plan, COUNTS):
        (ends,) = (
            scheduled_step.at for scheduled_step in play_schedule(plan, T0) if scheduled_step.what == "end"
        )
        assert latest_end(plan, people, T0) < ends
    least = replace(plan, play_days=max(16, min_play_days(plan)))
    assert ("days", min_play_days(plan)) not in [(flaw.what, flaw.number) for flaw in validate(least, COUNTS)]


@given(PLANS)
def test_swiss_round_starts_after_slowest_match_of_previous_round(plan: SeasonPlan) -> None:
    swiss = replace(plan, format="swiss")
    if not validate(swiss, COUNTS):
        a_match = HOUR * (plan.seats * plan.pace.bank + plan.turns * plan.pace.increment)
        begun = [round_start(swiss, T0, number) for number in range(1, swiss.rounds + 1)]
        ends = [*begun[1:], T0 + plan.play_days * DAY]
        assert all(start + a_match < end for start, end in zip(begun, ends, strict=True))


@given(PLANS)
def test_season_steps_are_scheduled_in_order(plan: SeasonPlan) -> None:
    if validate(plan, COUNTS):
        return
    agenda = (*sign_up_schedule(plan, T0), *play_schedule(plan, T0 + 14 * DAY))
    assert list(agenda) == sorted(agenda, key=lambda scheduled_step: scheduled_step.at)
    assert len({(one.what, one.number) for one in agenda}) == len(agenda)
    order = [one.what for one in agenda]
    usual = ["open", "nag", "close", "draw", "begin", "hurry", "warn", "end", "final", "next"]
    assert [what for what in order if what in usual] == usual


def test_default_season_schedule_matches_expected_days() -> None:
    days = {
        (scheduled_step.what, scheduled_step.number): (scheduled_step.at - T0) / DAY
        for scheduled_step in (*sign_up_schedule(PLAN, T0), *play_schedule(PLAN, T0 + 14 * DAY))
    }
    assert days["close", 0] == 10
    assert days["nag", 0] == 8
    assert days["draw", 0] == 13
    assert days["begin", 0] == 14
    assert (days["idle", 1], days["idle", 2], days["strike", 0]) == (15, 17, 19)
    assert (days["hurry", 0], days["warn", 0], days["end", 0]) == (70, 77, 84)
    assert (days["final", 0], days["next", 0]) == (87, 94)
    assert max(number for what, number in days if what == "week") == 9


def test_plan_survives_json_round_trip() -> None:
    assert msgspec.json.decode(msgspec.json.encode(PLAN), type=SeasonPlan) == PLAN
    assert msgspec.json.decode(b'{"game":"pearls","seats":4,"turns":140}', type=SeasonPlan) == PLAN
    assert PLAN.pace.time_control.increment == 8 * HOUR
