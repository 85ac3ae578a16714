"""Custom ids: what is written is read back, everything else is refused."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.dispatch import ANSWERS, MENUS, read
from bot.core.ids import (
    Click,
    Setting,
    UnknownId,
    What,
    custom_id,
    is_setting,
    parse,
    parse_option,
    parse_setting,
    setting_id,
)
from bot.settings.actions import PREFERENCES, SERVER_SETTINGS
from bot.words.limits import CUSTOM_ID


@given(st.integers(1, 10**17), st.sampled_from(What), st.integers(0, 10**8), st.integers(0, 99999))
def test_what_is_written_is_read_back(match: int, what: What, revision: int, number: int) -> None:
    written = custom_id(match, what, revision=revision, number=number)
    assert len(written) <= CUSTOM_ID
    assert parse(written) == Click(match, revision, what, number)


@pytest.mark.parametrize(
    "foreign",
    [
        "",
        "m:1:2",
        "m:1:2:",
        "m:-1:0:turn",
        "m:1:0:fly",
        "m:1:0:turn ",
        "x:1:0:turn",
        "m:१:0:turn",
        f"m:{'9' * 19}:0:turn",
    ],
)
def test_foreign_ids_are_refused(foreign: str) -> None:
    with pytest.raises(UnknownId):
        parse(foreign)


@given(st.text(max_size=120))
def test_no_id_breaks_the_reading(given_id: str) -> None:
    with suppress(UnknownId):
        parse(given_id)


def test_a_choice_in_a_menu_is_a_click_on_its_option() -> None:
    clicked = read({"custom_id": custom_id(7, What.MENU, revision=3, number=1), "values": ["12"]})
    assert clicked == Click(7, 3, What.OPTION, 12)


@pytest.mark.parametrize("value", ["", "-1", "x", "१", "123456"])
def test_foreign_values_of_menus_are_refused(value: str) -> None:
    with pytest.raises(UnknownId):
        parse_option(value)


def test_every_click_has_an_answer() -> None:
    assert set(What) - set(ANSWERS) == {What.CANCEL, What.AUDIT, *MENUS}


@given(st.sampled_from(Setting), st.integers(0, 99999))
def test_the_id_of_a_setting_is_read_back_and_is_none_of_a_match(setting: Setting, number: int) -> None:
    written = setting_id(setting, number)
    assert is_setting(written)
    assert parse_setting(written) == (setting, number)
    with pytest.raises(UnknownId):
        parse(written)


@pytest.mark.parametrize(
    "foreign", ["s:", "s:near", "s:near:", "s:near:-1", "s:tea:0", "s:near:1 ", "s:near:१"]
)
def test_foreign_ids_of_settings_are_refused(foreign: str) -> None:
    with pytest.raises(UnknownId):
        parse_setting(foreign)


def test_every_setting_has_an_answer() -> None:
    assert set(Setting) - {Setting.LANGUAGE, Setting.PUBLIC} == set(PREFERENCES) | set(SERVER_SETTINGS)
