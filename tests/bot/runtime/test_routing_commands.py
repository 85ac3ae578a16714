"""Tests that commands are registered only after a change, within Discord's limits and in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from discord import AppCommandType

from bot.core.words.i18n import locales
from tests.bot.port import Port, text_of

NAME = re.compile(r"^[-_'\w]{1,32}$")
SYNC = ("PUT", "/applications/")


async def command_payloads(port: Port) -> list[dict[str, Any]]:
    translator = port.bot.tree.translator
    assert translator is not None
    commands = port.bot.tree.get_commands(type=AppCommandType.chat_input)
    return [await command.get_translated_payload(port.bot.tree, translator) for command in commands]


def walk_parts(entries: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in entries:
        yield part
        yield from walk_parts(part.get("options", []))


async def test_commands_are_within_discord_limits(port: Port) -> None:
    commands = await command_payloads(port)
    assert len(commands) <= 100
    for part in walk_parts(commands):
        assert len(part.get("options", [])) <= 25
        assert len(part.get("choices", [])) <= 25
        for name in (part["name"], *part["name_localizations"].values()):
            assert NAME.match(name), name
            assert name == name.lower()
        for described in (part["description"], *part["description_localizations"].values()):
            assert 1 <= len(described) <= 100, described
        for choice in part.get("choices", []):
            assert all(
                1 <= len(name) <= 100
                for name in (choice["name"], *choice.get("name_localizations", {}).values())
            )


async def test_command_has_at_most_8000_characters(port: Port) -> None:
    for command in await command_payloads(port):
        for locale in (None, *locales()[1:]):
            assert sum(count_characters(part, locale) for part in walk_parts([command])) <= 8000


def count_characters(part: dict[str, Any], locale: str | None) -> int:
    name = part["name_localizations"].get(locale, part["name"])
    description = part["description_localizations"].get(locale, part["description"])
    choices = sum(len(choice["name"]) + len(str(choice["value"])) for choice in part.get("choices", []))
    return len(name) + len(description) + choices


async def test_every_command_part_is_translated(port: Port) -> None:
    for part in walk_parts(await command_payloads(port)):
        assert {"de", "pl"} <= set(part["name_localizations"]), part["name"]
        assert {"de", "pl"} <= set(part["description_localizations"]), part["name"]


@pytest.mark.parametrize("locale", ["en", "de", "pl"])
async def test_sibling_command_names_are_unique(port: Port, locale: str) -> None:
    commands = await command_payloads(port)
    for beside in (commands, *(part["options"] for part in walk_parts(commands) if part.get("options"))):
        names = [part["name_localizations"].get(locale, part["name"]) for part in beside]
        assert len(set(names)) == len(names)


def count_syncs(port: Port) -> int:
    return sum((call.method, call.path[:14]) == SYNC for call in port.env.http_requests)


async def test_unchanged_commands_are_registered_once(port: Port) -> None:
    assert count_syncs(port) == 1
    await port.restart()
    assert count_syncs(port) == 1
    assert "game open" in port.ada.available_commands(port.lobby)


async def test_changed_commands_are_registered_again(port: Port) -> None:
    (port.folder / "commands.sha256").write_text("of another version", encoding="utf-8")
    await port.restart()
    assert count_syncs(port) == 2


@pytest.mark.parametrize("status", [400, 403, 429, 500])
async def test_rejected_command_registration_does_not_stop_the_bot(
    port: Port, caplog: pytest.LogCaptureFixture, status: int
) -> None:
    (port.folder / "commands.sha256").unlink()
    port.env.inject_error("PUT", "/applications/*", status=status)
    await port.restart()
    assert "the commands were not registered" in caplog.text
    interaction_result = await port.ada.slash(port.lobby, "help")
    assert interaction_result.response is not None
    # The commands are registered again as soon as the bot is connected.
    assert (port.folder / "commands.sha256").is_file()


async def test_untranslatable_command_does_not_stop_the_bot(
    port: Port, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stumble(*_: object) -> None:
        raise KeyError("description")

    (port.folder / "commands.sha256").unlink()
    monkeypatch.setattr("bot.core.interactions.commands.CommandTranslator.translate", stumble)
    await port.restart()
    assert "the commands were not registered" in caplog.text
    assert "Board games" in text_of((await port.ada.slash(port.lobby, "help")).response)


async def test_unwritable_command_hash_does_not_stop_the_bot(port: Port) -> None:
    (port.folder / "commands.sha256").unlink()
    (port.folder / "commands.sha256").mkdir()
    await port.restart()
    assert count_syncs(port) == 2
    assert "Board games" in text_of((await port.ada.slash(port.lobby, "help")).response)
