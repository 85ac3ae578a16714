"""Commands that messages name can be clicked, and are called by their names in the reader's language beside that."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from discord.app_commands import Group

from bot.core.interactions.commands import full_name
from bot.core.words.i18n import locales, own_files
from bot.core.words.layout import Post, note
from bot.core.words.mentions import WRITTEN, Mentions
from bot.runtime.routing.commands import SYNCED, AnyCommand, all_commands, names_in
from engine.core.library import games
from tests.bot.port import Port, said

NAMES = {spoken: name for locale in locales() for spoken, name in names_in(locale).items()}


@pytest.fixture
def mentions() -> Mentions:
    known = Mentions()
    known.learn({"game": 7, "host": 8, "help": 9}, names_in)
    return known


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Open one with `/game open`", "Open one with </game open:7>"),
        ("`/hilfe`", "</help:9> (/hilfe)"),
        ("`/spiel eröffnen` eröffnet", "</game open:7> (/spiel eröffnen) eröffnet"),
        ("`/host move match:12`", "</host move:8> `match:12`"),
        ("`/host` alone, `/board`, `/gone`, `12 / 3`", "`/host` alone, `/board`, `/gone`, `12 / 3`"),
    ],
)
def test_commands_are_mentioned(mentions: Mentions, written: str, shown: str) -> None:
    assert mentions.mention(written) == shown
    assert mentions.mention(shown) == shown


def test_without_ids_a_text_stays_as_it_is() -> None:
    assert Mentions().mention("`/game open`") == "`/game open`"


def test_what_would_grow_too_long_or_is_said_to_the_letter_stays_as_it_is(mentions: Mentions) -> None:
    full, exact = note("`/help` " * 499), Post(note("`/help`").sheet, is_verbatim=True)
    for post in (full, exact):
        before = said_by(post)
        assert said_by(mentions.put_in(post)) == before


def said_by(post: Post) -> str:
    return "".join(getattr(part, "content", "") for part in post.sheet.walk_children())


def every_command() -> list[AnyCommand]:
    return [one for made in all_commands() for one in (made.commands if isinstance(made, Group) else (made,))]


def test_a_name_means_one_command_in_all_languages() -> None:
    told = {(full_name(one, locale), one.qualified_name) for one in every_command() for locale in locales()}
    assert len(dict(told)) == len(told)


@pytest.mark.parametrize("locale", locales())
def test_every_command_that_words_name_exists_and_is_called_so(locale: str) -> None:
    own = [full_name(made, locale) for made in (*all_commands(), *every_command())]
    files = [*own_files(locale), *(game.folder / "locales" / f"{locale}.ftl" for game in games().values())]
    written = [found for file in files if file.is_file() for found in WRITTEN.findall(read(file))]
    assert len(written) > 20
    assert [name for name in written if not any(name == one or is_longer(name, one) for one in own)] == []


def is_longer(name: str, command: str) -> bool:
    """Tell whether options follow a command."""
    return name.startswith(f"{command} ") and ":" in name


def read(file: Path) -> str:
    return re.sub(r"^#.*$", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE)


async def test_ids_are_kept_for_the_time_after_a_restart(port: Port) -> None:
    mention = re.compile(r"Open one with </game open:\d+>")
    assert mention.search(said((await port.ada.slash(port.lobby, "board")).response))
    await port.restart()
    assert mention.search(said((await port.ada.slash(port.lobby, "board")).response))
    port.locales[port.ben.id] = "de"
    assert "> (/spiel eröffnen) startest du eine" in said(
        (await port.ben.slash(port.lobby, "board")).response
    )


async def test_without_ids_commands_are_plain_text(port: Port) -> None:
    (port.folder / SYNCED).unlink()
    port.env.inject_error("PUT", "/applications/*", status=500, times=2)
    await port.restart()
    assert "Open one with `/game open`" in said((await port.ada.slash(port.lobby, "board")).response)
