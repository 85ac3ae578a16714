"""Post, edit and pin the status card, with the current board."""

from __future__ import annotations

import logging

from msgspec.structs import replace

from bot.core.sending import pins
from bot.core.sending.access import ChannelLocation
from bot.core.sending.failures import NETWORK_ERRORS
from bot.core.sending.sender import Sender
from bot.core.words.i18n import Translator
from bot.core.words.layout import Upload
from bot.core.words.redaction import is_redacted
from bot.matches.pages import note_channel
from bot.messages.posts import status_card
from host.core.outbox import DueWork
from host.matches import pages
from host.messages.posts.card_board import CardBoard
from host.messages.posts.cards import StatusCard
from host.messages.posts.queueing import note_card_sent, replace_deleted_card
from storage.core.scheduling.outbox import OutboxRow
from storage.matches.match.matches import MatchRow

log = logging.getLogger(__name__)


async def send(sender: Sender, row: OutboxRow, shown: StatusCard, *, with_picture: bool) -> DueWork | None:
    """Post or edit a status card, and delete its outbox row.

    Return the next DueWork of the match, if it was loaded too.
    """
    if await note_channel(sender, shown.match.guild_id, shown.match.channel):
        shown = replace(shown, page_url=await pages.match_url(sender.ctx, shown.match))
    translate = await sender.translator(shown.match.guild_id, shown.match.channel)
    picture = await _draw(sender, shown, translate) if with_picture else None
    board = None if shown.board.wanted is None else _drawn_board(shown.board.wanted, picture)
    visible = _kept_picture(shown) if board is None else picture
    post = status_card.status_card_message(shown, translate, visible)
    if picture is not None:
        post = replace(post, uploads=(picture,))
    # An earlier attempt may have posted the first card with outdated content, so edit it.
    is_new = shown.match.card is None
    may_stand = is_new and sender.may_exist(row)
    known = shown.match.card or await sender.post_to_match(shown.match, post, row)
    if not (is_new and not may_stand) and not await sender.edit(
        sender.channel(shown.match), known, post, removes_files=visible is None and bool(shown.board.stored)
    ):
        if not await replace_deleted_card(sender.ctx, row.owner):
            raise ConnectionError("a card that was just posted is gone")
        return None
    pinned = await _update_pin_safely(sender, shown, known)
    return await note_card_sent(sender.ctx, row, shown, known, is_new=is_new, board=board, pinned=pinned)


async def _draw(sender: Sender, shown: StatusCard, translate: Translator) -> Upload | None:
    if shown.board.wanted is None:
        return None
    # The message about the segment or the undo shows the same image, so the image is cached.
    options = {} if shown.board.before is None else {"before": shown.board.before}
    return await sender.draw(shown, "board", translate, **options)


def _drawn_board(wanted: CardBoard, picture: Upload | None) -> CardBoard:
    return wanted if picture is None else replace(wanted, name=picture.name, alt=picture.alt)


def _kept_picture(shown: StatusCard) -> Upload | None:
    """Return a reference to the image that is already attached to the card, if any.

    The alt text contains names, so a redacted card has none.
    """
    current = shown.board.current
    if current is None or not current.name:
        return None
    return Upload(b"", current.name, "" if is_redacted() else current.alt)


async def _update_pin_safely(sender: Sender, shown: StatusCard, message: int) -> int | None:
    """Update the pin.

    If this fails temporarily, the next edit tries again, so that no message has to wait.
    """
    try:
        return await _update_pin(sender, shown, message)
    except NETWORK_ERRORS as error:
        log.info("match %d: its card was not pinned or unpinned: %r", shown.match.id, error)
        return shown.board.pinned_card


async def _update_pin(sender: Sender, shown: StatusCard, message: int) -> int | None:
    """Pin the card of a running match once, if the bot has permission, and unpin it at the end.

    Return the pinned card, if any.
    """
    match, pinned = shown.match, shown.board.pinned_card
    location = ChannelLocation(match.guild_id, match.channel)
    if match.status == "running" and pinned != message and pins.may_pin(sender.client, location):
        # A card that Discord refuses to pin also counts as pinned, so that the bot asks only once.
        await pins.pin(sender.client, location, message)
        return message
    if _has_ended(match) and pinned is not None:
        await pins.unpin(sender.client, location, pinned)
        return None
    return pinned


def _has_ended(match: MatchRow) -> bool:
    return match.status in {"finished", "cancelled"}
