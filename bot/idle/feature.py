"""What the closing of matches that nobody touches brings to the bot."""

from bot.core.features import Feature, on_match
from bot.idle.actions import keep
from bot.idle.ids import IdleClick

FEATURE = Feature(clicks={IdleClick.KEEP: on_match(keep)})
