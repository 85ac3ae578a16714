"""What statistics bring to the bot."""

from bot.core.features import Feature, HelpPage
from bot.statistics.commands import records, versus

FEATURE = Feature(commands=(versus, records), help=(HelpPage("help-statistics", 56),))
