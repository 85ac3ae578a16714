"""Tests for Nautilus Island texts in every language, in positions that rarely occur in random games.

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
from tests.games.game_texts import (
    GameTexts,
    collect_decision,
    collect_random_games,
    collect_result,
    collect_views,
    text_keys,
)
from tests.games.test_words import application_keys
from tests.nautilus_island.advice_examples import EXAMPLES
from tests.nautilus_island.boards import play_game
from tests.nautilus_island.positions import (
    card_set,
    castaway_at,
    exploration_round,
    play_actions,
    recovery_turn,
    with_camp,
    with_cards_left,
    with_portholes,
    with_stack,
    with_top_cards,
)
from tests.sampling import value_cases

# Run these tests in a single worker, so that the expensive fixtures are built only once.
pytestmark = pytest.mark.xdist_group("words of nautilus-island")

NAMES = ["Anna", "Ben", "Cleo", "Dörte"]
LONG_NAMES = ["**Wolfgangus**"] * 4
ROOM_FOR_TITLE = 400
APPLICATION_KEYS = application_keys(GAME)
"""Translation keys that the application derives from the game's id."""
ALL_TOKENS: tuple[Token, ...] = ("vp2", "vp3", "per_card", "double", "odd", "pair")
every_language = pytest.mark.parametrize("language", value_cases(locales()))
"""Only one language is tested in every test run. The others are marked `long`."""


