"""What settings bring to the bot."""

from bot.core.features import Feature, HelpPage
from bot.matches.settings.clicks import change
from bot.matches.settings.commands import me, never_with, server, times
from bot.matches.settings.ids import Setting, click_name

FEATURE = Feature(
    commands=(me, times, never_with, server),
    clicks={click_name(setting): change(setting) for setting in Setting},
    help=(HelpPage("help-settings", 60),),
)
