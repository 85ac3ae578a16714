"""What the tide brings to the bot."""

from bot.core.features import Feature, HelpPage, on_match
from bot.tide.clicks import mark
from bot.tide.commands import set_tide
from bot.tide.ids import TideClick
from bot.tide.send import send

FEATURE = Feature(
    commands=(set_tide,),
    clicks={TideClick.MARK: on_match(mark)},
    send=send,
    help=(HelpPage("help-tide", 99),),
)
