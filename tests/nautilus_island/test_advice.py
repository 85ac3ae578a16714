"""Tests that each sentence of advice is true in the position, and uses nothing that the player can't see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engine.core import play
from engine.core.randomness.chance import SeededChance
from engine.core.robots.advice import advise
from engine.core.robots.evaluation import apply_actions, strongest_searcher, worlds_of
from engine.core.robots.explain import explain
from engine.core.text import LocalizedText, SeatName
from engine.games.nautilus_island.actions import Collect, Go, Store
from engine.games.nautilus_island.castaway import Castaway
from engine.games.nautilus_island.components import CAMP, Colour, colour_of
from engine.games.nautilus_island.game import GAME
from engine.games.nautilus_island.scoring import points_laid
from engine.games.nautilus_island.state import NautilusState
from tests.engine.advised_turns import (
    TABLES,
    AdvisedTurn,
    Check,
    Table,
    advised_positions,
    check_examples,
    check_reasons,
    short_key,
)
from tests.engine.secrecy import world_pairs
from tests.nautilus_island.advice_examples import EXAMPLES, REASONS


def own(turn: AdvisedTurn, state: NautilusState) -> Castaway:
    return state.castaways[turn.seat]


def vp(turn: AdvisedTurn, state: NautilusState) -> int:
    return sum(points_laid(own(turn, state)))


def colour_in(values: dict[str, Any]) -> Colour:
    name = values["colour"].key.removeprefix("nautilus-island-colour-")
    return next(colour for colour in CAMP if colour == name)


def seats_in(values: dict[str, Any]) -> list[int]:
    who = values["who"]
    return [one.seat for one in (who if isinstance(who, tuple) else (who,)) if isinstance(one, SeatName)]


def porthole(state: NautilusState, values: dict[str, Any]) -> bool:
    """Return whether the next porthole for the number of cards has the number of points."""
    left = state.portholes[values["size"] - 3]
    return bool(left) and left[0] == values["vp"]


def seen_cards(turn: AdvisedTurn, colour: Colour, *, laid: bool) -> int:
    """Return how many cards of a colour the seat has after the turn, without face-down cards that it took."""
    hand = list(own(turn, turn.before).hand)
    if any(isinstance(action, Collect) for action in turn.actions):
        column = next((a.column for a in turn.actions if isinstance(a, Go)), own(turn, turn.before).column)
        assert column is not None
        hand += [stack.top for stack in turn.before.column(column) if stack.is_face_up and stack.top]
    for action in turn.actions:
        for card in action.cards if isinstance(action, Store) else ():
            hand.remove(card)
    count = sum(colour_of(card) == colour for card in hand)
    return count + (len(own(turn, turn.after).set_of(colour).cards) if laid else 0)


def is_enough(turn: AdvisedTurn, values: dict[str, Any]) -> bool:
    colour = colour_in(values)
    held, size = seen_cards(turn, colour, laid=True), values["size"]
    is_open = not own(turn, turn.after).set_of(colour).is_closed
    return (
        is_open
        and held >= size > len(own(turn, turn.after).set_of(colour).cards)
        and porthole(turn.after, values)
    )


def is_almost_enough(turn: AdvisedTurn, values: dict[str, Any]) -> bool:
    held = seen_cards(turn, colour_in(values), laid=True)
    return held + 1 == values["size"] and porthole(turn.after, values) and not turn.before.is_last


def wants(turn: AdvisedTurn, seat: int) -> bool:
    """Return whether a seat could go to the column this round if the player went elsewhere."""
    state, there = turn.before, next(a.column for a in turn.actions if isinstance(a, Go))
    other = next(go for go in play.options(state, turn.seat) if isinstance(go, Go) and go.column != there)
    state = play.apply_unchecked(state, other, turn.seat)
    rounds = state.round
    while (mover := play.awaited_seat(state)) is not None and state.round == rounds:
        options = play.options(state, mover)
        if mover == seat and isinstance(options[0], Go):
            return Go(there) in options
        free = [option for option in options if option != Go(there)]
        state = play.run_table_steps(play.apply_unchecked(state, free[0], mover))
    return False


def needs(turn: AdvisedTurn, values: dict[str, Any]) -> bool:
    (seat,) = seats_in(values)
    laid = turn.before.castaways[seat].set_of(colour_in(values))
    return not laid.is_closed and len(laid.cards) + values["lacking"] == values["size"]


def token_got(turn: AdvisedTurn, values: dict[str, Any]) -> bool:
    names = [
        f"nautilus-island-token-{token.replace('_', '-')}"
        for old, new in zip(own(turn, turn.before).sets, own(turn, turn.after).sets, strict=True)
        for token in new.tokens[len(old.tokens) :]
    ]
    return names == [values["token"].key] and vp(turn, turn.after) - vp(turn, turn.before) >= values["vp"]


CHECKS: Mapping[str, Check] = {
    "why-points": lambda turn, values: vp(turn, turn.after) - vp(turn, turn.before) == values["vp"],
    "why-last-porthole": lambda turn, values: not turn.after.portholes[values["size"] - 3],
    "why-next-porthole": lambda turn, values: porthole(turn.after, values),
    "why-race": needs,
    "why-enough": is_enough,
    "why-rest": is_enough,
    "why-almost": is_almost_enough,
    "why-token": token_got,
    "why-treasure": lambda turn, values: (
        values["vp"]
        == sum(GAME.observe(turn.after, None).treasures.get(card, 0) for card in own(turn, turn.after).known)
        - sum(GAME.observe(turn.after, None).treasures.get(card, 0) for card in own(turn, turn.before).known)
    ),
    "why-rival": lambda turn, values: all(wants(turn, seat) for seat in seats_in(values)),
    "why-same-colour": lambda turn, values: all(
        wants(turn, seat) and turn.before.castaways[seat].set_of(colour_in(values)).cards
        for seat in seats_in(values)
    ),
    "why-last-round": lambda turn, _: turn.before.is_last,
    "why-ending": lambda turn, _: turn.before.is_ending and not turn.before.is_last,
    "why-cards": lambda turn, values: (
        len(own(turn, turn.after).hand) - len(own(turn, turn.before).hand) == values["count"]
    ),
    "why-unseen": lambda turn, values: (
        len(own(turn, turn.after).hand) - len(own(turn, turn.after).known)
        == len(own(turn, turn.before).hand) - len(own(turn, turn.before).known) + values["count"]
    ),
}
"""For each reason, whether it is true in a position."""


@pytest.mark.parametrize("table", TABLES)
def test_every_reason_for_a_turn_is_true(table: Table) -> None:
    assert len(check_reasons(GAME, table, CHECKS)) > len(CHECKS) / 3


@pytest.mark.long
def test_every_reason_occurs() -> None:
    found = check_reasons(GAME, (3, "b", 1), CHECKS) | check_reasons(GAME, (4, "c", 1), CHECKS)
    assert CHECKS.keys() - found <= {"why-last-porthole", "why-race"}


def turns_at(state: NautilusState, seat: int) -> list[tuple[Any, ...]]:
    _, robot = strongest_searcher(GAME)
    worlds = worlds_of(robot, GAME.observe(state, seat), play.options(state, seat), "turns")
    return [worlds.actions(turn) for turn, _ in list(worlds.position().turns())[:4]]


def advice_texts(state: NautilusState, seat: int, turns: list[tuple[Any, ...]]) -> list[Any]:
    return list(advise(GAME, GAME.observe(state, seat), "key", turns))


def test_advice_is_the_same_in_worlds_that_look_the_same() -> None:
    compared = 0
    for one, another in list(world_pairs(GAME, 2, 0, seed=5))[::4]:
        here, there = one.states()[-1], another.states()[-1]
        if 0 in play.awaited_seats(here):
            turns = turns_at(here, 0)
            compared += 1
            assert advice_texts(here, 0, turns) == advice_texts(there, 0, turns)
    assert compared


def test_reasons_hold_in_every_possible_world() -> None:
    for state, seat in list(advised_positions(GAME, 2, "worlds"))[::12]:
        view, turns = GAME.observe(state, seat), turns_at(state, seat)
        for actions, found in zip(turns, advise(GAME, view, "key", turns), strict=True):
            for number in range(3):
                world = GAME.determinise(view, seat, SeededChance(f"other {number}"))
                after = apply_actions(world, seat, actions)
                assert after is not None
                turn = AdvisedTurn(seat, actions, world, after, after, None)  # type: ignore[arg-type]
                for reason in found.reasons:
                    assert CHECKS[short_key(reason, GAME)](turn, dict(reason.values)), reason


@pytest.mark.long
def test_hint_has_at_most_three_turns_with_different_words() -> None:
    for state, seat in list(advised_positions(GAME, 2, "words"))[::12]:
        found = explain(GAME, GAME.observe(state, seat), "key", 40)
        assert 0 < len(found.turns) <= 3
        steps = [turn.advice.steps for turn in found.turns]
        assert all(steps)
        assert len({_without_columns(one) for one in steps}) == len(steps)


def _without_columns(steps: tuple[LocalizedText, ...]) -> tuple[Any, ...]:
    return tuple((step.key, *(item for item in step.values if item[0] != "column")) for step in steps)


def test_examples_for_translations_include_every_reason() -> None:
    assert {short_key(reason, GAME) for reason in REASONS} == CHECKS.keys()


@pytest.mark.parametrize("table", TABLES)
def test_examples_for_translations_have_the_same_values(table: Table) -> None:
    check_examples(GAME, table, EXAMPLES)
