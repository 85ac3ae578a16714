"""What leagues bring to the bot."""

from bot.core.features import Feature, HelpPage
from bot.leagues.commands import commands
from bot.leagues.commands.clicks import CLICKS, FORMS
from bot.leagues.lifecycle import losing
from bot.leagues.lifecycle.send import place_of, send
from host.core.owners import SEASON

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
    send=send,
    look=losing.look,
    places={SEASON: place_of},
)
