"""Sharing a match's result card, animation or analysis at a user's request."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import ExitStack
from enum import StrEnum
from types import MappingProxyType
from typing import assert_never

import discord
from msgspec import Struct
from msgspec.structs import replace

from bot.core.features import Button, Feature, on_match
from bot.core.pictures import ImageRequest, Pictures
from bot.core.queues import Requester
from bot.core.sending.sender import Sender, upload_limit
from bot.core.services import AppInteraction, ServicesClient, acting_user, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Upload, container, gallery, text_message, texts
from bot.history.analysis import ANALYSIS, chart_alt, chart_of
from bot.matches.match.bot_permissions import needed_permissions, require_permissions
from bot.matches.match.buttons import FINAL, FINISHED
from bot.matches.match.titles import title
from engine.core.text import LocalizedText, text
from host.core.context import Context
from host.core.users import User
from host.history import analysis, sharing
from host.history.sharing import PostAnalysis, PostFilm, PostShareCard, SharedItem, SharingPost
from host.messages import view
from host.messages.posts import message_contents
from storage.core.scheduling.outbox import OutboxRow
from storage.matches.match.matches import MatchRow


class SharingClick(StrEnum):
    """The clicks of this feature, by their names in custom ids."""

    CARD = "sharecard"
    FILM = "sharefilm"
    ANALYSIS = "shareanalysis"


class SharingTexts(Struct, frozen=True):
    """The translation keys for one kind of shared item."""

    heading: str
    failed: str
    in_progress: str
    link: str


TEXTS: Mapping[SharedItem, SharingTexts] = MappingProxyType(
    {
        "card": SharingTexts(
            "sharing-card", "sharing-failed-card", "sharing-coming-card", "sharing-stands-card"
        ),
        "analysis": SharingTexts(
            "sharing-analysis",
            "sharing-failed-analysis",
            "sharing-coming-analysis",
            "sharing-stands-analysis",
        ),
        "film": SharingTexts(
            "sharing-film", "sharing-failed-film", "sharing-coming-film", "sharing-stands-film"
        ),
    }
)


def shared_item_message(
    row: MatchRow, what: SharedItem, picture: Upload | None, translate: Translator
) -> MessageView:
    """Build the message with a shared image; if the image could not be drawn, report an error."""
    if picture is None:
        return text_message(translate(text(TEXTS[what].failed, match=title(row, translate))))
    heading = translate(text(TEXTS[what].heading, match=title(row, translate)))
    return MessageView(container(texts(f"### {heading}"), gallery(picture)), (picture,))


def link_message(what: SharedItem, link: str | None, translate: Translator) -> MessageView:
    """Build a message with a link to a shared item.

    Without `link`, the message says that the item is still being created.
    """
    if link is None:
        return text_message(translate(LocalizedText(TEXTS[what].in_progress)))
    return text_message(translate(text(TEXTS[what].link, link=link)))


async def draw_card(
    client: discord.Client, ctx: Context, pictures: Pictures, match_id: int, translate: Translator
) -> Upload | None:
    """Draw the result card, or the scoring if the game has no card; return None if this fails."""
    final_message = await message_contents.load_final_message(ctx, match_id)
    if (most := upload_limit(client, final_message.match)) is None:
        return None
    wanted = ImageRequest(
        game=final_message.match.game,
        view=final_message.view,
        kind="share",
        names=final_message.names,
        course=final_message.points_by_segment,
    ).with_limit(most)
    asker = Requester(final_message.match.guild_id)
    drawn = await pictures.draw(wanted, translate, asker)
    return drawn or await pictures.draw(replace(wanted, kind="final"), translate, asker)


async def draw_film(
    client: discord.Client, ctx: Context, pictures: Pictures, match_id: int, translate: Translator
) -> Upload | None:
    """Draw the animation outside the event loop; return None if this fails."""
    match_history = await view.load_history(ctx, match_id, None)
    if (most := upload_limit(client, match_history.match)) is None:
        return None
    wanted = ImageRequest(
        game=match_history.match.game, view=tuple(match_history.views), names=match_history.names
    )
    return await pictures.film(wanted.with_limit(most), translate, Requester(match_history.match.guild_id))


async def draw_analysis(
    client: discord.Client, ctx: Context, pictures: Pictures, match_id: int, translate: Translator
) -> Upload | None:
    """Draw the chart of a robot's analysis.

    Return None if there is no analysis yet or images are not allowed.
    """
    analysis_view = await analysis.request_analysis(ctx, match_id)
    if (
        analysis_view is None
        or analysis_view.match is None
        or (most := upload_limit(client, analysis_view.match)) is None
    ):
        return None
    alt, asker = chart_alt(analysis_view, translate), Requester(analysis_view.match.guild_id)
    return await pictures.course(chart_of(analysis_view, translate), alt, "harbour", most, asker)


DRAW = MappingProxyType({"card": draw_card, "film": draw_film, "analysis": draw_analysis})


async def send(sender: Sender, row: OutboxRow, post: SharingPost, with_picture: bool) -> None:
    """Send an outbox message and delete its row."""
    match post:
        case PostShareCard():
            await _send(sender, row, "card", with_picture)
        case PostFilm():
            await _send(sender, row, "film", with_picture)
        case PostAnalysis():
            await _send(sender, row, "analysis", with_picture)
        case _:
            assert_never(post)


async def _send(sender: Sender, row: OutboxRow, what: SharedItem, with_picture: bool) -> None:
    match, _ = await view.load_match_with_seats(sender.ctx, row.owner)
    words, picture = await sender.translator(match.guild_id, match.channel), None
    if with_picture:
        picture = await DRAW[what](sender.client, sender.ctx, sender.pictures, row.owner, words)
    message = await sender.send(match, shared_item_message(match, what, picture, words), row)
    if picture is None:
        await sharing.cancel(sender.ctx, row, what)
    else:
        await sharing.note_posted(sender.ctx, row, what, match.channel, message)


async def share(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Post the result card, or return a link if it was already shared."""
    _require_file_permission(interaction, translate)
    known = await sharing.share(ctx_of(interaction), match_id, acting_user(interaction), "card")
    if known is not None:
        return link_message("card", known.link, translate)
    interaction.client.services.wake(match_id)
    return link_message("card", None, translate)


