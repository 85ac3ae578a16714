"""Tests for every game's translations in every language: complete, without unused texts, and not too long."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import renderer.games
from bot.core.words.i18n import Translator, locales
from bot.core.words.limits import (
    ALT_TEXT,
    BUTTON_LABEL,
    CHOICE_NAME,
    CHOICES,
    MESSAGE_TEXT,
    OPTION_TEXT,
    PLACEHOLDER,
    length,
)
from bot.matches.match.option_names import options_help
from engine.core.files.library import AnyGame, games
from engine.core.options import name_text, value_text
from engine.core.text import LocalizedText
from tests.games.game_texts import collect_all
from tests.sampling import value_cases

# Run these tests in a single worker, so that the expensive fixtures are built only once.
pytestmark = pytest.mark.xdist_group("words of games")

NAMES = ["Anna", "Ben", "Cleo", "Dörte", "Emil", "Fay", "Gus", "Hana"]
MAX_OPTIONS = 8
"""Maximum number of options in a panel."""
LEGIBLE = 32
"""Maximum length of a menu's placeholder at a width of 390 pixels."""
every_game = pytest.mark.parametrize("rules", [pytest.param(game, id=game.id) for game in games().values()])
every_language = pytest.mark.parametrize("language", locales())
one_language = pytest.mark.parametrize("language", value_cases(locales()))
"""The languages for slow tests. All but one are marked `long`."""


class ReferenceCollector(Visitor):
    """A visitor that collects a message's placeholders and references."""

    def __init__(self, read: ast.BaseNode) -> None:
        self.values: set[str] = set()
        self.messages: set[str] = set()
        self.visit(read)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # name required by the library
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # as above
        self.messages.add(node.id.name)


@cache
def resource(rules: AnyGame, language: str) -> ast.Resource:
    return parse((rules.folder / "locales" / f"{language}.ftl").read_text(encoding="utf-8"))


def messages(rules: AnyGame, language: str) -> dict[str, ast.Message]:
    return {m.id.name: m for m in resource(rules, language).body if isinstance(m, ast.Message)}


@cache
def translate_text(language: str, text: LocalizedText) -> str:
    return Translator(language, strict=True)(text, NAMES)


def application_keys(rules: AnyGame) -> set[str]:
    """Return the translation keys that the application derives from a game's id."""
    return {
        f"{rules.id}-name",
        f"{rules.id}-tagline",
        *(f"{rules.id}-robot-{level}" for level in rules.robots),
        *(name_text(rules.id, choice).key for choice in rules.options),
        *(value_text(rules.id, choice, value).key for choice in rules.options for value in choice.values),
    }


@every_game
@every_language
def test_every_locale_file_parses_and_has_the_same_keys(rules: AnyGame, language: str) -> None:
    assert [entry.content for entry in resource(rules, language).body if isinstance(entry, ast.Junk)] == []
    assert list(messages(rules, language)) == list(messages(rules, "en"))


@every_game
def test_message_keys_begin_with_the_game_id(rules: AnyGame) -> None:
    assert [key for key in messages(rules, "en") if not key.startswith(f"{rules.id}-")] == []


@every_game
@every_language
def test_game_robots_and_options_have_descriptions(rules: AnyGame, language: str) -> None:
    translate = Translator(language, strict=True)
    assert application_keys(rules) <= set(messages(rules, language))
    assert all(translate(LocalizedText(key)) for key in application_keys(rules))
    assert all(
        translate.attributes(LocalizedText(f"{rules.id}-robot-{level}"))["about"] for level in rules.robots
    )
    assert all(translate.attributes(name_text(rules.id, choice))["about"] for choice in rules.options)


@pytest.mark.long
@every_game
@one_language
def test_all_game_texts_are_translated(rules: AnyGame, language: str) -> None:
    for text in collect_all(rules).texts():
        sentence = translate_text(language, text)
        assert sentence
        assert sentence.strip() == sentence
        assert not set("{}$") & set(sentence)
        assert "\n" not in sentence or text.key == f"{rules.id}-help"


@every_game
def test_translations_have_no_unused_keys(rules: AnyGame) -> None:
    said = re.compile("|".join(key_patterns(rules)))
    referred = {
        key for message in messages(rules, "en").values() for key in ReferenceCollector(message).messages
    }
    known = set(messages(rules, "en")) - referred - application_keys(rules) - {f"{rules.id}-help"}
    assert {key for key in known if not said.fullmatch(key)} == set()


def key_patterns(rules: AnyGame) -> Iterator[str]:
    """Yield a regular expression for each translation key that a game's code and its images use.

    Placeholders in f-strings match any text.
    """
    pictures = [Path(path) / rules.folder.name for path in renderer.games.__path__]
    for file in (file for folder in (rules.folder, *pictures) for file in folder.rglob("*.py")):
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python.JoinedStr) and starts_with(node, rules.id):
                yield "".join(
                    re.escape(str(part.value)) if isinstance(part, python.Constant) else ".+"
                    for part in node.values
                )
            elif isinstance(node, python.Constant) and str(node.value).startswith(rules.id):
                yield re.escape(str(node.value))


def starts_with(node: python.JoinedStr, start: str) -> bool:
    """Return whether an f-string starts with the given text."""
    first = node.values[0]
    return isinstance(first, python.Constant) and str(first.value).startswith(start)


@pytest.mark.long
@every_game
@one_language
def test_option_labels_fit_buttons_menus_and_autocomplete(rules: AnyGame, language: str) -> None:
    for label in collect_all(rules).labels:
        line = translate_text(language, label.text)
        detail = translate_text(language, label.detail) if label.detail else ""
        assert length(line) <= BUTTON_LABEL
        assert length(f"{line}: {detail}") <= CHOICE_NAME == OPTION_TEXT
        assert label.group is None or length(translate_text(language, label.group)) <= LEGIBLE


@pytest.mark.long
@every_game
@one_language
def test_plan_conditions_fit_a_menu(rules: AnyGame, language: str) -> None:
    named = {translate_text(language, name) for name in collect_all(rules).conditions}
    assert len(named) == len(collect_all(rules).conditions)
    assert all(length(name) <= OPTION_TEXT for name in named)


@every_game
@every_language
def test_table_options_fit_a_panel(rules: AnyGame, language: str) -> None:
    translate = Translator(language, strict=True)
    assert len(rules.options) <= MAX_OPTIONS
    for choice in rules.options:
        name, about = (
            translate(name_text(rules.id, choice)),
            translate.attributes(name_text(rules.id, choice))["about"],
        )
        values = [translate(value_text(rules.id, choice, value)) for value in choice.values]
        assert choice.default in choice.values
        assert len({type(value) for value in choice.values}) == 1
        assert 2 <= len(set(values)) == len(choice.values) <= CHOICES
        assert length(name) <= LEGIBLE
        assert length(about) <= PLACEHOLDER
        assert all(length(f"{name}: {value}") <= CHOICE_NAME for value in values)


@every_game
@every_language
def test_rules_and_game_name_fit_discord_limits(rules: AnyGame, language: str) -> None:
    texts = [translate_text(language, paragraph) for paragraph in rules.rules_help(rules.default_edition())]
    texts.append(options_help(rules, Translator(language, strict=True)))
    assert length("\n\n".join(texts)) <= MESSAGE_TEXT - CHOICE_NAME
    assert length(translate_text(language, LocalizedText(f"{rules.id}-name"))) <= CHOICE_NAME // 2
    assert length(translate_text(language, LocalizedText(f"{rules.id}-tagline"))) <= ALT_TEXT // 4
