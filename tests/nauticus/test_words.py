"""Tests for Nauticus texts in every language, in positions that rarely occur in random games.

`tests/games` covers all other positions.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from msgspec.structs import replace

from bot.core.words.i18n import Translator, locales
from bot.core.words.limits import (
    ALT_TEXT,
    BUTTON_LABEL,
    CHOICE_NAME,
    MESSAGE_TEXT,
    OPTION_TEXT,
    PLACEHOLDER,
    length,
)
from engine.core import play
from engine.core.model import Label
from engine.core.text import LocalizedText
from engine.games.nauticus import descriptions
from engine.games.nauticus.actions import Extra
from engine.games.nauticus.components import GOODS, TILES, Bonus, Part, Tile
from engine.games.nauticus.edition import Edition
from engine.games.nauticus.game import GAME
from engine.games.nauticus.ship import Ship
from engine.games.nauticus.state import NauticusState
from tests.engine.playouts import moments
from tests.games.game_texts import (
    GameTexts,
    collect_decision,
    collect_random_games,
    collect_result,
    collect_views,
    create_empty_texts,
    text_keys,
)
from tests.games.test_words import application_keys
from tests.nauticus.advice_examples import EXAMPLES
from tests.nauticus.positions import action_phase, create_player, deal, with_last_steps, with_scarce_tiles
from tests.sampling import value_cases

# Run these tests in a single worker, so that the expensive fixtures are built only once.
pytestmark = pytest.mark.xdist_group("words of nauticus")

NAMES = ["Anna", "Ben", "Cleo", "Dörte"]
APPLICATION_KEYS = application_keys(GAME)
"""Translation keys that the application derives from the game's id."""
ROOM_FOR_TITLE = 400
every_language = pytest.mark.parametrize("language", value_cases(locales()))
"""Only one language is tested in every test run. The others are marked `long`."""


class References(Visitor):
    """A visitor that collects the names of all referenced messages."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # name required by the library
        self.found.add(node.id.name)


@cache
def resource(language: str) -> ast.Resource:
    return parse((GAME.folder / "locales" / f"{language}.ftl").read_text(encoding="utf-8"))


def messages(language: str) -> list[ast.Message]:
    return [entry for entry in resource(language).body if isinstance(entry, ast.Message)]


@cache
def all_texts() -> GameTexts:
    """Return all texts from random games and from positions that rarely occur in them."""
    said = collect_random_games(GAME, 18)
    scarce = with_scarce_tiles(rich_turn("transport"), hull_bow=0, mast_crown=2, sail_crown=1)
    for state in (rich_turn("deliver"), scarce):
        collect_decision(said, state, with_events=True)
        collect_views(said, GAME, state)
    for state in (tied_game(3), tied_game(0)):
        collect_result(said, GAME, state)
    for edition in (GAME.default_edition(), replace(GAME.default_edition(), reconstructed=())):
        said.lines.update(descriptions.rules_help(edition))
    said.lines.update(GAME.contradictions(altered_edition(), 2))
    said.lines.update(EXAMPLES)
    return said


def altered_edition() -> Edition:
    """Return an edition whose prices and blue workers differ from the rule book."""
    printed = GAME.default_edition()
    turned = tuple(replace(space, prices=space.prices[::-1]) for space in printed.spaces)
    return replace(printed, wheel=(0,) + (2,) * 7, spaces=turned)


def rich_turn(tile: Tile, bonus: Bonus = "worker_good", blue: int = 3) -> NauticusState:
    """Return a turn in which the player has enough ships, tiles and resources to do everything."""
    hulls = (Ship(("bow", "middle", "middle", "stern")), Ship(("middle", "middle")), Ship(("single",)))
    done = Ship(("bow", "middle", "middle", "stern"), ("compass",) * 4, ("compass",) * 4, GOODS)
    half = replace(done, goods=("coffee",))
    ships = (*hulls * 3, half, done, Ship(("bow",), ("compass",)))
    storage: tuple[Part, ...] = (
        "hull:middle",
        "hull:single",
        "mast:compass",
        "mast:crown",
        "sail:crown",
        "good:fish",
    )
    means = create_player(taler=99, workers=99, storage=storage, ships=ships, has_extra=True, passes=2)
    return action_phase(tile, bonus, blue, means, seats=4)


def tied_game(more_taler: int) -> NauticusState:
    """Return the end of a two-player game with equal points.

    If `more_taler` is positive, the first player wins the tie by having more taler.
    """
    first = create_player(taler=9 + more_taler, vp=10 - more_taler // 3, workers=0)
    return replace(with_last_steps(deal(2)), players=(first, create_player(taler=9, workers=0)))


@cache
def translate_text(language: str, text: LocalizedText) -> str:
    return Translator(language, strict=True)(text, NAMES)


@pytest.mark.long
@every_language
def test_every_message_is_translated(language: str) -> None:
    for text in all_texts().texts():
        sentence = translate_text(language, text)
        assert sentence.strip() == sentence
        assert sentence
        assert not set("{}$") & set(sentence)


@pytest.mark.long
@every_language
def test_every_message_is_a_single_line(language: str) -> None:
    assert not [
        text
        for text in all_texts().texts()
        if "\n" in translate_text(language, text) and text.key != "nauticus-help"
    ]


@pytest.mark.long
def test_every_translation_is_used() -> None:
    used = {key for text in all_texts().texts() for key in text_keys(text)} | APPLICATION_KEYS
    for message in messages("en"):
        references = References()
        references.visit(message)
        used |= references.found
    known = {message.id.name for message in messages("en")}
    assert {key for key in known - used if not key.startswith("nauticus-picture-")} == set()


@pytest.mark.long
@every_language
def test_choices_fit_buttons_menus_and_autocomplete(language: str) -> None:
    for label in worst_labels() | all_texts().labels:
        line = translate_text(language, label.text)
        detail = translate_text(language, label.detail) if label.detail else ""
        assert length(line) <= BUTTON_LABEL
        assert length(f"{line}: {detail}") <= CHOICE_NAME == OPTION_TEXT
        assert label.group is None or length(translate_text(language, label.group)) <= PLACEHOLDER - 20


@cache
def worst_labels() -> frozenset[Label]:
    said = create_empty_texts()
    for tile in TILES:
        collect_decision(said, rich_turn(tile))
        collect_decision(said, play.submit(rich_turn("hull"), Extra(tile)))
    return frozenset(said.labels)


@every_language
def test_text_board_fits_a_message_and_alt_text_fits_its_limit(language: str) -> None:
    words, names = Translator(language, strict=True), ["**Wolfgangus**"] * 4
    for state in late_positions():
        view = GAME.observe(state, None)
        lines = [words(line, names) for line in descriptions.text_board(view)]
        assert length("\n".join(lines)) <= MESSAGE_TEXT - ROOM_FOR_TITLE
        assert max(map(length, lines)) <= 200
        sentences = [words(sentence, names) for sentence in descriptions.alt_text(view)]
        important = len(sentences) - (0 if view.is_finished else len(view.seats))
        assert length(" ".join(sentences[:important])) <= ALT_TEXT


def late_positions() -> Iterator[Any]:
    for seed in range(4):
        yield from (moment.state for moment in list(moments(GAME, 4, seed))[150::10])


@every_language
def test_option_labels_are_distinct(language: str) -> None:
    for tile in ("hull", "sail", "transport", "deliver"):
        state = rich_turn(tile)
        pending = play.decision(state)
        assert pending is not None
        lines = [
            translate_text(language, pending.label(state, option).text) for option in play.options(state)
        ]
        assert len(set(lines)) == len(lines)
