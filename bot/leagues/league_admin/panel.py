"""The league panel for hosts: settings, minimum days of play and tools. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from typing import get_args

import discord
from discord import ui
from msgspec import Struct

from bot.core.ids import Click, UnknownCustomId, season_id
from bot.core.interactions.modals import TextModal
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style, View, button, container, rows, texts
from bot.core.words.limits import (
    MESSAGE_TEXT,
    MODAL_TITLE,
    OPTION_TEXT,
    PLACEHOLDER,
    fit_lines,
    length,
    shorten,
)
from bot.core.words.names import MAX_TITLE, clean_name
from bot.leagues.league_admin.ids import LeagueAdminClick, SeasonTool
from bot.leagues.league_admin.numbers import FIELDS
from bot.leagues.league_admin.overview import answer_buttons, overview_text
from bot.leagues.views.names import division_names, season_name
from bot.leagues.views.sign_up import settings_list, status_line
from engine.core.text import LocalizedText, text
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.pairing.drawing import DrawResult
from host.leagues.season.descriptions import tie_break_order
from host.leagues.season.plan_validation import can_take_fewer
from host.leagues.season.season import Status
from host.leagues.season_plan import FormatName, SeasonPlan
from host.leagues.standings.ranking import TIE_BREAKS, TieBreak
from host.leagues.views.host_overview import HostOverview
from host.leagues.views.seasons import LeagueRow
from host.matches.permissions import MAX_REASON

FORMATS: tuple[FormatName, ...] = get_args(FormatName)
SIZES = ("equal", "fewer")
"""Menu values for tables of equal size and for tables with one seat fewer, in this order."""
ORDERED: tuple[TieBreak, ...] = tuple(step for step in TIE_BREAKS if step not in {"points", "lot"})
"""The tie-breaks whose order a host can choose."""
TOOLS: Mapping[Status, tuple[SeasonTool, ...]] = {
    "sign-up": (SeasonTool.CLOSE, SeasonTool.PREVIEW, SeasonTool.SHIFT, SeasonTool.PAUSE, SeasonTool.VOID),
    "confirming": (SeasonTool.DRAW, SeasonTool.PREVIEW, SeasonTool.SHIFT, SeasonTool.PAUSE, SeasonTool.VOID),
    "drawn": (SeasonTool.BEGIN, SeasonTool.REDRAW, SeasonTool.SHIFT, SeasonTool.PAUSE, SeasonTool.VOID),
    "playing": (SeasonTool.PAUSE, SeasonTool.SHIFT, SeasonTool.END, SeasonTool.VOID),
    "protest": (SeasonTool.SHIFT, SeasonTool.PAUSE, SeasonTool.VOID),
    "over": (SeasonTool.OPEN,),
    "void": (SeasonTool.OPEN,),
}
"""Season tools by season status."""
NEED_NO_REASON = frozenset(
    {SeasonTool.OPEN, SeasonTool.RESUME, SeasonTool.REST, SeasonTool.WAKE, SeasonTool.PREVIEW}
)
WITH_DAYS = frozenset({SeasonTool.SHIFT})
DANGEROUS = frozenset({SeasonTool.END, SeasonTool.VOID})
ENDED: tuple[Status, ...] = ("over", "void")
MAX_DIGITS = 3


class AdminPanel(Struct, frozen=True):
    """The content of a league's panel."""

    league: LeagueRow
    plan: SeasonPlan
    least_days: int
    seat_counts: Sequence[int]
    latest: LoadedSeason | None
    next_at: int | None
    """When the newest season's next step is due; None if there is no next step."""
    overview: HostOverview | None = None
    """What needs the hosts' attention in the newest season; None if it has ended."""
    missing: tuple[str, ...] = ()
    """The permissions that the bot lacks in the league's channel."""
    error: str = ""
    """Why a change was rejected; empty if it was not."""
    has_server_events: bool = False
    """Whether seasons have server events."""


