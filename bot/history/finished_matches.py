"""`/games finished`: search for finished matches, with buttons to replay, save and share them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime
from enum import StrEnum
from typing import get_args
from zoneinfo import ZoneInfo

import discord
from discord import app_commands, ui
from msgspec import Struct

from bot.core.features import Feature
from bot.core.ids import Click, UnknownCustomId, plain_id
from bot.core.interactions.archived_threads import known_parents
from bot.core.interactions.commands import choice, command
from bot.core.interactions.contexts import require_server
from bot.core.interactions.options import parse_past_day, past_day_choices
from bot.core.services import AppInteraction, acting_user, ctx_of, to_user
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, View, container, texts
from bot.core.words.limits import OPTION_TEXT, PLACEHOLDER, SELECT_OPTIONS, shorten
from bot.matches.match.lists import finished_match_line
from bot.matches.match.lookup import find_game, game_choices, get_visible_match, is_visible, visible_archived
from bot.matches.match.titles import plain_title
from bot.turns.panel import show_match
from engine.core.text import text
from host.core.errors import user_error
from host.core.users import User
from host.history import finished_matches
from host.history.finished_matches import NEVER, FinishedMatch, FinishedSearch, FoundMatch, ResultFilter
from host.matches.settings.calendars import zone_of
from host.matches.settings.updates import get_preferences
from host.matches.users import NO_USER, find_users
from host.messages.view import OwnMatch

PAGE_SIZE = 10
MAX_LOADED_THREADS = 20
"""Maximum number of archived threads that one search loads from Discord."""
FIRST_DAY, LAST_DAY = date(2000, 1, 1).toordinal(), date(2500, 1, 1).toordinal()
"""The days that a search distinguishes."""
RESULTS: tuple[ResultFilter, ...] = get_args(ResultFilter)


class FinishedClick(StrEnum):
    """The clicks of this feature, by their names in custom ids.

    OPEN is a menu of matches. PAGE is a menu of pages, whose values contain the search.
    """

    OPEN = "g:finished"
    PAGE = "g:finished-page"


class Filters(Struct, frozen=True, array_like=True):
    """The filters of a search, as they are stored in the values of a menu."""

    player: int = 0
    """The player's Discord id; 0 for all players."""
    game: str = ""
    first: int = 0
    """The ordinal of the first day; 0 for no limit."""
    last: int = 0
    result: str = ""


