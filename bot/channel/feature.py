"""What the channels of matches bring to the bot."""

from bot.channel.commands import move
from bot.channel.send import send
from bot.core.features import Feature

FEATURE = Feature(commands=(move,), send=send)
