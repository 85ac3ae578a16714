"""What following brings to the bot."""

from bot.core.features import Feature, on_match
from bot.follow.actions import stop
from bot.follow.commands import follow
from bot.follow.ids import FollowClick
from bot.follow.send import send

FEATURE = Feature(send=send, commands=(follow,), clicks={FollowClick.STOP: on_match(stop)})
