"""Tests for the Nautilus Island robots: they are strong and deterministic, and use only their own view."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from statistics import mean
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import play
from engine.core.files import record
from engine.core.files.record import PlayedMove
from engine.core.model import Action, Seat
from engine.core.randomness.chance import SeededChance
from engine.core.robots.robot import Picker, Robot
from engine.games.nautilus_island.actions import Close, Collect, Go, Leave, Nothing, Store
from engine.games.nautilus_island.game import GAME
from engine.games.nautilus_island.robots import ROBOTS
from engine.games.nautilus_island.robots.prospect import unseen
from engine.games.nautilus_island.state import NautilusState
from engine.games.nautilus_island.view import View
from tests.engine.decision_hash import substitute_hash
from tests.engine.playouts import first_action, moments
from tests.nautilus_island.boards import play_game
from tests.nautilus_island.positions import (
    card_set,
    castaway_at,
    deal,
    exploration_round,
    option_kinds,
    play_actions,
    recovery_turn,
    store_action,
    with_camp,
    with_cards_left,
    with_portholes,
    with_top_cards,
)
from tests.sampling import example_settings, mark_soak_after, value_cases

# Run these tests in a single worker, so that the robots play their games only once.
SAME_WORKER = pytest.mark.xdist_group("robots of nautilus-island")
few_numbers = pytest.mark.parametrize("seats", value_cases(GAME.seat_counts))
QUICK_LEVELS = [level for level, robot in ROBOTS.items() if not robot.nodes][::-1]
"""The levels without search, strongest first. The searching levels are covered by `test_searcher.py`."""
every_level = pytest.mark.parametrize("level", mark_soak_after(1, map(pytest.param, QUICK_LEVELS)))
GAMES = 12
"""Number of games against random play, for each number of seats."""


class RandomRobot(Picker[View]):
    """A robot that picks a random action."""

    def pick(
        self, view: View, offered: Sequence[Action], chance: SeededChance
    ) -> tuple[Action, SeededChance]:
        place, chance = chance.below(len(offered))
        return offered[place], chance


class FinishedGame(NamedTuple):
    """A finished game: its last position, and the actions of each seat."""

    end: NautilusState
    actions: tuple[list[Action], ...]

    @property
    def totals(self) -> tuple[int, ...]:
        return GAME.result(self.end).totals


def play_robot_game(players: tuple[Robot[View], ...], seed: str) -> FinishedGame:
    state = deal(len(players), seed)
    chances = [SeededChance(f"{seed}/{seat}") for seat in range(len(players))]
    done: tuple[list[Action], ...] = tuple([] for _ in players)
    while (seat := play.awaited_seat(state)) is not None:
        view = GAME.observe(state, seat)
        action, chances[seat] = first_action(players[seat], view, play.options(state), chances[seat])
        done[seat].append(action)
        state = play.submit(state, action)
    return FinishedGame(state, done)


@cache
def robot_games(level: str, seats: int) -> tuple[FinishedGame, ...]:
    return tuple(play_robot_game((ROBOTS[level],) * seats, f"robots-{seed}") for seed in range(4))


def all_seats(level: str) -> list[tuple[FinishedGame, Seat]]:
    """Play games between robots of the given level.

    Return each finished game once per seat.
    """
    games = [game for seats in GAME.seat_counts for game in robot_games(level, seats)]
    return [(game, seat) for game in games for seat in range(len(game.actions))]


def pick_action(state: NautilusState, seat: Seat = 0, chance: SeededChance | None = None) -> Action:
    view = GAME.observe(state, seat)
    return first_action(ROBOTS["deckhand"], view, play.options(state), chance or SeededChance("pick"))[0]


@pytest.mark.long
@every_level
@few_numbers
def test_robot_beats_random_play_clearly(level: str, seats: int) -> None:
    won, ahead = 0, []
    for seed in range(GAMES):
        place = seed % seats
        players = tuple[Robot[View], ...](
            ROBOTS[level] if seat == place else RandomRobot() for seat in range(seats)
        )
        totals = play_robot_game(players, f"dice-{seed}").totals
        best_other = max(total for seat, total in enumerate(totals) if seat != place)
        won += totals[place] > best_other
        ahead.append(totals[place] - best_other)
    assert won >= 0.9 * GAMES
    assert mean(ahead) > 10


@pytest.mark.long
@every_level
@SAME_WORKER
def test_robot_closes_sets_and_gathers_tokens(level: str) -> None:
    castaways = [game.end.castaways[seat] for game, seat in all_seats(level)]
    closed = [sum(kept.is_closed for kept in castaway.sets) for castaway in castaways]
    tokens = [sum(len(kept.tokens) for kept in castaway.sets) for castaway in castaways]
    assert mean(closed) >= 1
    assert mean(tokens) >= 2.5
    assert min(tokens) >= 1


@pytest.mark.long
@every_level
@SAME_WORKER
def test_robot_uses_every_kind_of_action(level: str) -> None:
    together = {type(action) for game, seat in all_seats(level) for action in game.actions[seat]}
    assert {Go, Collect, Store, Close, Leave} <= together
    for game, seat in all_seats(level):
        assert {Go, Collect, Store} <= {type(action) for action in game.actions[seat]}


@every_level
def test_robot_repeats_the_same_game(level: str) -> None:
    once, again = (play_robot_game((ROBOTS[level],) * 2, "robots-0") for _ in range(2))
    assert once == again


@every_level
@few_numbers
@example_settings(4)
@given(seed=st.integers(0, 10**6), every=st.integers(3, 7))
def test_robot_chooses_an_offered_action_in_any_position(
    level: str, seats: int, seed: int, every: int
) -> None:
    for moment in list(moments(GAME, seats, seed))[::every]:
        seat = play.awaited_seat(moment.state)
        view, chance = GAME.observe(moment.state, seat), SeededChance(str(seed))
        action, left = first_action(ROBOTS[level], view, moment.options, chance)
        assert action in moment.options
        assert (action, left) == first_action(ROBOTS[level], view, moment.options, chance)


@every_level
@few_numbers
def test_robot_choice_does_not_depend_on_hidden_cards(level: str, seats: int) -> None:
    """A robot's choice is the same in every deal that is consistent with what its seat has seen."""
    differing = 0
    for seed in range(3):
        first, played, _ = play_game("as printed", seats, seed)
        state = first
        for number, move in enumerate(played):
            if number % 5 == 0:
                other = possible_position(first, played[:number], move.seat)
                differing += hidden_cards(other) != hidden_cards(state)
                picks = [
                    first_action(
                        ROBOTS[level],
                        GAME.observe(world, move.seat),
                        play.options(world),
                        SeededChance("same"),
                    )
                    for world in (state, other)
                ]
                assert picks[0] == picks[1]
            state = play.submit(state, move.action)
    assert differing > 20


