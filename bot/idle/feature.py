"""What the closing of matches that nobody touches brings to the bot."""

from bot.core.features import Feature, on_match
from bot.idle.actions import keep
from bot.idle.ids import IdleClick
from bot.idle.send import send

FEATURE = Feature(clicks={IdleClick.KEEP: on_match(keep)}, send=send)
