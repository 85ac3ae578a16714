"""What the hosts' tools for leagues bring to the bot."""

from bot.core.features import Feature, HelpPage
from bot.leagues.league_admin.clicks import CLICKS, FORMS
from bot.leagues.league_admin.commands import ALL

FEATURE = Feature(commands=ALL, clicks=CLICKS, forms=FORMS, help=(HelpPage("help-league-host", 75),))
