"""What rematches bring to the bot."""

from bot.core.features import Button, Feature, on_match
from bot.posts.messages import FINAL
from bot.posts.status_card import FINISHED
from bot.rematch.clicks import play_again
from bot.rematch.ids import RematchClick
from bot.words.layout import Style

FEATURE = Feature(
    clicks={RematchClick.REMATCH: on_match(play_again)},
    buttons=tuple(
        Button(
            place=place, click=RematchClick.REMATCH, label="button-rematch", style=Style.success, order=order
        )
        for place, order in ((FINAL, 10), (FINISHED, 50))
    ),
)
