"""`/plan`: what is to be done when one's turn comes."""

from __future__ import annotations

from discord import app_commands

from bot.core.commands import command
from bot.core.services import Here, ctx_of, person_of
from bot.match.finding import find_match, match_choices
from bot.plan import actions
from bot.plan.messages import plan_post
from bot.words.i18n import Words
from bot.words.layout import Post
from host.plan import planning
from host.plan.planning import MAX_TURNS


@command("plan-show", within="plan")
async def show(interaction: Here, words: Words, match: str | None = None) -> Post:
    """Show what the person has planned in a match."""
    meant = (await find_match(interaction, match)).id
    return plan_post(await planning.show(ctx_of(interaction), meant, person_of(interaction)), words)


@command("plan-cancel", within="plan")
async def cancel(interaction: Here, words: Words, match: str | None = None) -> Post:
    """Plan nothing any more."""
    return await actions.cancel(interaction, (await find_match(interaction, match)).id, words)


@command("plan-pass", within="plan")
async def pass_turns(
    interaction: Here,
    words: Words,
    turns: app_commands.Range[int, 1, MAX_TURNS] | None = None,
    this_round: bool = False,
    match: str | None = None,
) -> Post:
    """Pass the person's next turns."""
    ctx, meant = ctx_of(interaction), (await find_match(interaction, match)).id
    planned = await planning.pass_turns(ctx, meant, person_of(interaction), turns, this_round=this_round)
    return plan_post(planned, words)


for each in (show, cancel, pass_turns):
    each.autocomplete("match")(match_choices)
