"""Several seats choose at the same time, in secret: a table at which everybody writes a number down."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core import play
from engine.core.model import Action, Decision, Event, Finished, IllegalAction, State, Together
from engine.core.text import Text, Who, text


class Write(Action, frozen=True):
    """Write a number down."""

    number: int


class Ask(Decision, frozen=True):
    """Ask a seat for a number; the first seat writes two different ones."""

    written: tuple[int, ...] = ()

    def options(self, state: Any) -> tuple[Write, ...]:
        return tuple(Write(number) for number in range(3) if number not in self.written)

    def tell(self, state: Any, action: Write) -> tuple[Event, ...]:
        own = Event(text("wrote", number=action.number), audience=(self.seat,))
        return Event(text("writes", who=Who(self.seat))), own


class Secret(Together, frozen=True):
    """Everybody writes; then all of it is read out."""

    chosen: tuple[tuple[Write, ...], ...]

    def decision(self, state: Any, seat: int) -> Ask | None:
        own = self.chosen[seat]
        return Ask(seat, tuple(each.number for each in own)) if len(own) < (2 if seat == 0 else 1) else None

    def run(self, state: Table) -> Table:
        return replace(state, read=tuple(sum(each.number for each in own) for own in self.chosen))

    def tell(self, state: Any) -> tuple[Event, ...]:
        return (Event(Text("read-out")),)


class Table(State, frozen=True):
    """What was read out, by seat."""

    stack: tuple[Secret, ...]
    read: tuple[int, ...] = ()

    @property
    def seats(self) -> int:
        return 3


ASKED = Table((Secret(((), (), ())),))


def written(*moves: tuple[int, int]) -> Iterator[Table]:
    """Yield the table after each number that a seat writes."""
    state = ASKED
    for seat, number in moves:
        state = play.submit(state, Write(number), seat)
        yield state


def test_all_are_asked_and_each_in_any_order() -> None:
    assert play.awaited_seats(ASKED) == (0, 1, 2)
    after = [play.awaited_seats(state) for state in written((2, 1), (0, 0), (1, 2), (0, 2))]
    assert after == [(0, 1), (0, 1), (0,), ()]


def test_nothing_is_made_of_it_until_all_have_chosen() -> None:
    *before, over = written((2, 1), (0, 0), (1, 2), (0, 2))
    assert {state.read for state in before} == {()}
    assert over.read == (2, 2, 1)
    assert play.is_finished(over)


def test_the_order_of_choosing_changes_nothing() -> None:
    one, other = (
        list(written(*moves))
        for moves in (((0, 1), (0, 2), (1, 0), (2, 0)), ((2, 0), (0, 1), (1, 0), (0, 2)))
    )
    assert one[-1] == other[-1]


def test_what_a_seat_is_asked_depends_on_its_own_choices_alone() -> None:
    *_, state = written((1, 0), (0, 1))
    assert play.options(state, 0) == (Write(0), Write(2))
    assert play.options(state, 2) == (Write(0), Write(1), Write(2))


def test_who_has_chosen_is_asked_no_more() -> None:
    (state,) = written((1, 0))
    assert play.decision(state, 1) is None
    assert play.options(state, 1) == ()
    with pytest.raises(Finished):
        play.choose(state, Write(1), 1)
    with pytest.raises(IllegalAction):
        play.choose(state, Write(7), 2)


def test_it_goes_on_from_the_first_choice_to_the_last() -> None:
    states = [ASKED, *written((2, 1), (0, 0), (1, 2), (0, 2))]
    assert [play.goes_on(state) for state in states] == [False, True, True, True, False]


def test_a_draft_stops_before_it_is_uncovered() -> None:
    *_, state = written((2, 1), (1, 2), (0, 0))
    last = play.choose(state, Write(1), 0)
    assert last.read == ()
    assert play.foresee(last) == last
    assert play.settle(last).read == (1, 2, 1)


def test_the_last_choice_alone_is_followed_by_what_is_uncovered() -> None:
    (state,) = written((2, 1))
    assert [event.text.key for event in play.narrate(state, Write(1), 1)] == ["writes", "wrote"]
    *_, state = written((2, 1), (1, 2), (0, 0))
    assert [event.text.key for event in play.narrate(state, Write(1), 0)] == ["writes", "wrote", "read-out"]


def test_without_a_seat_it_is_the_first_one_s_choice() -> None:
    assert play.awaited(ASKED) == 0
    assert play.submit(ASKED, Write(1)) == play.submit(ASKED, Write(1), 0)
