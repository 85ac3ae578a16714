"""Tests that the engine and the referee agree in every position.

The tests compare the legal moves, the table and the result. They cover the printed game, unusual boards, and
players with extreme playing styles.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.core import play
from engine.core.files import record
from engine.core.files.record import PlayedMove
from engine.core.model import Action
from engine.core.randomness.chance import SeededChance
from engine.games.nautilus_island.actions import Collect, Go, Nothing, Store
from engine.games.nautilus_island.castaway import Castaway
from engine.games.nautilus_island.components import CAMP, PORTHOLE_SIZES, colour_of
from engine.games.nautilus_island.game import GAME
from engine.games.nautilus_island.state import NautilusState
from tests.engine.playouts import first_action
from tests.nautilus_island.boards import TABLES, play_game
from tests.nautilus_island.referee import Move, Referee, canonical_moves, judge_record

# Run these tests in a single worker, so that the expensive fixtures are built only once.
pytestmark = pytest.mark.xdist_group("referee of nautilus-island")

SEEDS, MANY_SEEDS = range(12), range(12, 600)
RECORDS = Path(__file__).parent.parent / "records"
every_table = pytest.mark.parametrize("kind", TABLES)
every_number = pytest.mark.parametrize("seats", GAME.seat_counts)


def assert_same_table(state: NautilusState, referee: Referee) -> None:
    """Fail the test if the engine's table and the referee's differ."""
    left = [
        [list(stack.cards[len(stack.takers) :]) for stack in state.column(n)]
        for n in range(len(state.columns))
    ]
    assert left == referee.columns
    lying = {colour: token for colour, token in zip(CAMP, state.camp, strict=True) if token is not None}
    assert (lying, list(state.tokens[state.drawn :])) == (referee.camp, referee.tokens)
    piles = dict(zip(PORTHOLE_SIZES, map(list, state.portholes), strict=True))
    assert piles == referee.portholes
    assert list(map(as_person, state.castaways)) == list(map(sort_person, referee.people))


def as_person(castaway: Castaway) -> dict[str, Any]:
    """Convert a castaway to the referee's format."""
    sets = {
        kept.colour: {"cards": sorted(kept.cards), "tokens": list(kept.tokens), "porthole": kept.porthole}
        for kept in castaway.sets
        if kept.cards
    }
    return {"column": castaway.column, "hand": sorted(castaway.hand), "sets": sets}


def sort_person(person: dict[str, Any]) -> dict[str, Any]:
    sets = {colour: mine | {"cards": sorted(mine["cards"])} for colour, mine in person["sets"].items()}
    return person | {"hand": sorted(person["hand"]), "sets": sets}


@cache
def compare_game(kind: str, seats: int, seed: int) -> frozenset[str]:
    """Play a game with both the engine and the referee, and fail if they differ.

    Returns the names of the notable situations that occurred.
    """
    state, played, last = play_game(kind, seats, seed)
    chance = {"stacks": [stack.cards for stack in state.stacks], "tokens": state.tokens}
    referee = Referee(seats, GAME.edition_record(state.edition), chance)
    match, met, following = referee.match(), set[str](), None
    awaited = next(match)
    for played_move in played:
        options: list[Move] = msgspec.to_builtins(play.options(state))
        assert (play.awaited_seat(state), canonical_moves(options)) == (
            awaited[0],
            canonical_moves(awaited[1]),
        )
        met.update(notable_features(state, played_move.action))
        state = play.submit(state, played_move.action)
        move = json.loads(msgspec.json.encode(played_move.action))
        try:
            awaited = match.send(move)
        except StopIteration as over:
            following = over.value
        assert_same_table(state, referee)
    result = GAME.result(state)
    assert state == last
    assert result.record == following
    return frozenset(met | ({"a tie"} if result.ties else set()))


def notable_features(state: NautilusState, action: Action) -> Iterator[str]:
    """Yield the name of each notable situation that applies to a move."""
    yield type(action).__name__
    seat = play.awaited_seat(state)
    assert seat is not None
    castaway = state.castaways[seat]
    if isinstance(action, Go) and action.column in (0, len(state.columns) - 1):
        yield "the back" if action.column == 0 else "the front"
    if not isinstance(action, Go) and state.is_empty(castaway.column or 0):
        yield f"{type(action).__name__} at an empty column"
    if isinstance(action, Collect) and any(kept.is_closed for kept in castaway.sets):
        yield "collecting with a closed set"
    if isinstance(action, Store):
        yield from store_features(state, castaway, action)
    if not isinstance(action, Go | Nothing) and state.is_ending and not state.is_last:
        yield "a column is empty and the round goes on"


