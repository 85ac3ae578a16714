"""What the help brings to the bot."""

from bot.core.features import Feature
from bot.help.commands import helping, rules

FEATURE = Feature(commands=(helping, rules))
