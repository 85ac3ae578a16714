"""What taking a turn brings to the bot."""

from bot.core.features import Button, Feature, HelpPage
from bot.core.words.layout import Style
from bot.matches.match.buttons import ACT, TO_MOVE
from bot.turns.play import clicks
from bot.turns.play.commands import play
from bot.turns.play.ids import PlayClick

FEATURE = Feature(
    commands=(play,),
    clicks={
        PlayClick.TURN: clicks.show,
        PlayClick.PAGE: clicks.show,
        PlayClick.OPTION: clicks.choose,
        PlayClick.MENU: clicks.choose_in_menu,
        PlayClick.REVEAL: clicks.reveal,
        PlayClick.END: clicks.end_with,
        PlayClick.UNDO: clicks.undo,
        PlayClick.OVER: clicks.start_over,
        PlayClick.CONFIRM: clicks.confirm,
    },
    buttons=(
        Button(place=TO_MOVE, click=PlayClick.TURN, label="button-turn", style=Style.primary, order=10),
        Button(place=ACT, click=PlayClick.TURN, label="button-turn", style=Style.primary, order=10),
    ),
    help=(HelpPage("help-playing", 20),),
)