def store_features(state: NautilusState, castaway: Castaway, action: Store) -> Iterator[str]:
    colour = colour_of(action.cards[0])
    size = len(castaway.set_of(colour).cards) + len(action.cards)
    token = state.camp[CAMP.index(colour)]
    yield f"{len(action.cards)} cards"
    yield f"set of {min(size, 7)}"
    if token is None:
        yield "no token there"
    elif sum(lying is not None for lying in state.camp) == 2:
        left = len(state.tokens) - state.drawn
        yield "filled up" if left >= 4 else f"{'part filled' if left else 'not filled'}"
    if size in PORTHOLE_SIZES and state.next_porthole(size) is None:
        yield "no porthole left"


@every_number
@every_table
def test_engine_and_referee_agree_at_every_position(kind: str, seats: int) -> None:
    for seed in SEEDS:
        assert compare_game(kind, seats, seed)


@pytest.mark.soak
@every_number
@every_table
def test_engine_and_referee_agree_in_many_more_games(kind: str, seats: int) -> None:
    for seed in MANY_SEEDS:
        assert compare_game(kind, seats, seed)


@pytest.mark.long
def test_duel_games_cover_rare_situations() -> None:
    met = Counter(
        s for kind in TABLES for n in GAME.seat_counts for seed in SEEDS for s in compare_game(kind, n, seed)
    )
    assert set(met) >= {"Go", "Collect", "Store", "Close", "Leave", "Nothing", "a tie"}
    assert set(met) >= {f"{number} cards" for number in (1, 2, 3)} | {
        f"set of {size}" for size in range(1, 8)
    }
    assert set(met) >= {"no token there", "filled up", "part filled", "not filled", "no porthole left"}
    assert set(met) >= {"Store at an empty column", "Nothing at an empty column", "the back", "the front"}
    assert set(met) >= {"collecting with a closed set", "a column is empty and the round goes on"}


def record_fields(first: NautilusState, moves: list[PlayedMove]) -> dict[str, Any]:
    told = record.create_record(GAME, "ABCD"[: first.seats], first, moves, None)
    fields: dict[str, Any] = json.loads(record.write(told))
    return fields


@every_number
@every_table
def test_referee_accepts_our_records(kind: str, seats: int) -> None:
    first, played, _ = play_game(kind, seats, seed=3)
    data = record_fields(first, played)
    assert judge_record(data) == data["result"]


@pytest.mark.long
@pytest.mark.parametrize("level", ["landlubber", "deckhand"])
@every_number
def test_referee_accepts_moves_of_robots(level: str, seats: int) -> None:
    first = state = GAME.deal(seats, GAME.default_edition(), SeededChance("5"))
    played, chance = list[PlayedMove](), SeededChance("robots")
    while (seat := play.awaited_seat(state)) is not None:
        view, options = GAME.observe(state, seat), play.options(state)
        action, chance = first_action(GAME.robots[level], view, options, chance)
        played.append(PlayedMove(seat, action, "robot"))
        state = play.submit(state, action)
    data = record_fields(first, played)
    assert judge_record(data) == data["result"]


def test_referee_agrees_with_every_recorded_game() -> None:
    files = sorted(RECORDS.glob("nautilus-island/*.json"))
    assert files
    for path in files:
        told = json.loads(path.read_text(encoding="utf-8"))
        assert judge_record(told) == told.get("result"), path.name


@pytest.mark.parametrize(
    ("number", "changed"),
    [(0, {"column": 9}), (0, {"seat": 1}), (1, {"move": "nothing"}), (2, {"column": 0})],
    ids=str,
)
def test_referee_detects_wrong_moves(number: int, changed: Move) -> None:
    first = GAME.deal(2, GAME.default_edition(), SeededChance("5"))
    data = record_fields(first, [PlayedMove(0, Go(0)), PlayedMove(0, Collect()), PlayedMove(1, Go(1))])
    assert judge_record(data | {"chance": chance_fields(first)}) is None
    data["moves"][number] |= changed
    with pytest.raises(AssertionError):
        judge_record(data | {"chance": chance_fields(first)})


def chance_fields(first: NautilusState) -> dict[str, Any]:
    return {"stacks": [list(stack.cards) for stack in first.stacks], "tokens": list(first.tokens)}
