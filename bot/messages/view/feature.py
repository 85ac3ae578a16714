"""What looking at a match brings to the bot."""

from bot.core.features import Button, Feature, HelpPage, on_match
from bot.matches.match.buttons import ACT, BEGUN, FINISHED, RUNNING
from bot.messages.view import commands
from bot.messages.view.clicks import leaf, leaf_first, leaf_latest, leaf_matches, leaf_round
from bot.messages.view.ids import ViewClick
from bot.messages.view.show import show_board, show_text_board
from bot.turns.play.messages import ENDED, WAITING

FEATURE = Feature(
    commands=(
        commands.board,
        commands.text_board,
        commands.log,
        commands.games,
        commands.share,
        commands.film,
    ),
    clicks={
        ViewClick.BOARD: on_match(show_board),
        ViewClick.LOG: leaf,
        ViewClick.LOG_FIRST: leaf_first,
        ViewClick.LOG_LATEST: leaf_latest,
        ViewClick.LOG_ROUND: leaf_round,
        ViewClick.MY_MATCHES: leaf_matches,
        ViewClick.TEXT: on_match(show_text_board),
    },
    buttons=(
        Button(place=ACT, click=ViewClick.BOARD, label="button-board", order=30),
        Button(place=RUNNING, click=ViewClick.LOG, label="button-log", order=40),
        Button(place=BEGUN, click=ViewClick.BOARD, label="button-board", order=10),
        Button(place=BEGUN, click=ViewClick.TEXT, label="button-text", order=20),
        Button(place=BEGUN, click=ViewClick.LOG, label="button-log", order=30),
        Button(place=FINISHED, click=ViewClick.BOARD, label="button-board", order=10),
        Button(place=FINISHED, click=ViewClick.LOG, label="button-log", order=20),
        Button(place=WAITING, click=ViewClick.BOARD, label="button-board", order=10),
        Button(place=ENDED, click=ViewClick.BOARD, label="button-board", order=10),
    ),
    help=(HelpPage("help-looking", 50),),
)
