"""What the core itself sends: messages are deleted."""

from bot.core.delete import send
from bot.core.features import Feature

FEATURE = Feature(send=send)
