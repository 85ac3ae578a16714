"""Tests for windows, in which several seats may act out of turn: secret answers, first come, and an open auction."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from engine.core import play
from engine.core.model import Action, Decision, GameOver, IllegalAction, LogEvent, Seat, State, TableStep
from engine.core.text import LocalizedText
from engine.core.windows import OpenWindow, SecretWindow

SEATS = 3


class Say(Action, frozen=True):
    """A move that is a word."""

    word: str


YES, NO = Say("yes"), Say("no")


class Answer(Decision, frozen=True):
    """A decision between words."""

    words: tuple[str, ...] = ("yes", "no")

    def options(self, state: Any) -> tuple[Action, ...]:
        return tuple(Say(word) for word in self.words)

    def log_events(self, state: Any, action: Say) -> tuple[LogEvent, ...]:
        own = LogEvent(LocalizedText("own"), audience=(self.seat,))
        return LogEvent(LocalizedText("public")), own, LogEvent(LocalizedText("all"), audience=(0, 1, 2))


class Ask(SecretWindow, frozen=True):
    """A question to the seats in `asked`."""

    chosen: tuple[tuple[Say, ...], ...] = ((),) * SEATS
    asked: tuple[Seat, ...] = (0, 1, 2)

    def decision(self, state: Any, seat: Seat) -> Answer | None:
        return Answer(seat) if seat in self.asked and not self.chosen[seat] else None

    def silent_action(self, state: Any, seat: Seat) -> Say:
        return NO

    def run(self, state: Table) -> Table:
        return replace(state, answers=self.chosen)


class Interrupt(Ask, frozen=True):
    """A question that the first answer closes."""

    is_first_come: ClassVar[bool] = True


class Auction(OpenWindow, frozen=True):
    """An auction in which anyone may bid one more."""

    bid: int = 0
    bidder: Seat | None = None
    passed: tuple[Seat, ...] = ()

    def decision(self, state: Any, seat: Seat) -> Answer | None:
        if seat == self.bidder or seat in self.passed:
            return None
        return Answer(seat, (str(self.bid + 1), "no"))

    def silent_action(self, state: Any, seat: Seat) -> Say:
        return NO

    def act(self, state: Table, seat: Seat, action: Say) -> Table:
        if action == NO:
            return state.push(replace(self, passed=(*self.passed, seat)))
        return state.push(Auction(int(action.word), seat))

    def run(self, state: Table) -> Table:
        return replace(state, answers=((Say(f"{self.bidder} {self.bid}"),),))


class Stuck(Auction, frozen=True):
    """An auction that never ends."""

    def act(self, state: Table, seat: Seat, action: Say) -> Table:
        return state.push(self)


class End(TableStep, frozen=True):
    """A step after the window."""

    def run(self, state: Table) -> Table:
        return state


class Table(State, frozen=True):
    """The state of the smallest game with windows."""

    stack: tuple[Any, ...]
    answers: tuple[tuple[Say, ...], ...] = ()

    @property
    def seats(self) -> int:
        return SEATS


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
