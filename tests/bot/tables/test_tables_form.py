"""Tests for the form for opening a table, which `/game open` shows if it is given no options."""

from __future__ import annotations

from typing import Any

import pytest
from discord import ui
from simcord import MemberActor

from bot.core.ids import Click, UnknownCustomId
from bot.core.words.i18n import Translator, locales
from bot.tables.tables.form import Field, change_form, first_form, form_message, options_of, parse_form
from bot.tables.tables.form_details import CLOCKS, RATINGS, details_modal
from engine.core.files.library import games
from host.matches.settings import updates
from host.matches.settings.settings import GuildSettings, TablePreset
from host.matches.settings.time_controls import HOUR, time_control_of
from host.messages.posts import cards
from host.tables.requirements import NO_REQUIREMENTS
from tests.bot.port import MENU, AnyMessage, Port, find_components, labels, text_of

DEFAULT_LEVEL = games()["nauticus"].default_level or next(iter(games()["nauticus"].robots))
MAX_READABLE = 38
"""Number of characters of an option that a phone shows."""


async def choose(person: MemberActor, shown: AnyMessage, field: Field, value: str) -> AnyMessage:
    """Choose a value in a menu of the form, and return the form."""
    menus = [menu["custom_id"] for menu in find_components(shown, MENU)]
    menu = next(one for one in menus if one.endswith(f"openset{int(field)}"))
    return (await person.select(shown, [value], custom_id=menu)).response


async def open_form(port: Port) -> AnyMessage:
    shown: AnyMessage = (await port.ada.slash(port.lobby, "game open")).response
    return shown


async def test_short_form_asks_for_game_seats_robots_and_time_control(port: Port) -> None:
    shown = await open_form(port)
    assert len(find_components(shown, MENU)) == 4
    assert labels(shown) == ["Open table", "More options"]
    await port.ada.click(shown, label="More options")
    assert len(find_components(shown, MENU)) == 8
    await port.ada.click(shown, label="Fewer options")
    assert len(find_components(shown, MENU)) == 4


async def test_form_opens_the_chosen_table(port: Port) -> None:
    shown = await open_form(port)
    await port.ada.click(shown, label="More options")
    for field, value in (
        (Field.GAME, "2"), (Field.SEATS, "4"), (Field.ROBOTS, "2"), (Field.TIME_CONTROL, "2"),
        (Field.BEGINS, "1"), (Field.ACCESS, "1"),
    ):  # fmt: skip
        shown = await choose(port.ada, shown, field, value)
    await port.ada.click(shown, label="Open table")
    card = await cards.get_card(port.bot.services.ctx, 1)
    assert (card.match.game, card.match.seat_count, card.match.seat_order) == ("nautilus-island", 4, "opener")
    assert sum(seat.robot is not None for seat in card.seats) == 2
    assert not card.match.is_public
    assert '"relaxed"' in card.match.time_control


async def test_form_opens_a_preset_with_one_choice(port: Port) -> None:
    preset = TablePreset("Our usual table", "nautilus-island", 4)
    await updates.update_guild_settings(port.bot.services.ctx, port.guild.id, presets=(preset,))
    shown = await open_form(port)
    menu = next(one["custom_id"] for one in find_components(shown, MENU) if "openpreset" in one["custom_id"])
    await port.ada.select(shown, ["Our usual table"], custom_id=menu)
    card = await cards.get_card(port.bot.services.ctx, 1)
    assert (card.match.game, card.match.seat_count) == ("nautilus-island", 4)


async def test_form_preselects_the_game_last_played_in_the_channel(port: Port) -> None:
    await port.open_table(game="nautilus-island")
    await port.cancel_alone()
    shown = await open_form(port)
    assert selected(shown, Field.GAME) == ["2"]
    assert port.query_column("SELECT count(*) FROM matches WHERE status = 'open'") == [0]


def selected(shown: AnyMessage, field: Field) -> list[str]:
    """Return the selected values in a menu of the form."""
    menu = next(
        one for one in find_components(shown, MENU) if one["custom_id"].endswith(f"openset{int(field)}")
    )
    return [option["value"] for option in menu["options"] if option.get("default")]


async def test_options_without_a_game_are_preselected_in_the_form(port: Port) -> None:
    shown: AnyMessage = (
        await port.ada.slash(port.lobby, "game open", **{
            "seats": 4, "robots": 2, "time-control": "relaxed", "access": "invited", "begins": "opener",
            "hints": True, "name": "Friday table", "player1": port.ben, "min-rating": 1400, "max-rating": 1800,
            "options": "length=short",
        })
    ).response  # fmt: skip
    assert port.query_column("SELECT count(*) FROM matches") == [0]
    assert [
        selected(shown, field)
        for field in (Field.SEATS, Field.ROBOTS, Field.TIME_CONTROL, Field.ACCESS, Field.BEGINS, Field.KIND)
    ] == [["4"], ["2"], ["2"], ["1"], ["1"], ["2"]]
    shown = await choose(port.ada, shown, Field.GAME, "1")
    await port.ada.click(shown, label="Fewer options")
    await port.ada.click(shown, label="Open table")
    card = await cards.get_card(port.bot.services.ctx, 1)
    assert (card.match.game, card.match.seat_count, card.match.title) == ("nauticus", 4, "Friday table")
    assert card.invited == (await port.key_of(port.ben),)
    assert (card.requirements.min_rating, card.requirements.max_rating) == (1400, 1800)
    assert card.has_hints
    assert not card.match.is_public
    assert '"relaxed"' in card.match.time_control