def admin_panel_message(shown: AdminPanel, translate: Translator) -> MessageView:
    """Build a league's panel for hosts: settings, minimum days of play and tools."""
    heading = f"## {translate(text('hosting-heading', league=clean_name(shown.league.name, MAX_TITLE)))}"
    about = "\n".join(_about(shown, translate))
    settled = settings_list(shown.plan, translate)
    bound = translate(text("hosting-bound", count=shown.least_days))
    error = f"⚠️ {shown.error}" if shown.error else ""
    hint = translate(LocalizedText("hosting-hint"))
    room = MESSAGE_TEXT - sum(map(length, (heading, error, about, settled, bound, hint)))
    parts: list[ui.Item[View]] = [*texts(heading, error, about)]
    if shown.overview is not None:
        parts += texts(overview_text(shown.overview, shown.missing, room, translate))
        parts += rows(list(answer_buttons(shown.overview, shown.league.id, translate)))
    parts += texts(settled, bound)
    parts += [_formats(shown, translate), *_seats(shown, translate), *_sizes(shown, translate)]
    parts.append(_orders(shown, translate))
    parts += rows(list(_numbers(shown, translate)))
    parts += rows(list(_tools(shown, translate)))
    parts += texts(hint)
    return MessageView(container(parts))


def _about(shown: AdminPanel, translate: Translator) -> Iterator[str]:
    known = shown.latest
    if known is None:
        yield translate(LocalizedText("hosting-new"))
        return
    yield f"{season_name(known, translate)}: {status_line(known, shown.next_at, translate)}"
    if known.season.status not in ENDED:
        yield translate(LocalizedText("hosting-frozen"))
    if shown.league.status == "resting":
        yield translate(LocalizedText("hosting-resting"))


def _menu(
    shown: AdminPanel, click: LeagueAdminClick, key: str, options: Mapping[str, str], chosen: str,
    translate: Translator,
) -> ui.ActionRow[View]:  # fmt: skip
    """Return a menu with a setting's possible values and their texts."""
    return ui.ActionRow(
        ui.Select(
            custom_id=season_id(shown.league.id, click),
            placeholder=shorten(translate(LocalizedText(key)), PLACEHOLDER),
            options=[
                discord.SelectOption(label=shorten(label, OPTION_TEXT), value=value, default=value == chosen)
                for value, label in options.items()
            ],
        )
    )


def _formats(shown: AdminPanel, translate: Translator) -> ui.ActionRow[View]:
    options = {str(name): translate(text(f"setting-hosting-format-{name}")) for name in FORMATS}
    chosen = shown.plan.format
    return _menu(shown, LeagueAdminClick.FORMAT, "setting-hosting-format", options, chosen, translate)


def _seats(shown: AdminPanel, translate: Translator) -> Iterator[ui.ActionRow[View]]:
    counts = [count for count in shown.seat_counts if count > 1]
    if len(counts) < 2:
        return
    options = {str(count): translate(text("setting-hosting-seats-count", count=count)) for count in counts}
    chosen = str(shown.plan.seats)
    yield _menu(shown, LeagueAdminClick.SEATS, "setting-hosting-seats", options, chosen, translate)


def _sizes(shown: AdminPanel, translate: Translator) -> Iterator[ui.ActionRow[View]]:
    """Yield the menu for tables with one seat fewer, if the format and the game allow them."""
    seats = shown.plan.seats
    if shown.plan.format != "swiss" or not can_take_fewer(seats, shown.seat_counts):
        return
    options = {
        name: translate(text(f"setting-hosting-sizes-{name}", seats=seats, fewer=seats - 1)) for name in SIZES
    }
    chosen = SIZES[shown.plan.takes_fewer]
    yield _menu(shown, LeagueAdminClick.SIZES, "setting-hosting-sizes", options, chosen, translate)


def _orders(shown: AdminPanel, translate: Translator) -> ui.ActionRow[View]:
    """Return the menu for the order of tie-breaks."""
    names = {step: translate(text(f"setting-hosting-order-{step}")) for step in ORDERED}
    options = {
        order_value(steps): " → ".join(names[step] for step in steps) for steps in permutations(ORDERED)
    }
    chosen = order_value(tie_break_order(shown.plan))
    return _menu(shown, LeagueAdminClick.ORDER, "setting-hosting-order", options, chosen, translate)


