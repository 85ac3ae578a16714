"""What ratings bring to the bot."""

from bot.core.features import Feature, HelpPage
from bot.history.ratings.clicks import share_profile
from bot.history.ratings.commands import profile, rating
from bot.history.ratings.ids import ProfileClick

FEATURE = Feature(
    commands=(rating, profile),
    clicks={ProfileClick.SHARE: share_profile},
    help=(HelpPage("help-ratings", 55),),
)