def possible_position(first: NautilusState, moves: Sequence[PlayedMove], viewer: Seat) -> NautilusState:
    """Return the same position in another possible deal.

    Only cards that the viewer does not know may differ.
    """
    told = record.create_record(GAME, "ABCD"[: first.seats], first, moves, viewer)
    *_, last = record.states(told)
    assert isinstance(last, NautilusState)
    return last


def hidden_cards(state: NautilusState) -> object:
    return [castaway.hand for castaway in state.castaways], [stack.cards for stack in state.stacks]


def test_robot_counts_cards_as_unseen_until_visible_to_it() -> None:
    state = with_top_cards(recovery_turn(1, "clothes/hat", card_set("clothes", "hat")), 0, "clothes/hat")
    open_cards = [stack.top for stack in state.stacks if stack.top is not None]
    assert unseen(GAME.observe(state, 0))["clothes/hat"] == 4 - 2 - open_cards.count("clothes/hat")
    assert sum(unseen(GAME.observe(state, 0)).values()) == 96 - 2 - len(open_cards)


# Clear decisions.


def test_robot_closes_a_set_for_many_points_near_the_end() -> None:
    state = recovery_turn(1, "clothes/hat", card_set("clothes", "hat hat boots"), is_last=True)
    state = play_actions(state, store_action("clothes/hat"))
    assert option_kinds(state) == {"Close", "Leave"}
    assert pick_action(state) == Close()


