"""What looking back brings to the bot."""

from bot.core.features import Button, Feature, on_match
from bot.matches.match.buttons import ACT, BEGUN, FINAL, FINISHED, SEATED
from bot.messages.replay import clicks, commands
from bot.messages.replay.ids import ReplayClick
from bot.messages.replay.show import show_catch_up

FEATURE = Feature(
    commands=(commands.replay, commands.catchup),
    clicks={
        ReplayClick.REPLAY: clicks.show,
        ReplayClick.FIRST: clicks.show,
        ReplayClick.LAST: clicks.show_last,
        ReplayClick.JUMP: clicks.jump,
        ReplayClick.CATCHUP: on_match(show_catch_up),
    },
    buttons=(
        Button(place=SEATED, click=ReplayClick.CATCHUP, label="button-catchup", order=10),
        Button(place=BEGUN, click=ReplayClick.REPLAY, label="button-replay", order=40),
        Button(place=ACT, click=ReplayClick.CATCHUP, label="button-catchup", order=20),
        Button(place=FINAL, click=ReplayClick.REPLAY, label="button-replay", order=40),
        Button(place=FINISHED, click=ReplayClick.REPLAY, label="button-replay", order=30),
    ),
)
