"""Tests for the text board and the texts of moves.

The text board is sufficient to play without an image.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.core.words.i18n import Translator
from engine.core import play
from engine.core.model import Action
from engine.games.nautilus_island import descriptions
from engine.games.nautilus_island.actions import Close, Collect, Go
from engine.games.nautilus_island.game import GAME
from engine.games.nautilus_island.state import NautilusState
from tests.nautilus_island.positions import (
    card_set,
    castaway_at,
    exploration_round,
    play_actions,
    recovery_turn,
    store_action,
    with_camp,
    with_cards_left,
    with_portholes,
    with_top_cards,
)

NAMES = ["Anna", "Ben", "Cleo"]
HAND = "clothes/hat clothes/hat treasures/crown"
SETS = card_set("repair", "saw saw screws", ("pair", "odd"), 5), card_set("supplies", "water")


def text_board(state: NautilusState, viewer: int | None = None) -> list[str]:
    translate = Translator("en", strict=True)
    return [translate(line, NAMES) for line in descriptions.text_board(GAME.observe(state, viewer))]


def event_texts(state: NautilusState, action: Action) -> list[str]:
    translate = Translator("en", strict=True)
    return [translate(event.text, NAMES) for event in play.log_events(state, action)]


def test_board_names_active_player_next_players_and_open_columns() -> None:
    lines = text_board(exploration_round(castaway_at(0), castaway_at(1), castaway_at(3)))
    assert lines[:3] == [
        "Round 2: everyone moves below the wreck",
        "To play: Anna, then Ben and Cleo.",
        "Columns open to Anna: 2, 3, 4 and 5.",
    ]
    last = play_actions(exploration_round(castaway_at(0), castaway_at(1)), Go(1), Collect(), Go(0))
    assert text_board(last)[1] == "To play: Ben, then the round ends."


def test_hand_is_read_only_to_its_seat() -> None:
    state = recovery_turn(3, HAND)
    assert "Your hand (3): 2 hats and a crown." in text_board(state, 0)
    assert "Your hand is empty." in text_board(state, 1)
    assert not [line for line in text_board(state) if line.startswith("Your hand")]


def test_wreck_is_listed_from_the_back_with_its_castaways() -> None:
    state = with_top_cards(with_top_cards(recovery_turn(3), 0, "clothes/hat"), 6, "fishing/rod")
    lines = text_board(with_cards_left(state, 4, 0))
    start = lines.index("The wreck, from the back:") + 1
    assert lines[start] == "1. hat (8)"
    assert lines[start + 1].endswith("; above: Ben")
    assert lines[start + 3] == "4. face down (8), rod (8) and face down (8); below: Anna"
    assert lines[start + 4].startswith("5. ")
    assert "empty" in lines[start + 4]


def test_board_lists_available_tokens_and_portholes() -> None:
    state = with_camp(recovery_turn(3), "vp2", None, "odd", None, None, left=("pair",) * 2)
    lines = text_board(with_portholes(state, of_3=(), of_4=(7, 6), of_5=(8,), of_6=()))
    assert "In the camp: 2 VP (clothes) and 4 VP if odd (repair). Face down beside it: 2." in lines
    assert "Next portholes: 7 VP for 4 cards (2 left) and 8 VP for 5 cards (1 left)." in lines
    bare = with_portholes(
        with_camp(recovery_turn(3), *(None,) * 5, left=()), of_3=(), of_4=(), of_5=(), of_6=()
    )
    assert "The camp is empty. Face down beside it: 0." in text_board(bare)
    assert "All portholes are taken." in text_board(bare)


def test_board_lists_sets_with_their_token_values() -> None:
    lines = text_board(recovery_turn(3, HAND, *SETS))
    seat = next(place for place, line in enumerate(lines) if line.startswith("**Anna**"))
    assert "14 VP" in lines[seat]
    assert "3 cards in hand" in lines[seat]
    assert lines[seat + 1] == (
        "- repair, closed for 5 VP: 2 saws and screws; tokens: 5 VP for a pair (5 VP) and 4 VP if odd (4 VP)"
    )
    assert lines[seat + 2] == "- supplies: water"


def test_board_lists_the_final_scoring_by_rank() -> None:
    over = exploration_round(
        castaway_at(0), castaway_at(2, "treasures/crown"), castaway_at(3, "", *SETS), is_last=True
    )
    lines = text_board(replace(over, round=9, stack=()))
    assert lines[0] == "The game is over after 8 rounds"
    assert lines[1].startswith("1. Cleo: 14 victory points (tokens 9, portholes 5, treasures 0)")
    assert lines[2].startswith("2. Ben: 4 victory points (tokens 0, portholes 0, treasures 4: a crown)")
    assert lines[3].startswith("3. Anna: 0 victory points")


def test_move_texts_hide_private_cards_from_others() -> None:
    state = with_top_cards(with_top_cards(recovery_turn(1), 1, "treasures/crown"), 2, "clothes/hat")
    public, private = event_texts(state, Collect())
    assert "Anna" in public
    assert "a hat" in public
    assert "crown" not in public
    assert "a crown" in private


def test_move_texts_describe_storing_refilling_and_closing() -> None:
    state = recovery_turn(1, "clothes/hat", card_set("clothes", "hat boots"))
    state = with_camp(state, "vp2", None, None, None, "odd", left=("pair", "double"))
    stored, filled = event_texts(state, store_action("clothes/hat"))
    assert "Anna stores a hat" in stored
    assert "2 VP" in stored
    assert "5 VP for a pair (clothes) and double porthole (navigation)" in filled
    (closed,) = event_texts(play_actions(state, store_action("clothes/hat")), Close())
    assert "5 victory points" in closed


def test_round_text_announces_the_next_and_the_last_round() -> None:
    state = play_actions(exploration_round(castaway_at(0), castaway_at(1)), Go(3), Collect(), Go(0))
    following = event_texts(state, Collect())[-1]
    assert "round 3" in following.lower()
    assert following.endswith("above the wreck. Move order, starting from the back: Ben and Anna.")
    last = event_texts(with_cards_left(state, 0, 1), Collect())[-1]
    assert last.startswith("A column is empty: round 3")
    assert last.endswith("Move order, starting from the back: Ben and Anna.")
