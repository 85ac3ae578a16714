"""`/host audit`."""

from __future__ import annotations

from typing import cast, get_args

from discord import app_commands

from bot.core.interactions.commands import choice, command
from bot.core.services import Here, ctx_of
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.matches.permissions.hosts import acting_host
from bot.matches.permissions.messages import audit_file
from bot.matches.permissions.show import show_audit
from host.matches.permissions import export
from host.matches.permissions.export import Form


@command("host-audit", within="host")
@app_commands.choices(form=[choice(f"form-{form}", form) for form in get_args(Form)])
async def audit_command(
    interaction: Here, words: Words, page: app_commands.Range[int, 1, 9999] = 1, form: str | None = None
) -> Post:
    """Show what hosts have done, or hand all of it out as a file."""
    if form is None:
        return await show_audit(interaction, page, words)
    await acting_host(interaction)
    data = await export.export(ctx_of(interaction), interaction.guild_id or 0, cast("Form", form))
    return audit_file(data, form, words)
