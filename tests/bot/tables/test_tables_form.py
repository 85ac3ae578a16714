"""Tests for the form for opening a table, which `/game open` shows if it is given no options."""

from __future__ import annotations

import pytest
from simcord import MemberActor

from bot.core.ids import Click, UnknownCustomId
from bot.tables.tables.form import Field, change_form, first_form, options_of, parse_form
from engine.core.library import games
from host.matches.settings import updates
from host.matches.settings.settings import GuildSettings, TablePreset
from host.messages.posts import cards
from tests.bot.port import MENU, AnyMessage, Port, find_components, labels, text_of


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


async def test_form_is_not_shown_if_the_channel_determines_the_game(port: Port) -> None:
    await port.open_table()
    await port.add_manager().slash(port.lobby, "host cancel", reason="a storm")
    assert "Nauticus is open" in text_of(await open_form(port))


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
