### Deutsche Texte von Template game.

template-game-name = Template game
template-game-tagline = Spiel deine höchste Karte im richtigen Moment: ein Spiel für 2 bis 4
template-game-help =
    {"**"}Ziel.** Gewinne die meisten Runden.

    {"**"}Eine Runde.** Reihum spielen alle eine Karte aus der Hand. Die höchste Karte gewinnt die Runde und bringt einen Punkt.
template-game-robot-random = Zufall
    .about = Spielt irgendeine Karte.

template-game-points = Punkte
template-game-ask = Welche Karte spielst du?
template-game-card = Karte { $card }
template-game-played = { $who } spielt Karte { $card }.
template-game-won = { $who } gewinnt die Runde.

template-game-heading = Runde { $round } von { $rounds }
template-game-over = Das Ende
template-game-row = { $who }: { $own }.
template-game-table = Auf dem Tisch: Karte { $card }.
template-game-hand = In deiner Hand: Karte { $card }.

template-game-picture-player = Platz { $seat }
