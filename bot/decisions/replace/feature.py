"""What seats that change hands bring to the bot."""

from bot.core.features import Button, Feature, on_match
from bot.core.words.layout import Style
from bot.decisions.replace import actions, clicks, commands
from bot.decisions.replace.ids import ReplaceClick
from bot.matches.match.buttons import FREE, KEPT, SEATED

FEATURE = Feature(
    commands=(
        commands.resign_command,
        commands.replace,
        commands.host_replace,
        commands.join,
    ),
    clicks={
        ReplaceClick.SUBSTITUTE: clicks.substitute_by_button,
        ReplaceClick.TAKE: on_match(actions.take_seat),
        ReplaceClick.RESIGN_ASK: on_match(actions.ask_before_resigning),
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
        Button(place=FREE, click=ReplaceClick.TAKE, label="button-join", style=Style.success, order=10),
        Button(place=KEPT, click=ReplaceClick.TAKE, label="button-return", style=Style.success, order=10),
        Button(
            place=SEATED,
            click=ReplaceClick.RESIGN_ASK,
            label="button-resign-ask",
            style=Style.danger,
            order=90,
        ),
    ),
)
