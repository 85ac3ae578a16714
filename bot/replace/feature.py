"""What seats that change hands bring to the bot."""

from bot.core.features import Feature
from bot.replace import clicks, commands
from bot.replace.ids import ReplaceClick

FEATURE = Feature(
    commands=(
        commands.resign,
        commands.dismiss,
        commands.replace,
        commands.host_replace,
        commands.substitute,
        commands.come_back,
    ),
    clicks={ReplaceClick.SUBSTITUTE: clicks.substitute},
)
