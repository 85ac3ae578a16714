"""What people's data bring to the bot."""

from bot.core.features import Button, Feature
from bot.privacy.clicks import ask, ask_twice, forget_me, hand_out
from bot.privacy.commands import data
from bot.privacy.ids import PrivacyClick
from bot.settings.person_panel import PLACE
from bot.words.layout import Style

FEATURE = Feature(
    commands=(data,),
    clicks={
        PrivacyClick.EXPORT: hand_out,
        PrivacyClick.FORGET: ask,
        PrivacyClick.SURE: ask_twice,
        PrivacyClick.YES: forget_me,
    },
    buttons=(
        Button(place=PLACE, click=PrivacyClick.EXPORT, label="button-export-me", order=1),
        Button(place=PLACE, click=PrivacyClick.FORGET, label="button-forget-me", style=Style.danger, order=2),
    ),
)
