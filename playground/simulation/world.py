"""The simulated guild: its channels and its users, with their permissions and languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, MutableMapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

import discord
import simcord
from discord import AppCommandOptionType, Locale
from simcord.backend import Backend
from simcord.backend.access import can_access_channel
from simcord.backend.models import Message, Overwrite
from simcord.backend.ops.messages import MessageMixin
from simcord.enums import ChannelType, MessageType, OverwriteType

BOT_NAME = "Harbourmaster"
GUILD_NAME = "Harbour"
CHANNELS = {
    "lobby": "Where matches are opened",
    "pier-1": "Room for a match",
    "pier-2": "Room for another match",
}
USERS = {
    "Ada": Locale.british_english,
    "Ben": Locale.american_english,
    "Cem": Locale.german,
    "Dorota": Locale.polish,
    "Emil": Locale.german,
}
"""The users' names and initial languages. The first user owns the guild."""
OWNER = "Owner"
HOST = "Host"
GUEST = "Guest"
ROLES = {"Ben": HOST, "Emil": GUEST}
"""The roles of users who have one.

A host may manage the guild. A guest may read messages and press buttons, but may not write or use commands.
"""

_DENIED_TO_GUESTS = discord.Permissions(
    send_messages=True,
    send_messages_in_threads=True,
    add_reactions=True,
    create_public_threads=True,
    use_application_commands=True,
).value
_create_system_message = MessageMixin.create_system_message
_GROUPS = {AppCommandOptionType.subcommand.value, AppCommandOptionType.subcommand_group.value}


@dataclass(frozen=True)
class World:
    """Handles for the simulated guild, its channels, and its users in the order of `USERS`."""

    guild: simcord.GuildHandle
    members: Sequence[simcord.MemberActor]

    def channels(self) -> Iterator[simcord.ChannelHandle]:
        """Yield the channels in order, each followed by its threads."""
        for channel in self.guild.channels.values():
            if not channel.is_thread:
                yield channel
                yield from channel.threads

    def channels_of(self, env: simcord.Env, member: simcord.MemberActor) -> list[simcord.ChannelHandle]:
        """Return a user's channel list: the channels that they may read, and their direct messages."""
        listed = [channel for channel in self.channels() if _is_listed(env, channel, member)]
        return [*listed, member.user.dm_channel]

    def role_of(self, member: simcord.MemberActor) -> str:
        """Return the name of a user's role in the guild, or an empty string."""
        if member.id == self.members[0].id:
            return OWNER
        return ROLES.get(list(USERS)[list(self.members).index(member)], "")


def is_private(env: simcord.Env, channel: simcord.ChannelHandle) -> bool:
    """Return whether a channel is a private thread."""
    return env.backend.get_channel(channel.id).type == ChannelType.PRIVATE_THREAD


def _is_listed(env: simcord.Env, channel: simcord.ChannelHandle, member: simcord.MemberActor) -> bool:
    """Return whether a channel is in a user's list.

    A private thread is listed only for its members, even if others have permission to see it.
    """
    if is_private(env, channel) and member.id not in env.backend.get_channel(channel.id).thread_members:
        return False
    return can_access_channel(env, channel.id, member, history=True)


def suppress_thread_messages() -> None:
    """Suppress the message that announces a new private thread.

    simcord posts this message in the channel, but Discord does not.
    """
    MessageMixin.create_system_message = _create_unless_private  # type: ignore[method-assign, assignment]


def _create_unless_private(
    backend: Any, channel: int, kind: MessageType, *args: Any, **kwargs: Any
) -> Message | None:
    opened = backend.channels.get(kwargs.get("target_channel_id"))
    if kind == MessageType.THREAD_CREATED and opened.type == ChannelType.PRIVATE_THREAD:
        return None
    return _create_system_message(backend, channel, kind, *args, **kwargs)


def create_world(env: simcord.Env) -> World:
    """Create the guild in an empty simulated Discord.

    Call this before the simulation starts.
    """
    env.backend.edit_bot_profile(BOT_NAME)
    owner = env.create_user(next(iter(USERS)).lower(), global_name=next(iter(USERS)))
    server = env.create_guild(GUILD_NAME, owner=owner)
    for name, topic in CHANNELS.items():
        server.create_text_channel(name, topic=topic)
    return load_world(env)


def load_world(env: simcord.Env) -> World:
    """Return the guild in a saved simulated Discord.

    Users that were added to `USERS` in a newer program version are added to the guild.
    """
    (guild,) = env.backend.guilds.values()
    server = simcord.GuildHandle(env, guild)
    _add_members(env, server)
    users = _users(env)
    for user in users.values():
        env.backend.get_dm_channel(user.id)
    return World(server, [simcord.MemberActor(env, server, users[name]) for name in USERS])


def _users(env: simcord.Env) -> dict[str, simcord.UserHandle]:
    named = {user.global_name: simcord.UserHandle(env, user) for user in env.backend.users.values()}
    return {name: named[name] for name in USERS if name in named}


def _add_members(env: simcord.Env, guild: simcord.GuildHandle) -> None:
    """Add missing users to the guild and assign the roles."""
    here = _users(env)
    roles = {role.name: role for role in env.backend.get_guild(guild.id).roles.values()}
    for name in USERS:
        user = here.get(name) or env.create_user(name.lower(), global_name=name)
        if user.id not in env.backend.get_guild(guild.id).members:
            guild.add_member(user)
    if HOST not in roles:
        guild.create_role(HOST, permissions=discord.Permissions(manage_guild=True), color=0x3BA55D)
        guild.create_role(GUEST, color=0x99AAB5)
        _keep_guests_quiet(env.backend, guild.id)
    roles = {role.name: role for role in env.backend.get_guild(guild.id).roles.values()}
    for name, user in _users(env).items():
        member = env.backend.get_guild(guild.id).members[user.id]
        role = roles.get(ROLES.get(name, ""))
        if role is not None and role.id not in member.role_ids:
            member.role_ids.append(role.id)


def _keep_guests_quiet(backend: Backend, guild_id: int) -> None:
    (guests,) = [role.id for role in backend.get_guild(guild_id).roles.values() if role.name == GUEST]
    for channel in backend.get_guild(guild_id).channel_ids:
        backend.set_overwrite(channel, Overwrite(guests, OverwriteType.ROLE, deny=_DENIED_TO_GUESTS))


def localize_interactions(env: simcord.Env, languages: Mapping[int, Locale]) -> None:
    """Set the locale of each user's interactions, and record commands with their subcommands.

    Without this, simcord 3.2.1 uses American English for all users, and records `/game open` as `game`.
    """

    def amend(event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            user = payload["member"]["user"] if "member" in payload else payload["user"]
            cast(MutableMapping[str, Any], payload)["locale"] = str(languages[int(user["id"])])
            record = env.backend.interactions[int(payload["id"])]
            if record.command_name is not None:
                record.command_name = " ".join(_full_name(payload["data"]))

    # Insert the subscriber at the front, because it must change the payload before the gateway reads it.
    env.backend.subscribers.insert(0, amend)


def _full_name(part: Mapping[str, Any]) -> Iterator[str]:
    yield part["name"]
    for option in part.get("options", ()):
        if option.get("type") in _GROUPS:
            yield from _full_name(option)
