"""CPU time for committing the last move of a match, which includes results, ratings and the season entry.

CPU time is measured, because most of the elapsed time is spent waiting for the database thread. The reference
is the work that every move needs: writing its log entry in its own transaction.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from typing import TypeAlias

from benchmarks import play, season
from benchmarks.row import Row, cpu_seconds
from engine.core.files.library import games
from host.core.context import Context
from host.core.features import publish
from host.history.results.outcome import Outcome, ResultStored, compute_outcome
from host.history.results.recorder import result_rows
from host.leagues.commands import leagues
from host.leagues.pairing import drawing
from host.leagues.pairing.drawing import DrawTranscript
from host.leagues.pairing.entrants import Entrant
from host.leagues.season.entries import TablePlayed
from host.matches.log.fold import fold_more, rewind_fold
from host.matches.match import loading
from host.matches.match.match import Match
from storage.core.database import Database, Transaction
from storage.history import ratings, results
from storage.history.ratings import RatedRow
from storage.matches.match import log, matches
from storage.matches.match.log import EntryRow
from storage.matches.match.matches import MatchRow

MATCH, HEAD = 1, 60
Write: TypeAlias = Callable[[Transaction], Awaitable[None]]


class _Rollback(Exception):
    """Raised to roll back a transaction."""


def measure(times: int = 15) -> Iterator[Row]:
    """Measure computing and saving a result."""
    with TemporaryDirectory() as folder, asyncio.Runner() as runner:
        for number, rules in enumerate(games().values()):
            database = runner.run(Database.open(f"sqlite:///{Path(folder, f'{number}.sqlite')}"))
            match = runner.run(_play_match(database, number, rules.id))
            yield _measure_derivation(match, times)
            runner.run(database.close())
        database = runner.run(Database.open(f"sqlite:///{Path(folder, 'season.sqlite')}"))
        yield from _measure_saving(runner, database, times)
        runner.run(database.close())


def _create_context(database: Database) -> Context:
    return Context(database, lambda: 1_800_000_000_000, lambda: token_hex(16))


async def _play_match(database: Database, number: int, game: str) -> Match:
    ctx = _create_context(database)
    row = await play.open_match(ctx, number, games()[game])
    await play.play_to_end(ctx, row.id)
    async with database.read_transaction() as tx:
        return await loading.load_uncached(tx, await loading.load_row(tx, row.id))


def _measure_derivation(match: Match, times: int) -> Row:
    ours = cpu_seconds(partial(compute_outcome, match), times)
    line = match.folded_log
    rebuilt = cpu_seconds(partial(fold_more, match.game, rewind_fold(line), line.entries), times)
    return Row(
        f"{match.game.id}: result of a match of {match.row.head} entries, from its log", f"{ours * 1000:.1f} ms",
        f"following its log {rebuilt * 1000:.1f} ms", ours / rebuilt, "<= 1, and 1 ms more",
    )  # fmt: skip


def _measure_saving(runner: asyncio.Runner, database: Database, times: int) -> Iterator[Row]:
    ctx = _create_context(database)
    settled = runner.run(_save_season(ctx))
    entry = EntryRow(match_id=MATCH, seq=HEAD + 1, seat=0, kind="move", payload="{}", origin="player", at=1)

    async def move(tx: Transaction) -> None:
        await log.append(tx, [entry])

    async def rows(tx: Transaction) -> None:
        await results.put(tx, MATCH, result_rows(settled))

    async def all_of_it(tx: Transaction) -> None:
        await rows(tx)
        await publish(ctx, tx, ResultStored(settled))

    def alone(write: Write | None = None) -> float:
        return cpu_seconds(
            lambda: runner.run(_write_and_roll_back(database, [write] if write else [])), times
        )

    nothing = alone()
    written = alone(move) - nothing
    reference = f"an entry of a match's log {written * 1000:.2f} ms"
    for name, write in (
        ("the rows of four results", rows),
        ("results, ratings and the entry in a season of 200", all_of_it),
    ):
        more = alone(write) - nothing
        yield Row(
            f"added to the last move of a match: {name}", f"{more * 1000:.2f} ms", reference, more / written,
            "<= 3 ms, processor",
        )  # fmt: skip


async def _write_and_roll_back(database: Database, writes: Sequence[Write]) -> None:
    """Execute the writes in a transaction and roll it back."""
    try:
        async with database.transaction() as tx:
            for write in writes:
                await write(tx)
            raise _Rollback
    except _Rollback:
        pass


async def _save_season(ctx: Context) -> Outcome:
    """Save a season with 200 players and one unfinished match, and return a result for this match."""
    entrants = [Entrant(one, 3000 - one) for one in range(season.PEOPLE)]
    plan = leagues.plan_for(season.GAME, 4)
    text = drawing.serialize(DrawTranscript(commitment="c", entrants=tuple(entrants)))
    drawn = season.draw(plan, text)
    ended = TablePlayed(table=MATCH, match=MATCH, head=HEAD)
    made = [entry for entry in season.entries(drawn, text) if entry != ended]
    await season.save_season(ctx.database, plan, made)
    table = next(one for one in drawn.tables if one.number == MATCH)
    async with ctx.database.transaction() as tx:
        row = await matches.insert(tx, _row(table.user_keys[0]))
        assert row.id == MATCH
        await ratings.add_rated(tx, RatedRow(match_id=MATCH, guild_id=1, game=season.GAME))
    return season.outcome_of(MATCH, table.user_keys)


def _row(opener: int) -> MatchRow:
    return MatchRow(
        game=season.GAME, rules_version=1, commitment="c", status="running", guild_id=1, channel=1, owner_key=opener,
        seat_count=4, seat_order="drawn", created=1, started=1, head=HEAD,
    )  # fmt: skip
