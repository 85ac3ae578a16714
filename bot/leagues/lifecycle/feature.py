"""Messages of seasons."""

from bot.core.features import Feature
from bot.leagues.lifecycle import losing
from bot.leagues.lifecycle.send import place_of, send
from host.core.owners import SEASON

FEATURE = Feature(send=send, look=losing.look, places={SEASON: place_of})
