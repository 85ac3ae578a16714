"""Rebuilding a finished match from its log, compared with a replay in python-chess.

The match has the maximum number of seats, and python-chess replays the same number of moves. There are three
variants with increasing scope. In the first, only the rules replay the actions. In the second, the host
replays the log rows, as it does when it loads a match. The third also reads the rows from the database.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial, reduce
from itertools import islice
from pathlib import Path
from random import Random
from secrets import token_hex
from tempfile import TemporaryDirectory
from typing import Any

import chess

from benchmarks import play
from benchmarks.row import Row, median_seconds
from engine.core.files.library import AnyGame, games
from engine.core.play import apply_unchecked, run_table_steps, submit
from host.core.context import Context
from host.matches.log import entries
from host.matches.log.entries import Move
from host.matches.log.fold import FoldedLog, deal, fold_more, start_fold
from host.matches.match import loading, secrets
from host.matches.match.match import Match
from host.matches.match.secrets import Secret
from storage.core.database import Database
from storage.matches.match import log
from storage.matches.match.log import EntryRow

GOAL = "<= 10 ms"


def measure(times: int = 15) -> Iterator[Row]:
    """Measure the rebuild for every game."""
    with TemporaryDirectory() as folder, asyncio.Runner() as runner:
        database = runner.run(Database.open(f"sqlite:///{Path(folder, 'match.sqlite')}"))
        for number, rules in enumerate(games().values()):
            yield from _measure_game(runner, database, rules, number, times)
        runner.run(database.close())


def _measure_game(
    runner: asyncio.Runner, database: Database, rules: AnyGame, number: int, times: int
) -> Iterator[Row]:
    match, secret, rows = runner.run(_play_match(database, rules, number))
    start, moves = match.folded_log.positions[0].state, [item.entry for item in match.folded_log.entries]
    actions = [entry.action for entry in moves if isinstance(entry, Move)]
    reference = median_seconds(partial(_replay_chess, _chess_moves(len(actions))), times)
    ways: dict[str, Callable[[], object]] = {
        "the rules alone": partial(_apply_actions, start, actions),
        "the rules alone, each move checked again": partial(reduce, submit, actions, start),
        "the host, from rows": partial(_fold_log, match, secret, rows),
        "the host, from the database": lambda: runner.run(_load_match(database, match.row.id)),
    }
    for way, rebuild in ways.items():
        seconds = median_seconds(rebuild, times)
        text = f"{rules.id}: rebuild {len(actions)} moves of {len(match.seats)} seats, {way}"
        named = f"python-chess, as many moves {reference * 1000:.1f} ms"
        yield Row(text, f"{seconds * 1000:.1f} ms", named, seconds / reference, GOAL)


async def _play_match(
    database: Database, rules: AnyGame, number: int
) -> tuple[Match, Secret, Sequence[EntryRow]]:
    """Play a match with our robots, and return it with its secret and log rows.

    It is about as long as a typical match between users.
    """
    h = _ctx(database)
    row = await play.open_match(h, number, rules)
    await play.play_to_end(h, row.id)
    async with database.read_transaction() as tx:
        secret, rows = await secrets.load(tx, row), await log.read(tx, row.id)
    return await _load_match(database, row.id), secret, rows


def _ctx(database: Database) -> Context:
    return Context(database, lambda: time.time_ns() // 1_000_000, lambda: token_hex(16))


async def _load_match(database: Database, match_id: int) -> Match:
    """Load a match without a snapshot, like the bot after a restart."""
    h = _ctx(database)
    async with database.read_transaction() as tx:
        return await loading.load_match(h, tx, await loading.load_row(tx, match_id), from_deal=True)


def _fold_log(match: Match, secret: Secret, rows: Sequence[EntryRow]) -> FoldedLog:
    rules = match.game
    logged = [entries.from_row(rules, row) for row in rows]
    return fold_more(
        rules, start_fold(rules, deal(rules, match.row, secret.deal_seed, len(match.seats))), logged
    )


def _apply_actions(state: Any, actions: Sequence[Any]) -> Any:
    for action in actions:
        state = run_table_steps(apply_unchecked(state, action))
    return state


def _chess_moves(count: int) -> list[list[str]]:
    """Return random chess games in UCI notation, with `count` moves in total."""
    random, games_written, left = Random(1), list[list[str]](), count
    while left:
        game = list(islice(_chess_game(random), left))
        games_written.append(game)
        left -= len(game)
    return games_written


def _chess_game(random: Random) -> Iterator[str]:
    board = chess.Board()
    while not board.is_game_over():
        move = random.choice(list(board.legal_moves))
        yield move.uci()
        board.push(move)


def _replay_chess(games_written: Sequence[Sequence[str]]) -> None:
    for game in games_written:
        board = chess.Board()
        for move in game:
            board.push_uci(move)
