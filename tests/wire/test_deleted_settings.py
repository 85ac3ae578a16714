"""Tests for settings whose channel or role is deleted: users can continue, and hosts are notified once."""

from __future__ import annotations

from collections.abc import Callable

import discord
import pytest

from bot.matches.settings.menus import Setting, setting_id
from tests.bot.port import text_of
from tests.sampling import value_cases
from tests.wire.bot_database import query_rows
from tests.wire.people import Person
from tests.wire.running import BotProcess
from tests.wire.server import Wire
from tests.wire.world import DIRECT, Channel, Guild, Role

Delete = Callable[[], None]
PENDING_QUERY = "SELECT count(*) FROM outbox WHERE owner_kind = 'guild'"


@pytest.fixture
def host(wire: Wire, guild: Guild) -> Person:
    """Return the owner of the guild, who may change its settings."""
    host = Person(wire, "Dee", guild)
    role = Role(wire.world.new_id(), "Hosts", discord.Permissions(manage_guild=True).value)
    guild.roles[role.id] = role
    guild.members[host.id].append(role.id)
    guild.owner = host.id
    return host


def deletion_notices(wire: Wire, host: Person) -> list[str]:
    """Return the direct messages about deleted channels and roles."""
    mailboxes = [
        channel
        for channel in wire.world.channels.values()
        if channel.type == DIRECT and channel.owner == host.id
    ]
    return [
        text_of(post) for mailbox in mailboxes for post in mailbox.posts if "was deleted" in text_of(post)
    ]


@pytest.mark.parametrize("is_running", value_cases([True, False]))
@pytest.mark.parametrize("setting", value_cases([Setting.CHANNELS, Setting.OPENERS]))
def test_users_are_not_locked_out_and_hosts_are_told_once(
    setting: Setting, is_running: bool, wire: Wire, guild: Guild, lobby: Channel, host: Person,
    people: tuple[Person, ...], bot: BotProcess,
) -> None:  # fmt: skip
    doomed, role = wire.add_channel(guild, "doomed"), wire.add_role(guild, "Openers")
    chosen = doomed.id if setting is Setting.CHANNELS else role.id
    ada = people[0]
    bot.start()
    host.select(host.slash(lobby, "host settings").visible_message, [str(chosen)], setting_id(setting))
    assert "only" in ada.slash(lobby, "game open", game="nauticus", seats=2).visible_message.text
    if not is_running:
        bot.stop()
    if setting is Setting.CHANNELS:
        wire.delete_channel(doomed)
    else:
        wire.delete_role(guild, role)
    if not is_running:
        bot.start()
    wire.wait_until(lambda: deletion_notices(wire, host))
    assert "is open" in ada.slash(lobby, "game open", game="nauticus", seats=2).visible_message.text
    assert str(chosen) not in str(host.slash(lobby, "host settings").visible_message.components)
    bot.stop()
    bot.start()
    wire.delete_channel(wire.add_channel(guild, "another"))
    wire.wait_until(lambda: query_rows(bot.folder, PENDING_QUERY) == [(0,)])
    assert len(deletion_notices(wire, host)) == 1
