"""Tests for records of running matches as one viewer knows them, and for possible deals that complete them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import reduce
from random import Random
from typing import Any

import pytest

from engine.core import play
from engine.core.files import record
from engine.core.files.record import BadRecord, PlayedMove, Record
from engine.core.model import LogEvent, Seat, Viewer
from engine.games.nautilus_island import unknown_cards
from engine.games.nautilus_island.actions import Collect, Go, Nothing
from engine.games.nautilus_island.components import DECK
from engine.games.nautilus_island.game import GAME
from engine.games.nautilus_island.state import NautilusState
from tests.nautilus_island.boards import TABLES, play_game
from tests.nautilus_island.referee import judge_record
from tests.sampling import mark_long_after

every_number = pytest.mark.parametrize("seats", GAME.seat_counts)
every_table = pytest.mark.parametrize("kind", TABLES)
Cells = list[list[str | None]]


def viewer_record(first: NautilusState, moves: Sequence[PlayedMove], viewer: Viewer) -> Record:
    """Return the record of a running match as a viewer may see it.

    The record is written and parsed again.
    """
    written = record.write(record.create_record(GAME, "ABCD"[: first.seats], first, moves, viewer))
    return record.read(written)


def cut_games(
    kind: str, seats: int, seed: int, times: int
) -> Iterator[tuple[NautilusState, list[PlayedMove]]]:
    """Yield copies of a game that end after different numbers of moves.

    Most of these numbers are random. In addition, one copy ends after each turn without a legal action, and
    one ends before the last move.
    """
    first, played, _ = play_game(kind, seats, seed)
    rare = {n + 1 for n, played_move in enumerate(played) if isinstance(played_move.action, Nothing)}
    chosen = Random(seed).sample(range(len(played)), times)
    for number in sorted({*chosen, *rare, len(played) - 1} - {len(played)}):
        yield first, played[:number]


def known_cells(first: NautilusState, moves: Sequence[PlayedMove], viewer: Viewer) -> Cells:
    """Return the part of the deal that a viewer has seen.

    It is computed by replaying the game move by move.
    """
    cells: Cells = [[None] * len(stack.cards) for stack in first.stacks]
    taken, columns = [0] * len(cells), dict[Seat, int]()

    def look(place: int, *, also_hidden: bool) -> None:
        stack, depth = first.stacks[place], taken[place]
        if depth < len(stack.cards) and (stack.is_face_up or also_hidden):
            cells[place][depth] = stack.cards[depth]

    for place in range(len(cells)):
        look(place, also_hidden=False)
    for move in moves:
        if isinstance(move.action, Go):
            columns[move.seat] = move.action.column
        if isinstance(move.action, Collect):
            for place in first.places(columns[move.seat]):
                look(place, also_hidden=move.seat == viewer)
                taken[place] += 1
                look(place, also_hidden=False)
    return cells


def received_events(first: NautilusState, moves: Sequence[PlayedMove], viewer: Viewer) -> list[LogEvent]:
    """Return all log events in a game that a viewer can see."""
    state, events = first, list[LogEvent]()
    for move in moves:
        events.extend(play.log_events(state, move.action))
        state = play.submit(state, move.action)
    return [event for event in events if event.audience is None or viewer in event.audience]


@every_number
@every_table
def test_record_contains_exactly_the_information_of_its_viewer(kind: str, seats: int) -> None:
    for seed in range(4):
        for first, played in cut_games(kind, seats, seed, times=2):
            for viewer in (None, *range(seats)):
                written = viewer_record(first, played, viewer)
                assert not written.complete
                assert written.chance["stacks"] == known_cells(first, played, viewer)
                drawn = reduce(play.submit, (played_move.action for played_move in played), first).drawn
                assert written.chance["tokens"] == list(first.tokens[:drawn])


@pytest.mark.long
@every_number
@pytest.mark.parametrize("kind", mark_long_after(1, map(pytest.param, TABLES)))
def test_fitted_deal_makes_moves_legal_and_keeps_the_viewers_view(kind: str, seats: int) -> None:
    for seed in range(3):
        for first, played in cut_games(kind, seats, seed, times=1):
            for viewer in (None, *range(seats)):
                assert_same_views(first, played, viewer)


def assert_same_views(first: NautilusState, moves: Sequence[PlayedMove], viewer: Viewer) -> None:
    """Replay a viewer's record, and fail if any view, option or event differs."""
    written = viewer_record(first, moves, viewer)
    positions = list(record.states(written))
    filled, state = positions[0], first
    assert isinstance(filled, NautilusState)
    for played_move, other in zip([*moves, None], positions, strict=True):
        assert GAME.observe(other, viewer) == GAME.observe(state, viewer)  # type: ignore[arg-type]  # our states
        if viewer is not None and play.awaited_seat(state) == viewer:
            assert play.options(other) == play.options(state)
        state = state if played_move is None else play.submit(state, played_move.action)
    assert received_events(filled, moves, viewer) == received_events(first, moves, viewer)
    assert record.verify(written) == positions[-1]
    fields: dict[str, Any] = json.loads(record.write(written))
    stacks = [list(stack.cards) for stack in filled.stacks]
    assert judge_record(fields, {"stacks": stacks, "tokens": list(filled.tokens)}) is None


