"""Tests for season messages to members: reminders before the end, the next sign-up, and questions to hosts."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import MemberActor

from bot.core.words.i18n import Translator, locales
from bot.leagues.views import announcements
from bot.leagues.views.mentions import PINGED
from host.core.users import User
from host.leagues.lifecycle.effects import locked_season
from host.leagues.lifecycle.kinds import StepTimer
from host.leagues.lifecycle.steps import run_step
from host.leagues.season.entry_base import Announcement
from host.leagues.views.questions import open_questions
from host.matches.settings import updates
from tests.bot import example_season as a
from tests.bot.community import DAY, REASON, Community
from tests.bot.example_season import checked_text
from tests.bot.leagues.test_lifecycle_places import community as community  # noqa: PLC0414  # the fixture, for this test too
from tests.bot.leagues.test_lifecycle_places import play_season
from tests.bot.leagues.test_lifecycle_places import toy_translations as toy_translations  # noqa: PLC0414  # likewise
from tests.bot.port import text_of
from tests.host.conftest import toy_games as toy_games  # noqa: PLC0414  # likewise

QUESTION = "Why did my clock run out?"


def letters(community: Community, who: MemberActor) -> list[str]:
    """Return the texts of the direct messages to a member."""
    backend, desk = community.port.env.backend, who.user.dm_channel
    return [text_of(backend.get_message(desk.id, message.id)) for message in desk.history()]


def second_host(community: Community) -> MemberActor:
    """Add a member who may manage the guild."""
    port = community.port
    role = port.guild.create_role("Steward", permissions=discord.Permissions(manage_guild=True))
    return port.guild.add_member(port.env.create_user("hal", global_name="Hal"), roles=[role])


async def prefer(community: Community, who: MemberActor, **changes: Any) -> None:
    """Change a member's settings."""
    port = community.port
    with port.env.time_context():
        user = User(await port.key_of(who), "")
        await updates.update_preferences(port.bot.services.ctx, user, **changes)


def notified(community: Community, part: str) -> set[int]:
    """Return the ids of the users mentioned in the latest message that contains `part`."""
    post = next(
        one for one in reversed(community.port.posts()) if part in text_of(community.port.raw_message(one))
    )
    return {user.id for user in post.mentions}


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("what", sorted(PINGED - {"proposed"}))
def test_announcement_mentions_everybody_it_notifies(what: Announcement, locale: str) -> None:
    over = a.finished_season()
    for number, seq in ((1, 0), (1, 18), (2, 18)):
        post = announcements.announcement_message(
            a.season_announcement(over, what, number, seq), Translator(locale)
        )
        assert post.pinged == (1, 2)
        assert all(f"<@{one}>" in checked_text(post) for one in post.pinged)


async def test_warning_notifies_players_with_unfinished_tables(community: Community) -> None:
    ada, ben, cem, *_ = community.people
    known = await community.begin_season("pearls", ada, ben, cem)
    key = await community.port.key_of(cem)
    await community.play_tables(*(n for n, table in known.season.tables.items() if key in table.user_keys))
    ctx = community.port.bot.services.ctx
    with community.port.env.time_context():
        async with locked_season(ctx, known.id) as (tx, now):
            await run_step(ctx, tx, now, StepTimer("warn"))
    await community.run_host_command("auto-seasons", enabled=True)
    assert notified(community, "unfinished matches") == {ada.id, ben.id}


@pytest.mark.long
async def test_next_sign_up_calls_members_of_last_season_once(community: Community) -> None:
    ada, ben, cem, fay, gus = community.people
    await community.run_host_command("create", name="Pearl league", game="pearls", seats=2)
    await prefer(community, cem, notices="direct")
    await prefer(community, fay, notices="none")
    await play_season(community, ada, ben, cem, fay)
    await community.pass_days(8)
    assert notified(community, "You played last season") == {ada.id, ben.id}
    assert sum("You played last season" in letter for letter in letters(community, cem)) == 1
    assert not any("last season" in one for member in (ada, fay, gus) for one in letters(community, member))
    await community.run_command(ada, "join")
    await community.port.restart()
    await community.pass_days(1)
    assert community.public_text().count("You played last season") == 1
    await community.pass_days(10)
    assert "You played last season" not in community.public_text(), "the notice ends with sign-up"


async def test_first_sign_up_calls_nobody(community: Community) -> None:
    await community.run_host_command("create", name="Pearl league", game="pearls", seats=2)
    await community.run_host_command("open")
    await community.pass_days(0.1)
    assert "last season" not in community.public_text()


