"""Ratings and user profiles: `/rating` and `/profile`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from itertools import groupby

import discord
from discord import ui
from msgspec.structs import replace

from bot.core.charts.profile import figure_lines, show_profile
from bot.core.features import Feature, HelpPage
from bot.core.ids import Click, plain_id
from bot.core.interactions.commands import command
from bot.core.services import AppInteraction, ctx_of, person, person_of, requester_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Upload, View, button, card, gallery, note, rows, texts
from bot.core.words.names import clean_name
from bot.matches.match.lookup import find_channel_game, game_choices
from bot.matches.match.seats import refuse_unless_player
from bot.matches.match.titles import figure_line, small_print
from engine.core.text import LocalizedText, text
from host.history.ratings import leaderboard
from host.history.ratings.leaderboard import Leaderboard, Profile, RankedUser
from host.history.results.profile import GameRecord
from host.history.statistics import reading
from host.history.statistics.reading import Told
from host.matches.settings.updates import preferences_of


class ProfileClick(StrEnum):
    """Names in custom ids that have no match."""

    SHARE = "p:profile"


def rating_post(found: Leaderboard, translate: Translator) -> MessageView:
    """Build the ratings of a guild in a game: the ranked players, then the user's own rating."""
    heading = translate(text("rating-heading", game=translate(LocalizedText(f"{found.game}-name"))))
    top = [_line_of(one, translate) for one in found.top]
    listed = "\n".join(top) or translate(LocalizedText("rating-nobody"))
    more = found.placed - len(found.top)
    others = translate(text("rating-more", count=more)) if more else ""
    notes = small_print(translate(LocalizedText("rating-note")))
    return MessageView(card(texts(f"## {heading}", listed, others, _mine(found, translate), notes)))


def _line_of(one: RankedUser, translate: Translator) -> str:
    return f"{one.place}. **{clean_name(one.name)}** — {_rating(one, translate)}"


def _mine(found: Leaderboard, translate: Translator) -> str:
    """Describe the user's own rating, and their rank if any."""
    if found.mine is None:
        return translate(LocalizedText("rating-none"))
    rating = _rating(found.mine, translate)
    if found.mine.place is None:
        return translate(text("rating-mine", rating=rating))
    return translate(text("rating-mine-placed", rating=rating, place=found.mine.place))


def _rating(one: RankedUser, translate: Translator) -> str:
    key = "rating-provisional" if one.is_provisional else "rating-known"
    # Ratings have no thousands separator.
    return translate(text(key, number=str(one.number), spread=str(one.spread), count=one.matches))


def profile_post(
    found: Profile,
    name: str,
    translate: Translator,
    figures: Mapping[str, str] | None = None,
    *,
    is_own: bool = False,
) -> MessageView:
    """Build a user's profile in a guild as text: reliability, then each game with its figures."""
    heading = translate(text("profile-heading", name=clean_name(name)))
    if not found.record.played:
        return MessageView(card(texts(f"## {heading}", translate(LocalizedText("profile-nothing")))))
    figure = translate(text("profile-reliability", figure=figure_line(found.record.figure, translate)))
    games = [
        "\n".join((*_game_lines(found, game, played, translate), *_figure_lines(figures or {}, game)))
        for game, played in _by_game(found)
    ]
    notes = small_print(translate(LocalizedText("profile-note")))
    return MessageView(card(texts(f"## {heading}", figure, *games, notes), _share(translate, is_own=is_own)))


def _figure_lines(figures: Mapping[str, str], game: str) -> Iterator[str]:
    if figures.get(game):
        yield f"- {figures[game]}"


def pictured_profile(
    found: Profile, name: str, picture: Upload, translate: Translator, *, is_own: bool
) -> MessageView:
    """Build a user's profile in a guild as an image; only that user can share it."""
    heading = translate(text("profile-heading", name=clean_name(name)))
    figure = translate(text("profile-reliability", figure=figure_line(found.record.figure, translate)))
    told = texts(f"## {heading}", figure)
    return MessageView(card(told, gallery(picture), _share(translate, is_own=is_own)), (picture,))


def _share(translate: Translator, *, is_own: bool) -> list[ui.ActionRow[View]]:
    return (
        rows([button(translate(LocalizedText("button-share")), plain_id(ProfileClick.SHARE))])
        if is_own
        else []
    )


