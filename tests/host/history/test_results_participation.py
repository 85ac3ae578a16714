"""Tests for the participation of players: a robot's result is not credited to a member."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import play
from engine.core.files.library import game
from host.history.results.outcome import Outcome
from host.history.results.participation import MAX_TIMEOUTS
from host.matches.log.entries import Move, RobotStandIn, SeatTaken, TimedOut, Undone
from storage.matches.match.log import Origin
from tests.host.history.test_results_outcome import ROBOT, LogBuilder

ABSENCE_REASONS = ("absent", "resigned", "dismissed")


class TwoPlayerLog(LogBuilder):
    """A match in which user 1 starts in seat 0 and each seat has 28 turns."""

    def __init__(self, rules: str = "nauticus") -> None:
        super().__init__(game(rules), [1, 2], "seven")

    def play_turns(self, count: int, *, by: Origin | None = None, seat: int = 0) -> None:
        """Play until a seat has taken `count` more turns.

        `by` is the origin of the seat's moves, by default the player.
        """
        for _ in range(count):
            while self.awaited != seat:
                self.take_turn()
            if by is None:
                self.take_turn()
            else:
                self.take_turn_by(by)

    def take_turn_by(self, by: Origin) -> None:
        seat, chapters = self.awaited, len(self.folded_log.positions)
        assert seat is not None
        while self.awaited == seat and len(self.folded_log.positions) == chapters:
            self.add(Move(seat, play.options(self.folded_log.state, seat)[0], by))

    def let_robot_stand_in(self, *, is_excused: bool = True) -> None:
        """Let the time of seat 0 run out, and play its turn with a robot."""
        while self.awaited != 0:
            self.take_turn()
        self.add(TimedOut(0))
        self.add(RobotStandIn(seat=0, is_excused=is_excused))
        self.take_turn_by("clock")


TURNS = 28


def participation_of(outcome: Outcome, seat: int = 0) -> str:
    return outcome.seats[seat].participation


def count_after_robot_turns(log: TwoPlayerLog, own: int, robot: int, reason: Any, **fields: Any) -> str:
    """Return how the result counts for user 1, whose seat was played by a robot for some turns.

    User 1 plays `own` turns, a robot plays `robot` turns, and user 1 plays the rest.
    """
    assert own + robot < TURNS
    log.play_turns(own)
    log.add(SeatTaken(0, reason, "was", "is", robot=ROBOT, left=1, **fields))
    log.occupants[0] = ROBOT
    log.play_turns(robot)
    log.replace_occupant(0, 1, "returned")
    return participation_of(log.outcome())


@pytest.mark.parametrize("why", ABSENCE_REASONS)
def test_player_of_few_own_turns_has_left_despite_returning(why: str) -> None:
    own = TURNS * 2 // 5
    assert count_after_robot_turns(TwoPlayerLog(), own, TURNS - own - 1, why) == "left"


@pytest.mark.parametrize("why", ABSENCE_REASONS)
def test_robot_may_hold_a_seat_for_a_quarter_of_its_turns(why: str) -> None:
    quarter = TURNS // 4
    assert count_after_robot_turns(TwoPlayerLog(), 2, quarter, why) == "played"
    assert count_after_robot_turns(TwoPlayerLog(), 2, quarter + 1, why) == "left"


def test_several_absences_add_up() -> None:
    two_player_log, quarter = TwoPlayerLog(), TURNS // 4
    for count in (quarter, 1):
        two_player_log.play_turns(1)
        two_player_log.replace_occupant(0, ROBOT, "absent")
        two_player_log.play_turns(count)
        two_player_log.replace_occupant(0, 1, "returned")
    assert participation_of(two_player_log.outcome()) == "left"


def test_turns_that_the_table_voted_to_a_robot_do_not_count_against_the_player() -> None:
    assert count_after_robot_turns(TwoPlayerLog(), 2, TURNS - 3, "voted") == "played"


def test_robot_that_no_majority_voted_for_counts_against_the_player() -> None:
    """A robot's result counts against the player unless a majority voted for the robot.

    A friend's single ballot is not enough.
    """
    assert count_after_robot_turns(TwoPlayerLog(), 2, TURNS - 3, "voted", is_excused=False) == "left"


@pytest.mark.parametrize(("is_excused", "expected"), [(True, "played"), (False, "left")])
def test_single_turns_of_a_robot_count_unless_voted(is_excused: bool, expected: str) -> None:
    two_player_log = TwoPlayerLog("pearls")
    for _ in range(2):
        two_player_log.let_robot_stand_in(is_excused=is_excused)
    assert participation_of(two_player_log.outcome()) == expected, "two of five turns"


def test_all_robot_turns_count_after_the_third_time_out() -> None:
    two_player_log = TwoPlayerLog()
    two_player_log.play_turns(1)
    for _ in range(MAX_TIMEOUTS - 1):
        two_player_log.let_robot_stand_in()
    assert participation_of(two_player_log.outcome()) == "played"
    two_player_log = TwoPlayerLog()
    two_player_log.play_turns(1)
    for _ in range(MAX_TIMEOUTS - 1 + TURNS // 4):
        two_player_log.let_robot_stand_in()
    assert participation_of(two_player_log.outcome()) == "played"
    two_player_log = TwoPlayerLog()
    two_player_log.play_turns(1)
    for _ in range(MAX_TIMEOUTS + TURNS // 4):
        two_player_log.let_robot_stand_in()
    assert participation_of(two_player_log.outcome()) == "left"


@pytest.mark.parametrize("by", ["plan", "forced"])
def test_planned_and_automatic_turns_do_not_count_against_the_player(by: Origin) -> None:
    two_player_log = TwoPlayerLog()
    two_player_log.play_turns(1)
    two_player_log.play_turns(TURNS - 2, by=by)
    assert participation_of(two_player_log.outcome()) == "played"


def test_turn_that_ends_with_an_automatic_action_is_the_players_own() -> None:
    two_player_log = TwoPlayerLog()
    while two_player_log.awaited is not None:
        seat, chapters = two_player_log.awaited, len(two_player_log.folded_log.positions)
        two_player_log.move()
        while two_player_log.awaited == seat and len(two_player_log.folded_log.positions) == chapters:
            two_player_log.add(Move(seat, play.options(two_player_log.folded_log.state, seat)[0], "forced"))
    assert [row.turns for row in two_player_log.outcome().seats] == [TURNS, TURNS]


def test_returning_without_an_own_turn_is_not_playing() -> None:
    two_player_log = TwoPlayerLog()
    two_player_log.play_turns(TURNS - 1)
    two_player_log.replace_occupant(0, ROBOT, "absent")
    two_player_log.play_turns(1)
    two_player_log.replace_occupant(0, 1, "returned")
    assert participation_of(two_player_log.outcome()) == "left"
    two_player_log = TwoPlayerLog()
    two_player_log.replace_occupant(0, ROBOT, "voted")
    two_player_log.play_turns(TURNS)
    two_player_log.replace_occupant(0, 1, "returned")
    assert participation_of(two_player_log.outcome()) == "left", "not even if the table voted for the robot"


def test_player_whose_time_ran_out_and_who_took_no_turn_has_left() -> None:
    two_player_log = TwoPlayerLog()
    while two_player_log.awaited is not None:
        if two_player_log.awaited == 0:
            two_player_log.add(TimedOut(0))
            two_player_log.add(RobotStandIn(seat=0))
            two_player_log.take_turn_by("clock")
        else:
            two_player_log.take_turn()
    assert participation_of(two_player_log.outcome()) == "left"


def test_reversed_disqualification_does_not_count_against_the_player() -> None:
    two_player_log = TwoPlayerLog()
    two_player_log.play_turns(2)
    two_player_log.replace_occupant(0, ROBOT, "resigned")
    two_player_log.play_turns(TURNS - 3)
    two_player_log.replace_occupant(0, 1, "substitute")
    assert participation_of(two_player_log.outcome()) == "played"


def test_substitute_needs_own_turns_too() -> None:
    two_player_log = TwoPlayerLog()
    two_player_log.play_turns(TURNS - 2)
    two_player_log.replace_occupant(0, 9, "substitute")
    found = two_player_log.outcome()
    assert [substitute.user_key for substitute in found.substitutes] == [9]
    two_player_log = TwoPlayerLog()
    two_player_log.play_turns(2)
    two_player_log.replace_occupant(0, 9, "substitute")
    two_player_log.play_turns(2)
    two_player_log.replace_occupant(0, ROBOT, "absent")
    two_player_log.play_turns(TURNS - 5)
    two_player_log.replace_occupant(0, 9, "returned")
    found = two_player_log.outcome()
    assert (participation_of(found), found.substitutes) == ("left", ())
    two_player_log = TwoPlayerLog()
    two_player_log.play_turns(TURNS)
    two_player_log.replace_occupant(0, 9, "substitute")
    assert two_player_log.outcome().substitutes == ()


def test_turns_of_a_friend_count_like_those_of_a_robot() -> None:
    two_player_log = TwoPlayerLog()
    two_player_log.play_turns(1)
    two_player_log.replace_occupant(0, 9, "substitute")
    two_player_log.play_turns(TURNS - 2)
    two_player_log.replace_occupant(0, 1, "substitute")
    assert participation_of(two_player_log.outcome()) == "left"


def test_undone_turns_of_a_robot_do_not_count() -> None:
    two_player_log = TwoPlayerLog()
    two_player_log.play_turns(2)
    before = two_player_log.folded_log.head
    two_player_log.replace_occupant(0, ROBOT, "absent")
    two_player_log.play_turns(TURNS // 2)
    two_player_log.add(Undone(before, "ruled"))
    two_player_log.replace_occupant(0, 1, "returned")
    assert participation_of(two_player_log.outcome()) == "played"


ABSENCES = st.lists(
    st.tuples(st.integers(1, 4), st.integers(0, 4), st.sampled_from(ABSENCE_REASONS)), max_size=3
)


@given(ABSENCES)
@settings(max_examples=25)
def test_absences_of_more_than_a_quarter_are_never_a_members_result(
    absences: list[tuple[int, int, str]],
) -> None:
    two_player_log, robot = TwoPlayerLog(), 0
    for own, others, why in absences:
        two_player_log.play_turns(own)
        two_player_log.replace_occupant(0, ROBOT, why)
        two_player_log.play_turns(others)
        two_player_log.replace_occupant(0, 1, "returned")
        robot += others
    two_player_log.play_turns(1)
    assert (participation_of(two_player_log.outcome()) == "played") == (4 * robot <= TURNS)
