"""Tests that every game's options and boards fit into messages and can be selected, within Discord's limits."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from bot.core.ids import parse_custom_id
from bot.core.pictures import alt_text
from bot.core.words.i18n import Translator, locales
from bot.core.words.layout import MessageView, Upload
from bot.core.words.limits import ALT_TEXT, MESSAGE_TEXT, length
from bot.messages.view.messages import text_board_message
from bot.turns.play.messages import PanelExtras, PlayClick, panel_message
from engine.core import play
from engine.core.files.library import AnyGame
from engine.core.model import Decision
from host.messages.view import TableView
from host.turns.play.panels import Offer, Panel
from storage.matches.match.matches import MatchRow
from tests.bot import example_panels
from tests.bot.turns.test_play_panel import check_limits, offered_options
from tests.engine.playouts import FEW_TABLES, TABLES, moments, play_game

NAMES = tuple(letter * 32 for letter in "ABCDEFGH")
"""Names with the maximum displayed length."""
RENDERED_POSITIONS = 15
"""Approximate number of rendered positions per game."""
MAX_PAGES = 20
PICTURE = Upload(b"", "panel.webp", "")
every_table = pytest.mark.parametrize(("rules", "seats"), TABLES)
every_language = pytest.mark.parametrize("language", locales())


@cache
def sample_states(rules: AnyGame, seats: int) -> list[Any]:
    """Return evenly spaced positions in a random game.

    They include the last position and the one with the most options.
    """
    played = [moment.state for moment in moments(rules, seats, 7)]
    richest = max(played, key=lambda state: len(play.options(state)))
    return [*played[:: max(1, len(played) // RENDERED_POSITIONS)], richest, play_game(rules, seats, 7)[2]]


def create_match(rules: AnyGame, seats: int) -> MatchRow:
    return replace(example_panels.MATCH, game=rules.id, seat_count=seats)


def create_panel(rules: AnyGame, state: Any, pending: Decision) -> Panel:
    """Return the panel for the seat to move."""
    view = rules.observe(state, pending.seat)
    offers = (
        Offer(index, pending.label(state, option), pending.reveals(state, option), ends_turn=False, action={})
        for index, option in enumerate(pending.options(state))
    )
    return replace(
        example_panels.create_panel(*offers), match=create_match(rules, state.seats),
        names=NAMES[: state.seats], seat=pending.seat,
        view=view, heading=rules.heading(view), prompt=pending.prompt(state), can_undo=True,
        awaited=(pending.seat,),
    )  # fmt: skip


def reveal_options(post: MessageView) -> list[int]:
    """Return the options that a message asks the player to confirm because they reveal something."""
    found = [parse_custom_id(custom_id) for custom_id in example_panels.button_ids(post).values()]
    return [click.number for click in found if click.name == PlayClick.REVEAL]


def pages(panel: Panel, translate: Translator) -> Iterator[MessageView]:
    """Yield the messages that show a panel, page by page."""
    seen: list[list[int]] = []
    for page in range(MAX_PAGES):
        post = panel_message(panel, translate, PICTURE, PanelExtras(page=page))
        if offered_options(post) in seen:
            return
        seen.append(offered_options(post))
        yield post


@every_language
@every_table
def test_all_options_are_selectable_within_discord_limits(rules: AnyGame, seats: int, language: str) -> None:
    translate = Translator(language, strict=True)
    for state in sample_states(rules, seats):
        pending = play.decision(state)
        if pending is None:
            continue
        found = list(pages(create_panel(rules, state, pending), translate))
        for post in found:
            check_limits(post)
        everything = list(range(len(pending.options(state))))
        if len(everything) == 1 and pending.reveals(state, *pending.options(state)):
            # A single option fits on one page, which asks for confirmation.
            ((asked,),) = [reveal_options(post) for post in found]
            assert asked == 0
            continue
        assert sorted(index for post in found for index in offered_options(post)) == everything


@every_language
@every_table
def test_every_revealing_option_can_be_confirmed(rules: AnyGame, seats: int, language: str) -> None:
    translate = Translator(language, strict=True)
    for state in sample_states(rules, seats):
        pending = play.decision(state)
        offers = () if pending is None else create_panel(rules, state, pending).offers
        for offer in (offer for offer in offers if offer.reveals):
            assert pending is not None
            post = panel_message(
                create_panel(rules, state, pending), translate, None, PanelExtras(reveal=offer)
            )
            check_limits(post)
            texts = {
                parse_custom_id(custom_id).name for custom_id in example_panels.button_ids(post).values()
            }
            assert texts >= ({PlayClick.REVEAL} if len(offers) == 1 else {PlayClick.REVEAL, PlayClick.PAGE})
            assert PlayClick.OPTION not in texts


@every_language
@pytest.mark.parametrize(("rules", "seats"), FEW_TABLES)
def test_text_board_fits_a_message_and_alt_text_its_limit(rules: AnyGame, seats: int, language: str) -> None:
    words, names = Translator(language, strict=True), NAMES[:seats]
    for state in sample_states(rules, seats):
        for viewer in (None, *range(seats)):
            view = rules.observe(state, viewer)
            lines = rules.text_board(view)
            board = TableView(
                match=create_match(rules, seats), seats=(), names=names, viewer_seat=viewer, view=view, before=view,
                heading=rules.heading(view), lines=lines,
                awaited=play.awaited_seats(state),
            )  # fmt: skip
            post = text_board_message(board, words)
            assert lines
            assert length(example_panels.message_text(post)) <= MESSAGE_TEXT
            assert post.uploads == ()
            assert 0 < length(alt_text(rules.alt_text(view), words, names)) <= ALT_TEXT
