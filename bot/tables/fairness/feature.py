"""What fairness brings to the bot."""

from bot.core.features import Button, Feature, HelpPage, form_of, on_match
from bot.matches.match.buttons import FINAL, FINISHED, OPEN_TO_CHARMS, OVER
from bot.tables.fairness import charms, clicks
from bot.tables.fairness.commands import record, verify
from bot.tables.fairness.ids import FairnessClick
from bot.tables.fairness.send import send

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
