"""Ratings and user profiles: `/rating` and `/profile`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from itertools import groupby
from types import MappingProxyType

import discord
from discord import ui
from msgspec.structs import replace

from bot.core.charts.profile import figure_lines, show_profile
from bot.core.features import Feature, HelpPage
from bot.core.ids import Click, plain_id
from bot.core.interactions.commands import command
from bot.core.interactions.menus import user_menu
from bot.core.services import AppInteraction, acting_user, ctx_of, requester_of, to_user
from bot.core.words.i18n import Translator
from bot.core.words.layout import (
    MessageView,
    Upload,
    View,
    button,
    container,
    gallery,
    rows,
    text_message,
    texts,
)
from bot.core.words.names import clean_name
from bot.matches.match.lookup import find_channel_game, game_choices
from bot.matches.match.seats import require_player
from bot.matches.match.titles import reliability_line, subtext
from engine.core.text import LocalizedText, text
from host.history.ratings import leaderboard
from host.history.ratings.leaderboard import Leaderboard, Profile, RankedUser
from host.history.results.user_record import Result, UserGameRecord
from host.history.statistics import queries
from host.history.statistics.queries import UserStatistics
from host.matches.settings.updates import get_preferences


class ProfileClick(StrEnum):
    """The name of a click, used in custom ids without a match id."""

    SHARE = "p:profile"


def leaderboard_message(found: Leaderboard, translate: Translator) -> MessageView:
    """Build a guild's leaderboard for a game: the ranked players, then the user's own rating."""
    heading = translate(text("rating-heading", game=translate(LocalizedText(f"{found.game}-name"))))
    top = [_line_of(ranked_user, translate) for ranked_user in found.top]
    listed = "\n".join(top) or translate(LocalizedText("rating-nobody"))
    more = found.total - len(found.top)
    others = translate(text("rating-more", count=more)) if more else ""
    notes = subtext(translate(LocalizedText("rating-note")))
    return MessageView(container(texts(f"## {heading}", listed, others, _mine(found, translate), notes)))


def _line_of(ranked: RankedUser, translate: Translator) -> str:
    return f"{ranked.place}. **{clean_name(ranked.name)}** — {_rating(ranked, translate)}"


def _mine(found: Leaderboard, translate: Translator) -> str:
    """Describe the user's own rating, and their rank if they have one."""
    if found.own is None:
        return translate(LocalizedText("rating-none"))
    rating = _rating(found.own, translate)
    if found.own.place is None:
        return translate(text("rating-mine", rating=rating))
    return translate(text("rating-mine-placed", rating=rating, place=found.own.place))


def _rating(ranked: RankedUser, translate: Translator) -> str:
    key = "rating-provisional" if ranked.is_provisional else "rating-known"
    # Pass the rating as a string, because ratings have no thousands separator.
    return translate(text(key, number=str(ranked.rating), spread=str(ranked.deviation), count=ranked.matches))


def profile_message(
    found: Profile,
    name: str,
    translate: Translator,
    figures: Mapping[str, str] | None = None,
    *,
    is_own: bool = False,
) -> MessageView:
    """Build a user's profile in a guild as text: reliability, then each game with its statistics."""
    heading = translate(text("profile-heading", name=clean_name(name)))
    if not found.record.played:
        return MessageView(container(texts(f"## {heading}", translate(LocalizedText("profile-nothing")))))
    figure = translate(
        text("profile-reliability", figure=reliability_line(found.record.reliability, translate))
    )
    games = [
        "\n".join((*_game_lines(found, game, played, translate), *_figure_lines(figures or {}, game)))
        for game, played in _by_game(found)
    ]
    notes = subtext(translate(LocalizedText("profile-note")))
    return MessageView(
        container(texts(f"## {heading}", figure, *games, notes), _share(translate, is_own=is_own))
    )


def _figure_lines(figures: Mapping[str, str], game: str) -> Iterator[str]:
    if figures.get(game):
        yield f"- {figures[game]}"


def picture_profile_message(
    found: Profile, name: str, picture: Upload, translate: Translator, *, is_own: bool
) -> MessageView:
    """Build a user's profile in a guild as an image, which only that user can share."""
    heading = translate(text("profile-heading", name=clean_name(name)))
    figure = translate(
        text("profile-reliability", figure=reliability_line(found.record.reliability, translate))
    )
    text_displays = texts(f"## {heading}", figure)
    return MessageView(
        container(text_displays, gallery(picture), _share(translate, is_own=is_own)), (picture,)
    )


def _share(translate: Translator, *, is_own: bool) -> list[ui.ActionRow[View]]:
    return (
        rows([button(translate(LocalizedText("button-share")), plain_id(ProfileClick.SHARE))])
        if is_own
        else []
    )


def _by_game(found: Profile) -> Iterator[tuple[str, list[UserGameRecord]]]:
    for game, played in groupby(found.record.played, key=lambda user_game_record: user_game_record.game):
        yield game, [*played]


