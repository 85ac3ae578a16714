"""What the boards of servers bring to the bot."""

from bot.board.send import send
from bot.core.features import Feature

FEATURE = Feature(send=send)
