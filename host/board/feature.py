"""The board of a server, kept up to date."""

from __future__ import annotations

from host.board import server_board
from host.board.kinds import BoardPost, RefreshBoard
from host.core.features import Feature, Phase, Subscription
from host.match.events import BroughtIn, ChannelChanged, Committed, Ended, TableChanged
from host.settings.events import ServerSettingsChanged

FEATURE = Feature(
    timers=RefreshBoard,
    ring=server_board.ring,
    posts=BoardPost,
    subscriptions=(
        Subscription(Committed, Phase.REST, server_board.note_change),
        Subscription(Ended, Phase.REST, server_board.note_change),
        Subscription(TableChanged, Phase.REST, server_board.note_change),
        Subscription(BroughtIn, Phase.REST, server_board.note_change),
        Subscription(ChannelChanged, Phase.REST, server_board.note_change),
        Subscription(ServerSettingsChanged, Phase.TELL, server_board.move),
    ),
)
