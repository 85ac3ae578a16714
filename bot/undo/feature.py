"""What taking moves back brings to the bot."""

from bot.core.features import Button, Feature, on_match
from bot.match.buttons import SEATED
from bot.play.messages import WAITING
from bot.undo import actions, commands
from bot.undo.ids import UndoClick

FEATURE = Feature(
    commands=(commands.undo, commands.host_undo),
    clicks={UndoClick.TAKEBACK: on_match(actions.undo)},
    buttons=(
        Button(place=WAITING, click=UndoClick.TAKEBACK, label="button-takeback", order=20),
        Button(place=SEATED, click=UndoClick.TAKEBACK, label="button-takeback", order=30),
    ),
)