def test_robot_stores_the_card_that_completes_a_porthole_at_the_end() -> None:
    state = recovery_turn(
        0, "clothes/hat repair/saw", card_set("clothes", "hat hat boots coat gloves"), is_last=True
    )
    assert pick_action(state) == store_action("clothes/hat")


def test_robot_takes_face_up_treasures_in_its_last_turn() -> None:
    state = exploration_round(castaway_at(0), castaway_at(1), castaway_at(2), is_last=True)
    for place in range(len(state.stacks)):
        state = with_top_cards(state, place, "clothes/hat")
    state = with_top_cards(state, 4, "treasures/crown")
    assert pick_action(state) == Go(2)
    assert pick_action(play_actions(state, Go(2))) == Collect()


def test_robot_picks_a_column_with_room_to_complete_a_set_at_the_end() -> None:
    hand = "clothes/hat clothes/boots clothes/coat"
    state = with_cards_left(
        exploration_round(castaway_at(0, hand), castaway_at(1), castaway_at(2), is_last=True), 4, 0
    )
    state = with_cards_left(with_cards_left(state, 1, 0), 2, 0)
    for place in (0, 5, 6, 7):
        state = with_top_cards(state, place, "clothes/hat")
    action = pick_action(state)
    assert action in (Go(3), Go(4)), "three cards at once, and the porthole for three"
    assert pick_action(play_actions(state, action)) == store_action(hand)


def test_robot_stores_for_the_most_valuable_token() -> None:
    hand = "clothes/hat repair/saw"
    state = with_camp(recovery_turn(0, hand, is_last=True), "vp2", None, "odd", None, None)
    state = with_top_cards(state, 0, "fishing/rod")
    assert pick_action(state) == store_action("repair/saw"), "one card is odd: 4 points rather than 2"


def test_robot_stores_a_pair_for_the_pair_token() -> None:
    hand = "clothes/hat clothes/boots clothes/boots clothes/coat"
    state = with_camp(recovery_turn(1, hand, is_last=True), "pair", None, None, None, None)
    assert pick_action(state) == store_action("clothes/boots clothes/boots")


def test_robot_leaves_a_set_open_for_a_reachable_better_porthole() -> None:
    state = recovery_turn(
        1, "clothes/hat clothes/boots clothes/coat clothes/gloves", card_set("clothes", "hat")
    )
    state = with_portholes(state, of_3=(1,), of_5=(30,))
    assert pick_action(play_actions(state, store_action("clothes/hat clothes/boots"))) == Leave()


def test_robot_takes_the_only_option() -> None:
    assert pick_action(with_cards_left(recovery_turn(1, is_last=True), 1, 0)) == Nothing()


def test_random_choice_is_made_only_between_equal_columns() -> None:
    state = exploration_round(castaway_at(0), castaway_at(1), castaway_at(2), is_last=True)
    for place in range(len(state.stacks)):
        state = with_top_cards(state, place, "fishing/rod")
    poor = with_cards_left(with_cards_left(with_cards_left(with_cards_left(state, 1, 0), 2, 0), 3, 0), 4, 0)
    assert {pick_action(poor, chance=SeededChance(str(seed))) for seed in range(16)} == {
        Go(1),
        Go(2),
        Go(3),
        Go(4),
    }
    rich = with_top_cards(with_cards_left(state, 4, 0), 4, "treasures/crown")
    assert {pick_action(rich, chance=SeededChance(str(seed))) for seed in range(16)} == {Go(2)}


def test_substitute_plays_the_game_of_its_version() -> None:
    robot = GAME.robots[GAME.substitute_level]
    assert {1: "e90d"}[robot.version] == substitute_hash(GAME)
