"""The modal for opening a table with invited players, conditions and a custom time control."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import discord
from discord import ui
from msgspec.structs import replace

from bot.core.ids import Click, UnknownCustomId, custom_id
from bot.core.interactions.modals import TextModal, selected_values
from bot.core.services import AppInteraction
from bot.core.words.i18n import Translator
from bot.core.words.limits import MODAL_TITLE, OPTION_TEXT, shorten
from bot.core.words.time_controls import duration
from bot.tables.tables.form import FormClick, options_of, parse_form
from bot.tables.tables.table_options import TableOptions
from engine.core.text import text
from host.core.errors import UserError
from host.matches.settings.time_controls import HOUR
from host.tables.tables.requests import MAX_TITLE

NAME, PLAYERS, RELIABILITY, RATING, CLOCK = "name", "players", "reliability", "rating", "clock"
MAX_PLAYERS = 7
NO_CHOICE = "none"
RELIABILITIES = (50, 60, 70, 80, 85, 90, 95, 98, 100)
RATINGS: tuple[tuple[int | None, int | None], ...] = (
    *((least, None) for least in range(1000, 2400, 200)),
    *((None, most) for most in range(1000, 2400, 200)),
    *((least, least + 400) for least in range(800, 2200, 200)),
)
"""The ranges of ratings: from the lowest to the highest rating that may join."""
CLOCKS = (
    (2, 0, 2), (6, 1, 12), (12, 1, 24), (12, 2, 24), (24, 2, 36), (24, 4, 48), (24, 12, 48), (36, 6, 72), (48, 4, 72),
    (48, 8, 96), (72, 6, 96), (72, 12, 120), (96, 12, 168), (120, 24, 168), (168, 12, 240), (168, 24, 336),
    (240, 48, 480), (336, 24, 720),
)  # fmt: skip
"""The custom time controls: time at the start, time per turn and maximum, in hours."""
Choice: TypeAlias = tuple[str, str]
"""A pair of a value and its label."""


def details_modal(click: Click, translate: Translator) -> TextModal:
    """Build the modal for the table that the form describes.

    Raises UnknownCustomId if the form is invalid.
    """
    parse_form(click)
    name: ui.TextInput[TextModal] = ui.TextInput(custom_id=NAME, max_length=MAX_TITLE, required=False)
    players: ui.UserSelect[TextModal] = ui.UserSelect(
        custom_id=PLAYERS, min_values=0, max_values=MAX_PLAYERS, required=False
    )
    inputs: dict[str, ui.Item[TextModal]] = {
        "form-players": players,
        "form-reliability": _select(RELIABILITY, _reliabilities(translate), translate),
        "form-rating": _select(RATING, _ratings(translate), translate),
        "form-clock": _select(CLOCK, _clocks(translate), translate),
        "form-name": name,
    }
    return TextModal(
        shorten(translate(text("form-details")), MODAL_TITLE),
        custom_id(0, FormClick.DETAILS, revision=click.revision),
        {shorten(translate(text(key)), MODAL_TITLE): field for key, field in inputs.items()},
    )


def _select(name: str, choices: Sequence[Choice], translate: Translator) -> ui.Select[TextModal]:
    none = discord.SelectOption(
        label=shorten(translate(text(f"form-{name}-none")), OPTION_TEXT), value=NO_CHOICE, default=True
    )
    options = [
        discord.SelectOption(label=shorten(label, OPTION_TEXT), value=value) for value, label in choices
    ]
    return ui.Select(custom_id=name, required=False, options=[none, *options])


def _reliabilities(translate: Translator) -> list[Choice]:
    return [(str(least), translate(text("form-reliability-least", percent=least))) for least in RELIABILITIES]


def _ratings(translate: Translator) -> list[Choice]:
    return [
        (str(number), translate(text(f"form-rating-{_kind(least, most)}", least=str(least), most=str(most))))
        for number, (least, most) in enumerate(RATINGS)
    ]


def _kind(least: int | None, most: int | None) -> str:
    return "most" if least is None else "least" if most is None else "range"


def _clocks(translate: Translator) -> list[Choice]:
    named = []
    for number, clock in enumerate(CLOCKS):
        bank, increment, cap = (duration(hours * HOUR) for hours in clock)
        label = text("form-clock-numbers", bank=bank, increment=increment, cap=cap)
        named.append((str(number), translate(label)))
    return named


async def details_of(interaction: AppInteraction, click: Click) -> TableOptions:
    """Return the settings of the table from the form and the submitted modal.

    Raises UserError if a player is not on the server.
    """
    values = selected_values(interaction.data or {})
    form = options_of(parse_form(click))
    rating, clock = _chosen(values, RATING, RATINGS), _chosen(values, CLOCK, CLOCKS)
    least, most = rating or (None, None)
    bank, increment, cap = clock or (None, None, None)
    reliability = values.get(RELIABILITY, (NO_CHOICE,))[:1] or (NO_CHOICE,)
    if reliability[0] not in {NO_CHOICE, *map(str, RELIABILITIES)}:
        raise UnknownCustomId(click.name)
    return replace(
        form,
        name=click.first_line.strip(),
        players=tuple([await _member(interaction, user_id) for user_id in values.get(PLAYERS, ())]),
        reliability=None if reliability[0] == NO_CHOICE else int(reliability[0]),
        min_rating=least,
        max_rating=most,
        time_control=form.time_control if clock is None else None,
        bank=bank,
        increment=increment,
        cap=cap,
    )


def _chosen(values: Mapping[str, Sequence[str]], name: str, choices: Sequence[Any]) -> Any:
    """Return the choice with the selected number, or None if nothing is selected."""
    chosen = next(iter(values.get(name, ())), NO_CHOICE)
    if chosen == NO_CHOICE:
        return None
    if not (chosen.isascii() and chosen.isdigit() and int(chosen) < len(choices)):
        raise UnknownCustomId(name)
    return choices[int(chosen)]


async def _member(interaction: AppInteraction, user_id: str) -> discord.Member:
    if interaction.guild is None:
        raise UserError(text("slip-open-in-private"))
    try:
        return await interaction.guild.fetch_member(int(user_id))
    except discord.NotFound:
        raise UserError(text("slip-not-here", player=f"<@{int(user_id)}>")) from None
