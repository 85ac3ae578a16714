### English texts of Tic-tac-toe.

tic-tac-toe-name = Tic-tac-toe
tic-tac-toe-tagline = Three in a row: a game for 2 players
tic-tac-toe-help =
    {"**"}Aim.** Be the first to have three marks in a row, a column or a diagonal.

    {"**"}A turn.** Place a mark on a free field. If all fields are taken and no one has a row, the game is a draw.
tic-tac-toe-robot-random = Random
    .about = Places marks at random.
tic-tac-toe-robot-careful = Careful
    .about = Completes its own rows and blocks yours.

tic-tac-toe-win = Win
tic-tac-toe-ask = Where do you place your mark?
tic-tac-toe-field = { $field }
tic-tac-toe-placed = { $who } places a mark on { $field }.

tic-tac-toe-because-row = Three in a row.
tic-tac-toe-because-full = All fields are taken.
tic-tac-toe-because-resigned = The opponent resigned.
tic-tac-toe-because-agreed = The players agreed to a draw.

tic-tac-toe-heading = Move { $move }
tic-tac-toe-over = The end
tic-tac-toe-line = { $who }: { $fields }

tic-tac-toe-picture-rules = Three in a row win
tic-tac-toe-picture-player = Player { $seat }
