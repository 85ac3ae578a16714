"""What sharing brings to the bot."""

from bot.analysis.messages import ANALYSED
from bot.core.features import Button, Feature, on_match
from bot.posts.messages import FINAL
from bot.posts.status_card import FINISHED
from bot.sharing.clicks import film, share, share_analysis
from bot.sharing.ids import SharingClick
from bot.sharing.send import send

FEATURE = Feature(
    clicks={
        SharingClick.CARD: on_match(share),
        SharingClick.FILM: on_match(film),
        SharingClick.ANALYSIS: on_match(share_analysis),
    },
    buttons=(
        Button(place=FINAL, click=SharingClick.CARD, label="button-share", order=20),
        Button(place=FINAL, click=SharingClick.FILM, label="button-film", order=30),
        Button(place=ANALYSED, click=SharingClick.ANALYSIS, label="button-share", order=10),
        Button(place=FINISHED, click=SharingClick.CARD, label="button-share", order=60),
        Button(place=FINISHED, click=SharingClick.FILM, label="button-film", order=70),
    ),
    send=send,
)
