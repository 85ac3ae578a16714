"""Tests for a season in progress: turns, results, the weekly message and pinned standings."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest
from msgspec.structs import replace

from bot.core.ids import season_id
from bot.core.words.i18n import Translator, locales
from bot.leagues.league_admin.panel import AdminPanel, admin_panel_message
from bot.leagues.views import announcements, tables
from bot.leagues.views.names import LeagueClick
from host.core import kinds
from host.leagues.lifecycle.effects import locked_season
from host.leagues.lifecycle.kinds import HostRequest, ShiftSeason, StepTimer
from host.leagues.lifecycle.steps import run_step
from host.leagues.season.season import Proposal
from host.leagues.views.host_overview import HostOverview, LatePlayer
from host.leagues.views.turns import TableTurn
from tests.bot import example_season as a
from tests.bot.community import REASON, Community
from tests.bot.example_season import checked_text
from tests.bot.leagues.test_lifecycle_places import community as community  # noqa: PLC0414  # the fixture, for this test too
from tests.bot.leagues.test_lifecycle_places import set_bot_permission
from tests.bot.leagues.test_lifecycle_places import toy_translations as toy_translations  # noqa: PLC0414  # likewise
from tests.bot.port import custom_ids, text_of
from tests.host.conftest import toy_games as toy_games  # noqa: PLC0414  # likewise

TIME = 1_800_000_000_000
TURNS = (
    TableTurn(1, TIME, TIME + 3_600_000),
    TableTurn(1, TIME, None),
    TableTurn(1, TIME, None, is_late=True, time_outs=2),
)


@pytest.mark.parametrize("locale", locales())
def test_unfinished_table_shows_turns_and_deadlines(locale: str) -> None:
    words = Translator(locale, strict=True)
    table = replace(a.fixtures(a.finished_season())[0], turns=TURNS)
    line = tables.table_line(table, words)
    assert line.count("**Ada**") >= 3
    assert line.count("<t:1800000000:R>") == 3
    assert "<t:1800003600:f> (<t:1800003600:R>)" in line


@pytest.mark.parametrize("locale", locales())
def test_weekly_message_shows_longest_waiting_tables_first(locale: str) -> None:
    first, second, *_ = a.fixtures(a.finished_season())
    later = replace(first, turns=(TableTurn(1, TIME + 60_000, None),))
    earlier = replace(second, turns=(TableTurn(2, TIME, None),))
    season_announcement = replace(
        a.season_announcement(a.finished_season(), "week", 1), fixtures=(later, earlier)
    )
    text = checked_text(
        announcements.digest_message(season_announcement, (), Translator(locale, strict=True))
    )
    assert text.index("<t:1800000000:R>") < text.index("<t:1800000060:R>")


@pytest.mark.parametrize("locale", locales())
def test_panel_lists_what_needs_attention_within_the_limit(locale: str) -> None:
    over, words = a.finished_season(), Translator(locale, strict=True)
    questions = tuple(HostRequest(1, "why? " * 90, n % 3 or None, n) for n in range(1, 30))
    shift_season = ShiftSeason("Harbour", 2, days=3)
    act = Proposal(2, kinds.name_of(shift_season), kinds.payload_of(shift_season), "", TIME, TIME)
    late = tuple(LatePlayer(1, turn) for turn in TURNS * 20)
    busy = HostOverview(over, late, questions, (act,) * 9)
    admin_panel = AdminPanel(
        over.league, a.create_plan(), 21, (2, 3), over, None, busy, ("send_messages", "manage_roles")
    )
    text = checked_text(admin_panel_message(admin_panel, words))
    assert all(part in text for part in ("why?", "<t:1800000000:R>", "<@2>"))
    quiet = replace(admin_panel, overview=HostOverview(over, (), (), ()), missing=())
    assert "why?" not in checked_text(admin_panel_message(quiet, words))


async def test_turns_are_shown_to_members_and_late_players_to_hosts(community: Community) -> None:
    ada, ben, *_ = community.people
    await community.begin_season("pearls", ada, ben)
    for answer in (
        await community.run_command(ada, "me"),
        await community.run_command(ada, "tables", which="open"),
    ):
        assert (
            len(re.findall(r"turn \(started <t:\d+:R>\). Deadline: <t:\d+:f> \(<t:\d+:R>\)", text_of(answer)))
            == 2
        )
    assert "No players are late" in text_of(await community.run_host_command("panel"))
    await community.run_command(ada, "ask", question="Where is my table?")
    await community.pass_days(3.3)
    panel = text_of(await community.run_host_command("panel"))
    assert "Late players" in panel
    assert "Their time has run out" in panel
    assert "Where is my table?" in panel


async def test_panel_names_missing_permissions(community: Community) -> None:
    ada, ben, *_ = community.people
    await community.begin_season("pearls", ada, ben)
    set_bot_permission(community, create_public_threads=False, administrator=False)
    backend, guild = community.port.env.backend, community.port.guild
    everybody = discord.Permissions(int(backend.get_guild(guild.id).roles[guild.id].permissions))
    everybody.update(create_public_threads=False)
    backend.edit_role(guild.id, guild.id, {"permissions": everybody.value})
    panel = text_of(await community.run_host_command("panel"))
    assert "Permissions I’m missing" in panel
    assert "Create Public Threads" in panel


async def test_result_is_announced_with_scores(community: Community) -> None:
    ada, ben, *_ = community.people
    await community.begin_season("pearls", ada, ben)
    await community.play_tables(1)
    await community.pass_days(0.01)
    post = community.latest_text("table 1 has finished")
    assert re.search(r"1\. .*(Ada|Ben)\*\*: \d+ \(\+\d+(\.\d+)?\)", post)
    assert community.public_text().count("table 1 has finished") == 1


async def step(community: Community, timer: StepTimer) -> None:
    """Run a step of the season now."""
    known = await community.season()
    with community.port.env.time_context():
        async with locked_season(community.port.bot.services.ctx, known.id) as (tx, now):
            await run_step(community.port.bot.services.ctx, tx, now, timer)
    await community.run_host_command("auto-seasons", enabled=True)


async def test_weekly_message_shows_turns_and_is_skipped_without_results(community: Community) -> None:
    await community.begin_season("pearls", *community.people[:3])
    await step(community, StepTimer("week", 1))
    assert "week 1" not in community.public_text()
    await community.run_host_command("rule", table="1", ruling="void", reason=REASON)
    await step(community, StepTimer("week", 1))
    assert re.search(r"turn \(started <t:\d+:R>\). Deadline: <t:\d+:f>", community.latest_text("week 1"))


def cards(community: Community) -> list[Any]:
    """Return the messages with the standings."""
    posts = community.port.posts()
    return [
        post
        for post in posts
        if season_id(1, LeagueClick.CROSS, 1) in custom_ids(community.port.raw_message(post)).values()
    ]


@pytest.mark.parametrize("may_pin", [True, False])
async def test_standings_are_pinned_or_move_down(community: Community, *, may_pin: bool) -> None:
    ada, ben, *_ = community.people
    set_bot_permission(community, administrator=False, manage_messages=may_pin, pin_messages=may_pin)
    await community.begin_season("pearls", ada, ben)
    (first,) = cards(community)
    assert bool(first.pinned) is may_pin
    await community.play_tables(1)
    await community.pass_days(0.01)
    (second,) = cards(community)
    assert (second.id == first.id) is may_pin
    if not may_pin:
        assert second.id == max(post.id for post in community.port.posts())
    await community.run_host_command("end", reason=REASON)
    await community.pass_days(4)
    (last,) = cards(community)
    assert not last.pinned
