"""Tests for *Back* where a private message replaces another."""

from __future__ import annotations

import pytest

from bot.core.ids import Click, UnknownCustomId, parse_custom_id
from bot.core.interactions.origins import with_origin
from tests.bot.league_users import response_of
from tests.bot.port import Port, custom_ids, text_of


def test_origin_is_parsed_apart_from_the_click() -> None:
    assert parse_custom_id("m:5:0:log2@m5g1") == Click(5, 0, "log", 2, origin="m5g1")
    assert parse_custom_id(with_origin("q:keep:0", "m5")).origin == "m5"
    assert with_origin(with_origin("m:5:0:log", "m5"), "g1") == "m:5:0:log@m5g1"
    with pytest.raises(UnknownCustomId):
        parse_custom_id("m:5:0:log@m5x")


async def test_list_of_matches_is_one_back_from_each_match(port: Port) -> None:
    await port.begin()
    message = response_of(await port.ben.slash(port.lobby, "games mine"))
    listed = text_of(message)
    message = response_of(await port.ben.click(message, label="Open"))
    assert text_of(message) != listed
    assert text_of(response_of(await port.ben.click(message, label="Back"))) == listed
    taken = await port.ada.click(
        response_of(await port.ada.slash(port.lobby, "games mine")), label="Take my turn"
    )
    assert "Back" in custom_ids(response_of(taken))


async def test_pages_of_the_match_panel_lead_back_through_it_to_the_list(port: Port) -> None:
    await port.begin()
    message = response_of(await port.ben.slash(port.lobby, "games mine"))
    listed = text_of(message)
    message = response_of(await port.ben.click(message, label="Open"))
    panel = text_of(message)
    for label in ("Log", "Board", "As text", "Since the start", "Replay", "Rules"):
        message = response_of(await port.ben.click(message, label=label))
        assert text_of(message) != panel
        message = response_of(await port.ben.click(message, label="Back"))
        assert text_of(message) == panel
    assert text_of(response_of(await port.ben.click(message, label="Back"))) == listed


async def test_match_panel_opened_in_the_channel_has_no_back_itself(port: Port) -> None:
    await port.begin()
    panel = await port.ben.click(port.button_message(), label="More…")
    assert "Back" not in custom_ids(response_of(panel))
    page = await port.ben.click(response_of(panel), label="Replay")
    later = await port.ben.click(response_of(page), label="Back")
    assert "Back" not in custom_ids(response_of(later))


async def test_declined_actions_lead_back_to_the_panel(port: Port) -> None:
    await port.begin()
    message = response_of(await port.ben.click(port.button_message(), label="More…"))
    panel = text_of(message)
    message = response_of(await port.ben.click(message, label="Resign"))
    (keep,) = (label for label, found in custom_ids(message).items() if found.startswith("q:keep"))
    message = response_of(await port.ben.click(message, label=keep))
    assert text_of(response_of(await port.ben.click(message, label="Back"))) == panel


async def test_waiting_panel_offers_refresh_and_its_board_leads_back(port: Port) -> None:
    await port.begin()
    message = response_of(await port.ben.click(port.button_message(), label="Take my turn"))
    panel = text_of(message)
    assert "s turn." in panel
    assert "Refresh" in custom_ids(message)
    assert "Take my turn" not in custom_ids(message)
    message = response_of(await port.ben.click(message, label="Board"))
    message = response_of(await port.ben.click(message, label="Back"))
    assert text_of(message) == panel
    assert "Back" not in custom_ids(response_of(await port.ben.click(message, label="Refresh")))
