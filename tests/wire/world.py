"""Discord's data: guilds, channels, threads, users, messages and permissions."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import Any

import discord
from msgspec import Struct, field

from tests.wire.limits import TEXT, Component, walk_components
from tests.wire.refusals import ErrorResponse, unknown_channel, unknown_message

DISCORD_EPOCH = 1_420_070_400_000
"""The start of the time scale in Discord ids, in Unix milliseconds."""
BOT = 10
"""The id of both the bot's user and its application."""
TEXT_CHANNEL, DIRECT, NEWS_CHANNEL, NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 5, 10, 11, 12
FORUM_CHANNEL = 15
REQUIRE_TAG = 1 << 4
"""The flag of forums in which each post needs a tag."""
EPHEMERAL, LOADING = 1 << 6, 1 << 7
"""Message flags of messages that only one user can see, and of deferred responses."""
DEFAULT_PERMISSIONS = discord.Permissions(
    view_channel=True, send_messages=True, embed_links=True, attach_files=True, read_message_history=True,
    send_messages_in_threads=True, create_public_threads=True, create_private_threads=True,
    use_application_commands=True,
).value  # fmt: skip
TIMED_OUT_PERMISSIONS = discord.Permissions(view_channel=True, read_message_history=True).value
"""The only permissions that a timed-out member can have."""
ALL_PERMISSIONS = discord.Permissions.all().value
MENTION = re.compile(r"<@!?(\d+)>")


def iso_time(moment: float | None = None) -> str:
    return datetime.fromtimestamp(time.time() if moment is None else moment, UTC).isoformat()


class User(Struct):
    """An account."""

    id: int
    name: str
    is_bot: bool = False
    locale: str = "en-US"
    accepts_direct_messages: bool = True

    def payload(self) -> dict[str, Any]:
        return {
            "id": str(self.id), "username": f"user{self.id % 10**6}", "discriminator": "0", "avatar": None,
            "global_name": self.name, "bot": self.is_bot, "public_flags": 0,
        }  # fmt: skip


class Role(Struct):
    """A role in a guild.

    The @everyone role has the guild's id.
    """

    id: int
    name: str
    permissions: int

    def payload(self) -> dict[str, Any]:
        return {
            "id": str(self.id), "name": self.name, "permissions": str(self.permissions), "position": 0,
            "color": 0, "hoist": False, "managed": False, "mentionable": False, "flags": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        }  # fmt: skip


class Message(Struct):
    """A message in its current state."""

    id: int
    channel: int
    author: User
    flags: int = 0
    content: str = ""
    components: list[Component] = field(default_factory=list)
    attachments: list[dict[str, Any]] = field(default_factory=list)
    nonce: str | int | None = None
    created: float = field(default_factory=time.time)
    edited: float | None = None
    viewer: int | None = None
    """The only user who can see the message, or None if everyone in the channel can see it."""
    pinged: list[int] = field(default_factory=list)
    """Ids of the users whom the message notified when it was sent."""
    is_deleted: bool = False
    edits: int = 0
    late_edits: int = 0
    """Number of edits made when the message was already older than an hour."""

    @property
    def text(self) -> str:
        """Return the complete text of the message."""
        told = [part["content"] for part in walk_components(self.components) if part["type"] == TEXT]
        return "\n".join(filter(None, [self.content, *told]))

    def payload(self) -> dict[str, Any]:
        return {
            "id": str(self.id), "channel_id": str(self.channel), "author": self.author.payload(),
            "content": self.content, "type": 0, "flags": self.flags, "timestamp": iso_time(self.created),
            "edited_timestamp": None if self.edited is None else iso_time(self.edited), "tts": False,
            "mention_everyone": False, "mentions": [], "mention_roles": [], "attachments": self.attachments,
            "embeds": [], "pinned": False, "components": self.components, "nonce": self.nonce,
        }  # fmt: skip


