"""What the authority of hosts brings to the bot."""

from bot.core.features import Feature
from bot.matches.permissions.clicks import leaf
from bot.matches.permissions.commands import audit_command
from bot.matches.permissions.ids import AuthorityClick
from bot.matches.permissions.send import send

FEATURE = Feature(commands=(audit_command,), clicks={AuthorityClick.AUDIT: leaf}, send=send)
