"""Posts the result card and the film of a match on a player's request."""

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
from bot.core.pictures import Pictures, Wanted
from bot.core.queues import Requester
from bot.core.sending.sender import Sender, most_bytes
from bot.core.services import AppInteraction, ServicesClient, ctx_of, person_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Upload, card, gallery, note, texts
from bot.history.analysis import ANALYSED, chart_alt, chart_of
from bot.matches.match.bot_permissions import needed_permissions, refuse_if_missing
from bot.matches.match.buttons import FINAL, FINISHED
from bot.matches.match.titles import title
from engine.core.text import LocalizedText, text
from host.core.context import Context
from host.core.users import User
from host.history import analysis, sharing
from host.history.sharing import PostAnalysis, PostFilm, PostShareCard, SharingPost, What
from host.messages import view
from host.messages.posts import published
from storage.core.scheduling.outbox import PostRow
from storage.matches.match.matches import MatchRow


class SharingClick(StrEnum):
    """The click names in custom ids."""

    CARD = "sharecard"
    FILM = "sharefilm"
    ANALYSIS = "shareanalysis"


class Said(Struct, frozen=True):
    """The translation keys for one kind of shared item."""

    heading: str
    failed: str
    coming: str
    stands: str


SAID: Mapping[What, Said] = MappingProxyType(
    {
        "card": Said("sharing-card", "sharing-failed-card", "sharing-coming-card", "sharing-stands-card"),
        "analysis": Said(
            "sharing-analysis",
            "sharing-failed-analysis",
            "sharing-coming-analysis",
            "sharing-stands-analysis",
        ),
        "film": Said("sharing-film", "sharing-failed-film", "sharing-coming-film", "sharing-stands-film"),
    }
)


def shared_post(row: MatchRow, what: What, picture: Upload | None, translate: Translator) -> MessageView:
    """Build the message with the card or the film, or an error if it could not be made."""
    if picture is None:
        return note(translate(text(SAID[what].failed, match=title(row, translate))))
    heading = translate(text(SAID[what].heading, match=title(row, translate)))
    return MessageView(card(texts(f"### {heading}"), gallery(picture)), (picture,))


def tell_where(what: What, link: str | None, translate: Translator) -> MessageView:
    """Return a message that an item is in progress, or a link to it."""
    if link is None:
        return note(translate(LocalizedText(SAID[what].coming)))
    return note(translate(text(SAID[what].stands, link=link)))


async def draw_card(
    client: discord.Client, ctx: Context, pictures: Pictures, match_id: int, translate: Translator
) -> Upload | None:
    """Draw the card, or the scoring for games without one; None if no image can be drawn."""
    told = await published.final_post(ctx, match_id)
    if (most := most_bytes(client, told.match)) is None:
        return None
    wanted = Wanted(
        game=told.match.game, view=told.view, kind="share", names=told.names, course=told.course
    ).within(most)
    asker = Requester(told.match.guild_id)
    drawn = await pictures.draw(wanted, translate, asker)
    return drawn or await pictures.draw(replace(wanted, kind="final"), translate, asker)


async def draw_film(
    client: discord.Client, ctx: Context, pictures: Pictures, match_id: int, translate: Translator
) -> Upload | None:
    """Draw the film off the event loop; None if it cannot be drawn."""
    seen = await view.course(ctx, match_id, None)
    if (most := most_bytes(client, seen.match)) is None:
        return None
    wanted = Wanted(game=seen.match.game, view=tuple(seen.views), names=seen.names)
    return await pictures.film(wanted.within(most), translate, Requester(seen.match.guild_id))


async def draw_analysis(
    client: discord.Client, ctx: Context, pictures: Pictures, match_id: int, translate: Translator
) -> Upload | None:
    """Draw the robot's expectations over the match; None if they have not been computed."""
    shown = await analysis.ask(ctx, match_id)
    if shown is None or shown.match is None or (most := most_bytes(client, shown.match)) is None:
        return None
    alt, asker = chart_alt(shown, translate), Requester(shown.match.guild_id)
    return await pictures.course(chart_of(shown, translate), alt, "harbour", most, asker)


