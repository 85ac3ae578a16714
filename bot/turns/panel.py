"""The match panel as a private message."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum

from discord import ui

from bot.core.features import Button, Feature, on_match
from bot.core.interactions.commands import command
from bot.core.interactions.origins import mark_origin
from bot.core.services import AppInteraction, acting_user, ctx_of, is_host
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style, View, container, rows, texts
from bot.core.words.limits import ROW_BUTTONS
from bot.matches.match import buttons
from bot.matches.match.buttons import (
    FINISHED,
    LATEST_MESSAGE,
    OPEN_WITH_OPTIONS,
    OPEN_WITH_WORDS,
    added_buttons,
)
from bot.matches.match.lookup import any_match_choices, find_match
from bot.matches.match.pending_votes import vote_buttons, vote_lines
from bot.matches.match.titles import bold, match_link
from engine.core.text import LocalizedText, seat_values, text
from host.decisions.replace.seat_status import SeatStatus, seat_status
from host.decisions.vote import pending
from host.decisions.vote.votes import OpenVote
from host.matches.match.options import chosen_options, is_anything_drawn, players_with_free_seats
from host.messages.view import OwnMatch
from host.time.missing_games import can_play


class PanelClick(StrEnum):
    """The names of clicks in custom ids."""

    MATCH = "match"


MAX_ROWS = 5
PANEL_ORIGIN = "m"
"""The letter of the match panel in the origins of custom ids."""


def match_panel_message(
    found: SeatStatus, translate: Translator, *, is_host: bool, waiting: Sequence[OpenVote] = ()
) -> MessageView:
    """Show the actions that a user can take in a match, irreversible ones last.

    `waiting` are the match's votes that wait for the user.
    """
    row = found.own_match.match
    heading = f"### #{row.id} {match_link(row, translate)}"
    sentences = [translate(line, bold(found.own_match.names)) for line in (_state(found), *_role(found))]
    starting = players_with_free_seats(row, len(found.own_match.seats)) if row.status == "open" else 0
    offered: dict[str | None, ui.Button[View]] = {}
    for place in placements(found, is_host=is_host):
        for added_button in added_buttons(place, row.id, translate, starting=starting):
            offered.setdefault(added_button.custom_id, added_button)
    ordered = sorted(offered.values(), key=lambda button: button.style is Style.danger)
    ordered = [*vote_buttons(waiting, row.guild_id, translate), *ordered]
    asked = "\n".join(vote_lines(waiting, translate))
    layout = container(texts(heading, asked, " ".join(sentences)), rows(ordered[: MAX_ROWS * ROW_BUTTONS]))
    mark_origin(layout, f"{PANEL_ORIGIN}{row.id}")
    return MessageView(layout)


def placements(found: SeatStatus, *, is_host: bool) -> Iterator[str | tuple[str, ...]]:
    """Yield the placements whose buttons are shown to the user."""
    mine = found.own_match
    if found.may_join:
        yield buttons.JOINABLE
    if found.may_return:
        yield buttons.RETURNABLE
    if mine.match.status == "open":
        yield from _open_table_placements(found)
    if mine.match.status == "running":
        yield from _running_match_placements(found)
    if mine.match.status == "finished":
        yield from (FINISHED, buttons.BEGUN, buttons.OVER)
    yield buttons.ALWAYS
    if is_host:
        yield buttons.FOR_HOSTS


def _running_match_placements(found: SeatStatus) -> Iterator[str | tuple[str, ...]]:
    mine = found.own_match
    if mine.is_your_turn:
        yield buttons.TO_MOVE
    if found.may_nudge:
        yield buttons.NUDGING
    if mine.seat is not None and not mine.is_eliminated:
        if mine.can_offer_draw:
            yield buttons.DRAWABLE
        yield buttons.HAD_TURN if mine.can_take_back else buttons.HAD_NO_TURN
        yield (buttons.SEATED, buttons.UNDOABLE) if mine.can_take_back else buttons.SEATED
        if _waits_for_player(mine):
            yield buttons.WAITING_FOR_PLAYER
    yield buttons.BEGUN


def _waits_for_player(mine: OwnMatch) -> bool:
    """Return whether another player has to move and has a clock."""
    others = (seat for seat in mine.awaited if seat != mine.seat)
    return bool(mine.match.time_control) and any(mine.seats[seat].user_key is not None for seat in others)


def _open_table_placements(found: SeatStatus) -> Iterator[str]:
    if found.is_opener:
        yield buttons.OPENER
        if not found.is_full:
            yield buttons.OPENER_FREE_SEAT
        if found.has_robots:
            yield buttons.OPENER_WITH_ROBOTS
    if found.own_match.seat is not None and found.own_match.match.seat_count > 1:
        yield buttons.GATHERING
    if chosen_options(found.own_match.match):
        yield OPEN_WITH_OPTIONS
    if is_anything_drawn(found.own_match.match):
        yield OPEN_WITH_WORDS


def _state(found: SeatStatus) -> LocalizedText:
    """Describe a match's state."""
    mine = found.own_match
    if mine.is_damaged:
        return text("match-damaged" if can_play(mine.match) else "match-on-hold")
    if mine.match.status == "open":
        return text("match-open", taken=len(mine.seats), seats=mine.match.seat_count)
    if mine.match.status != "running":
        return text("match-finished" if mine.match.status == "finished" else "match-cancelled")
    if mine.is_your_turn or not mine.awaited:
        return text("match-your-turn" if mine.is_your_turn else "match-running")
    if mine.has_answered:
        return text("match-answered")
    return text("match-waiting", **seat_values(mine.awaited))


def _role(found: SeatStatus) -> Iterator[LocalizedText]:
    """Describe the user's role in the match, if any."""
    if found.may_return:
        yield text("match-kept")
    elif found.own_match.match.status in {"open", "running"}:
        if found.own_match.is_eliminated:
            yield text("match-eliminated")
        if found.own_match.seat is None:
            yield text("match-free" if found.may_join else "match-no-seat")
        if found.is_opener and found.own_match.match.status == "open":
            yield text("match-opener")


async def show_match(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Show the actions that the user can take in a match, and post a deleted vote that waits for them again."""
    ctx, user = ctx_of(interaction), acting_user(interaction)
    found = await seat_status(ctx, match_id, user)
    waiting = await pending.load_pending_votes(ctx, user, match_id)
    if waiting:
        await pending.repost_deleted(ctx, waiting)
        interaction.client.services.wake(match_id)
    may_rule = interaction.guild_id == found.own_match.match.guild_id and await is_host(interaction)
    return match_panel_message(found, translate, is_host=may_rule, waiting=waiting)


@command("match")
async def match_panel(
    interaction: AppInteraction, translate: Translator, match: str | None = None
) -> MessageView:
    """Show the actions that the user can take in a match."""
    return await show_match(interaction, (await find_match(interaction, match)).id, translate)


match_panel.autocomplete("match")(any_match_choices)


FEATURE = Feature(
    commands=(match_panel,),
    clicks={PanelClick.MATCH: on_match(show_match)},
    buttons=tuple(
        Button(placement=place, click=PanelClick.MATCH, label="button-match", order=95)
        for place in (LATEST_MESSAGE, FINISHED)
    ),
)
