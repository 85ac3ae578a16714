"""Tests for windows, in which several seats may act out of turn: secret answers, first come, and an open auction."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import play
from engine.core.library import AnyGame
from engine.core.model import GameOver, IllegalAction, Seat, TableStep
from engine.core.windows import SecretWindow
from tests.engine.playouts import FEW_TABLES, moments
from tests.engine.window_steps import NO, SEATS, YES, Answer, Ask, Auction, End, Interrupt, Say, Stuck, Table


def test_secret_window_asks_all_seats_alike_until_it_closes() -> None:
    state = Table((Ask(),))
    for count, seat in enumerate((2, 0), 1):
        state = play.submit(state, YES, seat)
        assert play.asked_seats(state) == (0, 1, 2)
        assert len(play.awaited_seats(state)) == SEATS - count
        assert play.options(state, seat) == ()
    state = play.submit(state, NO, 1)
    assert state.answers == ((YES,), (NO,), (YES,))
    assert play.asked_seats(state) == ()


def test_only_the_seat_itself_reads_its_answer() -> None:
    state = Table((Ask(),))
    assert [event.text.key for event in play.action_log_events(state, YES, 1)] == ["own"]
    assert len(play.action_log_events(Table((Auction(),)), NO, 1)) == 3


def test_only_asked_seats_can_answer() -> None:
    state = Table((Ask(asked=(1,)),))
    assert play.asked_seats(state) == play.awaited_seats(state) == (1,)
    with pytest.raises(GameOver):
        play.choose(state, YES, 0)


def test_silence_answers_for_the_seats_that_have_not_answered() -> None:
    state = play.submit(Table((Ask(),)), YES, 1)
    assert play.silence(state) == ((0, NO), (2, NO))
    for seat, action in play.silence(state):
        state = play.submit(state, action, seat)
    assert state.answers == ((NO,), (YES,), (NO,))


def test_first_answer_closes_a_window_only_if_first_come() -> None:
    assert play.submit(Table((Ask(),)), YES, 1).answers == ()
    state = play.submit(Table((Interrupt(),)), NO, 0)
    assert play.awaited_seats(state) == (1, 2)
    chosen = play.choose(state, YES, 2)
    assert play.awaited_seats(chosen) == ()
    assert play.decision(chosen, 1) is None
    assert play.submit(state, YES, 2).answers == ((NO,), (), (YES,))


def test_open_window_applies_actions_at_once_and_asks_the_others_again() -> None:
    state = Table((Auction(),))
    for seat, word in ((1, "1"), (0, "no"), (2, "2")):
        state = play.submit(state, Say(word), seat)
    assert play.awaited_seats(state) == play.asked_seats(state) == (0, 1)
    with pytest.raises(IllegalAction):
        play.choose(state, Say("2"), 0)
    for seat, action in play.silence(state):
        state = play.submit(state, action, seat)
    assert state.answers == ((Say("2 2"),),)


def test_window_that_silence_does_not_close_is_reported() -> None:
    with pytest.raises(RuntimeError, match="never closes"):
        play.silence(Table((Stuck(),)))


@pytest.mark.parametrize(
    ("step", "seat", "action", "is_kept"),
    [
        (Ask(), 0, YES, True),
        (Ask(asked=(0,)), 0, YES, False),
        (Interrupt(), 0, NO, True),
        (Interrupt(), 0, YES, False),
        (Auction(), 0, NO, True),
        (Auction(), 0, Say("1"), False),
        (Auction(passed=(0, 1)), 2, NO, False),
    ],
)
def test_deadline_restarts_only_after_a_public_action(
    step: TableStep, seat: Seat, action: Say, is_kept: bool
) -> None:
    state = Table((step, End()))
    assert play.keeps_deadline(state, seat, action, play.choose(state, action, seat)) is is_kept


@pytest.mark.parametrize("step", [Ask(), Auction()])
def test_passing_in_advance_passes_in_windows(step: TableStep) -> None:
    assert play.passing_action(Table((step,)), 1) == NO
    assert play.passing_action(Table((Answer(1),)), 1) is None


def test_window_is_never_answered_automatically() -> None:
    class Forced(Answer, frozen=True):
        words: tuple[str, ...] = ("no",)

        def is_known_to(self, state: Any, viewer: Seat | None) -> bool:
            return True

    class AskForced(Ask, frozen=True):
        def decision(self, state: Any, seat: Seat) -> Forced | None:
            return Forced(seat) if seat in self.asked and not self.chosen[seat] else None

    class AuctionForced(Auction, frozen=True):
        def decision(self, state: Any, seat: Seat) -> Forced | None:
            return None if seat in self.passed else Forced(seat)

    assert play.forced_turn(Table((AskForced(asked=(1,)),)), 1) == ()
    assert play.forced_turn(Table((AuctionForced(passed=(0, 2)),)), 1) == ()


def test_answers_of_others_are_removed_for_a_viewer() -> None:
    state = Table((Ask(chosen=((YES,), (NO,), ())),))
    assert play.secret_choices(play.without_answers(state, 0)) == ((YES,), (), ())
    assert play.awaited_seats(play.without_answers(state, None)) == (0, 1, 2)
    auction = Table((Auction(1, 0, (1,)),))
    assert play.without_answers(auction, None) is auction


@pytest.mark.parametrize(("rules", "seats"), FEW_TABLES)
def test_nobody_sees_in_a_game_that_a_seat_has_answered(rules: AnyGame, seats: int) -> None:
    for moment in moments(rules, seats, 6):
        before, after = moment.state, play.choose(moment.state, moment.taken, moment.seat)
        if not isinstance(play.window(before), SecretWindow) or not play.awaited_seats(after):
            continue
        assert play.asked_seats(after) == play.asked_seats(before)
        for viewer in (None, *(seat for seat in range(seats) if seat != moment.seat)):
            assert rules.observe(after, viewer) == rules.observe(before, viewer)


@pytest.mark.parametrize(("rules", "seats"), FEW_TABLES)
def test_silence_is_a_legal_answer_that_closes_every_window(rules: AnyGame, seats: int) -> None:
    for moment in moments(rules, seats, 7):
        state = moment.state
        if play.window(state) is None:
            continue
        assert rules.has_passing
        for seat, action in play.silence(state):
            state = play.choose(state, action, seat)
        assert not play.awaited_seats(state) or play.window(state) is None
