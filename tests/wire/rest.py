"""Discord's REST API: its routes, and the permissions that they require."""

from __future__ import annotations

import re
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from tests.wire.gateway import Gateway
from tests.wire.interactions import Interactions
from tests.wire.limits import FILE_BYTES, V2, command_slips, message_slips, thread_slips
from tests.wire.posting import OLD, Posting
from tests.wire.refusals import (
    archived_thread,
    invalid_form,
    locked_thread,
    missing_access,
    missing_permissions,
    no_direct_messages,
    not_the_author,
    thread_exists,
    too_large,
    too_many_edits,
    unknown_user,
    wrong_channel_type,
)
from tests.wire.world import (
    BOT,
    DIRECT,
    NEWS_CHANNEL,
    NEWS_THREAD,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    Channel,
    Message,
    World,
)

Json: TypeAlias = Any


class Asked(Struct):
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
    def said(self) -> Mapping[str, Any]:
        return self.body if isinstance(self.body, Mapping) else {}

    @property
    def sizes(self) -> dict[str, int]:
        return {name: len(content) for name, content in self.files.items()}


Handler: TypeAlias = Callable[..., Awaitable[Json]]
N, T = r"(\d+)", r"([\w-]+)"
"""Regular expressions for an id and a token."""


class Rest:
    """The routes."""

    def __init__(self, world: World, posting: Posting, interactions: Interactions, gateway: Gateway) -> None:
        self._world, self._posting = world, posting
        self._interactions, self._gateway = interactions, gateway
        self.commands: list[dict[str, Any]] = []
        """The commands that the bot has registered."""
        self.edits_when_old: int | None = None
        """Maximum number of edits to a message that is older than an hour, or None for no limit."""
        hook = f"/webhooks/{N}/{T}"
        self._routes: list[tuple[str, re.Pattern[str], Handler]] = [
            (method, re.compile(path), handler)
            for method, path, handler in (
                ("GET", "/users/@me", self._me),
                ("GET", "/oauth2/applications/@me", self._application),
                ("GET", "/gateway/bot", self._gateway_bot),
                ("GET", "/gateway", self._gateway_bot),
                ("PUT", f"/applications/{N}/commands", self._tell_commands),
                ("GET", f"/applications/{N}/commands", self._list_commands),
                ("POST", "/users/@me/channels", self._open_mailbox),
                ("GET", f"/users/{N}", self._user),
                ("GET", f"/channels/{N}", self._channel),
                ("PATCH", f"/channels/{N}", self._change_channel),
                ("DELETE", f"/channels/{N}", self._delete_channel),
                ("GET", f"/channels/{N}/messages", self._history),
                ("POST", f"/channels/{N}/messages", self._send),
                ("GET", f"/channels/{N}/messages/{N}", self._message),
                ("PATCH", f"/channels/{N}/messages/{N}", self._edit),
                ("DELETE", f"/channels/{N}/messages/{N}", self._delete),
                ("POST", f"/channels/{N}/threads", self._make_thread),
                ("POST", f"/channels/{N}/messages/{N}/threads", self._make_thread),
                ("PUT", f"/channels/{N}/thread-members/{N}", self._add_member),
                ("GET", f"/guilds/{N}", self._guild),
                ("GET", f"/guilds/{N}/members/{N}", self._member),
                ("POST", f"/interactions/{N}/{T}/callback", self._respond),
                ("POST", hook, self._follow),
                ("GET", rf"{hook}/messages/(@original|\d+)", self._answer),
                ("PATCH", rf"{hook}/messages/(@original|\d+)", self._change_answer),
                ("DELETE", rf"{hook}/messages/(@original|\d+)", self._delete_answer),
            )
        ]

    async def answer(self, asked: Asked) -> Json:
        """Process a request and return the response's body.

        None is an empty body.
        """
        for method, path, handler in self._routes:
            if method == asked.method and (found := path.fullmatch(asked.path)):
                return await handler(asked, *(int(one) if one.isdigit() else one for one in found.groups()))
        raise NotImplementedError(asked.line)

    async def _me(self, asked: Asked) -> Json:
        return self._world.me.payload()

    async def _application(self, asked: Asked) -> Json:
        return {
            "id": str(BOT), "name": "Harbourmaster", "icon": None, "description": "", "bot_public": True,
            "bot_require_code_grant": False, "verify_key": "", "flags": 0, "team": None,
            "owner": self._world.me.payload(),
        }  # fmt: skip

    async def _gateway_bot(self, asked: Asked) -> Json:
        start = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        return {"url": self._gateway.url, "shards": 1, "session_start_limit": start}

    async def _tell_commands(self, asked: Asked, application: int) -> Json:
        assert isinstance(asked.body, list)
        refuse(command_slips(asked.body))
        beside = {"application_id": str(BOT), "version": "1"}
        self.commands = [{**one, **beside, "id": str(self._world.new_id())} for one in asked.body]
        return self.commands

    async def _list_commands(self, asked: Asked, application: int) -> Json:
        return self.commands

    async def _open_mailbox(self, asked: Asked) -> Json:
        channel = self._world.mailbox(int(asked.said["recipient_id"]))
        assert channel.owner is not None
        return {**channel.payload(), "recipients": [self._world.users[channel.owner].payload()]}

    async def _user(self, asked: Asked, number: int) -> Json:
        if number not in self._world.users:
            raise unknown_user()
        return self._world.users[number].payload()

    async def _guild(self, asked: Asked, number: int) -> Json:
        guild = self._world.guilds.get(number)
        if guild is None or not guild.has_bot:
            raise missing_access()
        return self._world.guild_payload(guild)

    async def _member(self, asked: Asked, number: int, user_key: int) -> Json:
        guild = self._world.guilds[number]
        if user_key not in guild.members:
            raise unknown_user()
        return self._world.member(guild, self._world.users[user_key])

    def _seen(self, number: int) -> Channel:
        """Return a channel, if the bot can see it.

        Raise Refused otherwise.
        """
        channel = self._world.channel(number)
        if channel.guild is not None and not self._world.guilds[channel.guild].has_bot:
            raise missing_access()
        if not self._world.may(channel, "view_channel") or not self._world.is_member(channel):
            raise missing_access()
        return channel

    def _refuse_locked(self, channel: Channel) -> None:
        if channel.is_locked and not self._world.may(channel, "manage_threads"):
            raise locked_thread()

    def _need(self, channel: Channel, permission: str) -> None:
        if not self._world.may(channel, permission):
            raise missing_permissions()

    async def _channel(self, asked: Asked, number: int) -> Json:
        return self._seen(number).payload()

    async def _change_channel(self, asked: Asked, number: int) -> Json:
        channel = self._seen(number)
        refuse(thread_slips(asked.said))
        wakes = asked.said.get("archived") is False
        if channel.owner != BOT:
            self._need(channel, "send_messages_in_threads" if wakes else "manage_threads")
        channel.is_archived = bool(asked.said.get("archived", channel.is_archived))
        channel.name = asked.said.get("name", channel.name)
        await self.tell_channel("THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE", channel)
        return channel.payload()

    async def _delete_channel(self, asked: Asked, number: int) -> Json:
        channel = self._seen(number)
        self._need(channel, "manage_threads" if channel.is_thread else "manage_channels")
        channel.is_deleted = True
        await self.tell_channel("THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", channel)
        return channel.payload()

    async def tell_channel(self, event: str, channel: Channel) -> None:
        """Send the bot an event about a channel in a guild.

        Nothing is sent for direct message channels.
        """
        if channel.guild is not None:
            await self._gateway.dispatch(event, channel.payload(), channel.guild)

    async def _history(self, asked: Asked, number: int) -> Json:
        channel = self._seen(number)
        if not self._world.may(channel, "read_message_history"):
            return []
        before, after = (int(asked.query.get(key, "0")) for key in ("before", "after"))
        posts = [
            one for one in channel.posts if (not before or one.id < before) and (not after or one.id > after)
        ]
        limit = int(asked.query.get("limit", "50"))
        return [one.payload() for one in (posts[:limit][::-1] if after else posts[-limit:][::-1])]

    async def _message(self, asked: Asked, number: int, message: int) -> Json:
        channel = self._seen(number)
        self._need(channel, "read_message_history")
        return self._world.message(channel, message).payload()

    async def _send(self, asked: Asked, number: int) -> Json:
        channel = self._seen(number)
        if any(size > FILE_BYTES for size in asked.sizes.values()):
            raise too_large()
        refuse(message_slips(asked.said, asked.sizes, is_new=True))
        if channel.type == DIRECT:
            assert channel.owner is not None
            if not self._world.users[channel.owner].takes_direct:
                raise no_direct_messages()
        self._refuse_locked(channel)
        self._need(channel, "send_messages_in_threads" if channel.is_thread else "send_messages")
        if asked.files:
            self._need(channel, "attach_files")
        self._posting.filters.refuse(asked.said, asked.files)
        if (known := self._posting.known(channel, asked.said)) is not None:
            return known.payload()
        channel.is_archived = False
        return self._posting.make(channel, asked.said, asked.files).payload()

    async def _edit(self, asked: Asked, number: int, which: int) -> Json:
        channel = self._seen(number)
        message = self._world.message(channel, which)
        if message.author.id != BOT:
            raise not_the_author()
        if channel.is_archived:
            raise archived_thread()
        self._refuse_locked(channel)
        flags = (message.flags & V2) | int(asked.said.get("flags") or 0)
        standing = [one["filename"] for one in message.attachments]
        refuse(message_slips({**asked.said, "flags": flags}, asked.sizes, is_new=False, standing=standing))
        self._refuse_old(message)
        self._posting.filters.refuse(asked.said, asked.files)
        self._posting.put_in_place(message, asked.said, asked.files)
        return message.payload()

    def _refuse_old(self, message: Message) -> None:
        is_old = time.time() - message.created > OLD
        if is_old and self.edits_when_old is not None and message.late_edits >= self.edits_when_old:
            raise too_many_edits()

    async def _delete(self, asked: Asked, number: int, which: int) -> Json:
        channel = self._seen(number)
        message = self._world.message(channel, which)
        if message.author.id != BOT:
            self._need(channel, "manage_messages")
        if channel.is_archived:
            raise archived_thread()
        message.is_deleted = True

    async def _make_thread(self, asked: Asked, number: int, message: int | None = None) -> Json:
        parent = self._seen(number)
        refuse(thread_slips(asked.said))
        self._posting.filters.refuse_title(asked.said["name"])
        is_news = parent.type == NEWS_CHANNEL
        usual = NEWS_THREAD if is_news else PUBLIC_THREAD
        kind = usual if message is not None else int(asked.said.get("type", PRIVATE_THREAD))
        if kind not in ({NEWS_THREAD} if is_news else {PUBLIC_THREAD, PRIVATE_THREAD}):
            raise wrong_channel_type()
        self._need(parent, "create_private_threads" if kind == PRIVATE_THREAD else "create_public_threads")
        if message is not None:
            self._world.message(parent, message)
            if message in self._world.channels:
                raise thread_exists()
        made = Channel(
            message or self._world.new_id(), kind, asked.said["name"], parent.guild, parent.id, BOT
        )
        made.members.add(BOT)
        self._world.keep(made)
        await self.tell_channel("THREAD_CREATE", made)
        return made.payload()

    async def _add_member(self, asked: Asked, number: int, user_key: int) -> Json:
        channel = self._seen(number)
        if channel.is_archived:
            raise archived_thread()
        self._need(channel, "send_messages_in_threads")
        channel.members.add(user_key)

    async def _respond(self, asked: Asked, number: int, token: str) -> Json:
        told = self._interactions.respond(number, token, asked.said, asked.files)
        return told if asked.query.get("with_response") in {"1", "true"} else None

    async def _follow(self, asked: Asked, application: int, token: str) -> Json:
        return self._interactions.follow(token, asked.said, asked.files).payload()

    async def _answer(self, asked: Asked, application: int, token: str, which: str | int) -> Json:
        return self._interactions.find(token, str(which)).payload()

    async def _change_answer(self, asked: Asked, application: int, token: str, which: str | int) -> Json:
        return self._interactions.edit(token, str(which), asked.said, asked.files).payload()

    async def _delete_answer(self, asked: Asked, application: int, token: str, which: str | int) -> Json:
        self._interactions.find(token, str(which)).is_deleted = True


def refuse(slips: list[str]) -> None:
    """Raise Refused if there are any violations."""
    if slips:
        raise invalid_form(slips)
