"""Head-to-head statistics and records as messages. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from bot.core.charts.figures import day, number
from bot.core.charts.profile import duration
from bot.core.charts.versus import show_versus
from bot.core.features import Feature, HelpPage
from bot.core.interactions.commands import command
from bot.core.services import AppInteraction, ctx_of, person, person_of, requester_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Upload, card, gallery, texts
from bot.core.words.names import clean_name
from bot.matches.match.lookup import find_channel_game, game_choices
from bot.matches.match.seats import refuse_unless_player
from bot.matches.match.titles import small_print
from engine.core.text import LocalizedText, text
from host.core.errors import UserError
from host.history.statistics import reading
from host.history.statistics.reading import RecordsTold
from host.history.statistics.records import Best, Seats
from host.matches.settings.updates import preferences_of


def versus_post(board: str, picture: Upload | None) -> MessageView:
    """Show two players head to head, as an image or as text."""
    if picture is None:
        return MessageView(card(texts(board)))
    return MessageView(card(texts(board.split("\n", maxsplit=1)[0]), gallery(picture)), (picture,))


def records_post(found: RecordsTold, translate: Translator) -> MessageView:
    """Build the records of a game in a guild, and the win rate of each seat."""
    records = found.records
    heading = translate(text("records-heading", game=translate(LocalizedText(f"{records.game}-name"))))
    if not records.matches:
        return MessageView(card(texts(f"## {heading}", translate(LocalizedText("records-none")))))
    seats = "\n".join(line for one in records.seats for line in _seat_lines(one, translate))
    blocks = (f"## {heading}", "\n".join(_best_lines(found, translate)), seats)
    notes = small_print(translate(text("records-note", count=records.matches)))
    return MessageView(card(texts(*blocks, notes)))


def _best_lines(found: RecordsTold, translate: Translator) -> Iterator[str]:
    records = found.records
    if (best := records.best) is not None:
        yield f"- {translate(text('records-best', value=best.value, **_whose(best, found, translate)))}"
    if (narrowest := records.narrowest) is not None:
        yield f"- {translate(text('records-narrowest', value=narrowest.value, **_whose(narrowest, found, translate)))}"
    if (shortest := records.shortest) is not None:
        lasted = duration(shortest.value, translate)
        yield f"- {translate(text('records-shortest', value=lasted, **_whose(shortest, found, translate)))}"


def _whose(best: Best, found: RecordsTold, translate: Translator) -> dict[str, str | int]:
    names = translate.listed([f"**{clean_name(found.names[user_key])}**" for user_key in best.user_keys])
    return {"names": names, "match": best.match_id, "day": day(best.ended, translate), "seats": best.seats}


def _seat_lines(of: Seats, translate: Translator) -> Iterator[str]:
    """Yield the win rate of each seat for a player count, with confidence intervals."""
    if not of.shares:
        yield translate(text("records-seats-few", seats=of.seats, count=of.matches))
        return
    yield translate(text("records-seats", seats=of.seats, count=of.matches))
    for one in of.shares:
        low, high = number(100 * one.low, translate, 0), number(100 * one.high, translate, 0)
        share = number(100 * one.firsts / of.matches, translate, 0)
        yield f"- {translate(text('records-seat', seat=one.seat + 1, share=share, low=low, high=high))}"


@command("versus")
async def versus(
    interaction: AppInteraction, translate: Translator, player: discord.Member | discord.User
) -> MessageView:
    """Show how the acting user and another user finished in matches that both played here."""
    refuse_unless_player(player)
    services, asker, other = interaction.client.services, person_of(interaction), person(interaction, player)
    if asker.key == other.key:
        raise UserError(LocalizedText("slip-versus-oneself"))
    found = await reading.of_two(services.ctx, interaction.guild_id or 0, asker.key, other.key)
    shown = show_versus(found, (asker.name, other.name), translate)
    own = await preferences_of(services.ctx, asker.key)
    if own.text_first or not found.duels:
        return versus_post(shown.board, None)
    picture = await services.pictures.chart(
        shown.view, shown.alt, requester_of(interaction), palette=own.palette
    )
    return versus_post(shown.board, picture)


@command("records")
async def records(interaction: AppInteraction, translate: Translator, game: str | None = None) -> MessageView:
    """Show the records of a game in this guild, and the win rate of each seat."""
    rules, _ = await find_channel_game(interaction, game, translate)
    found = await reading.of_game(ctx_of(interaction), interaction.guild_id or 0, rules.id)
    return records_post(found, translate)


records.autocomplete("game")(game_choices)


FEATURE = Feature(commands=(versus, records), help=(HelpPage("help-statistics", 56),))