async def test_choice_without_a_menu_can_be_removed_from_the_form(port: Port) -> None:
    shown: AnyMessage = (
        await port.ada.slash(port.lobby, "game open", name="Friday table", **{"min-rating": 1400})
    ).response
    menu = next(one["custom_id"] for one in find_components(shown, MENU) if "openkeep" in one["custom_id"])
    shown = (await port.ada.select(shown, ["min_rating:1400"], custom_id=menu)).response
    await port.ada.click(shown, label="Open table")
    card = await cards.get_card(port.bot.services.ctx, 1)
    assert (card.match.title, card.requirements.min_rating) == ("", 1400)


async def test_form_with_an_unknown_game_keeps_the_other_options(port: Port) -> None:
    shown: AnyMessage = (await port.ada.slash(port.lobby, "game open", game="chess", seats=4)).response
    assert "chess" in text_of(shown)
    assert selected(shown, Field.SEATS) == ["4"]


async def test_form_offers_the_levels_of_robots(port: Port) -> None:
    shown = await choose(port.ada, await open_form(port), Field.ROBOTS, "1")
    assert selected(shown, Field.LEVEL) == [str(list(games()["nauticus"].robots).index(DEFAULT_LEVEL))]
    shown = await choose(port.ada, shown, Field.LEVEL, "3")
    await port.ada.click(shown, label="Open table")
    card = await cards.get_card(port.bot.services.ctx, 1)
    assert [seat.robot for seat in card.seats if seat.robot] == ["captain"]


@pytest.mark.parametrize("locale", locales())
def test_each_menu_has_its_own_placeholder_and_short_options(locale: str) -> None:
    translate = Translator(locale, strict=True)
    digits = change_form(change_form(first_form(GuildSettings()), Field.ROBOTS, 1), Field.IS_LONG, 1)
    form = form_message(digits, GuildSettings(), translate)
    modal = details_modal(Click(0, int("".join(map(str, digits))), "openask"), translate)
    for items in (form.layout.walk_children(), modal.walk_children()):
        menus = [item for item in items if isinstance(item, ui.Select | ui.UserSelect)]
        placeholders = [menu.placeholder for menu in menus]
        assert all(placeholders)
        assert len(set(placeholders)) == len(menus) > 3
        options = [option for menu in menus if isinstance(menu, ui.Select) for option in menu.options]
        assert [option.label for option in options if len(option.label) > MAX_READABLE] == []


async def submit_details(port: Port, **values: Any) -> AnyMessage:
    """Fill in the modal with players and conditions, and return the response."""
    shown = (await port.ada.click(await open_form(port), label="More options")).response
    assert shown is not None
    opened = await port.ada.click(shown, label="Players and conditions…")
    assert opened.modal is not None
    return (await port.ada.submit_modal(opened, values)).response


async def test_modal_opens_a_table_with_players_conditions_and_a_custom_time_control(port: Port) -> None:
    clock = str(CLOCKS.index((24, 4, 48)))
    answer = await submit_details(port, players=[port.ben], name="Friday table", clock=[clock])
    assert "Friday table" in text_of(answer)
    card = await cards.get_card(port.bot.services.ctx, 1)
    assert card.match.title == "Friday table"
    assert card.invited == (await port.key_of(port.ben),)
    control = time_control_of(card.match.time_control)
    assert control is not None
    assert (control.bank, control.increment, control.cap) == (24 * HOUR, 4 * HOUR, 48 * HOUR)


async def test_modal_without_choices_opens_the_table_of_the_form(port: Port) -> None:
    await submit_details(port)
    card = await cards.get_card(port.bot.services.ctx, 1)
    assert '"daily"' in card.match.time_control
    assert card.requirements == NO_REQUIREMENTS


async def test_conditions_chosen_in_the_modal_apply_to_the_opener_too(port: Port) -> None:
    number = str(RATINGS.index((2200, None)))
    assert "your" in text_of(await submit_details(port, rating=[number]))
    assert port.query_column("SELECT count(*) FROM matches") == [0]
    rating = str(RATINGS.index((1400, 1800)))
    await submit_details(port, rating=[rating])
    found = await cards.get_card(port.bot.services.ctx, 1)
    assert (found.requirements.min_rating, found.requirements.max_rating) == (1400, 1800)


@pytest.mark.parametrize("locale", locales())
def test_modal_is_within_the_limits_of_discord(locale: str) -> None:
    digits = int("".join(map(str, first_form(GuildSettings()))))
    modal = details_modal(Click(0, digits, "openask"), Translator(locale, strict=True))
    assert len(modal.title) <= 45
    assert len(modal.children) <= 5
    for item in modal.walk_children():
        if isinstance(item, ui.Label):
            assert 1 <= len(item.text) <= 45
        if isinstance(item, ui.Select):
            assert len(item.options) <= 25
            assert all(len(option.label) <= 100 for option in item.options)


def test_fewer_seats_reduce_the_robots() -> None:
    form = change_form(change_form(first_form(GuildSettings()), Field.SEATS, 4), Field.ROBOTS, 3)
    assert change_form(form, Field.SEATS, 2)[Field.ROBOTS] == 1
    assert options_of(change_form(form, Field.SEATS, 9)).seats == games()["nauticus"].default_seat_count


@pytest.mark.parametrize("revision", [0, 12, 930100000, 999999999])
def test_forged_form_is_rejected(revision: int) -> None:
    with pytest.raises(UnknownCustomId):
        options_of(parse_form(Click(0, revision, "opennow")))
    with pytest.raises(UnknownCustomId):
        change_form(first_form(GuildSettings()), 12, 0)
    with pytest.raises(UnknownCustomId):
        options_of(replace_digit(Field.KIND))


def replace_digit(field: Field) -> tuple[int, ...]:
    return change_form(first_form(GuildSettings()), field, 9)
