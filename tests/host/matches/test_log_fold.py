"""Tests for log replay: moves that are undone later in the log are skipped, even if they are invalid."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from engine.core import play
from engine.core.files.library import AnyGame, game, games
from engine.core.randomness.chance import SeededChance
from host.core.context import Context
from host.matches.log.entries import LoggedEntry, Move, Undone
from host.matches.log.fold import REPLAY_ERRORS, FoldedLog, UndoBeforeFold, find_undone, fold_more, start_fold
from host.turns.play import turn_actions
from tests.engine.playouts import play_game, start_game
from tests.host.players import ADA, BEN, start_match, take_turn
from tests.host.votes import undo_as_host


def deal_and_moves(count: int) -> tuple[FoldedLog, list[LoggedEntry]]:
    """Return a dealt game, and log entries for its first `count` moves.

    Each move is the first legal option.
    """
    rules = game("pearls")
    dealt = start_fold(rules, rules.deal(2, rules.default_edition(), SeededChance("fold")))
    state, logged_entries = dealt.state, list[LoggedEntry]()
    while len(logged_entries) < count:
        action, seat = play.options(state)[0], play.awaited_seat(state)
        assert seat is not None
        logged_entries.append(
            LoggedEntry(len(logged_entries) + 1, 1000 + len(logged_entries), Move(seat, action))
        )
        state = play.submit(state, action)
    return dealt, logged_entries


def undo_entry(seq: int, to: int) -> LoggedEntry:
    return LoggedEntry(seq, 5000 + seq, Undone(to, "ruled"))


@pytest.mark.parametrize("to", range(7))
def test_undo_gives_same_state_in_batch_and_incremental_replay(to: int) -> None:
    rules, (dealt, logged_entries) = game("pearls"), deal_and_moves(6)
    back = undo_entry(7, to)
    at_once = fold_more(rules, dealt, [*logged_entries, back])
    one_by_one = dealt
    for item in (*logged_entries, back):
        one_by_one = fold_more(rules, one_by_one, [item])
    assert at_once == one_by_one
    assert at_once.state == fold_more(rules, dealt, logged_entries[:to]).state


def test_moves_after_undo_apply_to_the_restored_state() -> None:
    rules, (dealt, logged_entries) = game("pearls"), deal_and_moves(4)
    again = LoggedEntry(6, 6000, logged_entries[2].entry)
    line = fold_more(rules, dealt, [*logged_entries, undo_entry(5, 2), again])
    assert line.state == fold_more(rules, dealt, logged_entries[:3]).state
    assert (line.last_change, line.awaited_since, set(line.undone)) == (6, 6000, {3, 4})


def test_second_undo_goes_back_to_the_earliest_target() -> None:
    rules, (dealt, logged_entries) = game("pearls"), deal_and_moves(4)
    line = fold_more(rules, dealt, [*logged_entries, undo_entry(5, 1), undo_entry(6, 3)])
    assert line.state == fold_more(rules, dealt, logged_entries[:1]).state


def test_undone_moves_are_never_applied() -> None:
    rules, (dealt, logged_entries) = game("pearls"), deal_and_moves(4)
    wrong = [LoggedEntry(item.seq, item.at, Move(7, None)) for item in logged_entries[2:]]
    line = fold_more(rules, dealt, [*logged_entries[:2], *wrong, undo_entry(5, 2)])
    assert line.state == fold_more(rules, dealt, logged_entries[:2]).state


def test_undo_past_the_snapshot_raises_before_fold() -> None:
    rules, (dealt, logged_entries) = game("pearls"), deal_and_moves(4)
    state = fold_more(rules, dealt, logged_entries[:3]).state
    with pytest.raises(UndoBeforeFold):
        fold_more(rules, start_fold(rules, state, 3), [logged_entries[3], undo_entry(5, 1)])


def test_replay_applies_only_moves_that_are_not_undone() -> None:
    rules, (dealt, logged_entries) = game("pearls"), deal_and_moves(2)
    applied = []

    def counted(state: Any, action: Any, seat: int) -> Any:
        applied.append(action)
        return play.apply_unchecked(state, action, seat)

    log, seq = list(logged_entries), len(logged_entries)
    for _ in range(200):
        log += [LoggedEntry(seq + 1, seq, logged_entries[1].entry), undo_entry(seq + 2, 1)]
        seq += 2
    assert len(find_undone(log)[0]) == 201
    fold_more(rules, dealt, log, apply=counted)
    assert len(applied) == 1


async def test_new_process_replays_log_with_an_undo(ctx: Context, new_context: Callable[[], Context]) -> None:
    row = await start_match(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    await take_turn(ctx, row.id, BEN, 1)

    await undo_as_host(ctx, row.id, 1, ADA)
    panel = await turn_actions.load_panel(new_context(), row.id, ADA)
    assert panel.is_your_turn
    assert panel.view.owned == (0, 0)


@pytest.mark.parametrize("rules", list(games().values()), ids=list(games()))
def test_move_from_another_position_is_applied_or_raises_damage(rules: AnyGame) -> None:
    """Replaying a move in the wrong position either succeeds or raises one of `REPLAY_ERRORS`.

    Moves are validated before they are stored, but not during replay.
    """
    chance, seats = Random(7), rules.default_seat_count
    _, played, _ = play_game(rules, seats, 7)
    logged_entries = [
        LoggedEntry(seq, seq, Move(played_move.seat, played_move.action))
        for seq, played_move in enumerate(played, 1)
    ]
    for _ in range(300):
        place, other = chance.randrange(len(logged_entries)), chance.randrange(len(logged_entries))
        wrong = Move(played[place].seat, played[other].action)
        items = [
            *logged_entries[:place],
            LoggedEntry(place + 1, place + 1, wrong),
            *logged_entries[place + 1 :],
        ]
        with suppress(*REPLAY_ERRORS):
            fold_more(rules, start_fold(rules, start_game(rules, seats, 7)), items[: place + 9])
