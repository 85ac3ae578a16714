"""Tests for feature discovery: each click has one handler, and names are unique."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import StrEnum
from importlib import import_module
from inspect import getmembers, isclass
from pkgutil import iter_modules, walk_packages
from typing import Any

import pytest
from discord import app_commands

import bot
from bot.core.features import (
    Button,
    DuplicateName,
    Feature,
    buttons,
    check_unique_names,
    features,
    handlers,
    help_pages,
    modals,
)
from bot.core.ids import custom_id, parse_custom_id
from bot.core.interactions.commands import command, group_of
from bot.core.words.i18n import Translator, locales, translator
from bot.matches.settings.menus import Setting, click_name
from bot.runtime.routing.commands import all_commands
from engine.core.text import LocalizedText
from host.core.features import features as host_features


def declared_members(predicate: Callable[[object], bool]) -> Iterator[Any]:
    """Yield each matching member of the feature modules once, including members inside tuples."""
    areas = [
        f"bot.{area.name}"
        for area in iter_modules(bot.__path__)
        if area.name not in {"core", "runtime", "__main__"}
    ]
    found: dict[int, Any] = {}
    for area in areas:
        for each in walk_packages(import_module(area).__path__, f"{area}."):
            for _, value in getmembers(import_module(each.name)):
                members = value if isinstance(value, tuple) else (value,)
                found |= {id(member): member for member in members if predicate(member)}
    yield from found.values()


def declared_clicks() -> Iterator[str]:
    """Yield the click names that features declare."""
    for names in declared_members(isclass):
        if issubclass(names, StrEnum) and names.__name__.endswith(("Click", "Setting")):
            yield from (click_name(name) if isinstance(name, Setting) else name for name in names)


async def handle_click(*_: Any) -> Any:
    """Ignore a click."""


def test_features_are_discovered_in_alphabetical_order() -> None:
    assert list(features()) == sorted(features())
    assert {"play", "tables", "undo", "vote", "settings"} <= set(features())


def test_declared_clicks_match_registered_handlers() -> None:
    handled = [click for feature in features().values() for click in (*feature.clicks, *feature.modals)]
    assert sorted(declared_clicks()) == sorted(handled)


def test_every_declared_command_is_registered_by_a_feature() -> None:
    made = declared_members(lambda one: isinstance(one, app_commands.Command))
    brought = [command.qualified_name for feature in features().values() for command in feature.commands]
    assert sorted(one.qualified_name for one in made) == sorted(brought)


def test_host_commands_leave_room_for_new_ones() -> None:
    """Rare tools are on the panels: Discord allows at most 25 subcommands, and lists them all."""
    for group in ("host", "league-host"):
        offered = [
            one.name for feature in features().values() for one in feature.commands if group_of(one) == group
        ]
        assert "panel" in offered
        assert len(offered) <= 18, group


def test_handlers_include_the_clicks_of_all_features() -> None:
    assert len(handlers()) == sum(len(feature.clicks) for feature in features().values()) > 50


def test_click_names_round_trip_through_custom_ids() -> None:
    for name in handlers():
        written = f"{name}:1" if ":" in name else custom_id(1, name, number=1)
        assert parse_custom_id(written).name == name


def test_added_buttons_have_handlers_and_translated_labels() -> None:
    added = [button for feature in features().values() for button in feature.buttons]
    assert {button.click for button in added} <= {*handlers(), *modals()}
    assert all(
        translator(locale)(LocalizedText(button.label)) != button.label
        for button in added
        for locale in locales()
    )


def test_buttons_of_a_message_have_unique_positions() -> None:
    for place in {button.placement for feature in features().values() for button in feature.buttons}:
        orders = [button.order for button in buttons(place)]
        assert orders == sorted(set(orders))


def test_help_pages_appear_in_order() -> None:
    texts = [
        f"help-{subject}"
        for subject in ("opening", "playing", "thinking", "together", "looking", "settings", "hosting")
    ]
    assert [page for page in help_pages() if page in texts] == texts


@pytest.mark.parametrize("locale", locales())
def test_every_help_page_is_translated(locale: str) -> None:
    translate = Translator(locale, strict=True)
    assert all(translate(LocalizedText(page)) for page in help_pages())


@pytest.mark.parametrize("name", [name for name, feature in host_features().items() if feature.posts])
def test_features_with_host_messages_have_a_sender(name: str) -> None:
    assert features()[name].send is not None


def test_only_features_with_host_messages_have_a_sender() -> None:
    sending = {name for name, feature in features().items() if feature.send is not None}
    assert sending == {name for name, feature in host_features().items() if feature.posts}


def test_duplicate_click_name_is_rejected() -> None:
    found = {"one": Feature(clicks={"turn": handle_click}), "two": Feature(clicks={"turn": handle_click})}
    with pytest.raises(DuplicateName, match=r"the click turn is provided by one and by two"):
        check_unique_names(found)


def test_duplicate_command_name_is_rejected() -> None:
    made = command("undo", parent="game")(handle_command)
    found = {"one": Feature(commands=(made,)), "two": Feature(commands=(made,))}
    with pytest.raises(DuplicateName, match="the command /game undo"):
        check_unique_names(found)


def test_same_command_name_in_another_group_is_allowed() -> None:
    commands = [command("undo", parent=group)(handle_command) for group in ("game", "host")]
    check_unique_names({"one": Feature(commands=tuple(commands))})


async def handle_command(interaction: Any, words: Any) -> Any:
    """Ignore a command."""


def test_command_group_collects_commands_of_all_features() -> None:
    groups = {made.name: made for made in all_commands() if isinstance(made, app_commands.Group)}
    assert set(groups) == {
        "game", "games", "host", "plan", "settings", "away", "league", "league-host",
    }  # fmt: skip
    bringing = {
        name
        for name, feature in features().items()
        if any(group_of(one) == "game" for one in feature.commands)
    }
    assert len(bringing) > 3
    commands = [one for name in bringing for one in features()[name].commands if group_of(one) == "game"]
    assert {one.name for one in groups["game"].commands} == {one.name for one in commands}


def test_buttons_are_sorted_by_order(monkeypatch: pytest.MonkeyPatch) -> None:
    late, soon = (Button(placement="p", click="turn", label="button-turn", order=order) for order in (20, 10))
    found = {"one": Feature(buttons=(late,)), "two": Feature(buttons=(soon,))}
    monkeypatch.setattr("bot.core.features.features", lambda: found)
    assert buttons.__wrapped__("p") == (soon, late)
