"""What questions to the people of a match bring to the bot."""

from bot.core.features import Feature, HelpPage
from bot.vote.clicks import vote
from bot.vote.ids import VoteClick
from bot.vote.send import send

FEATURE = Feature(clicks={VoteClick.VOTE: vote}, help=(HelpPage("help-together", 40),), send=send)
