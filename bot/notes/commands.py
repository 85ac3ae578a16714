"""`/game note`: what somebody keeps of a match for themselves."""

from __future__ import annotations

from discord import app_commands

from bot.core.commands import command
from bot.core.services import Here, ctx_of, person_of
from bot.match.finding import find_match, match_choices
from bot.notes.messages import note_post
from bot.words.i18n import Words
from bot.words.layout import Post
from host.notes import notes
from host.notes.notes import MAX_NOTE


@command("note", within="game")
async def note(
    interaction: Here,
    words: Words,
    line: app_commands.Range[str, 1, MAX_NOTE] | None = None,
    match: str | None = None,
) -> Post:
    """Show the person's note of a match, or add a line to it."""
    ctx, meant, person = (
        ctx_of(interaction),
        (await find_match(interaction, match)).id,
        person_of(interaction),
    )
    kept = await (notes.read(ctx, meant, person.id) if line is None else notes.add(ctx, meant, person, line))
    return note_post(kept, words)


note.autocomplete("match")(match_choices)
