"""What the host's tools bring to the bot."""

from bot.admin import commands
from bot.admin.send import send
from bot.core.features import Feature, HelpPage

FEATURE = Feature(
    send=send,
    commands=(
        commands.pause,
        commands.resume,
        commands.extend,
        commands.outage,
        commands.cancel,
        commands.repost,
        commands.repair,
        commands.export,
        commands.import_match,
    ),
    help=(HelpPage("help-hosting", 70),),
)
