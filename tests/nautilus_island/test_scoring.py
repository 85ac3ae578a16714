"""Tests of scoring: tokens, portholes, treasures, and the tie-break."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.text import SeatName
from engine.games.nautilus_island.castaway import Castaway
from engine.games.nautilus_island.components import Token
from engine.games.nautilus_island.game import GAME
from engine.games.nautilus_island.scoring import token_values
from engine.games.nautilus_island.state import NautilusState
from tests.nautilus_island.positions import card_set, castaway_at, deal


def finished_game(*castaways: Castaway) -> NautilusState:
    """Return a finished game."""
    return replace(deal(len(castaways)), castaways=castaways, stack=(), round=9, is_last=True)


VALUES: list[tuple[tuple[Token, ...], str, int | None, tuple[int, ...]]] = [
    (("vp2",), "hat", None, (2,)),
    (("vp3",), "hat", None, (3,)),
    (("odd",), "hat hat boots coat gloves", None, (4,)),
    (("odd",), "hat hat boots coat", None, (0,)),
    (("odd", "odd"), "hat", None, (4, 4)),
    (("per_card",), "hat hat boots coat gloves", None, (5,)),
    (("per_card", "per_card"), "hat boots hat boots hat boots coat", None, (7, 7)),
    (("pair",), "hat hat boots", None, (5,)),
    (("pair",), "hat boots", None, (0,)),
    (("pair", "pair"), "hat hat hat", None, (5, 0)),
    (("pair", "pair"), "hat hat hat hat", None, (5, 5)),
    (("pair", "pair"), "hat hat boots boots", None, (5, 5)),
    (("pair",), "hat hat boots boots", None, (5,)),
    (("pair", "pair", "pair"), "hat hat boots boots boots", None, (5, 5, 0)),
    (("double",), "hat hat boots coat", 8, (8,)),
    (("double", "double"), "hat hat boots coat", 8, (8, 8)),
    (("double",), "hat hat boots coat", None, (0,)),
    (("pair", "odd", "pair", "vp3", "double", "per_card"), "hat hat coat", 5, (5, 4, 0, 3, 5, 3)),
]


@pytest.mark.parametrize(("tokens", "things", "porthole", "values"), VALUES)
def test_tokens_score_by_the_set_they_are_on(
    tokens: tuple[Token, ...], things: str, porthole: int | None, values: tuple[int, ...]
) -> None:
    assert token_values(card_set("clothes", things, tokens, porthole)) == values


def test_tokens_count_only_for_their_own_set() -> None:
    green, blue = card_set("clothes", "hat", ("double", "pair")), card_set("repair", "saw saw saw", (), 5)
    result = GAME.result(finished_game(castaway_at(0, "", green, blue), castaway_at(1))).record
    assert (result["tokens"], result["portholes"]) == ([0, 0], [5, 0])


def test_portholes_count_once_and_doubles_count_as_tokens() -> None:
    green = card_set("clothes", "hat hat boots coat", ("double", "double"), 8)
    blue = card_set("repair", "saw saw saw", (), 5)
    result = GAME.result(finished_game(castaway_at(0, "", green, blue), castaway_at(1))).record
    assert (result["tokens"], result["portholes"], result["vp"]) == ([16, 0], [13, 0], [29, 0])


def test_only_treasures_score_from_the_hand() -> None:
    hand = "treasures/pearl treasures/coins treasures/statuette treasures/crown treasures/crown clothes/hat"
    result = GAME.result(finished_game(castaway_at(0, hand), castaway_at(1, "repair/saw " * 4))).record
    assert (result["treasures"], result["vp"]) == ([14, 0], [14, 0])


def test_result_has_the_documented_lines() -> None:
    green = card_set("clothes", "hat hat hat", ("vp3",), 5)
    result = GAME.result(finished_game(castaway_at(2, "treasures/coins", green), castaway_at(0)))
    assert result.record == {
        "tokens": [3, 0],
        "portholes": [5, 0],
        "treasures": [2, 0],
        "vp": [10, 0],
        "ranking": [[0], [1]],
    }
    assert [score.values for score in result.scores] == [(3, 0), (5, 0), (2, 0)]
    assert (result.totals, result.ranking, result.ties) == ((10, 0), ((0,), (1,)), ())


def test_tie_break_favours_the_castaway_nearest_the_back() -> None:
    crown = "treasures/crown"
    result = GAME.result(
        finished_game(castaway_at(4, crown), castaway_at(1, crown), castaway_at(0), castaway_at(2, crown))
    )
    assert result.ranking == ((1,), (3,), (0,), (2,))
    named = [(tie["first"], tie["second"], tie["nearer"], tie["farther"]) for tie in result.ties]
    assert named == [(SeatName(1), SeatName(3), 2, 3), (SeatName(3), SeatName(0), 3, 5)]
    assert {tie["vp"] for tie in result.ties} == {4}


def test_higher_score_wins_regardless_of_position() -> None:
    result = GAME.result(finished_game(castaway_at(0), castaway_at(4, "treasures/pearl")))
    assert (result.ranking, result.ties) == (((1,), (0,)), ())


def test_tie_break_applies_without_any_points() -> None:
    assert GAME.result(finished_game(castaway_at(3), castaway_at(0), castaway_at(1))).ranking == (
        (1,),
        (2,),
        (0,),
    )


def test_treasure_values_follow_the_edition() -> None:
    state = finished_game(castaway_at(0, "treasures/pearl treasures/crown"), castaway_at(1))
    state = replace(state, edition=replace(state.edition, treasures=(7, 0, 0, 2)))
    assert GAME.result(state).record["treasures"] == [9, 0]


@pytest.mark.parametrize("size", [3, 4, 5, 6])
def test_open_set_of_any_size_scores_nothing(size: int) -> None:
    green = card_set("clothes", " ".join(("hat", "boots", "coat", "gloves", "hat", "boots")[:size]))
    assert GAME.result(finished_game(castaway_at(0, "", green), castaway_at(1))).totals == (0, 0)
