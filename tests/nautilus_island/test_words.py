"""Tests of Nautilus Island texts in every language, in positions that rarely occur in random games.

`tests/games` covers all other positions.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from msgspec.structs import replace

from bot.core.words.i18n import Translator, locales
from bot.core.words.limits import ALT_TEXT, BUTTON_LABEL, MESSAGE_TEXT, OPTION_TEXT, fit_lines, length
from engine.core import play
from engine.core.model import Label
from engine.core.text import LocalizedText
from engine.games.nautilus_island import descriptions, words
from engine.games.nautilus_island.actions import Collect, Go
from engine.games.nautilus_island.components import CAMP, CARDS, COLOURS, OBJECTS, Card, Token
from engine.games.nautilus_island.edition import Edition, Wreck
from engine.games.nautilus_island.game import GAME
from engine.games.nautilus_island.state import NautilusState
from tests.games.saying import Said, end, hear, keys, random_games, see
from tests.games.test_words import asked_by_the_house
from tests.nautilus_island.boards import whole
from tests.nautilus_island.positions import (
    exploring,
    laid,
    made,
    recovering,
    run_down,
    stacked,
    standing,
    topped,
    with_camp,
    with_portholes,
)
from tests.soaking import few_of

# Run these tests in a single worker, so that the expensive fixtures are built only once.
pytestmark = pytest.mark.xdist_group("words of nautilus-island")

NAMES = ["Anna", "Ben", "Cleo", "Dörte"]
LONG_NAMES = ["**Wolfgangus**"] * 4
ROOM_FOR_TITLE = 400
HOUSE = asked_by_the_house(GAME)
"""Translation keys that the application derives from the game's id."""
ALL_TOKENS: tuple[Token, ...] = ("vp2", "vp3", "per_card", "double", "odd", "pair")
every_language = pytest.mark.parametrize("language", few_of(locales()))
"""One language runs in every test run; the others are marked `long`."""