@pytest.mark.parametrize("can_list", [True, False])
async def test_question_reaches_all_hosts_privately(community: Community, *, can_list: bool) -> None:
    port, host, ada, ben = community.port, community.host, *community.people[:2]
    other = second_host(community)
    await community.begin_season("pearls", ada, ben)
    if not can_list:
        port.env.inject_error("GET", "/guilds/*/members", status=403, code=50001, times=None)
        await community.show_tools_to(other)
        await other.slash(port.lobby, "league-host auto-seasons", enabled=True)
    before = community.public_text()
    answer = await community.run_command(ada, "ask", question=QUESTION)
    await community.pass_days(0.01)
    assert "The hosts have been notified" in text_of(answer)
    assert community.public_text() == before
    for member in (host, other):
        assert [QUESTION in letter for letter in letters(community, member)] == [True]
    assert letters(community, ben) == []


async def test_question_respects_settings_of_hosts(community: Community) -> None:
    ada, ben = community.people[:2]
    quiet, other = community.host, second_host(community)
    await community.begin_season("pearls", ada, ben)
    await prefer(community, quiet, notices="none")
    await prefer(community, other, quiet=_hours_from_now(community, 0, 2))
    await community.run_command(ada, "ask", question=QUESTION)
    await community.pass_days(0.01)
    assert letters(community, quiet) == letters(community, other) == []
    await community.pass_days(0.1)
    assert letters(community, quiet) == []
    assert QUESTION in "".join(letters(community, other))


async def test_question_that_cannot_be_sent_is_not_shown_in_the_channel(community: Community) -> None:
    port, (ada, ben, *_) = community.port, community.people
    await community.begin_season("pearls", ada, ben)
    port.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    await community.run_command(ada, "ask", question=QUESTION)
    await community.pass_days(0.01)
    assert QUESTION not in community.public_text()
    assert notified(community, "a player has a question") == {community.host.id}


async def test_ruling_or_a_host_answers_a_question(community: Community) -> None:
    ada, ben = community.people[:2]
    await community.begin_season("pearls", ada, ben)
    for _ in range(2):
        await community.run_command(ada, "ask", table="1", question=QUESTION)
    assert len(open_questions(await community.season())) == 2
    await community.run_host_command("rule", table="1", ruling="void", reason=REASON)
    assert open_questions(await community.season()) == []


async def test_host_at_the_table_cannot_close_a_question_about_it(community: Community) -> None:
    host, (ada, *_) = community.host, community.people
    await community.run_host_command("create", name="Pearl league", game="pearls", seats=2)
    await community.run_host_command("open")
    for member in (host, ada):
        await member.click(community.sign_up_card(), label="Join")
    other = second_host(community)
    await community.show_tools_to(other)
    for command in ("close", "draw", "start"):
        await other.slash(community.port.lobby, f"league-host {command}")
        for member in (host, ada):
            await community.run_command(member, "confirm")
    await community.run_command(ada, "ask", table="1", question=QUESTION)
    (question,) = open_questions(await community.season())
    panel, label = await community.run_host_command("panel"), f"Mark {question.entry} as answered"
    refused = (await host.click(panel, label=label)).response
    assert "another host has to make this decision" in text_of(refused)
    panel = (await other.slash(community.port.lobby, "league-host panel")).response
    assert panel is not None
    assert QUESTION not in text_of((await other.click(panel, label=label)).response)
    assert open_questions(await community.season()) == []


async def test_all_hosts_learn_of_a_deleted_role(community: Community) -> None:
    port, other = community.port, second_host(community)
    await community.run_host_command("create", name="Pearl league", game="pearls", seats=2)
    crew = port.guild.create_role("Crew")
    await community.run_host_command("role", purpose="join", role=crew)
    port.env.backend.delete_role(port.guild.id, crew.id)
    await community.pass_days(0.001)
    for member in (community.host, other):
        assert ["required to join" in letter for letter in letters(community, member)] == [True]


def _hours_from_now(community: Community, first: int, last: int) -> tuple[int, int]:
    """Return a daily period in minutes of the UTC day.

    It starts `first` hours from now and ends `last` hours from now.
    """
    with community.port.env.time_context():
        now = int(community.port.bot.services.ctx.now() / 1000 % DAY // 60)
    return (now + 60 * first - 1) % 1440, (now + 60 * last) % 1440
