### Matches whose game can’t be loaded.

game-missing = **{ $game } can’t be loaded at the moment, so this match is on hold.** The clocks are stopped, everyone keeps their seat, and nothing is lost. The match will continue as soon as the game is available again.
game-back = **{ $game } is available again.** The match continues, and the clocks are running.
