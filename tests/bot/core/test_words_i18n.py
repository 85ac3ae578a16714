"""Tests that translations are complete in every language, with the same placeholders and correct grammar."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import bot
import host
import pages
from bot.core.words.i18n import MissingTranslation, Translator, locales, own_files, pick_locale, translator
from engine.core.text import LocalizedText, seat_values, text


def read_code(package: ModuleType) -> str:
    """Return a package's source code.

    Features in other folders on the package's `__path__` are included.
    """
    files = {file for root in package.__path__ for file in Path(root).rglob("*.py")}
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def read_bot_code() -> str:
    return read_code(bot)


def read_host_code() -> str:
    return read_code(host)


def read_page_code() -> str:
    templates = Path(pages.__file__).parent.rglob("*.html")
    return read_code(pages) + "\n".join(file.read_text(encoding="utf-8") for file in templates)


class Placeholders(Visitor):
    """A visitor that collects a message's placeholders."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # name required by the library
        self.names.add(node.id.name)


def parse_messages(locale: str) -> dict[str, ast.Message]:
    body = [entry for file in own_files(locale) for entry in parse(file.read_text(encoding="utf-8")).body]
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len(found) == len({entry.id.name for entry in found}), "a key is said twice"
    return {entry.id.name: entry for entry in found}


def placeholders_of(message: ast.Message) -> tuple[set[str], set[str]]:
    found = Placeholders()
    found.visit(message)
    return found.names, {attribute.id.name for attribute in message.attributes}


def test_locales_are_english_german_and_polish() -> None:
    assert locales() == ("en", "de", "pl")


@pytest.mark.parametrize("locale", ["de", "pl"])
def test_every_locale_has_the_same_files(locale: str) -> None:
    assert [file.name for file in own_files(locale)] == [file.name for file in own_files("en")]


@pytest.mark.long
@pytest.mark.parametrize("locale", ["de", "pl"])
def test_every_locale_has_the_same_messages_and_placeholders(locale: str) -> None:
    english, other = parse_messages("en"), parse_messages(locale)
    assert list(other) == list(english)
    different = {key for key in english if placeholders_of(english[key]) != placeholders_of(other[key])}
    assert different == set()


def test_every_message_key_in_the_code_is_translated() -> None:
    known = parse_messages("en")
    used = set(re.findall(r"""\b[Tt]ext\(\s*["']([a-z-]+)["']""", read_bot_code()))
    assert len(used) > 50
    assert {key for key in used if key not in known and not key.startswith("list-")} == set()


def test_every_user_error_of_the_host_is_translated() -> None:
    code = read_host_code()
    refusals = {f"refusal-{key}" for key in re.findall(r"""user_error\(\s*["']([a-z-]+)["']""", code)}
    plain = set(re.findall(r"""["']((?:refusal|told)-[a-z-]+)["']""", code))
    assert len(refusals) > 20
    assert (refusals | plain) - set(parse_messages("en")) == set()


@pytest.mark.long
def test_every_translated_message_is_used() -> None:
    code = read_bot_code() + read_host_code() + read_page_code()
    spoken = {
        key for key in parse_messages("en") if key in code or f'"{key.removeprefix("refusal-")}"' in code
    }
    spoken |= {
        "refusal-finished",
        "refusal-cancelled",
    }  # The bot selects one of these keys by the match's status.
    made_up = re.compile(
        r"(permission|receipt|command|option|choice|button|status|card|help|verify|told|setting|settings-section|time-control|duration|misfit|act|notice|chart|closure|league-act-agreed|page-(error|file|head|status|step)|pages-mode|form-(clock|rating|reliability)|forum-tag|analysis-portions|why-(much-)?better)-"
    )
    silent = {key for key in parse_messages("en") if key not in spoken and not made_up.match(key)}
    assert silent == set()


def test_player_without_a_visible_name_is_translated() -> None:
    waiting = text("card-waiting", **seat_values([1]), since="now")
    names = ["**Ada**", "**Player B**"]
    assert "**Player B**" in Translator("en")(waiting, names)
    assert "**Platz B**" in Translator("de")(waiting, names)
    assert "**Gracz B**" in Translator("pl")(waiting, names)


def test_unknown_locale_falls_back_to_english() -> None:
    assert pick_locale("de-AT") == "de"
    assert pick_locale(None, "", "pl") == "pl"
    assert pick_locale("fr", "en-GB") == "en"
    assert pick_locale("zh-TW") == "en"


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (1, "…i jeszcze 1 partia."),
        (3, "…i jeszcze 3 partie."),
        (5, "…i jeszcze 5 partii."),
        (22, "…i jeszcze 22 partie."),
    ],
)
def test_polish_plurals_are_correct(count: int, said: str) -> None:
    assert Translator("pl", strict=True)(text("mine-more", count=count)) == said


def test_seat_placeholders_are_replaced_by_names() -> None:
    assert translator("de")(text("panel-waiting", **seat_values([1])), ["Ada", "Ben"]) == "Ben ist am Zug."


def test_simultaneous_players_are_listed_together() -> None:
    waiting = text("panel-waiting", **seat_values([0, 2, 3]))
    texts = [translator(locale)(waiting, ["Ada", "Ben", "Cem", "Dea"]) for locale in locales()]
    assert texts == [
        "Waiting for Ada, Cem and Dea.",
        "Ada, Cem und Dea sind am Zug.",
        "Teraz grają Ada, Cem i Dea.",
    ]


def test_lists_are_joined_per_locale() -> None:
    assert translator("en").join_list(["a", "b", "c"]) == "a, b and c"
    assert translator("de").join_list(["a", "b", "c"]) == "a, b und c"
    assert translator("pl").join_list(["a", "b"]) == "a i b"
    assert translator("pl").join_list(["a"]) == "a"
    assert translator("pl").join_list([]) == ""


def test_nested_message_has_its_case_attributes() -> None:
    part = LocalizedText("nauticus-part-hull-bow")
    nested = translator("pl").attributes(part)
    assert nested["acc"] != ""
    assert (
        translator("de").attributes(part).keys()
        == translator("de").attributes(LocalizedText("nauticus-part-hull-stern")).keys()
    )


def test_missing_key_is_logged_or_raised_in_strict_mode(caplog: pytest.LogCaptureFixture) -> None:
    assert translator("en")(LocalizedText("nothing-of-the-kind")) == "nothing-of-the-kind"
    assert "nothing-of-the-kind" in caplog.text
    with pytest.raises(MissingTranslation):
        Translator("en", strict=True)(LocalizedText("nothing-of-the-kind"))


def test_missing_placeholder_raises_in_strict_mode() -> None:
    with pytest.raises(MissingTranslation):
        Translator("en", strict=True)(LocalizedText("notice-ping"))