class References(Visitor):
    """A visitor that collects the names of all referenced messages."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # the library's spelling
        self.found.add(node.id.name)


@cache
def worded(language: str, said: LocalizedText) -> str:
    return Translator(language, strict=True)(said, NAMES)


@cache
def heard() -> Said:
    """Return all texts from random games and from positions that rarely occur in them."""
    said = random_games(GAME, 6)
    for state in rare_positions():
        hear(said, state, tell_all=True)
        see(said, GAME, state)
    for state in (tied(), whole("as printed", 4, 1)[2]):
        end(said, GAME, state)
    said.lines.update(words.cards(CARDS))
    said.lines.update(words.cards((*CARDS, *CARDS)))
    said.lines.update(
        map(words.colour, COLOURS)
    )  # The colours are used as titles for the sets in a seat's panel.
    for edition in (GAME.default_edition(), replace(GAME.default_edition(), reconstructed=())):
        said.lines.update(descriptions.rules_help(edition))
    for seats in (2, 4):
        said.lines.update(GAME.contradictions(unlike_the_book(), seats))
    return said


def unlike_the_book() -> Edition:
    """Return an edition whose stacks, tokens and portholes differ from the rule book."""
    wrecks = (Wreck(2, (1, 1, 1), (True,) * 3), Wreck(4, (2,) * 6, (True,) * 12))
    return Edition(wrecks, ((3,), (7,), (9,), (12,)), (1, 2, 3, 4), (0, 0, 0, 0, 0, 100))


def rare_positions() -> Iterator[NautilusState]:
    """Yield rare positions: with many or few cards and tokens, at the end of a round, and with empty columns."""
    everything = tuple(laid(colour, " ".join(OBJECTS[colour]), ALL_TOKENS, 8) for colour in CAMP[:2])
    sets = (*everything, laid("repair", "saw saw", ("pair", "pair")), laid("supplies", "water"))
    yield recovering(4, " ".join(CARDS), *sets, laid("fishing", "rod", (), 3))
    for column in (0, 4):
        yield run_down(recovering(column, is_last=True), column, 0)
        yield run_down(exploring(standing(1), standing(2), standing(3), is_last=True), column, 0)
    poor = with_camp(recovering(4, "clothes/hat"), *(None,) * 5, left=())
    yield with_portholes(poor, of_3=(), of_4=(), of_5=(), of_6=())
    yield made(exploring(standing(0), standing(1)), Go(1))
    yield with_camp(recovering(1, "clothes/hat"), "odd", None, None, None, "vp2", left=ALL_TOKENS)
    last = exploring(standing(0), standing(1))
    yield made(last, Go(1), Collect(), Go(0))
    yield made(run_down(last, 3, 1), Go(3), Collect(), Go(0))


def tied() -> NautilusState:
    """Return the end of a game in which two seats have equal points, from a treasure and from a token."""
    both = (standing(0, "treasures/crown"), standing(2, "", laid("clothes", "hat", ("odd",))))
    return replace(exploring(*both, is_last=True), stack=())


@every_language
def test_every_message_is_translated(language: str) -> None:
    for said in heard().texts():
        sentence = worded(language, said)
        assert sentence
        assert sentence.strip() == sentence
        assert not set("{}$") & set(sentence)
        assert "\n" not in sentence or said.key == "nautilus-island-help"


def test_every_translation_is_used() -> None:
    used = {key for said in heard().texts() for key in keys(said)} | HOUSE
    known = set[str]()
    for entry in parse((GAME.folder / "locales" / "en.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            references = References()
            references.visit(entry)
            used |= references.found
            known.add(entry.id.name)
    assert {key for key in known - used if not key.startswith("nautilus-island-picture-")} == set()


@every_language
def test_widest_columns_fit_buttons_and_menus(language: str) -> None:
    longest = sorted(CARDS, key=lambda card: length(worded(language, words.cards((card,))[0])))[-7:]
    for chosen in combinations_with_replacement(longest, 3):
        for label in labels_of(chosen):
            line, detail = worded(language, label.text), label.detail and worded(language, label.detail)
            assert length(line) <= BUTTON_LABEL
            assert length(f"{line}: {detail or ''}") <= OPTION_TEXT


def labels_of(chosen: tuple[Card, ...]) -> Iterator[Label]:
    """Yield the labels for entering and collecting in a column with the three given cards on top, face up."""
    state = exploring(standing(0), standing(1), standing(2))
    for place, card in zip((8, 9, 10), chosen, strict=True):
        state = topped(state, place, card)
        state = stacked(state, place, replace(state.stacks[place], is_face_up=True))
    for before, action in ((state, Go(4)), (made(state, Go(4)), Collect())):
        pending = play.decision(before)
        assert pending is not None
        yield pending.label(before, action)


@every_language
def test_option_labels_are_distinct(language: str) -> None:
    hand = " ".join((*CARDS, *CARDS))
    for state in (recovering(4, hand), recovering(1, hand), exploring(standing(0), standing(1))):
        pending = play.decision(state)
        assert pending is not None
        lines = [worded(language, pending.label(state, option).text) for option in play.options(state)]
        assert len(set(lines)) == len(lines)


def late_positions() -> Iterator[NautilusState]:
    """Yield positions with large hands and sets near the end of the game."""
    for seats in GAME.seat_counts:
        for seed in range(3):
            state, played, _ = whole("as printed", seats, seed)
            for number, move in enumerate(played):
                state = play.submit(state, move.action)
                if number > len(played) * 2 // 3 and number % 3 == 0:
                    yield state


@every_language
def test_text_board_fits_a_message(language: str) -> None:
    said = Translator(language, strict=True)
    for state in late_positions():
        for viewer in (None, 0):
            lines = [said(line, LONG_NAMES) for line in descriptions.text_board(GAME.observe(state, viewer))]
            assert length("\n".join(lines)) <= MESSAGE_TEXT - ROOM_FOR_TITLE


@every_language
def test_truncated_alt_text_keeps_the_most_important_facts(language: str) -> None:
    said = Translator(language, strict=True)
    for state in late_positions():
        view = GAME.observe(state, None)
        sentences = [said(line, LONG_NAMES) for line in descriptions.alt_text(view)]
        kept = fit_lines(sentences, ALT_TEXT, separator=" ")
        first = len(view.scores) if view.is_finished else 1 + view.is_moving + len(view.seats)
        assert len(kept) >= 1 + first
        assert len(kept) == len(sentences) or not view.is_finished


@every_language
def test_alt_text_orders_turn_then_hand_then_table(language: str) -> None:
    state = recovering(4, "clothes/hat " * 4 + "treasures/crown")
    told = [
        line.key.removeprefix("nautilus-island-") for line in descriptions.alt_text(GAME.observe(state, 0))
    ]
    assert told[:3] == ["alt-heading", "board-turn", "board-hand"]
    assert told[3:6] == ["alt-seat-bare"] * 3
    assert told[6] == "board-wreck"
    assert worded(language, descriptions.alt_text(GAME.observe(state, 0))[2])
