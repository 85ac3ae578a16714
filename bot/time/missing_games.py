"""Messages about matches whose game can't be loaded."""

from __future__ import annotations

from bot.core.features import Feature
from bot.core.sending.sender import Sender
from bot.core.words.layout import text_message
from engine.core.text import text
from host.core import outbox
from host.messages import view
from host.time.missing_games import GameBack, GameMissing, can_play
from storage.core.scheduling.outbox import OutboxRow


async def send(sender: Sender, row: OutboxRow, post: GameMissing | GameBack, with_picture: bool) -> None:
    """Tell the players whether their match's game can be loaded, and delete the outbox row.

    An outdated message is not sent.
    """
    match = await view.find_row(sender.ctx, row.owner)
    is_missing = isinstance(post, GameMissing)
    if match is not None and match.status == "running" and can_play(match) != is_missing:
        key = "game-missing" if is_missing else "game-back"
        translate = await sender.translator(match.guild_id, match.channel)
        sentence = translate(text(key, game=text(f"{match.game}-name")))
        await sender.send(match, text_message(sentence), row)
    await outbox.delete_sent(sender.ctx, row)


FEATURE = Feature(send=send)
