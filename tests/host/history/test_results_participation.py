"""Tests of who counts as having played a seat: a robot's result is not credited to a member."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import play
from engine.core.library import game
from host.history.results.outcome import Outcome
from host.history.results.participation import MAX_TIMEOUTS
from host.matches.log.entries import Move, RobotStandIn, SeatTaken, TimedOut, Undone
from storage.matches.match.log import Origin
from tests.host.history.test_results_outcome import ROBOT, Telling

AWAY = ("absent", "resigned", "dismissed")


class Seated(Telling):
    """A match in which user 1 starts in seat 0 and each seat has 28 turns."""

    def __init__(self, rules: str = "nauticus") -> None:
        super().__init__(game(rules), [1, 2], "seven")

    def seat_turns(self, count: int, *, by: Origin | None = None, seat: int = 0) -> None:
        """Play until a seat has taken `count` more turns.

        `by` is the origin of its moves.
        """
        for _ in range(count):
            while self.awaited != seat:
                self.turn()
            if by is None:
                self.turn()
            else:
                self.turn_by(by)

    def turn_by(self, by: Origin) -> None:
        seat, chapters = self.awaited, len(self.line.positions)
        assert seat is not None
        while self.awaited == seat and len(self.line.positions) == chapters:
            self.add(Move(seat, play.options(self.line.state, seat)[0], by))

    def stand_in(self, *, is_excused: bool = True) -> None:
        """Let the time of seat 0 run out, and play its turn with a robot."""
        while self.awaited != 0:
            self.turn()
        self.add(TimedOut(0))
        self.add(RobotStandIn(seat=0, is_excused=is_excused))
        self.turn_by("clock")


TURNS = 28


def how(found: Outcome, seat: int = 0) -> str:
    return found.seats[seat].participation


def robot_plays(told: Seated, own: int, robot: int, why: Any, **more: Any) -> str:
    """Return how a seat counts in which a robot played some turns.

    User 1 plays `own` turns, a robot plays `robot` turns, and user 1 plays the rest.
    """
    assert own + robot < TURNS
    told.seat_turns(own)
    told.add(SeatTaken(0, why, "was", "is", robot=ROBOT, left=1, **more))
    told.sitting[0] = ROBOT
    told.seat_turns(robot)
    told.hand(0, 1, "returned")
    return how(told.outcome())


@pytest.mark.parametrize("why", AWAY)
def test_player_of_few_own_turns_has_left_despite_returning(why: str) -> None:
    own = TURNS * 2 // 5
    assert robot_plays(Seated(), own, TURNS - own - 1, why) == "left"


@pytest.mark.parametrize("why", AWAY)
def test_robot_may_hold_a_seat_for_a_quarter_of_its_turns(why: str) -> None:
    quarter = TURNS // 4
    assert robot_plays(Seated(), 2, quarter, why) == "played"
    assert robot_plays(Seated(), 2, quarter + 1, why) == "left"


def test_several_absences_add_up() -> None:
    told, quarter = Seated(), TURNS // 4
    for count in (quarter, 1):
        told.seat_turns(1)
        told.hand(0, ROBOT, "absent")
        told.seat_turns(count)
        told.hand(0, 1, "returned")
    assert how(told.outcome()) == "left"


def test_turns_that_the_table_voted_to_a_robot_do_not_count_against_the_player() -> None:
    assert robot_plays(Seated(), 2, TURNS - 3, "voted") == "played"


def test_robot_that_no_majority_voted_for_counts_against_the_player() -> None:
    """A robot's result counts against the player if no majority voted for the robot.

    A friend's single ballot is not enough.
    """
    assert robot_plays(Seated(), 2, TURNS - 3, "voted", is_excused=False) == "left"


@pytest.mark.parametrize(("is_excused", "expected"), [(True, "played"), (False, "left")])
def test_single_turns_of_a_robot_count_unless_voted(is_excused: bool, expected: str) -> None:
    told = Seated("pearls")
    for _ in range(2):
        told.stand_in(is_excused=is_excused)
    assert how(told.outcome()) == expected, "two of five turns"


def test_all_robot_turns_count_after_the_third_time_out() -> None:
    told = Seated()
    told.seat_turns(1)
    for _ in range(MAX_TIMEOUTS - 1):
        told.stand_in()
    assert how(told.outcome()) == "played"
    told = Seated()
    told.seat_turns(1)
    for _ in range(MAX_TIMEOUTS - 1 + TURNS // 4):
        told.stand_in()
    assert how(told.outcome()) == "played"
    told = Seated()
    told.seat_turns(1)
    for _ in range(MAX_TIMEOUTS + TURNS // 4):
        told.stand_in()
    assert how(told.outcome()) == "left"


@pytest.mark.parametrize("by", ["plan", "forced"])
def test_planned_and_automatic_turns_do_not_count_against_the_player(by: Origin) -> None:
    told = Seated()
    told.seat_turns(1)
    told.seat_turns(TURNS - 2, by=by)
    assert how(told.outcome()) == "played"


def test_turn_that_ends_with_an_automatic_action_is_the_players_own() -> None:
    told = Seated()
    while told.awaited is not None:
        seat, chapters = told.awaited, len(told.line.positions)
        told.move()
        while told.awaited == seat and len(told.line.positions) == chapters:
            told.add(Move(seat, play.options(told.line.state, seat)[0], "forced"))
    assert [row.turns for row in told.outcome().seats] == [TURNS, TURNS]


def test_returning_without_an_own_turn_is_not_playing() -> None:
    told = Seated()
    told.seat_turns(TURNS - 1)
    told.hand(0, ROBOT, "absent")
    told.seat_turns(1)
    told.hand(0, 1, "returned")
    assert how(told.outcome()) == "left"
    told = Seated()
    told.hand(0, ROBOT, "voted")
    told.seat_turns(TURNS)
    told.hand(0, 1, "returned")
    assert how(told.outcome()) == "left", "not even if the table voted for the robot"


def test_player_whose_time_ran_out_and_who_took_no_turn_has_left() -> None:
    told = Seated()
    while told.awaited is not None:
        if told.awaited == 0:
            told.add(TimedOut(0))
            told.add(RobotStandIn(seat=0))
            told.turn_by("clock")
        else:
            told.turn()
    assert how(told.outcome()) == "left"


def test_reversed_disqualification_does_not_count_against_the_player() -> None:
    told = Seated()
    told.seat_turns(2)
    told.hand(0, ROBOT, "resigned")
    told.seat_turns(TURNS - 3)
    told.hand(0, 1, "substitute")
    assert how(told.outcome()) == "played"


def test_substitute_needs_own_turns_too() -> None:
    told = Seated()
    told.seat_turns(TURNS - 2)
    told.hand(0, 9, "substitute")
    found = told.outcome()
    assert [one.user_key for one in found.substitutes] == [9]
    told = Seated()
    told.seat_turns(2)
    told.hand(0, 9, "substitute")
    told.seat_turns(2)
    told.hand(0, ROBOT, "absent")
    told.seat_turns(TURNS - 5)
    told.hand(0, 9, "returned")
    found = told.outcome()
    assert (how(found), found.substitutes) == ("left", ())
    told = Seated()
    told.seat_turns(TURNS)
    told.hand(0, 9, "substitute")
    assert told.outcome().substitutes == ()


def test_turns_of_a_friend_count_like_those_of_a_robot() -> None:
    told = Seated()
    told.seat_turns(1)
    told.hand(0, 9, "substitute")
    told.seat_turns(TURNS - 2)
    told.hand(0, 1, "substitute")
    assert how(told.outcome()) == "left"


def test_undone_turns_of_a_robot_do_not_count() -> None:
    told = Seated()
    told.seat_turns(2)
    before = told.line.head
    told.hand(0, ROBOT, "absent")
    told.seat_turns(TURNS // 2)
    told.add(Undone(before, "ruled"))
    told.hand(0, 1, "returned")
    assert how(told.outcome()) == "played"


ABSENCES = st.lists(st.tuples(st.integers(1, 4), st.integers(0, 4), st.sampled_from(AWAY)), max_size=4)


@given(ABSENCES)
@settings(max_examples=25)
def test_absences_of_more_than_a_quarter_are_never_a_members_result(
    absences: list[tuple[int, int, str]],
) -> None:
    told, robot = Seated(), 0
    for own, others, why in absences:
        told.seat_turns(own)
        told.hand(0, ROBOT, why)
        told.seat_turns(others)
        told.hand(0, 1, "returned")
        robot += others
    told.seat_turns(1)
    assert (how(told.outcome()) == "played") == (4 * robot <= TURNS)
