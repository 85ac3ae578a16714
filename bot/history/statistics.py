"""Head-to-head statistics and records as messages."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from bot.core.charts.figures import format_day, format_number
from bot.core.charts.profile import format_duration
from bot.core.charts.versus import show_versus
from bot.core.features import Feature, HelpPage
from bot.core.interactions.commands import command
from bot.core.interactions.menus import user_menu
from bot.core.services import AppInteraction, acting_user, ctx_of, requester_of, to_user
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Upload, container, gallery, texts
from bot.core.words.names import clean_name
from bot.matches.match.lookup import find_channel_game, game_choices
from bot.matches.match.seats import require_player
from bot.matches.match.titles import subtext
from engine.core.text import LocalizedText, text
from host.core.errors import UserError
from host.history.statistics import queries
from host.history.statistics.queries import NamedRecords
from host.history.statistics.records import RecordMatch, SeatWinRates
from host.matches.settings.updates import get_preferences


def versus_message(content: str, picture: Upload | None) -> MessageView:
    """Build the head-to-head message for two players, as an image or as text."""
    if picture is None:
        return MessageView(container(texts(content)))
    return MessageView(container(texts(content.split("\n", maxsplit=1)[0]), gallery(picture)), (picture,))


def records_message(found: NamedRecords, translate: Translator) -> MessageView:
    """Show a game's records in a guild, and each seat's win rate."""
    records = found.records
    heading = translate(text("records-heading", game=translate(LocalizedText(f"{records.game}-name"))))
    if not records.matches:
        return MessageView(container(texts(f"## {heading}", translate(LocalizedText("records-none")))))
    seats = "\n".join(line for seat in records.seats for line in seat_lines(seat, translate))
    blocks = (f"## {heading}", "\n".join(best_lines(found, translate)), seats)
    notes = subtext(translate(text("records-note", count=records.matches)))
    return MessageView(container(texts(*blocks, notes)))


def best_lines(found: NamedRecords, translate: Translator) -> Iterator[str]:
    """Yield the best score, the narrowest win and the shortest match."""
    records = found.records
    if (best := records.best) is not None:
        yield f"- {translate(text('records-best', value=best.value, **_whose(best, found, translate)))}"
    if (narrowest := records.narrowest) is not None:
        yield f"- {translate(text('records-narrowest', value=narrowest.value, **_whose(narrowest, found, translate)))}"
    if (shortest := records.shortest) is not None:
        lasted = format_duration(shortest.value, translate)
        yield f"- {translate(text('records-shortest', value=lasted, **_whose(shortest, found, translate)))}"


def _whose(best: RecordMatch, found: NamedRecords, translate: Translator) -> dict[str, str | int]:
    names = translate.join_list([f"**{clean_name(found.names[user_key])}**" for user_key in best.user_keys])
    return {
        "names": names,
        "match": best.match_id,
        "day": format_day(best.ended, translate),
        "seats": best.seats,
    }


def seat_lines(seats: SeatWinRates, translate: Translator) -> Iterator[str]:
    """Yield each seat's win rate with its confidence interval."""
    if not seats.rates:
        yield translate(text("records-seats-few", seats=seats.seats, count=seats.matches))
        return
    yield translate(text("records-seats", seats=seats.seats, count=seats.matches))
    for one in seats.rates:
        low, high = format_number(100 * one.low, translate, 0), format_number(100 * one.high, translate, 0)
        share = format_number(100 * one.firsts / seats.matches, translate, 0)
        yield f"- {translate(text('records-seat', seat=one.seat + 1, share=share, low=low, high=high))}"


async def compare(
    interaction: AppInteraction, translate: Translator, player: discord.Member | discord.User
) -> MessageView:
    """Compare the acting user's results with another user's, as an image or as text."""
    require_player(player)
    services, asker, other = (
        interaction.client.services,
        acting_user(interaction),
        to_user(interaction, player),
    )
    if asker.key == other.key:
        raise UserError(LocalizedText("slip-versus-oneself"))
    found = await queries.load_head_to_head(services.ctx, interaction.guild_id or 0, asker.key, other.key)
    chart_message = show_versus(found, (asker.name, other.name), translate)
    own = await get_preferences(services.ctx, asker.key)
    if own.text_first or not found.games:
        return versus_message(chart_message.text, None)
    picture = await services.pictures.chart(
        chart_message.view, chart_message.alt, requester_of(interaction), palette=own.palette
    )
    return versus_message(chart_message.text, picture)


versus = command("versus")(compare)
versus_menu = user_menu("menu-versus")(compare)


@command("records")
async def records(interaction: AppInteraction, translate: Translator, game: str | None = None) -> MessageView:
    """Show a game's records in this guild, and each seat's win rate."""
    rules, _ = await find_channel_game(interaction, game, translate)
    found = await queries.load_game_records(ctx_of(interaction), interaction.guild_id or 0, rules.id)
    return records_message(found, translate)


records.autocomplete("game")(game_choices)


FEATURE = Feature(commands=(versus, records), menus=(versus_menu,), help=(HelpPage("help-statistics", 56),))