def _game_lines(
    found: Profile, game: str, played: list[UserGameRecord], translate: Translator
) -> Iterator[str]:
    yield f"**{translate(LocalizedText(f'{game}-name'))}**"
    rated = found.ratings.get(game)
    if rated is not None:
        yield translate(text("profile-rating", rating=_rating(rated, translate)))
    yield from (f"- {_table_line(user_game_record, translate)}" for user_game_record in played)


RESULT_KEYS: Mapping[Result, str] = MappingProxyType(
    {"won": "profile-won", "draw": "profile-draw", "lost": "profile-lost"}
)


def _table_line(record: UserGameRecord, translate: Translator) -> str:
    """Describe a user's results at tables with a certain number of seats."""
    counts = (
        [text("profile-place", place=place, count=count) for place, count in record.places.items()]
        if record.has_places
        else [text(RESULT_KEYS[result], count=count) for result, count in record.results.items()]
    )
    places = translate.join_list([translate(count) for count in counts])
    parts = (
        [translate(text("profile-finished", count=record.finished, places=places))] if record.finished else []
    )
    if record.left:
        parts.append(translate(text("profile-left", count=record.left)))
    if record.substituted:
        parts.append(translate(text("profile-substituted", count=record.substituted)))
    return translate(text("profile-seats", seats=record.seats, told="; ".join(parts)))


async def show(
    interaction: AppInteraction, account: discord.Member | discord.User, translate: Translator
) -> MessageView:
    """Show a user's profile in this guild as an image, or as text if the viewer prefers that."""
    user_statistics = await queries.load_user_statistics(
        ctx_of(interaction),
        interaction.guild_id or 0,
        to_user(interaction, account),
        acting_user(interaction).key,
    )
    return await _profile_message(
        interaction, user_statistics, account, translate, is_own=account.id == interaction.user.id
    )


async def share(interaction: AppInteraction, translate: Translator) -> MessageView:
    """Post the acting user's profile in the channel."""
    services = interaction.client.services
    asker = acting_user(interaction)
    user_statistics = await queries.load_user_statistics(
        services.ctx, interaction.guild_id or 0, asker, asker.key
    )
    public = await services.languages.for_channel(
        interaction.client, interaction.guild_id or 0, interaction.channel_id or 0
    )
    shared = await _profile_message(interaction, user_statistics, interaction.user, public, is_own=False)
    return replace(text_message(translate(LocalizedText("profile-shared"))), followup=shared)


async def _profile_message(
    interaction: AppInteraction,
    stats: UserStatistics,
    account: discord.Member | discord.User,
    translate: Translator,
    *,
    is_own: bool,
) -> MessageView:
    services, name = interaction.client.services, account.display_name
    own = await get_preferences(services.ctx, acting_user(interaction).key)
    if stats.profile.record.played and not own.text_first:
        chart_message = show_profile(
            stats, name, interaction.guild.name if interaction.guild else "", translate
        )
        palette = own.palette if is_own else "harbour"
        picture = await services.pictures.chart(
            chart_message.view, chart_message.alt, requester_of(interaction), palette=palette
        )
        if picture is not None:
            return picture_profile_message(stats.profile, name, picture, translate, is_own=is_own)
    figures = {game: "\n".join(figure_lines(stats, game, translate)) for game in stats.games}
    return profile_message(stats.profile, name, translate, figures, is_own=is_own)


async def share_profile(interaction: AppInteraction, _: Click, translate: Translator) -> MessageView:
    """Post the acting user's profile in the channel."""
    return await share(interaction, translate)


@command("rating")
async def rating(interaction: AppInteraction, translate: Translator, game: str | None = None) -> MessageView:
    """Show this guild's best players in a game, and the user's own rating."""
    rules, _ = await find_channel_game(interaction, game, translate)
    guild_id = interaction.guild_id or 0
    found = await leaderboard.leaderboard(
        ctx_of(interaction), guild_id, rules.id, acting_user(interaction).key
    )
    return leaderboard_message(found, translate)


rating.autocomplete("game")(game_choices)


@command("profile")
async def profile(
    interaction: AppInteraction, translate: Translator, player: discord.Member | discord.User | None = None
) -> MessageView:
    """Show a user's games in this guild with their results and reliability."""
    meant = player or interaction.user
    require_player(meant)
    return await show(interaction, meant, translate)


@user_menu("menu-profile")
async def profile_menu(
    interaction: AppInteraction, translate: Translator, player: discord.Member | discord.User
) -> MessageView:
    """Show a user's profile."""
    require_player(player)
    return await show(interaction, player, translate)


FEATURE = Feature(
    commands=(rating, profile),
    menus=(profile_menu,),
    clicks={ProfileClick.SHARE: share_profile},
    help=(HelpPage("help-ratings", 55),),
)
