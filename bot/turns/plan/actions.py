"""What people do about their plans, by a button or a command."""

from __future__ import annotations

from bot.core.services import Here, ctx_of, person_of
from bot.core.words.i18n import Words
from bot.core.words.layout import Post, note
from bot.matches.match.titles import title
from bot.turns.plan.messages import plan_post
from engine.core.text import text
from host.turns.plan import planning


async def cancel(interaction: Here, match_id: int, words: Words) -> Post:
    """Plan nothing any more."""
    planned = await planning.cancel(ctx_of(interaction), match_id, person_of(interaction))
    return note(words(text("done-unplan", match=title(planned.match, words))))


async def pass_turns(
    interaction: Here, match_id: int, turns: int | None, words: Words, *, this_round: bool = False
) -> Post:
    """Pass the person's next turns; without a number on and on."""
    ctx, by = ctx_of(interaction), person_of(interaction)
    return plan_post(await planning.pass_turns(ctx, match_id, by, turns, this_round=this_round), words)
