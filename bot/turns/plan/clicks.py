"""Clicks about plans; one on an earlier plan shows the present one."""

from __future__ import annotations

from collections.abc import Awaitable

from bot.core.ids import Click, parse_option
from bot.core.services import Here, ctx_of, person_of
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.core.words.names import clean_name
from bot.turns.plan import actions
from bot.turns.plan.messages import plan_post
from host.turns.plan import editing
from host.turns.plan.editing import StalePlan
from host.turns.plan.planning import Planned


async def pass_on(interaction: Here, click: Click, words: Words) -> Post:
    """Pass many turns, having been asked; the number 0 stands for on and on."""
    return await actions.pass_turns(interaction, click.match, click.number or None, words)


async def set_conditions(interaction: Here, click: Click, words: Words) -> Post:
    """Let a line hang on what was chosen in its menu; on nothing where nothing was."""
    ctx, person = ctx_of(interaction), person_of(interaction)
    chosen = [parse_option(value) for value in click.values]
    change = editing.set_conditions(ctx, click.match, person, click.revision, click.number, chosen)
    return await _answer(change, words)


async def drop_line(interaction: Here, click: Click, words: Words) -> Post:
    """Plan without a line."""
    ctx, person = ctx_of(interaction), person_of(interaction)
    return await _answer(editing.drop_line(ctx, click.match, person, click.revision, click.number), words)


async def _answer(change: Awaitable[Planned], words: Words) -> Post:
    try:
        return plan_post(await change, words)
    except StalePlan as slip:
        notice = words(slip.text, [clean_name(name) for name in slip.names])
        return plan_post(slip.planned, words, notice)
