"""What posts of a match for everybody bring to the bot."""

from bot.core.features import Feature
from bot.messages.posts.send import send

FEATURE = Feature(send=send)
