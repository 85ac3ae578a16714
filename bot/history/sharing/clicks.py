"""Clicks by which players have the card and the film of their match posted."""

from __future__ import annotations

from contextlib import ExitStack

import discord

from bot.core.services import Here, ServicesClient, ctx_of, person_of
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.history.sharing.drawing import draw_film
from bot.history.sharing.messages import tell_where
from bot.matches.match.permissions import needed_permissions, refuse_if_missing
from host.core.people import Person
from host.history import sharing
from host.messages.view import lists


async def share(interaction: Here, match_id: int, words: Words) -> Post:
    """Have the card posted; who comes later is told where it stands."""
    _refuse_without_files(interaction, words)
    known = await sharing.ask(ctx_of(interaction), match_id, person_of(interaction), "card")
    if known is not None:
        return tell_where("card", known.link, words)
    interaction.client.services.wake(match_id)
    return tell_where("card", None, words)


async def share_analysis(interaction: Here, match_id: int, words: Words) -> Post:
    """Have the analysis posted; who comes later is told where it stands."""
    _refuse_without_files(interaction, words)
    known = await sharing.ask(ctx_of(interaction), match_id, person_of(interaction), "analysis")
    if known is not None:
        return tell_where("analysis", known.link, words)
    interaction.client.services.wake(match_id)
    return tell_where("analysis", None, words)


async def film(interaction: Here, match_id: int, words: Words) -> Post:
    """Have the film made and posted; who comes later is told where it stands."""
    services, person = interaction.client.services, person_of(interaction)
    _refuse_without_files(interaction, words)
    known = await sharing.before(services.ctx, match_id, person, "film")
    if known is not None:
        return tell_where("film", known.link, words)
    with ExitStack() as place:
        place.enter_context(services.pictures.filming(person.id))
        interaction.client.serve_beside(_make(interaction.client, match_id, person, place.pop_all()))
    return tell_where("film", None, words)


async def _make(client: ServicesClient, match_id: int, person: Person, place: ExitStack) -> None:
    """Draw a film before it is posted: other posts would wait while it is drawn."""
    services = client.services
    with place:
        row, _ = await lists.find(services.ctx, match_id)
        words = await services.languages.public(row.server, client.get_guild(row.server))
        await draw_film(client, services.ctx, services.pictures, match_id, words)
        await sharing.ask(services.ctx, match_id, person, "film")
    services.wake(match_id)


def _refuse_without_files(interaction: Here, words: Words) -> None:
    in_thread = isinstance(interaction.channel, discord.Thread)
    refuse_if_missing(interaction.app_permissions, needed_permissions(in_thread=in_thread), words)