@every_number
def test_finished_game_is_fully_recorded_for_every_viewer(seats: int) -> None:
    first, played, last = play_game("as printed", seats, 1)
    assert viewer_record(first, played, None) == viewer_record(first, played, 0)
    chance = GAME.chance_record(last, None)
    assert chance == {"stacks": [list(s.cards) for s in first.stacks], "tokens": list(first.tokens)}


# The following tests use small deals with few unknown cards, in which each column has a single stack.


def collect_turn(seat: Seat, column: int) -> list[dict[str, Any]]:
    return [{"seat": seat, "move": "go", "column": column}, {"seat": seat, "move": "collect"}]


def close_turn(seat: Seat, card: str) -> list[dict[str, Any]]:
    """Return a turn that stores a card and closes its colour.

    The moves do not show which stack the card came from.
    """
    return [{"seat": seat, "move": "store", "cards": [card]}, {"seat": seat, "move": "close"}]


def nothing_move(seat: Seat) -> dict[str, Any]:
    return {"seat": seat, "move": "nothing"}


def test_unknown_taken_card_is_resolved_by_a_later_store() -> None:
    moves = [*collect_turn(0, 0), *collect_turn(1, 1), {"seat": 0, "move": "store", "cards": ["clothes/hat"]}]
    deal = unknown_cards.fill_in([[None], [None]], [1, 1], moves)
    assert deal[0] == ["clothes/hat"]


def test_known_card_is_stored_before_an_unknown_one() -> None:
    moves = [*collect_turn(0, 0), *collect_turn(0, 1), {"seat": 0, "move": "store", "cards": ["clothes/hat"]}]
    deal = unknown_cards.fill_in([["clothes/hat"], [None]], [1, 1], moves)
    assert deal == [["clothes/hat"], deal[1]]
    assert deal[1][0] in DECK


def test_player_choosing_nothing_holds_no_card_of_an_open_colour() -> None:
    moves = [*close_turn(0, "repair/saw"), *collect_turn(0, 0), nothing_move(0)]
    left = deck_without(["clothes/hat", "repair/saw", "treasures/pearl"])
    for known, card in ((left, "repair/saw"), ([*left, "repair/saw"], "treasures/pearl")):
        deal = unknown_cards.fill_in([[None], known], [1, 1], moves)
        assert deal[0] == [card]


def deck_without(cards: list[str]) -> list[str]:
    """Return the complete deck without the given cards."""
    rest = list(DECK)
    for card in cards:
        rest.remove(card)
    return rest


