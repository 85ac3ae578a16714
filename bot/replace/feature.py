"""What seats that change hands bring to the bot."""

from bot.core.features import Button, Feature
from bot.replace import clicks, commands
from bot.replace.ids import ReplaceClick
from bot.words.layout import Style

FEATURE = Feature(
    commands=(
        commands.resign,
        commands.replace,
        commands.host_replace,
        commands.join,
    ),
    clicks={ReplaceClick.SUBSTITUTE: clicks.substitute},
    buttons=(
        Button(
            place="free-seat",
            click=ReplaceClick.SUBSTITUTE,
            label="button-substitute",
            style=Style.success,
            order=1,
        ),
    ),
)
