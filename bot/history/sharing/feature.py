"""What sharing brings to the bot."""

from bot.core.features import Button, Feature, on_match
from bot.history.analysis.messages import ANALYSED
from bot.history.sharing.clicks import film, share, share_analysis
from bot.history.sharing.ids import SharingClick
from bot.history.sharing.send import send
from bot.matches.match.buttons import FINAL, FINISHED

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
