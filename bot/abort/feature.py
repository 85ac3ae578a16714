"""What calling matches off brings to the bot."""

from bot.abort.commands import abort
from bot.core.features import Feature

FEATURE = Feature(commands=(abort,))