class Channel(Struct):
    """A channel, a thread or a direct message channel."""

    id: int
    type: int
    name: str
    guild: int | None = None
    parent: int | None = None
    owner: int | None = None
    """A thread's creator, or the other user in a direct message channel."""
    denied: dict[int, int] = field(default_factory=dict)
    """Denied permissions by role or user id."""
    granted: dict[int, int] = field(default_factory=dict)
    messages: list[Message] = field(default_factory=list)
    members: set[int] = field(default_factory=set)
    is_archived: bool = False
    is_locked: bool = False
    is_deleted: bool = False
    flags: int = 0
    tags: list[dict[str, Any]] = field(default_factory=list)
    """The tags that a forum has."""
    applied_tags: list[int] = field(default_factory=list)
    """The ids of a post's tags."""

    @property
    def is_thread(self) -> bool:
        return self.type in {NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD}

    @property
    def posts(self) -> list[Message]:
        """Return the public messages, oldest first."""
        return [post for post in self.messages if post.viewer is None and not post.is_deleted]

    def payload(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "id": str(self.id), "type": self.type, "flags": self.flags, "last_message_id": None,
        }  # fmt: skip
        if self.type == DIRECT:
            return data
        data |= {
            "guild_id": str(self.guild),
            "name": self.name,
            "parent_id": self.parent and str(self.parent),
        }
        if not self.is_thread:
            return data | {
                "position": 0, "permission_overwrites": self._overwrites(), "nsfw": False, "topic": None,
                "rate_limit_per_user": 0, **({"available_tags": self.tags} if self.type == FORUM_CHANNEL else {}),
            }  # fmt: skip
        return data | {
            "applied_tags": [str(tag) for tag in self.applied_tags],
            "owner_id": str(self.owner), "message_count": len(self.messages), "member_count": len(self.members),
            "rate_limit_per_user": 0, "total_message_sent": len(self.messages),
            "thread_metadata": {
                "archived": self.is_archived, "auto_archive_duration": 10080, "archive_timestamp": iso_time(),
                "locked": self.is_locked, "invitable": True, "create_timestamp": iso_time(),
            },
        }  # fmt: skip

    def _overwrites(self) -> list[dict[str, Any]]:
        return [
            {
                "id": str(whose), "type": 0 if whose == self.guild else 1,
                "allow": str(self.granted.get(whose, 0)), "deny": str(self.denied.get(whose, 0)),
            }
            for whose in {*self.denied, *self.granted}
        ]  # fmt: skip


class Guild(Struct):
    """A server."""

    id: int
    name: str
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, list[int]] = field(default_factory=dict)
    """The roles of each member, by user id."""
    owner: int = 1
    locale: str = "en-US"
    timed_out_until: dict[int, float] = field(default_factory=dict)
    """The end of each member's timeout in Unix seconds, by user id."""
    events: dict[int, dict[str, Any]] = field(default_factory=dict)
    """The payloads of the server events, by id."""
    is_available: bool = True
    has_bot: bool = True

    def is_timed_out(self, user_id: int) -> bool:
        """Return whether moderators have timed out a member."""
        return self.timed_out_until.get(user_id, 0.0) > time.time()


