"""What ratings bring to the bot."""

from bot.core.features import Feature, HelpPage
from bot.ratings.commands import profile, rating

FEATURE = Feature(commands=(rating, profile), help=(HelpPage("help-ratings", 55),))
