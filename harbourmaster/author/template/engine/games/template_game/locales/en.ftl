### English texts of Template game.

template-game-name = Template game
template-game-tagline = Play your highest card at the right time: a game for 2 to 4 players
template-game-help =
    {"**"}Aim.** Win the most rounds.

    {"**"}A round.** Each player in turn plays a card from their hand. The highest card wins the round and scores a point.
template-game-robot-random = Random
    .about = Plays any card.

template-game-points = Points
template-game-ask = Which card do you play?
template-game-card = Card { $card }
template-game-played = { $who } plays card { $card }.
template-game-won = { $who } wins the round.

template-game-heading = Round { $round } of { $rounds }
template-game-over = The end
template-game-row = { $who }: { $own }.
template-game-table = On the table: card { $card }.
template-game-hand = In your hand: card { $card }.

template-game-picture-player = Player { $seat }
