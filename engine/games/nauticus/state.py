"""The state of a Nauticus game, with methods that change one part of it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engine.core.model import Seat, State
from engine.core.randomness.chance import Chance
from engine.games.nauticus.actions import Berth, Place
from engine.games.nauticus.components import (
    PART_INDEX,
    PHASES,
    ROUNDS,
    SHORT_BY,
    TILES,
    Part,
    Tile,
)
from engine.games.nauticus.edition import Edition
from engine.games.nauticus.player import Player
from engine.games.nauticus.steps import AnyStep
from engine.games.nauticus.steps.reward import ChooseReward


class RoundSetup(Struct, frozen=True):
    """A round's layout: the space at which the wheel's anchor points, and the action tile on each space."""

    anchor: int
    tiles: tuple[Tile, ...]


class NauticusState(State, frozen=True):
    """Everything on the table.

    `stack` contains the pending steps.
    """

    stack: tuple[AnyStep, ...]
    edition: Edition
    chance: Chance
    players: tuple[Player, ...]
    stock: tuple[int, ...]
    """Number of remaining tiles for each part, in the order of PARTS."""
    rounds: tuple[RoundSetup, ...] = ()
    played: tuple[int, ...] = ()
    """Spaces whose tiles were flipped in this round, in order. The first one has the anchor tile."""
    in_play: int | None = None
    """The space whose action is in play, or None before the action is chosen."""
    is_short: bool = False
    """Whether the game has fewer rounds than in the rule book."""

    @property
    def seats(self) -> int:
        """Return the number of seats."""
        return len(self.players)

    @property
    def setup(self) -> RoundSetup:
        """Return the current round's layout."""
        return self.rounds[-1]

    @property
    def last_round(self) -> int:
        """Return the last round's number."""
        return ROUNDS[self.seats] - (SHORT_BY if self.is_short else 0)

    @property
    def phases_over(self) -> int:
        """Return the number of action phases that have been completed."""
        return (len(self.rounds) - 1) * PHASES + len(self.played)

    @property
    def start_seat(self) -> Seat:
        """Return the phase's start player.

        The start player marker moves one seat after each phase, and at no other time (6).
        """
        return self.phases_over % self.seats

    @property
    def blue(self) -> int:
        """Return the number of blue workers for the action in play."""
        return 0 if self.in_play is None else self.edition.blue(self.in_play, self.setup.anchor)

    @property
    def tile(self) -> Tile | None:
        """Return the action in play, or None before it is chosen."""
        return None if self.in_play is None else self.setup.tiles[self.in_play]

    def has(self, part: Part) -> bool:
        """Return whether the stock has a tile of the given kind."""
        return self.stock[PART_INDEX[part]] > 0

    def can_store(self, seat: Seat, part: Part) -> bool:
        """Return whether the stock has a tile of the given kind and the seat's storage has room for it."""
        return self.has(part) and self.players[seat].has_room(part)

    def with_player(self, seat: Seat, player: Player) -> NauticusState:
        """Return a copy of the state with one player replaced."""
        return replace(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    def gain(self, seat: Seat, *, taler: int = 0, workers: int = 0, vp: int = 0) -> NauticusState:
        """Return the state after adding resources to a seat.

        Negative numbers are payments.
        """
        return self.with_player(seat, self.players[seat].gained(taler=taler, workers=workers, vp=vp))

    def receive(self, seat: Seat, part: Part, to: Place) -> NauticusState:
        """Return the state after moving a tile from the stock to storage or to the yard."""
        index = PART_INDEX[part]
        stock = (*self.stock[:index], self.stock[index] - 1, *self.stock[index + 1 :])
        drawn = replace(self, stock=stock)
        if isinstance(to, Berth):
            return drawn.lay(seat, part, to)
        return drawn.with_player(seat, drawn.players[seat].stored(part))

    def lay(self, seat: Seat, part: Part, berth: Berth) -> NauticusState:
        """Return the state after adding a tile to the yard.

        If the tile finishes a ship, choosing the ship's rewards is the next step (4).
        """
        player = self.players[seat].laid(part, berth)
        state = self.with_player(seat, player)
        if (
            part[0] == "s"
            and isinstance(berth.ship, int)
            and (ship := player.ships[berth.ship - 1]).is_finished
        ):
            return state.push(ChooseReward(seat, berth.ship, len(ship.masts)))
        return state

    def deal_round(self, anchor: int) -> NauticusState:
        """Return the state after turning the wheel to `anchor` and shuffling the action tiles."""
        tiles, chance = self.chance.shuffle(TILES)
        return replace(
            self,
            chance=chance,
            rounds=(*self.rounds, RoundSetup(anchor, tiles)),
            played=(),
        )
