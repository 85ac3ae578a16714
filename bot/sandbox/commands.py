"""Commands to think: the sandbox, and what is planned in advance."""

from __future__ import annotations

from discord import app_commands

from bot.core.commands import group, worded
from bot.core.services import Here, person_of
from bot.core.serving import serve
from bot.match.finding import match_choices, match_meant
from bot.sandbox import actions
from bot.words.i18n import Words
from bot.words.layout import Post
from host.plan.planning import MAX_TURNS

plan_group = group("plan")


@worded("sandbox")
async def sandbox(interaction: Here, match: str | None = None) -> None:
    """Show the person's sandbox of a match."""

    async def shown(words: Words) -> Post:
        meant = (await match_meant(interaction, match)).id
        return await actions.look(interaction.client.services, meant, person_of(interaction), words)

    await serve(interaction, shown)


@worded("plan-show", plan_group)
async def show(interaction: Here, match: str | None = None) -> None:
    """Show what the person has planned in a match."""

    async def shown(words: Words) -> Post:
        meant = (await match_meant(interaction, match)).id
        return await actions.planned(interaction.client.services, meant, person_of(interaction), words)

    await serve(interaction, shown)


@worded("plan-cancel", plan_group)
async def cancel(interaction: Here, match: str | None = None) -> None:
    """Plan nothing any more."""

    async def dropped(words: Words) -> Post:
        meant = (await match_meant(interaction, match)).id
        return await actions.unplan(interaction.client.services, meant, person_of(interaction), words)

    await serve(interaction, dropped)


@worded("plan-pass", plan_group)
async def pass_turns(
    interaction: Here,
    turns: app_commands.Range[int, 1, MAX_TURNS] | None = None,
    this_round: bool = False,
    match: str | None = None,
) -> None:
    """Pass the person's next turns."""

    async def planned(words: Words) -> Post:
        services, meant = interaction.client.services, (await match_meant(interaction, match)).id
        return await actions.pass_turns(
            services, meant, person_of(interaction), words, turns, this_round=this_round
        )

    await serve(interaction, planned)


for thought in (sandbox, show, cancel, pass_turns):
    thought.autocomplete("match")(match_choices)