DRAW = MappingProxyType({"card": draw_card, "film": draw_film, "analysis": draw_analysis})


async def send(sender: Sender, row: PostRow, post: SharingPost, pictured: bool) -> None:
    """Send an outbox message and delete its row."""
    match post:
        case PostShareCard():
            await _send(sender, row, "card", pictured)
        case PostFilm():
            await _send(sender, row, "film", pictured)
        case PostAnalysis():
            await _send(sender, row, "analysis", pictured)
        case _:
            assert_never(post)


async def _send(sender: Sender, row: PostRow, what: What, pictured: bool) -> None:
    match, _ = await view.find(sender.ctx, row.owner)
    words, picture = await sender.translator(match.guild_id), None
    if pictured:
        picture = await DRAW[what](sender.client, sender.ctx, sender.pictures, row.owner, words)
    message = await sender.send(match, shared_post(match, what, picture, words), row)
    if picture is None:
        await sharing.give_up(sender.ctx, row, what)
    else:
        await sharing.note_posted(sender.ctx, row, what, match.channel, message)


async def share(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Post the card; later users get a link to it."""
    _refuse_without_files(interaction, translate)
    known = await sharing.ask(ctx_of(interaction), match_id, person_of(interaction), "card")
    if known is not None:
        return tell_where("card", known.link, translate)
    interaction.client.services.wake(match_id)
    return tell_where("card", None, translate)


async def share_analysis(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Post the analysis; later users get a link to it."""
    _refuse_without_files(interaction, translate)
    known = await sharing.ask(ctx_of(interaction), match_id, person_of(interaction), "analysis")
    if known is not None:
        return tell_where("analysis", known.link, translate)
    interaction.client.services.wake(match_id)
    return tell_where("analysis", None, translate)


async def film(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Draw and post the film; later users get a link to it."""
    services, user = interaction.client.services, person_of(interaction)
    _refuse_without_files(interaction, translate)
    known = await sharing.before(services.ctx, match_id, user, "film")
    if known is not None:
        return tell_where("film", known.link, translate)
    with ExitStack() as place:
        place.enter_context(services.pictures.filming(user.key))
        interaction.client.spawn(_make(interaction.client, match_id, user, place.pop_all()))
    return tell_where("film", None, translate)


async def _make(client: ServicesClient, match_id: int, user: User, place: ExitStack) -> None:
    """Draw a film before its outbox message is sent, so that other messages do not wait for it."""
    services = client.services
    with place:
        row, _ = await view.find(services.ctx, match_id)
        translate = await services.languages.public(row.guild_id, client.get_guild(row.guild_id))
        await draw_film(client, services.ctx, services.pictures, match_id, translate)
        await sharing.ask(services.ctx, match_id, user, "film")
    services.wake(match_id)


def _refuse_without_files(interaction: AppInteraction, translate: Translator) -> None:
    in_thread = isinstance(interaction.channel, discord.Thread)
    refuse_if_missing(interaction.app_permissions, needed_permissions(in_thread=in_thread), translate)


FEATURE = Feature(
    clicks={
        SharingClick.CARD: on_match(share),
        SharingClick.FILM: on_match(film),
        SharingClick.ANALYSIS: on_match(share_analysis),
    },
    buttons=(
        Button(place=FINAL, click=SharingClick.CARD, label="button-share", order=20),
        Button(place=FINAL, click=SharingClick.FILM, label="button-film", order=30),
        Button(place=ANALYSED, click=SharingClick.ANALYSIS, label="button-share", order=10),
        Button(place=FINISHED, click=SharingClick.CARD, label="button-share", order=60),
        Button(place=FINISHED, click=SharingClick.FILM, label="button-film", order=70),
    ),
    send=send,
)