@pytest.mark.parametrize("shared", ["clothes/hat", "fishing/rod"])
def test_ambiguous_cards_are_assigned_to_hands_with_free_places(shared: str) -> None:
    """Cards that could be in several hands are assigned to hands with missing cards.

    Two cards are left. Seat 0 may hold clothes or fishing, seat 1 also navigation, so only one assignment is
    possible.
    """
    gone = ["clothes/hat", "fishing/rod"]
    closed = [(0, "clothes/hat"), (0, "fishing/rod"), (1, shared), (1, "navigation/map")]
    moves = [move for seat, card in closed for move in close_turn(seat, card)]
    moves += [*collect_turn(0, 0), *collect_turn(1, 1), nothing_move(0), nothing_move(1)]
    deal = unknown_cards.fill_in([[None], [None], deck_without(gone)], [1, 1, 1], moves)
    assert deal[1] == [shared]
    assert {deal[0][0], deal[1][0]} == set(gone)


def test_place_without_a_fitting_card_stays_unknown() -> None:
    moves = [*collect_turn(0, 0), nothing_move(0)]
    assert unknown_cards.fill_in([[None], deck_without(["clothes/hat"])], [1, 1], moves)[0] == [None]


# Contradictory records.


def running_record(viewer: Viewer = 0) -> dict[str, Any]:
    first, played, _ = play_game("as printed", 3, 2)
    fields: dict[str, Any] = json.loads(record.write(viewer_record(first, played[:20], viewer)))
    return fields


def assert_refused(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        record.verify(record.read(json.dumps(fields)))


def test_partial_record_can_be_parsed_after_writing() -> None:
    record.verify(record.read(json.dumps(running_record())))


@pytest.mark.parametrize(
    ("chance", "why"),
    [
        ({}, "chance"),
        ({"stacks": []}, "chance"),
        ({"stacks": 7, "tokens": []}, "chance"),
        ({"stacks": [[1]], "tokens": []}, "chance"),
        ({"stacks": [[None] * 7] * 11, "tokens": []}, "8 cards"),
        ({"stacks": [["rum/keg"] + [None] * 7] * 11, "tokens": []}, "rum/keg"),
        ({"stacks": [["clothes/hat"] * 8] + [[None] * 8] * 10, "tokens": []}, "occurs too often"),
        ({"stacks": [[None] * 8] * 12, "tokens": []}, "move|differs from the game"),
        ({"stacks": [[None] * 8] * 99, "tokens": []}, "chance"),
        ({"stacks": [[None] * 8] * 11, "tokens": ["rum"]}, "rum"),
        ({"stacks": [[None] * 8] * 11, "tokens": ["double"] * 6}, "double"),
    ],
    ids=str,
)
def test_invalid_chance_is_refused(chance: dict[str, Any], why: str) -> None:
    assert_refused(running_record() | {"chance": chance}, why)


@pytest.mark.parametrize(
    "move",
    [
        {},
        {"seat": 0},
        {"seat": None, "move": "go", "column": 0},
        {"seat": [], "move": "collect"},
        {"seat": 0, "move": "go", "column": -1},
        {"seat": 0, "move": "go", "column": 10**30},
        {"seat": 0, "move": "go", "column": True},
        {"seat": 0, "move": "collect"},
        {"seat": 0, "move": "store"},
        {"seat": 0, "move": "store", "cards": []},
        {"seat": 0, "move": "store", "cards": ["rum/keg", None, {}]},
        {"seat": 0, "move": "store", "cards": ["clothes/hat"]},
        {"seat": 0, "move": "close"},
        {"seat": 0, "move": "nothing"},
        {"seat": 7, "move": "nothing"},
    ],
    ids=str,
)
def test_invalid_moves_are_refused(move: dict[str, Any]) -> None:
    assert_refused(running_record(None) | {"moves": [move]}, "move 1")


def test_stored_card_that_can_not_have_been_taken_is_refused() -> None:
    fields = running_record(None)
    store = next(move for move in fields["moves"] if move["move"] == "store")
    store["cards"] = store["cards"] * 4
    assert_refused(fields, "not legal")
