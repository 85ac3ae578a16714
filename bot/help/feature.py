"""What the help brings to the bot."""

from bot.core.features import Feature
from bot.help.commands import help_page, rules

FEATURE = Feature(commands=(help_page, rules))
