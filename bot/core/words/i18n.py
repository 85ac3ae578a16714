"""Wording: a Text and a language in, a sentence out.

Words lie in files `bot/<area>/locales/<language>/<feature>.ftl`, those of a game in its own folder; all are found by
walking. The languages are those in which the shared words beside this file are written.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any, TypeAlias

from babel import Locale
from babel.lists import format_list

import bot
from bot.core.words.bundles import Bundle, plain_message
from bot.core.words.names import clean_words
from engine.core.library import games
from engine.core.text import Quote, Text, Value, Who

SHARED = Path(__file__).parents[1] / "locales"
"""A folder for each language."""
FALLBACK = "en"
REGIONS = {"en": "en_001"}
"""Where a language is not written as Babel has it: `a, b and c`, without a comma before the last."""
KEPT = 2048
"""Sentences of a language that are kept: a panel says much of what the last one said, and its picture says it too."""
log = logging.getLogger(__name__)

Worded: TypeAlias = "dict[str, str | int]"


class MissingWords(Exception):
    """A text can't be worded: no file holds its key, or its values do not fit the sentence."""


@cache
def locales() -> tuple[str, ...]:
    """Return the languages there are words for, the fallback first."""
    found = sorted(folder.name for folder in SHARED.iterdir())
    return (FALLBACK, *(name for name in found if name != FALLBACK))


def pick(*wanted: str | None) -> str:
    """Return the first of the wanted locales there are words for: `de-AT` is served by `de`."""
    for name in filter(None, wanted):
        for known in (name, name.split("-")[0]):
            if known in locales():
                return known
    return FALLBACK


@cache
def name_of(locale: str) -> str:
    """Return what a language is called in itself; its other words, which take megabytes, are not read for that."""
    return plain_message((SHARED / locale / "words.ftl").read_text(encoding="utf-8"), "language")


@cache
def words(locale: str) -> Words:
    """Return the words of a language, read once."""
    return Words(locale)


class Words:
    """The words of one language; what it lacks is said in English.

    A strict one raises MissingWords where the other logs the slip and shows the key, because a reader
    is served better by a clumsy line than by none.
    """

    def __init__(self, locale: str, *, strict: bool = False) -> None:
        self.locale = locale
        self._strict = strict
        self._bundle = _bundle(locale)
        self._worded = lru_cache(KEPT)(self._word)

    def __call__(self, said: Text, names: Sequence[str] = ()) -> str:
        """Word a text; `names` are the players' by seat, cleaned for where they will stand."""
        return self._worded(said, tuple(names))[0]

    def attributes(self, said: Text) -> dict[str, str]:
        """Word the attributes of a text's message by name: grammatical cases, descriptions."""
        return dict(self._worded(said, ())[1])

    @cached_property
    def conventions(self) -> Locale:
        """How the language joins lists and calls the days."""
        return Locale.parse(REGIONS.get(self.locale, self.locale))

    def listed(self, items: Sequence[str]) -> str:
        """Join phrases as the language does: `a, b and c`."""
        return format_list(items, locale=self.conventions)

    def mention(self, person: int) -> str:
        """Return the mention of a user by their key, which is resolved when the message is sent."""
        return f"<@{person}>"

    def _word(self, said: Text, names: tuple[str, ...]) -> tuple[str, dict[str, str]]:
        bundle = self._bundle if self._bundle.has_message(said.key) else _bundle(FALLBACK)
        if not bundle.has_message(said.key):
            self._slip(f"no words for {said.key!r}")
            return said.key, {}
        message, values = bundle.get_message(said.key), self._values(said, names)
        attributes = {
            name: self._format(bundle, said, pattern, values) for name, pattern in message.attributes.items()
        }
        return self._format(bundle, said, message.value, values) if message.value else "", attributes

    def _values(self, said: Text, names: tuple[str, ...]) -> Worded:
        worded: Worded = {}
        for name, value in said.values:
            worded.update(self._value(name, value, names))
        return worded

    def _value(self, name: str, value: Value, names: tuple[str, ...]) -> Worded:
        if isinstance(value, str | int):
            return {name: value}
        if isinstance(value, Who):
            return {name: names[value.seat]}
        if isinstance(value, Quote):
            return {name: clean_words(value.words)}
        if isinstance(value, Text):
            return _with_attributes(name, *self._worded(value, names))
        return self._list(name, [self._item(item, names) for item in value])

    def _item(self, item: Text | Who, names: tuple[str, ...]) -> tuple[str, dict[str, str]]:
        return (names[item.seat], {}) if isinstance(item, Who) else self._worded(item, names)

    def _list(self, name: str, items: Sequence[tuple[str, Mapping[str, str]]]) -> Worded:
        """Join the items once plainly and once by every attribute that any of them has."""
        cases = {case for _, attributes in items for case in attributes}
        forms = {
            case: self.listed([attributes.get(case, plain) for plain, attributes in items]) for case in cases
        }
        return _with_attributes(name, self.listed([plain for plain, _ in items]), forms)

    def _format(self, bundle: Bundle, said: Text, pattern: Any, values: Worded) -> str:
        sentence, errors = bundle.format_pattern(pattern, values)
        if errors:
            self._slip(f"{said.key!r} in {self.locale!r}: {errors}")
        return str(sentence)

    def _slip(self, what: str) -> None:
        if self._strict:
            raise MissingWords(what)
        log.error("%s", what)


def _with_attributes(name: str, plain: str, attributes: Mapping[str, str]) -> Worded:
    return {name: plain, **{f"{name}-{case}": form for case, form in attributes.items()}}


@cache
def _bundle(locale: str) -> Bundle:
    return Bundle(locale, (file.read_text(encoding="utf-8") for file in files_of(locale)))


def files_of(locale: str) -> tuple[Path, ...]:
    """Return the files of all words in a language: the bot's own, and those of games."""
    return (*own_files(locale), *_files_of_games(locale))


def own_files(locale: str) -> list[Path]:
    """Return the files of the bot's own words in a language, in the order of their features."""
    # Where a feature is found twice, the first one is imported, and it is the first one that speaks.
    roots = [Path(root) for root in reversed([*bot.__path__])]
    found = {file.stem: file for root in roots for file in root.glob(f"*/locales/{locale}/*.ftl")}
    return [found[feature] for feature in sorted(found)]


def _files_of_games(locale: str) -> Iterable[Path]:
    folders = (game.folder / name for game in games().values() for name in ("locales", "lesson"))
    return filter(Path.is_file, (folder / f"{locale}.ftl" for folder in folders))
