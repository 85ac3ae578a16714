"""Tests for `/games finished`: who sees which matches, filters, pages, and opening a match."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import pytest
from msgspec.structs import replace
from simcord import MemberActor

from bot.core.ids import UnknownCustomId, plain_id
from bot.core.words.i18n import Translator, locales
from bot.history.finished_matches import (
    PAGE_SIZE,
    Filters,
    FinishedClick,
    Results,
    finished_message,
    from_value,
    to_value,
)
from host.history.finished_matches import FinishedMatch
from host.matches.settings import updates
from storage.matches.match.matches import MatchRow
from storage.matches.match.seats import SeatRow
from tests.bot.example_panels import message_text, walk_items
from tests.bot.port import AnyMessage, Port, labels, text_of

ROW = MatchRow(
    id=12, game="nauticus", rules_version=1, commitment="", status="finished", guild_id=9, channel=7,
    owner_key=1, seat_count=2, created=0, ended=1_800_000_000_000, title="Friday's table",
)  # fmt: skip
SEATS = (
    SeatRow(match_id=12, seat=0, user_key=1, name="Ada"),
    SeatRow(match_id=12, seat=1, user_key=2, name="Ben"),
)
MATCH = FinishedMatch(ROW, SEATS, (1,), frozenset())


async def finish_match(port: Port, channel: Any = None, **options: Any) -> None:
    """Play a short match of Ada with a robot to its end."""
    place = channel or port.lobby
    await port.ada.slash(
        place,
        "game open",
        **{"game": "nautilus-island", "seats": 2, "robots": 1, "begins": "opener", **options},
    )
    asked = (await port.ada.slash(place, "game resign")).response
    assert asked is not None
    await port.ada.click(asked, label="Yes, resign")
    await port.env.advance_time(0)


async def search(port: Port, member: MemberActor, **filters: Any) -> AnyMessage:
    return (await member.slash(port.lobby, "games finished", **filters)).response


async def test_finished_match_is_found_and_opened_with_replay_record_and_share(port: Port) -> None:
    await finish_match(port, name="Friday")
    found = await search(port, port.cem)
    assert "1 finished match" in text_of(found)
    assert "Friday" in text_of(found)
    await port.cem.select(found, ["1"], custom_id=plain_id(FinishedClick.OPEN))
    assert {"Replay", "Record", "Share"} <= {*labels(found)}


async def hide_channel(port: Port, channel_id: int) -> None:
    channel = port.bot.get_channel(channel_id)
    assert isinstance(channel, discord.TextChannel)
    hidden = discord.PermissionOverwrite(view_channel=False)
    await channel.set_permissions(channel.guild.default_role, overwrite=hidden)


async def test_matches_of_channels_that_the_user_cannot_see_are_not_found(port: Port) -> None:
    secret = port.guild.create_text_channel("secret")
    await finish_match(port, secret, name="Hidden table")
    assert "Hidden table" in text_of(await search(port, port.cem))
    await hide_channel(port, secret.id)
    assert "No finished matches found" in text_of(await search(port, port.cem))
    for filters in ({"player": port.ada}, {"game": "nautilus-island"}):
        assert "No finished matches found" in text_of(await search(port, port.cem, **filters))
    assert "Hidden table" in text_of(await search(port, port.ada))
    assert "Hidden table" in text_of(await search(port, port.add_manager()))


async def test_match_is_not_opened_after_its_channel_was_hidden(port: Port) -> None:
    secret = port.guild.create_text_channel("secret")
    await finish_match(port, secret, name="Hidden table")
    found = await search(port, port.cem)
    await hide_channel(port, secret.id)
    opened = await port.cem.select(found, ["1"], custom_id=plain_id(FinishedClick.OPEN))
    assert "That match doesn’t exist" in text_of(opened.response or found)


async def test_matches_in_private_threads_are_found_by_their_players_only(port: Port) -> None:
    await port.ada.slash(
        port.lobby, "game open", game="nautilus-island", seats=2, robots=1, begins="opener",
        where="private", name="Whispers",
    )  # fmt: skip
    asked = (await port.ada.slash(port.lobby, "game resign", match="1")).response
    assert asked is not None
    await port.ada.click(asked, label="Yes, resign")
    await port.env.advance_time(0)
    assert "No finished matches found" in text_of(await search(port, port.cem))
    assert "Whispers" in text_of(await search(port, port.ada))


async def finish_in_thread(port: Port, where: str, number: int = 1) -> discord.Thread:
    """Finish a match of Ada with a robot in a new thread, archive the thread, and return it."""
    await port.ada.slash(
        port.lobby, "game open", game="nautilus-island", seats=2, robots=1, begins="opener",
        where=where, name=f"Table {number}",
    )  # fmt: skip
    asked = (await port.ada.slash(port.lobby, "game resign", match=str(number))).response
    assert asked is not None
    await port.ada.click(asked, label="Yes, resign")
    await port.env.advance_time(0)
    thread = port.bot.get_channel(port.lobby.threads[-1].id)
    assert isinstance(thread, discord.Thread)
    await thread.edit(archived=True)
    await port.env.advance_time(0)
    assert port.bot.get_channel(thread.id) is None
    return thread


async def test_match_in_an_archived_thread_is_found_and_opened(port: Port) -> None:
    await finish_in_thread(port, "thread")
    found = await search(port, port.cem)
    assert "Table 1" in text_of(found)
    await port.cem.select(found, ["1"], custom_id=plain_id(FinishedClick.OPEN))
    assert "Replay" in labels(found)
    replayed = await port.cem.slash(port.lobby, "replay", match="1")
    assert "doesn’t exist" not in text_of(replayed.response)


async def test_archived_thread_of_a_hidden_channel_or_a_private_one_is_not_found(port: Port) -> None:
    await finish_in_thread(port, "private")
    assert "No finished matches found" in text_of(await search(port, port.cem))
    await finish_in_thread(port, "thread", 2)
    assert "Table 2" in text_of(await search(port, port.cem))
    await hide_channel(port, port.lobby.id)
    elsewhere = port.guild.create_text_channel("elsewhere")
    found = (await port.cem.slash(elsewhere, "games finished")).response
    assert "No finished matches found" in text_of(found)


async def test_archived_thread_is_loaded_once(port: Port) -> None:
    thread = await finish_in_thread(port, "thread")
    before = len(port.env.http_requests)
    for _ in range(3):
        await search(port, port.cem)
    calls = [(call.method, call.path) for call in port.env.http_requests[before:]]
    assert calls.count(("GET", f"/channels/{thread.id}")) == 1


async def test_failed_request_hides_an_archived_thread_only_for_now(port: Port) -> None:
    thread = await finish_in_thread(port, "thread")
    port.env.inject_error("GET", f"/channels/{thread.id}", status=400)
    assert "No finished matches found" in text_of(await search(port, port.cem))
    assert "Table 1" in text_of(await search(port, port.cem))


async def test_player_game_and_result_are_filtered(port: Port) -> None:
    await finish_match(port, name="Friday")
    assert "Friday" in text_of(await search(port, port.cem, player=port.ada))
    assert "No finished matches" in text_of(await search(port, port.cem, player=port.ben))
    assert "Friday" in text_of(await search(port, port.cem, player=port.ada, result="left"))
    assert "No finished matches" in text_of(await search(port, port.cem, player=port.ada, result="won"))
    assert "Friday" in text_of(await search(port, port.ada, result="left"))
    assert "No finished matches" in text_of(await search(port, port.cem, result="left"))
    assert "Friday" in text_of(await search(port, port.cem, game="Nautilus Island"))
    assert "No finished matches" in text_of(await search(port, port.cem, game="Nauticus"))
    assert "There is no game" in text_of(await search(port, port.cem, game="chess"))


async def test_player_with_a_hidden_profile_cannot_be_searched_for(port: Port) -> None:
    await finish_match(port, name="Friday")
    user = await port.user_of(port.ada)
    await updates.update_preferences(port.bot.services.ctx, user, is_hidden=True)
    assert "has hidden their profile" in text_of(await search(port, port.cem, player=port.ada))
    assert "Friday" in text_of(await search(port, port.ada, player=port.ada))
    assert "Ada" not in text_of(await search(port, port.cem))


async def test_dates_are_read_as_people_write_them(port: Port) -> None:
    await finish_match(port, name="Friday")
    with port.env.time_context():
        now = datetime.fromtimestamp(port.bot.services.ctx.now() / 1000, UTC)
    today = f"{now:%d.%m.%Y}"
    for day in ("today", today, "heute"):
        assert "Friday" in text_of(await search(port, port.cem, **{"from": day, "to": day}))
    assert "No finished matches" in text_of(await search(port, port.cem, to="yesterday"))
    tomorrow = f"{now + timedelta(days=1):%Y-%m-%d}"
    assert "No finished matches" in text_of(await search(port, port.cem, **{"from": tomorrow}))
    assert "is before the first day" in text_of(
        await search(port, port.cem, **{"from": "today", "to": "yesterday"})
    )
    assert "someday" in text_of(await search(port, port.cem, **{"from": "someday"}))
    offered = await port.cem.autocomplete(port.lobby, "games finished", "from", "yest")
    assert offered[0]["value"] == f"{now - timedelta(days=1):%Y-%m-%d}"


@pytest.mark.long
async def test_further_pages_keep_the_filters(port: Port) -> None:
    for number in range(PAGE_SIZE + 1):
        await finish_match(port, port.guild.create_text_channel(f"c{number}"), name=f"Table {number}")
    found = await search(port, port.cem, player=port.ada)
    assert f"{PAGE_SIZE + 1} finished matches, page 1 of 2" in text_of(found)
    assert "Table 0" not in text_of(found)
    filters = Filters(player=port.ada.id)
    await port.cem.select(found, [to_value(filters, 2)], custom_id=plain_id(FinishedClick.PAGE))
    assert "page 2 of 2" in text_of(found)
    assert "Table 0" in text_of(found)
    assert "Table 1\n" not in text_of(found)


def test_search_is_encoded_and_decoded() -> None:
    for filters in (Filters(), Filters(2**63, "nautilus-island", 739_000, 739_999, "left")):
        value = to_value(filters, 7)
        assert from_value(value) == (filters, 7)
        assert len(value) <= 100


@pytest.mark.parametrize(
    "value", ["", "1", "1|2|x|3|4|best", "-1|2|x|3|4|won", "1|2|x|3|4|won|5", "²|2||3|4|"]
)
def test_forged_value_is_refused(value: str) -> None:
    with pytest.raises(UnknownCustomId):
        from_value(value)


@pytest.mark.parametrize("locale", locales())
def test_list_fits_into_a_message_in_every_language(locale: str) -> None:
    translate = Translator(locale, strict=True)
    long = replace(MATCH, match=replace(ROW, title="W" * 80), seats=(replace(SEATS[0], name="V" * 32),) * 4)
    for total, is_complete in ((1, True), (2, False), (5, True), (300, False)):
        found = Results(Filters(), 1, total, is_complete, (long,) * min(total, PAGE_SIZE))
        message = finished_message(found, translate)
        assert len(message_text(message)) <= 4000
        for item in walk_items(message):
            assert len(getattr(item, "options", [])) <= 25


def test_names_of_hidden_players_are_replaced() -> None:
    found = Results(Filters(), 1, 1, True, (replace(MATCH, hidden_seats=frozenset({1})),))
    text = message_text(finished_message(found, Translator("en", strict=True)))
    assert "won by **a player with a hidden profile**" in text
    assert "Ben" not in text
