"""Tests for `/settings`: the user and guild panels, which are edited in place, and their permission checks."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from simcord import MemberActor

from bot.core.pictures import ImageRequest
from bot.core.queues import Requester
from bot.core.words.i18n import Translator, locales
from bot.core.words.layout import MessageView
from bot.core.words.limits import BUTTON_LABEL, OPTION_TEXT, length
from bot.matches.settings.clicks import GUILD_SETTINGS
from bot.matches.settings.menus import SECTION_ID, Section, Setting, setting_id
from bot.matches.settings.panels import guild_settings_message, preferences_message
from host.matches.settings import updates
from host.matches.settings.settings import GuildSettings, Preferences
from host.matches.settings.time_controls import DAY
from tests.bot.port import GALLERY, MENU, Port, find_components, labels, text_of

CHANNEL_MENU, ROLE_MENU = 8, 6
GUILD = GuildSettings(
    channels=(1, 2), opener_role=3, board=1, channel_locales=((1, "de"), (2, "pl"))
)  # fmt: skip
MAX_SECTION = 30
"""Maximum number of components of a section, so that features can add some: Discord allows 40."""
NOW = 1_800_000_000_000


async def open_settings(port: Port, member: MemberActor, command: str = "settings me", **options: Any) -> Any:
    """Return the response to a settings command."""
    return (await member.slash(port.lobby, command, **options)).response


async def open_match_settings(port: Port, dee: MemberActor) -> Any:
    """Return the panel with a server's settings for matches."""
    shown = await open_settings(port, dee, "host settings")
    await dee.select(shown, [Section.MATCHES], custom_id=SECTION_ID)
    return shown


async def get_preferences(port: Port, member: MemberActor) -> Preferences:
    """Return a member's preferences without their timestamp."""
    return replace(
        await updates.get_preferences(port.bot.services.ctx, await port.key_of(member)), rest_set=0
    )


async def get_guild_settings(port: Port) -> GuildSettings:
    return await updates.get_guild_settings(port.bot.services.ctx, port.guild.id)


def selected_options(message: Any, setting: Setting) -> list[str]:
    """Return the options that are selected in a setting's menu."""
    (menu,) = [each for each in find_components(message, MENU) if each["custom_id"] == setting_id(setting)]
    return [option["value"] for option in menu["options"] if option.get("default")]


async def select_values(member: MemberActor, message: Any, setting: Setting, *values: Any) -> Any:
    return await member.select(message, values, custom_id=setting_id(setting))


async def test_user_settings_panel_shows_the_defaults(port: Port) -> None:
    shown = await open_settings(port, port.ada)
    assert "The default settings are a good start" in text_of(shown)
    assert selected_options(shown, Setting.LANGUAGE) == ["auto"]
    assert selected_options(shown, Setting.NOTICES) == ["channel"]
    assert selected_options(shown, Setting.REMINDER) == ["50"]
    assert selected_options(shown, Setting.WEEKDAYS) == []
    assert labels(shown) == [
        "Confirm before ending a turn (except “… and end the turn”): on",
        "Make forced moves automatically: on",
        "Use vacation days automatically: off",
        "Notify me when it’s almost my turn: off",
        "Colour-blind friendly colours: off",
        "Text instead of images: off",
        "Hide my profile from others: off",
        "Set time zone",
        "Web page",
        "Download my data",
        "Delete my data",
    ]


async def test_settings_panel_is_ephemeral(port: Port) -> None:
    await open_settings(port, port.ada)
    assert port.posts() == []


@pytest.mark.parametrize(
    ("setting", "values", "field", "expected"),
    [
        (Setting.NOTICES, ["direct"], "notices", "direct"),
        (Setting.REMINDER, ["0"], "remind_at", 0),
        (Setting.REMINDER, ["75"], "remind_at", 75),
        (Setting.DIGEST, ["540"], "digest_at", 540),
        (Setting.WEEKDAYS, ["6", "5"], "weekdays", (5, 6)),
    ],
)
async def test_menu_choice_is_saved_and_marked(
    port: Port, setting: Setting, values: list[str], field: str, expected: object
) -> None:
    shown = await open_settings(port, port.ada)
    await select_values(port.ada, shown, setting, *values)
    assert getattr(await get_preferences(port, port.ada), field) == expected
    assert selected_options(shown, setting) == sorted(values)
    assert await get_preferences(port, port.ben) == Preferences()


@pytest.mark.parametrize(
    ("label", "field", "expected"),
    [
        ("Confirm before ending a turn (except “… and end the turn”): on", "confirm", False),
        ("Make forced moves automatically: on", "auto_play", False),
        ("Use vacation days automatically: off", "automatic_days_off", True),
        ("Notify me when it’s almost my turn: off", "near", True),
        ("Colour-blind friendly colours: off", "palette", "safe"),
        ("Text instead of images: off", "text_first", True),
    ],
)
async def test_toggle_button_switches_the_setting_on_and_off(
    port: Port, label: str, field: str, expected: object
) -> None:
    shown = await open_settings(port, port.ada)
    await port.ada.click(shown, label=label)
    assert getattr(await get_preferences(port, port.ada), field) == expected
    turned = (
        label.removesuffix(": on") + ": off"
        if label.endswith(": on")
        else label.removesuffix(": off") + ": on"
    )
    await port.ada.click(shown, label=turned)
    assert await get_preferences(port, port.ada) == Preferences()


