"""What telling of open tables brings to the bot."""

from bot.core.features import Feature
from bot.openings.commands import tell_me
from bot.openings.send import send

FEATURE = Feature(send=send, commands=(tell_me,))
