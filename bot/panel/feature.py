"""What the match panel brings to the bot."""

from bot.core.features import Button, Feature, on_match
from bot.panel.commands import match_panel
from bot.panel.ids import PanelClick
from bot.panel.show import show_match
from bot.posts.status_card import ACT, FINISHED

FEATURE = Feature(
    commands=(match_panel,),
    clicks={PanelClick.MATCH: on_match(show_match)},
    buttons=tuple(
        Button(place=place, click=PanelClick.MATCH, label="button-match", order=95)
        for place in (ACT, FINISHED)
    ),
)
