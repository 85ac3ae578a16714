### Polskie teksty gry Template game.

template-game-name = Template game
template-game-tagline = Zagraj najwyższą kartę we właściwej chwili: gra dla 2–4 osób
template-game-help =
    {"**"}Cel.** Wygraj najwięcej rund.

    {"**"}Runda.** Każda osoba po kolei zagrywa kartę z ręki. Najwyższa karta wygrywa rundę i daje punkt.
template-game-robot-random = Los
    .about = Zagrywa dowolną kartę.

template-game-points = Punkty
template-game-ask = Którą kartę zagrywasz?
template-game-card = Karta { $card }
template-game-played = { $who } zagrywa kartę { $card }.
template-game-won = { $who } wygrywa rundę.

template-game-heading = Runda { $round } z { $rounds }
template-game-over = Koniec
template-game-row = { $who }: { $own }.
template-game-table = Na stole: karta { $card }.
template-game-hand = W ręce: karta { $card }.

template-game-picture-player = Miejsce { $seat }
