"""What ratings bring to the bot."""

from bot.core.features import Feature, HelpPage
from bot.ratings.clicks import share_profile
from bot.ratings.commands import profile, rating
from bot.ratings.ids import ProfileClick

FEATURE = Feature(
    commands=(rating, profile),
    clicks={ProfileClick.SHARE: share_profile},
    help=(HelpPage("help-ratings", 55),),
)
