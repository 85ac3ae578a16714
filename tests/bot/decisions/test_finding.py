"""Tests for `/find`: the panel, the suggestions, and the tables that are opened by accepting them."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import pytest
from simcord import MemberActor, UserHandle

from bot.core.words.i18n import locales
from bot.core.words.layout import View, button, rows
from bot.decisions.finding.panel import FindClick
from host.decisions.finding import matching
from host.matches.settings import updates
from host.matches.settings.settings import NotificationTarget, Preferences
from tests.bot.port import AnyMessage, Port, custom_ids, labels, text_of
from tests.bot.runtime.test_routing_direct_messages import HIDDEN, hide_lobby
from tests.bot.tables.test_forum import add_forum, only_post, tag_names
from tests.bot.time.test_clock import direct_messages, pass_time, set_preferences

DELAY = matching.DELAY / 1000 + 60
DAY = 24 * 3600


async def choose(
    person: MemberActor | UserHandle, panel: AnyMessage, click: FindClick, *values: str
) -> AnyMessage:
    return (await person.select(panel, values, custom_id=f"{click}:0")).response


async def search(port: Port, *people: MemberActor, seats: Sequence[str] = ("2",)) -> None:
    """Start searches for Nauticus."""
    for person in people:
        panel = (await person.slash(port.lobby, "find")).response
        panel = await choose(person, panel, FindClick.GAMES, "nauticus")
        panel = await choose(person, panel, FindClick.SEATS, *seats)
        started = (await person.click(panel, custom_id=f"{FindClick.START}:0")).response
        assert f"{FindClick.STOP}:0" in custom_ids(started).values()


def asks(port: Port, person: MemberActor) -> list[discord.Message]:
    """Return the suggestions to a person in the lobby."""
    return [post for post in port.posts() if person.id in port.raw_message(post).ping_user_ids]


async def show_suggestion(person: MemberActor, ask: discord.Message) -> AnyMessage:
    """Return the panel that the button of a suggestion in a channel shows."""
    return (await person.click(ask, label="Show suggestion")).response


def last_dm(person: MemberActor) -> discord.Message:
    """Return the latest direct message to a person, for clicks."""
    return person.user.dm_channel.history()[-1]


def seats_taken(port: Port) -> list[int]:
    return port.query_column("SELECT count(*) FROM seats WHERE user_key IS NOT NULL GROUP BY match_id")


async def suggest_directly(port: Port) -> None:
    """Let Ben search while a table for two is open, so that he gets a suggestion by direct message."""
    await set_preferences(port, port.ben, Preferences(notices="direct"))
    await port.open_table(seats=2, time_control="daily")
    await search(port, port.ben)
    await pass_time(port, DELAY)


async def test_two_players_find_each_other_and_play_in_a_thread(port: Port) -> None:
    await search(port, port.ada, port.ben)
    await pass_time(port, DELAY)
    (to_ada,), (to_ben,) = asks(port, port.ada), asks(port, port.ben)
    panels = [await show_suggestion(port.ada, to_ada), await show_suggestion(port.ben, to_ben)]
    shown = text_of(panels[0])
    assert "Nauticus, 2 seats, daily, casual" in shown
    assert "Ben" not in shown
    assert str(port.ben.id) not in shown
    assert seats_taken(port) == []
    opened = (await port.ben.click(panels[1], label="Join")).response
    assert "You’ve opened [Nauticus" in text_of(opened)
    assert seats_taken(port) == [1]
    started = (await port.ada.click(panels[0], label="Join")).response
    assert "You took the last seat" in text_of(started)
    assert seats_taken(port) == [2]
    await port.env.advance_time(0)
    assert asks(port, port.ada) == asks(port, port.ben) == []
    (is_thread,) = port.query_column("SELECT is_thread FROM matches")
    assert is_thread == 1


async def test_open_table_is_suggested_and_joined_by_a_click_only(port: Port) -> None:
    await port.open_table(seats=2, time_control="daily")
    await search(port, port.ben)
    await pass_time(port, DELAY)
    (ask,) = asks(port, port.ben)
    panel = await show_suggestion(port.ben, ask)
    assert "1 of 2 seats are taken: [Nauticus" in text_of(panel)
    assert seats_taken(port) == [1]
    assert "is starting" in text_of((await port.ben.click(panel, label="Join")).response)


async def test_channel_does_not_show_what_a_user_looks_for(port: Port) -> None:
    await port.open_table(seats=2, time_control="daily")
    await search(port, port.ben)
    await pass_time(port, DELAY)
    (ask,) = asks(port, port.ben)
    assert (
        text_of(port.raw_message(ask))
        == f"<@{port.ben.id}>, I have a suggestion for you. Only you can see it."
    )
    others = await show_suggestion(port.cem, ask)
    assert "seats are taken" not in text_of(others)
    assert f"{FindClick.START}:0" in custom_ids(others).values()


async def test_suggestion_for_another_user_gives_no_seat(port: Port) -> None:
    await suggest_directly(port)
    (ask,) = direct_messages(port, port.ben)
    join = next(one for one in custom_ids(ask).values() if "findjoin" in one)
    lobby = port.bot.get_channel(port.lobby.id)
    assert isinstance(lobby, discord.TextChannel)
    forged = await lobby.send(view=View(*rows([button("Join", join)])))
    assert "no longer available" in text_of((await port.cem.click(forged, label="Join")).response)
    assert seats_taken(port) == [1]


async def test_user_who_cannot_see_the_channel_of_the_search_gets_a_direct_message(port: Port) -> None:
    other = port.guild.create_text_channel("other")
    panel = (await port.ben.slash(other, "find")).response
    panel = await choose(port.ben, panel, FindClick.GAMES, "nauticus")
    await port.ben.click(panel, custom_id=f"{FindClick.START}:0")
    await port.open_table(seats=2, time_control="daily")
    room = port.bot.get_channel(other.id)
    assert isinstance(room, discord.TextChannel)
    await room.set_permissions(await room.guild.fetch_member(port.ben.id), overwrite=HIDDEN)
    await pass_time(port, DELAY)
    assert asks(port, port.ben) == []
    (ask,) = direct_messages(port, port.ben)
    assert "seats are taken" in text_of(ask)


async def test_panel_hides_a_table_whose_channel_the_user_has_lost(port: Port) -> None:
    await suggest_directly(port)
    await hide_lobby(port, port.ben)
    panel = (await port.ben.user.slash("find")).response
    assert "seats are taken" not in text_of(panel)
    assert f"{FindClick.STOP}:0" in custom_ids(panel).values()


async def test_direct_message_shows_how_the_suggestion_ended(port: Port) -> None:
    await suggest_directly(port)
    declined = (await port.ben.user.click(last_dm(port.ben), label="No, thanks")).response
    assert "won’t get another suggestion for 12 hours" in text_of(declined)
    await port.env.advance_time(0)
    (ask,) = direct_messages(port, port.ben)
    assert text_of(ask) == "You’ve declined this table."
    assert labels(ask) == []


async def test_search_started_again_after_it_was_stopped_during_a_suggestion_rests(port: Port) -> None:
    await port.open_table(seats=2, time_control="daily")
    await search(port, port.ben)
    assert "won’t get a suggestion before" not in text_of((await port.ben.slash(port.lobby, "find")).response)
    await pass_time(port, DELAY)
    panel: AnyMessage = (await port.ben.slash(port.lobby, "find")).response
    panel = (await port.ben.click(panel, custom_id=f"{FindClick.STOP}:0")).response
    panel = (await port.ben.click(panel, custom_id=f"{FindClick.START}:0")).response
    assert "won’t get a suggestion before" in text_of(panel)


async def test_silence_ends_the_search_and_a_late_click_gives_no_seat(port: Port) -> None:
    await suggest_directly(port)
    (ask,) = direct_messages(port, port.ben)
    join = next(one for one in custom_ids(ask).values() if "findjoin" in one)
    await pass_time(port, DAY)
    (ask,) = direct_messages(port, port.ben)
    assert "didn’t answer in time" in text_of(ask)
    panel = (await port.ben.slash(port.lobby, "find")).response
    assert f"{FindClick.START}:0" in custom_ids(panel).values()
    assert join not in custom_ids(panel).values()
    assert seats_taken(port) == [1]


async def test_suggestion_survives_a_restart(port: Port) -> None:
    await search(port, port.ada, port.ben)
    await port.restart()
    await pass_time(port, DELAY)
    await port.restart()
    (to_ada,), (to_ben,) = asks(port, port.ada), asks(port, port.ben)
    await port.ben.click(await show_suggestion(port.ben, to_ben), label="Join")
    await port.restart()
    panel = await show_suggestion(port.ada, to_ada)
    assert "is starting" in text_of((await port.ada.click(panel, label="Join")).response)


async def test_table_is_suggested_only_to_users_who_see_its_channel(port: Port) -> None:
    await port.open_table(seats=2, time_control="daily")
    other = port.guild.create_text_channel("other")
    panel = (await port.ben.slash(other, "find")).response
    panel = await choose(port.ben, panel, FindClick.GAMES, "nauticus")
    await port.ben.click(panel, custom_id=f"{FindClick.START}:0")
    await hide_lobby(port, port.ben)
    await pass_time(port, DELAY + 2 * 3600)
    assert direct_messages(port, port.ben) == []
    assert "seats are taken" not in str(port.all_posts())
    panel = (await port.ben.slash(other, "find")).response
    assert not any("findjoin" in one for one in custom_ids(panel).values())
    assert f"{FindClick.STOP}:0" in custom_ids(panel).values()


async def test_access_lost_after_the_suggestion_gives_no_seat(port: Port) -> None:
    await suggest_directly(port)
    await hide_lobby(port, port.ben)
    answer = text_of((await port.ben.user.click(last_dm(port.ben), label="Join")).response)
    assert "no longer available" in answer
    assert seats_taken(port) == [1]


async def test_search_in_direct_messages_uses_the_chosen_server(port: Port) -> None:
    shore = port.env.create_guild("Shore")
    quay = shore.create_text_channel("quay")
    refused = (await port.ada.user.slash("find")).response
    assert "I don’t know any server" in text_of(refused)
    await port.ada.slash(port.lobby, "help")
    await shore.add_member(port.ada.user).slash(quay, "help")
    panel = (await port.ada.user.slash("find")).response
    panel = await choose(port.ada.user, panel, FindClick.SERVER, str(shore.id))
    started = (await port.ada.user.click(panel, custom_id=f"{FindClick.START}:0")).response
    assert "Searching on Shore" in text_of(started)
    assert port.query_column("SELECT channel FROM table_wishes") == [quay.id]
    stopped = (await port.ada.user.click(started, custom_id=f"{FindClick.STOP}:0")).response
    panel = await choose(port.ada.user, stopped, FindClick.SERVER, str(port.guild.id))
    started = (await port.ada.user.click(panel, custom_id=f"{FindClick.START}:0")).response
    assert "Searching on Harbour" in text_of(started)
    stopped = (await port.ada.user.click(started, custom_id=f"{FindClick.STOP}:0")).response
    assert "no longer searching" in text_of(stopped)


async def test_users_without_the_role_for_opening_only_fill_tables(port: Port) -> None:
    role = port.guild.create_role("Captains")
    await updates.update_guild_settings(port.bot.services.ctx, port.guild.id, opener_role=role.id)
    await search(port, port.ada, port.ben)
    shown = text_of((await port.ada.slash(port.lobby, "find")).response)
    assert "only suggest tables that others have opened" in shown
    await pass_time(port, DELAY)
    assert asks(port, port.ada) == asks(port, port.ben) == []


async def test_user_who_left_the_server_is_not_asked(port: Port) -> None:
    await port.open_table(seats=2, time_control="daily")
    await search(port, port.ben)
    port.guild.remove_member(port.ben)
    await pass_time(port, DELAY)
    assert asks(port, port.ben) == []
    assert port.query_column("SELECT since FROM table_wishes") == [None]


@pytest.mark.parametrize("locale", sorted(locales()))
async def test_panel_and_suggestion_are_translated(port: Port, locale: str) -> None:
    await set_preferences(port, port.ben, Preferences(notices="direct"), locale=locale)
    port.locales[port.ben.id] = locale
    await port.open_table(seats=2, time_control="daily")
    await search(port, port.ben)
    await pass_time(port, DELAY)
    (ask,) = direct_messages(port, port.ben)
    heading = {
        "en": "I’ve found a table",
        "de": "einen Tisch für dich gefunden",
        "pl": "mam dla ciebie stół",
    }
    assert heading[locale] in text_of(ask)
    assert "{" not in text_of(ask)


@pytest.mark.parametrize("notices", ["direct", "channel"])
async def test_limit_on_matches_ends_the_search_with_a_direct_message(
    port: Port, notices: NotificationTarget
) -> None:
    await set_preferences(port, port.ada, Preferences(notices=notices))
    await search(port, port.ada)
    await updates.update_guild_settings(port.bot.services.ctx, port.guild.id, most_running=1)
    await port.open_table(seats=2, time_control="relaxed")
    await port.env.advance_time(120)
    (told,) = direct_messages(port, port.ada)
    assert "reached the match limit on Harbour" in text_of(told)
    assert asks(port, port.ada) == []


async def test_table_filled_meanwhile_gives_no_seat_but_keeps_the_search(port: Port) -> None:
    await suggest_directly(port)
    ask = last_dm(port.ben)
    await port.cem.click(port.card(), label="Join")
    await port.env.advance_time(120)
    (shown,) = direct_messages(port, port.ben)
    assert text_of(shown) == "This table is no longer available. Your search continues."
    assert labels(shown) == []
    assert ask.id == shown.id
    panel = (await port.ben.slash(port.lobby, "find")).response
    assert f"{FindClick.STOP}:0" in custom_ids(panel).values()


async def test_new_tables_get_threads_in_a_channel_that_the_server_allows(port: Port) -> None:
    games = port.guild.create_text_channel("games")
    await updates.update_guild_settings(port.bot.services.ctx, port.guild.id, channels=(games.id,))
    await search(port, port.ada, port.ben)
    assert port.query_column("SELECT channel FROM table_wishes") == [games.id] * 2
    await pass_time(port, DELAY)
    panel: AnyMessage = (await port.ben.slash(port.lobby, "find")).response
    await port.ben.click(panel, label="Join")
    assert seats_taken(port) == [1]
    (thread,) = port.query_column("SELECT channel FROM matches")
    assert port.bot.get_channel(thread).parent_id == games.id  # type: ignore[union-attr]  # a thread


async def test_new_tables_get_posts_in_the_forum_of_tables(port: Port) -> None:
    await search(port, port.ada, port.ben)
    await pass_time(port, DELAY)
    posts = await add_forum(port)
    panel: AnyMessage = (await port.ben.slash(port.lobby, "find")).response
    await port.ben.click(panel, label="Join")
    assert port.query_column("SELECT channel FROM matches") == [only_post(port, posts).id]
    assert tag_names(port, posts) == ["open", "Nauticus", "daily"]
