"""Making one post of the outbox: read what it tells, draw, word, send or edit or delete."""

from __future__ import annotations

import logging
from typing import Any

import discord
import msgspec

from bot.board.server_board import Noticeboards
from bot.core.failures import Failure, kind_of
from bot.idle.messages import idle_post
from bot.match import messages, status_card
from bot.notices.messages import notice_post
from bot.pictures.pictures import Pictures, Wanted
from bot.vote.messages import question_post
from bot.words.i18n import Words
from bot.words.languages import Languages
from bot.words.layout import Post, Upload
from host.core import outbox
from host.core.context import Context
from host.idle import idle
from host.notices import notices
from host.robots import playing
from host.view import cards, published
from host.view.published import ChapterPost, FinalPost, TableTold
from host.vote import questions
from renderer import MAX_BYTES
from renderer.core.scene import Kind
from storage.match.matches import MatchRow
from storage.schedule.outbox import PostRow

log = logging.getLogger(__name__)


class Sender:
    """Carries posts to their channels; what Discord refuses is raised as it comes."""

    def __init__(
        self, client: discord.Client, ctx: Context, languages: Languages, pictures: Pictures
    ) -> None:
        self._client = client
        self._ctx = ctx
        self._languages = languages
        self._pictures = pictures
        self._boards = Noticeboards(client, ctx, languages)

    async def carry(self, row: PostRow, *, pictured: bool = True) -> None:
        """Make a post, with its picture or without, and take it off the outbox."""
        kind, _, number = row.kind.partition(":")
        match kind:
            case "robot":
                while await playing.wake(self._ctx, row.match):
                    pass
                await outbox.spent(self._ctx, row)
            case "notice":
                await self._notice(row, number)
            case "question":
                await self._question(row, int(number))
            case "idle":
                await self._idle(row, int(number))
            case "board":
                await self._boards.carry(row)
            case "unboard":
                await self._boards.take_down(row)
            case _:
                message = await self._made(row, kind, number, pictured)
                await outbox.sent(self._ctx, row, message)

    async def _made(self, row: PostRow, kind: str, number: str, pictured: bool) -> int | None:
        match kind:
            case "card":
                return await self._card(row)
            case "told":
                return await self._told(row, int(number), pictured)
            case "unping":
                await self._unping(row)
                return None
            case "archive":
                await self._archive(row)
                return None
            case "chapter":
                return await self._chapter(row, int(number), pictured)
            case "final":
                return await self._final(row, pictured)
        raise ValueError(f"nothing is known of posts of kind {row.kind!r}")

    async def _card(self, row: PostRow) -> int:
        shown = await cards.card(self._ctx, row.match)
        words = await self._words(shown.match)
        post = status_card.card_post(shown, words)
        known = shown.match.card or await self._send(shown.match, post, row.nonce)
        if shown.match.card is None and not row.attempts:
            return known
        # A first card that was tried before may have been posted then, with what was true at that time.
        message = self._channel(shown.match).get_partial_message(known)
        await message.edit(view=post.sheet, allowed_mentions=post.mentions)
        return message.id

    async def _question(self, row: PostRow, number: int) -> None:
        asked = await questions.shown(self._ctx, row.match, number)
        if asked is None:
            await outbox.sent(self._ctx, row, None)
            return
        post = question_post(asked, await self._words(asked.match))
        message = asked.question.message
        if message is None or not await self._edited(asked.match, message, post):
            message = await self._send(asked.match, post, row.nonce)
        await questions.posted(self._ctx, row, number, message)

    async def _edited(self, match: MatchRow, message: int, post: Post) -> bool:
        """Put a post in the place of a message; False where that is gone."""
        try:
            shown = self._channel(match).get_partial_message(message)
            await shown.edit(view=post.sheet, allowed_mentions=post.mentions)
        except discord.HTTPException as slip:
            if kind_of(slip) is not Failure.MESSAGE:
                raise
            return False
        return True

    async def _notice(self, row: PostRow, which: str) -> None:
        kind, seat, turn = which.split(":")
        notice = await notices.of_post(self._ctx, row.match, kind, int(seat), int(turn))
        if notice is None:
            await outbox.sent(self._ctx, row, None)
            return
        words = await self._words(notice.match)
        place = None
        if notice.where == "direct":
            spoken = await self._languages.person(notice.person, words)
            place = await self._drop_in(notice.person, notice_post(notice, spoken), row.nonce)
        if place is None:
            message = await self._send(notice.match, notice_post(notice, words), row.nonce)
            place = (notice.match.channel, message)
        await notices.sent(self._ctx, row, notice, *place)

    async def _drop_in(self, person: int, post: Post, nonce: str) -> tuple[int, int] | None:
        """Send a direct message, and return its channel and itself; None where its reader takes none."""
        try:
            mailbox = await self._client.create_dm(discord.Object(person))
            sent = await mailbox.send(view=post.sheet, nonce=nonce, allowed_mentions=post.mentions)
        except discord.HTTPException as slip:
            if kind_of(slip) is Failure.LATER:
                raise
            return None
        return mailbox.id, sent.id

    async def _told(self, row: PostRow, seq: int, pictured: bool) -> int:
        told = await published.table_told(self._ctx, row.match, seq)
        words = await self._words(told.match)
        picture = None
        if pictured and told.view is not None:
            picture = await self._picture(told, "board", words)
        return await self._send(told.match, messages.told_post(told, words, picture), row.nonce)

    async def _unping(self, row: PostRow) -> None:
        shown = await cards.card(self._ctx, row.match)
        gone = msgspec.json.decode(row.payload, type=dict[str, int])
        channel = self._client.get_partial_messageable(gone.get("channel", shown.match.channel))
        try:
            await channel.get_partial_message(gone["message"]).delete()
        except discord.HTTPException as slip:
            if kind_of(slip) is not Failure.MESSAGE:
                raise

    async def _idle(self, row: PostRow, day: int) -> None:
        notice = await idle.of_post(self._ctx, row.match, day)
        if notice is None:
            await outbox.sent(self._ctx, row, None)
            return
        words = await self._words(notice.match)
        message = await self._send(notice.match, idle_post(notice, words), row.nonce)
        await idle.sent(self._ctx, row, notice, message)

    async def _archive(self, row: PostRow) -> None:
        """Let the thread of a match rest; one that can't be archived is only a little longer in sight."""
        shown = await cards.card(self._ctx, row.match)
        try:
            await self._client.http.edit_channel(shown.match.channel, archived=True)
        except discord.HTTPException as slip:
            if kind_of(slip) is Failure.LATER:
                raise
            log.info("match %d: its thread was not archived: %r", row.match, slip)

    async def _chapter(self, row: PostRow, number: int, pictured: bool) -> int:
        told = await published.chapter_post(self._ctx, row.match, number)
        words = await self._words(told.match)
        picture = await self._picture(told, "board", words, before=told.before) if pictured else None
        return await self._send(told.match, messages.chapter_post(told, words, picture), row.nonce)

    async def _final(self, row: PostRow, pictured: bool) -> int:
        told = await published.final_post(self._ctx, row.match)
        words = await self._words(told.match)
        picture = await self._picture(told, "final", words, course=told.course) if pictured else None
        return await self._send(told.match, messages.final_post(told, words, picture), row.nonce)

    async def _picture(
        self, told: ChapterPost | FinalPost | TableTold, kind: Kind, words: Words, **beside: Any
    ) -> Upload | None:
        match = told.match
        guild = self._client.get_guild(match.server)
        most = min(guild.filesize_limit, MAX_BYTES) if guild else MAX_BYTES
        wanted = Wanted(game=match.game, view=told.view, kind=kind, names=told.names, **beside)
        return await self._pictures.draw(wanted.within(most), words)

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
        shown = await cards.card(self._ctx, match_id)
        await self._client.http.edit_channel(shown.match.channel, archived=False)