class Results(Struct, frozen=True):
    """A page of the matches that a user found and may see."""

    filters: Filters
    page: int
    total: int
    is_complete: bool
    """Whether all matches that fit were checked."""
    matches: tuple[FinishedMatch, ...]

    @property
    def pages(self) -> int:
        """Return the number of pages."""
        return max(1, -(-self.total // PAGE_SIZE))


def to_value(filters: Filters, page: int) -> str:
    """Encode a search and a page as the value of a menu option."""
    parts = (page, filters.player, filters.game, filters.first, filters.last, filters.result)
    return "|".join(map(str, parts))


def from_value(value: str) -> tuple[Filters, int]:
    """Decode the value of a menu option.

    Raises UnknownCustomId if the bot did not create it.
    """
    parts = value.split("|")
    numbers = [parts[place] for place in (0, 1, 3, 4)] if len(parts) == 6 else [""]
    if not all(number.isascii() and number.isdigit() and len(number) < 20 for number in numbers):
        raise UnknownCustomId(value)
    page, player, first, last = map(int, numbers)
    if parts[5] not in ("", *RESULTS):
        raise UnknownCustomId(value)
    return Filters(player, parts[2], first, last, parts[5]), page


def finished_message(found: Results, translate: Translator) -> MessageView:
    """List the matches of a page, with a menu to open one and a menu of pages."""
    if not found.matches:
        return MessageView(View(*texts(translate(text("finished-none")))))
    key = "finished-heading" if found.is_complete else "finished-heading-latest"
    heading = translate(text(key, count=found.total))
    if found.pages > 1:
        heading = translate(text("mine-page", heading=heading, page=found.page, pages=found.pages))
    lines = [finished_match_line(_listed(one, translate), translate) for one in found.matches]
    menus = [_open_menu(found, translate), *([_page_menu(found, translate)] if found.pages > 1 else [])]
    return MessageView(container(texts(f"### {heading}", "\n".join(lines)), menus))


def _listed(one: FinishedMatch, translate: Translator) -> OwnMatch:
    """Return a match for a list; names of players with hidden profiles are replaced."""
    unnamed = translate(text("finished-hidden"))
    names = tuple(unnamed if seat.seat in one.hidden_seats else seat.name for seat in one.seats)
    return OwnMatch(
        one.match, one.seats, names, None, (), is_your_turn=False, deadline=None, is_damaged=False,
        winners=one.winners, outcome=one.outcome,
    )  # fmt: skip


def _open_menu(found: Results, translate: Translator) -> ui.ActionRow[View]:
    options = [
        discord.SelectOption(
            label=shorten(f"#{one.match.id} {plain_title(one.match, translate)}", OPTION_TEXT),
            value=str(one.match.id),
        )
        for one in found.matches
    ]
    return _menu(FinishedClick.OPEN, "finished-open", options, translate)


def _page_menu(found: Results, translate: Translator) -> ui.ActionRow[View]:
    """Build the menu of the other pages; if there are too many, it contains the nearest ones."""
    numbers = [number for number in range(1, found.pages + 1) if number != found.page]
    nearest = sorted(numbers, key=lambda number: abs(number - found.page))[:SELECT_OPTIONS]
    options = [
        discord.SelectOption(
            label=translate(text("finished-page", page=number)), value=to_value(found.filters, number)
        )
        for number in sorted(nearest)
    ]
    return _menu(FinishedClick.PAGE, "finished-pages", options, translate)


def _menu(
    click: FinishedClick, key: str, options: list[discord.SelectOption], translate: Translator
) -> ui.ActionRow[View]:
    placeholder = shorten(translate(text(key)), PLACEHOLDER)
    return ui.ActionRow(ui.Select(custom_id=plain_id(click), placeholder=placeholder, options=options))


async def show_page(
    interaction: AppInteraction, filters: Filters, player: User | None, page: int, translate: Translator
) -> MessageView:
    """Show a page of the matches that fit and that the user may see."""
    ctx, user = ctx_of(interaction), acting_user(interaction)
    wanted = await _to_search(interaction, filters, player)
    all_found = await finished_matches.search(ctx, wanted, user)
    seen, is_complete = await _filter_visible(interaction, all_found)
    number = max(1, min(page, -(-len(seen) // PAGE_SIZE)))
    shown: Sequence[FoundMatch] = seen[(number - 1) * PAGE_SIZE : number * PAGE_SIZE]
    results = Results(
        filters, number, len(seen), is_complete and len(all_found) < finished_matches.MAX_SEARCHED,
        await finished_matches.load_results(ctx, shown, user),
    )  # fmt: skip
    return finished_message(results, translate)


async def _filter_visible(
    interaction: AppInteraction, found: Sequence[FoundMatch]
) -> tuple[list[FoundMatch], bool]:
    """Return the matches that the user may see, and whether all were checked.

    Archived threads are loaded from Discord, a limited number per search. Those that were loaded before are
    remembered.
    """
    visible = {one.match.id for one in found if one.has_played or is_visible(interaction, one.match)}
    others = [one.match for one in found if one.match.id not in visible and one.match.is_thread]
    known = known_parents(interaction.client)
    unknown = [row for row in others if row.channel not in known]
    skipped = {row.id for row in unknown[MAX_LOADED_THREADS:]}
    threads = await visible_archived(interaction, [row for row in others if row.id not in skipped])
    return [one for one in found if one.match.id in visible or one.match.channel in threads], not skipped


async def _to_search(interaction: AppInteraction, filters: Filters, player: User | None) -> FinishedSearch:
    """Return the search for the given filters; days are in the user's time zone."""
    zone = zone_of((await get_preferences(ctx_of(interaction), acting_user(interaction).key)).zone)
    return FinishedSearch(
        guild_id=interaction.guild_id or 0,
        player=player,
        game=filters.game or None,
        since=_begin(filters.first, zone) if filters.first else 0,
        until=_begin(filters.last + 1, zone) if filters.last else NEVER,
        result=next((result for result in RESULTS if result == filters.result), None),
    )


def _begin(ordinal: int, zone: ZoneInfo) -> int:
    """Return when a day begins, in Unix milliseconds; days in distant years count as the nearest known day."""
    day = date.fromordinal(min(max(ordinal, FIRST_DAY), LAST_DAY))
    return int(datetime(day.year, day.month, day.day, tzinfo=zone).timestamp() * 1000)


@command("games-finished", parent="games")
@app_commands.choices(result=[choice(f"result-{result}", result) for result in RESULTS])
async def finished(
    interaction: AppInteraction,
    translate: Translator,
    player: discord.User | None = None,
    game: str | None = None,
    since: str | None = None,
    until: str | None = None,
    result: str | None = None,
) -> MessageView:
    """Search for finished matches in this guild."""
    require_server(interaction)
    first = None if since is None else await parse_past_day(interaction, since, translate)
    last = None if until is None else await parse_past_day(interaction, until, translate)
    if first is not None and last is not None and last < first:
        raise user_error("days-reversed")
    filters = Filters(
        player=0 if player is None else player.id,
        game="" if game is None else find_game(game, translate).id,
        first=0 if first is None else first.toordinal(),
        last=0 if last is None else last.toordinal(),
        result=result or "",
    )
    whose = None if player is None else to_user(interaction, player)
    return await show_page(interaction, filters, whose, 1, translate)


finished.autocomplete("game")(game_choices)
finished.autocomplete("since")(past_day_choices)
finished.autocomplete("until")(past_day_choices)


async def choose_page(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Show the page that was chosen from the menu."""
    filters, page = from_value(click.values[0] if len(click.values) == 1 else "")
    player = await _find_player(interaction, filters.player) if filters.player else None
    return await show_page(interaction, filters, player, page, translate)


async def _find_player(interaction: AppInteraction, user_id: int) -> User:
    known = (await find_users(ctx_of(interaction), [user_id])).get(user_id)
    member = interaction.guild.get_member(user_id) if interaction.guild else None
    return User(NO_USER if known is None else known.key, "" if member is None else member.display_name)


async def open_match(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Show the panel of the match that was chosen from the menu, if the user may still see it."""
    value = click.values[0] if len(click.values) == 1 else ""
    if not (value.isascii() and value.isdigit() and len(value) <= 18):
        raise UnknownCustomId(value)
    return await show_match(interaction, (await get_visible_match(interaction, int(value))).id, translate)


FEATURE = Feature(
    commands=(finished,),
    clicks={FinishedClick.OPEN: open_match, FinishedClick.PAGE: choose_page},
)
