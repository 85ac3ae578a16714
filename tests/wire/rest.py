"""Discord's REST API: its routes, and the permissions that they require."""

from __future__ import annotations

import re
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from tests.wire.emojis import create_emoji, delete_emoji, emoji_payload
from tests.wire.gateway import Gateway
from tests.wire.interactions import Interactions
from tests.wire.limits import (
    FILE_BYTES,
    V2,
    check_limit,
    command_violations,
    message_violations,
    tag_violations,
    thread_violations,
)
from tests.wire.posting import OLD_MESSAGE_SECONDS, Posting
from tests.wire.refusals import (
    archived_thread,
    invalid_form,
    locked_thread,
    missing_access,
    missing_permissions,
    no_direct_messages,
    not_the_author,
    tag_required,
    thread_exists,
    too_large,
    too_many_edits,
    unknown_member,
    unknown_user,
    wrong_channel_type,
)
from tests.wire.server_events import ServerEvents
from tests.wire.world import (
    BOT,
    DIRECT,
    FORUM_CHANNEL,
    NEWS_CHANNEL,
    NEWS_THREAD,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    REQUIRE_TAG,
    Channel,
    Message,
    World,
    iso_time,
)

Json: TypeAlias = Any


class ApiRequest(Struct):
    """A parsed request."""

    method: str
    path: str
    """After `/api/v10`."""
    body: Mapping[str, Any] | list[Any]
    files: dict[str, bytes]
    query: Mapping[str, str]
    at: float
    """Time of arrival, according to the monotonic clock."""
    status: int = 0
    """The response's status, or 0 if no response was delivered."""

    @property
    def line(self) -> str:
        return f"{self.method} {self.path}"

    @property
    def json_body(self) -> Mapping[str, Any]:
        return self.body if isinstance(self.body, Mapping) else {}

    @property
    def file_sizes(self) -> dict[str, int]:
        return {name: len(content) for name, content in self.files.items()}


Handler: TypeAlias = Callable[..., Awaitable[Json]]
N, T = r"(\d+)", r"([\w-]+)"
"""Regular expressions for an id and a token."""