class World:
    """The complete data of a simulated Discord."""

    def __init__(self) -> None:
        self._last = 0
        self.bot_user = User(BOT, "Harbourmaster", is_bot=True)
        self.users: dict[int, User] = {BOT: self.bot_user}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Message] = {}
        """All messages by id, including messages that only one user can see."""
        self.emojis: dict[int, str] = {}
        """The names of the application's emojis by id."""
        self.files: dict[str, bytes] = {}
        """The latest uploaded files, by path."""

    def new_id(self) -> int:
        """Return an id that encodes the time, as all Discord ids do."""
        self._last = max(self._last + 1, (round(time.time() * 1000) - DISCORD_EPOCH) << 22)
        return self._last

    def add_guild(self, name: str, guild_id: int | None = None) -> Guild:
        guild = Guild(guild_id or self.new_id(), name)
        guild.roles[guild.id] = Role(guild.id, "@everyone", DEFAULT_PERMISSIONS)
        guild.members[BOT] = []
        self.guilds[guild.id] = guild
        return guild

    def add_channel(
        self, guild: Guild, name: str, channel_id: int | None = None, kind: int = TEXT_CHANNEL
    ) -> Channel:
        return self.register_channel(Channel(channel_id or self.new_id(), kind, name, guild.id))

    def register_channel(self, channel: Channel) -> Channel:
        self.channels[channel.id] = channel
        return channel

    def add_user(self, name: str, *guilds: Guild) -> User:
        user = User(self.new_id(), name)
        self.users[user.id] = user
        for guild in guilds:
            guild.members[user.id] = []
        return user

    def channel(self, channel_id: int) -> Channel:
        """Return a channel by id.

        Raises ErrorResponse if it does not exist or was deleted.
        """
        found = self.channels.get(channel_id)
        if found is None or found.is_deleted:
            raise unknown_channel()
        return found

    def message(self, channel: Channel, message_id: int) -> Message:
        found = self.messages.get(message_id)
        if found is None or found.is_deleted or found.channel != channel.id or found.viewer is not None:
            raise unknown_message()
        return found

    def permissions(self, channel: Channel, user_id: int) -> int:
        """Return a user's permissions in a channel.

        A thread inherits the permissions from its parent channel. Only permissions that matter to the bot are
        included.
        """
        if channel.guild is None:
            return ALL_PERMISSIONS
        guild = self.guilds[channel.guild]
        if user_id not in guild.members:
            return 0
        granted = guild.roles[guild.id].permissions
        for role in guild.members[user_id]:
            granted |= guild.roles[role].permissions
        if granted & discord.Permissions(administrator=True).value:
            return ALL_PERMISSIONS
        place = channel if channel.parent is None else self.channels[channel.parent]
        for whom in (guild.id, *guild.members[user_id], user_id):
            granted = granted & ~place.denied.get(whom, 0) | place.granted.get(whom, 0)
        return granted & TIMED_OUT_PERMISSIONS if guild.is_timed_out(user_id) else granted

    def can_see_thread(self, channel: Channel, user_id: int = BOT) -> bool:
        """Return whether a user can see a thread.

        Seeing a private thread requires membership or the permission to manage threads.
        """
        is_open = channel.type != PRIVATE_THREAD or user_id in channel.members
        return is_open or self.has_permission(channel, "manage_threads", user_id)

    def has_permission(self, channel: Channel, name: str, user_id: int = BOT) -> bool:
        return bool(self.permissions(channel, user_id) & discord.Permissions(**{name: True}).value)

    def member_payload(self, guild: Guild, user: User) -> dict[str, Any]:
        return {
            "user": user.payload(), "roles": [str(role) for role in guild.members.get(user.id, ())],
            "joined_at": "2026-01-01T00:00:00+00:00", "deaf": False, "mute": False, "nick": None, "flags": 0,
            "pending": False, "premium_since": None, "avatar": None,
            "communication_disabled_until":
                iso_time(guild.timed_out_until[user.id]) if user.id in guild.timed_out_until else None,
        }  # fmt: skip

    def guild_payload(self, guild: Guild) -> dict[str, Any]:
        """Return the guild payload that a bot gets when it connects."""
        own = [
            channel
            for channel in self.channels.values()
            if channel.guild == guild.id and not channel.is_deleted
        ]
        return {
            "id": str(guild.id), "name": guild.name, "owner_id": str(guild.owner), "preferred_locale": guild.locale,
            "roles": [role.payload() for role in guild.roles.values()],
            "channels": [one.payload() for one in own if not one.is_thread],
            "threads": [one.payload() for one in own if one.is_thread and not one.is_archived],
            "members": [self.member_payload(guild, self.bot_user)], "emojis": [], "stickers": [], "features": [],
            "member_count": len(guild.members), "large": False, "unavailable": False, "premium_tier": 0,
            "voice_states": [], "presences": [], "stage_instances": [],
            "guild_scheduled_events": list(guild.events.values()),
            "joined_at": "2026-01-01T00:00:00+00:00", "icon": None, "verification_level": 0,
            "default_message_notifications": 0, "explicit_content_filter": 0, "mfa_level": 0, "nsfw_level": 0,
            "system_channel_flags": 0, "afk_timeout": 300, "premium_progress_bar_enabled": False,
        }  # fmt: skip

    def dm_channel(self, user_key: int) -> Channel:
        """Return the direct message channel between the bot and a user."""
        if user_key not in self.users:
            raise ErrorResponse(400, 50033, "Invalid Recipient(s)")
        for channel in self.channels.values():
            if channel.type == DIRECT and channel.owner == user_key:
                return channel
        return self.register_channel(Channel(self.new_id(), DIRECT, "", owner=user_key))

    def store_files(self, channel: int, files: Mapping[str, bytes], base: str) -> Iterator[dict[str, Any]]:
        """Store files, and yield the payload of each attachment."""
        for name, content in files.items():
            key = str(self.new_id())
            path = f"attachments/{channel}/{key}/{name}"
            self.files[path] = content
            url = f"{base}/{path}"
            yield {"id": key, "filename": name, "size": len(content), "url": url, "proxy_url": url}
        for old in list(self.files)[:-200]:
            del self.files[old]


def mentioned_users(message: Message, allowed: Mapping[str, Any] | None) -> list[int]:
    """Return the users whom a new message notifies."""
    named = [int(found) for found in MENTION.findall(message.text)]
    if allowed is None or "users" in (allowed.get("parse") or ()):
        return named
    return [user_key for user_key in named if user_key in {int(one) for one in allowed.get("users") or ()}]
