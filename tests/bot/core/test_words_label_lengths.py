"""Tests that no label, placeholder or modal title is cut off, in any language and with long values."""

from __future__ import annotations

import re
from functools import cache

import pytest

from bot.core.words.i18n import Translator, locales, own_files
from bot.core.words.limits import BUTTON_LABEL, length
from engine.core.files.library import games
from engine.core.text import LocalizedText, Value, text
from tests.bot.label_keys import LIMITS, find_limited_keys

LEGIBLE = 32
"""Maximum length of a menu's placeholder at a width of 390 pixels."""
LONG_NAME = "Bartholomäus von Hohenzollern-24"
"""A display name of 32 characters, Discord's maximum."""
GAME = max((game.id for game in games().values()), key=len)
VALUES: dict[str, Value] = {
    "player": LONG_NAME, "members": LONG_NAME, "team": LONG_NAME, "match": text(f"{GAME}-name"),
    "game": text(f"{GAME}-name"), "hours": 168, "time": text("duration-minutes", count=1440), "line": 4,
    "players": 8, "number": 99_999, "count": 25, "parts": 9, "part": 9, "lines": 4, "turns": 99, "most": 25,
    "state": text("setting-off"), "setting": text("setting-days-off"), "words": "x" * 20,
    "title": text("form-preset"), "option": "x" * 40, "goal": "x" * 60, "detail": "x" * 20,
}  # fmt: skip
"""A long real value for each variable of a label."""


@cache
def messages(locale: str) -> dict[str, str]:
    """Return a language's messages by key, with their placeholders."""
    source = "\n".join(file.read_text(encoding="utf-8") for file in own_files(locale))
    found = re.findall(r"^([a-z][a-z0-9-]*) =(.*(?:\n[ \t].*)*)", source, flags=re.MULTILINE)
    return dict(found)


@cache
def limited_keys() -> dict[str, int]:
    """Return the keys of all limited texts with the lowest limit of each."""
    found = dict[str, int]()
    for pattern, name in find_limited_keys():
        for key in messages("en"):
            if re.fullmatch(pattern, key):
                found[key] = min(found.get(key, LIMITS[name]), LIMITS[name])
    for key in messages("en"):
        if key.startswith("button-"):
            found[key] = min(found.get(key, BUTTON_LABEL), BUTTON_LABEL)
    return found


def rendered(key: str, locale: str, **changed: Value) -> str:
    """Return a text with a long value for each of its variables, unless others are given."""
    named = set(re.findall(r"\$([a-z]+)", messages(locale)[key] + messages("en")[key]))
    assert named <= VALUES.keys(), f"{key}: add long values for {named - VALUES.keys()}"
    values = {**{name: VALUES[name] for name in named}, **changed}
    return Translator(locale, strict=True)(LocalizedText(key, tuple(sorted(values.items()))))


@pytest.mark.long
@pytest.mark.parametrize("locale", locales())
def test_no_label_exceeds_its_limit(locale: str) -> None:
    assert len(limited_keys()) > 180
    cut = {
        key: shown for key, limit in limited_keys().items() if length(shown := rendered(key, locale)) > limit
    }
    assert cut == {}


@pytest.mark.long
@pytest.mark.parametrize("locale", locales())
def test_placeholders_can_be_read_on_a_phone(locale: str) -> None:
    placeholders = {
        key
        for pattern, name in find_limited_keys()
        if name == "PLACEHOLDER"
        for key in messages("en")
        if re.fullmatch(pattern, key) and key != "panel-part"  # a game's heading, numbered
    }
    assert "learn-choose" in placeholders
    long = {key: shown for key in placeholders if len(shown := rendered(key, locale)) > LEGIBLE}
    assert long == {}
