"""Tests for league roles and channels.

Champion roles are passed on, lost channels are reported, and leagues can move to another channel.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
import pytest
from simcord import MemberActor

from host.leagues.commands import leagues
from tests.bot.community import REASON, Community
from tests.bot.leagues.test_commands import clear_translations
from tests.bot.port import Port, labels, text_of
from tests.host.conftest import toy_games as toy_games  # noqa: PLC0414  # the fixture, for these tests too


@pytest.fixture(autouse=True)
def toy_translations(toy_games: None) -> Iterator[None]:
    """Load the toy game's translations during the test."""
    clear_translations()
    yield
    clear_translations()


@pytest.fixture
async def community(port: Port) -> Community:
    made = Community(port)
    await made.allow_host_commands()
    return made


def give_role(community: Community, user_key: int, name: str, **rights: bool) -> Any:
    """Create a role with the given permissions as the highest role, assign it to a member, and return it."""
    port = community.port
    role = port.guild.create_role(name, permissions=discord.Permissions(**rights))
    backend, guild = port.env.backend, port.guild.id
    above = max(one.position for one in backend.get_guild(guild).roles.values()) + 1
    backend.edit_role(guild, role.id, {"position": above})
    backend.add_member_role(guild, user_key, role.id)
    return role


def set_bot_permission(community: Community, **rights: bool) -> None:
    """Grant or deny the bot the given permissions."""
    backend, guild = community.port.env.backend, community.port.guild.id
    own = next(role for role in backend.get_guild(guild).roles.values() if role.managed)
    granted = discord.Permissions(int(own.permissions))
    granted.update(**rights)
    backend.edit_role(guild, own.id, {"permissions": granted.value})


def role_members(community: Community, role: Any) -> set[int]:
    """Return the ids of the members who have a role."""
    members = community.port.env.backend.get_guild(community.port.guild.id).members
    return {user_key for user_key, member in members.items() if role.id in member.role_ids}


async def play_season(community: Community, *people: MemberActor) -> None:
    """Play the next season to its end.

    The first of the given players wins.
    """
    await community.run_host_command("open")
    for member in people:
        await community.run_host_command("add", player=member, reason=REASON)
    await community.run_host_command("close")
    for member in people:
        await community.run_command(member, "confirm")
    await community.run_host_command("draw")
    await community.run_host_command("start")
    season, winner = (await community.season()).season, await community.port.key_of(people[0])
    for number, table in season.tables.items():
        places = " ".join("1" if user_key == winner else "-" for user_key in table.user_keys)
        await community.run_host_command(
            "rule", table=str(number), ruling="places", places=places, reason=REASON
        )
    if (await community.season()).season.status == "playing":
        await community.run_host_command("end", reason=REASON)
    await community.pass_days(4)


@pytest.mark.long
async def test_champion_role_moves_to_the_new_champion(community: Community) -> None:
    port, host = community.port, community.host
    ada, ben, cem, fay, _ = community.people
    laurel = port.guild.create_role("Champion")
    await community.run_host_command("create", name="Pearl league", game="pearls", seats=2)

    async def asked(**given: Any) -> str:
        return text_of(
            await community.run_host_command("role", **({"purpose": "champion", "role": laurel} | given))
        )

    set_bot_permission(community, manage_roles=False)
    assert "I’m missing the permission “Manage Roles”" in await asked()
    set_bot_permission(community, manage_roles=True)
    give_role(community, port.bot_user.id, "Bot")
    assert "You can’t assign" in await asked()
    high = give_role(community, host.id, "Mayor", manage_roles=True, manage_guild=True)
    assert "it isn’t below my own role" in await asked(role=high)
    assert "Everyone has this role" in await asked(role=port.guild.default_role)
    assert "at the end of the season" in await asked()
    await play_season(community, ada, ben)
    assert role_members(community, laurel) == {ada.id}
    mine = text_of(await community.run_command(ada, "me"))
    assert "not in any current season" in mine, "the champion did sign up, and sign-up is not open"
    await community.run_host_command("auto-seasons")
    await play_season(community, cem, fay)
    assert role_members(community, laurel) == {cem.id}
    wreath = port.guild.create_role("Wreath")
    await asked(role=wreath)
    assert (role_members(community, laurel), role_members(community, wreath)) == (set(), {cem.id})
    port.env.inject_error("DELETE", "/guilds/*/members/*/roles/*", status=403, code=50013)
    assert "no longer get a role" in text_of(await community.run_host_command("role", purpose="champion"))
    assert "I couldn’t remove" in community.public_text()
    assert role_members(community, wreath) == {cem.id}