async def share_analysis(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Post the analysis, or return a link if it was already shared."""
    _require_file_permission(interaction, translate)
    known = await sharing.share(ctx_of(interaction), match_id, acting_user(interaction), "analysis")
    if known is not None:
        return link_message("analysis", known.link, translate)
    interaction.client.services.wake(match_id)
    return link_message("analysis", None, translate)


async def film(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Draw and post the animation, or return a link if it was already shared."""
    services, user = interaction.client.services, acting_user(interaction)
    _require_file_permission(interaction, translate)
    known = await sharing.find_shared(services.ctx, match_id, user, "film")
    if known is not None:
        return link_message("film", known.link, translate)
    with ExitStack() as place:
        place.enter_context(services.pictures.reserve_film(user.key))
        interaction.client.spawn(_make(interaction.client, match_id, user, place.pop_all()))
    return link_message("film", None, translate)


async def _make(client: ServicesClient, match_id: int, user: User, place: ExitStack) -> None:
    """Draw an animation before queueing its outbox message, so that other messages don't wait for it."""
    services = client.services
    with place:
        row, _ = await view.load_match_with_seats(services.ctx, match_id)
        translate = await services.languages.for_channel(client, row.guild_id, row.channel)
        await draw_film(client, services.ctx, services.pictures, match_id, translate)
        await sharing.share(services.ctx, match_id, user, "film")
    services.wake(match_id)


def _require_file_permission(interaction: AppInteraction, translate: Translator) -> None:
    in_thread = isinstance(interaction.channel, discord.Thread)
    require_permissions(interaction.app_permissions, needed_permissions(in_thread=in_thread), translate)


FEATURE = Feature(
    clicks={
        SharingClick.CARD: on_match(share),
        SharingClick.FILM: on_match(film),
        SharingClick.ANALYSIS: on_match(share_analysis),
    },
    buttons=(
        Button(placement=FINAL, click=SharingClick.CARD, label="button-share", order=20),
        Button(placement=FINAL, click=SharingClick.FILM, label="button-film", order=30),
        Button(placement=ANALYSIS, click=SharingClick.ANALYSIS, label="button-share", order=10),
        Button(placement=FINISHED, click=SharingClick.CARD, label="button-share", order=60),
        Button(placement=FINISHED, click=SharingClick.FILM, label="button-film", order=70),
    ),
    send=send,
)
