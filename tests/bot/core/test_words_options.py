"""Tests that the label of an option, an imperative in some languages, is never used like a noun in a sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.core.words.i18n import locales, translator
from engine.core.text import LocalizedText, text

ROOT = Path(__file__).parents[3]
OPTION_IN_SENTENCE = re.compile(r"\{ \$option \}\*{0,2} (\w+)")
COORDINATED = ("and", "und", "i")
"""Words after which another imperative follows: “Take the pearl and end the turn”."""


@pytest.mark.parametrize("locale", locales())
def test_option_is_named_only_in_quotes_or_after_a_colon(locale: str) -> None:
    files = (*ROOT.glob(f"bot/*/locales/{locale}/*.ftl"), *ROOT.glob(f"engine/games/*/*/{locale}.ftl"))
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    found = [(line, match[1]) for line in lines for match in OPTION_IN_SENTENCE.finditer(line)]
    assert lines
    assert [line for line, word in found if word not in COORDINATED] == []


@pytest.mark.parametrize("locale", locales())
def test_revealing_option_is_asked_about_as_a_choice(locale: str) -> None:
    asked = translator(locale)(text("panel-reveals", option="Weź perłę"))
    assert ": **Weź perłę**." in asked


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("thing", ["repair-screws", "clothes-boots", "supplies-tins", "treasures-coins"])
def test_single_card_has_the_same_name_in_lists_and_in_pictures(locale: str, thing: str) -> None:
    translate = translator(locale)
    counted = translate(text(f"nautilus-island-count-{thing}", count=1))
    assert counted.removeprefix("a ") == translate(LocalizedText(f"nautilus-island-object-{thing}"))
