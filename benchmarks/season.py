"""A season with 200 players and 10,000 rated matches, compared with parsing or rating alone.

CPU time is measured, because the database runs in its own thread.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from secrets import token_hex
from tempfile import TemporaryDirectory

from openskill.models import BradleyTerryFull

from benchmarks.row import Row, cpu_seconds
from engine.core.files.library import games
from host.core.context import Context
from host.core.users import User
from host.history.ratings.verdicts import RatingCandidate, judge_all, pool_of
from host.history.results.outcome import Outcome, SeatOutcome
from host.leagues.commands import leagues
from host.leagues.lifecycle import season_log
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.pairing import designs, drawing, formats
from host.leagues.pairing.drawing import DrawResult, DrawTranscript
from host.leagues.pairing.entrants import Entrant
from host.leagues.pairing.formats import RoundInput
from host.leagues.season.entries import (
    PlayBegun,
    SeasonDrawn,
    SeasonEntry,
    TableOpened,
    TablePlayed,
    parse,
    to_json,
)
from host.leagues.season.results import Outcomes, standings
from host.leagues.season.sign_up import MemberConfirmed, MemberJoined, SignUpClosed
from host.leagues.season_plan import SeasonPlan
from host.matches.permissions import Authority
from storage.core.database import Database

PEOPLE, MATCHES = 200, 10_000
GAME = next(rules.id for rules in games().values() if 4 in rules.seat_counts)
HOST = Authority(User(1, "Hanna"), "a bench", 1)


def measure(times: int = 7) -> Iterator[Row]:
    """Measure the draw, the standings, loading a season, and updating a rating pool."""
    plan, entrants = leagues.plan_for(GAME, 4), [Entrant(one, 3000 - one) for one in range(PEOPLE)]
    text = drawing.serialize(DrawTranscript(commitment="c", entrants=tuple(entrants)))
    drawn = draw(plan, text)
    made = [*entries(drawn, text)]
    outcomes = {table.number: outcome_of(table.number, table.user_keys) for table in drawn.tables}
    log = [to_json(entry) for entry in made]
    parsing = cpu_seconds(lambda: [parse(one) for one in log], times)
    yield create_row(
        "draw of 200 people", cpu_seconds(partial(draw, plan, text), times), parsing, "<= 2 s, off the loop"
    )
    yield create_row(
        "a Swiss round of 200, the second",
        cpu_seconds(_swiss(entrants), times),
        parsing,
        "<= 1 s, off the loop",
    )
    with TemporaryDirectory() as folder, asyncio.Runner() as runner:
        database = runner.run(Database.open(f"sqlite:///{Path(folder, 'season.sqlite')}"))
        known = runner.run(save_season(database, plan, made))
        loading = cpu_seconds(lambda: runner.run(_load_season(database, known.id)), times)
        runner.run(database.close())
    yield create_row("a season of 200 read and folded, as after each result", loading, parsing, "<= 20 ms")
    yield create_row(
        "standings of 200", cpu_seconds(partial(_all_standings, known, outcomes), times), parsing, "<= 20 ms"
    )
    yield _pool(max(1, times // 3))


def create_row(name: str, ours: float, parsing: float, goal: str) -> Row:
    """Return a row that compares `ours` with the time for parsing the season's log."""
    reference = f"parsing the log alone {parsing * 1000:.1f} ms"
    return Row(name, f"{ours * 1000:.1f} ms", reference, ours / parsing, goal)


def draw(plan: SeasonPlan, transcript: str) -> DrawResult:
    """Draw a season with empty caches."""
    for module in (designs, formats):
        for one in vars(module).values():
            if hasattr(one, "cache_clear"):
                one.cache_clear()
    return formats.draw(plan, drawing.parse(transcript).entrants, "key")


