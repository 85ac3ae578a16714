"""What the authority of hosts brings to the bot."""

from bot.authority.clicks import leaf
from bot.authority.commands import audit
from bot.authority.ids import AuthorityClick
from bot.authority.send import send
from bot.core.features import Feature

FEATURE = Feature(commands=(audit,), clicks={AuthorityClick.AUDIT: leaf}, send=send)
