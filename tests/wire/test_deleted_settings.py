"""Tests of settings whose channel or role is deleted: users can continue, and hosts are notified once."""

from __future__ import annotations

from collections.abc import Callable

import discord
import pytest

from bot.matches.settings.menus import Setting, setting_id
from tests.bot.port import said
from tests.wire.people import Person
from tests.wire.running import Running
from tests.wire.server import Wire
from tests.wire.told import rows
from tests.wire.world import DIRECT, Channel, Guild, Role

Delete = Callable[[], None]
WAITING = "SELECT count(*) FROM outbox WHERE owner_kind = 'guild'"


@pytest.fixture
def host(wire: Wire, guild: Guild) -> Person:
    """Return the owner of the guild, who may change its settings."""
    host = Person(wire, "Dee", guild)
    role = Role(wire.world.new_id(), "Hosts", discord.Permissions(manage_guild=True).value)
    guild.roles[role.id] = role
    guild.members[host.id].append(role.id)
    guild.owner = host.id
    return host


def letters(wire: Wire, host: Person) -> list[str]:
    """Return the direct messages about deleted channels and roles."""
    mailboxes = [one for one in wire.world.channels.values() if one.type == DIRECT and one.owner == host.id]
    return [said(post) for one in mailboxes for post in one.posts if "was deleted" in said(post)]


@pytest.mark.parametrize("is_running", [True, False], ids=["running", "stopped"])
@pytest.mark.parametrize("setting", [Setting.CHANNELS, Setting.OPENERS])
def test_users_are_not_locked_out_and_hosts_are_told_once(
    setting: Setting, is_running: bool, wire: Wire, guild: Guild, lobby: Channel, host: Person,
    people: tuple[Person, ...], bot: Running,
) -> None:  # fmt: skip
    doomed, role = wire.channel(guild, "doomed"), wire.add_role(guild, "Openers")
    chosen = doomed.id if setting is Setting.CHANNELS else role.id
    ada = people[0]
    bot.start()
    host.select(host.slash(lobby, "host settings").shown, [str(chosen)], setting_id(setting))
    assert "only" in ada.slash(lobby, "game open", game="nauticus", seats=2).shown.text
    if not is_running:
        bot.stop()
    if setting is Setting.CHANNELS:
        wire.delete_channel(doomed)
    else:
        wire.delete_role(guild, role)
    if not is_running:
        bot.start()
    wire.until(lambda: letters(wire, host))
    assert "is open" in ada.slash(lobby, "game open", game="nauticus", seats=2).shown.text
    assert str(chosen) not in str(host.slash(lobby, "host settings").shown.components)
    bot.stop()
    bot.start()
    wire.delete_channel(wire.channel(guild, "another"))
    wire.until(lambda: rows(bot.folder, WAITING) == [(0,)])
    assert len(letters(wire, host)) == 1
