"""Translations: complete in every language, with the same placeholders and correct grammar."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import bot
import host
from bot.core.words.i18n import MissingTranslation, Translator, locales, own_files, pick, translator
from engine.core.text import LocalizedText, text, whose


def code_of(package: ModuleType) -> str:
    """Return the source code of a package, including features found elsewhere on the path."""
    files = {file for root in package.__path__ for file in Path(root).rglob("*.py")}
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def code_of_bot() -> str:
    return code_of(bot)


def code_of_host() -> str:
    return code_of(host)


class Placeholders(Visitor):
    """A visitor that collects the placeholders of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the library's name
        self.names.add(node.id.name)


def messages(locale: str) -> dict[str, ast.Message]:
    body = [entry for file in own_files(locale) for entry in parse(file.read_text(encoding="utf-8")).body]
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len(found) == len({entry.id.name for entry in found}), "a key is said twice"
    return {entry.id.name: entry for entry in found}


def shape(message: ast.Message) -> tuple[set[str], set[str]]:
    found = Placeholders()
    found.visit(message)
    return found.names, {attribute.id.name for attribute in message.attributes}


def test_english_german_and_polish_are_there_english_first() -> None:
    assert locales() == ("en", "de", "pl")


@pytest.mark.parametrize("locale", ["de", "pl"])
def test_every_feature_speaks_every_language(locale: str) -> None:
    assert [file.name for file in own_files(locale)] == [file.name for file in own_files("en")]


@pytest.mark.parametrize("locale", ["de", "pl"])
def test_every_language_says_everything_with_the_same_values(locale: str) -> None:
    english, other = messages("en"), messages(locale)
    assert list(other) == list(english)
    different = {key for key in english if shape(english[key]) != shape(other[key])}
    assert different == set()


def test_every_key_in_the_code_has_words() -> None:
    known = messages("en")
    used = set(re.findall(r"""\b[Tt]ext\(\s*["']([a-z-]+)["']""", code_of_bot()))
    assert len(used) > 50
    assert {key for key in used if key not in known and not key.startswith("list-")} == set()


def test_every_refusal_of_the_host_has_words() -> None:
    code = code_of_host()
    refusals = {f"refusal-{key}" for key in re.findall(r"""user_error\(\s*["']([a-z-]+)["']""", code)}
    plain = set(re.findall(r"""["']((?:refusal|told)-[a-z-]+)["']""", code))
    assert len(refusals) > 20
    assert (refusals | plain) - set(messages("en")) == set()


def test_no_words_are_left_that_nobody_says() -> None:
    code = code_of_bot() + code_of_host()
    spoken = {key for key in messages("en") if key in code or f'"{key.removeprefix("refusal-")}"' in code}
    spoken |= {"refusal-finished", "refusal-cancelled"}  # chosen by the status of the match
    made_up = re.compile(
        r"(permission|receipt|command|option|choice|button|status|card|help|verify|told|setting|time-control|duration|misfit|act|notice|chart|receipt)-"
    )
    silent = {key for key in messages("en") if key not in spoken and not made_up.match(key)}
    assert silent == set()


def test_a_locale_is_served_by_its_language_else_in_english() -> None:
    assert pick("de-AT") == "de"
    assert pick(None, "", "pl") == "pl"
    assert pick("fr", "en-GB") == "en"
    assert pick("zh-TW") == "en"


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (1, "…i jeszcze 1 partia."),
        (3, "…i jeszcze 3 partie."),
        (5, "…i jeszcze 5 partii."),
        (22, "…i jeszcze 22 partie."),
    ],
)
def test_polish_counts_as_polish_does(count: int, said: str) -> None:
    assert Translator("pl", strict=True)(text("mine-more", count=count)) == said


def test_names_stand_where_seats_are_meant() -> None:
    assert translator("de")(text("panel-waiting", **whose([1])), ["Ada", "Ben"]) == "Ben ist am Zug."


def test_those_who_choose_at_the_same_time_are_named_together() -> None:
    waiting = text("panel-waiting", **whose([0, 2, 3]))
    said = [translator(locale)(waiting, ["Ada", "Ben", "Cem", "Dea"]) for locale in locales()]
    assert said == [
        "Waiting for Ada, Cem and Dea.",
        "Ada, Cem und Dea sind am Zug.",
        "Teraz grają Ada, Cem i Dea.",
    ]


def test_lists_are_joined_as_the_language_does() -> None:
    assert translator("en").listed(["a", "b", "c"]) == "a, b and c"
    assert translator("de").listed(["a", "b", "c"]) == "a, b und c"
    assert translator("pl").listed(["a", "b"]) == "a i b"
    assert translator("pl").listed(["a"]) == "a"
    assert translator("pl").listed([]) == ""


def test_a_text_within_a_text_brings_its_cases_along() -> None:
    part = LocalizedText("nauticus-part-hull-bow")
    nested = translator("pl").attributes(part)
    assert nested["acc"] != ""
    assert (
        translator("de").attributes(part).keys()
        == translator("de").attributes(LocalizedText("nauticus-part-hull-stern")).keys()
    )


def test_a_missing_key_is_shown_and_logged_or_raised_where_asked(caplog: pytest.LogCaptureFixture) -> None:
    assert translator("en")(LocalizedText("nothing-of-the-kind")) == "nothing-of-the-kind"
    assert "nothing-of-the-kind" in caplog.text
    with pytest.raises(MissingTranslation):
        Translator("en", strict=True)(LocalizedText("nothing-of-the-kind"))


def test_a_missing_value_is_raised_where_asked() -> None:
    with pytest.raises(MissingTranslation):
        Translator("en", strict=True)(LocalizedText("notice-ping"))