def order_value(steps: Sequence[TieBreak]) -> str:
    """Return the menu value that represents an order of tie-breaks."""
    return ",".join(step for step in steps if step in ORDERED)


def _numbers(shown: AdminPanel, translate: Translator) -> Iterator[ui.Button[View]]:
    """Yield the buttons for numbers, and the switches for automatic days off and for server events."""
    for form in FIELDS:
        label = translate(text(f"button-hosting-numbers-{form}"))
        yield button(label, season_id(shown.league.id, LeagueAdminClick.NUMBERS, form))
    is_excluded = shown.plan.excludes_automatic_days_off
    label = translate(text(f"button-hosting-days-off-{'excluded' if is_excluded else 'allowed'}"))
    yield button(label, season_id(shown.league.id, LeagueAdminClick.DAYS_OFF, int(is_excluded)))
    label = translate(text(f"button-hosting-events-{'on' if shown.has_server_events else 'off'}"))
    change = int(not shown.has_server_events)
    yield button(label, season_id(shown.league.id, LeagueAdminClick.SERVER_EVENTS, change))


def tools_for(shown: AdminPanel) -> tuple[SeasonTool, ...]:
    """Return the tools that are available now."""
    known = shown.latest
    status: Status = "over" if known is None else known.season.status
    tools = TOOLS[status]
    if known is not None and known.season.paused_since is not None:
        tools = tuple(SeasonTool.RESUME if tool is SeasonTool.PAUSE else tool for tool in tools)
    return (*tools, SeasonTool.WAKE if shown.league.status == "resting" else SeasonTool.REST)


def _tools(shown: AdminPanel, translate: Translator) -> Iterator[ui.Button[View]]:
    for tool in tools_for(shown):
        click = LeagueAdminClick.DO if tool in NEED_NO_REASON else LeagueAdminClick.WHY
        style = (
            Style.danger
            if tool in DANGEROUS
            else Style.primary
            if tool is SeasonTool.OPEN
            else Style.secondary
        )
        label = translate(text(f"button-hosting-{tool.key}"))
        yield button(label, season_id(shown.league.id, click, tool), style)


def reason_modal(click: Click, translate: Translator) -> TextModal:
    """Build a modal that asks a host for a reason and, if the tool needs it, for a number of days."""
    tool = tool_of(click)
    reason: ui.TextInput[TextModal] = ui.TextInput(custom_id="reason", max_length=MAX_REASON)
    asked = {_line("hosting-form-reason", translate): reason}
    if tool in WITH_DAYS:
        asked[_line("hosting-form-days", translate)] = ui.TextInput(custom_id="days", max_length=MAX_DIGITS)
    done = season_id(click.season, LeagueAdminClick.DO, tool)
    return TextModal(_line(f"button-hosting-{tool.key}", translate), done, asked)


def _line(key: str, translate: Translator) -> str:
    return shorten(translate(text(key)), MODAL_TITLE)


def tool_of(click: Click) -> SeasonTool:
    """Return the tool to which a click refers.

    Raises UnknownCustomId.
    """
    try:
        return SeasonTool(click.number)
    except ValueError:
        raise UnknownCustomId(str(click.number)) from None


def preview_message(known: LoadedSeason, drawn: DrawResult, translate: Translator) -> MessageView:
    """Show an example draw with the current settings and sign-ups."""
    heading = translate(text("hosting-preview-heading", season=season_name(known, translate)))
    divisions = division_names(drawn.divisions)
    members = known.season.members
    lines = [
        translate(
            text(
                "hosting-preview-line",
                division=divisions[division.number] or "1",
                people=translate.join_list(
                    [f"**{clean_name(members[user_key].name)}**" for user_key in division.user_keys]
                ),
                tables=sum(table.division == division.number for table in drawn.tables),
            )
        )
        for division in drawn.divisions
    ]
    listed = "\n".join(f"- {line}" for line in fit_lines(lines, MESSAGE_TEXT - 600))
    return MessageView(
        container(texts(f"## {heading}", listed, translate(LocalizedText("hosting-preview-note"))))
    )
