"""Tests that each replay scene fits a message and that its buttons lead to the correct scenes."""

from __future__ import annotations

from typing import Any

import pytest
from discord import ui
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.core.ids import Click, parse_custom_id
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Upload
from bot.core.words.limits import MESSAGE_TEXT, length
from bot.messages.replay.scene_message import ReplayClick, scene_message
from host.matches.match.narration import LogLine
from host.messages.replay import ReplayScene
from tests.bot.example_panels import MATCH, NAMES, literal_text, message_text, walk_items
from tests.bot.turns.test_play_panel import check_limits
from tests.sampling import example_settings

ENGLISH = Translator("en", strict=True)
BOARD = Upload(b"", "board.webp", "The board")
MAX_SCENES = 99_998
"""Maximum number of scenes. Custom ids have five digits for the scene number."""


def create_scene(number: int, last: int, *sentences: str, **changes: Any) -> ReplayScene:
    plain = ReplayScene(
        match=MATCH, names=NAMES, number=number, last=last, heading=literal_text("Phase 3"), view=None, before=(),
        log_lines=tuple(LogLine(0, "player", (literal_text(sentence),), NAMES, 0) for sentence in sentences),
        lines=(literal_text("A board."),),
    )  # fmt: skip
    return replace(plain, **changes)


def navigation_buttons(post: MessageView) -> list[ui.Button[Any]]:
    return [item for item in walk_items(post) if isinstance(item, ui.Button)]


def target_scene(button: ui.Button[Any]) -> int | None:
    """Return the scene that a button leads to, or None for the last scene."""
    click: Click = parse_custom_id(str(button.custom_id))
    return None if click.name == ReplayClick.LAST else click.number


def test_scene_shows_position_moves_and_film_command() -> None:
    post = scene_message(create_scene(3, 28, "Ada buys."), ENGLISH, BOARD)
    text = message_text(post)
    assert text.startswith("### Nauticus: replay, 3 of 28\nPhase 3 · \n- Ada buys.")
    assert "`/game film`" in text
    assert post.uploads == (BOARD,)


def test_events_of_the_next_phase_are_shown_under_its_heading() -> None:
    scene = create_scene(3, 28, "Ada buys.", "A new wind.", next_heading=literal_text("Phase 4"))
    own, ahead = scene.log_lines
    scene = replace(scene, log_lines=(own, replace(ahead, seat=None, is_ahead=True)))
    shown = message_text(scene_message(scene, ENGLISH, BOARD))
    assert shown.index("Ada buys.") < shown.index("### Phase 4") < shown.index("A new wind.")


def test_first_scene_is_labelled_as_starting_position() -> None:
    text = message_text(scene_message(create_scene(0, 28, before=None), ENGLISH, BOARD))
    assert text.startswith("### Nauticus: replay, 0 of 28\nThe position before the first move.")


@pytest.mark.parametrize(
    ("number", "last", "open_"),
    [(0, 2, (False, False, True, True)), (1, 2, (True,) * 4), (2, 2, (True, True, False, False)),
     (0, 0, (False,) * 4)],
)  # fmt: skip
def test_unusable_replay_buttons_are_disabled_and_ids_are_unique(
    number: int, last: int, open_: tuple[bool, ...]
) -> None:
    found = navigation_buttons(scene_message(create_scene(number, last), ENGLISH, BOARD))
    assert tuple(not leaf.disabled for leaf in found) == open_
    assert len({leaf.custom_id for leaf in found}) == 4


@given(st.integers(0, MAX_SCENES), st.integers(0, MAX_SCENES))
def test_each_replay_button_opens_its_scene(number: int, more: int) -> None:
    last = min(number + more, MAX_SCENES)
    first, back, forward, latest = navigation_buttons(
        scene_message(create_scene(number, last), ENGLISH, BOARD)
    )
    assert (target_scene(first), target_scene(latest)) == (0, None)
    assert back.disabled or target_scene(back) == number - 1
    assert forward.disabled or target_scene(forward) == number + 1


def menu_values(scene: ReplayScene) -> dict[str, str]:
    """Return the menu's values by label."""
    (menu,) = [
        item for item in walk_items(scene_message(scene, ENGLISH, BOARD)) if isinstance(item, ui.Select)
    ]
    return {option.label: option.value for option in menu.options}


def test_replay_menu_lists_rounds_own_last_turn_and_end() -> None:
    rounds = ((1, 1), (2, 8))
    replay_scene = create_scene(3, 9, rounds=rounds, own_number=7)
    expected = {"Current position": "end", "Round 1": "1", "Round 2": "8"}
    assert menu_values(replay_scene) == {"My last turn": "own"} | expected
    assert menu_values(replace(replay_scene, own_number=None)) == expected
    assert "The end" in menu_values(replace(replay_scene, match=replace(MATCH, status="finished", ended=1)))


def test_replay_menu_is_limited_and_omitted_without_moves() -> None:
    many = menu_values(
        create_scene(3, 99, rounds=tuple((number, number) for number in range(1, 100)), own_number=7)
    )
    assert (len(many), many["Round 1"], many["Round 99"]) == (25, "1", "99")
    check_limits(scene_message(create_scene(0, 0), ENGLISH, BOARD))
    assert not [
        item
        for item in walk_items(scene_message(create_scene(0, 0), ENGLISH, BOARD))
        if isinstance(item, ui.Select)
    ]


@given(st.lists(st.text(min_size=1, max_size=900), max_size=12), st.booleans())
@example_settings(40)
def test_scene_of_any_length_fits_a_message(told: list[str], is_drawn: bool) -> None:
    lines = tuple(literal_text("w" * 400) for _ in range(12))
    post = scene_message(create_scene(3, 28, *told, lines=lines), ENGLISH, BOARD if is_drawn else None)
    assert length(message_text(post)) <= MESSAGE_TEXT
    check_limits(post)
