"""Tests that a hidden card is detected if it leaks into a single message or log line."""

from __future__ import annotations

import itertools
import logging
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from bot.core import pictures
from bot.core.ids import custom_id
from bot.core.pictures import ImageKey, alt_text
from bot.core.words.layout import Upload
from bot.matches.match import buttons
from bot.turns.explain import messages as explained
from bot.turns.play import actions, feature, messages
from engine.core.files import record
from engine.core.files.library import game
from engine.core.text import LocalizedText, text
from engine.games.nautilus_island.components import CARD_INDEX
from host.core.users import User
from host.matches.match import match as match_match
from host.matches.match import narration
from host.tables.tables import hints
from host.turns import explain
from host.turns.play.panels import Panel
from pages.matches import match_facts
from tests.bot import drawings
from tests.bot.observers import EVERYBODY, FORMER_SUFFIX, LOG, PAGES, differing_readers
from tests.bot.recorded_games import AFTER_RESIGNING, AT_END, SEATS, play_world, until_decision
from tests.engine.secrecy import position_output
from tests.engine.worlds import World, indistinguishable_world, random_world
from tests.sampling import mark_long_after, mark_soak_after

RULES = game("nautilus-island")
BEN_SEAT = 2
"""Ben's seat."""
READERS_WITHOUT_HAND = (EVERYBODY, LOG, PAGES, "Ada", "Cem", f"Ben{FORMER_SUFFIX}")
"""Readers whose output must be identical in both simulations."""
Plant = Callable[[pytest.MonkeyPatch], None]


class HandReader:
    """A helper that records Ben's hand, so that patched functions can leak it."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        honest = type(RULES).observe
        self.hand: tuple[str, ...] = ()

        def observe(rules: Any, state: Any, viewer: Any) -> Any:
            self.hand = state.castaways[BEN_SEAT].hand
            return honest(rules, state, viewer)

        patch.setattr(type(RULES), "observe", observe)

    @property
    def number(self) -> int:
        return sum((place + 1) * CARD_INDEX[card] for place, card in enumerate(self.hand))

    @property
    def words(self) -> str:
        return ", ".join(self.hand)


def leak_in_custom_ids(patch: pytest.MonkeyPatch) -> None:
    """Leak a number derived from the hand in the buttons' custom ids."""
    spy = HandReader(patch)
    patch.setattr(buttons, "custom_id", lambda match, name, **_: custom_id(match, name, revision=spy.number))


def leak_in_prompts(patch: pytest.MonkeyPatch) -> None:
    """Leak the hand to players who are waiting for their turn."""
    spy, honest = HandReader(patch), messages.question

    def question(panel: Panel) -> LocalizedText:
        return honest(panel) if panel.is_your_turn else text("match-title", game=spy.words, title="")

    patch.setattr(messages, "question", question)


def leak_in_explanations(patch: pytest.MonkeyPatch) -> None:
    """Allow hints, and leak another player's hand in explanations of turns."""
    hands, honest = list[str](), explain.build_request

    async def allow(*_: object) -> bool:
        return True

    def about(match: Any, *rest: Any) -> Any:
        hands[:] = match.state.castaways[BEN_SEAT].hand
        return honest(match, *rest)

    patch.setattr(hints, "are_hints_allowed", allow)
    patch.setattr(explain, "build_request", about)
    patch.setattr(explained, "steps_of", lambda *_: ", ".join(hands))


def leak_in_autocompletion(patch: pytest.MonkeyPatch) -> None:
    """Leak the hand in autocomplete to a player whose turn it is not."""
    spy = HandReader(patch)
    patch.setattr(feature, "question", lambda _: text("match-title", game=spy.words, title=""))


def leak_in_alt_texts(patch: pytest.MonkeyPatch) -> None:
    """Leak the hand in the alt text of every image."""
    spy = HandReader(patch)
    patch.setattr(pictures, "alt_text", lambda *given: f"{alt_text(*given)} {spy.words}")


def leak_in_file_names(patch: pytest.MonkeyPatch) -> None:
    """Leak a number derived from the hand in file names."""
    spy, honest = HandReader(patch), Upload
    patch.setattr(pictures, "Upload", lambda data, name, alt: honest(data, f"{spy.number}-{name}", alt))


def leak_in_exports(patch: pytest.MonkeyPatch) -> None:
    """Leak Ben's match export to every user."""
    honest: Any = record.create_record
    patch.setattr(record, "create_record", lambda *given: honest(*given[:-1], BEN_SEAT))


def leak_in_boards(patch: pytest.MonkeyPatch) -> None:
    """Leak Ben's view of the board to spectators."""
    honest = match_match.seat_of
    patch.setattr(
        match_match, "seat_of", lambda *given: BEN_SEAT if (seat := honest(*given)) is None else seat
    )


def leak_in_board_images(patch: pytest.MonkeyPatch) -> None:
    """Leak the hand in every board image."""
    spy, honest = HandReader(patch), drawings.fake_image

    def drawn(game_id: str, view: Any, kind: str, **scene: Any) -> Any:
        picture = honest(game_id, view, kind, **scene)
        return picture._replace(data=picture.data + spy.words.encode()) if kind == "board" else picture

    patch.setattr(drawings, "fake_image", drawn)


