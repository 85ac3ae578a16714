### English texts of Buoys.

## The game
buoys-name = Buoys
buoys-tagline = Three buoys in a row: an abstract game for 2 players
buoys-help =
    {"**"}Aim.** Be the first to have three buoys in a row, a column or a diagonal.

    {"**"}A turn.** Lay a buoy in a free field. If all nine fields are taken and there is no row, the game is a draw.
buoys-robot-wild = Wild
    .about = Lays buoys at random.
buoys-robot-pilot = Pilot
    .about = Completes its rows and blocks yours.

## Moves
buoys-ask = Where do you lay a buoy?
buoys-field = { $field }
buoys-laid = { $who } lays a buoy in { $field }.
buoys-win = Win

## The end
buoys-row = Three buoys in a row.
buoys-resigned = The opponent has resigned.
buoys-agreed = The players agreed to a draw.
buoys-full = The harbour is full.

## The board
buoys-heading = Move { $move }
buoys-over = The game is over
buoys-line = { $who }: { $fields }
buoys-glance = { $heading }.

## The picture
buoys-picture-title = Buoys
buoys-picture-player = Player { $seat }
buoys-picture-end = The end
