"""Making one post of the outbox: read what it tells, draw, word, send or edit or delete."""

from __future__ import annotations

import logging
from typing import Any

import discord
import msgspec

from bot import posts
from bot.failures import Failure, kind_of
from bot.i18n import Words
from bot.languages import Languages
from bot.layout import Post, Upload
from bot.pictures import Pictures
from host import posting, reading, robots
from host.harbour import Harbour
from host.reading import ChapterPost, FinalPost
from renderer import MOST_BYTES
from renderer.core.scene import Kind
from storage.matches import MatchRow
from storage.outbox import PostRow

log = logging.getLogger(__name__)


class Courier:
    """Carries posts to their channels; what Discord refuses is raised as it comes."""

    def __init__(
        self, client: discord.Client, harbour: Harbour, languages: Languages, pictures: Pictures
    ) -> None:
        self._client = client
        self._harbour = harbour
        self._languages = languages
        self._pictures = pictures

    async def carry(self, row: PostRow, *, pictured: bool = True) -> None:
        """Make a post, with its picture or without, and take it off the outbox."""
        kind, _, number = row.kind.partition(":")
        if kind == "robot":
            while await robots.wake(self._harbour, row.match):
                pass
            await posting.spent(self._harbour, row)
            return
        message = await self._made(row, kind, number, pictured)
        await posting.sent(self._harbour, row, message)

    async def _made(self, row: PostRow, kind: str, number: str, pictured: bool) -> int | None:
        match kind:
            case "card":
                return await self._card(row)
            case "ping":
                return await self._ping(row, int(number))
            case "unping":
                await self._unping(row)
                return None
            case "chapter":
                return await self._chapter(row, int(number), pictured)
            case "final":
                return await self._final(row, pictured)
        raise ValueError(f"nothing is known of posts of kind {row.kind!r}")

    async def _card(self, row: PostRow) -> int:
        shown = await reading.card(self._harbour, row.match)
        words = await self._words(shown.match)
        post = posts.card_post(shown, words)
        known = shown.match.card or await self._send(shown.match, post, row.nonce)
        if shown.match.card is None and not row.attempts:
            return known
        # A first card that was tried before may have been posted then, with what was true at that time.
        message = self._channel(shown.match).get_partial_message(known)
        await message.edit(view=post.sheet, allowed_mentions=post.mentions)
        return message.id

    async def _ping(self, row: PostRow, seat: int) -> int | None:
        ping = await reading.ping(self._harbour, row.match, seat)
        if ping is None:
            return None
        words = await self._words(ping.match)
        return await self._send(ping.match, posts.ping_post(ping, words), row.nonce)

    async def _unping(self, row: PostRow) -> None:
        shown = await reading.card(self._harbour, row.match)
        message = msgspec.json.decode(row.payload, type=dict[str, int])["message"]
        try:
            await self._channel(shown.match).get_partial_message(message).delete()
        except discord.HTTPException as slip:
            if kind_of(slip) is not Failure.MESSAGE:
                raise

    async def _chapter(self, row: PostRow, number: int, pictured: bool) -> int:
        told = await reading.chapter_post(self._harbour, row.match, number)
        words = await self._words(told.match)
        picture = await self._picture(told, "board", words, before=told.before) if pictured else None
        return await self._send(told.match, posts.chapter_post(told, words, picture), row.nonce)

    async def _final(self, row: PostRow, pictured: bool) -> int:
        told = await reading.final_post(self._harbour, row.match)
        words = await self._words(told.match)
        picture = await self._picture(told, "final", words, course=told.course) if pictured else None
        return await self._send(told.match, posts.final_post(told, words, picture), row.nonce)

    async def _picture(
        self, told: ChapterPost | FinalPost, kind: Kind, words: Words, **beside: Any
    ) -> Upload | None:
        match = told.match
        guild = self._client.get_guild(match.server)
        most = min(guild.filesize_limit, MOST_BYTES) if guild else MOST_BYTES
        return await self._pictures.draw(
            match.game, told.view, kind, told.names, words, most_bytes=most, **beside
        )

    async def _send(self, match: MatchRow, post: Post, nonce: str) -> int:
        """Send a post; with the same nonce Discord takes a repetition for the same message."""
        message = await self._channel(match).send(
            view=post.sheet, files=post.files(), nonce=nonce, allowed_mentions=post.mentions
        )
        return message.id

    async def _words(self, match: MatchRow) -> Words:
        return await self._languages.public(match.server, self._client.get_guild(match.server))

    def _channel(self, match: MatchRow) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(match.channel, guild_id=match.server)

    async def rouse(self, match_id: int) -> None:
        """Wake the thread of a match that Discord has archived, so that it can be written in."""
        shown = await reading.card(self._harbour, match_id)
        await self._client.http.edit_channel(shown.match.channel, archived=False)