def _by_game(found: Profile) -> Iterator[tuple[str, list[GameRecord]]]:
    for game, played in groupby(found.record.played, key=lambda one: one.game):
        yield game, [*played]


def _game_lines(found: Profile, game: str, played: list[GameRecord], translate: Translator) -> Iterator[str]:
    yield f"**{translate(LocalizedText(f'{game}-name'))}**"
    rated = found.ratings.get(game)
    if rated is not None:
        yield translate(text("profile-rating", rating=_rating(rated, translate)))
    yield from (f"- {_table_line(one, translate)}" for one in played)


def _table_line(one: GameRecord, translate: Translator) -> str:
    """Describe a user's results at tables with a given number of seats."""
    places = translate.listed(
        [translate(text("profile-place", place=place, count=count)) for place, count in one.places.items()]
    )
    parts = [translate(text("profile-finished", count=one.finished, places=places))] if one.finished else []
    if one.left:
        parts.append(translate(text("profile-left", count=one.left)))
    if one.substituted:
        parts.append(translate(text("profile-substituted", count=one.substituted)))
    return translate(text("profile-seats", seats=one.seats, told="; ".join(parts)))


async def show(
    interaction: AppInteraction, meant: discord.Member | discord.User, translate: Translator
) -> MessageView:
    """Show a user's profile in this guild as an image, or as text if the viewer prefers that."""
    told = await reading.of_person(
        ctx_of(interaction), interaction.guild_id or 0, person(interaction, meant), person_of(interaction).key
    )
    return await _post(interaction, told, meant, translate, is_own=meant.id == interaction.user.id)


async def share(interaction: AppInteraction, translate: Translator) -> MessageView:
    """Post the acting user's profile in the channel."""
    services, guild = interaction.client.services, interaction.guild
    asker = person_of(interaction)
    told = await reading.of_person(services.ctx, interaction.guild_id or 0, asker, asker.key)
    public = await services.languages.public(interaction.guild_id or 0, guild)
    shared = await _post(interaction, told, interaction.user, public, is_own=False)
    return replace(note(translate(LocalizedText("profile-shared"))), announced=shared)


async def _post(
    interaction: AppInteraction,
    told: Told,
    meant: discord.Member | discord.User,
    translate: Translator,
    *,
    is_own: bool,
) -> MessageView:
    services, name = interaction.client.services, meant.display_name
    own = await preferences_of(services.ctx, person_of(interaction).key)
    if told.profile.record.played and not own.text_first:
        shown = show_profile(told, name, interaction.guild.name if interaction.guild else "", translate)
        palette = own.palette if is_own else "harbour"
        picture = await services.pictures.chart(
            shown.view, shown.alt, requester_of(interaction), palette=palette
        )
        if picture is not None:
            return pictured_profile(told.profile, name, picture, translate, is_own=is_own)
    figures = {game: "\n".join(figure_lines(told, game, translate)) for game in told.figures}
    return profile_post(told.profile, name, translate, figures, is_own=is_own)


async def share_profile(interaction: AppInteraction, _: Click, translate: Translator) -> MessageView:
    """Post the acting user's profile in the channel."""
    return await share(interaction, translate)


@command("rating")
async def rating(interaction: AppInteraction, translate: Translator, game: str | None = None) -> MessageView:
    """Show the best players of this guild in a game, and the user's own rating."""
    rules, _ = await find_channel_game(interaction, game, translate)
    guild_id = interaction.guild_id or 0
    found = await leaderboard.leaderboard(ctx_of(interaction), guild_id, rules.id, person_of(interaction).key)
    return rating_post(found, translate)


rating.autocomplete("game")(game_choices)


@command("profile")
async def profile(
    interaction: AppInteraction, translate: Translator, player: discord.Member | discord.User | None = None
) -> MessageView:
    """Show a user's games in this guild with their results and reliability."""
    meant = player or interaction.user
    refuse_unless_player(meant)
    return await show(interaction, meant, translate)


FEATURE = Feature(
    commands=(rating, profile),
    clicks={ProfileClick.SHARE: share_profile},
    help=(HelpPage("help-ratings", 55),),
)
