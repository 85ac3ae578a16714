"""Tests that serialized custom ids can be parsed again, and that invalid ids are rejected."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.features import handlers
from bot.core.ids import Click, UnknownCustomId, custom_id, parse_custom_id, parse_option, season_id
from bot.matches.settings.clicks import GUILD_SETTINGS, LANGUAGES, PREFERENCES
from bot.matches.settings.menus import Setting, click_name, setting_id
from bot.runtime.routing.clicks import handler_of, parse_click

MAX_LENGTH = 100
"""Discord's maximum length of a custom id."""
MATCH_CLICKS = [name for name in handlers() if ":" not in name]


@given(st.integers(1, 10**17), st.sampled_from(MATCH_CLICKS), st.integers(0, 10**8), st.integers(0, 99999))
def test_custom_id_round_trips(match_id: int, name: str, revision: int, number: int) -> None:
    written = custom_id(match_id, name, revision=revision, number=number)
    assert len(written) <= MAX_LENGTH
    assert parse_custom_id(written) == Click(match_id, revision, name, number)


SEASON_CLICKS = [name for name in handlers() if name.startswith("l:")]


@given(st.integers(1, 10**17), st.sampled_from(SEASON_CLICKS), st.integers(0, 10**8))
def test_season_id_round_trips(season: int, name: str, number: int) -> None:
    written = season_id(season, name, number)
    assert len(written) <= MAX_LENGTH
    assert parse_custom_id(written) == Click(0, 0, name, number, season=season)


@pytest.mark.parametrize(
    "foreign",
    [
        "",
        "m:1:2",
        "m:1:2:",
        "m:-1:0:turn",
        "m:1:0:turn ",
        "x:1:0:turn",
        "m:१:0:turn",
        f"m:{'9' * 19}:0:turn",
        "s:",
        "s:near",
        "s:near:",
        "s:near:-1",
        "s:near:1 ",
        "s:near:१",
        "l:1:",
        "l:१:join",
        f"l:{'9' * 19}:join",
    ],
)
def test_malformed_custom_ids_are_rejected(foreign: str) -> None:
    with pytest.raises(UnknownCustomId):
        parse_custom_id(foreign)


@pytest.mark.parametrize("foreign", ["m:1:0:fly", "m:1:0:near", "s:tea:0", "x:near:0", "s:turn:0"])
def test_clicks_without_handler_are_rejected(foreign: str) -> None:
    with pytest.raises(UnknownCustomId):
        handler_of(parse_custom_id(foreign))


@given(st.text(max_size=120))
def test_parse_raises_only_unknown_id(given_id: str) -> None:
    with suppress(UnknownCustomId):
        parse_custom_id(given_id)


def test_select_menu_click_contains_the_chosen_value() -> None:
    clicked = parse_click({"custom_id": custom_id(7, "menu", revision=3, number=1), "values": ["12"]})
    assert clicked == Click(7, 3, "menu", 1, ("12",))
    assert clicked.option == 12


@pytest.mark.parametrize("values", [(), ("1", "2"), ("x",)])
def test_select_value_must_be_exactly_one_option(values: tuple[str, ...]) -> None:
    with pytest.raises(UnknownCustomId):
        _ = Click(7, 3, "menu", 1, values).option


@pytest.mark.parametrize("value", ["", "-1", "x", "१", "123456"])
def test_malformed_select_values_are_rejected(value: str) -> None:
    with pytest.raises(UnknownCustomId):
        parse_option(value)


@given(st.sampled_from(Setting), st.integers(0, 99999))
def test_setting_id_round_trips(setting: Setting, number: int) -> None:
    assert setting_id(setting, number) == f"s:{setting}:{number}"
    assert parse_custom_id(setting_id(setting, number)) == Click(0, 0, click_name(setting), number)


def test_every_setting_has_a_handler() -> None:
    assert set(Setting) == {*LANGUAGES, *PREFERENCES, *GUILD_SETTINGS}
