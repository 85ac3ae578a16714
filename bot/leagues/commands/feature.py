"""What leagues bring to the bot."""

from bot.core.features import Feature, HelpPage
from bot.leagues.commands import commands
from bot.leagues.commands.clicks import CLICKS, FORMS

FEATURE = Feature(
    commands=(
        commands.join,
        commands.leave,
        commands.confirm,
        commands.mine,
        commands.standings,
        commands.cross,
        commands.tables,
        commands.rules,
        commands.history,
        commands.export,
        commands.ask,
    ),
    clicks=CLICKS,
    forms=FORMS,
    help=(HelpPage("help-league", 57),),
)
