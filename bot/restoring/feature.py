"""What is told of a restored database."""

from bot.core.features import Feature
from bot.restoring.send import send

FEATURE = Feature(send=send)
