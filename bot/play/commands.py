"""`/play`: the same choices as the buttons of the panel, by autocomplete in plain words."""

from __future__ import annotations

from collections.abc import Iterator

from discord import app_commands

from bot.core.commands import worded
from bot.core.services import Here, Services, person_of
from bot.core.serving import serve
from bot.match.finding import fitting, match_here
from bot.match.options import choosable, option_line
from bot.play.actions import answer_choice
from bot.play.messages import question
from bot.play.show import show_turn
from bot.words.i18n import Words
from bot.words.layout import Post
from bot.words.limits import CHOICE_NAME
from bot.words.names import clean_name, plain_name
from engine.core.text import Text, text
from host.core.people import Person
from host.core.refusals import Refusal
from host.play import turns
from host.play.panels import Panel

CONFIRM, UNDO, OVER = "confirm", "undo", "over"
NOTHING = "-"
"""The value of a choice that only tells why there is nothing to choose."""


@worded("play")
async def play(interaction: Here, option: str | None = None) -> None:
    """Choose in one's turn; without an option the panel is shown."""

    async def played(words: Words) -> Post:
        services, person = interaction.client.services, person_of(interaction)
        match = (await match_here(interaction)).id
        if option is None or option == NOTHING:
            return await show_turn(services, match, person, words)
        return await answer_choice(services, _played(services, match, person, option, words), words)

    await serve(interaction, played)


async def _played(services: Services, match: int, person: Person, option: str, words: Words) -> Panel:
    ending = {CONFIRM: turns.confirm, UNDO: turns.undo, OVER: turns.start_over}.get(option)
    if ending is not None:
        return await ending(services.ctx, match, person)
    revision, colon, index = option.partition(":")
    if colon and _is_number(revision) and _is_number(index):
        return await turns.choose(services.ctx, match, person, int(revision), int(index))
    return await _typed(services, match, person, option, words)


def _is_number(given: str) -> bool:
    return given.isascii() and given.isdigit() and len(given) < 10


async def _typed(services: Services, match: int, person: Person, option: str, words: Words) -> Panel:
    """Choose what somebody has typed in full instead of taking it from the list."""
    panel = await turns.panel(services.ctx, match, person)
    wanted = option.strip().casefold()
    found = [value for name, value in choices(panel, words) if name.casefold() == wanted and value != NOTHING]
    if len(found) != 1:
        raise Refusal(text("slip-unknown-option", option=clean_name(option)))
    return await _played(services, match, person, found[0], words)


@play.autocomplete("option")
async def options(interaction: Here, typed: str) -> list[app_commands.Choice[str]]:
    """Offer what may be chosen now; where nothing may, one line tells why."""
    services = interaction.client.services
    words = await services.languages.private(interaction)
    try:
        match = await match_here(interaction)
        panel = await turns.panel(services.ctx, match.id, person_of(interaction))
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
