"""Normalization of typed words, and the words that translators list for the parsers. Pure functions."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from bot.core.words.i18n import locales, translator
from engine.core.text import LocalizedText

SEPARATORS = re.compile(r"[\s,/_()-]+")


def normalize(given: str) -> str:
    """Return a text in lowercase, without accents and with single spaces."""
    return " ".join(SEPARATORS.sub(" ", without_accents(given)).split())


def without_accents(given: str) -> str:
    """Return a text in lowercase and without accents."""
    decomposed = unicodedata.normalize("NFKD", given.casefold().replace("ł", "l"))
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter)).strip()


@cache
def word_list(key: str) -> frozenset[str]:
    """Return the comma-separated words of a translation in all languages, normalized."""
    listed = (translator(locale)(LocalizedText(key)) for locale in locales())
    return frozenset(normalize(word) for words in listed for word in words.split(","))


def without_words(given: str, dropped: frozenset[str]) -> str:
    """Return a normalized text without the given words."""
    return " ".join(word for word in given.split() if word.rstrip(".") not in dropped)
