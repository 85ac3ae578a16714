"""What seats that change hands bring to the bot."""

from bot.core.features import Button, Feature, on_match
from bot.replace import actions, clicks, commands
from bot.replace.ids import ReplaceClick
from bot.words.layout import Style

FEATURE = Feature(
    commands=(
        commands.resign,
        commands.dismiss,
        commands.replace,
        commands.host_replace,
        commands.substitute,
        commands.come_back,
    ),
    clicks={
        ReplaceClick.SUBSTITUTE: clicks.substitute,
        ReplaceClick.RESIGN: on_match(actions.resign),
    },
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
