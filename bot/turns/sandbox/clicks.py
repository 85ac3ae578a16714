"""Clicks in a sandbox; one in an earlier sandbox shows the present one."""

from __future__ import annotations

from collections.abc import Awaitable

from bot.core.ids import Click
from bot.core.services import Here, ctx_of, person_of
from bot.core.words.i18n import Words
from bot.core.words.layout import Post, note
from bot.core.words.names import clean_name
from bot.turns.plan.messages import plan_post
from bot.turns.play.actions import answer_choice
from bot.turns.sandbox.show import show_panel, show_sandbox
from engine.core.text import text
from host.turns.sandbox import sandbox
from host.turns.sandbox.position import SandboxPanel
from host.turns.sandbox.sandbox import StaleSandbox


async def show(interaction: Here, click: Click, words: Words) -> Post:
    """Show the sandbox, or a page of what can be tried."""
    return await show_sandbox(interaction, click.match, words, click.number)


async def choose(interaction: Here, click: Click, words: Words) -> Post:
    """Try an option by its button."""
    return await _choose(interaction, click, click.number, words)


async def choose_in_menu(interaction: Here, click: Click, words: Words) -> Post:
    """Try an option in a menu."""
    return await _choose(interaction, click, click.option, words)


async def _choose(interaction: Here, click: Click, option: int, words: Words) -> Post:
    ctx, person = ctx_of(interaction), person_of(interaction)
    return await _answer(interaction, sandbox.choose(ctx, click.match, person, click.revision, option), words)


async def undo(interaction: Here, click: Click, words: Words) -> Post:
    """Take back what was tried last."""
    ctx, person = ctx_of(interaction), person_of(interaction)
    return await _answer(interaction, sandbox.undo(ctx, click.match, person, click.revision), words)


async def start_over(interaction: Here, click: Click, words: Words) -> Post:
    """Take back all that was tried."""
    ctx, person = ctx_of(interaction), person_of(interaction)
    return await _answer(interaction, sandbox.start_over(ctx, click.match, person), words)


async def throw_away(interaction: Here, click: Click, words: Words) -> Post:
    """End the sandbox."""
    await sandbox.throw_away(ctx_of(interaction), click.match, person_of(interaction))
    return note(words(text("sandbox-thrown-away")))


async def play(interaction: Here, click: Click, words: Words) -> Post:
    """Confirm what was tried for the person's own present turn."""
    ctx, person = ctx_of(interaction), person_of(interaction)
    try:
        choice = sandbox.confirm(ctx, click.match, person, click.revision)
        return await answer_choice(interaction, choice, words)
    except StaleSandbox as slip:
        return await _show_present(interaction, slip, words)


async def plan(interaction: Here, click: Click, words: Words) -> Post:
    """Plan what was tried."""
    return await _plan(interaction, click, words)


async def plan_else(interaction: Here, click: Click, words: Words) -> Post:
    """Plan what was tried where nothing planned before can be played."""
    return await _plan(interaction, click, words, is_added=True)


async def _plan(interaction: Here, click: Click, words: Words, *, is_added: bool = False) -> Post:
    ctx, person = ctx_of(interaction), person_of(interaction)
    try:
        planned = await sandbox.plan(ctx, click.match, person, click.revision, is_added=is_added)
    except StaleSandbox as slip:
        return await _show_present(interaction, slip, words)
    return plan_post(planned, words)


async def _answer(interaction: Here, change: Awaitable[SandboxPanel], words: Words) -> Post:
    """Do what was clicked and show the sandbox as it is then."""
    try:
        return await show_panel(interaction, await change, words)
    except StaleSandbox as slip:
        return await _show_present(interaction, slip, words)


async def _show_present(interaction: Here, slip: StaleSandbox, words: Words) -> Post:
    notice = words(slip.text, [clean_name(name) for name in slip.names])
    return await show_panel(interaction, slip.panel, words, notice=notice)
