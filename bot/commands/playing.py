"""`/play`: the same choices as the buttons of the panel, by autocomplete in plain words."""

from __future__ import annotations

from collections.abc import Iterator

from discord import app_commands

from bot import sights
from bot.commands.finding import fitting, match_here
from bot.commands.naming import worded
from bot.dispatch import changed
from bot.house import Here, House, person_of
from bot.i18n import Words
from bot.layout import Post
from bot.limits import CHOICE_NAME
from bot.names import clean_name, plain_name
from bot.options import choosable, option_line
from bot.prompts import question
from bot.serving import serve
from engine.core.text import Text, text
from host import turns
from host.panels import Panel
from host.people import Person
from host.refusals import Refusal

CONFIRM, UNDO, OVER = "confirm", "undo", "over"
NOTHING = "-"
"""The value of a choice that only tells why there is nothing to choose."""


@worded("play")
async def play(interaction: Here, option: str | None = None) -> None:
    """Choose in one's turn; without an option the panel is shown."""

    async def played(words: Words) -> Post:
        house, person = interaction.client.house, person_of(interaction)
        match = (await match_here(interaction)).id
        if option is None or option == NOTHING:
            return await sights.turn(house, match, person, words)
        return await changed(house, await _played(house, match, person, option, words), words)

    await serve(interaction, played)


async def _played(house: House, match: int, person: Person, option: str, words: Words) -> Panel:
    ending = {CONFIRM: turns.confirm, UNDO: turns.undo, OVER: turns.start_over}.get(option)
    if ending is not None:
        return await ending(house.harbour, match, person)
    revision, colon, index = option.partition(":")
    if colon and _is_number(revision) and _is_number(index):
        return await turns.choose(house.harbour, match, person, int(revision), int(index))
    return await _typed(house, match, person, option, words)


def _is_number(given: str) -> bool:
    return given.isascii() and given.isdigit() and len(given) < 10


async def _typed(house: House, match: int, person: Person, option: str, words: Words) -> Panel:
    """Choose what somebody has typed in full instead of taking it from the list."""
    panel = await turns.panel(house.harbour, match, person)
    wanted = option.strip().casefold()
    found = [value for name, value in choices(panel, words) if name.casefold() == wanted and value != NOTHING]
    if len(found) != 1:
        raise Refusal(text("slip-unknown-option", option=clean_name(option)))
    return await _played(house, match, person, found[0], words)


@play.autocomplete("option")
async def options(interaction: Here, typed: str) -> list[app_commands.Choice[str]]:
    """Offer what may be chosen now; where nothing may, one line tells why."""
    house = interaction.client.house
    words = await house.languages.private(interaction)
    try:
        match = await match_here(interaction)
        panel = await turns.panel(house.harbour, match.id, person_of(interaction))
    except Refusal as slip:
        reason = words(slip.text, [plain_name(name) for name in slip.names])
        return fitting([(reason, NOTHING)], "")
    return fitting(choices(panel, words), typed)


def choices(panel: Panel, words: Words) -> Iterator[tuple[str, str]]:
    """Yield what the panel offers as names and values: the options, then what ends or undoes."""
    names = [plain_name(name) for name in panel.names]
    if not panel.your_turn:
        yield words(question(panel), names), NOTHING
        return
    if panel.can_confirm:
        yield words(Text("button-confirm")), CONFIRM
    for offer in choosable(panel):
        yield option_line(offer.label, words, names, CHOICE_NAME), f"{panel.revision}:{offer.index}"
    if panel.can_undo:
        yield words(Text("button-undo")), UNDO
        yield words(Text("button-over")), OVER
