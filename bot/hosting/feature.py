"""What the hosts' tools for leagues bring to the bot."""

from bot.core.features import Feature, HelpPage
from bot.hosting.clicks import CLICKS, FORMS
from bot.hosting.commands import ALL

FEATURE = Feature(commands=ALL, clicks=CLICKS, forms=FORMS, help=(HelpPage("help-league-host", 75),))
