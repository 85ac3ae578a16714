### Deutsche Texte der Laternenauktion.

lantern-bids-name = Laternenauktion
lantern-bids-tagline = Überbiete die anderen für die hellsten Laternen: ein Spiel für 2 bis 5
lantern-bids-help =
    {"**"}Ziel.** Gewinne Laternen. Jede bringt so viele Punkte, wie auf ihr steht.

    {"**"}Eine Runde.** Eine Laterne von 1 bis 10 wird aufgedeckt. Alle bieten verdeckt eine Karte aus der Hand. Das höchste Gebot, das nur einmal vorkommt, gewinnt die Laterne. Das Spiel endet nach fünf Runden, wenn alle Karten gespielt sind.
lantern-bids-robot-random = Zufall
    .about = Bietet irgendeine Karte.
lantern-bids-robot-steady = Stetig
    .about = Bietet hoch für helle Laternen.

lantern-bids-points = Punkte
lantern-bids-ask = Welche Karte bietest du?
lantern-bids-card = Karte { $card }
lantern-bids-turned = Laterne { $lantern } wird versteigert.
lantern-bids-chosen = { $who } hat ein Gebot gewählt.
lantern-bids-chose = Du bietest Karte { $card }.
lantern-bids-bid = { $who } bietet Karte { $card }.
lantern-bids-won = { $who } gewinnt die Laterne.
lantern-bids-tied = Gleichstand: Niemand bekommt die Laterne.

lantern-bids-heading = Runde { $round } von { $rounds }: Laterne { $lantern }
lantern-bids-over = Das Ende
lantern-bids-row = { $who }: { $own }.
lantern-bids-row-chosen = { $who }: { $own }, hat gewählt.
lantern-bids-hand = In deiner Hand: { $cards }.

lantern-bids-picture-player = Platz { $seat }
lantern-bids-picture-rules = Das höchste einzelne Gebot gewinnt
