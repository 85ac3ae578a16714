"""`/game tell-me`: be told of open tables."""

from __future__ import annotations

from bot.core.commands import command
from bot.core.services import Here, ctx_of, person_of
from bot.match.finding import find_game, game_choices
from bot.words.i18n import Words
from bot.words.layout import Post, note
from engine.core.text import Text, text
from host.openings import openings


@command("tell-me", within="game")
async def tell_me(interaction: Here, words: Words, game: str | None = None, stop: bool = False) -> Post:
    """Tell the person of tables that are opened in this server, or not any more."""
    ctx, server, person = ctx_of(interaction), interaction.guild_id or 0, person_of(interaction)
    if stop:
        await openings.stop(ctx, server, person)
        return note(words(Text("done-openings-stop")))
    wanted = None if game is None else find_game(game, words).id
    await openings.want(ctx, server, person, wanted)
    if wanted is None:
        return note(words(Text("done-openings")))
    return note(words(text("done-openings-game", game=Text(f"{wanted}-name"))))


tell_me.autocomplete("game")(game_choices)
