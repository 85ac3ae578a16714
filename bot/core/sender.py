"""What posts need to reach Discord: channels, words, pictures; sending, editing, deleting."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord

from bot.core.failures import Failure, kind_of
from bot.pictures.fair_queue import Asker
from bot.pictures.pictures import Pictures, Wanted
from bot.words.i18n import Words
from bot.words.languages import Languages
from bot.words.layout import Post, Upload
from host.core.context import Context
from host.posts import cards
from host.posts.published import ChapterPost, FinalPost, TableTold
from host.settings.settings import Where
from renderer import MAX_BYTES
from renderer.core.scene import Kind
from storage.match.matches import MatchRow


class Sender:
    """Brings messages to Discord; what it refuses is raised as it comes."""

    def __init__(
        self, client: discord.Client, ctx: Context, languages: Languages, pictures: Pictures
    ) -> None:
        self.client = client
        self.ctx = ctx
        self.languages = languages
        self.pictures = pictures

    async def words(self, server: int) -> Words:
        """Return the words for what everybody in a server reads."""
        return await self.languages.public(server, self.client.get_guild(server))

    def channel(self, row: MatchRow) -> discord.PartialMessageable:
        """Return the channel of a match."""
        return self.client.get_partial_messageable(row.channel, guild_id=row.server)

    async def send(self, row: MatchRow, post: Post, nonce: str) -> int:
        """Send a post; with the same nonce Discord takes a repetition for the same message."""
        message = await self.channel(row).send(
            view=post.sheet, files=post.files(), nonce=nonce, allowed_mentions=post.mentions
        )
        return message.id

    async def edit(self, channel: discord.PartialMessageable, message: int, post: Post) -> bool:
        """Put a post in the place of a message; False where that is gone."""
        try:
            shown = channel.get_partial_message(message)
            await shown.edit(view=post.sheet, allowed_mentions=post.mentions)
        except discord.HTTPException as slip:
            if kind_of(slip) is not Failure.MESSAGE:
                raise
            return False
        return True

    async def send_to(self, person: int, post: Post, nonce: str) -> tuple[int, int] | None:
        """Send a direct message, and return its channel and itself; None where its reader takes none."""
        try:
            mailbox = await self.client.create_dm(discord.Object(person))
            sent = await mailbox.send(view=post.sheet, nonce=nonce, allowed_mentions=post.mentions)
        except discord.HTTPException as slip:
            if kind_of(slip) is Failure.LATER:
                raise
            return None
        return mailbox.id, sent.id

    async def notify(
        self, row: MatchRow, person: int, where: Where, build: Callable[[Words], Post], nonce: str
    ) -> tuple[int, int]:
        """Send a notice where a person wants it, or else to the channel; return its channel and itself."""
        words = await self.words(row.server)
        if where == "direct":
            post = build(await self.languages.person(person, words))
            if (place := await self.send_to(person, post, nonce)) is not None:
                return place
        return row.channel, await self.send(row, build(words), nonce)

    async def draw(
        self, told: TableTold | ChapterPost | FinalPost, kind: Kind, words: Words, **beside: Any
    ) -> Upload | None:
        """Draw a picture that the server of a match takes."""
        guild = self.client.get_guild(told.match.server)
        most = min(guild.filesize_limit, MAX_BYTES) if guild else MAX_BYTES
        wanted = Wanted(game=told.match.game, view=told.view, kind=kind, names=told.names, **beside)
        return await self.pictures.draw(wanted.within(most), words, Asker(told.match.server))

    async def wake_thread(self, match_id: int) -> None:
        """Wake the thread of a match that Discord has archived."""
        shown = await cards.card(self.ctx, match_id)
        await self.set_archived(shown.match.channel, archived=False)

    async def set_archived(self, channel: int, *, archived: bool) -> None:
        """Archive a thread, or take it out of the archive."""
        await self.client.http.edit_channel(channel, archived=archived)


def is_later(slip: discord.HTTPException) -> bool:
    """Tell whether the same may be tried again later."""
    return kind_of(slip) is Failure.LATER
