"""`/plan`: what is to be done when one's turn comes."""

from __future__ import annotations

from discord import app_commands

from bot.core.interactions.commands import command
from bot.core.services import Here, ctx_of, person_of
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.matches.match.finding import find_match, match_choices
from bot.turns.plan import actions
from bot.turns.plan.messages import ask_to_pass, plan_post
from host.turns.plan import planning
from host.turns.plan.planning import MAX_TURNS

UNASKED = 3
"""Turns that are passed in advance without being asked whether that is meant."""


@command("plan-show", within="plan")
async def show(interaction: Here, words: Words, match: str | None = None) -> Post:
    """Show what the person has planned in a match."""
    meant = (await find_match(interaction, match)).id
    return plan_post(await planning.show(ctx_of(interaction), meant, person_of(interaction)), words)


@command("plan-cancel", within="plan")
async def cancel_command(interaction: Here, words: Words, match: str | None = None) -> Post:
    """Plan nothing any more."""
    return await actions.cancel(interaction, (await find_match(interaction, match)).id, words)


@command("plan-pass", within="plan")
async def pass_turns_command(
    interaction: Here,
    words: Words,
    turns: app_commands.Range[int, 1, MAX_TURNS] | None = None,
    this_round: bool = False,
    until_i_say: bool = False,
    match: str | None = None,
) -> Post:
    """Pass the person's next turn, or more; one who would pass on and on is asked first."""
    meant = (await find_match(interaction, match)).id
    number = None if until_i_say or (this_round and turns is None) else turns or 1
    if not this_round and (number is None or number > UNASKED):
        return ask_to_pass(meant, number, words)
    return await actions.pass_turns(interaction, meant, number, words, this_round=this_round)


for each in (show, cancel_command, pass_turns_command):
    each.autocomplete("match")(match_choices)
