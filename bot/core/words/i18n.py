"""Translation of LocalizedText into a language.

Translations are in `bot/<area>/locales/<language>/<feature>.ftl`; each game has its own in its folder. All
files are discovered automatically. The languages of the shared files are the supported languages.
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
from bot.core.words.names import NAMELESS_PLAYER, clean_text
from bot.core.words.redaction import is_redacted
from engine.core.files.library import games
from engine.core.text import LocalizedText, Quote, SeatName, Value

SHARED = Path(__file__).parents[1] / "locales"
"""Folder with the shared translations, one subfolder per language."""
FALLBACK = "en"
REGIONS = {"en": "en_001"}
"""Locales that replace Babel's default for a language. In British English, lists have no comma before the last item.
"""
CACHE_SIZE = 2048
"""Number of cached texts per language. Consecutive panels and their images share most of their texts."""
log = logging.getLogger(__name__)

FluentValues: TypeAlias = "dict[str, str | int]"


class MissingTranslation(Exception):
    """Raised for a text that can't be translated.

    Either its key is missing, or its values do not fit the message.
    """


@cache
def locales() -> tuple[str, ...]:
    """Return the supported languages, fallback first."""
    found = sorted(folder.name for folder in SHARED.iterdir())
    return (FALLBACK, *(name for name in found if name != FALLBACK))


def pick_locale(*wanted: str | None) -> str:
    """Return the first of the given locales that is supported, or else the fallback.

    If `de-AT` is not supported, `de` is tried.
    """
    for name in filter(None, wanted):
        for known in (name, name.split("-")[0]):
            if known in locales():
                return known
    return FALLBACK


@cache
def language_name(locale: str) -> str:
    """Return a language's name in that language.

    Its other translations, which take megabytes, are not loaded.
    """
    return plain_message((SHARED / locale / "words.ftl").read_text(encoding="utf-8"), "language")


@cache
def translator(locale: str) -> Translator:
    """Return a language's translator, loading it on first use."""
    return Translator(locale)


