"""Assumptions about sending, editing and deleting messages."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import discord
from discord import ui

from bot.core.sending.failures import EDIT_LIMIT, INVALID_FORM, UNKNOWN_MESSAGE, Failure, classify
from bot.core.sending.marks import find_marked
from bot.core.sending.time_limits import MAX_SECONDS_WITH_FILES
from bot.core.words.layout import MessageView, View, button, container, gallery, link_button, rows, texts
from bot.runtime.rehearsal.assumptions import Assumption, Need, assume
from bot.runtime.rehearsal.samples import NOTE, PICTURE, use_id
from bot.runtime.rehearsal.stage import Stage, describe, refusal, require, require_refused

LONGEST_ATTEMPT = MAX_SECONDS_WITH_FILES
BURST = 5
"""Maximum number of messages that a match sends within a few seconds. The same limit applies to edits."""
OLD = 3_660.0
"""Seconds after which a message counts as old: an hour, with a minute to spare."""
OLD_EDITS = 30


def _menu(cls: type[ui.Select[View]] | type[ui.RoleSelect[View]] | type[ui.ChannelSelect[View]]) -> View:
    menu = cls(custom_id=use_id(0))
    if isinstance(menu, ui.Select):
        menu.add_option(label="Rehearsal")
    return View(ui.ActionRow(menu))


KINDS: dict[str, Callable[[], MessageView]] = {
    "text": lambda: MessageView(View(*texts("# Rehearsal\n- a list\n\n-# small text"))),
    "framed text": lambda: MessageView(container(texts("Rehearsal"), colour=0x2A6F97)),
    "buttons": lambda: MessageView(View(*rows([button(str(n), use_id(n)) for n in range(6)]))),
    "link": lambda: MessageView(View(*rows([link_button("Discord", "https://discord.com")]))),
    "menu": lambda: MessageView(_menu(ui.Select)),
    "menu of roles": lambda: MessageView(_menu(ui.RoleSelect)),
    "menu of channels": lambda: MessageView(_menu(ui.ChannelSelect)),
    "image": lambda: MessageView(container(texts("Rehearsal"), gallery(PICTURE)), (PICTURE,)),
    "file": lambda: MessageView(View(ui.File[View](f"attachment://{NOTE.name}")), (NOTE,)),
}
"""Message factories for each kind of content that the bot posts."""


def _kind(name: str, build: Callable[[], MessageView]) -> Assumption:
    async def check(stage: Stage) -> None:
        message = await stage.post(build())
        require(await stage.sender.edit_with_files(stage.place, message, build()), "not edited")
        require(await stage.sender.edit(stage.place, message, KINDS["text"]()), "not edited to a text")
        await stage.place.get_partial_message(message).delete()

    sentence = f"A message with this content can be sent, edited and deleted: {name}."
    return Assumption(f"message-{name.replace(' ', '-')}", sentence, check)


EACH_KIND = tuple(_kind(name, build) for name, build in KINDS.items())


@assume("A message that is sent again with the same nonce appears only once.")
async def nonce_repeated(stage: Stage) -> None:
    """Send a message twice with the same nonce."""
    nonce = stage.new_row().nonce
    first, second = await stage.send(nonce=nonce), await stage.send(nonce=nonce)
    require(first.id == second.id, "it appeared twice")


@assume(f"A nonce is still known after {LONGEST_ATTEMPT:.0f} seconds, the longest attempt.", Need.TIME)
async def nonce_window(stage: Stage) -> None:
    """Send a message twice with the same nonce, with a long pause in between."""
    nonce = stage.new_row().nonce
    first = await stage.send(nonce=nonce)
    await asyncio.sleep(LONGEST_ATTEMPT)
    require(first.id == (await stage.send(nonce=nonce)).id, "it appeared twice")


@assume("The message history shows the id of a message's first component as it was sent.")
async def component_id_kept(stage: Stage) -> None:
    """Search the history for a message by its mark, the id of its first component."""
    row = stage.new_row()
    message = await stage.sender.post(stage.place, KINDS["text"](), row)
    found = await find_marked(stage.place, stage.own_id, row.nonce, row.created)
    await stage.place.get_partial_message(message).delete()
    require(found == message, "the message was not found by it")


@assume("An edit that does not list attachments keeps them, and the new content can show them.")
async def edit_keeps_attachment(stage: Stage) -> None:
    """Edit the text of a message that has an image attached."""
    message = await stage.post(KINDS["image"]())
    edited = MessageView(container(texts("Edited"), gallery(PICTURE)))
    require(await stage.sender.edit(stage.place, message, edited), "not edited")
    shown = await stage.channel.fetch_message(message)
    require(
        [attachment.filename for attachment in shown.attachments] == [PICTURE.name], "the attachment is gone"
    )


@assume("A message of components can't get plain content later.")
async def components_only(stage: Stage) -> None:
    """Try to replace a message's components with plain content."""
    message = await stage.send()
    error = await refusal(stage.place.get_partial_message(message.id).edit(content="Rehearsal"))
    require_refused(error, 400, INVALID_FORM)


@assume("Editing or deleting a deleted message is refused with code 10008.")
async def deleted_message(stage: Stage) -> None:
    """Try to edit and delete a message that was already deleted."""
    message = await stage.send()
    await message.delete()
    require_refused(await refusal(message.delete()), 404, UNKNOWN_MESSAGE)
    require(not await stage.sender.edit(stage.place, message.id, KINDS["text"]()), "it was edited")


@assume(
    f"In a channel, {BURST} messages and {BURST} edits at once only have to wait for the channel's rate limit."
)
async def rate_limit(stage: Stage) -> str:
    """Send and edit several messages at once."""
    began = time.monotonic()
    messages = await asyncio.gather(*(stage.send() for _ in range(BURST)))
    await asyncio.gather(*(message.edit(view=KINDS["text"]().layout) for message in messages))
    return f"{time.monotonic() - began:.1f} s"


@assume(
    f"Edits of a message that is older than an hour are accepted, or refused with {EDIT_LIMIT}.", Need.TIME
)
async def edits_after_an_hour(stage: Stage) -> str:
    """Edit an old message until Discord refuses it."""
    message = await stage.send()
    await asyncio.sleep(OLD)
    for count in range(OLD_EDITS):
        try:
            await message.edit(view=KINDS["text"]().layout)
        except discord.RateLimited:
            return f"after {count} edits, the rate limit is longer than a minute"
        except discord.HTTPException as error:
            require(classify(error) is Failure.EDIT_LIMIT, describe(error))
            return f"after {count} edits"
    return f"{OLD_EDITS} edits were accepted"