def leak_through_image_cache(patch: pytest.MonkeyPatch) -> None:
    """Share cached images between users whose views differ only in a hand."""

    class Careless(ImageKey, frozen=True):
        def __eq__(self, another: object) -> bool:
            return isinstance(another, Careless) and self.public() == another.public()

        def __hash__(self) -> int:
            return 0

        def public(self) -> tuple[Any, ...]:
            view = structs.replace(self.request.view, viewer=None, hand=None)
            image_request = structs.replace(self.request, view=view, before=None, seat=None)
            return *structs.astuple(image_request), self.locale

    patch.setattr(pictures, "ImageKey", Careless)


def leak_in_info_log(patch: pytest.MonkeyPatch) -> None:
    """Leak the view of every displayed panel in the log."""
    honest = actions.show_panel

    async def told(services: Any, panel: Panel, *given: Any) -> Any:
        logging.getLogger("bot").info("shown: %r", panel.view)
        return await honest(services, panel, *given)

    patch.setattr(actions, "show_panel", told)


def leak_in_debug_log(patch: pytest.MonkeyPatch) -> None:
    """Leak the view of every displayed panel in the log, at debug level."""
    honest = actions.show_panel

    async def told(services: Any, panel: Panel, *given: Any) -> Any:
        logging.getLogger("bot").debug("shown: %r", panel.view)
        return await honest(services, panel, *given)

    patch.setattr(actions, "show_panel", told)


def leak_to_former_players(patch: pytest.MonkeyPatch) -> None:
    """Leak the view of a former seat to its former player."""
    honest, remembered = match_match.seat_of, dict[int, int]()

    def seat_of(sitting: Any, user: User | None) -> int | None:
        found = honest(sitting, user)
        if user is None:
            return None
        return remembered.setdefault(user.key, found) if found is not None else remembered.get(user.key)

    patch.setattr(match_match, "seat_of", seat_of)


def leak_in_replays(patch: pytest.MonkeyPatch) -> None:
    """Leak Ben's replay of a match to all users."""
    honest = narration.render_log
    patch.setattr(
        "host.messages.replay.render_log", lambda match, stretch, _: honest(match, stretch, BEN_SEAT)
    )


def leak_in_catch_ups(patch: pytest.MonkeyPatch) -> None:
    """Leak Ben's private events in every spectator's catch-up."""
    honest = narration.render_from
    patch.setattr("host.messages.replay.render_from", lambda match, start, _: honest(match, start, BEN_SEAT))


def leak_on_web_pages(patch: pytest.MonkeyPatch) -> None:
    """Leak Ben's private events in the log on web pages."""
    honest = narration.render_by_minute
    patch.setattr(match_facts, "render_by_minute", lambda match, part, _: honest(match, part, BEN_SEAT))


PLANTS: tuple[tuple[Plant, str, int, int | str], ...] = (
    (leak_in_custom_ids, EVERYBODY, 5, AT_END),
    (leak_in_autocompletion, "Ada", 12, 2),
    (leak_in_alt_texts, EVERYBODY, 12, AT_END),
    (leak_in_exports, "Cem", 5, AT_END),
    (leak_in_board_images, EVERYBODY, 12, AT_END),
    (leak_in_info_log, LOG, 5, AT_END),
    (leak_to_former_players, f"Ben{FORMER_SUFFIX}", 5, AFTER_RESIGNING),
    (leak_on_web_pages, PAGES, 12, AT_END),
    # The following leaks are detected in the same ways as the ones above.
    (leak_in_explanations, "Ada", 12, AT_END),
    (leak_in_prompts, "Ada", 12, AT_END),
    (leak_in_file_names, EVERYBODY, 12, AT_END),
    (leak_in_boards, "Cem", 5, AT_END),
    (leak_through_image_cache, "Cem", 5, AT_END),
    (leak_in_debug_log, LOG, 5, AT_END),
    (leak_in_replays, "Ada", 12, AT_END),
    (leak_in_catch_ups, "Cem", 12, 2),
)
"""Each patch with the reader who sees the leak, the minimum number of moves, and the time of the check."""
DEFAULT_CASES = 1
LONG_CASES = 9


@cache
def twin_worlds(moves: int) -> tuple[World, World]:
    """Return two deals that look the same to Ada but differ in Ben's hand."""
    for seed in itertools.count():
        played = until_decision(random_world(RULES, SEATS, seed), moves)
        assert played is not None
        another = indistinguishable_world(played, 0, seed)
        if position_output(RULES, played.states()[-1], BEN_SEAT) != position_output(
            RULES, another.states()[-1], BEN_SEAT
        ):
            return played, another
    raise AssertionError


@pytest.mark.parametrize(
    ("plant", "reader", "moves", "looked"),
    mark_soak_after(LONG_CASES, mark_long_after(DEFAULT_CASES, (pytest.param(*one) for one in PLANTS))),
)
async def test_planted_leak_is_detected(
    plant: Plant, reader: str, moves: int, looked: int | str, tmp_path: Path
) -> None:
    heard = []
    for number, dealt in enumerate(twin_worlds(moves)):
        with pytest.MonkeyPatch.context() as patch:
            plant(patch)
            heard.append(await play_world(dealt, tmp_path / str(number), patch, (looked,)))
    assert reader in differing_readers(*heard)
    assert reader in READERS_WITHOUT_HAND


@pytest.mark.long
async def test_without_leak_only_the_seat_owner_sees_a_difference(tmp_path: Path) -> None:
    heard = []
    for number, dealt in enumerate(twin_worlds(5)):
        with pytest.MonkeyPatch.context() as patch:
            heard.append(await play_world(dealt, tmp_path / str(number), patch, (2, AT_END, AFTER_RESIGNING)))
    assert differing_readers(*heard) == {"Ben"}