class Translator:
    """The translator for one language, with English as fallback.

    For a text without a translation, a strict translator raises MissingTranslation. Other translators log an
    error and show the key, which is more useful to readers than an empty line.
    """

    def __init__(self, locale: str, *, strict: bool = False) -> None:
        self.locale = locale
        self._strict = strict
        self._bundle = _bundle(locale)
        self._cached = lru_cache(CACHE_SIZE)(self._translate)

    def __call__(self, text: LocalizedText, names: Sequence[str] = ()) -> str:
        """Translate a text; `names` are the players' names by seat, already escaped for the output."""
        return self._translate_cached(text, tuple(names))[0]

    def attributes(self, text: LocalizedText) -> dict[str, str]:
        """Return a message's translated attributes by name, such as grammatical cases or descriptions."""
        return dict(self._translate_cached(text, ())[1])

    @cached_property
    def babel_locale(self) -> Locale:
        """Return Babel's locale data for the language, for example for lists and weekdays."""
        return Locale.parse(REGIONS.get(self.locale, self.locale))

    def join_list(self, items: Sequence[str]) -> str:
        """Join phrases as is usual in the language, for example `a, b and c`."""
        return format_list(items, locale=self.babel_locale)

    def join_alternatives(self, items: Sequence[str]) -> str:
        """Join phrases as is usual in the language, for example `a, b or c`."""
        return format_list(items, style="or", locale=self.babel_locale)

    def player(self, name: str) -> str:
        """Return a player's name, translated if the player has no visible name."""
        found = NAMELESS_PLAYER.fullmatch(name)
        if found is None:
            return name
        return f"{found[1]}{self(LocalizedText('player-nameless', (('seat', found[2]),)))}{found[3]}"

    def mention(self, user_key: int) -> str:
        """Return a mention that contains the user's key.

        When the message is sent, the key is replaced with the Discord id.
        """
        return f"<@{user_key}>"

    def _translate_cached(self, text: LocalizedText, names: tuple[str, ...]) -> tuple[str, dict[str, str]]:
        # A redacted text must neither be read from the cache nor be stored in it.
        return self._translate(text, names) if is_redacted() else self._cached(text, names)

    def _translate(self, text: LocalizedText, names: tuple[str, ...]) -> tuple[str, dict[str, str]]:
        bundle = self._bundle if self._bundle.has_message(text.key) else _bundle(FALLBACK)
        if not bundle.has_message(text.key):
            if (name := name_of_missing_game(text.key)) and not self._strict:
                return name, {}
            self._report_error(f"no words for {text.key!r}")
            return text.key, {}
        message, values = bundle.get_message(text.key), self._values(text, names)
        attributes = {
            name: self._format(bundle, text, pattern, values) for name, pattern in message.attributes.items()
        }
        return self._format(bundle, text, message.value, values) if message.value else "", attributes

    def _values(self, text: LocalizedText, names: tuple[str, ...]) -> FluentValues:
        worded: FluentValues = {}
        for name, value in text.values:
            worded.update(self._value(name, value, names))
        return worded

    def _value(self, name: str, value: Value, names: tuple[str, ...]) -> FluentValues:
        if isinstance(value, str | int):
            return {name: value}
        if isinstance(value, SeatName):
            return {name: self.player(names[value.seat])}
        if isinstance(value, Quote):
            return {name: clean_text(value.words)}
        if isinstance(value, LocalizedText):
            return _with_attributes(name, *self._translate_cached(value, names))
        return self._list(name, [self._item(item, names) for item in value])

    def _item(self, item: LocalizedText | SeatName, names: tuple[str, ...]) -> tuple[str, dict[str, str]]:
        if isinstance(item, SeatName):
            return self.player(names[item.seat]), {}
        return self._translate_cached(item, names)

    def _list(self, name: str, items: Sequence[tuple[str, Mapping[str, str]]]) -> FluentValues:
        """Join the items into a list.

        If the items' messages have attributes with other grammatical forms, a list is also made for each of
        these forms.
        """
        cases = {case for _, attributes in items for case in attributes}
        forms = {
            case: self.join_list([attributes.get(case, plain) for plain, attributes in items])
            for case in cases
        }
        return _with_attributes(name, self.join_list([plain for plain, _ in items]), forms)

    def _format(self, bundle: Bundle, text: LocalizedText, pattern: Any, values: FluentValues) -> str:
        sentence, errors = bundle.format_pattern(pattern, values)
        if errors:
            self._report_error(f"{text.key!r} in {self.locale!r}: {errors}")
        return str(sentence)

    def _report_error(self, what: str) -> None:
        if self._strict:
            raise MissingTranslation(what)
        log.error("%s", what)


def name_of_missing_game(key: str) -> str | None:
    """Return a readable name for a game that can't be loaded, made from the key of its name."""
    game_id = key.removesuffix("-name")
    is_missing = game_id != key and game_id not in games()
    return game_id.replace("-", " ").capitalize() if is_missing else None


def _with_attributes(name: str, plain: str, attributes: Mapping[str, str]) -> FluentValues:
    return {name: plain, **{f"{name}-{case}": form for case, form in attributes.items()}}


@cache
def _bundle(locale: str) -> Bundle:
    return Bundle(locale, (file.read_text(encoding="utf-8") for file in files_of(locale)))


def clear_caches() -> None:
    """Forget all texts, because other games are available."""
    translator.cache_clear()
    _bundle.cache_clear()


def files_of(locale: str) -> tuple[Path, ...]:
    """Return all translation files for a language: the bot's own and those of the games."""
    return (*own_files(locale), *_files_of_games(locale))


def own_files(locale: str) -> list[Path]:
    """Return the bot's own translation files for a language, ordered by feature."""
    # If several folders contain a feature, Python imports the feature from the first one. Its translations
    # therefore take precedence.
    roots = [Path(root) for root in reversed([*bot.__path__])]
    found = {file.stem: file for root in roots for file in root.glob(f"*/locales/{locale}/*.ftl")}
    return [found[feature] for feature in sorted(found)]


def _files_of_games(locale: str) -> Iterable[Path]:
    folders = (game.folder / name for game in games().values() for name in ("locales", "lesson"))
    return filter(Path.is_file, (folder / f"{locale}.ftl" for folder in folders))