async def test_settings_panel_works_after_a_restart(port: Port) -> None:
    shown = await open_settings(port, port.ada)
    await port.restart()
    await select_values(port.ada, shown, Setting.NOTICES, "none")
    assert selected_options(shown, Setting.NOTICES) == ["none"]


async def test_settings_panel_switches_to_the_chosen_language(port: Port) -> None:
    shown = await open_settings(port, port.ada)
    await select_values(port.ada, shown, Setting.LANGUAGE, "de")
    assert "Deine Einstellungen" in text_of(shown)
    assert selected_options(shown, Setting.LANGUAGE) == ["de"]
    await select_values(port.ada, shown, Setting.LANGUAGE, "auto")
    assert "Your settings" in text_of(shown)


async def test_server_settings_require_manage_server_permission(port: Port) -> None:
    await port.allow_host_commands(port.ada)
    refused = await open_settings(port, port.ada, "host settings")
    assert "Only members with the *Manage Server* permission" in text_of(refused)
    dee = port.add_manager()
    shown = await open_match_settings(port, dee)
    assert selected_options(shown, Setting.TIME_CONTROL) == ["daily"]
    assert selected_options(shown, Setting.VACATION) == ["30"]


@pytest.mark.parametrize(
    ("setting", "values", "field", "expected"),
    [
        (Setting.TIME_CONTROL, ["relaxed"], "time_control", "relaxed"),
        (Setting.TIME_CONTROLS, ["blitz", "daily"], "time_controls", ("blitz", "daily")),
        (Setting.VACATION, ["10"], "vacation_days", 10),
        (Setting.IDLE, ["0"], "idle_days", 0),
        (Setting.RUNNING, ["3"], "most_running", 3),
        (Setting.MORE, ["2"], "more_per_finished", 2),
    ],
)
async def test_manager_changes_server_settings(
    port: Port, setting: Setting, values: list[str], field: str, expected: object
) -> None:
    dee = port.add_manager()
    shown = await open_match_settings(port, dee)
    await select_values(dee, shown, setting, *values)
    assert getattr(await get_guild_settings(port), field) == expected
    assert selected_options(shown, setting) == values


async def test_channel_and_role_settings_can_be_set_and_cleared(port: Port) -> None:
    dee, role = port.add_manager(), port.guild.create_role("Players")
    shown = await open_settings(port, dee, "host settings")
    await select_values(dee, shown, Setting.CHANNELS, port.lobby)
    await select_values(dee, shown, Setting.BOARD, port.lobby)
    forum = port.guild.create_forum_channel("tables")
    await select_values(dee, shown, Setting.FORUM, forum)
    await select_values(dee, shown, Setting.OPENERS, role)
    await select_values(dee, shown, Setting.HOSTS, role)
    lobby = port.lobby.id
    assert await get_guild_settings(port) == GuildSettings(
        channels=(lobby,), board=lobby, forum=forum.id, opener_role=role.id, host_role=role.id
    )
    defaults = [
        menu["default_values"]
        for menu in (*find_components(shown, CHANNEL_MENU), *find_components(shown, ROLE_MENU))
    ]
    assert [int(each["id"]) for (each,) in defaults] == [lobby, lobby, forum.id, role.id, role.id]
    for setting in (Setting.CHANNELS, Setting.BOARD, Setting.FORUM, Setting.OPENERS, Setting.HOSTS):
        await select_values(dee, shown, setting)
    assert await get_guild_settings(port) == GuildSettings()


async def test_deleted_role_or_channel_is_not_shown_in_settings(port: Port) -> None:
    await updates.update_guild_settings(port.bot.services.ctx, port.guild.id, opener_role=123, channels=(5,))
    shown = await open_settings(port, port.add_manager(), "host settings")
    assert not any(menu.get("default_values") for menu in find_components(shown, ROLE_MENU))
    assert not any(menu.get("default_values") for menu in find_components(shown, CHANNEL_MENU))


async def test_former_manager_cannot_change_server_settings(port: Port) -> None:
    dee = port.add_manager()
    shown = await open_match_settings(port, dee)
    roles = port.env.backend.get_guild(port.guild.id).roles.values()
    (role,) = [each for each in roles if each.name == "Harbour master"]
    port.env.backend.delete_role(port.guild.id, role.id)
    await select_values(dee, shown, Setting.TIME_CONTROL, "none")
    assert (await get_guild_settings(port)).time_control == "daily"
    assert "Only members with the *Manage Server* permission" in text_of(shown)


