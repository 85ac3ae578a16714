"""What clocks bring to the bot."""

from bot.clock.commands import come_back, mark, show
from bot.core.features import Feature

FEATURE = Feature(commands=(mark, show, come_back))
