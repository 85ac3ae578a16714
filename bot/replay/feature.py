"""What looking back brings to the bot."""

from bot.core.features import Button, Feature, on_match
from bot.match.buttons import BEGUN, SEATED
from bot.posts.messages import FINAL
from bot.posts.status_card import ACT, FINISHED
from bot.replay import clicks, commands
from bot.replay.ids import ReplayClick
from bot.replay.show import show_catch_up

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
