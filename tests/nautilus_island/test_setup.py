"""Tests for the set-up: stacks, columns, tokens, portholes, and the starting player."""

from collections import Counter

import pytest
from msgspec.structs import replace

from engine.core import play
from engine.core.randomness.chance import SeededChance
from engine.games.nautilus_island.castaway import Castaway
from engine.games.nautilus_island.components import CAMP, CARDS, COLOURS, DECK
from engine.games.nautilus_island.game import GAME
from tests.engine.playouts import moments, with_option
from tests.nautilus_island.positions import deal


@pytest.mark.parametrize(("seats", "stacks"), [(2, 8), (3, 11), (4, 12)])
def test_number_of_stacks_of_eight_depends_on_seats(seats: int, stacks: int) -> None:
    state = deal(seats)
    assert [len(stack.cards) for stack in state.stacks] == [8] * stacks
    assert not Counter(card for stack in state.stacks for card in stack.cards) - Counter(DECK)


@pytest.mark.parametrize(
    ("seats", "columns"), [(2, (1, 2, 2, 3)), (3, (1, 2, 2, 3, 3)), (4, (1, 1, 2, 2, 3, 3))]
)
def test_columns_grow_from_the_back_and_stacks_alternate_face_up(
    seats: int, columns: tuple[int, ...]
) -> None:
    state = deal(seats)
    assert state.columns == columns
    assert [stack.is_face_up for stack in state.stacks] == [
        place % 2 == 0 for place in range(len(state.stacks))
    ]


def test_column_lists_its_stacks() -> None:
    state = deal(3)
    assert [list(state.places(column)) for column in range(5)] == [
        [0], [1, 2], [3, 4], [5, 6, 7], [8, 9, 10]
    ]  # fmt: skip
    assert state.column(3) == state.stacks[5:8]


def test_deck_has_four_copies_of_four_objects_in_six_colours() -> None:
    assert (len(COLOURS), len(CARDS), len(DECK)) == (6, 24, 96)
    assert set(Counter(card.partition("/")[0] for card in DECK).values()) == {16}
    assert set(Counter(DECK).values()) == {4}


def test_thirty_four_tokens_are_dealt_with_five_in_the_camp() -> None:
    state = deal()
    counts = {"vp2": 6, "vp3": 5, "per_card": 6, "double": 5, "odd": 6, "pair": 6}
    assert Counter(state.tokens) == counts
    assert (state.camp, state.drawn) == (state.tokens[:5], 5)
    assert len(CAMP) == 5


def test_twelve_portholes_are_sorted_with_the_highest_first() -> None:
    assert deal().portholes == ((5, 4, 3), (8, 7, 6), (12, 10, 8), (16, 14, 12))


def test_castaways_start_empty_and_the_first_seat_moves() -> None:
    state = deal(4)
    assert state.castaways == (Castaway(),) * 4
    assert play.awaited_seat(state) == 0
    assert (state.round, state.side, state.order, state.is_last) == (1, "above", (0, 1, 2, 3), False)


def test_cards_and_tokens_are_dealt_at_random() -> None:
    nautilus_state, other = deal(seed="one"), deal(seed="other")
    assert nautilus_state.stacks != other.stacks
    assert nautilus_state.tokens != other.tokens
    assert replace(nautilus_state, chance=SeededChance("")) == replace(
        deal(seed="one"), chance=SeededChance("")
    )


def test_edition_is_stored_only_for_the_number_of_seats() -> None:
    assert [wreck.players for wreck in deal(3).edition.wrecks] == [3]
    assert GAME.edition_of(deal(3)) == deal(3).edition


def test_open_stacks_option_deals_every_stack_face_up() -> None:
    state = GAME.deal(3, GAME.default_edition(), SeededChance("a"), {"open-stacks": True})
    assert all(stack.is_face_up for stack in state.stacks)
    view = GAME.observe(state, None)
    assert all(stack.top for column in view.columns for stack in column.stacks)
    assert GAME.options_of(state) == {"open-stacks": True}
    assert GAME.edition_of(state) == GAME.edition_of(deal(3))


def test_open_stacks_option_hides_no_card_from_any_viewer() -> None:
    for moment in moments(with_option(GAME, "open-stacks", value=True), 3, 1):
        known = [GAME.chance_record(moment.state, viewer) for viewer in (None, 0, 1, 2)]
        assert known.count(known[0]) == 4
        events = play.log_events(moment.state, moment.taken)
        assert all(event.audience is None for event in events)


def test_state_without_the_open_stacks_field_is_decoded_as_printed() -> None:
    raw = GAME.encode_state(deal())
    assert raw.endswith(b',"has_open_stacks":false}')
    assert GAME.decode_state(raw.replace(b',"has_open_stacks":false}', b"}")) == deal()