class RestApi:
    """The routes."""

    def __init__(self, world: World, posting: Posting, interactions: Interactions, gateway: Gateway) -> None:
        self._world, self._posting = world, posting
        self._interactions, self._gateway = interactions, gateway
        self._events = ServerEvents(world)
        self.commands: list[dict[str, Any]] = []
        """The commands that the bot has registered."""
        self.max_old_edits: int | None = None
        """Maximum number of edits to a message that is older than an hour, or None for no limit."""
        hook = f"/webhooks/{N}/{T}"
        self._routes: list[tuple[str, re.Pattern[str], Handler]] = [
            (method, re.compile(path), handler)
            for method, path, handler in (
                ("GET", "/users/@me", self._get_own_user),
                ("GET", "/oauth2/applications/@me", self._get_application),
                ("GET", "/gateway/bot", self._get_gateway),
                ("GET", "/gateway", self._get_gateway),
                ("PUT", f"/applications/{N}/commands", self._register_commands),
                ("GET", f"/applications/{N}/commands", self._list_commands),
                ("GET", f"/applications/{N}/emojis", self._list_emojis),
                ("POST", f"/applications/{N}/emojis", self._create_emoji),
                ("DELETE", f"/applications/{N}/emojis/{N}", self._delete_emoji),
                ("POST", "/users/@me/channels", self._open_dm_channel),
                ("GET", f"/users/{N}", self._get_user),
                ("GET", f"/channels/{N}", self._get_channel),
                ("PATCH", f"/channels/{N}", self._edit_channel),
                ("DELETE", f"/channels/{N}", self._delete_channel),
                ("GET", f"/channels/{N}/messages", self._get_history),
                ("POST", f"/channels/{N}/messages", self._send_message),
                ("GET", f"/channels/{N}/messages/{N}", self._get_message),
                ("PATCH", f"/channels/{N}/messages/{N}", self._edit_message),
                ("DELETE", f"/channels/{N}/messages/{N}", self._delete_message),
                ("POST", f"/channels/{N}/threads", self._create_thread),
                ("POST", f"/channels/{N}/messages/{N}/threads", self._create_thread),
                ("PUT", f"/channels/{N}/thread-members/{N}", self._add_thread_member),
                ("GET", f"/channels/{N}/thread-members/{N}", self._get_thread_member),
                ("GET", f"/guilds/{N}", self._get_guild),
                ("GET", f"/guilds/{N}/scheduled-events", self._list_events),
                ("POST", f"/guilds/{N}/scheduled-events", self._create_event),
                ("GET", f"/guilds/{N}/scheduled-events/{N}", self._get_event),
                ("PATCH", f"/guilds/{N}/scheduled-events/{N}", self._edit_event),
                ("DELETE", f"/guilds/{N}/scheduled-events/{N}", self._delete_event),
                ("GET", f"/guilds/{N}/members/{N}", self._get_member),
                ("GET", f"/guilds/{N}/members", self._refuse_member_list),
                ("POST", f"/interactions/{N}/{T}/callback", self._respond),
                ("POST", hook, self._send_follow_up),
                ("GET", rf"{hook}/messages/(@original|\d+)", self._get_response),
                ("PATCH", rf"{hook}/messages/(@original|\d+)", self._edit_response),
                ("DELETE", rf"{hook}/messages/(@original|\d+)", self._delete_response),
            )
        ]

    async def handle(self, request: ApiRequest) -> Json:
        """Process a request and return the response's body.

        None is an empty body.
        """
        for method, path, handler in self._routes:
            if method == request.method and (found := path.fullmatch(request.path)):
                return await handler(
                    request, *(int(group) if group.isdigit() else group for group in found.groups())
                )
        raise NotImplementedError(request.line)

    async def _get_own_user(self, request: ApiRequest) -> Json:
        return self._world.bot_user.payload()

    async def _get_application(self, request: ApiRequest) -> Json:
        return {
            "id": str(BOT), "name": "Harbourmaster", "icon": None, "description": "", "bot_public": True,
            "bot_require_code_grant": False, "verify_key": "", "flags": 0, "team": None,
            "owner": self._world.bot_user.payload(),
        }  # fmt: skip

    async def _get_gateway(self, request: ApiRequest) -> Json:
        start = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        return {"url": self._gateway.url, "shards": 1, "session_start_limit": start}

    async def _register_commands(self, request: ApiRequest, application: int) -> Json:
        assert isinstance(request.body, list)
        raise_violations(command_violations(request.body))
        beside = {"application_id": str(BOT), "version": "1"}
        # Discord returns an empty description for the commands in menus.
        self.commands = [
            {"description": "", **one, **beside, "id": str(self._world.new_id())} for one in request.body
        ]
        return self.commands

    async def _list_commands(self, request: ApiRequest, application: int) -> Json:
        return self.commands

    async def _list_emojis(self, request: ApiRequest, application: int) -> Json:
        return {"items": [emoji_payload(self._world, emoji_id) for emoji_id in self._world.emojis]}

    async def _create_emoji(self, request: ApiRequest, application: int) -> Json:
        name, image = str(request.json_body["name"]), str(request.json_body["image"])
        return emoji_payload(self._world, create_emoji(self._world, name, image))

    async def _delete_emoji(self, request: ApiRequest, application: int, emoji_id: int) -> Json:
        delete_emoji(self._world, emoji_id)

    async def _open_dm_channel(self, request: ApiRequest) -> Json:
        channel = self._world.dm_channel(int(request.json_body["recipient_id"]))
        assert channel.owner is not None
        return {**channel.payload(), "recipients": [self._world.users[channel.owner].payload()]}

    async def _get_user(self, request: ApiRequest, number: int) -> Json:
        if number not in self._world.users:
            raise unknown_user()
        return self._world.users[number].payload()

    async def _get_guild(self, request: ApiRequest, number: int) -> Json:
        guild = self._world.guilds.get(number)
        if guild is None or not guild.has_bot:
            raise missing_access()
        return self._world.guild_payload(guild)

    async def _refuse_member_list(self, request: ApiRequest, number: int) -> Json:
        """Refuse to list the members, because the bot does not have the server members intent."""
        raise missing_access()

    async def _get_member(self, request: ApiRequest, number: int, user_key: int) -> Json:
        guild = self._world.guilds[number]
        if user_key not in guild.members:
            raise unknown_user()
        return self._world.member_payload(guild, self._world.users[user_key])

    async def _list_events(self, request: ApiRequest, guild_id: int) -> Json:
        return self._events.list_events(guild_id)

    async def _get_event(self, request: ApiRequest, guild_id: int, event_id: int) -> Json:
        return self._events.get(guild_id, event_id)

    async def _create_event(self, request: ApiRequest, guild_id: int) -> Json:
        return self._events.create(guild_id, request.json_body)

    async def _edit_event(self, request: ApiRequest, guild_id: int, event_id: int) -> Json:
        return self._events.edit(guild_id, event_id, request.json_body)

    async def _delete_event(self, request: ApiRequest, guild_id: int, event_id: int) -> Json:
        self._events.delete(guild_id, event_id)

    def _visible_channel(self, channel_id: int) -> Channel:
        """Return a channel that the bot can see.

        Raises ErrorResponse if the bot can't see it.
        """
        channel = self._world.channel(channel_id)
        if channel.guild is not None and not self._world.guilds[channel.guild].has_bot:
            raise missing_access()
        if not self._world.has_permission(channel, "view_channel") or not self._world.can_see_thread(channel):
            raise missing_access()
        return channel

    def _check_unlocked(self, channel: Channel) -> None:
        if channel.is_locked and not self._world.has_permission(channel, "manage_threads"):
            raise locked_thread()

    def _require_permission(self, channel: Channel, permission: str) -> None:
        if not self._world.has_permission(channel, permission):
            raise missing_permissions()

    async def _get_channel(self, request: ApiRequest, number: int) -> Json:
        return self._visible_channel(number).payload()

    async def _edit_channel(self, request: ApiRequest, number: int) -> Json:
        channel = self._visible_channel(number)
        raise_violations(thread_violations(request.json_body))
        wakes = request.json_body.get("archived") is False
        if not channel.is_thread:
            self._require_permission(channel, "manage_channels")
        elif channel.owner != BOT:
            self._require_permission(channel, "send_messages_in_threads" if wakes else "manage_threads")
        channel.is_archived = bool(request.json_body.get("archived", channel.is_archived))
        channel.name = request.json_body.get("name", channel.name)
        self._edit_tags(channel, request.json_body)
        await self.send_channel_event("THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE", channel)
        return channel.payload()

    def _edit_tags(self, channel: Channel, body: Mapping[str, Any]) -> None:
        """Change the tags of a forum, or those of a post."""
        if "available_tags" in body:
            self._require_permission(channel, "manage_channels")
            raise_violations(tag_violations(body["available_tags"]))
            channel.tags = [
                {"moderated": False, "emoji_id": None, "emoji_name": None, **tag}
                | {"id": str(tag.get("id") or self._world.new_id())}
                for tag in body["available_tags"]
            ]
        if "applied_tags" in body:
            assert channel.parent is not None
            applied = [int(tag) for tag in body["applied_tags"]]
            self._check_tags(self._world.channel(channel.parent), applied)
            channel.applied_tags = applied

    def _check_tags(self, forum: Channel, applied: list[int]) -> None:
        """Raise ErrorResponse if a post may not have the given tags."""
        raise_violations([*check_limit("post: tags", len(applied))])
        tags = {int(tag["id"]): tag for tag in forum.tags}
        raise_violations([f"unknown tag {tag}" for tag in applied if tag not in tags])
        if any(tags[tag]["moderated"] for tag in applied):
            self._require_permission(forum, "manage_threads")
        if forum.flags & REQUIRE_TAG and not applied:
            raise tag_required()

    async def _create_post(self, request: ApiRequest, forum: Channel) -> Json:
        """Create a forum post with its first message."""
        self._require_permission(forum, "send_messages")
        content = request.json_body.get("message") or {}
        raise_violations(message_violations(content, request.file_sizes, is_new=True))
        applied = [int(tag) for tag in request.json_body.get("applied_tags") or ()]
        self._check_tags(forum, applied)
        post = Channel(
            self._world.new_id(), PUBLIC_THREAD, request.json_body["name"], forum.guild, forum.id, BOT
        )
        post.members.add(BOT)
        post.applied_tags = applied
        self._world.register_channel(post)
        await self.send_channel_event("THREAD_CREATE", post)
        message = self._posting.create_message(post, content, request.files)
        return post.payload() | {"message": message.payload()}

    async def _delete_channel(self, request: ApiRequest, number: int) -> Json:
        channel = self._visible_channel(number)
        self._require_permission(channel, "manage_threads" if channel.is_thread else "manage_channels")
        channel.is_deleted = True
        await self.send_channel_event("THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", channel)
        return channel.payload()

    async def send_channel_event(self, event: str, channel: Channel) -> None:
        """Send the bot an event about a channel in a guild.

        Nothing is sent for direct message channels.
        """
        if channel.guild is not None:
            await self._gateway.dispatch(event, channel.payload(), channel.guild)

    async def _get_history(self, request: ApiRequest, number: int) -> Json:
        channel = self._visible_channel(number)
        if not self._world.has_permission(channel, "read_message_history"):
            return []
        before, after = (int(request.query.get(key, "0")) for key in ("before", "after"))
        posts = [
            post
            for post in channel.posts
            if (not before or post.id < before) and (not after or post.id > after)
        ]
        limit = int(request.query.get("limit", "50"))
        return [message.payload() for message in (posts[:limit][::-1] if after else posts[-limit:][::-1])]

    async def _get_message(self, request: ApiRequest, number: int, message: int) -> Json:
        channel = self._visible_channel(number)
        self._require_permission(channel, "read_message_history")
        return self._world.message(channel, message).payload()

    async def _send_message(self, request: ApiRequest, number: int) -> Json:
        channel = self._visible_channel(number)
        if any(size > FILE_BYTES for size in request.file_sizes.values()):
            raise too_large()
        raise_violations(message_violations(request.json_body, request.file_sizes, is_new=True))
        if channel.type == DIRECT:
            assert channel.owner is not None
            if not self._world.users[channel.owner].accepts_direct_messages:
                raise no_direct_messages()
        self._check_unlocked(channel)
        self._require_permission(
            channel, "send_messages_in_threads" if channel.is_thread else "send_messages"
        )
        if request.files:
            self._require_permission(channel, "attach_files")
        self._posting.filters.check(request.json_body, request.files)
        if (known := self._posting.find_by_nonce(channel, request.json_body)) is not None:
            return known.payload()
        channel.is_archived = False
        return self._posting.create_message(channel, request.json_body, request.files).payload()

    async def _edit_message(self, request: ApiRequest, number: int, which: int) -> Json:
        channel = self._visible_channel(number)
        message = self._world.message(channel, which)
        if message.author.id != BOT:
            raise not_the_author()
        if channel.is_archived:
            raise archived_thread()
        self._check_unlocked(channel)
        flags = (message.flags & V2) | int(request.json_body.get("flags") or 0)
        standing = [attachment["filename"] for attachment in message.attachments]
        raise_violations(
            message_violations(
                {**request.json_body, "flags": flags}, request.file_sizes, is_new=False, attached=standing
            )
        )
        self._check_edit_limit(message)
        self._posting.filters.check(request.json_body, request.files)
        self._posting.edit_message(message, request.json_body, request.files)
        return message.payload()

    def _check_edit_limit(self, message: Message) -> None:
        is_old = time.time() - message.created > OLD_MESSAGE_SECONDS
        if is_old and self.max_old_edits is not None and message.late_edits >= self.max_old_edits:
            raise too_many_edits()

    async def _delete_message(self, request: ApiRequest, number: int, which: int) -> Json:
        channel = self._visible_channel(number)
        message = self._world.message(channel, which)
        if message.author.id != BOT:
            self._require_permission(channel, "manage_messages")
        if channel.is_archived:
            raise archived_thread()
        message.is_deleted = True

    async def _create_thread(self, request: ApiRequest, number: int, message: int | None = None) -> Json:
        parent = self._visible_channel(number)
        raise_violations(thread_violations(request.json_body))
        self._posting.filters.check_title(request.json_body["name"])
        if parent.type == FORUM_CHANNEL:
            return await self._create_post(request, parent)
        is_news = parent.type == NEWS_CHANNEL
        usual = NEWS_THREAD if is_news else PUBLIC_THREAD
        kind = usual if message is not None else int(request.json_body.get("type", PRIVATE_THREAD))
        if kind not in ({NEWS_THREAD} if is_news else {PUBLIC_THREAD, PRIVATE_THREAD}):
            raise wrong_channel_type()
        self._require_permission(
            parent, "create_private_threads" if kind == PRIVATE_THREAD else "create_public_threads"
        )
        if message is not None:
            self._world.message(parent, message)
            if message in self._world.channels:
                raise thread_exists()
        channel = Channel(
            message or self._world.new_id(), kind, request.json_body["name"], parent.guild, parent.id, BOT
        )
        channel.members.add(BOT)
        self._world.register_channel(channel)
        await self.send_channel_event("THREAD_CREATE", channel)
        return channel.payload()

    async def _add_thread_member(self, request: ApiRequest, number: int, user_key: int) -> Json:
        channel = self._visible_channel(number)
        if channel.is_archived:
            raise archived_thread()
        self._require_permission(channel, "send_messages_in_threads")
        channel.members.add(user_key)

    async def _get_thread_member(self, request: ApiRequest, number: int, user_id: int) -> Json:
        if user_id not in self._visible_channel(number).members:
            raise unknown_member()
        return {"id": str(number), "user_id": str(user_id), "join_timestamp": iso_time(), "flags": 0}

    async def _respond(self, request: ApiRequest, number: int, token: str) -> Json:
        told = self._interactions.respond(number, token, request.json_body, request.files)
        return told if request.query.get("with_response") in {"1", "true"} else None

    async def _send_follow_up(self, request: ApiRequest, application: int, token: str) -> Json:
        return self._interactions.send_follow_up(token, request.json_body, request.files).payload()

    async def _get_response(
        self, request: ApiRequest, application: int, token: str, which: str | int
    ) -> Json:
        return self._interactions.find_response(token, str(which)).payload()

    async def _edit_response(
        self, request: ApiRequest, application: int, token: str, which: str | int
    ) -> Json:
        return self._interactions.edit_response(token, str(which), request.json_body, request.files).payload()

    async def _delete_response(
        self, request: ApiRequest, application: int, token: str, which: str | int
    ) -> Json:
        self._interactions.find_response(token, str(which)).is_deleted = True


def raise_violations(violations: list[str]) -> None:
    """Raise ErrorResponse if there are any violations."""
    if violations:
        raise invalid_form(violations)
