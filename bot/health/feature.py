"""What looking after the bot brings to it."""

from bot.core.features import Feature
from bot.health.commands import health

FEATURE = Feature(commands=(health,))
