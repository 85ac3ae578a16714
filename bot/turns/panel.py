"""The match panel as a private message. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from discord import ui

from bot.core.features import Button, Feature, on_match
from bot.core.interactions.commands import command
from bot.core.services import AppInteraction, ctx_of, is_host, person_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style, View, card, rows, texts
from bot.core.words.limits import ROW_BUTTONS
from bot.matches.match import buttons
from bot.matches.match.buttons import ACT, FINISHED, OPEN_TO_OPTIONS, OPEN_TO_WORDS, added_buttons
from bot.matches.match.lookup import any_match_choices, find_match
from bot.matches.match.titles import bold, match_link
from engine.core.text import LocalizedText, text, whose
from host.decisions.replace.seat_status import SeatStatus, seat_status
from host.matches.match.options import choices_of


class PanelClick(StrEnum):
    """The click names in custom ids."""

    MATCH = "match"


MAX_ROWS = 5


def match_post(found: SeatStatus, translate: Translator, *, is_host: bool) -> MessageView:
    """Show the user's available actions in a match; irreversible actions come last."""
    row = found.mine.match
    heading = f"### #{row.id} {match_link(row, translate)}"
    said = [translate(line, bold(found.mine.names)) for line in (_state(found), *_role(found))]
    offered: dict[str | None, ui.Button[View]] = {}
    for place in places(found, is_host=is_host):
        for one in added_buttons(place, row.id, translate):
            offered.setdefault(one.custom_id, one)
    ordered = sorted(offered.values(), key=lambda one: one.style is Style.danger)
    return MessageView(card(texts(heading, " ".join(said)), rows(ordered[: MAX_ROWS * ROW_BUTTONS])))


def places(found: SeatStatus, *, is_host: bool) -> Iterator[str]:
    """Yield the placements whose buttons a user sees."""
    mine = found.mine
    if found.may_join:
        yield buttons.FREE
    if found.is_kept:
        yield buttons.KEPT
    if mine.match.status == "open":
        yield from _places_at_open_table(found)
    if mine.match.status == "running":
        if mine.your_turn:
            yield buttons.TO_MOVE
        if mine.seat is not None:
            yield buttons.SEATED
        yield buttons.BEGUN
    if mine.match.status == "finished":
        yield from (FINISHED, buttons.BEGUN, buttons.OVER)
    yield buttons.ANY
    if is_host:
        yield buttons.FOR_HOSTS


def _places_at_open_table(found: SeatStatus) -> Iterator[str]:
    if found.is_opener:
        yield buttons.OPENER
        if not found.is_full:
            yield buttons.OPENER_OF_ROOM
        if found.has_robots:
            yield buttons.OPENER_OF_ROBOTS
    if found.mine.seat is not None and found.mine.match.seat_count > 1:
        yield buttons.GATHERING
    if choices_of(found.mine.match):
        yield OPEN_TO_OPTIONS
    yield OPEN_TO_WORDS


def _state(found: SeatStatus) -> LocalizedText:
    """Return the state of a match."""
    mine = found.mine
    if mine.is_damaged:
        return text("match-damaged")
    if mine.match.status == "open":
        return text("match-open", taken=len(mine.seats), seats=mine.match.seat_count)
    if mine.match.status != "running":
        return text("match-finished" if mine.match.status == "finished" else "match-cancelled")
    if mine.your_turn or not mine.awaited:
        return text("match-your-turn" if mine.your_turn else "match-running")
    return text("match-waiting", **whose(mine.awaited))


def _role(found: SeatStatus) -> Iterator[LocalizedText]:
    """Yield the user's role in the match, if any."""
    if found.is_kept:
        yield text("match-kept")
    elif found.mine.match.status in {"open", "running"}:
        if found.mine.seat is None:
            yield text("match-free" if found.may_join else "match-no-seat")
        if found.is_opener and found.mine.match.status == "open":
            yield text("match-opener")


async def show_match(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Show the user's available actions in a match."""
    found = await seat_status(ctx_of(interaction), match_id, person_of(interaction))
    may_rule = interaction.guild_id == found.mine.match.guild_id and await is_host(interaction)
    return match_post(found, translate, is_host=may_rule)


@command("match")
async def match_panel(
    interaction: AppInteraction, translate: Translator, match: str | None = None
) -> MessageView:
    """Show the user's available actions in a match."""
    return await show_match(interaction, (await find_match(interaction, match)).id, translate)


match_panel.autocomplete("match")(any_match_choices)


FEATURE = Feature(
    commands=(match_panel,),
    clicks={PanelClick.MATCH: on_match(show_match)},
    buttons=tuple(
        Button(place=place, click=PanelClick.MATCH, label="button-match", order=95)
        for place in (ACT, FINISHED)
    ),
)