class References(Visitor):
    """A visitor that collects the names of all referenced messages."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # name required by the library
        self.found.add(node.id.name)


@cache
def translate_text(language: str, text: LocalizedText) -> str:
    return Translator(language, strict=True)(text, NAMES)


@cache
def all_texts() -> GameTexts:
    """Return all texts from random games and from positions that rarely occur in them."""
    said = collect_random_games(GAME, 6)
    for state in rare_positions():
        collect_decision(said, state, with_events=True)
        collect_views(said, GAME, state)
    for state in (tied_game(), play_game("as printed", 4, 1)[2]):
        collect_result(said, GAME, state)
    said.lines.update(words.cards(CARDS))
    said.lines.update(words.cards((*CARDS, *CARDS)))
    said.lines.update(map(words.colour, COLOURS))  # The colours are the titles of the sets in a seat's panel.
    for edition in (GAME.default_edition(), replace(GAME.default_edition(), reconstructed=())):
        said.lines.update(descriptions.rules_help(edition))
    for seats in (2, 4):
        said.lines.update(GAME.contradictions(altered_edition(), seats))
    said.lines.update(EXAMPLES)
    return said


def altered_edition() -> Edition:
    """Return an edition whose stacks, tokens and portholes differ from the rule book."""
    wrecks = (Wreck(2, (1, 1, 1), (True,) * 3), Wreck(4, (2,) * 6, (True,) * 12))
    return Edition(wrecks, ((3,), (7,), (9,), (12,)), (1, 2, 3, 4), (0, 0, 0, 0, 0, 100))


def rare_positions() -> Iterator[NautilusState]:
    """Yield rare positions: with many or few cards and tokens, at the end of a round, and with empty columns."""
    everything = tuple(card_set(colour, " ".join(OBJECTS[colour]), ALL_TOKENS, 8) for colour in CAMP[:2])
    sets = (*everything, card_set("repair", "saw saw", ("pair", "pair")), card_set("supplies", "water"))
    yield recovery_turn(4, " ".join(CARDS), *sets, card_set("fishing", "rod", (), 3))
    for column in (0, 4):
        yield with_cards_left(recovery_turn(column, is_last=True), column, 0)
        yield with_cards_left(
            exploration_round(castaway_at(1), castaway_at(2), castaway_at(3), is_last=True), column, 0
        )
    poor = with_camp(recovery_turn(4, "clothes/hat"), *(None,) * 5, left=())
    yield with_portholes(poor, of_3=(), of_4=(), of_5=(), of_6=())
    yield play_actions(exploration_round(castaway_at(0), castaway_at(1)), Go(1))
    yield with_camp(recovery_turn(1, "clothes/hat"), "odd", None, None, None, "vp2", left=ALL_TOKENS)
    last = exploration_round(castaway_at(0), castaway_at(1))
    yield play_actions(last, Go(1), Collect(), Go(0))
    yield play_actions(with_cards_left(last, 3, 1), Go(3), Collect(), Go(0))


def tied_game() -> NautilusState:
    """Return the end of a game in which two seats have equal points.

    One seat has them from a treasure, the other from a token.
    """
    both = (castaway_at(0, "treasures/crown"), castaway_at(2, "", card_set("clothes", "hat", ("odd",))))
    return replace(exploration_round(*both, is_last=True), stack=())


@pytest.mark.long
@every_language
def test_every_message_is_translated(language: str) -> None:
    for text in all_texts().texts():
        sentence = translate_text(language, text)
        assert sentence
        assert sentence.strip() == sentence
        assert not set("{}$") & set(sentence)
        assert "\n" not in sentence or text.key == "nautilus-island-help"


def test_every_translation_is_used() -> None:
    used = {key for text in all_texts().texts() for key in text_keys(text)} | APPLICATION_KEYS
    known = set[str]()
    for entry in parse((GAME.folder / "locales" / "en.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            references = References()
            references.visit(entry)
            used |= references.found
            known.add(entry.id.name)
    assert {key for key in known - used if not key.startswith("nautilus-island-picture-")} == set()


@every_language
def test_counted_cards_name_no_pairs_or_containers(language: str) -> None:
    translator = Translator(language, strict=True)
    for card in CARDS:
        name = translator(LocalizedText(f"nautilus-island-object-{card.replace('/', '-')}"))
        (counted,) = words.cards((card, card))
        number, *rest = translator(counted).split()
        assert number == "2"
        # Plurals can change vowels and endings, but not the first letter: "Hut" and "Hüte".
        assert next(word for word in rest if word != "×")[0].casefold() == name[0].casefold()


@every_language
def test_widest_columns_fit_buttons_and_menus(language: str) -> None:
    longest = sorted(CARDS, key=lambda card: length(translate_text(language, words.cards((card,))[0])))[-7:]
    for chosen in combinations_with_replacement(longest, 3):
        for label in labels_of(chosen):
            line, detail = (
                translate_text(language, label.text),
                label.detail and translate_text(language, label.detail),
            )
            assert length(line) <= BUTTON_LABEL
            assert length(f"{line}: {detail or ''}") <= OPTION_TEXT


def labels_of(chosen: tuple[Card, ...]) -> Iterator[Label]:
    """Yield the labels for entering a column and for collecting its cards.

    The three given cards are face up on top of the column's stacks.
    """
    state = exploration_round(castaway_at(0), castaway_at(1), castaway_at(2))
    for place, card in zip((8, 9, 10), chosen, strict=True):
        state = with_top_cards(state, place, card)
        state = with_stack(state, place, replace(state.stacks[place], is_face_up=True))
    for before, action in ((state, Go(4)), (play_actions(state, Go(4)), Collect())):
        pending = play.decision(before)
        assert pending is not None
        yield pending.label(before, action)


@every_language
def test_option_labels_are_distinct(language: str) -> None:
    hand = " ".join((*CARDS, *CARDS))
    for state in (
        recovery_turn(4, hand),
        recovery_turn(1, hand),
        exploration_round(castaway_at(0), castaway_at(1)),
    ):
        pending = play.decision(state)
        assert pending is not None
        lines = [
            translate_text(language, pending.label(state, option).text) for option in play.options(state)
        ]
        assert len(set(lines)) == len(lines)


def late_positions() -> Iterator[NautilusState]:
    """Yield positions with large hands and sets near the end of the game."""
    for seats in GAME.seat_counts:
        for seed in range(3):
            state, played, _ = play_game("as printed", seats, seed)
            for number, move in enumerate(played):
                state = play.submit(state, move.action)
                if number > len(played) * 2 // 3 and number % 3 == 0:
                    yield state


@every_language
def test_text_board_fits_a_message(language: str) -> None:
    translator = Translator(language, strict=True)
    for state in late_positions():
        for viewer in (None, 0):
            lines = [
                translator(line, LONG_NAMES) for line in descriptions.text_board(GAME.observe(state, viewer))
            ]
            assert length("\n".join(lines)) <= MESSAGE_TEXT - ROOM_FOR_TITLE


@every_language
def test_truncated_alt_text_keeps_the_most_important_facts(language: str) -> None:
    translator = Translator(language, strict=True)
    for state in late_positions():
        view = GAME.observe(state, None)
        sentences = [translator(line, LONG_NAMES) for line in descriptions.alt_text(view)]
        kept = fit_lines(sentences, ALT_TEXT, separator=" ")
        first = len(view.scores) if view.is_finished else 1 + view.is_moving + len(view.seats)
        assert len(kept) >= 1 + first
        assert len(kept) == len(sentences) or not view.is_finished


@every_language
def test_alt_text_orders_turn_then_hand_then_table(language: str) -> None:
    state = recovery_turn(4, "clothes/hat " * 4 + "treasures/crown")
    texts = [
        line.key.removeprefix("nautilus-island-") for line in descriptions.alt_text(GAME.observe(state, 0))
    ]
    assert texts[:3] == ["alt-heading", "board-turn", "board-hand"]
    assert texts[3:6] == ["alt-seat-bare"] * 3
    assert texts[6] == "board-wreck"
    assert translate_text(language, descriptions.alt_text(GAME.observe(state, 0))[2])