async def test_private_images_use_the_user_palette(port: Port, monkeypatch: pytest.MonkeyPatch) -> None:
    palettes: list[str] = []
    draw = port.bot.services.pictures.draw

    async def watched(wanted: ImageRequest, translate: Translator, *asker: Requester) -> Any:
        palettes.append(wanted.palette)
        return await draw(wanted, translate, *asker)

    await port.begin()
    await updates.update_preferences(port.bot.services.ctx, await port.user_of(port.ada), palette="safe")
    monkeypatch.setattr(port.bot.services.pictures, "draw", watched)
    await port.take_turn(port.ada)
    for command in ("board", "replay", "catchup", "rules"):
        await port.ada.slash(port.lobby, command)
    assert len(palettes) >= 5
    assert set(palettes) == {"safe"}
    palettes.clear()
    await port.ben.slash(port.lobby, "board")
    assert palettes == ["harbour"]


async def test_text_first_user_gets_board_and_panel_as_text(port: Port) -> None:
    await port.begin()
    await updates.update_preferences(port.bot.services.ctx, await port.user_of(port.ada), text_first=True)
    board = (await port.ada.slash(port.lobby, "board")).response
    words = (await port.ada.slash(port.lobby, "text")).response
    turn = await port.take_turn(port.ada)
    assert text_of(board) == text_of(words)
    assert find_components(turn, GALLERY) == []
    assert text_of(words).splitlines()[-1] in text_of(turn)
    assert text_of(turn).count("Round 1 of 4") == 1
    assert "Which action do you choose?" in text_of(turn)
    assert find_components(await port.take_turn(port.ben), GALLERY) != []


async def test_turn_ends_without_confirmation_if_disabled(port: Port) -> None:
    await port.begin()
    await updates.update_preferences(port.bot.services.ctx, await port.user_of(port.ada), confirm=False)
    panel_ = await port.take_turn(port.ada)
    for _ in range(20):
        if "Waiting for **Ben**" in text_of(port.raw_message(port.card())):
            break
        if "Confirm" in labels(panel_):
            await port.ada.click(panel_, label="Confirm")
        else:
            await port.choose_first(port.ada, panel_)
    assert "Waiting for **Ben**" in text_of(port.raw_message(port.card()))


def test_settings_panel_shows_when_new_sleep_hours_apply() -> None:
    translate = Translator("en")
    own = Preferences(sleep=(0, 60), sleep_set=NOW - DAY // 2)
    text = "Until <t:"
    now, later = (str(components(preferences_message(own, "", at, translate))) for at in (NOW, NOW + DAY))
    assert text in now
    assert text not in later


@pytest.mark.parametrize("locale", locales())
def test_settings_panels_fit_discord_limits_in_every_language(locale: str) -> None:
    translate = Translator(locale, strict=True)
    own = Preferences(sleep=(0, 60), quiet=(0, 60), weekdays=(0, 1, 2), weekdays_set=NOW)
    posts = [
        preferences_message(own, locale, NOW, translate),
        *(guild_settings_message(GUILD, "", section, translate) for section in Section),
    ]
    for post in posts:
        assert post.layout.total_children_count <= 40
        assert post.layout.content_length() <= 4000
        for item in components(post):
            for option in item.get("options", []):
                assert 0 < length(option["label"]) < OPTION_TEXT
            assert length(item.get("label") or "") < BUTTON_LABEL
            assert not str(item.get("placeholder")).endswith("…") or "custom_id" in item


def test_sections_of_server_settings_have_room_and_contain_each_setting_once() -> None:
    shown = [guild_settings_message(GUILD, "", section, Translator("en")) for section in Section]
    assert max(post.layout.total_children_count for post in shown) <= MAX_SECTION
    ids = [item.get("custom_id", "") for post in shown for item in components(post)]
    settings = {setting_id(setting) for setting in (*GUILD_SETTINGS, Setting.PUBLIC)}
    assert sorted(one for one in ids if one in settings) == sorted(settings)


def components(post: MessageView) -> list[dict[str, Any]]:
    (container,) = post.layout.children
    rows = container.to_component_dict()["components"]
    return [part for row in rows for part in row.get("components", [row])]


async def test_block_list_is_private(port: Port) -> None:
    answer = await port.ada.slash(port.lobby, "settings block", player=port.ben)
    assert answer.ephemeral
    assert "You have blocked Ben" in text_of(answer.response)
    assert f"Players you have blocked: <@{port.ben.id}>." in text_of(
        (await port.ada.slash(port.lobby, "settings block")).response
    )
    assert "with anyone" in text_of((await port.ben.slash(port.lobby, "settings block")).response)
    await port.open_table(seats=2)
    turned_away = text_of((await port.ben.slash(port.lobby, "game join")).response)
    assert turned_away == "There is no seat for you at this table. Please try a different one."
    await port.ada.slash(port.lobby, "settings block", player=port.ben)
    assert "seat" in text_of((await port.ben.slash(port.lobby, "game join")).response)
