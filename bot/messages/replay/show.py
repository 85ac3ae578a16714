"""What a person is shown who looks back: a scene of the replay, what they missed. Read, draw, lay out."""

from __future__ import annotations

from typing import Literal

from bot.core.pictures import Wanted
from bot.core.services import Here, asker_of, person_of
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.matches.match.finding import ask
from bot.messages.replay.catch_up_message import catch_up_post
from bot.messages.replay.scene_message import scene_post
from bot.turns.notes import note_text
from host.matches.settings.changing import preferences_of
from host.messages.replay.catch_up import catch_up
from host.messages.replay.scenes import scene

MAX_NOTE = 500
"""Letters of one's own note beside what one has missed."""


async def show_scene(
    interaction: Here, match_id: int, words: Words, number: int | Literal["own"] | None = 0
) -> Post:
    """Show a scene of a match; None is the last, "own" the one with the person's last turn."""
    services, person = interaction.client.services, person_of(interaction)
    shown = await scene(services.ctx, match_id, person, number)
    own, picture = await preferences_of(services.ctx, person.id), None
    if not own.text_first:
        wanted = Wanted(
            game=shown.match.game, view=shown.view, names=shown.names,
            before=shown.before, palette=own.palette,
        )  # fmt: skip
        picture = await services.pictures.draw(wanted, words, asker_of(interaction))
    return scene_post(shown, words, picture)


async def show_catch_up(interaction: Here, match_id: int, words: Words) -> Post:
    """Show what happened since a person's last turn."""
    services, person = interaction.client.services, person_of(interaction)
    asked = await ask(interaction, match_id)
    told, own = await catch_up(services.ctx, match_id, person, asked), asked.own
    then = now = None
    if not own.text_first:
        wanted = Wanted(
            game=told.match.game, view=told.now, names=told.names, before=told.then, palette=own.palette
        )
        now = await services.pictures.draw(wanted, words, asker_of(interaction))
    if now and told.then != told.now:
        earlier = Wanted(game=told.match.game, view=told.then, names=told.then_names, palette=own.palette)
        then = await services.pictures.draw(earlier, words, asker_of(interaction))
    kept = note_text(asked.note, words, MAX_NOTE)
    return catch_up_post(told, words, then, now, kept)