def _swiss(entrants: Sequence[Entrant]) -> Callable[[], object]:
    """Return a function that pairs a season's second round after a random first round."""
    plan, swiss = leagues.plan_for(GAME, 4, format="swiss", rounds=3), formats.FORMATS["swiss"]
    (division,) = swiss.divide(plan, entrants, "key")
    first = swiss.tables(plan, division, 1, RoundInput(), "key")
    chance, points = Random(1), dict[int, int]()
    for table in first:
        points |= zip(table.user_keys, chance.sample(plan.scale, len(table.user_keys)), strict=True)
    return partial(swiss.tables, plan, division, 2, RoundInput(first, points), "key")


def entries(
    draw_result: DrawResult, transcript: str, people: Sequence[int] = range(PEOPLE)
) -> Iterator[SeasonEntry]:
    """Yield the log entries of a season in which all matches are finished."""
    for number, one in enumerate(people):
        yield MemberJoined(person=one, name=f"Person {number}")
    yield SignUpClosed()
    for one in people:
        yield MemberConfirmed(person=one)
    yield SeasonDrawn(drawn=draw_result, transcript=transcript, secret="", lots_hash="")
    yield PlayBegun()
    for table in draw_result.tables:
        yield TableOpened(table=table.number, match=table.number)
    for table in draw_result.tables:
        yield TablePlayed(table=table.number, match=table.number, head=60)


def outcome_of(match_id: int, user_keys: tuple[int, ...]) -> Outcome:
    """Return a match result with the seats in random order."""
    places = [*range(1, len(user_keys) + 1)]
    Random(match_id).shuffle(places)
    seats = [
        SeatOutcome(
            seat=seat,
            participation="played",
            user_key=user_key,
            outcome="won" if place == 1 else "lost",
            place=place,
            tied_seats=1,
            score=50 - place,
            turns=20,
            used_ms=1,
            timeouts=0,
        )
        for seat, (user_key, place) in enumerate(zip(user_keys, places, strict=True))
    ]
    return Outcome(
        match_id=match_id, guild_id=1, game=GAME, rules_version=1, started=1, ended=match_id, is_imported=False,
        seats=tuple(seats),
    )  # fmt: skip


async def save_season(database: Database, plan: SeasonPlan, log_entries: list[SeasonEntry]) -> LoadedSeason:
    """Save a season with the given log."""
    ctx = Context(database, lambda: 1_800_000_000_000, lambda: token_hex(16))
    league = await leagues.create(ctx, 1, 2, "Bench", plan, HOST)
    known = await leagues.open_season(ctx, league.id, HOST)
    async with database.transaction() as tx:
        return await season_log.append(ctx, tx, known, log_entries)


async def _load_season(database: Database, season: int) -> LoadedSeason:
    async with database.read_transaction() as tx:
        return await season_log.load(tx, season)


def _all_standings(loaded: LoadedSeason, outcomes: Outcomes) -> None:
    for division in loaded.season.divisions:
        standings(loaded.season, division.number, outcomes, {})


def _pool(times: int) -> Row:
    chance = Random(1)
    found = [
        RatingCandidate(outcome_of(n, tuple(chance.sample(range(300), 4)))) for n in range(1, MATCHES + 1)
    ]
    ours = cpu_seconds(lambda: pool_of(judge_all(found)), times)
    alone = cpu_seconds(
        partial(_rate_with_openskill, [rating_candidate.outcome for rating_candidate in found]), times
    )
    return Row(
        f"{MATCHES:,} rated matches computed anew", f"{ours:.2f} s", f"openskill alone {alone:.2f} s",
        ours / alone, "<= 5; <= 1 s, off the loop",
    )  # fmt: skip


def _rate_with_openskill(outcomes: list[Outcome]) -> None:
    model = BradleyTerryFull()
    people = {one: model.rating() for one in range(300)}
    for outcome in outcomes:
        teams = [[people[seat.user_key or 0]] for seat in outcome.seats]
        rated = model.rate(teams, ranks=[float(one.place or 1) for one in outcome.seats])
        for seat_outcome, (rating,) in zip(outcome.seats, rated, strict=True):
            people[seat_outcome.user_key or 0] = rating
