"""A person's sandbox as it is shown: read, draw, lay out."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core.pictures import Wanted
from bot.core.services import Here, asker_of, ctx_of, person_of
from bot.core.words.i18n import Words
from bot.core.words.layout import Post, Upload
from bot.turns.sandbox.messages import sandbox_post
from engine.core.library import game as game_of
from engine.core.text import text
from host.matches.settings.changing import preferences_of
from host.turns.sandbox import sandbox
from host.turns.sandbox.position import SandboxPanel


async def show_sandbox(interaction: Here, match_id: int, words: Words, page: int = 0) -> Post:
    """Show a person's sandbox."""
    panel = await sandbox.show(ctx_of(interaction), match_id, person_of(interaction))
    return await show_panel(interaction, panel, words, page=page)


async def show_panel(
    interaction: Here, panel: SandboxPanel, words: Words, *, page: int = 0, notice: str = ""
) -> Post:
    """Show a sandbox as it stands."""
    if panel.has_moved_on and not notice:
        notice = words(text("sandbox-moved-on"))
    picture = await _draw(interaction, panel, words)
    lines = () if picture else game_of(panel.match.game).text_board(panel.view)
    return sandbox_post(panel, words, picture, page=page, notice=notice, lines=lines)


async def _draw(interaction: Here, panel: SandboxPanel, words: Words) -> Upload | None:
    services = interaction.client.services
    own = await preferences_of(services.ctx, interaction.user.id)
    if own.text_first:
        return None
    wanted = Wanted(game=panel.match.game, view=panel.view, names=panel.names, palette=own.palette)
    if panel.viewer is None:
        wanted = replace(wanted, before=panel.present)
    else:
        wanted = replace(wanted, kind="panel", seat=panel.viewer)
    return await services.pictures.draw(wanted, words, asker_of(interaction))
