"""Commands to think: the sandbox, and what is planned in advance."""

from __future__ import annotations

from discord import app_commands

from bot import thinking
from bot.commands.finding import match_choices, match_meant
from bot.commands.naming import group, worded
from bot.house import Here, person_of
from bot.i18n import Words
from bot.layout import Post
from bot.serving import serve
from host.plans import MOST_TURNS

plan_group = group("plan")


@worded("sandbox")
async def sandbox(interaction: Here, match: str | None = None) -> None:
    """Show the person's sandbox of a match."""

    async def shown(words: Words) -> Post:
        meant = (await match_meant(interaction, match)).id
        return await thinking.look(interaction.client.house, meant, person_of(interaction), words)

    await serve(interaction, shown)


@worded("plan-show", plan_group)
async def show(interaction: Here, match: str | None = None) -> None:
    """Show what the person has planned in a match."""

    async def shown(words: Words) -> Post:
        meant = (await match_meant(interaction, match)).id
        return await thinking.planned(interaction.client.house, meant, person_of(interaction), words)

    await serve(interaction, shown)


@worded("plan-cancel", plan_group)
async def cancel(interaction: Here, match: str | None = None) -> None:
    """Plan nothing any more."""

    async def dropped(words: Words) -> Post:
        meant = (await match_meant(interaction, match)).id
        return await thinking.unplan(interaction.client.house, meant, person_of(interaction), words)

    await serve(interaction, dropped)


@worded("plan-pass", plan_group)
async def pass_turns(
    interaction: Here,
    turns: app_commands.Range[int, 1, MOST_TURNS] | None = None,
    this_round: bool = False,
    match: str | None = None,
) -> None:
    """Pass the person's next turns."""

    async def planned(words: Words) -> Post:
        house, meant = interaction.client.house, (await match_meant(interaction, match)).id
        return await thinking.pass_turns(
            house, meant, person_of(interaction), words, turns, this_round=this_round
        )

    await serve(interaction, planned)


for thought in (sandbox, show, cancel, pass_turns):
    thought.autocomplete("match")(match_choices)
