"""Assumptions about limits: Discord accepts everything up to the limits that the bot uses."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord
from discord import ui
from msgspec.structs import replace

from bot.core.interactions.modals import TextModal
from bot.core.sending.failures import TOO_LARGE, Failure, classify
from bot.core.words import limits
from bot.core.words.layout import StoredView, Upload, View, gallery
from bot.runtime.rehearsal.assumptions import Assumption, Need, assume
from bot.runtime.rehearsal.operator import Skipped
from bot.runtime.rehearsal.samples import NOTE, PICTURE, use_id
from bot.runtime.rehearsal.stage import Stage, describe, refusal, require
from bot.runtime.routing.commands import SYNC_FILE
from bot.tables.tables.threads import thread_type
from renderer import MAX_BYTES

SHIP = "\U0001f6a2"
"""A character that consists of two UTF-16 units."""
Part: TypeAlias = dict[str, Any]


def _text(size: int = 1) -> Part:
    return {"type": 10, "content": "a" * size}


def _row(*parts: Part) -> Part:
    return {"type": 1, "components": list(parts)}


def _button(label: str = "a", number: int = 0) -> Part:
    return {"type": 2, "style": 2, "label": label, "custom_id": use_id(number)}


def _menu(size: int = 1, label: str = "a", placeholder: str = "a") -> Part:
    options = [{"label": label, "value": str(number)} for number in range(size)]
    return {"type": 3, "custom_id": use_id(0), "placeholder": placeholder, "options": options}


Builder: TypeAlias = Callable[[int], list[Part]]
BUILDERS: dict[str, tuple[str, int, Builder]] = {
    "texts": (
        "The texts of a message may have {} characters.",
        limits.MESSAGE_TEXT,
        lambda size: [_text(size)],
    ),
    "components": (
        "A message may have {} components, including nested ones.",
        limits.COMPONENTS,
        lambda size: [{"type": 17, "components": [_text()] * (size - 1)}],
    ),
    "buttons": (
        "A row may have {} buttons.",
        limits.ROW_BUTTONS,
        lambda size: [_row(*(_button(number=number) for number in range(size)))],
    ),
    "button-label": (
        "The label of a button may have {} characters.",
        limits.BUTTON_LABEL,
        lambda size: [_row(_button("a" * size))],
    ),
    "options": ("A menu may have {} options.", limits.SELECT_OPTIONS, lambda size: [_row(_menu(size))]),
    "option-label": (
        "An option may have {} characters.",
        limits.OPTION_TEXT,
        lambda size: [_row(_menu(label="a" * size))],
    ),
    "placeholder": (
        "The placeholder of a menu may have {} characters.",
        limits.PLACEHOLDER,
        lambda size: [_row(_menu(placeholder="a" * size))],
    ),
    "custom-id": (
        "A custom id may have {} characters.",
        limits.CUSTOM_ID,
        lambda size: [_row(_button() | {"custom_id": use_id(0).ljust(size, "0")})],
    ),
}
"""Limits of message components: a sentence, the limit, and a function that builds components of a given size."""


def _limit(name: str, sentence: str, limit: int, build: Builder) -> Assumption:
    async def check(stage: Stage) -> str | None:
        await stage.send(StoredView(build(limit)))
        return await _over_limit(stage.send(StoredView(build(limit + 1))))

    return Assumption(f"limit-of-{name}", sentence.format(f"{limit:,}"), check)


async def _over_limit(request: Awaitable[object]) -> str | None:
    """Return a remark if Discord accepts a request that exceeds the limit by one.

    This is not an error.
    """
    try:
        await request
    except discord.HTTPException as error:
        require(classify(error) is Failure.INVALID, describe(error))
        return None
    return "one more is accepted as well"


MESSAGE_LIMITS = tuple(_limit(name, *given) for name, given in BUILDERS.items())


@assume(f"A text of {limits.MESSAGE_TEXT // 2:,} emoji ({limits.MESSAGE_TEXT:,} UTF-16 units) is accepted.")
async def text_units(stage: Stage) -> str:
    """Send a text in which each character consists of two UTF-16 units."""
    fitting = SHIP * (limits.MESSAGE_TEXT // 2)
    await stage.send(StoredView([_text() | {"content": fitting}]))
    longer = await _over_limit(stage.send(StoredView([_text() | {"content": f"{fitting}{SHIP}"}])))
    return "Discord counts fewer units" if longer else "Discord counts UTF-16 units"


@assume(f"The alt text of an image may have {limits.ALT_TEXT:,} characters.")
async def alt_text(stage: Stage) -> str | None:
    """Send an image with long alt text."""
    described = replace(PICTURE, alt="a" * limits.ALT_TEXT)
    await stage.send(View(gallery(described)), (described,))
    item = {"media": {"url": f"attachment://{PICTURE.name}"}, "description": "a" * (limits.ALT_TEXT + 1)}
    return await _over_limit(stage.send(StoredView([{"type": 12, "items": [item]}]), (PICTURE,)))


def _file(size: int) -> tuple[View, tuple[Upload, ...]]:
    return View(ui.File[View](f"attachment://{NOTE.name}")), (replace(NOTE, data=b"\0" * size),)


@assume(f"A file may have {MAX_BYTES / 2**20:.0f} MB, the limit for the bot's images.")
async def file_size(stage: Stage) -> None:
    """Send a large file."""
    await stage.send(*_file(MAX_BYTES))


@assume(f"A file over the server's upload limit is refused with status 413 or code {TOO_LARGE}.")
async def file_too_large(stage: Stage) -> str:
    """Send a file that is too large."""
    limit = stage.channel.guild.filesize_limit
    if limit > 10 * 2**20:
        raise Skipped("the server's upload limit is too high to try")
    error = await refusal(stage.send(*_file(limit + 1)))
    require(classify(error) is Failure.TOO_LARGE, describe(error))
    return f"{describe(error)}"


@assume(f"The name of a thread may have {limits.THREAD_NAME} characters.")
async def thread_name(stage: Stage) -> str | None:
    """Create threads with long names."""
    kind = thread_type(stage.channel, is_private=False)

    async def create(size: int) -> None:
        stage.track(await stage.channel.create_thread(name="a" * size, type=kind))

    await create(limits.THREAD_NAME)
    return await _over_limit(create(limits.THREAD_NAME + 1))


@assume("Discord accepts the bot's commands, with their options, choices and translations.")
async def commands(stage: Stage) -> str:
    """Register the commands, then fetch them."""
    client, folder = stage.client, stage.client.settings.folder
    await client.tree.sync_commands(folder)
    # SYNC_FILE is written only after Discord has accepted the commands.
    require((folder / SYNC_FILE).is_file(), "refused")
    return f"{len(await client.tree.fetch_commands())} commands"


@assume(
    f"A form may have {limits.MODAL_INPUTS} inputs, a title of {limits.MODAL_TITLE} characters, and labels of "
    f"{limits.MODAL_LABEL} with hints of {limits.MODAL_HINT} characters.",
    Need.OPERATOR,
)
async def form(stage: Stage) -> None:
    """Open a modal of the maximum size."""
    operator = stage.operator
    interaction = await operator.click("Press this button. A form opens.", "Open the form")
    custom_id = f"{use_id(0)}:form"
    inputs: dict[str, ui.TextInput[TextModal]] = {
        str(number).ljust(limits.MODAL_LABEL, "a"): ui.TextInput(custom_id=use_id(number), required=False)
        for number in range(limits.MODAL_INPUTS)
    }
    modal = TextModal("a" * limits.MODAL_TITLE, custom_id, inputs, "a" * limits.MODAL_HINT)
    submitted = stage.client.next_use(custom_id)
    try:
        await interaction.response.send_modal(modal)
    except BaseException:
        submitted.close()
        raise
    await (await operator.until("Send the form. It may be empty.", submitted)).response.defer()