async def test_members_of_a_tier_have_its_role_during_a_season(community: Community) -> None:
    port, host = community.port, community.host
    ada, ben = community.people[:2]
    gold = port.guild.create_role("Gold")
    set_bot_permission(community, manage_roles=True)
    give_role(community, port.bot_user.id, "Bot")
    await community.run_host_command("create", name="Pearl league", game="pearls", seats=2)
    refused = await community.run_host_command("role", purpose="tier", role=gold)
    assert "You can’t assign" in text_of(refused)
    give_role(community, host.id, "Mayor", manage_roles=True, manage_guild=True)
    answer = await community.run_host_command("role", purpose="tier", role=gold)
    assert "while they play in tier 1" in text_of(answer)
    await community.run_host_command("open")
    for member in (ada, ben):
        await community.run_command(member, "join")
    await community.run_host_command("close")
    for member in (ada, ben):
        await community.run_command(member, "confirm")
    await community.run_host_command("draw")
    assert role_members(community, gold) == {ada.id, ben.id}
    port.env.inject_error("DELETE", "/guilds/*/members/*/roles/*", status=403, code=50013, times=2)
    await community.run_host_command("cancel", reason=REASON)
    assert community.public_text().count("I couldn’t remove") == 1, "one message for all members"
    await community.run_host_command("role", purpose="tier", tier=2, role=gold)
    port.env.backend.delete_role(port.guild.id, gold.id)
    await community.pass_days(0.001)
    desk = host.user.dm_channel
    text = "\n".join(text_of(port.env.backend.get_message(desk.id, message.id)) for message in desk.history())
    assert text.count("role for a tier of the league Pearl league was deleted") == 1


async def test_league_with_required_role_rejects_other_members(community: Community) -> None:
    ada, ben = community.people[:2]
    await community.run_host_command("create", name="Pearl league", game="pearls", seats=2)
    crew = give_role(community, ada.id, "Crew")
    assert "Only members with" in text_of(await community.run_host_command("role", purpose="join", role=crew))
    await community.run_host_command("open")
    assert "You have signed up" in text_of(await community.run_command(ada, "join"))
    assert crew.mention in text_of(await community.run_command(ben, "join"))
    await community.run_host_command("role", purpose="join")
    assert "You have signed up" in text_of(await community.run_command(ben, "join"))


async def test_deleted_league_roles_lock_nobody_out_and_are_reported_once(community: Community) -> None:
    port, host = community.port, community.host
    ada, ben = community.people[:2]
    await community.run_host_command("create", name="Pearl league", game="pearls", seats=2)
    set_bot_permission(community, manage_roles=True)
    give_role(community, port.bot_user.id, "Bot")
    crew, laurel = give_role(community, ada.id, "Crew"), port.guild.create_role("Champion")
    give_role(community, host.id, "Mayor", manage_roles=True, manage_guild=True)
    await community.run_host_command("role", purpose="join", role=crew)
    await community.run_host_command("role", purpose="champion", role=laurel)
    await community.run_host_command("open")
    assert crew.mention in text_of(await community.run_command(ben, "join"))
    for role in (crew, laurel):
        port.env.backend.delete_role(port.guild.id, role.id)
    await community.pass_days(0.001)
    assert "You have signed up" in text_of(await community.run_command(ben, "join"))
    with port.env.time_context():
        (league,) = await leagues.leagues_of(port.bot.services.ctx, port.guild.id)
    assert (league.role, league.champion_role) == (None, None)
    await port.restart()
    await community.pass_days(0.001)
    desk = host.user.dm_channel
    text = "\n".join(text_of(port.env.backend.get_message(desk.id, message.id)) for message in desk.history())
    assert text.count("required to join the league Pearl league was deleted") == 1
    assert text.count("champion role of the league Pearl league was deleted") == 1
    assert len(desk.history()) == 2


async def test_deleted_league_channel_is_reported_once_and_can_be_moved(community: Community) -> None:
    port, host = community.port, community.host
    ada, ben = community.people[:2]
    hall = port.guild.create_text_channel("hall")
    await host.slash(hall, "league-host create", name="Pearl league", game="pearls", seats=2)
    await community.run_host_command("open")
    for member in (ada, ben):
        await community.run_command(member, "join")
    port.env.backend.delete_channel(hall.id)
    await community.pass_days(0.001)
    desk = host.user.dm_channel
    texts = [text_of(port.env.backend.get_message(desk.id, message.id)) for message in desk.history()]
    assert ["was deleted" in letter for letter in texts] == [True], "at once, and not only with the next post"
    await community.pass_days(11)
    assert len(desk.history()) == 1
    answer = await community.run_host_command("move", channel=port.lobby)
    assert "now uses" in text_of(answer)
    assert "Pearl league, season 1" in community.public_text()
    await ada.click(community.sign_up_card(), label="I’m in")
    await community.run_command(ben, "confirm")
    await community.pass_days(5)
    known = await community.season()
    assert all(table.match_id for table in known.season.tables.values())
    assert {channel.parent_id for channel in port.env.backend.channels.values() if channel.is_thread} == {
        port.lobby.id
    }
    berth = port.guild.create_text_channel("berth")
    await community.run_host_command("move", channel=berth)
    assert "Standings" in str(
        [labels(port.env.backend.get_message(berth.id, one.id)) for one in berth.history()]
    )


@pytest.mark.long
async def test_league_names_are_case_insensitive(community: Community) -> None:
    await community.run_host_command("create", name="Große Liga", game="pearls", seats=2)
    taken = await community.run_host_command("create", name="GROSSE LIGA", game="pearls", seats=2)
    assert "already has a league with this name" in text_of(taken)
