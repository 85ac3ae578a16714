"""Tests that the text board is sufficient to play the game without an image."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core.words.i18n import Translator
from engine.games.nauticus import descriptions
from engine.games.nauticus.actions import Buy, Extra
from engine.games.nauticus.game import GAME
from engine.games.nauticus.ship import Ship
from engine.games.nauticus.state import NauticusState
from tests.nauticus.positions import (
    NEW,
    STORAGE,
    action_phase,
    choice_phase,
    create_player,
    deal,
    play_actions,
    with_last_steps,
    with_scarce_tiles,
)

NAMES = ["Anna", "Ben", "Cleo"]


def text_board(state: NauticusState) -> list[str]:
    translate = Translator("en", strict=True)
    return [translate(line, NAMES) for line in descriptions.text_board(GAME.observe(state, None))]


def alt_text(state: NauticusState) -> list[str]:
    translate = Translator("en", strict=True)
    return [translate(line, NAMES) for line in descriptions.alt_text(GAME.observe(state, None))]


def test_board_names_the_choosing_player_and_the_next_ones() -> None:
    lines = text_board(choice_phase("hull", "vp2", 2))
    assert lines[:3] == [
        "Round 1 of 5, phase 1 of 7: Anna chooses the action",
        "To play: Anna, then Ben and Cleo.",
        "Actions, clockwise:",
    ]


def test_board_lists_blue_workers_bonus_and_prices_of_every_space() -> None:
    lines = text_board(choice_phase("hull", "vp2", 2))
    spaces = lines[3:11]
    assert [line[0] for line in spaces] == list("12345678")
    assert spaces[3] == (
        "4. Buy hull parts: 2 blue workers, bonus 2 VP; bow 1, middle part 2, stern 3 and single hull 0"
    )
    assert ";" not in next(line for line in spaces if "Transport" in line)
    assert sum("no blue workers" in line for line in spaces) == 1


def test_board_follows_a_purchase() -> None:
    state = play_actions(action_phase("hull", "vp2", 2), Buy("hull:bow", NEW), Buy("hull:single", STORAGE))
    lines = text_board(state)
    assert lines[0] == "Round 1 of 5, phase 1 of 7: Buy hull parts"
    assert lines[2:5] == [
        "“Buy hull parts”: no blue workers left.",
        "Prices in taler: bow 4, middle part 2, stern 3 and single hull 4.",
        "Bought so far: 1 bow and 1 single hull.",
    ]
    assert any(line.startswith("4. Buy hull parts: in play, 2 blue workers; bow 1") for line in lines)


def test_board_describes_an_extra_action() -> None:
    state = play_actions(action_phase("hull", "vp2", 2), Extra("sail"))
    assert text_board(state)[2] == "Extra action “Buy sails”, without blue workers."
    assert text_board(state)[3] == "Prices in taler: steering wheel 2, anchor 2, whale 2 and compass 2."


def test_board_marks_played_spaces_and_the_anchor_tile() -> None:
    state = choice_phase("hull", "vp2", 2)
    lines = text_board(replace(state, played=(5, 0)))
    assert lines[8].endswith(": played first (anchor tile)")
    assert lines[3].endswith(": played")


def test_board_describes_a_seat() -> None:
    ships = (
        Ship(("bow", "middle"), ("whale",), ("whale",)),
        Ship(("single",), ("anchor",), ("anchor",)),
        Ship(("bow", "stern"), ("anchor",) * 2, ("anchor",) * 2, ("coffee",)),
        Ship(("bow", "stern"), ("anchor",) * 2, ("anchor",) * 2, ("coffee", "coffee")),
    )
    means = create_player(taler=1, workers=1, vp=-2, ships=ships, storage=("mast:crown",), passes=1)
    lines = text_board(action_phase("hull", "vp2", 2, replace(means, delivered=("fish", "fish"))))
    start = lines.index("Anna (start player): -2 VP, 1 taler, 1 worker, 2 crowns")
    assert lines[start + 1 : start + 8] == [
        "- Pass tiles flipped: 1 of 3 (−3 VP at the end of the round), extra action used",
        "- Storage: 1 crown mast; 10 of 12 spaces free",
        "- Ship 1: 1 bow, 1 middle part, 1 whale mast and 1 whale sail; missing: stern, 1 mast and 1 sail",
        "- Ship 2: finished 1-part ship, 2 VP, room for 1 good",
        "- Ship 3: finished 2-part ship, 8 VP, carrying 1 coffee, room for 1 good",
        "- Ship 4: finished 2-part ship, 8 VP, carrying 2 coffee, ready to deliver",
        "- Delivered: 2 fish",
    ]


def test_board_warns_of_nearly_empty_stacks() -> None:
    lines = text_board(with_scarce_tiles(deal(), hull_middle=0, sail_crown=3, mast_whale=4))
    assert lines[-2:] == ["None left: middle part", "Almost gone: 3 crown sails"]
    assert not [line for line in text_board(deal()) if line.startswith(("None left", "Almost"))]


def test_board_ends_with_the_scoring() -> None:
    players = (create_player(workers=0, vp=5), create_player(workers=3, vp=50, taler=9))
    dealt = deal(2)
    state = replace(with_last_steps(dealt), players=players, rounds=dealt.rounds * 4)
    lines = text_board(state)
    assert lines[:3] == [
        "The game is over after 4 rounds",
        "1. Ben: 54 VP = 50 during the game + 0 for goods + 0 for ships + 4 for 12 taler.",
        "2. Anna: 10 VP = 5 during the game + 0 for goods + 0 for ships + 5 for 15 taler.",
    ]
    assert not [line for line in lines if "Actions" in line or "Pass tiles" in line]
    assert alt_text(state)[1:] == lines[1:3]


def test_summary_starts_with_the_most_important_facts() -> None:
    sentences = alt_text(action_phase("transport", "taler4", 1))
    assert sentences[:2] == [
        "Nauticus. Round 1 of 5, phase 1 of 7: Transport.",
        "To play: Anna, then Ben and Cleo.",
    ]
    assert sentences[3].startswith("Anna: 10 VP, 15 taler, 4 workers, 0 crowns; ships: 0 finished")
    assert all(sentence.endswith(".") for sentence in sentences)


def test_help_names_the_reconstructed_components() -> None:
    words, edition = Translator("en", strict=True), GAME.default_edition()

    def remark(*reconstructed: str) -> str:
        return words(descriptions.rules_help(replace(edition, reconstructed=reconstructed))[1])

    assert remark() == "The prices and numbers of blue workers are the same as in the printed game."
    assert "reconstructed: the blue workers on the wheel. If you own" in remark("wheel")
    assert "reconstructed: the prices on the space with the bonus 1 sail. If you own" in remark("sail")
    both = remark("wheel", "mast", "taler4")
    assert "wheel and the prices on the spaces with the bonuses 1 mast and 4 taler" in both
