"""What tables bring to the bot."""

from bot.core.features import Button, Feature, HelpPage, on_match
from bot.core.words.layout import Style
from bot.matches.match.buttons import (
    GATHERING,
    OPEN,
    OPEN_ALONE,
    OPEN_TO_OPTIONS,
    OPENER,
    OPENER_OF_ROBOTS,
    OPENER_OF_ROOM,
    SEATED,
)
from bot.tables.tables import actions, commands, options
from bot.tables.tables.ids import TableClick
from bot.tables.tables.opening import open_table

FEATURE = Feature(
    commands=(
        open_table,
        commands.leave,
        commands.start,
        commands.cancel,
        commands.robot,
        commands.invite,
        commands.handover,
        commands.host_handover,
        commands.options_command,
    ),
    clicks={
        TableClick.JOIN: on_match(actions.join),
        TableClick.LEAVE: on_match(actions.leave),
        TableClick.ROBOT: on_match(actions.add_robot),
        TableClick.ROBOT_AWAY: on_match(actions.remove_robot),
        TableClick.START: on_match(actions.start),
        TableClick.CANCEL: on_match(actions.ask_before_cancelling),
        TableClick.CANCELSURE: on_match(actions.cancel_at_once),
        TableClick.OPTIONS: on_match(options.show_options),
        TableClick.OPTION: options.choose_one,
    },
    buttons=(
        Button(place=OPEN, click=TableClick.JOIN, label="button-join", style=Style.success, order=10),
        Button(place=OPEN, click=TableClick.LEAVE, label="button-leave", order=20),
        Button(place=OPEN, click=TableClick.ROBOT, label="button-robot", order=30),
        Button(place=OPEN, click=TableClick.START, label="button-start", style=Style.primary, order=40),
        Button(place=OPEN, click=TableClick.CANCEL, label="button-cancel", style=Style.danger, order=50),
        Button(place=OPEN_ALONE, click=TableClick.START, label="button-start", style=Style.primary, order=10),
        Button(
            place=OPEN_ALONE, click=TableClick.CANCEL, label="button-cancel", style=Style.danger, order=20
        ),
        Button(place=OPENER, click=TableClick.START, label="button-start", style=Style.primary, order=10),
        Button(place=OPENER_OF_ROOM, click=TableClick.ROBOT, label="button-robot", order=10),
        Button(place=OPENER_OF_ROBOTS, click=TableClick.ROBOT_AWAY, label="button-robot-away", order=10),
        Button(place=GATHERING, click=TableClick.LEAVE, label="button-leave", order=10),
        Button(place=OPENER, click=TableClick.CANCEL, label="button-cancel", style=Style.danger, order=90),
        Button(place=SEATED, click=TableClick.CANCEL, label="button-cancel", style=Style.danger, order=95),
        Button(place=OPEN_TO_OPTIONS, click=TableClick.OPTIONS, label="button-options", order=10),
    ),
    help=(HelpPage("help-opening", 10),),
)
