"""Tests for mentions: commands are clickable and in the reader's language, and users appear by id."""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path

import pytest
from discord.app_commands import Group
from msgspec.structs import replace

from bot.core.accounts import Accounts
from bot.core.interactions.commands import full_name
from bot.core.interactions.contexts import AnyCommand
from bot.core.words.i18n import locales, own_files
from bot.core.words.layout import MessageView, StoredView, text_message
from bot.core.words.mentions import COMMAND, Mentions
from bot.runtime.routing.commands import SYNC_FILE, all_commands, names_in
from engine.core.files.library import games
from host.matches.users import ResolvedUsers, is_user_key
from storage.matches.users import FIRST_KEY
from tests.bot.port import Port, text_of

ADA, BEN = FIRST_KEY + 1, FIRST_KEY + 2


class KnownAccounts(Accounts):
    """A fake account store that contains one user and one deleted user."""

    async def resolve(self, keys: Collection[int]) -> ResolvedUsers:
        """Return the users without querying a database."""
        assert all(map(is_user_key, keys))
        return ResolvedUsers({key: 71 for key in keys if key == ADA}, {BEN: "a *former* member"})


KNOWN = KnownAccounts.__new__(KnownAccounts)
NAMES = {spoken: name for locale in locales() for spoken, name in names_in(locale).items()}


@pytest.fixture
def mentions() -> Mentions:
    known = Mentions(KNOWN)
    known.set_commands({"game": 7, "host": 8, "help": 9}, names_in)
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
def test_command_names_become_command_mentions(mentions: Mentions, written: str, shown: str) -> None:
    assert mentions.mention_commands(written) == shown
    assert mentions.mention_commands(shown) == shown


async def test_direct_messages_mention_only_commands_that_work_there() -> None:
    known = Mentions(KNOWN)
    known.set_commands({"game": 7, "settings": 8}, names_in, frozenset({"settings"}))
    shown = await known.insert_mentions(text_message("`/game open`, `/settings me`"), in_dm=True)
    assert layout_text(shown) == "`/game open`, </settings me:8>"


def test_text_is_unchanged_without_command_ids() -> None:
    assert Mentions(KNOWN).mention_commands("`/game open`") == "`/game open`"


async def test_long_or_verbatim_text_gets_no_command_mentions(
    mentions: Mentions,
) -> None:
    full, exact = (
        text_message("`/help` " * 499),
        MessageView(text_message("`/help`").layout, is_verbatim=True),
    )
    for post in (full, exact):
        before = layout_text(post)
        assert layout_text(await mentions.insert_mentions(post)) == before


async def test_user_keys_become_user_mentions(mentions: Mentions) -> None:
    text = f"<@{ADA}> and <@{BEN}> play, <@&{ADA}> looks on, and so does <@123456789012345678>."
    post = MessageView(text_message(text).layout, pinged=(ADA, BEN, 5))
    post = replace(post, followup=text_message(f"<@{ADA}> has left."))
    sent = await mentions.insert_mentions(post)
    assert layout_text(sent) == text.replace(f"<@{ADA}>", "<@71>").replace(
        f"<@{BEN}>", "a \\*former\\* member"
    )
    assert sent.pinged == (71, 5), "nobody who was deleted"
    assert sent.followup is not None
    assert layout_text(sent.followup) == "<@71> has left."
    again = await mentions.insert_mentions(sent)
    assert (layout_text(again), again.pinged) == (layout_text(sent), sent.pinged)


async def test_unknown_user_key_is_removed_from_messages(mentions: Mentions) -> None:
    sent = await mentions.insert_mentions(text_message(f"<@{BEN + 1}> resigns."))
    assert str(BEN + 1) not in layout_text(sent)


async def test_stored_message_gets_user_mentions(mentions: Mentions) -> None:
    stands = [{"type": 17, "components": [{"type": 10, "content": f"Waiting for <@{ADA}>"}]}]
    sent = await mentions.insert_mentions(MessageView(StoredView(stands)))
    assert isinstance(sent.layout, StoredView)
    assert sent.layout.texts() == ["Waiting for <@71>"]


def layout_text(post: MessageView) -> str:
    return "".join(getattr(part, "content", "") for part in post.layout.walk_children())


def all_subcommands() -> list[AnyCommand]:
    return [
        one
        for command in all_commands()
        for one in (command.commands if isinstance(command, Group) else (command,))
    ]


def test_command_name_is_unambiguous_across_languages() -> None:
    told = {
        (full_name(subcommand, locale), subcommand.qualified_name)
        for subcommand in all_subcommands()
        for locale in locales()
    }
    assert len(dict(told)) == len(told)


@pytest.mark.parametrize("locale", locales())
def test_commands_named_in_translations_exist(locale: str) -> None:
    own = [full_name(made, locale) for made in (*all_commands(), *all_subcommands())]
    files = [*own_files(locale), *(game.folder / "locales" / f"{locale}.ftl" for game in games().values())]
    written = [found for file in files if file.is_file() for found in COMMAND.findall(read_texts(file))]
    assert len(written) > 20
    assert [name for name in written if not any(name == one or has_option(name, one) for one in own)] == []


def has_option(name: str, command: str) -> bool:
    """Return whether a command's name is followed by an option."""
    return name.startswith(f"{command} ") and ":" in name


def read_texts(file: Path) -> str:
    return re.sub(r"^#.*$", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE)


async def test_command_ids_are_kept_after_a_restart(port: Port) -> None:
    mention = re.compile(r"Open one with </game open:\d+>")
    assert mention.search(text_of((await port.ada.slash(port.lobby, "board")).response))
    await port.restart()
    assert mention.search(text_of((await port.ada.slash(port.lobby, "board")).response))
    port.locales[port.ben.id] = "de"
    assert "> (/spiel eröffnen) startest du eine" in text_of(
        (await port.ben.slash(port.lobby, "board")).response
    )


async def test_commands_without_ids_are_plain_text(port: Port) -> None:
    (port.folder / SYNC_FILE).unlink()
    port.env.inject_error("PUT", "/applications/*", status=500, times=2)
    await port.restart()
    assert "Open one with `/game open`" in text_of((await port.ada.slash(port.lobby, "board")).response)
