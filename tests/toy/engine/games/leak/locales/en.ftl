### English texts of Leak.

## The game
leak-name = Leak
leak-tagline = Bail together before the boat sinks: a cooperative game for 3 to 6 players
leak-help =
    {"**"}Aim.** Survive four waves together. If the boat leaks twice, it sinks and all players lose.

    {"**"}A wave.** The wave shows how much water comes in. Each player in turn bails with one card: a cup bails one, a pail two and a pump three. Hands are secret. If too little is bailed, the boat leaks, and the player who bailed the least goes overboard and is out of the game.
leak-robot-wild = Wild
    .about = Plays any card.
leak-robot-bailer = Bailer
    .about = Bails its share of the water.

## Pieces
leak-card-cup = cup
leak-card-pail = pail
leak-card-pump = pump
leak-leaks = Leaks

## The wave
leak-wave-low = A low wave: { $water } water.
leak-wave-high = A high wave: { $water } water.
leak-ask = What do you bail with?
leak-bailed = { $who } bails with a { $card }.
leak-dry = The boat stays dry.
leak-overboard = The boat leaks, and { $who } goes overboard.

## The end
leak-survived = The boat has survived all waves.
leak-sunk = The boat has sunk.

## The board
leak-heading = Wave { $wave } of { $waves }, leaks: { $leaks } of { $most }
leak-over = The voyage is over
leak-left = Water to bail: { $water }
leak-line = { $who }: { $cards ->
    [one] one card
   *[other] { $cards } cards
}
leak-line-overboard = { $who }: overboard
leak-hand = Your hand: { $cards }
leak-glance = { $heading }.

## The picture
leak-picture-water = Water
leak-picture-leaks = Leaks
leak-picture-overboard = overboard
leak-picture-player = Player { $seat }
leak-picture-end = The end
