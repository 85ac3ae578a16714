"""Tests for match outcomes that are derived from the log: the players, their places and their turns."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import pytest

from engine.core import play
from engine.core.files.library import AnyGame, game
from engine.core.randomness.chance import SeededChance
from host.core.context import Context
from host.decisions.replace import replacement
from host.history.results.outcome import Outcome, compute_outcome, place_of_seat
from host.matches.log.entries import Entry, LoggedEntry, Move, SeatTaken, Started, TimedOut, Undone
from host.matches.log.fold import fold_more, start_fold
from host.matches.match import loading
from host.matches.match.match import Match
from host.operations.admin.kinds import OutageDeclared, Paused, Resumed
from storage.matches.match.log import Origin
from storage.matches.match.matches import MatchRow
from storage.matches.match.seats import SeatRow
from tests.engine.playouts import TABLES
from tests.host.players import ADA, BEN, run_jobs, start_match
from tests.sampling import seed_cases

HOUR = 3_600_000
ROBOT = "robot"


class RecordedMatch(NamedTuple):
    """A match with a synthetic log, and the players at its start."""

    match: Match
    first_players: list[int | str]


class LogBuilder:
    """A builder for synthetic logs.

    Robots never stand in for a player.
    """

    def __init__(self, rules: AnyGame, occupants: list[int | str], seed: str) -> None:
        deal = rules.deal(len(occupants), rules.default_edition(), SeededChance(seed))
        self.rules, self.folded_log, self.now = rules, start_fold(rules, deal), 0
        self.first_players, self.occupants = [*occupants], [*occupants]
        self.add(Started(tuple(range(len(occupants)))), 0)

    def add(self, entry: Entry, elapsed: int = HOUR) -> None:
        self.now += elapsed
        self.folded_log = fold_more(
            self.rules, self.folded_log, [LoggedEntry(self.folded_log.head + 1, self.now, entry)]
        )

    @property
    def awaited(self) -> int | None:
        return play.awaited_seat(self.folded_log.state)

    def move(self, pick: int = 0, elapsed: int = HOUR) -> None:
        seat = self.awaited
        assert seat is not None
        options = play.options(self.folded_log.state, seat)
        by: Origin = "robot" if isinstance(self.occupants[seat], str) else "player"
        self.add(Move(seat, options[pick % len(options)], by), elapsed)

    def take_turn(self, elapsed: int = HOUR) -> int:
        """Play a whole turn for the seat to move, and return the seat."""
        seat, chapters = self.awaited, len(self.folded_log.positions)
        while self.awaited == seat and len(self.folded_log.positions) == chapters:
            self.move(elapsed=elapsed)
            elapsed = 0
        assert seat is not None
        return seat

    def replace_occupant(self, seat: int, new: int | str, reason: Any = "voted") -> None:
        old = self.occupants[seat]
        left = None if isinstance(old, str) else old
        robot, user_key = (new, None) if isinstance(new, str) else (None, new)
        self.add(SeatTaken(seat, reason, "was", "is", robot=robot, person=user_key, left=left))
        self.occupants[seat] = new

    def play_to_end(self) -> None:
        while self.awaited is not None:
            self.move()

    def build(self) -> RecordedMatch:
        row = MatchRow(
            id=7, game=self.rules.id, rules_version=1, commitment="", guild_id=1, channel=2, owner_key=1,
            seat_count=len(self.occupants), status="finished", created=1, started=5,
            ended=self.now,
        )  # fmt: skip
        rows = tuple(seat_row(seat, who) for seat, who in enumerate(self.occupants))
        return RecordedMatch(Match(row, rows, self.rules, self.folded_log), self.first_players)

    def outcome(self) -> Outcome:
        self.play_to_end()
        return compute_outcome(self.build().match)


def seat_row(seat: int, occupant: int | str) -> SeatRow:
    is_robot = isinstance(occupant, str)
    return SeatRow(
        match_id=7,
        seat=seat,
        user_key=None if is_robot else int(occupant),
        robot=str(occupant) if is_robot else None,
    )


def create_log(*occupants: int | str) -> LogBuilder:
    return LogBuilder(game("pearls"), [*(occupants or (1, 2))], "seven")


def participations_of(outcome: Outcome) -> list[tuple[str, int | None]]:
    return [(row.participation, row.user_key) for row in (*outcome.seats, *outcome.substitutes)]


def test_player_finishing_the_match_counts_as_played() -> None:
    assert participations_of(create_log().outcome()) == [("played", 1), ("played", 2)]


def test_replaced_player_counts_as_left_and_robot_is_omitted() -> None:
    log_builder = create_log()
    log_builder.take_turn()
    log_builder.replace_occupant(0, ROBOT)
    assert participations_of(log_builder.outcome()) == [("left", 1), ("played", 2)]


def test_returned_player_counts_as_played() -> None:
    log_builder = create_log()
    log_builder.replace_occupant(0, ROBOT)
    log_builder.replace_occupant(0, 1, "returned")
    assert participations_of(log_builder.outcome()) == [("played", 1), ("played", 2)]


def test_substitute_has_own_row_besides_replaced_player() -> None:
    log_builder = create_log()
    log_builder.replace_occupant(0, ROBOT)
    log_builder.replace_occupant(0, 9, "substitute")
    assert participations_of(log_builder.outcome()) == [("left", 1), ("played", 2), ("substitute", 9)]


def test_temporary_substitute_has_no_row() -> None:
    log_builder = create_log()
    log_builder.replace_occupant(0, 9, "substitute")
    log_builder.replace_occupant(0, ROBOT)
    assert participations_of(log_builder.outcome()) == [("left", 1), ("played", 2)]


def test_robot_level_is_stored_unless_seat_was_taken_over() -> None:
    assert [row.robot for row in create_log(1, ROBOT).outcome().seats] == [None, ROBOT]
    log_builder = create_log(1, ROBOT)
    log_builder.replace_occupant(1, 9, "substitute")
    found = log_builder.outcome()
    assert participations_of(found) == [("played", 1), ("robot", None), ("substitute", 9)]
    assert found.seats[1].robot == ""


def test_unidentified_player_in_old_log_counts_as_left() -> None:
    log_builder = create_log()
    log_builder.add(SeatTaken(0, "voted", "was", "is", robot=ROBOT))
    log_builder.occupants[0] = ROBOT
    assert participations_of(log_builder.outcome())[0] == ("left", None)


def test_turns_and_time_are_attributed_to_their_player() -> None:
    log_builder = create_log()
    first, other = log_builder.take_turn(elapsed=2 * HOUR), log_builder.take_turn(elapsed=3 * HOUR)
    assert (first, other) == (0, 1)
    log_builder.replace_occupant(0, ROBOT)
    log_builder.replace_occupant(0, 9, "substitute")
    found = log_builder.outcome()
    assert (found.seats[0].turns, found.seats[0].used_ms) == (1, 3 * HOUR), "an hour more until they left"
    assert found.substitutes[0].turns > 0


def test_undone_turns_and_their_time_are_not_counted() -> None:
    log_builder = create_log()
    before = log_builder.folded_log.head
    log_builder.take_turn(elapsed=2 * HOUR)
    log_builder.take_turn(elapsed=50 * HOUR)
    log_builder.add(Undone(before, "ruled"))
    log_builder.take_turn(elapsed=2 * HOUR)
    plain = create_log()
    plain.take_turn(elapsed=2 * HOUR)
    assert log_builder.outcome().seats == plain.outcome().seats


def test_pauses_and_outages_use_no_time() -> None:
    log_builder, plain = create_log(), create_log()
    plain.take_turn(elapsed=3 * HOUR)
    log_builder.add(Paused())
    log_builder.add(Resumed(), elapsed=50 * HOUR)
    log_builder.add(
        OutageDeclared(began=log_builder.now - 10 * HOUR, ended=log_builder.now + HOUR), elapsed=HOUR
    )
    log_builder.take_turn(elapsed=2 * HOUR)
    assert log_builder.outcome().seats == plain.outcome().seats


def test_player_is_late_at_most_once_per_turn() -> None:
    log_builder = create_log()
    log_builder.add(TimedOut(0))
    log_builder.add(TimedOut(0))
    log_builder.take_turn()
    log_builder.take_turn()
    log_builder.add(TimedOut(0))
    assert [row.timeouts for row in log_builder.outcome().seats] == [2, 0]


def test_places_follow_the_ranking_with_ties() -> None:
    ranking = ((2,), (0, 3), (1,))
    assert [place_of_seat(ranking, seat) for seat in range(4)] == [(2, 2), (4, 1), (1, 1), (2, 2)]
    with pytest.raises(ValueError, match="seat 4"):
        place_of_seat(ranking, 4)


def build_random_log(rules: AnyGame, seats: int, seed: int) -> LogBuilder:
    """Build a log with random moves, replaced players, timeouts and undos."""
    chance, people = Random(seed), iter(range(100, 400))
    sitting: list[int | str] = [ROBOT if chance.random() < 0.3 else next(people) for _ in range(seats)]
    telling = LogBuilder(rules, sitting, str(seed))
    undos = 3
    while telling.awaited is not None:
        what, seat = chance.random(), chance.randrange(seats)
        if what < 0.01:
            came_back = telling.first_players[seat]
            telling.replace_occupant(seat, chance.choice([ROBOT, came_back, next(people)]), "substitute")
        elif what < 0.02 and isinstance(telling.occupants[telling.awaited], int):
            telling.add(TimedOut(telling.awaited))
        elif what < 0.03 and undos:
            undos -= 1
            telling.add(Undone(chance.randint(1, telling.folded_log.head), "ruled"))
        else:
            telling.move(chance.randrange(1000))
    return telling


TOYS = [("pearls", 2), ("pearls", 4), ("regatta", 4)]


@pytest.mark.parametrize(("rules", "seats"), TABLES)
@pytest.mark.parametrize("seed", seed_cases(1, 30))
def test_outcome_has_one_row_per_seat_with_place_of_result(rules: AnyGame, seats: int, seed: int) -> None:
    assert_outcome_is_valid(build_random_log(rules, seats, seed).build())


@pytest.mark.parametrize(("toy", "seats"), TOYS)
@pytest.mark.parametrize("seed", seed_cases(5, 100))
def test_outcome_of_toy_games_has_one_row_per_seat(toy: str, seats: int, seed: int) -> None:
    assert_outcome_is_valid(build_random_log(game(toy), seats, seed).build())


def assert_outcome_is_valid(recorded: RecordedMatch) -> None:
    match, at_start = recorded
    found, result = compute_outcome(match), match.game.result(match.state)
    assert [row.seat for row in found.seats] == list(range(len(at_start)))
    for row, began in zip(found.seats, at_start, strict=True):
        assert row.user_key == (None if isinstance(began, str) else began)
        assert (row.participation == "robot") == isinstance(began, str)
        if row.participation == "played":
            assert match.seats[row.seat].user_key == began
    assert all(row.turns >= 0 and row.used_ms >= 0 for row in found.seats)
    assert tuple(row.score for row in found.seats) == (result.totals or (None,) * len(at_start))
    if result.outcome in {"all-won", "all-lost"}:
        assert {row.place for row in found.seats} == {None}
        return
    for row in found.seats:
        assert row.place is not None
        assert row.place == 1 + sum((other.place or 0) < row.place for other in found.seats)
        assert row.tied_seats == sum(other.place == row.place for other in found.seats)
    tied = [
        tuple(row.seat for row in found.seats if row.place == place) for place in range(1, len(at_start) + 1)
    ]
    assert [seats for seats in tied if seats] == [tuple(sorted(seats)) for seats in result.ranking]


async def test_outcome_of_stored_match_is_derived_from_its_log(ctx: Context) -> None:
    row = await start_match(ctx)
    await replacement.resign(ctx, row.id, BEN)
    await replacement.resign(ctx, row.id, ADA)
    while await run_jobs(ctx, row.id):
        pass
    async with ctx.database.read_transaction() as tx:
        match = await loading.load_match(ctx, tx, await loading.load_row(tx, row.id), from_deal=True)
    found = compute_outcome(match)
    assert {(seat.participation, seat.user_key) for seat in found.seats} == {
        ("left", ADA.key),
        ("left", BEN.key),
    }
    assert (found.match_id, found.game) == (row.id, "pearls")
    assert found.best_score == max(seat.score or 0 for seat in found.seats)
