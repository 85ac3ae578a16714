"""Tests that recorded Nautilus Island games replay to the recorded results, and together cover all rules.

These files never change. A rule change that affects one of them needs a new `rules_version`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from engine.core.files import record
from engine.core.files.record import Record
from engine.games.nautilus_island.components import CAMP, CARDS, PORTHOLE_SIZES, TOKENS, TREASURES, colour_of
from engine.games.nautilus_island.game import GAME
from engine.games.nautilus_island.scoring import token_values, treasures_of
from engine.games.nautilus_island.state import NautilusState

FILES = sorted(Path(__file__).parent.glob("nautilus-island/*.json"))


class RecordedMove(NamedTuple):
    """A recorded move with the positions before and after it."""

    before: NautilusState
    move: dict[str, Any]
    after: NautilusState


def read_record(file: Path) -> Record:
    return record.read(file.read_bytes())


@cache
def positions(file: Path) -> tuple[NautilusState, ...]:
    states = tuple(record.states(read_record(file)))
    return tuple(state for state in states if isinstance(state, NautilusState))


def final_positions() -> list[NautilusState]:
    return [positions(file)[-1] for file in FILES]


def recorded_moves(kind: str) -> Iterator[RecordedMove]:
    """Yield all recorded moves of the given kind."""
    for file in FILES:
        states = positions(file)
        for before, move, after in zip(states, read_record(file).moves, states[1:], strict=False):
            if move["move"] == kind:
                yield RecordedMove(before, move, after)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_record_replays_to_its_result(file: Path) -> None:
    record.verify(read_record(file))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_record_is_unchanged_after_a_round_trip(file: Path) -> None:
    assert record.write(read_record(file)) == file.read_bytes()


def test_records_cover_every_number_of_seats_without_duplicates() -> None:
    seats = [len(read_record(file).seats) for file in FILES]
    assert len(FILES) >= 30
    assert min(seats.count(number) for number in (2, 3, 4)) >= 9
    assert len({record.write(read_record(file)) for file in FILES}) == len(FILES)


def test_records_cover_every_column_of_every_wreck() -> None:
    entered = {
        (len(read_record(file).seats), m["column"])
        for file in FILES
        for m in read_record(file).moves
        if "column" in m
    }
    assert entered >= {(seats, column) for seats, most in ((2, 4), (3, 5), (4, 6)) for column in range(most)}


def test_records_cover_every_seat_as_first_in_order() -> None:
    led = {(state.seats, state.order[0]) for file in FILES for state in positions(file) if state.round > 1}
    assert led == {(seats, seat) for seats in (2, 3, 4) for seat in range(seats)}


def test_records_cover_storing_one_to_three_cards_of_every_colour() -> None:
    stored = {
        (colour_of(store.move["cards"][0]), len(store.move["cards"])) for store in recorded_moves("store")
    }
    assert stored == {(colour, count) for colour in CAMP for count in (1, 2, 3)}
    cards = {card for store in recorded_moves("store") for card in store.move["cards"]}
    assert cards == {card for card in CARDS if colour_of(card) != TREASURES}


def test_records_cover_closing_and_leaving_every_porthole_size() -> None:
    sizes = {kind: {closing_size(m) for m in recorded_moves(kind)} for kind in ("close", "leave")}
    assert sizes == {"close": set(PORTHOLE_SIZES), "leave": set(PORTHOLE_SIZES)}


def closing_size(choice: RecordedMove) -> int:
    seat: int = choice.move["seat"]
    colour = GAME.observe(choice.before, seat).closing
    assert colour is not None
    return len(choice.before.castaways[seat].set_of(colour).cards)


def test_records_cover_portholes_of_every_size_and_empty_piles() -> None:
    taken = dict.fromkeys(PORTHOLE_SIZES, 0)
    for end in final_positions():
        for size, left, all_of_it in zip(PORTHOLE_SIZES, end.portholes, end.edition.portholes, strict=True):
            taken[size] = max(taken[size], len(all_of_it) - len(left))
    assert taken[3] >= 3
    assert taken[4] >= 3
    assert min(taken.values()) >= 2
    assert any(has_no_porthole_left(store) for store in recorded_moves("store"))


def has_no_porthole_left(store: RecordedMove) -> bool:
    """Return whether a set has reached a size for which no porthole was left."""
    colour = colour_of(store.move["cards"][0])
    size = len(store.after.castaways[store.move["seat"]].set_of(colour).cards)
    return size in PORTHOLE_SIZES and store.before.next_porthole(size) is None


def test_records_cover_every_token_scoring_and_failing() -> None:
    scored, failed, several = Counter[str](), Counter[str](), set[str]()
    for end in final_positions():
        for card_set in (card_set for castaway in end.castaways for card_set in castaway.sets):
            worth = list(zip(card_set.tokens, token_values(card_set), strict=True))
            scored.update(token for token, value in worth if value)
            failed.update(token for token, value in worth if not value)
            several |= {token for token, value in worth if value and worth.count((token, value)) > 1}
    assert set(scored) == set(TOKENS)
    assert set(failed) == {"double", "odd", "pair"}
    assert several >= {"double", "pair"}


def test_records_cover_every_treasure() -> None:
    held = {
        card
        for end in final_positions()
        for castaway in end.castaways
        for card in treasures_of(castaway.hand)
    }
    assert held == {card for card in CARDS if colour_of(card) == TREASURES}


def test_records_cover_full_partial_and_no_camp_refills() -> None:
    drawn, short = Counter[int](), Counter[int]()
    for store in recorded_moves("store"):
        lying = sum(token is not None for token in store.before.camp)
        takes = store.before.camp[CAMP.index(colour_of(store.move["cards"][0]))] is not None
        if lying == 2 and takes:
            drawn[store.after.drawn - store.before.drawn] += 1
        if lying == 1 and takes:
            short[store.after.drawn - store.before.drawn] += 1
    assert drawn[4] > 100
    assert drawn[0] >= 1, "with no token left, play goes on with the one in the camp"
    assert min(drawn) == 0
    assert set(drawn) & {1, 2, 3}
    assert set(short) == {0}, "the last token of all is taken"


def test_records_cover_drawing_all_thirty_four_tokens() -> None:
    printed = GAME.default_edition().tokens
    assert any(end.drawn == 34 and end.edition.tokens == printed for end in final_positions())


def test_records_cover_sets_above_six_and_sets_left_open() -> None:
    sets = [kept for end in final_positions() for castaway in end.castaways for kept in castaway.sets]
    assert any(len(kept.cards) > 6 for kept in sets)
    assert any(len(kept.cards) in PORTHOLE_SIZES and not kept.is_closed for kept in sets)


def test_records_cover_tie_breaks_for_first_and_lower_places() -> None:
    first, further, against_the_seats = False, False, False
    for end in final_positions():
        result = GAME.result(end)
        assert all(len(place) == 1 for place in result.ranking)
        totals = [result.totals[seat] for (seat,) in result.ranking]
        first |= totals[0] == totals[1]
        further |= any(one == other != totals[0] for one, other in pairwise(totals))
        against_the_seats |= totals[0] == totals[1] and result.ranking[0] > result.ranking[1]
    assert (first, further, against_the_seats) == (True, True, True)


def test_records_cover_empty_columns_entered_in_the_last_round() -> None:
    met = {
        choice.move["move"]
        for kind in ("store", "close", "leave", "nothing")
        for choice in recorded_moves(kind)
        if choice.before.is_last and is_at_empty_column(choice)
    }
    assert met == {"store", "close", "leave", "nothing"}


def is_at_empty_column(choice: RecordedMove) -> bool:
    column = choice.before.castaways[choice.move["seat"]].column
    return column is not None and choice.before.is_empty(column)


def test_records_cover_game_ends_by_columns_of_every_width() -> None:
    emptied = [
        [column for column in range(len(end.columns)) if end.is_empty(column)] for end in final_positions()
    ]
    widths = {end.columns[columns[0]] for end, columns in zip(final_positions(), emptied, strict=True)}
    assert widths == {1, 2, 3}
    assert max(map(len, emptied)) > 1


def test_records_cover_moves_by_players_robots_clock_and_host() -> None:
    by = {move.get("by", "player") for file in FILES for move in read_record(file).moves}
    assert by == {"player", "robot", "clock", "host"}


def test_records_cover_other_editions() -> None:
    editions = {
        (end.seats, end.edition.for_seats(end.seats).portholes, end.columns) for end in final_positions()
    }
    assert len(editions) >= 5
