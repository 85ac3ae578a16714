"""What the board of a server brings to the bot."""

from bot.board.send import send
from bot.core.features import Feature

FEATURE = Feature(send=send)
