"""What fairness brings to the bot."""

from bot.core.features import Feature
from bot.fairness.commands import export, verify

FEATURE = Feature(commands=(verify, export))
