"""The stage of a rehearsal: the channel, the messages and threads created there, and the operator."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable
from contextlib import suppress

import discord
from msgspec import Struct

from bot.core.sending.access import ChannelLocation
from bot.core.sending.failures import NETWORK_ERRORS
from bot.core.sending.sender import Sender
from bot.core.words.layout import MessageView, Upload, View, texts
from bot.runtime.rehearsal.client import RehearsalClient
from bot.runtime.rehearsal.operator import Operator
from bot.tables.tables import threads
from host.core.errors import UserError
from storage.core.scheduling.outbox import OutboxRow


class Failed(Exception):
    """Raised by a check if the assumption is wrong; the message contains no ids or names."""


class Options(Struct, frozen=True):
    """The command-line arguments."""

    guild_id: int
    channel: int
    wait: float
    """Seconds to wait for each of the operator's actions; with 0, the operator is not asked."""
    is_slow: bool = False
    """Whether to run the checks that take a minute or more."""
    picture: Upload | None = None
    """An image that the server's filter for explicit images rejects."""


class Stage:
    """The channel of a rehearsal.

    Everything that is posted through this object is deleted after each check.
    """

    def __init__(
        self, client: RehearsalClient, channel: discord.TextChannel, options: Options, operator: Operator
    ) -> None:
        self.client, self.channel, self.options, self.operator = client, channel, options, operator
        self.sender: Sender = client.sender
        self.place = client.get_partial_messageable(channel.id, guild_id=channel.guild.id)
        self.location = ChannelLocation(channel.guild.id, channel.id)
        self.threads_left = 0
        """Number of threads that could only be archived, not deleted."""
        self._posts: list[discord.Message | discord.PartialMessage] = []
        self._threads: list[discord.Thread] = []

    @property
    def own_id(self) -> int:
        """Return the id of the bot's account."""
        return self.channel.guild.me.id

    def new_row(self) -> OutboxRow:
        """Return an outbox row with a new nonce, as required by the sender."""
        return OutboxRow(
            id=0, owner_kind="guild", owner=0, feature="rehearsal", kind="rehearsal", payload="{}",
            nonce=secrets.token_hex(12), created=self.client.services.ctx.now(), attempts=0, not_before=0,
            is_deferred=False, is_urgent=False,
        )  # fmt: skip

    async def post(self, shown: MessageView) -> int:
        """Post a message in the same way as the outbox, and return its id."""
        message = await self.sender.post(self.place, shown, self.new_row())
        self._posts.append(self.place.get_partial_message(message))
        return message

    async def send(
        self,
        layout: View | None = None,
        uploads: tuple[Upload, ...] = (),
        *,
        nonce: str | None = None,
        where: discord.abc.Messageable | None = None,
    ) -> discord.Message:
        """Send a message directly, without the outbox's precautions."""
        view = layout or View(*texts("Rehearsal."))
        files = MessageView(view, uploads).files()
        message = await (where or self.channel).send(
            view=view, files=files, nonce=nonce or secrets.token_hex(12)
        )
        self._posts.append(message)
        return message

    async def thread(self, name: str = "rehearsal", *, is_private: bool = False) -> discord.Thread:
        """Create a thread in the same way as for a table."""
        thread = await threads.create_thread(self.channel, name, is_private=is_private, is_own_title=False)
        self._threads.append(thread)
        return thread

    def track(self, thread: discord.Thread) -> None:
        """Mark a thread to be deleted after the check."""
        self._threads.append(thread)

    async def clean_up(self) -> None:
        """Delete everything posted since the last call, as far as the bot's permissions allow."""
        made, self._threads = self._threads, []
        for thread in made:
            await self._delete_thread(thread)
        posts, self._posts = self._posts, []
        for post in posts:
            await _try(post.delete())
        for thread in made:
            # This fails for threads that were already deleted, and the error is ignored.
            await _try(thread.edit(archived=True))

    async def _delete_thread(self, thread: discord.Thread) -> None:
        try:
            await thread.delete()
        except NETWORK_ERRORS:
            self.threads_left += 1
            # Messages in an archived thread can't be deleted.
            await _try(thread.edit(archived=False))

    async def sweep(self, since: int) -> int:
        """Delete all of the bot's messages since the given one; return how many could not be deleted."""
        left = 0
        after = discord.Object(since - 1)
        with suppress(*NETWORK_ERRORS):
            async for message in self.channel.history(limit=None, after=after):
                left += message.author.id == self.own_id and not await _try(message.delete())
        return left


async def _try(request: Awaitable[object]) -> bool:
    try:
        await request
    except NETWORK_ERRORS:
        return False
    return True


def require(holds: object, remark: str) -> None:
    """Raise Failed with a remark unless a condition holds."""
    if not holds:
        raise Failed(remark)


async def refusal(request: Awaitable[object]) -> discord.HTTPException:
    """Send a request and return the error with which Discord refuses it.

    Raises Failed if Discord accepts it.
    """
    try:
        await request
    except discord.HTTPException as error:
        return error
    raise Failed("accepted")


def describe(error: BaseException) -> str:
    """Describe an error without its text, which may contain ids or names."""
    error = error.__cause__ or error if isinstance(error, UserError) else error
    if isinstance(error, discord.HTTPException):
        return f"status {error.status}, code {error.code}"
    return type(error).__name__


def require_refused(error: discord.HTTPException, status: int, code: int) -> None:
    """Raise Failed unless Discord refused a request with the given status and code."""
    require((error.status, error.code) == (status, code), f"{describe(error)} instead of {status}, {code}")
