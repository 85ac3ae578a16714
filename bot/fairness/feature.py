"""What fairness brings to the bot."""

from bot.core.features import Button, Feature, HelpPage, form_of, on_match
from bot.fairness import charms, clicks
from bot.fairness.commands import record, verify
from bot.fairness.ids import FairnessClick
from bot.fairness.send import send
from bot.match.buttons import OVER
from bot.posts.messages import FINAL
from bot.posts.status_card import FINISHED, OPEN_TO_CHARMS

FEATURE = Feature(
    commands=(verify, record),
    clicks={
        FairnessClick.CHARM: on_match(clicks.show),
        FairnessClick.CHARMPICK: clicks.pick,
        FairnessClick.CHARMWORDS: clicks.add_words,
        FairnessClick.VERIFY: on_match(clicks.show_verification),
        FairnessClick.RECORD: on_match(clicks.show_record),
    },
    forms={FairnessClick.CHARMFORM: form_of(charms.words_form)},
    buttons=(
        Button(place=OPEN_TO_CHARMS, click=FairnessClick.CHARM, label="button-charm", order=10),
        Button(place=OVER, click=FairnessClick.RECORD, label="button-record", order=20),
        Button(place=FINAL, click=FairnessClick.VERIFY, label="button-verify", order=50),
        Button(place=FINISHED, click=FairnessClick.VERIFY, label="button-verify", order=80),
    ),
    help=(HelpPage("help-charms", 15),),
    send=send,
)
