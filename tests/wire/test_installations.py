"""Tests for commands and clicks in guilds that the bot has not joined: the only response is an invite link."""

from __future__ import annotations

import pytest

from bot.tables.fairness.ids import FairnessClick
from engine.core.files.library import games
from tests.bot.port import custom_ids
from tests.wire import bot_database
from tests.wire.interactions import Interaction
from tests.wire.people import Person
from tests.wire.running import BotProcess
from tests.wire.server import Wire
from tests.wire.table import Table
from tests.wire.world import BOT, Channel, Guild

INVITE_URL = (
    f"https://discord.com/oauth2/authorize?client_id={BOT}&scope=bot+applications.commands&permissions="
)
GAME = next(iter(games()))
PERSONAL = {"games", "find", "away", "mute", "settings", "help", "learn"}


@pytest.fixture
def elsewhere_guild(wire: Wire) -> Guild:
    """Return a guild in which the commands are installed but the bot is not a member."""
    guild = wire.add_guild("Elsewhere")
    guild.has_bot = False
    return guild


def count_stored_rows(bot: BotProcess) -> list[int]:
    """Return the numbers of stored matches, users, user names, guilds and outbox messages."""
    tables = ("matches", "users", "user_names", "guilds", "outbox")
    return [bot_database.query_rows(bot.folder, f"SELECT count(*) FROM {table}")[0][0] for table in tables]  # noqa: S608 - only names of tables and columns


def has_invite(interaction: Interaction, guild: Guild | None = None) -> bool:
    return INVITE_URL in interaction.visible_message.text and (
        guild is None or f"&guild_id={guild.id}" in interaction.visible_message.text
    )


def test_commands_are_registered_for_servers_and_personal_ones_for_direct_messages(
    wire: Wire, bot: BotProcess
) -> None:
    bot.start()
    wire.wait_until(lambda: wire.rest.commands)
    for command in wire.rest.commands:
        contexts = [0, 1] if command["name"] in PERSONAL else [0]
        assert (command["integration_types"], command["contexts"]) == ([0], contexts), command["name"]


def test_commands_in_a_server_without_the_bot_get_an_invite_link(
    wire: Wire, bot: BotProcess, elsewhere_guild: Guild
) -> None:
    room = wire.add_channel(elsewhere_guild, "room")
    eve = Person(wire, "Eve", elsewhere_guild, locale="de")
    bot.start()
    before = count_stored_rows(bot)
    for command in ("game open", "match", "settings me", "host settings"):
        assert has_invite(eve.slash(room, command), elsewhere_guild), command
    assert has_invite(eve.slash(room, "game open", game=GAME, where="thread"), elsewhere_guild)
    assert "Server" in eve.slash(room, "match").visible_message.text
    eve.autocomplete(room, "game open", "game")
    assert count_stored_rows(bot) == before
    assert room.posts == []


def test_server_commands_in_direct_messages_get_an_invite_link(
    wire: Wire, bot: BotProcess, guild: Guild
) -> None:
    eve = Person(wire, "Eve", guild)
    bot.start()
    before = count_stored_rows(bot)
    for command in ("game open", "match", "board", "rules", "host settings"):
        assert has_invite(eve.slash(wire.world.dm_channel(eve.id), command)), command
    assert count_stored_rows(bot) == before


def test_personal_commands_in_direct_messages_are_served(wire: Wire, bot: BotProcess, guild: Guild) -> None:
    eve = Person(wire, "Eve", guild)
    bot.start()
    for command in ("games mine", "away show", "settings me", "help", "learn"):
        shown = eve.slash(wire.world.dm_channel(eve.id), command)
        assert shown.visible_message.text
        assert not has_invite(shown), command


def test_lost_channel_is_hidden_in_direct_messages(
    wire: Wire, bot: BotProcess, guild: Guild, lobby: Channel, people: tuple[Person, ...]
) -> None:
    bot.start()
    Table(wire, lobby, people).open_match(games()[GAME])
    mailbox = wire.world.dm_channel(people[0].id)
    assert f"<#{lobby.id}>" in people[0].slash(mailbox, "games mine").visible_message.text
    guild.members.pop(people[0].id)
    assert f"<#{lobby.id}>" not in people[0].slash(mailbox, "games mine").visible_message.text


def test_buttons_in_a_server_that_removed_the_bot_get_an_invite_link(
    wire: Wire, bot: BotProcess, guild: Guild, lobby: Channel, people: tuple[Person, ...]
) -> None:
    bot.start()
    table = Table(wire, lobby, people)
    table.open_match(games()[GAME])
    log = "SELECT count(*) FROM log"
    entries = bot_database.query_rows(bot.folder, log)
    wire.remove_bot(guild)
    for custom_id in custom_ids(table.button_message).values():
        assert has_invite(people[0].click(table.button_message, custom_id), guild), custom_id
    assert bot_database.query_rows(bot.folder, log) == entries
    wire.invite_bot(guild)
    assert not has_invite(people[0].click(table.button_message, label="Board"))


def test_a_modal_is_not_opened_in_a_server_that_removed_the_bot(
    wire: Wire, bot: BotProcess, guild: Guild, lobby: Channel, people: tuple[Person, ...]
) -> None:
    bot.start()
    people[0].slash(lobby, "game open", game=GAME)
    wire.wait_until(lambda: Table(wire, lobby, people).cards)
    card = Table(wire, lobby, people).card
    words = next(one for one in custom_ids(card).values() if one.endswith(f":{FairnessClick.ADD}"))
    wire.remove_bot(guild)
    done = people[0].click(card, words)
    assert done.modal is None
    assert has_invite(done, guild)
